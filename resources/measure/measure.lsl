// Weighbridge: reports what the region says objects cost.
//
// This script was never run in world: no region was at hand. It is written after the wiki's pages
// on llGetObjectDetails and llSensor. If a line looks wrong, compare it with the viewer's own
// window (Build > Weights, or "More info" in the build floater).
//
// How to use it
//   1. Drop it into a box of its own, near what you want to measure.
//   2. Touch the box. It reports itself, then the nearest objects around it, in your chat only.
//   3. Give the chat log, or the lines copied from it, to Weighbridge:
//      weighbridge report market.weighbridge --measured chat.txt
//
// One line an object, roots only. "name" comes last, for it may hold anything:
//   weighbridge/1; id=...; physics=...; streaming=...; server=...; land_impact=...; parts=...; scripts=...;
//   physical=...; name=...; end
//
// The box counts this script as its own. A sweep finds 32 objects at most, the nearest ones: move
// the box and touch it again for others. "parts" may be 0 for objects of somebody else.

float RANGE = 96.0; // metres; llSensor goes no farther

report(key id)
{
    list known = llGetObjectDetails(id, [OBJECT_PHYSICS_COST, OBJECT_STREAMING_COST,
        OBJECT_SERVER_COST, OBJECT_PRIM_EQUIVALENCE, OBJECT_PRIM_COUNT,
        OBJECT_TOTAL_SCRIPT_COUNT, OBJECT_PHYSICS, OBJECT_NAME]);
    if (llGetListLength(known) < 8) return; // it has gone

    llOwnerSay("weighbridge/1; id=" + (string)id
        + "; physics=" + llList2String(known, 0)
        + "; streaming=" + llList2String(known, 1)
        + "; server=" + llList2String(known, 2)
        + "; land_impact=" + llList2String(known, 3)
        + "; parts=" + llList2String(known, 4)
        + "; scripts=" + llList2String(known, 5)
        + "; physical=" + llList2String(known, 6)
        + "; name=" + llList2String(known, 7) + "; end");
}

default
{
    state_entry()
    {
        llOwnerSay("Touch this object to report what it and the objects around it cost.");
    }

    on_rez(integer start)
    {
        llResetScript();
    }

    touch_start(integer count)
    {
        if (llDetectedKey(0) != llGetOwner()) return;
        report(llGetLinkKey(!!llGetLinkNumber())); // the root, also where there is only one prim
        llSensor("", NULL_KEY, ACTIVE | PASSIVE, RANGE, PI);
    }

    sensor(integer count)
    {
        integer i;
        for (i = 0; i < count; ++i) report(llDetectedKey(i));
        llOwnerSay((string)count + " objects around it were reported.");
    }

    no_sensor()
    {
        llOwnerSay("No objects around it within " + (string)llRound(RANGE) + " m.");
    }
}
