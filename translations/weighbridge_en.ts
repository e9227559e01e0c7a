<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>PartFacts</name>
    <message numerus="yes">
        <source>physics mesh of %Ln triangle(s)</source>
        <translation>
            <numerusform>physics mesh of %Ln triangle</numerusform>
            <numerusform>physics mesh of %Ln triangles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>decomposed into %Ln hull(s)</source>
        <translation>
            <numerusform>decomposed into %Ln hull</numerusform>
            <numerusform>decomposed into %Ln hulls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>base hull of %Ln point(s)</source>
        <translation>
            <numerusform>base hull of %Ln point</numerusform>
            <numerusform>base hull of %Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model</name>
    <message numerus="yes">
        <source>What {count} of its parts cost is unknown: their meshes are missing or damaged.</source>
        <extracomment>why.unknown</extracomment>
        <translation>
            <numerusform>What one of its parts costs is unknown: its mesh is missing or damaged.</numerusform>
            <numerusform>What {count} of its parts cost is unknown: their meshes are missing or damaged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} more parts: physics {physics} PE, streaming {streaming} PE in all</source>
        <extracomment>explain.more_parts</extracomment>
        <translation>
            <numerusform>One more part: physics {physics} PE, streaming {streaming} PE</numerusform>
            <numerusform>{count} more parts: physics {physics} PE, streaming {streaming} PE in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {count} smaller terms, {value} {unit} in all</source>
        <extracomment>html.more_terms</extracomment>
        <translation>
            <numerusform>and a smaller term, {value} {unit}</numerusform>
            <numerusform>and {count} smaller terms, {value} {unit} in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be set physical: it has {count} parts, and up to {limit} are allowed.</source>
        <extracomment>explain.can_be_physical_counted</extracomment>
        <translation>
            <numerusform>It can be set physical: it has one part, and up to {limit} are allowed.</numerusform>
            <numerusform>It can be set physical: it has {count} parts, and up to {limit} are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {count} more, listed in the appendix</source>
        <extracomment>html.differing_more</extracomment>
        <translation>
            <numerusform>and one more, listed in the appendix</numerusform>
            <numerusform>and {count} more, listed in the appendix</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wb::ui::LinksetEditor</name>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n part</numerusform>
            <numerusform>%n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n script(s)</source>
        <translation>
            <numerusform>%n script</numerusform>
            <numerusform>%n scripts</numerusform>
        </translation>
    </message>
</context>
</TS>
