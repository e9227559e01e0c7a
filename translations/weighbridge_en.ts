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
