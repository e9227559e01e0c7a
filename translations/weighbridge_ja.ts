<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New window</source>
        <translation>新しいウィンドウ(&amp;N)</translation>
    </message>
    <message>
        <source>Open a new, empty window</source>
        <translation>ファイルを開かずに、別のウィンドウを開きます</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Close file</source>
        <translation>ファイルを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export table as CSV…</source>
        <translation>表を CSV にエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>画像をエクスポート(&amp;P)…</translation>
    </message>
    <message>
        <source>Save the 3D view as a picture</source>
        <translation>3D ビューを画像として書き出します</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Close all windows</source>
        <translation>すべてのウィンドウを閉じます</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>最後の変更を取り消します</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>最後に取り消した変更をやり直します</translation>
    </message>
    <message>
        <source>Copy &amp;explanation</source>
        <translation>説明をコピー(&amp;E)</translation>
    </message>
    <message>
        <source>Copy the explanation of the selected object&apos;s cost as plain text</source>
        <translation>選択したオブジェクトのコストの説明を、プレーンテキストでコピーします</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>選択を解除(&amp;N)</translation>
    </message>
    <message>
        <source>Clear the selection and its highlights</source>
        <translation>選択と、それによる強調表示を解除します</translation>
    </message>
    <message>
        <source>&amp;Frame selection</source>
        <translation>選択範囲を表示(&amp;F)</translation>
    </message>
    <message>
        <source>Frame the selection in the 3D view, or everything if nothing is selected</source>
        <translation>選択したもの、または全体を 3D ビューに収めて表示します</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面表示(&amp;U)</translation>
    </message>
    <message>
        <source>Turn full-screen mode on or off</source>
        <translation>全画面表示をオンまたはオフにします</translation>
    </message>
    <message>
        <source>&amp;Restore layout</source>
        <translation>レイアウトを元に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>これは何?(&amp;W)</translation>
    </message>
    <message>
        <source>Click anything in the window to learn what it means</source>
        <translation>ウィンドウの中の知りたいものをクリックして、その意味を調べます</translation>
    </message>
    <message>
        <source>&amp;Keyboard…</source>
        <translation>キーボード(&amp;K)…</translation>
    </message>
    <message>
        <source>List all keyboard shortcuts and mouse actions</source>
        <translation>キーボードショートカットとマウス操作の一覧を表示します</translation>
    </message>
    <message>
        <source>&amp;About Weighbridge</source>
        <translation>Weighbridge について(&amp;A)</translation>
    </message>
    <message>
        <source>Show the version and license</source>
        <translation>バージョンとライセンスを表示します</translation>
    </message>
    <message>
        <source>Compare with &amp;measured costs…</source>
        <translation>実測コストと比較(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>目次(&amp;C)</translation>
    </message>
    <message>
        <source>Read how costs are calculated and how to use the program</source>
        <translation>コストの成り立ちと、プログラムの使い方を読みます</translation>
    </message>
    <message>
        <source>Find the constants that best match the measured costs</source>
        <translation>コストが実測値に最も近くなる定数を探します</translation>
    </message>
    <message>
        <source>&amp;Fill outward</source>
        <translation>外側へ埋める(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Delete inward</source>
        <translation>内側へ削る(&amp;D)</translation>
    </message>
    <message>
        <source>Make &amp;solid</source>
        <translation>中実にする(&amp;S)</translation>
    </message>
    <message>
        <source>D&amp;ivide</source>
        <translation>分割(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>結合(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keep ray</source>
        <translation>レイを残す(&amp;K)</translation>
    </message>
    <message>
        <source>Save pa&amp;ge…</source>
        <translation>ページを保存(&amp;G)…</translation>
    </message>
    <message>
        <source>Save an explanation of the selected object&apos;s cost, or a report on all objects, as an HTML or PDF page with a picture</source>
        <translation>選択したオブジェクトのコストの説明、または全オブジェクトのレポートを、画像付きの HTML または PDF のページとして書き出します</translation>
    </message>
    <message>
        <source>Compare with another &amp;version…</source>
        <translation>別のバージョンと比較(&amp;V)…</translation>
    </message>
    <message>
        <source>Show what costs more or less than in an earlier version of the file</source>
        <translation>ファイルの以前のバージョンと比べて、コストが増えたもの、減ったものを表示します</translation>
    </message>
    <message>
        <source>Open projects, mesh assets, objects, archives, 3D models or octrees; several files open as one scene</source>
        <translation>プロジェクト、メッシュアセット、オブジェクト、アーカイブ、3D モデル、八分木を開きます。複数なら 1 つのシーンになります</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>フォルダーを開く(&amp;F)…</translation>
    </message>
    <message>
        <source>Open all files in a folder as one scene</source>
        <translation>フォルダー内のすべてのファイルを 1 つのシーンとして開きます</translation>
    </message>
    <message>
        <source>Save everything in this window</source>
        <translation>このウィンドウの内容をすべて保存します</translation>
    </message>
    <message>
        <source>Save everything in this window to another file</source>
        <translation>このウィンドウの内容をすべて別のファイルに保存します</translation>
    </message>
    <message>
        <source>Cali&amp;brate…</source>
        <translation>キャリブレーション(&amp;B)…</translation>
    </message>
    <message>
        <source>Export oc&amp;trees…</source>
        <translation>八分木をエクスポート(&amp;T)…</translation>
    </message>
    <message>
        <source>Save the octrees and rays as text (.scene), or the selected octree as an Inexor file (.nxoc)</source>
        <translation>八分木とレイをテキスト (.scene) として、または選択した八分木を Inexor のファイル (.nxoc) として書き出します</translation>
    </message>
    <message>
        <source>Divide the marked cube into eight</source>
        <translation>印を付けた立方体を 8 つに分割します</translation>
    </message>
    <message>
        <source>Add &amp;prims…</source>
        <translation>プリムを追加(&amp;P)…</translation>
    </message>
    <message>
        <source>Add a row of boxes, spheres, cylinders, prisms, tori, tubes or rings</source>
        <translation>箱、球、円柱、角柱、トーラス、チューブ、リングを一列に並べて追加します</translation>
    </message>
    <message>
        <source>Add from &amp;file…</source>
        <translation>ファイルから追加(&amp;F)…</translation>
    </message>
    <message>
        <source>Add the contents of a mesh asset, 3D model, object, octree or project to the scene</source>
        <translation>メッシュアセット、3D モデル、オブジェクト、八分木、プロジェクトの中身をシーンに追加します</translation>
    </message>
    <message>
        <source>Add &amp;octree…</source>
        <translation>八分木を追加(&amp;O)…</translation>
    </message>
    <message>
        <source>Add a solid or empty octree, or one that you type as text</source>
        <translation>中実または空の八分木、あるいはテキストで入力した八分木を追加します</translation>
    </message>
    <message>
        <source>Add &amp;ray…</source>
        <translation>レイを追加(&amp;R)…</translation>
    </message>
    <message>
        <source>Add a ray by typing its origin and direction; to add the ray under the pointer, use Octree &gt; Keep ray</source>
        <translation>原点と方向を入力してレイを追加します。ポインターの下のレイを追加するには、「八分木」メニューの「レイを残す」を選びます</translation>
    </message>
    <message>
        <source>Make o&amp;ctree from selection…</source>
        <translation>選択範囲から八分木を作成(&amp;C)…</translation>
    </message>
    <message>
        <source>Make an octree from each selected part, at the same position, down to a depth that you choose</source>
        <translation>選択したパーツそれぞれから、同じ位置に、選んだ深さまでの八分木を作ります</translation>
    </message>
    <message>
        <source>New re&amp;gion…</source>
        <translation>新しいリージョン(&amp;G)…</translation>
    </message>
    <message>
        <source>Add a region; its kind sets its land capacity</source>
        <translation>リージョンを追加します。土地の許容量は種類で決まります</translation>
    </message>
    <message>
        <source>New p&amp;arcel…</source>
        <translation>新しい区画(&amp;A)…</translation>
    </message>
    <message>
        <source>Add a parcel of a given area to a region</source>
        <translation>リージョンに、指定した面積の区画を追加します</translation>
    </message>
    <message>
        <source>&amp;Move to…</source>
        <translation>移動(&amp;M)…</translation>
    </message>
    <message>
        <source>Move the selection to another region or parcel; positions do not change</source>
        <translation>選択したものを別のリージョンや区画に移します。位置は変わりません</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>複製(&amp;D)…</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>名前の変更(&amp;N)</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>削除(&amp;E)</translation>
    </message>
    <message>
        <source>Delete the selection from the scene</source>
        <translation>選択したものをシーンから削除します</translation>
    </message>
    <message>
        <source>&amp;Link</source>
        <translation>リンク(&amp;L)</translation>
    </message>
    <message>
        <source>Link the selected objects; the one selected last becomes the root</source>
        <translation>選択したオブジェクトをリンクします。最後に選択したものがルートになります</translation>
    </message>
    <message>
        <source>&amp;Unlink</source>
        <translation>リンクを外す(&amp;U)</translation>
    </message>
    <message>
        <source>Unlink each selected part, or every part of a selected object</source>
        <translation>選択した各パーツ、または選択したオブジェクトのすべてのパーツのリンクを外します</translation>
    </message>
    <message>
        <source>&amp;Make physics shape…</source>
        <translation>物理形状を作る(&amp;M)…</translation>
    </message>
    <message>
        <source>Find the cheapest physics shape that is close enough to the selected mesh, or the closest shape within a budget</source>
        <translation>選択したメッシュに十分近い最も安い物理形状、または予算内で最も近い形状を探します</translation>
    </message>
    <message>
        <source>&amp;Compare with current</source>
        <translation>現在と比べる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Use shape</source>
        <translation>形状を使う(&amp;U)</translation>
    </message>
    <message>
        <source>Give the mesh the physics shape selected in the Shapes panel</source>
        <translation>「形状」パネルで選んだ物理形状をメッシュに付けます</translation>
    </message>
    <message>
        <source>&amp;Export shape…</source>
        <translation>形状を書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>設定(&amp;F)…</translation>
    </message>
    <message>
        <source>Use a statistics database to show what a whole grid costs under the current constants</source>
        <translation>統計データベースから、現在の定数でのグリッド全体のコストを表示します</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>並べて表示(&amp;S)</translation>
    </message>
    <message>
        <source>Open gr&amp;id…</source>
        <translation>グリッドを開く(&amp;I)…</translation>
    </message>
    <message>
        <source>Se&amp;lect cube</source>
        <translation>立方体を選ぶ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Extend box to here</source>
        <translation>ここまで広げる(&amp;E)</translation>
    </message>
    <message>
        <source>Extend the selected box to include the marked cell</source>
        <translation>印を付けたセルを含むように、選んだ箱を広げます</translation>
    </message>
    <message>
        <source>&amp;Copy cubes</source>
        <translation>立方体をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected cells, or the marked cell; you can paste them into any octree</source>
        <translation>選んだセル、または印の付いたセルをコピーします。どの八分木にも貼り付けられます</translation>
    </message>
    <message>
        <source>Cu&amp;t cubes</source>
        <translation>立方体を切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the selected cells, or the marked cell, and make them empty</source>
        <translation>選んだセル、または印の付いたセルをコピーして空にします</translation>
    </message>
    <message>
        <source>&amp;Paste cubes</source>
        <translation>立方体を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Paste the copied cells, starting at the selected box&apos;s corner with the lowest coordinates, or in front of the marked face</source>
        <translation>コピーしたセルを、選んだ箱の座標が最小の角から、または印の付いた面の手前に貼り付けます</translation>
    </message>
    <message>
        <source>Push &amp;face in</source>
        <translation>面を押し込む(&amp;F)</translation>
    </message>
    <message>
        <source>Move the marked face of the cube or selected box inward by one-eighth of the cube&apos;s width (Ctrl+wheel)</source>
        <translation>立方体または選んだ箱の、印の付いた面を立方体の幅の 8 分の 1 だけ内側へ動かします (Ctrl とホイール)</translation>
    </message>
    <message>
        <source>Pull f&amp;ace out</source>
        <translation>面を引き出す(&amp;A)</translation>
    </message>
    <message>
        <source>Move the marked face back outward, up to the bounds of the cube</source>
        <translation>面を外側へ戻します。立方体の境界までです</translation>
    </message>
    <message>
        <source>Push &amp;edge in</source>
        <translation>辺を押し込む(&amp;E)</translation>
    </message>
    <message>
        <source>Move the marked edge inward from the marked face by one-eighth of the cube&apos;s width (Shift+wheel)</source>
        <translation>印の付いた辺を、印の付いた面から内側へ立方体の幅の 8 分の 1 だけ動かします (Shift とホイール)</translation>
    </message>
    <message>
        <source>Pull e&amp;dge out</source>
        <translation>辺を引き出す(&amp;D)</translation>
    </message>
    <message>
        <source>Push &amp;corner in</source>
        <translation>角を押し込む(&amp;C)</translation>
    </message>
    <message>
        <source>Move the marked corner inward from the marked face by one-eighth of the cube&apos;s width (Ctrl+Shift+wheel)</source>
        <translation>印の付いた角を、印の付いた面から内側へ立方体の幅の 8 分の 1 だけ動かします (Ctrl、Shift とホイール)</translation>
    </message>
    <message>
        <source>Pull c&amp;orner out</source>
        <translation>角を引き出す(&amp;O)</translation>
    </message>
    <message>
        <source>Mirror along &amp;x</source>
        <translation>x に沿って反転(&amp;X)</translation>
    </message>
    <message>
        <source>Mirror the selected cells, or the marked cube, along the x axis</source>
        <translation>選んだセル、または印の付いた立方体を x 軸に沿って反転します</translation>
    </message>
    <message>
        <source>Mirror along &amp;y</source>
        <translation>y に沿って反転(&amp;Y)</translation>
    </message>
    <message>
        <source>Mirror the selected cells, or the marked cube, along the y axis</source>
        <translation>選んだセル、または印の付いた立方体を y 軸に沿って反転します</translation>
    </message>
    <message>
        <source>Mirror along &amp;z</source>
        <translation>z に沿って反転(&amp;Z)</translation>
    </message>
    <message>
        <source>Mirror the selected cells, or the marked cube, along the z axis</source>
        <translation>選んだセル、または印の付いた立方体を z 軸に沿って反転します</translation>
    </message>
    <message>
        <source>&amp;Rotate around x</source>
        <translation>x 軸で回す(&amp;T)</translation>
    </message>
    <message>
        <source>Rotate the selected cells, or the marked cube, by 90° around the x axis, counterclockwise as seen from its positive end</source>
        <translation>選んだセル、または印の付いた立方体を x 軸の周りに、軸の先から見て反時計回りに 90° 回します</translation>
    </message>
    <message>
        <source>R&amp;otate around y</source>
        <translation>y 軸で回す(&amp;U)</translation>
    </message>
    <message>
        <source>Rotate the selected cells, or the marked cube, by 90° around the y axis, counterclockwise as seen from its positive end</source>
        <translation>選んだセル、または印の付いた立方体を y 軸の周りに、軸の先から見て反時計回りに 90° 回します</translation>
    </message>
    <message>
        <source>Ro&amp;tate around z</source>
        <translation>z 軸で回す(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate the selected cells, or the marked cube, by 90° around the z axis, counterclockwise as seen from its positive end</source>
        <translation>選んだセル、または印の付いた立方体を z 軸の周りに、軸の先から見て反時計回りに 90° 回します</translation>
    </message>
    <message>
        <source>&amp;Delete hulls</source>
        <translation>凸包を削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the selected hulls from the physics shape</source>
        <translation>選択した凸包を物理形状から削除します</translation>
    </message>
    <message>
        <source>Mer&amp;ge hulls</source>
        <translation>凸包をまとめる(&amp;G)</translation>
    </message>
    <message>
        <source>Replace the selected hulls with one hull around them; use Ctrl+click to select several</source>
        <translation>選択した凸包を、それらを囲む 1 つの凸包に置き換えます。Ctrl+クリックで複数選べます</translation>
    </message>
    <message>
        <source>&amp;Split hull…</source>
        <translation>凸包を分ける(&amp;S)…</translation>
    </message>
    <message>
        <source>Split the selected hull in two with a plane</source>
        <translation>選んだ凸包を平面で 2 つに分けます</translation>
    </message>
    <message>
        <source>Add &amp;box hull…</source>
        <translation>箱の凸包を加える(&amp;B)…</translation>
    </message>
    <message>
        <source>Add a box hull to the selected mesh; if the mesh has no hulls, the box becomes its physics shape</source>
        <translation>選択したメッシュに箱の凸包を追加します。メッシュに凸包がなければ、その箱が物理形状になります</translation>
    </message>
    <message>
        <source>Mo&amp;ve vertex…</source>
        <translation>頂点を動かす(&amp;V)…</translation>
    </message>
    <message>
        <source>Move a vertex of the selected hull</source>
        <translation>選んだ凸包の頂点を動かします</translation>
    </message>
    <message>
        <source>&amp;Turn upright</source>
        <translation>起こす(&amp;T)</translation>
    </message>
    <message>
        <source>Read the grid&apos;s measured costs from a CSV file, an LLSD reply or a viewer&apos;s chat log, and show them beside the estimates</source>
        <translation>グリッドが実測したコストを推定値の横に表示します。CSV ファイル、LLSD の応答、ビューアのチャットログを読み込めます</translation>
    </message>
    <message>
        <source>Paste meas&amp;ured costs</source>
        <translation>実測コストを貼り付け(&amp;U)</translation>
    </message>
    <message>
        <source>Paste the measuring script&apos;s chat lines from the clipboard to show the grid&apos;s measured costs beside the estimates</source>
        <translation>グリッドが実測したコストを推定値の横に表示します。クリップボードにある、測定スクリプトのチャットの行を使います</translation>
    </message>
    <message>
        <source>E&amp;xport for the uploader…</source>
        <translation>アップローダー用にエクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>Choose the language, colors, units and keyboard shortcuts, and what the program remembers</source>
        <translation>言語、色、単位、キーボード、プログラムが記憶する内容</translation>
    </message>
    <message>
        <source>Move the marked edge back outward, up to the bounds of the cube</source>
        <translation>印の付いた辺を外側へ戻します。立方体の境界までです</translation>
    </message>
    <message>
        <source>Move the marked corner back outward, up to the bounds of the cube</source>
        <translation>印の付いた角を外側へ戻します。立方体の境界までです</translation>
    </message>
    <message>
        <source>&amp;Box</source>
        <translation>箱(&amp;B)</translation>
    </message>
    <message>
        <source>Filling, deleting and painting change the whole selected box</source>
        <translation>選んだ箱全体に対して、埋める、削る、塗る操作を行います</translation>
    </message>
    <message>
        <source>&amp;Sphere</source>
        <translation>球(&amp;S)</translation>
    </message>
    <message>
        <source>Filling, deleting and painting change the cells of the largest sphere or ellipsoid inside the selected box</source>
        <translation>選んだ箱に収まる最大の球または楕円体のセルに対して、埋める、削る、塗る操作を行います</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>直線(&amp;L)</translation>
    </message>
    <message>
        <source>Filling, deleting and painting change the cells on the line from the first selected cell to the last</source>
        <translation>最初に選んだセルから最後に選んだセルまでの直線上のセルに対して、埋める、削る、塗る操作を行います</translation>
    </message>
    <message>
        <source>Symmetric along &amp;x</source>
        <translation>x に沿って対称(&amp;X)</translation>
    </message>
    <message>
        <source>Filling, deleting and painting are repeated on the other side of the octree, mirrored along the x axis</source>
        <translation>埋める、削る、塗る操作が、x 軸に沿って反転して、八分木の反対側にも行われます</translation>
    </message>
    <message>
        <source>Symmetric along &amp;y</source>
        <translation>y に沿って対称(&amp;Y)</translation>
    </message>
    <message>
        <source>Filling, deleting and painting are repeated on the other side of the octree, mirrored along the y axis</source>
        <translation>埋める、削る、塗る操作が、y 軸に沿って反転して、八分木の反対側にも行われます</translation>
    </message>
    <message>
        <source>Symmetric along &amp;z</source>
        <translation>z に沿って対称(&amp;Z)</translation>
    </message>
    <message>
        <source>Filling, deleting and painting are repeated on the other side of the octree, mirrored along the z axis</source>
        <translation>埋める、削る、塗る操作が、z 軸に沿って反転して、八分木の反対側にも行われます</translation>
    </message>
    <message>
        <source>&amp;Paint kind</source>
        <translation>種類を塗る(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Grow octree</source>
        <translation>八分木を広げる(&amp;G)</translation>
    </message>
    <message>
        <source>Make the octree twice as wide by extending it beyond the marked face; the existing cubes stay in place</source>
        <translation>八分木の幅を、印の付いた面の側へ 2 倍に広げます。立方体の位置は変わりません</translation>
    </message>
    <message>
        <source>&amp;Next area</source>
        <translation>次の領域(&amp;N)</translation>
    </message>
    <message>
        <source>Move the focus to the next area: left panels, 3D view, right panels, bottom panels</source>
        <translation>フォーカスを次の領域へ移します: 左のパネル、3D ビュー、右のパネル、下のパネル</translation>
    </message>
    <message>
        <source>Pre&amp;vious area</source>
        <translation>前の領域(&amp;V)</translation>
    </message>
    <message>
        <source>Move the focus to the previous area</source>
        <translation>フォーカスを前の領域へ移します</translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation>説明(&amp;E)</translation>
    </message>
    <message>
        <source>Show why objects cost what they do</source>
        <translation>オブジェクトのコストの理由を表示します</translation>
    </message>
    <message>
        <source>&amp;Optimize</source>
        <translation>最適化(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Tune</source>
        <translation>調整(&amp;T)</translation>
    </message>
    <message>
        <source>O&amp;ctrees</source>
        <translation>八分木(&amp;C)</translation>
    </message>
    <message>
        <source>Dra&amp;wer</source>
        <translation>引き出し(&amp;W)</translation>
    </message>
    <message>
        <source>Open or close the drawer with the cost table and other lists</source>
        <translation>引き出し (コスト表などの一覧) を開閉します</translation>
    </message>
    <message>
        <source>Close the file but keep the window open</source>
        <translation>ファイルを閉じます。ウィンドウは残ります</translation>
    </message>
    <message>
        <source>Rotate the selection by 90° around the x axis, for models that lie on their backs because their up axis is z, not y</source>
        <translation>選択したものを x 軸まわりに 90° 回転します。y ではなく z が上のために、仰向けになっているモデルに使います</translation>
    </message>
    <message>
        <source>Add copies of the selection, in the same arrangement</source>
        <translation>選択したもののコピーを、最後のオブジェクトの横に作ります</translation>
    </message>
    <message>
        <source>Select the marked cell or leaf so that changes apply to it. Hold Ctrl and drag from cube to cube to select a box; press Esc to deselect it</source>
        <translation>印の付いたセルまたはリーフを選び、変更の対象にします。Ctrl を押して立方体から立方体へドラッグすると箱を選び、Esc で選択を解除します</translation>
    </message>
    <message>
        <source>Give all filled cubes in the selected box the kind and shape of the marked cube</source>
        <translation>選んだ箱の、中身のある立方体すべてを、印の付いた立方体と同じ種類と形にします</translation>
    </message>
    <message>
        <source>Add the ray under the pointer to the scene and follow it step by step in the Ray panel</source>
        <translation>ポインターの下のレイをシーンに残し、「レイ」パネルで一歩ずつ追えるようにします</translation>
    </message>
    <message>
        <source>Save all the files that the uploader needs for the selected object (model, levels of detail, physics) and a page that lists the upload steps</source>
        <translation>選択したオブジェクトについてアップローダーに必要なファイルすべて (モデル、LOD、物理) と、アップロードの手順を示すページを書き出します</translation>
    </message>
    <message>
        <source>Make a model cheaper step by step and export it for the uploader</source>
        <translation>モデルのコストを段階的に下げ、アップローダー用にエクスポートします</translation>
    </message>
    <message>
        <source>Change constants and see what becomes cheaper or more expensive</source>
        <translation>定数を変更し、以前より高くなるものと安くなるものを確認します</translation>
    </message>
    <message>
        <source>Edit octrees and follow rays step by step</source>
        <translation>八分木を編集し、レイを 1 段階ずつたどります</translation>
    </message>
    <message>
        <source>Save every row of the cost table to a CSV file for spreadsheets</source>
        <translation>コスト表のすべての行を、表計算ソフト用の CSV ファイルに書き出します</translation>
    </message>
    <message>
        <source>Rename the item selected in the Scene tree</source>
        <translation>シーンツリーで選択した項目の名前を変えます</translation>
    </message>
    <message>
        <source>Make the selected cells solid, or the cell in front of the marked face at the current grid depth</source>
        <translation>選んだセル、または印を付けた面の手前のセル (表示中の格子の深さ) を中実にします</translation>
    </message>
    <message>
        <source>Make the selected cells empty, or the cell behind the marked face at the current grid depth</source>
        <translation>選んだセル、または印を付けた面の奥のセル (表示中の格子の深さ) を空にします</translation>
    </message>
    <message>
        <source>Make the selected cells, or the marked cube, solid</source>
        <translation>選んだセル、または印の付いた立方体を中実にします</translation>
    </message>
    <message>
        <source>Merge the marked cube with its seven siblings if all eight are solid or all are empty</source>
        <translation>印を付けた立方体と、親が同じほかの 7 つがすべて中実、またはすべて空なら、1 つの立方体にまとめます</translation>
    </message>
    <message>
        <source>Switch the 3D view between the current physics shape and the one selected in the Shapes panel</source>
        <translation>3D ビューの表示を、現在の物理形状と「形状」パネルで選んだ物理形状とで切り替えます</translation>
    </message>
    <message>
        <source>Export the physics shape selected in the Shapes panel: for the uploader, as a mesh asset or in another format</source>
        <translation>「形状」パネルで選んだ物理形状を、アップローダー用、メッシュアセット、またはほかの形式で書き出します</translation>
    </message>
    <message>
        <source>Show or hide a second view of the scene; choose the view in the Compare menu above the 3D view</source>
        <translation>シーンの 2 つ目のビューを表示または非表示にします。ビューは、3D ビューの上の「比較」メニューで選びます</translation>
    </message>
    <message>
        <source>Show &amp;hidden items</source>
        <translation>隠した項目を表示(&amp;H)</translation>
    </message>
    <message>
        <source>Show all hidden items in the 3D view again</source>
        <translation>隠した項目をすべて、再び 3D ビューに表示します</translation>
    </message>
    <message>
        <source>Move all panels of this workspace back to their original places</source>
        <translation>このワークスペースのすべてのパネルを最初の位置に戻します</translation>
    </message>
</context>
<context>
    <name>CellTexts</name>
    <message>
        <source>no region</source>
        <translation>リージョンなし</translation>
    </message>
</context>
<context>
    <name>ColumnText</name>
    <message>
        <source>Source: %1</source>
        <translation>出典: %1</translation>
    </message>
    <message>
        <source>Source: %1 (%2)</source>
        <translation>出典: %1 (%2)</translation>
    </message>
    <message>
        <source>In CSV files: %1</source>
        <translation>CSV ファイルでの名前: %1</translation>
    </message>
</context>
<context>
    <name>Compose</name>
    <message>
        <source>Mainland</source>
        <translation>メインランド</translation>
    </message>
    <message>
        <source>Homestead</source>
        <translation>ホームステッド</translation>
    </message>
    <message>
        <source>Openspace</source>
        <translation>オープンスペース</translation>
    </message>
    <message>
        <source>%1 (%L2 LI)</source>
        <translation>%1 (%L2 LI)</translation>
    </message>
    <message>
        <source>Add prims</source>
        <translation>プリムを追加</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>種類(&amp;K):</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>個数(&amp;H):</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>サイズ(&amp;S):</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>&amp;Copies:</source>
        <translation>コピーの数(&amp;C):</translation>
    </message>
    <message>
        <source>Add octree</source>
        <translation>八分木を追加</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名前(&amp;N):</translation>
    </message>
    <message>
        <source>Octree</source>
        <translation>八分木</translation>
    </message>
    <message>
        <source>&amp;Cubes:</source>
        <translation>立方体(&amp;C):</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>中実</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>You can type S for solid, E for empty, N for indented, or O followed by eight cubes for a divided cube, such as OSEEEEEEE</source>
        <translation>テキストでも入力できます: S は中実、E は空、N はくぼみあり、O とそれに続く 8 つは立方体の分割 (例: OSEEEEEEE)</translation>
    </message>
    <message>
        <source>Add ray</source>
        <translation>レイを追加</translation>
    </message>
    <message>
        <source>&amp;Origin:</source>
        <translation>原点(&amp;O):</translation>
    </message>
    <message>
        <source>&amp;Direction:</source>
        <translation>方向(&amp;D):</translation>
    </message>
    <message>
        <source>Make octree</source>
        <translation>八分木を作成</translation>
    </message>
    <message>
        <source>&amp;Depth:</source>
        <translation>深さ(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Fill:</source>
        <translation>埋め方(&amp;F):</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>表面</translation>
    </message>
    <message>
        <source>New region</source>
        <translation>新しいリージョン</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>リージョン</translation>
    </message>
    <message>
        <source>New parcel</source>
        <translation>新しい区画</translation>
    </message>
    <message>
        <source>&amp;Region:</source>
        <translation>リージョン(&amp;R):</translation>
    </message>
    <message>
        <source>Parcel</source>
        <translation>区画</translation>
    </message>
    <message>
        <source>&amp;Area:</source>
        <translation>面積(&amp;A):</translation>
    </message>
    <message>
        <source>m²</source>
        <translation>m²</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <comment>region, parcel</comment>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>&amp;Region or parcel:</source>
        <translation>リージョンまたは区画(&amp;R):</translation>
    </message>
    <message>
        <source>Cubes: %1</source>
        <translation>立方体: %1</translation>
    </message>
    <message>
        <source>Private region</source>
        <translation>プライベートリージョン</translation>
    </message>
</context>
<context>
    <name>ConstantText</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>In formulas:</source>
        <translation>数式での名前:</translation>
    </message>
    <message>
        <source>Default:</source>
        <translation>既定値:</translation>
    </message>
    <message>
        <source>Range:</source>
        <translation>範囲:</translation>
    </message>
    <message>
        <source>Source:</source>
        <translation>出典:</translation>
    </message>
    <message>
        <source>Confidence:</source>
        <translation>確度:</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>キー:</translation>
    </message>
    <message>
        <source>stated in the published Mesh Physics document or on a later official page</source>
        <translation>公開された Mesh Physics 文書、またはその後の公式ページに書かれている</translation>
    </message>
    <message>
        <source>as computed today by an open-source viewer or simulator</source>
        <translation>オープンソースのビューアまたはシミュレーターが現在そのように計算している</translation>
    </message>
    <message>
        <source>supported by one strong hint or two independent hints</source>
        <translation>独立した 2 つの手がかり、または 1 つの確かな手がかりがある</translation>
    </message>
    <message>
        <source>inferred; only the grid&apos;s operator knows the real value</source>
        <translation>推測。グリッドの運営者以外は誰も知らない</translation>
    </message>
    <message>
        <source>a placeholder; no value was ever published</source>
        <translation>仮の値。公開された値はない</translation>
    </message>
    <message>
        <source>Whether a land impact is rounded up or rounded to the nearest whole number</source>
        <translation>土地負荷を切り上げるか、最も近い整数に丸めるか</translation>
    </message>
    <message>
        <source>cannot be reproduced: %1</source>
        <translation>再現できません: %1</translation>
    </message>
    <message>
        <source>calculated %1, residual %2</source>
        <translation>計算値 %1、残差 %2</translation>
    </message>
    <message>
        <source>%1: measured %2; %3 (%4)</source>
        <translation>%1: 実測値 %2、%3 (%4)</translation>
    </message>
    <message>
        <source>No published measurements.</source>
        <translation>公開された実測値はありません。</translation>
    </message>
    <message>
        <source>Published measurements:</source>
        <translation>公開された実測値:</translation>
    </message>
    <message>
        <source>Which rules turn costs into a land impact: today&apos;s, those of the Mesh Physics document, or OpenSim&apos;s</source>
        <translation>コストから土地負荷を求める規則: 現在のもの、Mesh Physics 文書のもの、または OpenSim のもの</translation>
    </message>
    <message>
        <source>What makes a triangle mesh expensive: narrow triangles or, by the old rule, many triangles in a small box</source>
        <translation>三角形メッシュのコストが何で高くなるか: 細い三角形、または古い規則では小さい箱の中の多数の三角形</translation>
    </message>
    <message>
        <source>Which mesh a missing base hull is made from: the one that today&apos;s viewer uses, or the one that the Mesh Physics document specifies</source>
        <translation>欠けている基本凸包をどのメッシュから作るか: 現在のビューアが使うもの、または Mesh Physics 文書の指定するもの</translation>
    </message>
</context>
<context>
    <name>CubeText</name>
    <message>
        <source>%L1 solid, %L2 indented, %L3 empty, %L4 divided</source>
        <comment>numbers of cubes</comment>
        <translation>中実 %L1、くぼみあり %L2、空 %L3、分割 %L4</translation>
    </message>
    <message>
        <source>%1% of its volume</source>
        <translation>体積の %1%</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>Solid cube</source>
        <translation>中実の立方体</translation>
    </message>
    <message>
        <source>Indented cube</source>
        <translation>くぼみのある立方体</translation>
    </message>
    <message>
        <source>Divided cube</source>
        <translation>分割された立方体</translation>
    </message>
    <message>
        <source>Empty cube</source>
        <translation>空の立方体</translation>
    </message>
    <message>
        <source>It is completely filled.</source>
        <translation>中身が完全に詰まっています。</translation>
    </message>
    <message>
        <source>It is filled between its edges, which are moved inward.</source>
        <translation>内側へ動かした辺の間に中身があります。</translation>
    </message>
    <message>
        <source>It is divided into eight cubes of half its width.</source>
        <translation>幅が半分の 8 つの立方体に分割されています。</translation>
    </message>
    <message>
        <source>It contains nothing; rays pass through it.</source>
        <translation>何も含んでいません。レイは通り抜けます。</translation>
    </message>
    <message>
        <source>Octree</source>
        <translation>八分木</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>含む立方体</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>子</translation>
    </message>
    <message>
        <source>Triangles</source>
        <comment>of cubes of an octree</comment>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>中身あり</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>depth of a cube, and of the deepest cube</comment>
        <translation>%L1 / %L2</translation>
    </message>
    <message>
        <source>none</source>
        <comment>children of a cube</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>path, kind and width of a cube</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1: outside the octree</source>
        <comment>a face</comment>
        <translation>%1: 八分木の外</translation>
    </message>
    <message>
        <source>%1: %2 · %3</source>
        <comment>a face, and path and kind of the cube beside it</comment>
        <translation>%1: %2 · %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>eighths of an edge</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Along %1: from %2 to %3, size %4</source>
        <comment>a cube along an axis</comment>
        <translation>%1 方向: %2～%3、サイズ %4</translation>
    </message>
    <message>
        <source>Edge %1 along %2, between corners %3 and %4: from %5 to %6 (eighths: %7 to %8)</source>
        <translation>辺 %1 (%2 方向、角 %3 と角 %4 の間): %5～%6 (1/8 単位: %7～%8)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a fact about a cube, and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>パス</translation>
    </message>
</context>
<context>
    <name>FilterWords</name>
    <message>
        <source>At character %1: %2</source>
        <translation>%1 文字目: %2</translation>
    </message>
</context>
<context>
    <name>GridText</name>
    <message>
        <source>about %1</source>
        <translation>約 %1</translation>
    </message>
    <message>
        <source>about %1 ± %2</source>
        <comment>an estimate and its error</comment>
        <translation>約 %1 ± %2</translation>
    </message>
    <message>
        <source>Files: %1 · Linksets: %2 · Parts: %3</source>
        <translation>ファイル: %1 · リンクセット: %2 · パーツ: %3</translation>
    </message>
    <message>
        <source>Linksets that cost less: %1 · cost more: %2 · can no longer be physical: %3 · can be physical again: %4</source>
        <translation>安くなるリンクセット: %1 · 高くなる: %2 · 「物理」にできなくなる: %3 · 再びできる: %4</translation>
    </message>
    <message>
        <source>Regions over capacity: known once the exact result is ready.</source>
        <translation>許容量を超えるリージョン: 正確な結果が出ると分かります。</translation>
    </message>
    <message>
        <source>Regions over capacity: %1 · newly over: %2 · no longer over: %3</source>
        <translation>許容量を超えるリージョン: %1 · 新たに超過: %2 · 超過を解消: %3</translation>
    </message>
    <message>
        <source>linksets with unknown costs: %1</source>
        <translation>コストが不明なリンクセット: %1</translation>
    </message>
    <message>
        <source>Exact: every linkset was weighed.</source>
        <translation>正確: すべてのリンクセットを計算しました。</translation>
    </message>
    <message>
        <source>Estimated from %1% of the linksets; 19 times out of 20, the exact result is within the ± range. Calculating the exact result…</source>
        <translation>リンクセットの %1% からの推定です。20 回中 19 回は、正確な値が ± の範囲にあります。正確な値を計算しています…</translation>
    </message>
    <message>
        <source>Land impact (LI): %1 before, %2 now (%3)</source>
        <translation>土地負荷 (LI): 以前 %1、今 %2 (%3)</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <source>en</source>
        <comment>the folder of the help pages in this language</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>定数</translation>
    </message>
    <message>
        <source>restriction</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>active (%1)</source>
        <comment>of a reader: models</comment>
        <translation>有効 (%1)</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>Sandbox restrictions on this computer</source>
        <translation>このコンピューターでのサンドボックスの制限</translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message>
        <source>a an and are as at be by can did do does for from has have how i if in is it its me my of on or should so than that the them then there these this to was we what when where which who why will with would you your</source>
        <extracomment>words that a search in the help ignores because every page has them</extracomment>
        <translation>あの が か から この これ する その それ だ で です と どう なぜ なに に の は ます まで も や よう より を 何 何故</translation>
    </message>
</context>
<context>
    <name>Hulls</name>
    <message>
        <source>Split hull</source>
        <translation>凸包を分ける</translation>
    </message>
    <message>
        <source>&amp;Axis:</source>
        <translation>軸(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;Position:</source>
        <translation>位置(&amp;P):</translation>
    </message>
    <message>
        <source>Add box hull</source>
        <translation>箱の凸包を加える</translation>
    </message>
    <message>
        <source>&amp;Center:</source>
        <translation>中心(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>大きさ(&amp;S):</translation>
    </message>
    <message>
        <source>Move vertex</source>
        <translation>頂点を動かす</translation>
    </message>
    <message>
        <source>&amp;Vertex:</source>
        <translation>頂点(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>移動先(&amp;T):</translation>
    </message>
    <message>
        <source>%L1: %2</source>
        <comment>a corner by its number and place</comment>
        <translation>%L1: %2</translation>
    </message>
    <message>
        <source>Keep the box inside its part, which measures %1.</source>
        <translation>箱をパーツ (%1) の中に移動してください。</translation>
    </message>
    <message>
        <source>Keep the vertex inside its part, which measures %1.</source>
        <translation>頂点をパーツ (%1) の中に移動してください。</translation>
    </message>
</context>
<context>
    <name>KindText</name>
    <message>
        <source>mesh</source>
        <translation>メッシュ</translation>
    </message>
    <message>
        <source>box</source>
        <translation>箱</translation>
    </message>
    <message>
        <source>cylinder</source>
        <translation>円柱</translation>
    </message>
    <message>
        <source>prism</source>
        <translation>角柱</translation>
    </message>
    <message>
        <source>sphere</source>
        <translation>球</translation>
    </message>
    <message>
        <source>torus</source>
        <translation>トーラス</translation>
    </message>
    <message>
        <source>tube</source>
        <translation>チューブ</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>リング</translation>
    </message>
    <message>
        <source>sculpt</source>
        <translation>スカルプト</translation>
    </message>
    <message>
        <source>flexible prim</source>
        <translation>フレキシブルプリム</translation>
    </message>
    <message>
        <source>Prim</source>
        <translation>プリム</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Convex hull</source>
        <translation>凸包</translation>
    </message>
    <message>
        <source>Same as profile</source>
        <translation>断面と同じ</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>円</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>正方形</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>円</translation>
    </message>
    <message>
        <source>square</source>
        <translation>正方形</translation>
    </message>
    <message>
        <source>isosceles triangle</source>
        <translation>二等辺三角形</translation>
    </message>
    <message>
        <source>equilateral triangle</source>
        <translation>正三角形</translation>
    </message>
    <message>
        <source>right triangle</source>
        <translation>直角三角形</translation>
    </message>
    <message>
        <source>half circle</source>
        <translation>半円</translation>
    </message>
    <message>
        <source>line</source>
        <translation>直線</translation>
    </message>
    <message>
        <source>zigzag circle</source>
        <translation>ジグザグの円</translation>
    </message>
    <message>
        <source>Profile: %1, path: %2</source>
        <translation>断面: %1、パス: %2</translation>
    </message>
</context>
<context>
    <name>LanguageName</name>
    <message>
        <source>English</source>
        <translation>日本語</translation>
    </message>
</context>
<context>
    <name>LeafText</name>
    <message>
        <source>face %1</source>
        <translation>面 %1</translation>
    </message>
    <message>
        <source>(%1; %2; %3)</source>
        <comment>x, y and z of a point</comment>
        <translation>(%1; %2; %3)</translation>
    </message>
    <message>
        <source>seen from inside</source>
        <translation>内側から見ています</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>角 %1</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>辺 %1</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>点 %1</translation>
    </message>
    <message>
        <source>leaf %1, depth %2, %3 wide</source>
        <translation>リーフ %1、深さ %2、幅 %3</translation>
    </message>
    <message>
        <source>t %1</source>
        <comment>distance along a ray</comment>
        <translation>t %1</translation>
    </message>
</context>
<context>
    <name>LengthText</name>
    <message>
        <source>%1 %2</source>
        <comment>a number and its unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 × %2 × %3</source>
        <comment>three sides</comment>
        <translation>%1 × %2 × %3</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>a place by x, y and z</comment>
        <translation>%1、%2、%3</translation>
    </message>
</context>
<context>
    <name>ModelText</name>
    <message>
        <source>before %1 → now %2 (%3)</source>
        <translation>以前 %1 → 現在 %2 (%3)</translation>
    </message>
</context>
<context>
    <name>ObjectNames</name>
    <message>
        <source>linkset %1</source>
        <translation>リンクセット %1</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>パーツ %1</translation>
    </message>
    <message>
        <source>octree %1</source>
        <translation>八分木 %1</translation>
    </message>
</context>
<context>
    <name>PartFacts</name>
    <message>
        <source>Triangles, from highest to lowest detail: %1, %2, %3, %4</source>
        <translation>三角形 (詳細度の高い順): %1、%2、%3、%4</translation>
    </message>
    <message numerus="yes">
        <source>physics mesh of %Ln triangle(s)</source>
        <translation>
            <numerusform>三角形 %Ln 個の物理メッシュ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>decomposition into %Ln hull(s)</source>
        <translation>
            <numerusform>%Ln 個の凸包に分解</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>base hull of %Ln vertices</source>
        <translation>
            <numerusform>%Ln 点の基本凸包</numerusform>
        </translation>
    </message>
    <message>
        <source>asset %1</source>
        <translation>アセット %1</translation>
    </message>
    <message>
        <source>root of its linkset</source>
        <translation>リンクセットのルート</translation>
    </message>
</context>
<context>
    <name>PartFieldText</name>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Path cut</source>
        <translation>パスカット</translation>
    </message>
    <message>
        <source>Profile cut</source>
        <translation>断面カット</translation>
    </message>
    <message>
        <source>Hollow</source>
        <translation>中空</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>ひねり</translation>
    </message>
    <message>
        <source>Taper</source>
        <translation>テーパー</translation>
    </message>
    <message>
        <source>Shear</source>
        <translation>シアー</translation>
    </message>
    <message>
        <source>Hole size</source>
        <translation>穴のサイズ</translation>
    </message>
    <message>
        <source>Radius offset</source>
        <translation>半径オフセット</translation>
    </message>
    <message>
        <source>Skew</source>
        <translation>ゆがみ</translation>
    </message>
    <message>
        <source>Revolutions</source>
        <translation>回転数</translation>
    </message>
    <message>
        <source>%1 begin</source>
        <translation>%1 開始</translation>
    </message>
    <message>
        <source>%1 end</source>
        <translation>%1 終了</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>%1 (x, y, z)</source>
        <translation>%1 (x, y, z)</translation>
    </message>
    <message>
        <source>%1 (begin, end)</source>
        <translation>%1 (開始, 終了)</translation>
    </message>
    <message>
        <source>%1 (x, y)</source>
        <translation>%1 (x, y)</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>「%1」の変更</translation>
    </message>
</context>
<context>
    <name>PickText</name>
    <message>
        <source>%1 of %2</source>
        <comment>a part of a linkset</comment>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>%1 vertices</source>
        <translation>頂点 %1 個</translation>
    </message>
    <message>
        <source>hull %1</source>
        <translation>凸包 %1</translation>
    </message>
    <message>
        <source>material %1</source>
        <translation>マテリアル %1</translation>
    </message>
    <message>
        <source>triangle %1</source>
        <translation>三角形 %1</translation>
    </message>
    <message>
        <source>its part uses a different physics shape</source>
        <translation>このパーツは別の物理形状を使います</translation>
    </message>
    <message>
        <source>costs %1 PE, %2% of its part&apos;s physics cost</source>
        <translation>コスト %1 PE、パーツの物理コストの %2%</translation>
    </message>
    <message>
        <source>width %1</source>
        <translation>幅 %1</translation>
    </message>
</context>
<context>
    <name>PictureQuestion</name>
    <message>
        <source> px</source>
        <comment>pixels, behind a number</comment>
        <translation> px</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>画像のエクスポート</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>幅(&amp;W):</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>高さ(&amp;H):</translation>
    </message>
    <message>
        <source>Include the &amp;legend</source>
        <translation>凡例を含める(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>背景を透明にする(&amp;T)</translation>
    </message>
</context>
<context>
    <name>ProblemTexts</name>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>%1 (%L2 times)</source>
        <translation>%1 (%L2 回)</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <comment>a linkset and one of its parts</comment>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <comment>a region and one of its parcels</comment>
        <translation>%1 › %2</translation>
    </message>
</context>
<context>
    <name>ProfileChanges</name>
    <message>
        <source>Change “%1”</source>
        <translation>「%1」の変更</translation>
    </message>
    <message>
        <source>Reset all constants</source>
        <translation>すべての定数をリセット</translation>
    </message>
    <message>
        <source>Use profile %1</source>
        <translation>プロファイル %1 を使用</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 には保存されていない変更があります。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Projects, mesh assets, objects, archives, 3D models and octrees (%1)</source>
        <translation>プロジェクト、メッシュアセット、オブジェクト、アーカイブ、3D モデル、八分木 (%1)</translation>
    </message>
    <message>
        <source>Compare with measured costs</source>
        <translation>実測コストと比較</translation>
    </message>
    <message>
        <source>Measured costs (%1)</source>
        <translation>実測コスト (%1)</translation>
    </message>
    <message>
        <source>Import scenario</source>
        <translation>シナリオのインポート</translation>
    </message>
    <message>
        <source>Profiles (*.json)</source>
        <translation>プロファイル (*.json)</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>別のプログラムによる変更</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it.</source>
        <translation>%1 は、開いた後に別のプログラムによって変更されました。</translation>
    </message>
    <message>
        <source>If you overwrite it, the other program&apos;s changes will be lost.</source>
        <translation>上書きすると、そのプログラムが書き込んだ内容は失われます。</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>上書き(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>The upload would be refused</source>
        <translation>アップロードは拒否されます</translation>
    </message>
    <message>
        <source>Other programs might still be able to read the file.</source>
        <translation>ほかのプログラムなら読み込めるかもしれません。</translation>
    </message>
    <message>
        <source>&amp;Save anyway</source>
        <translation>それでも書き出す(&amp;W)</translation>
    </message>
    <message>
        <source>Files outside the project&apos;s folder</source>
        <translation>プロジェクトのフォルダーの外にあるファイル</translation>
    </message>
    <message>
        <source>%1 uses files outside its own folder.</source>
        <translation>%1 は、自身のフォルダーの外にあるファイルを使っています。</translation>
    </message>
    <message>
        <source>Read them only if you trust the project.</source>
        <translation>プロジェクトを信頼できる場合にだけ読み込んでください。</translation>
    </message>
    <message>
        <source>&amp;Read them</source>
        <translation>読み込む(&amp;R)</translation>
    </message>
    <message>
        <source>Open &amp;without them</source>
        <translation>読み込まずに開く(&amp;W)</translation>
    </message>
    <message>
        <source>Add or open</source>
        <translation>追加または開く</translation>
    </message>
    <message>
        <source>Add %1 to %2, or open it instead?</source>
        <translation>%1 を %2 に追加しますか、代わりに開きますか?</translation>
    </message>
    <message>
        <source>Add the %L1 files to %2, or open them instead?</source>
        <translation>%L1 個のファイルを %2 に追加しますか、代わりに開きますか?</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Open instead</source>
        <translation>代わりに開く(&amp;O)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>保存されていない変更</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>ファイルの置き換え</translation>
    </message>
    <message>
        <source>This will replace %1.</source>
        <comment>one or more file names</comment>
        <translation>%1 が置き換えられます。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>Save them in a project before it is closed? Files that you exported stay as they are.</source>
        <translation>閉じる前にプロジェクトに保存しますか? エクスポートしたファイルはそのまま残ります。</translation>
    </message>
    <message>
        <source>Other files are saved beside this one.</source>
        <translation>このファイルと同じ場所に、ほかのファイルも保存されます。</translation>
    </message>
</context>
<context>
    <name>RayText</name>
    <message>
        <source>entered %1</source>
        <comment>a cube</comment>
        <translation>%1 に入りました</translation>
    </message>
    <message>
        <source>left %1</source>
        <comment>a cube</comment>
        <translation>%1 を出ました</translation>
    </message>
    <message>
        <source>from %1 along %2</source>
        <comment>a ray</comment>
        <translation>%1 から方向 %2</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>何にも当たりません</translation>
    </message>
    <message>
        <source>%1 (octrees entered: %L2, cubes: %L3)</source>
        <translation>%1 (入った八分木: %L2、立方体: %L3)</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>厳密</translation>
    </message>
    <message>
        <source>Inexor</source>
        <translation>Inexor</translation>
    </message>
    <message>
        <source>the bounding sphere</source>
        <translation>バウンディング球</translation>
    </message>
    <message>
        <source>the box around the octree&apos;s filled cubes</source>
        <translation>八分木の中身のある立方体を囲む箱</translation>
    </message>
    <message>
        <source>the cube&apos;s triangles</source>
        <translation>立方体の三角形</translation>
    </message>
    <message>
        <source>the cube&apos;s bounding box</source>
        <translation>立方体のバウンディングボックス</translation>
    </message>
    <message>
        <source>entered %1 after %2</source>
        <translation>%2 で %1 に入りました</translation>
    </message>
    <message>
        <source>missed: %1; the ray passes %2 from %3</source>
        <translation>当たらず: %1。%3 を %2 離れて通ります</translation>
    </message>
    <message>
        <source>hit: %1; its center is %2 away</source>
        <translation>当たり: %1。中心まで %2 です</translation>
    </message>
    <message>
        <source>stop: four children of %1 were hit; no more are checked</source>
        <translation>停止: %1 の子に 4 つ当たったため、残りは調べません</translation>
    </message>
    <message>
        <source>not searched: %1, %2 away, behind the hit</source>
        <translation>調べず: %1。距離 %2、当たったものの後ろです</translation>
    </message>
    <message>
        <source>not tested: %1</source>
        <comment>a cube</comment>
        <translation>判定せず: %1</translation>
    </message>
    <message>
        <source>end: the ray misses all children of %1</source>
        <translation>終了: %1 の子はどれも当たりません</translation>
    </message>
    <message>
        <source>leaf hit: %1 after %2</source>
        <translation>リーフに当たりました: %2 で %1</translation>
    </message>
    <message>
        <source>no hit, although the ray passes through %1</source>
        <translation>レイは %1 を通りますが、何にも当たりません</translation>
    </message>
    <message>
        <source>no hit; after %3, the ray passes %2 from the nearest leaf, %1</source>
        <translation>何にも当たりません。最も近いリーフは %1 で、%3 の位置でレイから %2 離れています</translation>
    </message>
    <message>
        <source>The exact method and Inexor&apos;s method find the cube that the ray starts in. The distances that they report differ by %1.</source>
        <translation>厳密な方法でも Inexor の方法でも、レイの始点がある立方体が見つかります。示される距離の差は %1 です。</translation>
    </message>
    <message>
        <source>The exact method and Inexor&apos;s method find the same cube, face and point.</source>
        <translation>厳密な方法でも Inexor の方法でも、同じ立方体、面、点が見つかります。</translation>
    </message>
    <message>
        <source>Inexor&apos;s engine</source>
        <translation>Inexor のエンジン</translation>
    </message>
    <message>
        <source>Neither the exact method nor Inexor&apos;s method finds anything. The nearest leaves that they report can differ.</source>
        <translation>厳密な方法でも Inexor の方法でも何も見つかりません。示される最も近いリーフは異なることがあります。</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>An animated butterfly on a sculpted flower</source>
        <translation>スカルプトの花にとまるアニメーションの蝶</translation>
    </message>
    <message>
        <source>Ten triangles half a meter wide</source>
        <translation>幅 0.5 メートルの 10 個の三角形</translation>
    </message>
    <message>
        <source>A chair with a physics mesh</source>
        <translation>物理メッシュのある椅子</translation>
    </message>
    <message>
        <source>A wall with a doorway, with and without a physics mesh</source>
        <translation>出入口のある壁、物理メッシュありとなし</translation>
    </message>
    <message>
        <source>Without a physics mesh, the wall uses its base hull, so it costs less, but nobody can walk through the doorway.</source>
        <translation>物理メッシュがないと壁には基本凸包が使われるため、安くなりますが、誰も戸口を通れません。</translation>
    </message>
    <message>
        <source>A small market</source>
        <translation>小さな市場</translation>
    </message>
    <message>
        <source>The objects from most other samples, side by side.</source>
        <translation>ほかのほとんどのサンプルのオブジェクトを並べています。</translation>
    </message>
    <message>
        <source>A hollow ring four ways</source>
        <translation>中空のリングの 4 通り</translation>
    </message>
    <message>
        <source>One twisted sphere that costs hundreds of PE</source>
        <translation>数百 PE のコストがかかる、ねじれた球 1 つ</translation>
    </message>
    <message>
        <source>A wall, with and without slivers</source>
        <translation>壁、細長い三角形のあるものとないもの</translation>
    </message>
    <message>
        <source>Stairs as eight hulls and as one ramp</source>
        <translation>8 つの凸包の階段と、1 つの斜面の階段</translation>
    </message>
    <message>
        <source>A detailed statue, small and large</source>
        <translation>細かい彫像、小さいものと大きいもの</translation>
    </message>
    <message>
        <source>The statue has 50,000 triangles, so the download weight decides its land impact. When the statue is four times the size, viewers load its fine mesh from farther away.</source>
        <translation>像の三角形は 5 万個なので、ダウンロードウェイトで土地負荷が決まります。像のサイズが 4 倍なら、ビューアはより遠くから細かいメッシュを読み込みます。</translation>
    </message>
    <message>
        <source>Ten boxes in a space of 3 by 4 by 5 meters</source>
        <translation>3 × 4 × 5 メートルの空間にある 10 個の箱</translation>
    </message>
    <message>
        <source>A car that cannot drive, and one that can</source>
        <translation>走れない車と、走れる車</translation>
    </message>
    <message>
        <source>A crate inside a cliff</source>
        <translation>崖の中の木箱</translation>
    </message>
    <message>
        <source>A post beside the ray</source>
        <translation>レイの横の柱</translation>
    </message>
    <message>
        <source>Through eight cubes along the diagonal</source>
        <translation>対角線に沿って 8 つの立方体を通るレイ</translation>
    </message>
    <message>
        <source>A cube behind the camera</source>
        <translation>カメラの後ろにある立方体</translation>
    </message>
    <message>
        <source>A ray that grazes a cube</source>
        <translation>立方体をかすめるレイ</translation>
    </message>
    <message>
        <source>Inexor&apos;s method picks the face whose center is nearest to the point where the ray meets that face&apos;s plane. Here, that is the top face, although the ray enters through a side face.</source>
        <translation>Inexor の方法は、レイがその平面に当たる点に中心が最も近い面を選びます。レイは側面から入りますが、ここでは上の面になります。</translation>
    </message>
    <message>
        <source>At this size, small triangles are expensive: a physics mesh of only two boxes decides the land impact. The base hull would cost a twentieth as much.</source>
        <translation>このサイズでは小さい三角形のコストが高くなり、箱 2 つだけの物理メッシュが土地負荷を決めます。基本凸包なら、コストは 20 分の 1 です。</translation>
    </message>
    <message>
        <source>Vertices that are off by 0.2 µm at a seam create slivers. A wall that cost 1 LI then costs more than 1,000 LI.</source>
        <translation>継ぎ目で頂点が 2e-7 m ずれると、細長い三角形ができます。1 LI だった壁が 1,000 LI を超えます。</translation>
    </message>
    <message>
        <source>An example from the Mesh Physics document: ten boxes cost 1.0 PE, or 1.62667 PE when physical.</source>
        <translation>Mesh Physics 文書の例: 10 個の箱で 1.0 PE、「物理」なら 1.62667 PE です。</translation>
    </message>
    <message>
        <source>Four torus wheels exceed the limit of 32 PE for a physical linkset. As convex hulls, they cost next to nothing.</source>
        <translation>4 つのトーラスの車輪は、「物理」のリンクセットの上限 32 PE を超えます。凸包にすると、コストはほとんどかかりません。</translation>
    </message>
    <message>
        <source>Of the cubes that a ray meets, Inexor&apos;s method checks only the first four in index order. This ray meets the eighth cube first.</source>
        <translation>Inexor の方法は、レイが当たる立方体のうち、並び順で最初の 4 つしか調べません。このレイが最初に当たる立方体は、その並び順で 8 番目です。</translation>
    </message>
    <message>
        <source>Inexor&apos;s method tests boxes against an infinite line, so it finds the cube behind the camera, although the ray meets nothing.</source>
        <translation>Inexor の方法は、始点のない直線で箱を判定します。そのため、レイは何にも当たりませんが、カメラの後ろの立方体が見つかります。</translation>
    </message>
    <message>
        <source>A ten-meter duck that costs 13 PE</source>
        <translation>大きさ 10 メートル、13 PE のアヒル</translation>
    </message>
    <message>
        <source>The duck from the Mesh Physics document: 25 hulls cost 13 PE. The penalty for a large physical object raises that to 65 PE.</source>
        <translation>Mesh Physics 文書のアヒル: 凸包 25 個で 13 PE です。「物理」にすると、大きいオブジェクトへの割増で 65 PE に上がります。</translation>
    </message>
    <message>
        <source>A ramp made of one hull replaces eight steps at a tenth of the physics cost.</source>
        <translation>凸包 1 つのスロープが 8 段の階段の代わりになり、物理コストは 10 分の 1 です。</translation>
    </message>
    <message>
        <source>Inexor&apos;s method picks the octree with the nearest center. It finds the crate, three meters inside the cliff, although the ray meets the cliff first.</source>
        <translation>Inexor の方法は、中心が最も近い八分木を選びます。そのため、レイが最初に当たる崖ではなく、その 3 メートル内側の木箱が見つかります。</translation>
    </message>
    <message>
        <source>Inexor&apos;s method enters the nearest non-empty cube and never backtracks. It misses the cube behind that one.</source>
        <translation>Inexor の方法は、空でない最も近い立方体に入り、引き返しません。その後ろの立方体は見落とされます。</translation>
    </message>
    <message>
        <source>A bench under the legacy and new accounting</source>
        <translation>旧計算方式と新計算方式でのベンチ</translation>
    </message>
    <message>
        <source>A linkset of plain prims costs 1 LI for each part. Once one part opts in to the new accounting, every part uses it: the arch alone then costs 26 PE.</source>
        <translation>通常のプリムだけのリンクセットは、パーツ 1 つにつき 1 LI です。1 つでも新計算方式の対象になると、すべてのパーツが新計算方式で計算され、アーチだけで 26 PE になります。</translation>
    </message>
    <message>
        <source>Animated mesh has a download weight of at least 15 PE. A flexible ribbon has no physics at all.</source>
        <translation>アニメーションメッシュのダウンロードウェイトは少なくとも 15 PE です。フレキシブルのリボンには物理がまったくありません。</translation>
    </message>
    <message>
        <source>The Mesh Physics document&apos;s calibration: a triangle 0.5 m wide costs 0.1 PE, and half as much at twice the size. No triangle mesh costs less than 0.5 PE.</source>
        <translation>Mesh Physics 文書が定める基準: 幅 0.5 m の三角形は 0.1 PE、サイズが 2 倍ならその半分です。どの三角形メッシュも 0.5 PE を下回りません。</translation>
    </message>
    <message>
        <source>A normal or specular map opts a torus in to the new accounting, so its triangles add to the cost. One convex hull would fill the hole; twelve hulls keep it open.</source>
        <translation>マテリアルがあるとトーラスは新計算方式の対象になり、三角形の分がコストに加わります。凸包 1 つでは穴がふさがりますが、12 個なら穴は開いたままです。</translation>
    </message>
    <message>
        <source>A hollow, cut and twisted sphere is a spiral of slivers. Linked to anything that opts in to the new accounting, this one prim costs more than a house.</source>
        <translation>中空でカットされ、ねじれた球は、細長い三角形のらせんです。新計算方式の対象になるものにリンクすると、プリム 1 つのコストが家 1 軒を上回ります。</translation>
    </message>
</context>
<context>
    <name>ScenarioChanges</name>
    <message>
        <source>Add “%1”</source>
        <translation>「%1」の追加</translation>
    </message>
    <message>
        <source>Duplicate “%1”</source>
        <translation>「%1」の複製</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a name and a number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>「%1」の名前の変更</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>「%1」の削除</translation>
    </message>
    <message>
        <source>Apply “%1”</source>
        <translation>「%1」の適用</translation>
    </message>
</context>
<context>
    <name>SceneTexts</name>
    <message>
        <source>LOD high</source>
        <translation>LOD 高</translation>
    </message>
    <message>
        <source>LOD medium</source>
        <translation>LOD 中</translation>
    </message>
    <message>
        <source>LOD low</source>
        <translation>LOD 低</translation>
    </message>
    <message>
        <source>LOD lowest</source>
        <translation>LOD 最低</translation>
    </message>
    <message>
        <source>Physics mesh</source>
        <translation>物理メッシュ</translation>
    </message>
    <message>
        <source>Base hull</source>
        <translation>基本凸包</translation>
    </message>
    <message>
        <source>Hulls</source>
        <translation>凸包</translation>
    </message>
    <message>
        <source>Prim as drawn</source>
        <translation>描画どおりのプリム</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no such shape</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>%L1</source>
        <comment>hulls</comment>
        <translation>%L1</translation>
    </message>
    <message>
        <source>%L1 vertices</source>
        <translation>頂点 %L1 個</translation>
    </message>
    <message>
        <source>%L1 triangles</source>
        <translation>三角形 %L1 個</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a shape and its size</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a cost</comment>
        <translation>不明</translation>
    </message>
    <message>
        <source>hull %1: %L2 vertices</source>
        <translation>凸包 %1: 頂点 %L2 個</translation>
    </message>
    <message>
        <source>%1
The part&apos;s physics cost is based on this shape.</source>
        <translation>%1
このパーツの物理コストは、この形状に基づきます。</translation>
    </message>
    <message>
        <source>Land impact of all linksets in the region; capacity %1 LI</source>
        <translation>すべてのリンクセットの土地負荷。許容量は %1</translation>
    </message>
    <message>
        <source>Land impact</source>
        <translation>土地負荷</translation>
    </message>
    <message>
        <source>%1: could not be read</source>
        <comment>an octree</comment>
        <translation>%1: 読み込めませんでした</translation>
    </message>
    <message>
        <source>%1: a single cube</source>
        <comment>an octree</comment>
        <translation>%1: 立方体 1 個</translation>
    </message>
    <message>
        <source>%1: %L2 cubes, depth %L3</source>
        <comment>an octree</comment>
        <translation>%1: 立方体 %L2 個、深さ %L3</translation>
    </message>
    <message>
        <source>%1 PE</source>
        <translation>%1 PE</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Physics cost in PE, including the penalty for being physical</source>
        <translation>物理コスト (PE、「物理」にしたときの割増を含む)</translation>
    </message>
    <message>
        <source>Physics cost in PE</source>
        <translation>物理コスト (PE)</translation>
    </message>
    <message>
        <source>%1
Its full cost is unknown: a mesh is missing or incomplete, or a size is unusable.</source>
        <translation>%1
コストの全体は不明です: メッシュがないか不完全、または大きさが使えません。</translation>
    </message>
    <message>
        <source>%1
%L2 empty, %L3 solid, %L4 indented, %L5 divided; %6 wide</source>
        <translation>%1
空 %L2、中実 %L3、くぼみあり %L4、分割 %L5。幅 %6</translation>
    </message>
    <message>
        <source>Land impact of all linksets on the parcel; capacity %1 LI</source>
        <translation>区画内の全リンクセットの土地負荷。容量 %1 LI</translation>
    </message>
    <message>
        <source>1 triangle</source>
        <translation>三角形 1 個</translation>
    </message>
    <message>
        <source>%1 of %2 LI</source>
        <comment>land impact and capacity</comment>
        <translation>%1 / %2 LI</translation>
    </message>
    <message>
        <source>Solid</source>
        <comment>cubes</comment>
        <translation>中実</translation>
    </message>
    <message>
        <source>Indented</source>
        <comment>cubes</comment>
        <translation>くぼみあり</translation>
    </message>
    <message>
        <source>Divided</source>
        <comment>cubes</comment>
        <translation>分割</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>cubes</comment>
        <translation>空</translation>
    </message>
    <message>
        <source>%1: none</source>
        <comment>a kind of cubes</comment>
        <translation>%1: なし</translation>
    </message>
    <message>
        <source>%1: %L2, depth %L3, %4</source>
        <comment>a kind of cubes</comment>
        <translation>%1: %L2、深さ %L3、%4</translation>
    </message>
    <message>
        <source>%1: %L2, depth %L3 to %L4, %5</source>
        <comment>a kind of cubes</comment>
        <translation>%1: %L2、深さ %L3～%L4、%5</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an octree and its memory</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>ShapeWords</name>
    <message>
        <source>triangles: %L1</source>
        <translation>三角形: %L1</translation>
    </message>
    <message>
        <source>hulls: %L1, vertices: %L2</source>
        <translation>凸包: %L1、頂点: %L2</translation>
    </message>
    <message>
        <source>all kept</source>
        <translation>すべて保持</translation>
    </message>
    <message>
        <source>blocked passages: %L1</source>
        <translation>ふさがる通路: %L1</translation>
    </message>
    <message>
        <source>lost floors: %L1</source>
        <translation>失われた床: %L1</translation>
    </message>
    <message>
        <source>would not be used; physics shape: %1</source>
        <translation>使われない。物理形状: %1</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最良</translation>
    </message>
    <message>
        <source>meets the goal</source>
        <translation>希望どおり</translation>
    </message>
    <message>
        <source>blocks passages</source>
        <translation>通路をふさぐ</translation>
    </message>
    <message>
        <source>too expensive</source>
        <translation>高すぎる</translation>
    </message>
    <message>
        <source>deviates too much</source>
        <translation>ずれすぎ</translation>
    </message>
    <message>
        <source>%1 (%2%)</source>
        <translation>%1 (%2%)</translation>
    </message>
    <message>
        <source>prims: %L1</source>
        <translation>プリム: %L1</translation>
    </message>
    <message>
        <source>meshes: %L1, vertices: %L2</source>
        <translation>メッシュ: %L1、頂点: %L2</translation>
    </message>
    <message>
        <source>%1 PE</source>
        <translation>%1 PE</translation>
    </message>
    <message>
        <source>passages stay open</source>
        <translation>通路は開いたまま</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>method and what it made</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1. Physics up to %2 PE is free because the download or server weight is already that high, so the closest shape is best.</source>
        <translation>%1。ダウンロードかサーバーのウェイトがすでにそれだけあるため、物理は %2 PE まで無料です。そのため最も近い形状が最適です。</translation>
    </message>
    <message>
        <source>elsewhere %1</source>
        <comment>deviation where avatars do not touch the object</comment>
        <translation>それ以外 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>deviation, elsewhere another</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Off by %1</source>
        <comment>how far shapes are off at most</comment>
        <translation>ずれは %1</translation>
    </message>
    <message>
        <source>Off by %1 where avatars touch, %2 elsewhere</source>
        <translation>アバターが触れる所で %1、それ以外で %2 のずれ</translation>
    </message>
    <message>
        <source>Exact after steps in world</source>
        <translation>インワールドでの手順後に正確</translation>
    </message>
    <message>
        <source>Arrives exactly as shown</source>
        <translation>表示どおりに届きます</translation>
    </message>
    <message>
        <source>Arrives as Analyze makes it</source>
        <translation>分析で作られる形で届きます</translation>
    </message>
    <message>
        <source>After Analyze: %1 PE</source>
        <translation>分析後: %1 PE</translation>
    </message>
    <message>
        <source>After Analyze: %1–%2 PE</source>
        <translation>分析後: %1~%2 PE</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>from least to most</comment>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>After Analyze; %1 before</source>
        <translation>分析後(分析前は %1)</translation>
    </message>
</context>
<context>
    <name>ShortcutKeys</name>
    <message>
        <source>Text fields need these keys; choose others.</source>
        <translation>これらのキーはテキストの入力欄で使われます。ほかのキーを選んでください。</translation>
    </message>
    <message>
        <source>Alt plus a letter opens a menu; choose other keys.</source>
        <translation>Alt と文字キーはメニューを開きます。ほかのキーを選んでください。</translation>
    </message>
    <message>
        <source>These keys bring a panel to the front; choose others.</source>
        <translation>これらのキーはパネルを手前に出します。ほかのキーを選んでください。</translation>
    </message>
    <message>
        <source>The tree uses these keys to hide, show or isolate the selection; choose others.</source>
        <translation>これらのキーは、ツリーで選択したものの非表示、表示、分離に使われます。ほかのキーを選んでください。</translation>
    </message>
    <message>
        <source>“%1” already uses these keys; choose others.</source>
        <translation>これらのキーはすでに「%1」に使われています。ほかのキーを選んでください。</translation>
    </message>
</context>
<context>
    <name>TermText</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>&lt;p&gt;Source: %1 (%2)&lt;/p&gt;</source>
        <translation>&lt;p&gt;出典: %1 (%2)&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message>
        <source>about %1 min left</source>
        <translation>残り約 %1 分</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>残り約 %1 秒</translation>
    </message>
    <message>
        <source>takes longer than expected</source>
        <translation>予想より長くかかっています</translation>
    </message>
</context>
<context>
    <name>WhatChanged</name>
    <message>
        <source>%1: %2</source>
        <comment>an object and its land impact before and now</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Last change (LI): %1</source>
        <comment>land impact</comment>
        <translation>直前の変更 (LI): %1</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>cannot be read: {reason}</source>
        <extracomment>file.cannot_read</extracomment>
        <translation>読み込めません: {reason}</translation>
    </message>
    <message>
        <source>cannot be written: {reason}</source>
        <extracomment>file.cannot_write</extracomment>
        <translation>書き込めません: {reason}</translation>
    </message>
    <message>
        <source>; did you mean &quot;{word}&quot;?</source>
        <extracomment>word.hint</extracomment>
        <translation>。「{word}」のことですか?</translation>
    </message>
    <message>
        <source>\x must be followed by two hexadecimal digits</source>
        <extracomment>llsd.bad_escape</extracomment>
        <translation>\x の後には 16 進数字が 2 つ必要です</translation>
    </message>
    <message>
        <source>the XML is not well-formed ({reason})</source>
        <extracomment>llsd.bad_xml</extracomment>
        <translation>XML が整形式ではありません ({reason})</translation>
    </message>
    <message>
        <source>the root element must be &lt;llsd&gt;</source>
        <extracomment>llsd.no_llsd</extracomment>
        <translation>ルート要素は &lt;llsd&gt; でなければなりません</translation>
    </message>
    <message>
        <source>has too few distinct points ({points}); a hull needs at least four points that are not in one plane</source>
        <extracomment>mesh.hull_few_points</extracomment>
        <translation>異なる点が少なすぎます ({points} 個)。凸包には、同一平面上にない点が少なくとも 4 個必要です</translation>
    </message>
    <message>
        <source>has no volume, because its {points} distinct points lie in one plane</source>
        <extracomment>mesh.hull_flat</extracomment>
        <translation>異なる {points} 点が同一平面上にあるため、体積がありません</translation>
    </message>
    <message>
        <source>a mesh asset must begin with a map that lists its blocks</source>
        <extracomment>asset.no_header</extracomment>
        <translation>メッシュアセットは、ブロックの一覧を示すマップで始まる必要があります</translation>
    </message>
    <message>
        <source>no block of this mesh asset can be read: {reason}</source>
        <extracomment>asset.nothing_decoded</extracomment>
        <translation>このメッシュアセットのブロックはどれも読み込めません: {reason}</translation>
    </message>
    <message>
        <source>the block should end at byte {end}, but the file ends at byte {file}</source>
        <extracomment>asset.beyond_file</extracomment>
        <translation>ブロックはバイト {end} で終わるはずですが、ファイルはバイト {file} で終わっています</translation>
    </message>
    <message>
        <source>{key} must be {expected}</source>
        <extracomment>asset.wrong_type</extracomment>
        <translation>{key} は {expected} でなければなりません</translation>
    </message>
    <message>
        <source>this level of detail is missing; every asset needs it</source>
        <extracomment>asset.lod_missing</extracomment>
        <translation>この LOD がありません。どのアセットにも必要です</translation>
    </message>
    <message>
        <source>has {faces} faces; the grid accepts at most {limit}</source>
        <extracomment>asset.many_faces</extracomment>
        <translation>面が {faces} 個です。グリッドが受け付けるのは {limit} 個までです</translation>
    </message>
    <message>
        <source>has {hulls} hulls; the grid accepts at most {limit}</source>
        <extracomment>asset.many_hulls</extracomment>
        <translation>凸包が {hulls} 個です。グリッドが受け付けるのは {limit} 個までです</translation>
    </message>
    <message>
        <source>is not valid JSON: {reason}</source>
        <extracomment>json.syntax</extracomment>
        <translation>正しい JSON ではありません: {reason}</translation>
    </message>
    <message>
        <source>the octree is nested too deeply; the limit is {limit} levels</source>
        <extracomment>octree.too_deep</extracomment>
        <translation>八分木の入れ子が、上限の {limit} 段を超えています</translation>
    </message>
    <message>
        <source>this key is given more than once; its last value is used</source>
        <extracomment>json.duplicate_key</extracomment>
        <translation>複数回指定されています。最後のものを使います</translation>
    </message>
    <message numerus="yes">
        <source>{count} more findings are not shown</source>
        <extracomment>findings.more</extracomment>
        <translation>
            <numerusform>ほかに {count} 件の指摘があります (表示していません)</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} must be from {minimum} to {maximum}{unit}, not {value}</source>
        <extracomment>profile.out_of_range</extracomment>
        <translation>{key} は {minimum} から {maximum}{unit} まででなければなりませんが、{value} です</translation>
    </message>
    <message>
        <source>a profile must be a JSON object such as {&quot;base&quot;: &quot;second-life&quot;, &quot;set&quot;: {}}</source>
        <extracomment>profile.not_an_object</extracomment>
        <translation>プロファイルは {&quot;base&quot;: &quot;second-life&quot;, &quot;set&quot;: {}} のような JSON オブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>report.yes</extracomment>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>report.no</extracomment>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>total</source>
        <extracomment>report.total</extracomment>
        <translation>合計</translation>
    </message>
    <message>
        <source>there is no linkset &quot;{name}&quot;{hint}</source>
        <extracomment>find.unknown_linkset</extracomment>
        <translation>リンクセット「{name}」はありません{hint}</translation>
    </message>
    <message>
        <source>there is no part &quot;{name}&quot;{hint}</source>
        <extracomment>find.unknown_part</extracomment>
        <translation>パーツ「{name}」はありません{hint}</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>column.file</extracomment>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>region</source>
        <extracomment>column.region</extracomment>
        <translation>リージョン</translation>
    </message>
    <message>
        <source>linkset</source>
        <extracomment>column.linkset</extracomment>
        <translation>リンクセット</translation>
    </message>
    <message>
        <source>linkset id</source>
        <extracomment>column.linkset_id</extracomment>
        <translation>リンクセット ID</translation>
    </message>
    <message>
        <source>linksets</source>
        <extracomment>export.lost_linksets</extracomment>
        <translation>リンクセット数</translation>
    </message>
    <message>
        <source>part</source>
        <extracomment>column.part</extracomment>
        <translation>パーツ</translation>
    </message>
    <message>
        <source>part id</source>
        <extracomment>column.part_id</extracomment>
        <translation>パーツ ID</translation>
    </message>
    <message>
        <source>parts</source>
        <extracomment>column.parts</extracomment>
        <translation>パーツ数</translation>
    </message>
    <message>
        <source>kind</source>
        <extracomment>column.kind</extracomment>
        <translation>種類</translation>
    </message>
    <message>
        <source>shape type</source>
        <extracomment>column.shape_type</extracomment>
        <translation>形状タイプ</translation>
    </message>
    <message>
        <source>because</source>
        <extracomment>changes.because</extracomment>
        <translation>理由</translation>
    </message>
    <message>
        <source>x m</source>
        <extracomment>column.size_x_m</extracomment>
        <translation>x m</translation>
    </message>
    <message>
        <source>y m</source>
        <extracomment>column.size_y_m</extracomment>
        <translation>y m</translation>
    </message>
    <message>
        <source>z m</source>
        <extracomment>column.size_z_m</extracomment>
        <translation>z m</translation>
    </message>
    <message>
        <source>triangles</source>
        <extracomment>column.triangles</extracomment>
        <translation>三角形</translation>
    </message>
    <message>
        <source>width m</source>
        <extracomment>column.width_m</extracomment>
        <translation>幅 m</translation>
    </message>
    <message>
        <source>hulls</source>
        <extracomment>column.hulls</extracomment>
        <translation>凸包</translation>
    </message>
    <message>
        <source>hull vertices</source>
        <extracomment>column.hull_vertices</extracomment>
        <translation>凸包の頂点</translation>
    </message>
    <message>
        <source>scripts</source>
        <extracomment>column.scripts</extracomment>
        <translation>スクリプト</translation>
    </message>
    <message>
        <source>physical</source>
        <extracomment>column.physical</extracomment>
        <translation>物理オン</translation>
    </message>
    <message>
        <source>accounting</source>
        <extracomment>column.accounting</extracomment>
        <translation>計算方式</translation>
    </message>
    <message>
        <source>mean face area m²</source>
        <extracomment>column.mean_face_area_m2</extracomment>
        <translation>面の平均面積 m²</translation>
    </message>
    <message>
        <source>physics</source>
        <extracomment>column.physics_cost</extracomment>
        <translation>物理</translation>
    </message>
    <message>
        <source>if physical</source>
        <extracomment>column.physics_cost_physical</extracomment>
        <translation>物理オン時</translation>
    </message>
    <message>
        <source>can be physical after</source>
        <extracomment>changes.physical_after</extracomment>
        <translation>以後の物理オン可</translation>
    </message>
    <message>
        <source>download</source>
        <extracomment>column.streaming_cost</extracomment>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>server</source>
        <extracomment>column.server_cost</extracomment>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>SRC</source>
        <extracomment>column.src</extracomment>
        <translation>SRC</translation>
    </message>
    <message>
        <source>RRC</source>
        <extracomment>column.rrc</extracomment>
        <translation>RRC</translation>
    </message>
    <message>
        <source>land impact</source>
        <extracomment>column.land_impact</extracomment>
        <translation>土地負荷</translation>
    </message>
    <message>
        <source>decided by</source>
        <extracomment>column.decided_by</extracomment>
        <translation>決定要因</translation>
    </message>
    <message>
        <source>capacity</source>
        <extracomment>column.capacity</extracomment>
        <translation>許容量</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>column.free</extracomment>
        <translation>空き</translation>
    </message>
    <message>
        <source>confidence</source>
        <extracomment>column.confidence</extracomment>
        <translation>確度</translation>
    </message>
    <message>
        <source>profile</source>
        <extracomment>column.profile</extracomment>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>SHA-256 of the file</source>
        <extracomment>column.file_sha256</extracomment>
        <translation>ファイルの SHA-256</translation>
    </message>
    <message>
        <source>key</source>
        <extracomment>column.key</extracomment>
        <translation>キー</translation>
    </message>
    <message>
        <source>value</source>
        <extracomment>column.value</extracomment>
        <translation>値</translation>
    </message>
    <message>
        <source>unit</source>
        <extracomment>column.unit</extracomment>
        <translation>単位</translation>
    </message>
    <message>
        <source>meaning</source>
        <extracomment>column.meaning</extracomment>
        <translation>意味</translation>
    </message>
    <message>
        <source>accounting model</source>
        <extracomment>column.accounting_model</extracomment>
        <translation>計算モデル</translation>
    </message>
    <message>
        <source>rounding</source>
        <extracomment>column.rounding</extracomment>
        <translation>丸め</translation>
    </message>
    <message>
        <source>base hull source</source>
        <extracomment>column.base_hull_source</extracomment>
        <translation>基本凸包の元</translation>
    </message>
    <message>
        <source>level of detail</source>
        <extracomment>column.lod</extracomment>
        <translation>LOD</translation>
    </message>
    <message>
        <source>faces</source>
        <extracomment>column.faces</extracomment>
        <translation>面</translation>
    </message>
    <message>
        <source>vertices</source>
        <extracomment>column.vertices</extracomment>
        <translation>頂点</translation>
    </message>
    <message>
        <source>stored bytes</source>
        <extracomment>column.bytes</extracomment>
        <translation>格納バイト数</translation>
    </message>
    <message>
        <source>block</source>
        <extracomment>column.block</extracomment>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>offset</source>
        <extracomment>column.offset</extracomment>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>decoded bytes</source>
        <extracomment>column.decoded_bytes</extracomment>
        <translation>展開後バイト数</translation>
    </message>
    <message>
        <source>  {kind}, {bytes} bytes</source>
        <extracomment>inspect.kind</extracomment>
        <translation>  {kind}、{bytes} バイト</translation>
    </message>
    <message>
        <source>  SHA-256 {sha256}</source>
        <extracomment>inspect.sha256</extracomment>
        <translation>  SHA-256 {sha256}</translation>
    </message>
    <message>
        <source>  physics mesh: none</source>
        <extracomment>inspect.no_physics_mesh</extracomment>
        <translation>  物理メッシュ: なし</translation>
    </message>
    <message>
        <source>  base hull: {vertices} vertices, volume {volume}</source>
        <extracomment>inspect.base_hull</extracomment>
        <translation>  基本凸包: 頂点 {vertices} 個、体積 {volume}</translation>
    </message>
    <message>
        <source>  base hull: none stored</source>
        <extracomment>inspect.no_base_hull</extracomment>
        <translation>  基本凸包: 格納されていません</translation>
    </message>
    <message>
        <source>  hull list: none</source>
        <extracomment>inspect.no_hulls</extracomment>
        <translation>  凸包リスト: なし</translation>
    </message>
    <message>
        <source>Physics cost of the mesh as a single part of 1 × 1 × 1 m</source>
        <extracomment>inspect.estimates</extracomment>
        <translation>1 × 1 × 1 m の 1 パーツとしての物理コスト</translation>
    </message>
    <message>
        <source>  with shape type {shape_type}: {cost} PE ({representation})</source>
        <extracomment>inspect.estimate</extracomment>
        <translation>  形状タイプ {shape_type} の場合: {cost} PE ({representation})</translation>
    </message>
    <message>
        <source>  values that the grid&apos;s uploader recorded in the file:</source>
        <extracomment>inspect.recorded</extracomment>
        <translation>  グリッドのアップローダーがファイルに記録した値:</translation>
    </message>
    <message>
        <source>    cost as one hull: {value} PE</source>
        <extracomment>inspect.recorded_hull</extracomment>
        <translation>    1 つの凸包としてのコスト: {value} PE</translation>
    </message>
    <message>
        <source>    discounted vertices of that hull: {value}</source>
        <extracomment>inspect.recorded_hull_vertices</extracomment>
        <translation>    その凸包の頂点 (控除後): {value}</translation>
    </message>
    <message>
        <source>    cost as a hull list: {value} PE</source>
        <extracomment>inspect.recorded_decomposition</extracomment>
        <translation>    凸包リストとしてのコスト: {value} PE</translation>
    </message>
    <message>
        <source>    hulls in the list: {value}</source>
        <extracomment>inspect.recorded_hulls</extracomment>
        <translation>    リスト内の凸包: {value}</translation>
    </message>
    <message>
        <source>    discounted vertices in the list: {value}</source>
        <extracomment>inspect.recorded_decomposition_vertices</extracomment>
        <translation>    リストの頂点 (控除後): {value}</translation>
    </message>
    <message>
        <source>    triangles of the physics mesh: {value}</source>
        <extracomment>inspect.recorded_triangles</extracomment>
        <translation>    物理メッシュの三角形: {value}</translation>
    </message>
    <message>
        <source>    the nine numbers of the triangle mesh formula:{values}</source>
        <extracomment>inspect.recorded_mesh</extracomment>
        <translation>    三角形メッシュの数式の 9 つの数:{values}</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>inspect.findings</extracomment>
        <translation>指摘</translation>
    </message>
    <message>
        <source> ({count} times)</source>
        <extracomment>inspect.times</extracomment>
        <translation> ({count} 回)</translation>
    </message>
    <message>
        <source>{part}, part {number} of {linkset}</source>
        <extracomment>explain.part</extracomment>
        <translation>{part} ({linkset} のパーツ {number})</translation>
    </message>
    <message>
        <source>unnamed linkset {number}</source>
        <extracomment>weighing.unnamed_linkset</extracomment>
        <translation>リンクセット {number} (名前なし)</translation>
    </message>
    <message>
        <source>unnamed part {number}</source>
        <extracomment>weighing.unnamed_part</extracomment>
        <translation>パーツ {number} (名前なし)</translation>
    </message>
    <message>
        <source>The land impact is the largest of these weights, {rounding}.</source>
        <extracomment>explain.largest_weight</extracomment>
        <translation>この 3 つのウェイトのうち最大のものを{rounding}値が土地負荷です。</translation>
    </message>
    <message>
        <source>rounded to the nearest whole number</source>
        <extracomment>explain.rounded_nearest</extracomment>
        <translation>最も近い整数に丸めた</translation>
    </message>
    <message>
        <source>rounded up</source>
        <extracomment>explain.rounded_up</extracomment>
        <translation>切り上げた</translation>
    </message>
    <message>
        <source>{rank}. {name}: {value} PE, {share}%</source>
        <extracomment>explain.cause</extracomment>
        <translation>{rank}. {name}: {value} PE、{share}%</translation>
    </message>
    <message>
        <source>{part}: {kind}, {size} m</source>
        <extracomment>explain.part_title</extracomment>
        <translation>{part}: {kind}、{size} m</translation>
    </message>
    <message>
        <source>{part} and {count} more just like it: {kind}, {size} m</source>
        <extracomment>explain.alike</extracomment>
        <translation>{part} と、同じものがほかに {count} 個: {kind}、{size} m</translation>
    </message>
    <message>
        <source>{name}: {filled} PE ({confidence}){measured}</source>
        <extracomment>explain.formula</extracomment>
        <translation>{name}: {filled} PE ({confidence}){measured}</translation>
    </message>
    <message>
        <source>; {value}: {meaning}</source>
        <extracomment>explain.measured</extracomment>
        <translation>; {value}: {meaning}</translation>
    </message>
    <message>
        <source>Of this, {list}</source>
        <extracomment>explain.carriers</extracomment>
        <translation>このうち{list}</translation>
    </message>
    <message>
        <source>{share}% comes from {name}</source>
        <extracomment>explain.carrier</extracomment>
        <translation>{share}% は{name}</translation>
    </message>
    <message>
        <source>Weighed under the profile {profile}.</source>
        <extracomment>explain.profile</extracomment>
        <translation>プロファイル {profile} で計算しています。</translation>
    </message>
    <message>
        <source>{key} is {value} instead of {standard}</source>
        <extracomment>explain.change</extracomment>
        <translation>{key} は {standard} の代わりに {value}</translation>
    </message>
    <message>
        <source>Visual mesh</source>
        <extracomment>legend.visual</extracomment>
        <translation>表示メッシュ</translation>
    </message>
    <message>
        <source>Prim</source>
        <extracomment>kit.type_prim</extracomment>
        <translation>プリム</translation>
    </message>
    <message>
        <source>Physics mesh</source>
        <extracomment>legend.physics_mesh</extracomment>
        <translation>物理メッシュ</translation>
    </message>
    <message>
        <source>Base hull</source>
        <extracomment>legend.base_hull</extracomment>
        <translation>基本凸包</translation>
    </message>
    <message>
        <source>Hulls</source>
        <extracomment>legend.hulls</extracomment>
        <translation>凸包</translation>
    </message>
    <message>
        <source>Bounding box</source>
        <extracomment>legend.bounding_box</extracomment>
        <translation>バウンディングボックス</translation>
    </message>
    <message>
        <source>Degenerate triangle</source>
        <extracomment>legend.degenerate</extracomment>
        <translation>縮退した三角形</translation>
    </message>
    <message>
        <source>Material {number}</source>
        <extracomment>legend.material</extracomment>
        <translation>マテリアル {number}</translation>
    </message>
    <message>
        <source>Hull {number}</source>
        <extracomment>legend.hull</extracomment>
        <translation>凸包 {number}</translation>
    </message>
    <message>
        <source>is not a project; choose a project file to save to</source>
        <extracomment>document.no_project_file</extracomment>
        <translation>プロジェクトではありません。保存先のファイルを選んでください</translation>
    </message>
    <message>
        <source>Its physics shape type is None. It has no physics shape, so avatars walk through it and it has no physics cost.</source>
        <extracomment>reason.shape_none</extracomment>
        <translation>物理形状タイプが「なし」です。物理形状がないため、アバターは通り抜け、物理コストはかかりません。</translation>
    </message>
    <message>
        <source>the Mesh Physics document gives the formula; the value is an illustration</source>
        <extracomment>constant.simulation_factor</extracomment>
        <translation>数式は Mesh Physics 文書による。値は例示</translation>
    </message>
    <message>
        <source>PE</source>
        <extracomment>constant.simulation_factor</extracomment>
        <translation>PE</translation>
    </message>
    <message>
        <source>Mesh Physics document</source>
        <extracomment>term.physics</extracomment>
        <translation>Mesh Physics 文書</translation>
    </message>
    <message>
        <source>PE*m</source>
        <extracomment>constant.triangle_constant</extracomment>
        <translation>PE·m</translation>
    </message>
    <message>
        <source>1/m2</source>
        <extracomment>constant.penalty_per_area</extracomment>
        <translation>1/m2</translation>
    </message>
    <message>
        <source>active cost of a linkset that is scripted or physical</source>
        <extracomment>constant.active_cost_high</extracomment>
        <translation>スクリプト入り、または「物理」のリンクセットのアクティブコスト</translation>
    </message>
    <message>
        <source>active cost of any other linkset</source>
        <extracomment>constant.active_cost_low</extracomment>
        <translation>それ以外のリンクセットのアクティブコスト</translation>
    </message>
    <message>
        <source>m</source>
        <extracomment>constant.width_min</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>a legacy linkset with more parts than this cannot be set physical</source>
        <extracomment>constant.legacy_physical_limit</extracomment>
        <translation>旧計算方式のリンクセットの同じ上限 (パーツ数)</translation>
    </message>
    <message>
        <source>well known among creators; no official page states it</source>
        <extracomment>constant.legacy_physical_limit</extracomment>
        <translation>制作者の間でよく知られている。公式のページには記載がない</translation>
    </message>
    <message>
        <source>representation</source>
        <extracomment>constant.thin_side_limit</extracomment>
        <translation>形状の選択</translation>
    </message>
    <message>
        <source>average side length above which a prim is tessellated at detail 2</source>
        <extracomment>constant.prim_detail_medium</extracomment>
        <translation>平均辺長がこれを超えるプリムは、詳細度 2 で三角形に分割される</translation>
    </message>
    <message>
        <source>the grid&apos;s official page on land impact</source>
        <extracomment>term.land_impact</extracomment>
        <translation>土地負荷に関するグリッドの公式ページ</translation>
    </message>
    <message>
        <source>cost per script after the first; the server weight is at most 1 PE per part</source>
        <extracomment>constant.server_per_script</extracomment>
        <translation>2 つ目以降のスクリプト 1 つあたり。サーバーウェイトはパーツ 1 つにつき 1 PE まで</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer</source>
        <extracomment>term.streaming</extracomment>
        <translation>オープンソースのビューアのストリーミングコストの計算</translation>
    </message>
    <message>
        <source>bytes</source>
        <extracomment>constant.metadata_discount</extracomment>
        <translation>バイト</translation>
    </message>
    <message>
        <source>m2</source>
        <extracomment>constant.max_area</extracomment>
        <translation>m2</translation>
    </message>
    <message>
        <source>the medium level is shown at distances greater than the part&apos;s radius divided by this value</source>
        <extracomment>constant.lod_medium</extracomment>
        <translation>LOD 中 は、パーツの半径 ÷ この値より遠くで表示される</translation>
    </message>
    <message>
        <source>cost per charged triangle of animated mesh</source>
        <extracomment>constant.animated_per_triangle</extracomment>
        <translation>アニメーションメッシュのコストに数える三角形 1 つあたり</translation>
    </message>
    <message>
        <source>totals</source>
        <extracomment>constant.land_impact_minimum</extracomment>
        <translation>合計</translation>
    </message>
    <message>
        <source>the open-source OpenSim server</source>
        <extracomment>term.opensim_total</extracomment>
        <translation>オープンソースの OpenSim サーバー</translation>
    </message>
    <message>
        <source>opensim</source>
        <extracomment>constant.opensim_primitive</extracomment>
        <translation>OpenSim</translation>
    </message>
    <message>
        <source>cost per index of a triangle mesh</source>
        <extracomment>constant.opensim_index</extracomment>
        <translation>三角形メッシュのインデックス 1 つあたり</translation>
    </message>
    <message>
        <source>streaming cost of a part</source>
        <extracomment>constant.opensim_streaming</extracomment>
        <translation>パーツ 1 つのストリーミングコスト</translation>
    </message>
    <message>
        <source>server weight</source>
        <extracomment>term.server</extracomment>
        <translation>サーバーウェイト</translation>
    </message>
    <message>
        <source>simulator cost</source>
        <extracomment>term.src</extracomment>
        <translation>シミュレーターコスト</translation>
    </message>
    <message>
        <source>render and simulator cost</source>
        <extracomment>term.rrc</extracomment>
        <translation>レンダリングとシミュレーターのコスト</translation>
    </message>
    <message>
        <source>{part}: no physics shape</source>
        <extracomment>term.no_shape</extracomment>
        <translation>{part}: 物理形状なし</translation>
    </message>
    <message>
        <source>{part}: a box</source>
        <extracomment>term.primitive_box</extracomment>
        <translation>{part}: 箱</translation>
    </message>
    <message>
        <source>{part}: a sphere or cylinder</source>
        <extracomment>term.primitive_round</extracomment>
        <translation>{part}: 球または円柱</translation>
    </message>
    <message>
        <source>{part}: one convex hull</source>
        <extracomment>term.hull</extracomment>
        <translation>{part}: 凸包 1 つ</translation>
    </message>
    <message>
        <source>{part}: convex decomposition</source>
        <extracomment>term.decomposition</extracomment>
        <translation>{part}: 凸分解</translation>
    </message>
    <message>
        <source>{part}: triangle mesh</source>
        <extracomment>term.triangle_mesh</extracomment>
        <translation>{part}: 三角形メッシュ</translation>
    </message>
    <message>
        <source>triangle {of}, {width} m wide</source>
        <extracomment>term.triangle</extracomment>
        <translation>三角形 {of}、幅 {width} m</translation>
    </message>
    <message>
        <source>the other {of} triangles</source>
        <extracomment>term.other_triangles</extracomment>
        <translation>残り {of} 個の三角形</translation>
    </message>
    <message>
        <source>hull {of}</source>
        <extracomment>term.one_hull</extracomment>
        <translation>凸包 {of}</translation>
    </message>
    <message>
        <source>the other {of} hulls</source>
        <extracomment>term.other_hulls</extracomment>
        <translation>残り {of} 個の凸包</translation>
    </message>
    <message>
        <source>inferred from the streaming cost calculation in the open-source viewer</source>
        <extracomment>term.streaming_sculpt</extracomment>
        <translation>オープンソースのビューアのストリーミングコストの計算からの推測</translation>
    </message>
    <message>
        <source>triangles shown on average</source>
        <extracomment>term.shown_triangles</extracomment>
        <translation>平均して表示される三角形</translation>
    </message>
    <message>
        <source>triangles from the {of} level of detail</source>
        <extracomment>term.lod_shown</extracomment>
        <translation>LOD「{of}」の三角形</translation>
    </message>
    <message>
        <source>the {of} level&apos;s share of the total area</source>
        <extracomment>term.lod_share</extracomment>
        <translation>面積全体に占める LOD「{of}」の割合</translation>
    </message>
    <message>
        <source>area in which the {of} level is shown</source>
        <extracomment>term.lod_ring</extracomment>
        <translation>LOD「{of}」が表示される面積</translation>
    </message>
    <message>
        <source>sum of the parts&apos; largest weights</source>
        <extracomment>term.opensim_total</extracomment>
        <translation>各パーツの最大ウェイトの合計</translation>
    </message>
    <message>
        <source>{part}: the largest of its weights</source>
        <extracomment>term.opensim_part</extracomment>
        <translation>{part}: 最大のウェイト</translation>
    </message>
    <message>
        <source>{part}: a native box or sphere</source>
        <extracomment>term.opensim_native</extracomment>
        <translation>{part}: ネイティブの箱または球</translation>
    </message>
    <message>
        <source>inferred from the open-source OpenSim server</source>
        <extracomment>term.opensim_shapeless</extracomment>
        <translation>オープンソースの OpenSim サーバーからの推測</translation>
    </message>
    <message>
        <source>{part}: triangles</source>
        <extracomment>term.opensim_mesh</extracomment>
        <translation>{part}: 三角形</translation>
    </message>
    <message>
        <source>{part}: physical</source>
        <extracomment>term.opensim_physical</extracomment>
        <translation>{part}: 物理オン</translation>
    </message>
    <message>
        <source>{part}: streaming</source>
        <extracomment>term.opensim_stream</extracomment>
        <translation>{part}: ストリーミング</translation>
    </message>
    <message>
        <source>{part}: simulation</source>
        <extracomment>term.opensim_simulate</extracomment>
        <translation>{part}: シミュレーション</translation>
    </message>
    <message>
        <source>harmonic mean of the triangles&apos; widths</source>
        <extracomment>quantity</extracomment>
        <translation>三角形の幅の調和平均</translation>
    </message>
    <message>
        <source>mean face area of the linkset&apos;s bounding box</source>
        <extracomment>quantity</extracomment>
        <translation>リンクセットのバウンディングボックスの、面の平均面積</translation>
    </message>
    <message>
        <source>parts of the linkset</source>
        <extracomment>quantity</extracomment>
        <translation>リンクセットのパーツ数</translation>
    </message>
    <message>
        <source>scripts after the first</source>
        <extracomment>quantity</extracomment>
        <translation>2 つ目以降のスクリプト</translation>
    </message>
    <message>
        <source>half the diagonal of the part</source>
        <extracomment>quantity</extracomment>
        <translation>パーツの対角線の半分</translation>
    </message>
    <message>
        <source>stored size of this level of detail</source>
        <extracomment>quantity</extracomment>
        <translation>この LOD の格納サイズ</translation>
    </message>
    <message>
        <source>triangles of the prim at this level of detail</source>
        <extracomment>quantity</extracomment>
        <translation>この LOD でのプリムの三角形</translation>
    </message>
    <message>
        <source>triangles that are free at this level</source>
        <extracomment>quantity</extracomment>
        <translation>この LOD で無料の三角形</translation>
    </message>
    <message>
        <source>squared length of half the part&apos;s size</source>
        <extracomment>quantity</extracomment>
        <translation>パーツの半分のサイズの長さの 2 乗</translation>
    </message>
    <message>
        <source>squared length of the part&apos;s size</source>
        <extracomment>quantity</extracomment>
        <translation>パーツのサイズの長さの 2 乗</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>quantity</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>mesh</source>
        <extracomment>word</extracomment>
        <translation>メッシュ</translation>
    </message>
    <message>
        <source>box</source>
        <extracomment>word</extracomment>
        <translation>箱</translation>
    </message>
    <message>
        <source>cylinder</source>
        <extracomment>word</extracomment>
        <translation>円柱</translation>
    </message>
    <message>
        <source>prism</source>
        <extracomment>word</extracomment>
        <translation>角柱</translation>
    </message>
    <message>
        <source>sphere</source>
        <extracomment>word</extracomment>
        <translation>球</translation>
    </message>
    <message>
        <source>torus</source>
        <extracomment>word</extracomment>
        <translation>トーラス</translation>
    </message>
    <message>
        <source>tube</source>
        <extracomment>word</extracomment>
        <translation>チューブ</translation>
    </message>
    <message>
        <source>ring</source>
        <extracomment>word</extracomment>
        <translation>リング</translation>
    </message>
    <message>
        <source>sculpt</source>
        <extracomment>word</extracomment>
        <translation>スカルプト</translation>
    </message>
    <message>
        <source>flexible</source>
        <extracomment>word</extracomment>
        <translation>フレキシブル</translation>
    </message>
    <message>
        <source>prim</source>
        <extracomment>word</extracomment>
        <translation>プリム</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>word</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>convex hull</source>
        <extracomment>word</extracomment>
        <translation>凸包</translation>
    </message>
    <message>
        <source>primitive</source>
        <extracomment>word</extracomment>
        <translation>基本形状</translation>
    </message>
    <message>
        <source>base hull</source>
        <extracomment>asset.place_base_hull</extracomment>
        <translation>基本凸包</translation>
    </message>
    <message>
        <source>hull</source>
        <extracomment>word</extracomment>
        <translation>凸包</translation>
    </message>
    <message>
        <source>decomposition</source>
        <extracomment>published</extracomment>
        <translation>凸分解</translation>
    </message>
    <message>
        <source>triangle mesh</source>
        <extracomment>word</extracomment>
        <translation>三角形メッシュ</translation>
    </message>
    <message>
        <source>legacy</source>
        <extracomment>word</extracomment>
        <translation>旧計算方式</translation>
    </message>
    <message>
        <source>documented</source>
        <extracomment>word</extracomment>
        <translation>文書</translation>
    </message>
    <message>
        <source>viewer</source>
        <extracomment>word</extracomment>
        <translation>ビューア</translation>
    </message>
    <message>
        <source>likely</source>
        <extracomment>word</extracomment>
        <translation>有力</translation>
    </message>
    <message>
        <source>estimate</source>
        <extracomment>word</extracomment>
        <translation>推定</translation>
    </message>
    <message>
        <source>illustration</source>
        <extracomment>word</extracomment>
        <translation>例示</translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>word</extracomment>
        <translation>高</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>word</extracomment>
        <translation>中</translation>
    </message>
    <message>
        <source>low</source>
        <extracomment>word</extracomment>
        <translation>低</translation>
    </message>
    <message>
        <source>lowest</source>
        <extracomment>word</extracomment>
        <translation>最低</translation>
    </message>
    <message>
        <source>project</source>
        <extracomment>word</extracomment>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>mesh asset</source>
        <extracomment>word</extracomment>
        <translation>メッシュアセット</translation>
    </message>
    <message>
        <source>slm</source>
        <extracomment>word</extracomment>
        <translation>slm</translation>
    </message>
    <message>
        <source>open sim object</source>
        <extracomment>word</extracomment>
        <translation>OpenSim オブジェクト</translation>
    </message>
    <message>
        <source>open sim archive</source>
        <extracomment>word</extracomment>
        <translation>OpenSim アーカイブ</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>cost.unknown</extracomment>
        <translation>不明</translation>
    </message>
    <message>
        <source>note</source>
        <extracomment>column.note</extracomment>
        <translation>メモ</translation>
    </message>
    <message>
        <source>warning</source>
        <extracomment>word</extracomment>
        <translation>警告</translation>
    </message>
    <message>
        <source>error</source>
        <extracomment>word</extracomment>
        <translation>エラー</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>word</extracomment>
        <translation>同じ</translation>
    </message>
    <message>
        <source>circle</source>
        <extracomment>word</extracomment>
        <translation>円</translation>
    </message>
    <message>
        <source>square</source>
        <extracomment>word</extracomment>
        <translation>正方形</translation>
    </message>
    <message>
        <source>triangle</source>
        <extracomment>word</extracomment>
        <translation>三角形</translation>
    </message>
    <message>
        <source>shape none</source>
        <extracomment>word</extracomment>
        <translation>形状「なし」</translation>
    </message>
    <message>
        <source>root none as hull</source>
        <extracomment>word</extracomment>
        <translation>ルートの「なし」を凸包に</translation>
    </message>
    <message>
        <source>thin round box</source>
        <extracomment>word</extracomment>
        <translation>薄い丸形を箱に</translation>
    </message>
    <message>
        <source>tiny box</source>
        <extracomment>word</extracomment>
        <translation>極小を箱に</translation>
    </message>
    <message>
        <source>thin straight box</source>
        <extracomment>word</extracomment>
        <translation>薄い直線形を箱に</translation>
    </message>
    <message>
        <source>shape convex hull</source>
        <extracomment>word</extracomment>
        <translation>形状「凸包」</translation>
    </message>
    <message>
        <source>convex</source>
        <extracomment>word</extracomment>
        <translation>凸</translation>
    </message>
    <message>
        <source>two small sides</source>
        <extracomment>word</extracomment>
        <translation>小さい辺が 2 つ</translation>
    </message>
    <message>
        <source>hull list</source>
        <extracomment>word</extracomment>
        <translation>凸包リスト</translation>
    </message>
    <message>
        <source>physics mesh</source>
        <extracomment>asset.place_mesh</extracomment>
        <translation>物理メッシュ</translation>
    </message>
    <message>
        <source>thin mesh</source>
        <extracomment>word</extracomment>
        <translation>薄いメッシュ</translation>
    </message>
    <message>
        <source>dynamic without hulls</source>
        <extracomment>word</extracomment>
        <translation>凸包なしで動く</translation>
    </message>
    <message>
        <source>no physics shape</source>
        <extracomment>word</extracomment>
        <translation>物理形状なし</translation>
    </message>
    <message>
        <source>not convex</source>
        <extracomment>word</extracomment>
        <translation>凸でない</translation>
    </message>
    <message>
        <source>Simulation factor</source>
        <extracomment>title</extracomment>
        <translation>シミュレーション係数</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>kit.server</extracomment>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>Linkset factor</source>
        <extracomment>title</extracomment>
        <translation>リンクセット係数</translation>
    </message>
    <message>
        <source>Triangle constant</source>
        <extracomment>title</extracomment>
        <translation>三角形定数</translation>
    </message>
    <message>
        <source>Physics</source>
        <extracomment>kit.physics</extracomment>
        <translation>物理</translation>
    </message>
    <message>
        <source>Penalty per area</source>
        <extracomment>title</extracomment>
        <translation>面積あたりの割増</translation>
    </message>
    <message>
        <source>Active cost high</source>
        <extracomment>title</extracomment>
        <translation>アクティブコスト (高)</translation>
    </message>
    <message>
        <source>Active cost low</source>
        <extracomment>title</extracomment>
        <translation>アクティブコスト (低)</translation>
    </message>
    <message>
        <source>Primitive cost</source>
        <extracomment>title</extracomment>
        <translation>基本形状のコスト</translation>
    </message>
    <message>
        <source>Hull cost</source>
        <extracomment>title</extracomment>
        <translation>凸包のコスト</translation>
    </message>
    <message>
        <source>Hull vertex cost</source>
        <extracomment>title</extracomment>
        <translation>凸包の頂点のコスト</translation>
    </message>
    <message>
        <source>Minimum mesh cost</source>
        <extracomment>title</extracomment>
        <translation>メッシュの最小コスト</translation>
    </message>
    <message>
        <source>Width min</source>
        <extracomment>title</extracomment>
        <translation>幅の最小値</translation>
    </message>
    <message>
        <source>Width max</source>
        <extracomment>title</extracomment>
        <translation>幅の最大値</translation>
    </message>
    <message>
        <source>Physical limit</source>
        <extracomment>title</extracomment>
        <translation>「物理」の上限</translation>
    </message>
    <message>
        <source>Legacy physical limit</source>
        <extracomment>title</extracomment>
        <translation>「物理」の上限 (旧計算方式)</translation>
    </message>
    <message>
        <source>Thin side limit</source>
        <extracomment>title</extracomment>
        <translation>薄い辺の限界</translation>
    </message>
    <message>
        <source>Representation</source>
        <extracomment>colour.weighed_as</extracomment>
        <translation>形状の選択</translation>
    </message>
    <message>
        <source>Small side</source>
        <extracomment>title</extracomment>
        <translation>小さい辺</translation>
    </message>
    <message>
        <source>Small side factor</source>
        <extracomment>title</extracomment>
        <translation>小さい辺の係数</translation>
    </message>
    <message>
        <source>Minimum side</source>
        <extracomment>title</extracomment>
        <translation>最小の辺</translation>
    </message>
    <message>
        <source>Flat average</source>
        <extracomment>title</extracomment>
        <translation>平らな場合の平均</translation>
    </message>
    <message>
        <source>Flat side</source>
        <extracomment>title</extracomment>
        <translation>平らな場合の辺</translation>
    </message>
    <message>
        <source>Tolerance hollow</source>
        <extracomment>title</extracomment>
        <translation>中空の許容差</translation>
    </message>
    <message>
        <source>Tolerance cut</source>
        <extracomment>title</extracomment>
        <translation>カットの許容差</translation>
    </message>
    <message>
        <source>Tolerance taper</source>
        <extracomment>title</extracomment>
        <translation>テーパーの許容差</translation>
    </message>
    <message>
        <source>Tolerance twist</source>
        <extracomment>title</extracomment>
        <translation>ひねりの許容差</translation>
    </message>
    <message>
        <source>Tolerance shear</source>
        <extracomment>title</extracomment>
        <translation>シアーの許容差</translation>
    </message>
    <message>
        <source>Prim detail medium</source>
        <extracomment>title</extracomment>
        <translation>プリムの詳細度 (中)</translation>
    </message>
    <message>
        <source>Prim detail high</source>
        <extracomment>title</extracomment>
        <translation>プリムの詳細度 (高)</translation>
    </message>
    <message>
        <source>Server per prim</source>
        <extracomment>title</extracomment>
        <translation>プリムごとのサーバー</translation>
    </message>
    <message>
        <source>Server per script</source>
        <extracomment>title</extracomment>
        <translation>スクリプトごとのサーバー</translation>
    </message>
    <message>
        <source>Metadata discount</source>
        <extracomment>title</extracomment>
        <translation>メタデータの控除</translation>
    </message>
    <message>
        <source>Download</source>
        <extracomment>kit.download</extracomment>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Minimum bytes</source>
        <extracomment>title</extracomment>
        <translation>最小バイト数</translation>
    </message>
    <message>
        <source>Bytes per triangle</source>
        <extracomment>title</extracomment>
        <translation>三角形あたりのバイト数</translation>
    </message>
    <message>
        <source>Triangle budget</source>
        <extracomment>title</extracomment>
        <translation>三角形の予算</translation>
    </message>
    <message>
        <source>Streaming scale</source>
        <extracomment>title</extracomment>
        <translation>ストリーミングの倍率</translation>
    </message>
    <message>
        <source>Max distance</source>
        <extracomment>title</extracomment>
        <translation>最大距離</translation>
    </message>
    <message>
        <source>Max area</source>
        <extracomment>title</extracomment>
        <translation>最大面積</translation>
    </message>
    <message>
        <source>Static mesh factor</source>
        <extracomment>title</extracomment>
        <translation>静的メッシュの係数</translation>
    </message>
    <message>
        <source>Prim streaming cap</source>
        <extracomment>title</extracomment>
        <translation>プリムのストリーミング上限</translation>
    </message>
    <message>
        <source>Sculpt streaming cap</source>
        <extracomment>title</extracomment>
        <translation>スカルプトのストリーミング上限</translation>
    </message>
    <message>
        <source>Prim bytes per triangle</source>
        <extracomment>title</extracomment>
        <translation>プリムの三角形あたりのバイト数</translation>
    </message>
    <message>
        <source>Animated per triangle</source>
        <extracomment>title</extracomment>
        <translation>アニメーションの三角形あたり</translation>
    </message>
    <message>
        <source>Animated root</source>
        <extracomment>title</extracomment>
        <translation>アニメーションのルート</translation>
    </message>
    <message>
        <source>Animated free triangles</source>
        <extracomment>title</extracomment>
        <translation>アニメーションの無料の三角形</translation>
    </message>
    <message>
        <source>Land impact minimum</source>
        <extracomment>title</extracomment>
        <translation>土地負荷の最小値</translation>
    </message>
    <message>
        <source>Totals</source>
        <extracomment>title</extracomment>
        <translation>合計</translation>
    </message>
    <message>
        <source>nearest</source>
        <extracomment>word</extracomment>
        <translation>四捨五入</translation>
    </message>
    <message>
        <source>ceiling</source>
        <extracomment>word</extracomment>
        <translation>切り上げ</translation>
    </message>
    <message>
        <source>second-life</source>
        <extracomment>word</extracomment>
        <translation>second-life</translation>
    </message>
    <message>
        <source>wiki-2011</source>
        <extracomment>word</extracomment>
        <translation>wiki-2011</translation>
    </message>
    <message>
        <source>document</source>
        <extracomment>word</extracomment>
        <translation>文書</translation>
    </message>
    <message>
        <source>a value</source>
        <extracomment>word</extracomment>
        <translation>値</translation>
    </message>
    <message>
        <source>a key</source>
        <extracomment>word</extracomment>
        <translation>キー</translation>
    </message>
    <message>
        <source>an array</source>
        <extracomment>word</extracomment>
        <translation>配列</translation>
    </message>
    <message>
        <source>a map</source>
        <extracomment>word</extracomment>
        <translation>マップ</translation>
    </message>
    <message>
        <source>an integer</source>
        <extracomment>word</extracomment>
        <translation>整数</translation>
    </message>
    <message>
        <source>a real</source>
        <extracomment>word</extracomment>
        <translation>実数</translation>
    </message>
    <message>
        <source>a date</source>
        <extracomment>word</extracomment>
        <translation>日付</translation>
    </message>
    <message>
        <source>a UUID</source>
        <extracomment>word</extracomment>
        <translation>UUID</translation>
    </message>
    <message>
        <source>a string</source>
        <extracomment>word</extracomment>
        <translation>文字列</translation>
    </message>
    <message>
        <source>a URI</source>
        <extracomment>word</extracomment>
        <translation>URI</translation>
    </message>
    <message>
        <source>a binary</source>
        <extracomment>word</extracomment>
        <translation>バイナリ</translation>
    </message>
    <message>
        <source>a length</source>
        <extracomment>word</extracomment>
        <translation>長さ</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>filter.truths</extracomment>
        <translation>true または false</translation>
    </message>
    <message>
        <source>an array of faces</source>
        <extracomment>word</extracomment>
        <translation>面の配列</translation>
    </message>
    <message>
        <source>a face</source>
        <extracomment>word</extracomment>
        <translation>面</translation>
    </message>
    <message>
        <source>binary data</source>
        <extracomment>word</extracomment>
        <translation>バイナリデータ</translation>
    </message>
    <message>
        <source>a finite number</source>
        <extracomment>word</extracomment>
        <translation>有限の数</translation>
    </message>
    <message>
        <source>finite numbers</source>
        <extracomment>word</extracomment>
        <translation>有限の数</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>word</extracomment>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>an object</source>
        <extracomment>word</extracomment>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>LOD medium</source>
        <extracomment>title</extracomment>
        <translation>LOD 中</translation>
    </message>
    <message>
        <source>LOD low</source>
        <extracomment>title</extracomment>
        <translation>LOD 低</translation>
    </message>
    <message>
        <source>LOD lowest</source>
        <extracomment>title</extracomment>
        <translation>LOD 最低</translation>
    </message>
    <message>
        <source>OpenSim primitive</source>
        <extracomment>title</extracomment>
        <translation>OpenSim 基本形状</translation>
    </message>
    <message>
        <source>OpenSim</source>
        <extracomment>title</extracomment>
        <translation>OpenSim</translation>
    </message>
    <message>
        <source>OpenSim index</source>
        <extracomment>title</extracomment>
        <translation>OpenSim インデックス</translation>
    </message>
    <message>
        <source>OpenSim size</source>
        <extracomment>title</extracomment>
        <translation>OpenSim サイズ</translation>
    </message>
    <message>
        <source>OpenSim penalty</source>
        <extracomment>title</extracomment>
        <translation>OpenSim 割増</translation>
    </message>
    <message>
        <source>OpenSim streaming</source>
        <extracomment>title</extracomment>
        <translation>OpenSim ストリーミング</translation>
    </message>
    <message>
        <source>OpenSim simulation</source>
        <extracomment>title</extracomment>
        <translation>OpenSim シミュレーション</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>word</extracomment>
        <translation>数</translation>
    </message>
    <message>
        <source>a whole number</source>
        <extracomment>word</extracomment>
        <translation>整数</translation>
    </message>
    <message>
        <source>an id</source>
        <extracomment>word</extracomment>
        <translation>ID</translation>
    </message>
    <message>
        <source>Rounding</source>
        <extracomment>title</extracomment>
        <translation>丸め</translation>
    </message>
    <message>
        <source>Accounting model</source>
        <extracomment>title</extracomment>
        <translation>計算モデル</translation>
    </message>
    <message>
        <source>Base hull source</source>
        <extracomment>title</extracomment>
        <translation>基本凸包の元</translation>
    </message>
    <message>
        <source>width of the triangle</source>
        <extracomment>quantity</extracomment>
        <translation>三角形の幅</translation>
    </message>
    <message>
        <source>oxp</source>
        <extracomment>word</extracomment>
        <translation>oxp</translation>
    </message>
    <message>
        <source>numbers X, Y and Z</source>
        <extracomment>word</extracomment>
        <translation>数 X、Y、Z</translation>
    </message>
    <message>
        <source>numbers X, Y, Z and W that are not all 0</source>
        <extracomment>word</extracomment>
        <translation>すべてが 0 ではない数 X、Y、Z、W</translation>
    </message>
    <message>
        <source>the data ends inside the octree; expected another cube</source>
        <extracomment>octree.truncated</extracomment>
        <translation>データが八分木の途中で終わっています。次の立方体が必要です</translation>
    </message>
    <message>
        <source>expected E, S, N or O, found &quot;{found}&quot;</source>
        <extracomment>octree.unknown_cube</extracomment>
        <translation>E、S、N、O のいずれかが必要ですが、「{found}」があります</translation>
    </message>
    <message>
        <source>expected twelve codes from 0 to {greatest} in braces after &quot;N&quot;</source>
        <extracomment>octree.codes</extracomment>
        <translation>「N」の後には、波括弧の中に 0 から {greatest} までのコードが 12 個必要です</translation>
    </message>
    <message>
        <source>the octree contains too many cubes; the limit is {limit}</source>
        <extracomment>octree.too_many</extracomment>
        <translation>八分木の立方体の数が、上限の {limit} を超えています</translation>
    </message>
    <message>
        <source>the file is not an Inexor octree; it must begin with &quot;Inexor Octree&quot;</source>
        <extracomment>nxoc.magic</extracomment>
        <translation>ファイルが Inexor の八分木ではありません。先頭に「Inexor Octree」が必要です</translation>
    </message>
    <message>
        <source>the file uses version {version} of Inexor&apos;s octree format; only version 0 can be read</source>
        <extracomment>nxoc.version</extracomment>
        <translation>ファイルは Inexor の八分木形式のバージョン {version} です。読み込めるのはバージョン 0 だけです</translation>
    </message>
    <message>
        <source>expected a cube type from 0 to 3, found {type}</source>
        <extracomment>nxoc.type</extracomment>
        <translation>0 から 3 の立方体のタイプが必要ですが、{type} があります</translation>
    </message>
    <message>
        <source>expected an edge code from 0 to {greatest}, found {code}</source>
        <extracomment>nxoc.code</extracomment>
        <translation>0 から {greatest} の辺のコードが必要ですが、{code} があります</translation>
    </message>
    <message>
        <source>has invalid gzip data ({reason}); copy or export it again</source>
        <extracomment>ogz.not_gzip</extracomment>
        <translation>gzip データが正しくありません ({reason})。コピーまたはエクスポートし直してください</translation>
    </message>
    <message>
        <source>is too large when decompressed; the limit is {limit} bytes</source>
        <extracomment>ogz.unpacks_too_large</extracomment>
        <translation>展開すると、読み込みの上限 {limit} バイトを超えます</translation>
    </message>
    <message>
        <source>the file is not a Cube 2 map; the decompressed data must begin with &quot;OCTA&quot;</source>
        <extracomment>ogz.magic</extracomment>
        <translation>ファイルが Cube 2 のマップではありません。展開したデータの先頭に「OCTA」が必要です</translation>
    </message>
    <message>
        <source>the file is a Cube 2 map of version {version}; versions {oldest} to {newest} can be read</source>
        <extracomment>ogz.version</extracomment>
        <translation>ファイルはバージョン {version} の Cube 2 マップです。読み込めるのはバージョン {oldest} から {newest} です</translation>
    </message>
    <message>
        <source>expected a world size that is a power of two, found {size}</source>
        <extracomment>ogz.world_size</extracomment>
        <translation>2 の累乗のワールドサイズが必要ですが、{size} があります</translation>
    </message>
    <message>
        <source>the number of {what} must be at least 0, not {count}</source>
        <extracomment>ogz.count</extracomment>
        <translation>{what}の数は 0 以上でなければなりませんが、{count} です</translation>
    </message>
    <message>
        <source>expected variable type 0, 1 or 2, found {type}</source>
        <extracomment>ogz.variable</extracomment>
        <translation>変数のタイプ 0、1、2 のいずれかが必要ですが、{type} があります</translation>
    </message>
    <message>
        <source>expected a cube type from 0 to 4, found {type}</source>
        <extracomment>ogz.cube</extracomment>
        <translation>0 から 4 の立方体のタイプが必要ですが、{type} があります</translation>
    </message>
    <message>
        <source>is not an octree; supported types: Inexor octrees (.nxoc), Cube 2 maps (.ogz)</source>
        <extracomment>octree_file.unknown</extracomment>
        <translation>八分木ではありません。対応する種類: Inexor の八分木 (.nxoc)、Cube 2 のマップ (.ogz)</translation>
    </message>
    <message>
        <source>expected a line that begins with &quot;octree&quot; or &quot;ray&quot;, found &quot;{found}&quot;</source>
        <extracomment>octree_scene.word</extracomment>
        <translation>「octree」または「ray」で始まる行が必要ですが、「{found}」があります</translation>
    </message>
    <message>
        <source>expected &quot;octree X Y Z SIZE TREE&quot;, optionally followed by &quot;rot QX QY QZ QW&quot;</source>
        <extracomment>octree_scene.octree</extracomment>
        <translation>「octree X Y Z SIZE TREE」が必要です。その後に「rot QX QY QZ QW」も書けます</translation>
    </message>
    <message>
        <source>expected &quot;ray OX OY OZ DX DY DZ&quot;, optionally followed by a depth</source>
        <extracomment>octree_scene.ray</extracomment>
        <translation>「ray OX OY OZ DX DY DZ」が必要です。その後に深さも書けます</translation>
    </message>
    <message>
        <source>expected a number from {minimum} to {maximum}, found &quot;{found}&quot;</source>
        <extracomment>octree_scene.number</extracomment>
        <translation>{minimum} から {maximum} までの数が必要ですが、「{found}」があります</translation>
    </message>
    <message>
        <source>the direction is 0; at least one of its three numbers must not be 0</source>
        <extracomment>octree_scene.direction</extracomment>
        <translation>方向が 0 です。3 つの数のうち少なくとも 1 つを 0 以外にしてください</translation>
    </message>
    <message>
        <source>the rotation is 0; at least one of its four numbers must not be 0</source>
        <extracomment>octree_scene.rotation</extracomment>
        <translation>回転が 0 です。4 つの数の少なくとも 1 つを 0 以外にしてください</translation>
    </message>
    <message>
        <source>is more than {limit} m from the origin on at least one axis, so it is left out; move it closer to include it</source>
        <extracomment>plain.too_far</extracomment>
        <translation>少なくとも 1 つの軸で原点から {limit} m を超えて離れているため、含めません。含めるには、原点に近づけてください</translation>
    </message>
    <message>
        <source>has the same shape type on the grid and here ({grid})</source>
        <extracomment>measured.same_shape_type</extracomment>
        <translation>グリッドでもここでも形状タイプは同じです ({grid})</translation>
    </message>
    <message>
        <source>has the shape type {grid} on the grid, but {here} here</source>
        <extracomment>measured.other_shape_type</extracomment>
        <translation>グリッドでの形状タイプは {grid} ですが、ここでは {here} です</translation>
    </message>
    <message>
        <source>measured physics</source>
        <extracomment>column.measured_physics</extracomment>
        <translation>実測 物理</translation>
    </message>
    <message>
        <source>physics difference</source>
        <extracomment>column.physics_difference</extracomment>
        <translation>差 物理</translation>
    </message>
    <message>
        <source>measured download</source>
        <extracomment>column.measured_streaming</extracomment>
        <translation>実測 ダウンロード</translation>
    </message>
    <message>
        <source>download difference</source>
        <extracomment>column.streaming_difference</extracomment>
        <translation>差 ダウンロード</translation>
    </message>
    <message>
        <source>measured server</source>
        <extracomment>column.measured_server</extracomment>
        <translation>実測 サーバー</translation>
    </message>
    <message>
        <source>server difference</source>
        <extracomment>column.server_difference</extracomment>
        <translation>差 サーバー</translation>
    </message>
    <message>
        <source>measured land impact</source>
        <extracomment>column.measured_land_impact</extracomment>
        <translation>実測 土地負荷</translation>
    </message>
    <message>
        <source>land impact difference</source>
        <extracomment>column.land_impact_difference</extracomment>
        <translation>差 土地負荷</translation>
    </message>
    <message>
        <source>there are NORMAL cubes; the published method treats them as full boxes</source>
        <extracomment>pick.normals_as_boxes</extracomment>
        <translation>NORMAL の立方体があります。公開された方法では完全な箱とみなします</translation>
    </message>
    <message>
        <source>there are rotated octrees; the published method ignores their rotation</source>
        <extracomment>pick.rotations_ignored</extracomment>
        <translation>回転した八分木があります。公開された方法では回転なしとみなします</translation>
    </message>
    <message>
        <source>collada</source>
        <extracomment>word</extracomment>
        <translation>collada</translation>
    </message>
    <message>
        <source>fbx</source>
        <extracomment>word</extracomment>
        <translation>fbx</translation>
    </message>
    <message>
        <source>glb</source>
        <extracomment>word</extracomment>
        <translation>glb</translation>
    </message>
    <message>
        <source>gltf</source>
        <extracomment>word</extracomment>
        <translation>gltf</translation>
    </message>
    <message>
        <source>obj</source>
        <extracomment>word</extracomment>
        <translation>obj</translation>
    </message>
    <message>
        <source>ply</source>
        <extracomment>word</extracomment>
        <translation>ply</translation>
    </message>
    <message>
        <source>stl</source>
        <extracomment>word</extracomment>
        <translation>stl</translation>
    </message>
    <message>
        <source>octree scene</source>
        <extracomment>word</extracomment>
        <translation>八分木シーン</translation>
    </message>
    <message>
        <source>nxoc</source>
        <extracomment>word</extracomment>
        <translation>nxoc</translation>
    </message>
    <message>
        <source>ogz</source>
        <extracomment>word</extracomment>
        <translation>ogz</translation>
    </message>
    <message>
        <source>an address that is not aligned</source>
        <extracomment>word</extracomment>
        <translation>境界に整列していないアドレス</translation>
    </message>
    <message>
        <source>fewer bytes than a header</source>
        <extracomment>word</extracomment>
        <translation>ヘッダーに足りないバイト数</translation>
    </message>
    <message>
        <source>another header</source>
        <extracomment>word</extracomment>
        <translation>別のヘッダー</translation>
    </message>
    <message>
        <source>text outside the buffer</source>
        <extracomment>word</extracomment>
        <translation>バッファー外のテキスト</translation>
    </message>
    <message>
        <source>an unknown state</source>
        <extracomment>word</extracomment>
        <translation>未知の状態</translation>
    </message>
    <message>
        <source>an unknown reason</source>
        <extracomment>word</extracomment>
        <translation>未知の理由</translation>
    </message>
    <message>
        <source>an unknown axis</source>
        <extracomment>word</extracomment>
        <translation>未知の軸</translation>
    </message>
    <message>
        <source>a unit of no length</source>
        <extracomment>word</extracomment>
        <translation>長さのない単位</translation>
    </message>
    <message>
        <source>a table outside the buffer</source>
        <extracomment>word</extracomment>
        <translation>バッファー外の表</translation>
    </message>
    <message>
        <source>no mesh</source>
        <extracomment>word</extracomment>
        <translation>メッシュなし</translation>
    </message>
    <message>
        <source>a mesh outside the buffer</source>
        <extracomment>word</extracomment>
        <translation>バッファー外のメッシュ</translation>
    </message>
    <message>
        <source>a mesh without triangles</source>
        <extracomment>word</extracomment>
        <translation>三角形のないメッシュ</translation>
    </message>
    <message>
        <source>meshes that share their arrays</source>
        <extracomment>word</extracomment>
        <translation>配列を共有するメッシュ</translation>
    </message>
    <message>
        <source>a number that is not finite</source>
        <extracomment>word</extracomment>
        <translation>有限でない数</translation>
    </message>
    <message>
        <source>a vertex that is not there</source>
        <extracomment>word</extracomment>
        <translation>存在しない頂点</translation>
    </message>
    <message>
        <source>a node outside the buffer</source>
        <extracomment>word</extracomment>
        <translation>バッファー外のノード</translation>
    </message>
    <message>
        <source>nodes that share their meshes</source>
        <extracomment>word</extracomment>
        <translation>メッシュを共有するノード</translation>
    </message>
    <message>
        <source>a mesh that is not there</source>
        <extracomment>word</extracomment>
        <translation>存在しないメッシュ</translation>
    </message>
    <message>
        <source>nodes</source>
        <extracomment>word</extracomment>
        <translation>ノード</translation>
    </message>
    <message>
        <source>meshes</source>
        <extracomment>word</extracomment>
        <translation>メッシュ</translation>
    </message>
    <message>
        <source>geometry</source>
        <extracomment>word</extracomment>
        <translation>ジオメトリ</translation>
    </message>
    <message>
        <source>nested nodes</source>
        <extracomment>word</extracomment>
        <translation>入れ子のノード</translation>
    </message>
    <message>
        <source>entities</source>
        <extracomment>word</extracomment>
        <translation>エンティティ</translation>
    </message>
    <message>
        <source>variables</source>
        <extracomment>word</extracomment>
        <translation>変数</translation>
    </message>
    <message>
        <source>texture slots</source>
        <extracomment>word</extracomment>
        <translation>テクスチャスロット</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>column.cost</extracomment>
        <translation>コスト</translation>
    </message>
    <message>
        <source>derivative</source>
        <extracomment>column.derivative</extracomment>
        <translation>微分係数</translation>
    </message>
    <message>
        <source>downward derivative</source>
        <extracomment>column.derivative_down</extracomment>
        <translation>下側微分係数</translation>
    </message>
    <message>
        <source>elasticity</source>
        <extracomment>column.elasticity</extracomment>
        <translation>弾力性</translation>
    </message>
    <message>
        <source>cliff</source>
        <extracomment>column.cliff</extracomment>
        <translation>段差</translation>
    </message>
    <message>
        <source>start</source>
        <extracomment>column.start</extracomment>
        <translation>開始値</translation>
    </message>
    <message>
        <source>standard error</source>
        <extracomment>column.standard_error</extracomment>
        <translation>標準誤差</translation>
    </message>
    <message>
        <source>R²</source>
        <extracomment>column.r_squared</extracomment>
        <translation>R²</translation>
    </message>
    <message>
        <source>weight</source>
        <extracomment>kit.weight</extracomment>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>measured</source>
        <extracomment>column.measured</extracomment>
        <translation>実測</translation>
    </message>
    <message>
        <source>calculated</source>
        <extracomment>column.calculated</extracomment>
        <translation>計算値</translation>
    </message>
    <message>
        <source>residual</source>
        <extracomment>column.residual</extracomment>
        <translation>残差</translation>
    </message>
    <message>
        <source>expected FROM:TO:STEPS with 2 to {limit} steps, such as 0.5:2:16; found &quot;{text}&quot;</source>
        <extracomment>range.form</extracomment>
        <translation>2 から {limit} 段階の FROM:TO:STEPS (例: 0.5:2:16) が必要ですが、「{text}」があります</translation>
    </message>
    <message>
        <source>expected a scale factor from {smallest} to {largest}, found {value}</source>
        <extracomment>sweep.factor</extracomment>
        <translation>{smallest} から {largest} までの倍率が必要ですが、{value} があります</translation>
    </message>
    <message>
        <source>no measured cost was found for any linkset</source>
        <extracomment>calibrate.nothing_measured</extracomment>
        <translation>リンクセットの実測コストが見つかりません</translation>
    </message>
    <message>
        <source>the measurements say nothing about {key}, because none of them depends on it; it stays at {value}</source>
        <extracomment>calibrate.says_nothing</extracomment>
        <translation>実測値は {key} について何も示しません: どの実測値もこれに依存しません。{value} のままです</translation>
    </message>
    <message>
        <source>{key} reached {value}, the end of its range: the measurements suggest a value outside that range</source>
        <extracomment>calibrate.at_end</extracomment>
        <translation>{key} は範囲の端の {value} で止まりました: 実測値はその先の値を示しています</translation>
    </message>
    <message>
        <source>This cube is seen from inside, so there is no face to edit.</source>
        <extracomment>edit.no_face</extracomment>
        <translation>この立方体は内側から見ているため、編集する面がありません。</translation>
    </message>
    <message>
        <source>The octree ends at this face. To fill or paste cells beyond it, grow the octree first.</source>
        <extracomment>edit.at_border</extracomment>
        <translation>八分木はこの面で終わっています。その先でセルを埋めたり貼り付けたりするには、先に八分木を広げてください。</translation>
    </message>
    <message>
        <source>This cube is already divided; to divide the cubes inside it, choose a greater grid depth.</source>
        <extracomment>edit.divided</extracomment>
        <translation>この立方体はすでに分割されています。中の立方体を分割するには、より大きい格子の深さを選んでください。</translation>
    </message>
    <message>
        <source>Eight cubes can be merged only if all are solid or all are empty.</source>
        <extracomment>edit.unequal</extracomment>
        <translation>1 つに結合できるのは、すべて中実またはすべて空の 8 つの立方体だけです。</translation>
    </message>
    <message>
        <source>An octree can have at most {limit} cubes.</source>
        <extracomment>edit.too_many</extracomment>
        <translation>八分木の立方体は最大 {limit} 個です。</translation>
    </message>
    <message>
        <source>Both methods agree.</source>
        <extracomment>difference.none</extracomment>
        <translation>両方の方法で同じものが見つかりました。</translation>
    </message>
    <message numerus="yes">
        <source>{count} octrees could not be read; they are left out</source>
        <extracomment>export.unread_octrees</extracomment>
        <translation>
            <numerusform>{count} 個の八分木を読み込めませんでした。これらは無視します</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no scenario &quot;{name}&quot;; existing scenarios: {names}{hint}</source>
        <extracomment>find.unknown_scenario</extracomment>
        <translation>シナリオ「{name}」はありません。あるシナリオ: {names}{hint}</translation>
    </message>
    <message>
        <source>there is no scenario &quot;{name}&quot;, because the project has no scenarios</source>
        <extracomment>find.no_scenarios</extracomment>
        <translation>プロジェクトにシナリオがないため、シナリオ「{name}」はありません</translation>
    </message>
    <message>
        <source>physics before</source>
        <extracomment>column.physics_before</extracomment>
        <translation>以前の物理</translation>
    </message>
    <message>
        <source>download before</source>
        <extracomment>column.streaming_before</extracomment>
        <translation>以前のダウンロード</translation>
    </message>
    <message>
        <source>land impact before</source>
        <extracomment>column.land_impact_before</extracomment>
        <translation>以前の土地負荷</translation>
    </message>
    <message>
        <source>what changes</source>
        <extracomment>column.what</extracomment>
        <translation>変化</translation>
    </message>
    <message>
        <source>parcel</source>
        <extracomment>column.parcel</extracomment>
        <translation>区画</translation>
    </message>
    <message>
        <source>before</source>
        <extracomment>column.before</extracomment>
        <translation>以前</translation>
    </message>
    <message>
        <source>after</source>
        <extracomment>column.after</extracomment>
        <translation>以後</translation>
    </message>
    <message>
        <source>limit</source>
        <extracomment>column.limit</extracomment>
        <translation>上限</translation>
    </message>
    <message>
        <source>fits</source>
        <extracomment>column.fits</extracomment>
        <translation>可否</translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>column.level</extracomment>
        <translation>レベル</translation>
    </message>
    <message>
        <source>noise m</source>
        <extracomment>column.noise_m</extracomment>
        <translation>ノイズ m</translation>
    </message>
    <message>
        <source>minimum</source>
        <extracomment>column.minimum</extracomment>
        <translation>最小</translation>
    </message>
    <message>
        <source>median</source>
        <extracomment>column.median</extracomment>
        <translation>中央値</translation>
    </message>
    <message>
        <source>maximum</source>
        <extracomment>column.maximum</extracomment>
        <translation>最大</translation>
    </message>
    <message>
        <source>depth</source>
        <extracomment>column.depth</extracomment>
        <translation>深さ</translation>
    </message>
    <message>
        <source>accepted</source>
        <extracomment>column.accepted</extracomment>
        <translation>受け付け</translation>
    </message>
    <message>
        <source>near a cliff</source>
        <extracomment>column.near_cliff</extracomment>
        <translation>段差の近く</translation>
    </message>
    <message>
        <source>from m</source>
        <extracomment>column.from_m</extracomment>
        <translation>開始 m</translation>
    </message>
    <message>
        <source>to m</source>
        <extracomment>column.to_m</extracomment>
        <translation>終了 m</translation>
    </message>
    <message>
        <source>% of triangles</source>
        <extracomment>column.triangles_percent</extracomment>
        <translation>三角形の %</translation>
    </message>
    <message>
        <source>% of cost</source>
        <extracomment>column.cost_percent</extracomment>
        <translation>コストの %</translation>
    </message>
    <message>
        <source>value of the constant</source>
        <extracomment>sweep.value</extracomment>
        <translation>定数の値</translation>
    </message>
    <message>
        <source>cost in PE</source>
        <extracomment>html.cost_pe</extracomment>
        <translation>コスト (PE)</translation>
    </message>
    <message>
        <source>The value under the pinned baseline.</source>
        <extracomment>help.before</extracomment>
        <translation>固定した基準での値。</translation>
    </message>
    <message>
        <source>The value that the grid measured.</source>
        <extracomment>help.measured</extracomment>
        <translation>グリッドが測った値。</translation>
    </message>
    <message>
        <source>{rank}. {what} Land impact {after} instead of {before}.</source>
        <extracomment>explain.suggestion</extracomment>
        <translation>{rank}. {what}土地負荷 {before} → {after}。</translation>
    </message>
    <message>
        <source>change</source>
        <extracomment>changes.change</extracomment>
        <translation>変更</translation>
    </message>
    <message>
        <source>land impact after</source>
        <extracomment>column.land_impact_after</extracomment>
        <translation>以後の土地負荷</translation>
    </message>
    <message>
        <source>± land impact</source>
        <extracomment>changes.land_impact_change</extracomment>
        <translation>± 土地負荷</translation>
    </message>
    <message>
        <source>± physics</source>
        <extracomment>changes.physics_change</extracomment>
        <translation>± 物理</translation>
    </message>
    <message>
        <source>± download</source>
        <extracomment>changes.streaming_change</extracomment>
        <translation>± ダウンロード</translation>
    </message>
    <message>
        <source>± server</source>
        <extracomment>changes.server_change</extracomment>
        <translation>± サーバー</translation>
    </message>
    <message>
        <source>can be physical before</source>
        <extracomment>changes.physical_before</extracomment>
        <translation>以前の物理オン可</translation>
    </message>
    <message>
        <source>physics after</source>
        <extracomment>changes.physics_after</extracomment>
        <translation>以後の物理</translation>
    </message>
    <message>
        <source>download after</source>
        <extracomment>changes.streaming_after</extracomment>
        <translation>以後のダウンロード</translation>
    </message>
    <message>
        <source>fits before</source>
        <extracomment>changes.fitted_before</extracomment>
        <translation>以前は収容可</translation>
    </message>
    <message>
        <source>fits after</source>
        <extracomment>changes.fits_after</extracomment>
        <translation>以後は収容可</translation>
    </message>
    <message>
        <source>profile before</source>
        <extracomment>column.profile_before</extracomment>
        <translation>以前のプロファイル</translation>
    </message>
    <message>
        <source>profile after</source>
        <extracomment>column.profile_after</extracomment>
        <translation>以後のプロファイル</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <extracomment>changes.and_more</extracomment>
        <translation>{names} ほか {count} 個</translation>
    </message>
    <message>
        <source>the end of the filter</source>
        <extracomment>filter.end</extracomment>
        <translation>フィルターの終わり</translation>
    </message>
    <message>
        <source>numbers</source>
        <extracomment>filter.numbers</extracomment>
        <translation>数</translation>
    </message>
    <message>
        <source>Why &quot;{name}&quot; costs what it costs</source>
        <extracomment>html.explanation</extracomment>
        <translation>「{name}」のコストの理由</translation>
    </message>
    <message>
        <source>Costs of &quot;{name}&quot;</source>
        <extracomment>html.report</extracomment>
        <translation>「{name}」のコスト</translation>
    </message>
    <message>
        <source>Costs of {count} files</source>
        <extracomment>html.reports</extracomment>
        <translation>{count} 個のファイルのコスト</translation>
    </message>
    <message>
        <source>decides</source>
        <extracomment>html.decides</extracomment>
        <translation>決め手</translation>
    </message>
    <message>
        <source>share of the largest</source>
        <extracomment>html.share_of_largest</extracomment>
        <translation>最大のものに対する割合</translation>
    </message>
    <message>
        <source>and {count} more just like it, each</source>
        <extracomment>html.alike</extracomment>
        <translation>と、同じものがほかに {count} 個、それぞれ</translation>
    </message>
    <message numerus="yes">
        <source>and {count} smaller terms, {value} {unit} in all</source>
        <extracomment>html.more_terms</extracomment>
        <translation>
            <numerusform>と、小さい項が {count} 個、合計 {value} {unit}</numerusform>
        </translation>
    </message>
    <message>
        <source>{share}%</source>
        <extracomment>html.share</extracomment>
        <translation>{share}%</translation>
    </message>
    <message>
        <source>{used} of {capacity} LI used, {share}%</source>
        <extracomment>html.used</extracomment>
        <translation>{capacity} LI のうち {used} を使用、{share}%</translation>
    </message>
    <message>
        <source>Regions of {name}</source>
        <extracomment>html.by_region</extracomment>
        <translation>{name} のリージョン</translation>
    </message>
    <message>
        <source>What changes in {name}</source>
        <extracomment>html.changes</extracomment>
        <translation>{name} での変化</translation>
    </message>
    <message>
        <source>constant</source>
        <extracomment>sheet.constant</extracomment>
        <translation>定数</translation>
    </message>
    <message>
        <source>symbol</source>
        <extracomment>html.symbol</extracomment>
        <translation>記号</translation>
    </message>
    <message>
        <source>Made with Weighbridge {version}.</source>
        <extracomment>html.made_by</extracomment>
        <translation>Weighbridge {version} で作成。</translation>
    </message>
    <message>
        <source>{file}, SHA-256 {sha256}</source>
        <extracomment>html.file</extracomment>
        <translation>{file}、SHA-256 {sha256}</translation>
    </message>
    <message>
        <source>Set the physics shape type of {part} to Convex Hull.</source>
        <extracomment>advice.convex_hull</extracomment>
        <translation>{part} の物理形状タイプを「凸包」にします。</translation>
    </message>
    <message>
        <source>Set the physics shape type of all {count} parts to Convex Hull.</source>
        <extracomment>advice.convex_hull_all</extracomment>
        <translation>{count} 個のパーツすべての物理形状タイプを「凸包」にします。</translation>
    </message>
    <message>
        <source>Set the physics shape type of {part} to Prim.</source>
        <extracomment>advice.prim</extracomment>
        <translation>{part} の物理形状タイプを「プリム」にします。</translation>
    </message>
    <message>
        <source>Set the physics shape type of {part} to None.</source>
        <extracomment>advice.none</extracomment>
        <translation>{part} の物理形状タイプを「なし」にします。</translation>
    </message>
    <message>
        <source>Remove {count} of {triangles} triangles from the physics mesh of {part}: the narrowest, at most {width} m wide.</source>
        <extracomment>advice.remove_triangles</extracomment>
        <translation>{part} の物理メッシュから、{triangles} 個の三角形のうち最も細い {count} 個を取り除きます。いずれも幅 {width} m 以下です。</translation>
    </message>
    <message>
        <source>Merge vertices within {distance} m of each other in the physics mesh of {part}. This removes {count} of its {triangles} triangles.</source>
        <extracomment>advice.weld</extracomment>
        <translation>{part} の物理メッシュで、互いに {distance} m 以内にある頂点を結合します: {triangles} 個の三角形のうち {count} 個がなくなります。</translation>
    </message>
    <message numerus="yes">
        <source>Remove {count} of the {points} hull vertices of {part}: those that are duplicates or lie inside their hull.</source>
        <extracomment>advice.inner_points</extracomment>
        <translation>
            <numerusform>{part} の凸包の頂点 {points} 個のうち {count} 個を取り除きます: 重複しているか、凸包の内側にあるものです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reduce each hull of {part} to at most {most} vertices: {after} in total instead of {before}.</source>
        <extracomment>advice.fewer_points</extracomment>
        <translation>{part} の各凸包を頂点 {most} 個以下に減らします: 合計 {before} 個が {after} 個になります。</translation>
    </message>
    <message>
        <source>Merge neighboring hulls of {part}: {after} instead of {before}, with {growth}% more volume.</source>
        <extracomment>advice.merge_hulls</extracomment>
        <translation>{part} の隣り合う凸包を結合します: {before} 個が {after} 個になり、体積は {growth}% 増えます。</translation>
    </message>
    <message>
        <source>Resize {part} from {from} m to {to} m along its {axis} axis.</source>
        <extracomment>advice.size</extracomment>
        <translation>{part} の {axis} 軸の長さを {from} m から {to} m にします。</translation>
    </message>
    <message>
        <source>Resize {part} and {count} more just like it from {from} m to {to} m along the {axis} axis.</source>
        <extracomment>advice.size_alike</extracomment>
        <translation>{part} と、同じものほか {count} 個の {axis} 軸の長さを {from} m から {to} m にします。</translation>
    </message>
    <message>
        <source>Make every side of {part} at least {limit} m long.</source>
        <extracomment>advice.sides</extracomment>
        <translation>{part} のどの辺も {limit} m 以上の長さにします。</translation>
    </message>
    <message numerus="yes">
        <source>Remove the {count} scripts from the object.</source>
        <extracomment>advice.no_scripts</extracomment>
        <translation>
            <numerusform>{count} 個のスクリプトを取り除きます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the {count} scripts from {part}.</source>
        <extracomment>advice.no_scripts_in_part</extracomment>
        <translation>
            <numerusform>{part} から {count} 個のスクリプトを取り除きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Combine the {count} scripts into one script in {part}.</source>
        <extracomment>advice.one_script</extracomment>
        <translation>{count} 個のスクリプトを {part} の 1 個のスクリプトにまとめます。</translation>
    </message>
    <message>
        <source>Unlink {part} to make it a separate object.</source>
        <extracomment>advice.split</extracomment>
        <translation>{part} のリンクを外して独立したオブジェクトにします。</translation>
    </message>
    <message>
        <source>Unlink {part} and {count} more just like it, and link these parts into one separate object.</source>
        <extracomment>advice.split_alike</extracomment>
        <translation>{part} と、同じほかの {count} 個のリンクを外し、これらをリンクして 1 つの独立したオブジェクトにします。</translation>
    </message>
    <message numerus="yes">
        <source>Unlink the {count} parts that opt in to the new accounting, and link these parts into one separate object. The other parts then use the legacy accounting.</source>
        <extracomment>advice.split_weighed</extracomment>
        <translation>
            <numerusform>新計算方式の対象になる {count} 個のパーツのリンクを外し、これらをリンクして 1 つの独立したオブジェクトにします。そうすると、残りのパーツには旧計算方式が使われます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Link the object with {linkset}.</source>
        <extracomment>advice.merge</extracomment>
        <translation>{linkset} とリンクします。</translation>
    </message>
    <message>
        <source>Openings and hollows are then closed to avatars.</source>
        <extracomment>caution.closes</extracomment>
        <translation>そうすると、開口部や中空はアバターに対してふさがれます。</translation>
    </message>
    <message>
        <source>Avatars and objects can then pass through.</source>
        <extracomment>caution.walk_through</extracomment>
        <translation>そうすると、アバターやオブジェクトが通り抜けられます。</translation>
    </message>
    <message>
        <source>Avatars and objects can then no longer pass through.</source>
        <extracomment>caution.solid</extracomment>
        <translation>そうすると、アバターやオブジェクトは通り抜けられなくなります。</translation>
    </message>
    <message>
        <source>Avatars and objects then collide with a different shape.</source>
        <extracomment>caution.other_shape</extracomment>
        <translation>そうすると、アバターやオブジェクトがぶつかる形状が変わります。</translation>
    </message>
    <message>
        <source>You have to upload the mesh again with this physics shape.</source>
        <extracomment>caution.upload</extracomment>
        <translation>この物理形状を付けて、メッシュをアップロードし直す必要があります。</translation>
    </message>
    <message>
        <source>Vertices move by up to {distance} m.</source>
        <extracomment>caution.moved_corners</extracomment>
        <translation>頂点が最大 {distance} m 動きます。</translation>
    </message>
    <message>
        <source>The simpler hulls extend beyond the original hulls.</source>
        <extracomment>caution.beyond</extracomment>
        <translation>単純になった凸包は、元の凸包からはみ出します。</translation>
    </message>
    <message>
        <source>The object then looks different.</source>
        <extracomment>caution.size</extracomment>
        <translation>そうすると、見た目が変わります。</translation>
    </message>
    <message>
        <source>Scripted functions are lost.</source>
        <extracomment>caution.scripts</extracomment>
        <translation>それらの機能は失われます。</translation>
    </message>
    <message>
        <source>You then move, take and script the linked objects as one.</source>
        <extracomment>caution.linked</extracomment>
        <translation>そうすると、移動、取得、スクリプト制御は 1 つのオブジェクトとして行います。</translation>
    </message>
    <message>
        <source>Octree {number}</source>
        <extracomment>legend.octree</extracomment>
        <translation>八分木 {number}</translation>
    </message>
    <message>
        <source>Leaf under the pointer</source>
        <extracomment>legend.hit_leaf</extracomment>
        <translation>そのリーフ</translation>
    </message>
    <message>
        <source>Face under the pointer</source>
        <extracomment>legend.hit_face</extracomment>
        <translation>その面</translation>
    </message>
    <message>
        <source>Nearest edge</source>
        <extracomment>legend.hit_edge</extracomment>
        <translation>最も近い辺</translation>
    </message>
    <message>
        <source>Nearest corner</source>
        <extracomment>legend.hit_corner</extracomment>
        <translation>最も近い角</translation>
    </message>
    <message>
        <source>Ray and its origin</source>
        <extracomment>legend.ray</extracomment>
        <translation>レイとその原点</translation>
    </message>
    <message>
        <source>Point that the ray hits</source>
        <extracomment>legend.ray_point</extracomment>
        <translation>レイが当たる点</translation>
    </message>
    <message>
        <source>Point that Inexor&apos;s method finds</source>
        <extracomment>legend.ray_published</extracomment>
        <translation>Inexor の方法で見つかる点</translation>
    </message>
    <message>
        <source>Cube entered</source>
        <extracomment>legend.ray_entered</extracomment>
        <translation>入った立方体</translation>
    </message>
    <message>
        <source>Cube tested but missed</source>
        <extracomment>legend.ray_rejected</extracomment>
        <translation>判定して当たらなかった立方体</translation>
    </message>
    <message>
        <source>Leaf hit</source>
        <extracomment>legend.ray_hit</extracomment>
        <translation>当たったリーフ</translation>
    </message>
    <message>
        <source>octree boxes</source>
        <extracomment>word</extracomment>
        <translation>八分木の箱</translation>
    </message>
    <message>
        <source>octree surface</source>
        <extracomment>word</extracomment>
        <translation>八分木の表面</translation>
    </message>
    <message>
        <source>no longer fits</source>
        <extracomment>word</extracomment>
        <translation>収まらなくなる</translation>
    </message>
    <message>
        <source>fits again</source>
        <extracomment>word</extracomment>
        <translation>再び収まる</translation>
    </message>
    <message>
        <source>can no longer be physical</source>
        <extracomment>column.no_longer_physical</extracomment>
        <translation>「物理」不可になる</translation>
    </message>
    <message>
        <source>can be physical again</source>
        <extracomment>column.physical_again</extracomment>
        <translation>再び「物理」可になる</translation>
    </message>
    <message>
        <source>another weight decides</source>
        <extracomment>word</extracomment>
        <translation>別の重みが決定</translation>
    </message>
    <message>
        <source>the PDF could not be created</source>
        <extracomment>page.pdf_failed</extracomment>
        <translation>PDF を作成できませんでした</translation>
    </message>
    <message>
        <source>cheaper</source>
        <extracomment>sheet.cheaper</extracomment>
        <translation>安くなった</translation>
    </message>
    <message>
        <source>{key} is {value}, but the measurements do not determine it: nearby values fit equally well</source>
        <extracomment>calibrate.level</extracomment>
        <translation>{key} は {value} ですが、実測値からはこの値が決まりません: 近くの別の値でも同じように合います</translation>
    </message>
    <message>
        <source>Set the physics shape type of these {count} parts to Convex Hull: {parts}.</source>
        <extracomment>advice.convex_hull_all_these</extracomment>
        <translation>次の {count} 個のパーツの物理形状タイプを「凸包」にします: {parts}。</translation>
    </message>
    <message>
        <source>Change the physics shape type from Prim to Convex Hull for {count} parts: all that use Prim except {parts}.</source>
        <extracomment>advice.convex_hull_all_but</extracomment>
        <translation>{parts} を除き、「プリム」である {count} 個のパーツの物理形状タイプを「凸包」にします。</translation>
    </message>
    <message>
        <source>Change the physics shape type from Prim to Convex Hull for all {count} parts that use Prim.</source>
        <extracomment>advice.convex_hull_all_prims</extracomment>
        <translation>「プリム」である {count} 個のパーツすべての物理形状タイプを「凸包」にします。</translation>
    </message>
    <message numerus="yes">
        <source>Set the physics shape type to Prim for the {count} parts that do not use it. The linkset then uses the legacy accounting.</source>
        <extracomment>advice.prim_all</extracomment>
        <translation>
            <numerusform>「プリム」以外である {count} 個のパーツの物理形状タイプを「プリム」にします。そうすると、リンクセットに旧計算方式が使われます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove {count} of {triangles} triangles from the physics mesh of {part} and {more} more with the same mesh: the narrowest, at most {width} m wide.</source>
        <extracomment>advice.remove_triangles_alike</extracomment>
        <translation>{part} と、同じメッシュのほかの {more} 個の物理メッシュから、{triangles} 個の三角形のうち最も細い {count} 個を取り除きます。いずれも幅 {width} m 以下です。</translation>
    </message>
    <message>
        <source>Merge vertices within {distance} m of each other in the physics mesh of {part} and {more} more with the same mesh. This removes {count} of its {triangles} triangles.</source>
        <extracomment>advice.weld_alike</extracomment>
        <translation>{part} と、同じメッシュのほかの {more} 個の物理メッシュで、互いに {distance} m 以内にある頂点を結合します: {triangles} 個の三角形のうち {count} 個がなくなります。</translation>
    </message>
    <message>
        <source>Merge neighboring hulls of {part} and {more} more with the same mesh: {after} each instead of {before}, with {growth}% more volume.</source>
        <extracomment>advice.merge_hulls_alike</extracomment>
        <translation>{part} と、同じメッシュのほかの {more} 個の隣り合う凸包を結合します: それぞれ {before} 個が {after} 個になり、体積は {growth}% 増えます。</translation>
    </message>
    <message>
        <source>Make every side of these {count} parts at least {limit} m long: {parts}.</source>
        <extracomment>advice.sides_these</extracomment>
        <translation>次の {count} 個のパーツのどの辺も {limit} m 以上の長さにします: {parts}。</translation>
    </message>
    <message numerus="yes">
        <source>Unlink the {count} parts that do not opt in to the new accounting, and link these parts into one separate object. This object then uses the legacy accounting.</source>
        <extracomment>advice.split_counted</extracomment>
        <translation>
            <numerusform>新計算方式の対象にならない {count} 個のパーツのリンクを外し、これらをリンクして 1 つの独立したオブジェクトにします。そうすると、このオブジェクトには旧計算方式が使われます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Once its {axis} side, now {from} m, passes {to} m, physics uses {after} triangles instead of {before}.</source>
        <extracomment>cliff.triangles</extracomment>
        <translation>{axis} 辺が {from} m から {to} m を越えると、物理の三角形は {before} 個から {after} 個になります。</translation>
    </message>
    <message>
        <source>Once its {axis} side, now {from} m, passes {to} m, its hull has {after} vertices instead of {before}.</source>
        <extracomment>cliff.points</extracomment>
        <translation>{axis} 辺が {from} m から {to} m を越えると、凸包の頂点は {before} 個から {after} 個になります。</translation>
    </message>
    <message>
        <source>Once its {axis} side, now {from} m, passes {to} m, its flat {flat} side counts as {length} m.</source>
        <extracomment>cliff.raised</extracomment>
        <translation>{axis} 辺が {from} m から {to} m を越えると、平らな {flat} 辺は {length} m とみなされます。</translation>
    </message>
    <message>
        <source>Once its {axis} side, now {from} m, passes {to} m, its flat {flat} side no longer counts as {length} m.</source>
        <extracomment>cliff.unraised</extracomment>
        <translation>{axis} 辺が {from} m から {to} m を越えると、平らな {flat} 辺は {length} m とみなされなくなります。</translation>
    </message>
    <message>
        <source>raised side</source>
        <extracomment>word</extracomment>
        <translation>伸ばした辺</translation>
    </message>
    <message>
        <source>prim detail</source>
        <extracomment>word</extracomment>
        <translation>プリムの詳細度</translation>
    </message>
    <message>
        <source>physical limit</source>
        <extracomment>word</extracomment>
        <translation>「物理」の上限</translation>
    </message>
    <message>
        <source>average width</source>
        <extracomment>word</extracomment>
        <translation>平均幅</translation>
    </message>
    <message>
        <source>streaming prim</source>
        <extracomment>word</extracomment>
        <translation>プリムのストリーミング</translation>
    </message>
    <message>
        <source>streaming sculpt</source>
        <extracomment>word</extracomment>
        <translation>スカルプトのストリーミング</translation>
    </message>
    <message>
        <source>lod triangles</source>
        <extracomment>word</extracomment>
        <translation>LOD の三角形</translation>
    </message>
    <message>
        <source>lod disc</source>
        <extracomment>word</extracomment>
        <translation>LOD の円</translation>
    </message>
    <message>
        <source>lod ring</source>
        <extracomment>word</extracomment>
        <translation>LOD の環</translation>
    </message>
    <message>
        <source>lod charged</source>
        <extracomment>word</extracomment>
        <translation>LOD の計上分</translation>
    </message>
    <message>
        <source>opensim mesh</source>
        <extracomment>word</extracomment>
        <translation>OpenSim メッシュ</translation>
    </message>
    <message>
        <source>opensim part</source>
        <extracomment>word</extracomment>
        <translation>OpenSim パーツ</translation>
    </message>
    <message>
        <source>Convex Hull</source>
        <extracomment>kit.type_hull</extracomment>
        <translation>凸包</translation>
    </message>
    <message>
        <source>part {number}</source>
        <extracomment>why.unnamed_part</extracomment>
        <translation>パーツ {number}</translation>
    </message>
    <message>
        <source>the file ends inside the codes of an indented cube; expected {expected} bytes, found {found}</source>
        <extracomment>nxoc.cut_codes</extracomment>
        <translation>ファイルが、くぼみのある立方体のコードの途中で終わっています。{expected} バイト必要ですが、{found} バイトしかありません</translation>
    </message>
    <message>
        <source>at least {value}</source>
        <extracomment>cost.at_least</extracomment>
        <translation>{value} 以上</translation>
    </message>
    <message>
        <source>at most {value}</source>
        <extracomment>report.at_most</extracomment>
        <translation>{value} 以下</translation>
    </message>
    <message>
        <source>{count} linksets are named &quot;{name}&quot;; use one of their ids or numbers: {ids}</source>
        <extracomment>find.ambiguous_linkset</extracomment>
        <translation>{count} 個のリンクセットの名前が「{name}」です。その ID または番号のいずれかを使ってください: {ids}</translation>
    </message>
    <message>
        <source>{count} parts are named &quot;{name}&quot;; use one of their ids or numbers: {ids}</source>
        <extracomment>find.ambiguous_part</extracomment>
        <translation>{count} 個のパーツの名前が「{name}」です。その ID または番号のいずれかを使ってください: {ids}</translation>
    </message>
    <message>
        <source>there is no linkset #{number}; linksets in the scene: {count}</source>
        <extracomment>find.no_linkset_number</extracomment>
        <translation>リンクセット #{number} はありません。全部で {count} 個です</translation>
    </message>
    <message>
        <source>There is nothing to explain: the file has no linksets.</source>
        <extracomment>explain.no_linkset</extracomment>
        <translation>説明するものはありません: ファイルにリンクセットがありません。</translation>
    </message>
    <message>
        <source>well known among creators; SHAPE_BUILDER_USER_MESH_CONVEXIFICATION_SIZE in indra/newview/llphysicsshapebuilderutil.h of the open-source viewer (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.thin_side_limit</extracomment>
        <translation>制作者の間でよく知られている。オープンソースのビューアの indra/newview/llphysicsshapebuilderutil.h にある SHAPE_BUILDER_USER_MESH_CONVEXIFICATION_SIZE (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_CONVEXIFICATION_SIZE in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.small_side</extracomment>
        <translation>オープンソースのビューアの物理形状ビルダー: indra/newview/llphysicsshapebuilderutil.h にある SHAPE_BUILDER_CONVEXIFICATION_SIZE (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: LLPhysicsShapeBuilderUtil::determinePhysicsShape in indra/newview/llphysicsshapebuilderutil.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.small_side_factor</extracomment>
        <translation>オープンソースのビューアの物理形状ビルダー: indra/newview/llphysicsshapebuilderutil.cpp にある LLPhysicsShapeBuilderUtil::determinePhysicsShape (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_MIN_GEOMETRY_SIZE in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.minimum_side</extracomment>
        <translation>オープンソースのビューアの物理形状ビルダー: indra/newview/llphysicsshapebuilderutil.h にある SHAPE_BUILDER_MIN_GEOMETRY_SIZE (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: COLLISION_TOLERANCE in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.flat_side</extracomment>
        <translation>オープンソースのビューアの物理形状ビルダー: indra/newview/llphysicsshapebuilderutil.h にある COLLISION_TOLERANCE (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_HOLLOW in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.tolerance_hollow</extracomment>
        <translation>オープンソースのビューアの物理形状ビルダー: indra/newview/llphysicsshapebuilderutil.h にある SHAPE_BUILDER_IMPLICIT_THRESHOLD_HOLLOW (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_PATH_CUT in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.tolerance_cut</extracomment>
        <translation>オープンソースのビューアの物理形状ビルダー: indra/newview/llphysicsshapebuilderutil.h にある SHAPE_BUILDER_IMPLICIT_THRESHOLD_PATH_CUT (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_TAPER in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.tolerance_taper</extracomment>
        <translation>オープンソースのビューアの物理形状ビルダー: indra/newview/llphysicsshapebuilderutil.h にある SHAPE_BUILDER_IMPLICIT_THRESHOLD_TAPER (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_TWIST in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.tolerance_twist</extracomment>
        <translation>オープンソースのビューアの物理形状ビルダー: indra/newview/llphysicsshapebuilderutil.h にある SHAPE_BUILDER_IMPLICIT_THRESHOLD_TWIST (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>physics shape builder of the open-source viewer: SHAPE_BUILDER_IMPLICIT_THRESHOLD_SHEAR in indra/newview/llphysicsshapebuilderutil.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.tolerance_shear</extracomment>
        <translation>オープンソースのビューアの物理形状ビルダー: indra/newview/llphysicsshapebuilderutil.h にある SHAPE_BUILDER_IMPLICIT_THRESHOLD_SHEAR (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>physics display of the open-source viewer: get_physics_detail in indra/newview/llspatialpartition.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.prim_detail_medium</extracomment>
        <translation>オープンソースのビューアの物理表示: indra/newview/llspatialpartition.cpp にある get_physics_detail (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>Second Life wiki, Mesh/Mesh_Server_Weight, section &quot;Equation&quot;: the revised formula</source>
        <extracomment>constant.server_per_prim</extracomment>
        <translation>Second Life wiki の Mesh/Mesh_Server_Weight、「Equation」の節: 改訂後の数式</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: MeshMetaDataDiscount in indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.metadata_discount</extracomment>
        <translation>オープンソースのビューアのストリーミングコストの計算: indra/newview/app_settings/settings.xml にある MeshMetaDataDiscount (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: MeshMinimumByteSize in indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.minimum_bytes</extracomment>
        <translation>オープンソースのビューアのストリーミングコストの計算: indra/newview/app_settings/settings.xml にある MeshMinimumByteSize (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: MeshBytesPerTriangle in indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.bytes_per_triangle</extracomment>
        <translation>オープンソースのビューアのストリーミングコストの計算: indra/newview/app_settings/settings.xml にある MeshBytesPerTriangle (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: MeshTriangleBudget in indra/newview/app_settings/settings.xml (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.triangle_budget</extracomment>
        <translation>オープンソースのビューアのストリーミングコストの計算: indra/newview/app_settings/settings.xml にある MeshTriangleBudget (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: LLMeshCostData::getRadiusBasedStreamingCost in indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.streaming_scale</extracomment>
        <translation>オープンソースのビューアのストリーミングコストの計算: indra/newview/llmeshrepository.cpp にある LLMeshCostData::getRadiusBasedStreamingCost (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: LLMeshCostData::getRadiusWeightedTris in indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.max_distance</extracomment>
        <translation>オープンソースのビューアのストリーミングコストの計算: indra/newview/llmeshrepository.cpp にある LLMeshCostData::getRadiusWeightedTris (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: LLVOVolume::getCostData in indra/newview/llvovolume.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.prim_bytes_per_triangle</extracomment>
        <translation>オープンソースのビューアのストリーミングコストの計算: indra/newview/llvovolume.cpp にある LLVOVolume::getCostData (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: ANIMATED_OBJECT_COST_PER_KTRI in indra/newview/llmeshrepository.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.animated_per_triangle</extracomment>
        <translation>オープンソースのビューアのストリーミングコストの計算: indra/newview/llmeshrepository.h にある ANIMATED_OBJECT_COST_PER_KTRI (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: ANIMATED_OBJECT_BASE_COST in indra/newview/llmeshrepository.h (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.animated_root</extracomment>
        <translation>オープンソースのビューアのストリーミングコストの計算: indra/newview/llmeshrepository.h にある ANIMATED_OBJECT_BASE_COST (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>streaming cost calculation in the open-source viewer: LLMeshCostData::getEstTrisForStreamingCost in indra/newview/llmeshrepository.cpp (secondlife/viewer, commit d6d453be)</source>
        <extracomment>constant.animated_free_triangles</extracomment>
        <translation>オープンソースのビューアのストリーミングコストの計算: indra/newview/llmeshrepository.cpp にある LLMeshCostData::getEstTrisForStreamingCost (secondlife/viewer、コミット d6d453be)</translation>
    </message>
    <message>
        <source>the open-source OpenSim server: OpenSim/Region/PhysicsModules/ubOde/ODEPrim.cs (opensim/opensim, commit 247b9182)</source>
        <extracomment>constant.opensim_primitive</extracomment>
        <translation>オープンソースの OpenSim サーバー: OpenSim/Region/PhysicsModules/ubOde/ODEPrim.cs (opensim/opensim、コミット 247b9182)</translation>
    </message>
    <message>
        <source>the open-source OpenSim server: OpenSim/Region/Framework/Scenes/SceneObjectPart.cs (opensim/opensim, commit 247b9182)</source>
        <extracomment>constant.opensim_penalty</extracomment>
        <translation>オープンソースの OpenSim サーバー: OpenSim/Region/Framework/Scenes/SceneObjectPart.cs (opensim/opensim、コミット 247b9182)</translation>
    </message>
    <message>
        <source>simpler mesh</source>
        <extracomment>method.simplify</extracomment>
        <translation>簡略化したメッシュ</translation>
    </message>
    <message>
        <source>The three weights</source>
        <extracomment>explain.weights</extracomment>
        <translation>3 つのウェイト</translation>
    </message>
    <message>
        <source>{name}: unknown</source>
        <extracomment>explain.unknown_weight</extracomment>
        <translation>{name}: 不明</translation>
    </message>
    <message>
        <source>{filled} PE{measured}</source>
        <extracomment>explain.derivation</extracomment>
        <translation>{filled} PE{measured}</translation>
    </message>
    <message>
        <source>Physics cost when vertices move</source>
        <extracomment>explain.steadiness</extracomment>
        <translation>頂点が動いたときの物理コスト</translation>
    </message>
    <message>
        <source>Its physics cost stays at {cost} PE when vertices move by up to {by}.</source>
        <extracomment>explain.steady</extracomment>
        <translation>頂点が最大 {by} 動いても、物理は {cost} PE のままです。</translation>
    </message>
    <message>
        <source>Moved by {by}: {least} PE</source>
        <extracomment>explain.stays</extracomment>
        <translation>{by} 動いた場合: {least} PE</translation>
    </message>
    <message>
        <source>Moved by {by}: {least} to {most} PE</source>
        <extracomment>explain.moves</extracomment>
        <translation>{by} 動いた場合: {least} から {most} PE</translation>
    </message>
    <message>
        <source>half a quantization step</source>
        <extracomment>explain.half_a_step</extracomment>
        <translation>形式の半ステップ</translation>
    </message>
    <message>
        <source>You have to upload the mesh again with these levels of detail.</source>
        <extracomment>caution.upload_lods</extracomment>
        <translation>これらの LOD を付けて、メッシュをアップロードし直す必要があります。</translation>
    </message>
    <message>
        <source>The mesh looks simpler from a distance.</source>
        <extracomment>caution.afar</extracomment>
        <translation>遠くから見ると単純に見えます。</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds nothing</source>
        <extracomment>difference.missed</extracomment>
        <translation>Inexor の方法では何にも当たりません</translation>
    </message>
    <message>
        <source>Inexor&apos;s method does not report the leaf in which the ray starts</source>
        <extracomment>difference.inside</extracomment>
        <translation>レイはリーフの内側から始まっていますが、Inexor の方法はそれを示しません</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds something behind the ray&apos;s origin</source>
        <extracomment>difference.behind</extracomment>
        <translation>Inexor の方法では、レイの原点より後ろのものが見つかります</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds a cube that the ray misses</source>
        <extracomment>difference.phantom</extracomment>
        <translation>Inexor の方法では、レイが通り過ぎる立方体が見つかります</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds a different octree</source>
        <extracomment>difference.octree</extracomment>
        <translation>Inexor の方法では別の八分木が見つかります</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds a different leaf</source>
        <extracomment>difference.leaf</extracomment>
        <translation>Inexor の方法では別のリーフが見つかります</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds a different face of the leaf</source>
        <extracomment>difference.face</extracomment>
        <translation>Inexor の方法ではリーフの別の面が見つかります</translation>
    </message>
    <message>
        <source>Inexor&apos;s method finds a different point on the face</source>
        <extracomment>difference.point</extracomment>
        <translation>Inexor の方法では面の別の点が見つかります</translation>
    </message>
    <message>
        <source>{difference}: {causes}.</source>
        <extracomment>difference.because</extracomment>
        <translation>{difference}: {causes}。</translation>
    </message>
    <message>
        <source>{difference}, for a combination of reasons: {causes}.</source>
        <extracomment>difference.together</extracomment>
        <translation>{difference}。次の理由がそろって初めてそうなります: {causes}。</translation>
    </message>
    <message>
        <source>{causes}; {cause}</source>
        <extracomment>difference.and</extracomment>
        <translation>{causes}。{cause}</translation>
    </message>
    <message>
        <source>{difference}.</source>
        <extracomment>difference.unexplained</extracomment>
        <translation>{difference}。</translation>
    </message>
    <message>
        <source>it has no rule for rays that start inside a leaf</source>
        <extracomment>cause.inside</extracomment>
        <translation>リーフの内側から始まるレイに対する規則がない</translation>
    </message>
    <message>
        <source>it descends only into the child with the nearest center, and never goes back</source>
        <extracomment>cause.no_return</extracomment>
        <translation>中心が最も近いものの中にだけ進み、戻らない</translation>
    </message>
    <message>
        <source>of the children that the ray meets, the method follows only the one with the nearest center, not the first along the ray</source>
        <extracomment>cause.child_centre</extracomment>
        <translation>当たった子のうち、最初に当たるものではなく、中心が最も近いものだけを追う</translation>
    </message>
    <message>
        <source>of the octrees that the ray meets, the method follows only the one with the nearest center, not the first along the ray</source>
        <extracomment>cause.octree_centre</extracomment>
        <translation>当たった八分木のうち、最初に当たるものではなく、中心が最も近いものだけを追う</translation>
    </message>
    <message>
        <source>it ignores the rotation of octrees</source>
        <extracomment>cause.turned</extracomment>
        <translation>八分木を回転なしとみなす</translation>
    </message>
    <message>
        <source>it treats indented cubes as full boxes</source>
        <extracomment>cause.indented</extracomment>
        <translation>くぼみのある立方体を完全な箱とみなす</translation>
    </message>
    <message>
        <source>regions</source>
        <extracomment>column.regions</extracomment>
        <translation>リージョン</translation>
    </message>
    <message>
        <source>changed constants</source>
        <extracomment>export.lost_profile</extracomment>
        <translation>変更した定数</translation>
    </message>
    <message>
        <source>scenarios</source>
        <extracomment>export.lost_scenarios</extracomment>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>measured costs</source>
        <extracomment>export.lost_measured</extracomment>
        <translation>実測コスト</translation>
    </message>
    <message>
        <source>names of octrees</source>
        <extracomment>export.lost_names</extracomment>
        <translation>八分木の名前</translation>
    </message>
    <message>
        <source>octrees that could not be read</source>
        <extracomment>export.lost_octrees</extracomment>
        <translation>読み込めなかった八分木</translation>
    </message>
    <message>
        <source>is not a mesh; only meshes can have their own hulls</source>
        <extracomment>shape.no_mesh</extracomment>
        <translation>メッシュではありません。独自の凸包を持てるのはメッシュだけです</translation>
    </message>
    <message>
        <source>all its triangles lie at one point, so it has no size</source>
        <extracomment>shape.one_point</extracomment>
        <translation>三角形がすべて 1 点にあるため、大きさがありません</translation>
    </message>
    <message>
        <source>has almost no volume, so the grid would refuse its hull</source>
        <extracomment>shape.no_volume</extracomment>
        <translation>体積がほとんどありません。グリッドはこのような凸包を拒否します</translation>
    </message>
    <message>
        <source>needs more than {limit} boxes even at the coarsest level</source>
        <extracomment>shape.too_many_boxes</extracomment>
        <translation>最も粗くしても {limit} 個を超える箱が必要です</translation>
    </message>
    <message>
        <source>is too thin for any hull that the grid accepts</source>
        <extracomment>shape.nothing_fits</extracomment>
        <translation>薄すぎて、グリッドが受け付ける凸包を作れません</translation>
    </message>
    <message>
        <source>method</source>
        <extracomment>column.method</extracomment>
        <translation>方法</translation>
    </message>
    <message>
        <source>overfill m</source>
        <extracomment>column.overfill_m</extracomment>
        <translation>はみ出し m</translation>
    </message>
    <message>
        <source>shortfall m</source>
        <extracomment>column.shortfall_m</extracomment>
        <translation>不足 m</translation>
    </message>
    <message>
        <source>mean distance m</source>
        <extracomment>column.mean_m</extracomment>
        <translation>平均距離 m</translation>
    </message>
    <message>
        <source>surface distance m</source>
        <extracomment>column.surface_m</extracomment>
        <translation>表面間の距離 m</translation>
    </message>
    <message>
        <source>overlap m³</source>
        <extracomment>column.overlap_m3</extracomment>
        <translation>重なり m³</translation>
    </message>
    <message>
        <source>missing m³</source>
        <extracomment>column.missing_m3</extracomment>
        <translation>欠け m³</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>column.chosen</extracomment>
        <translation>選択</translation>
    </message>
    <message>
        <source>scale factor</source>
        <extracomment>sweep.size</extracomment>
        <translation>サイズの倍率</translation>
    </message>
    <message>
        <source>{constant}: {value} instead of {standard}</source>
        <extracomment>html.differing</extracomment>
        <translation>{constant}: {standard} の代わりに {value}</translation>
    </message>
    <message numerus="yes">
        <source>and {count} more, listed in the appendix</source>
        <extracomment>html.differing_more</extracomment>
        <translation>
            <numerusform>ほか {count} 個 (付録に記載)</numerusform>
        </translation>
    </message>
    <message>
        <source>No effect under {profile}: nothing in the scene uses this constant.</source>
        <extracomment>effect.nothing</extracomment>
        <translation>{profile} では効果なし: シーンのどれもこれを使いません。</translation>
    </message>
    <message>
        <source>No effect on costs: this constant only determines whether an object can be set physical.</source>
        <extracomment>effect.permission</extracomment>
        <translation>コストへの効果なし: オブジェクトを「物理」に設定できるかどうかだけを決めます。</translation>
    </message>
    <message>
        <source>No effect under {profile}: this constant changes the physics weight, which is never the deciding weight.</source>
        <extracomment>effect.physics</extracomment>
        <translation>{profile} では効果なし: 物理を変えますが、物理が決め手となるところはありません。</translation>
    </message>
    <message>
        <source>No effect under {profile}: this constant changes the server weight, which is never the deciding weight.</source>
        <extracomment>effect.server</extracomment>
        <translation>{profile} では効果なし: サーバーのコストを変えますが、それが決め手となるところはありません。</translation>
    </message>
    <message>
        <source>No effect under {profile}: this constant changes the download weight, which is never the deciding weight.</source>
        <extracomment>effect.streaming</extracomment>
        <translation>{profile} では効果なし: ストリーミングを変えますが、それが決め手となるところはありません。</translation>
    </message>
    <message>
        <source>costs {value} PE</source>
        <extracomment>legend.cost</extracomment>
        <translation>コスト {value} PE</translation>
    </message>
    <message>
        <source>The model as everyone sees it</source>
        <extracomment>page.object</extracomment>
        <translation>全員に見えるモデル</translation>
    </message>
    <message>
        <source>unsupported file type; supported types: {endings}</source>
        <extracomment>export.format</extracomment>
        <translation>対応していない種類のファイルです。対応する種類: {endings}</translation>
    </message>
    <message>
        <source>base</source>
        <extracomment>word</extracomment>
        <translation>凸包 1 つ</translation>
    </message>
    <message>
        <source>boxes</source>
        <extracomment>method.boxes</extracomment>
        <translation>箱</translation>
    </message>
    <message>
        <source>drop</source>
        <extracomment>word</extracomment>
        <translation>間引き</translation>
    </message>
    <message>
        <source>cover</source>
        <extracomment>word</extracomment>
        <translation>被覆</translation>
    </message>
    <message>
        <source>this file is also open in another window; saving in one window overwrites the changes saved in the other</source>
        <extracomment>window.open_elsewhere</extracomment>
        <translation>このファイルは別のウィンドウでも開いています。一方で保存すると、他方で保存した変更は上書きされます</translation>
    </message>
    <message>
        <source>the passage at {x}, {y}, {z} m is blocked</source>
        <extracomment>shape.way_lost</extracomment>
        <translation>{x}, {y}, {z} m の通路がふさがります</translation>
    </message>
    <message>
        <source>the floor at {x}, {y}, {z} m no longer supports an avatar</source>
        <extracomment>shape.floor_lost</extracomment>
        <translation>{x}, {y}, {z} m の床がアバターを支えなくなります</translation>
    </message>
    <message>
        <source>has no walls or slabs for panels</source>
        <extracomment>shape.nothing_flat</extracomment>
        <translation>パネルで表せる壁や床板がありません</translation>
    </message>
    <message>
        <source>passage</source>
        <extracomment>column.passage</extracomment>
        <translation>通路</translation>
    </message>
    <message>
        <source>upload</source>
        <extracomment>column.upload</extracomment>
        <translation>アップロード</translation>
    </message>
    <message>
        <source>seconds</source>
        <extracomment>column.seconds</extracomment>
        <translation>秒</translation>
    </message>
    <message>
        <source>value of {constant} in {unit}</source>
        <extracomment>chart.constant_in</extracomment>
        <translation>{constant}の値 ({unit})</translation>
    </message>
    <message>
        <source>  {linksets}, {parts}, {assets}</source>
        <extracomment>inspect.counts</extracomment>
        <translation>  {linksets}、{parts}、{assets}</translation>
    </message>
    <message numerus="yes">
        <source>{count} linksets</source>
        <extracomment>inspect.linksets</extracomment>
        <translation>
            <numerusform>リンクセット {count} 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} parts</source>
        <extracomment>inspect.parts</extracomment>
        <translation>
            <numerusform>パーツ {count} 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} mesh assets</source>
        <extracomment>inspect.assets</extracomment>
        <translation>
            <numerusform>メッシュアセット {count} 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles</source>
        <extracomment>inspect.triangles</extracomment>
        <translation>
            <numerusform>三角形 {count} 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls</source>
        <extracomment>inspect.hull_count</extracomment>
        <translation>
            <numerusform>凸包 {count} 個</numerusform>
        </translation>
    </message>
    <message>
        <source>  physics mesh: {triangles}, {vertices} vertices, average triangle width {width} m at 1 × 1 × 1 m</source>
        <extracomment>inspect.physics_mesh</extracomment>
        <translation>  物理メッシュ: {triangles}、頂点 {vertices} 個、1 × 1 × 1 m での三角形の平均幅 {width} m</translation>
    </message>
    <message>
        <source>Other steps</source>
        <extracomment>explain.other_steps</extracomment>
        <translation>ほかの手順</translation>
    </message>
    <message>
        <source>The object can then no longer be set physical.</source>
        <extracomment>caution.not_physical</extracomment>
        <translation>そうすると、「物理」には設定できなくなります。</translation>
    </message>
    <message>
        <source>The legacy accounting then replaces the new one.</source>
        <extracomment>caution.counted</extracomment>
        <translation>そうすると、新計算方式の代わりに旧計算方式が使われます。</translation>
    </message>
    <message>
        <source>Inputs</source>
        <extracomment>app.inputs</extracomment>
        <translation>入力</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>app.commands</extracomment>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>app.options</extracomment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>app.usage</extracomment>
        <translation>使い方</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>app.options_word</extracomment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>app.command_word</extracomment>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <extracomment>app.needed</extracomment>
        <translation>必須</translation>
    </message>
    <message>
        <source>Excludes</source>
        <extracomment>app.not_beside</extracomment>
        <translation>併用不可</translation>
    </message>
    <message>
        <source>{percent}% {file}</source>
        <extracomment>app.progress</extracomment>
        <translation>{percent}% {file}</translation>
    </message>
    <message>
        <source>put the command first: {command} {file}</source>
        <extracomment>app.command_first</extracomment>
        <translation>コマンドを先に書いてください: {command} {file}</translation>
    </message>
    <message>
        <source>&quot;{command}&quot; has no {option}; use --where &quot;{key} = NAME&quot;</source>
        <extracomment>app.filter_instead</extracomment>
        <translation>「{command}」に {option} はありません。--where &quot;{key} = NAME&quot; を使ってください</translation>
    </message>
    <message>
        <source>{option} needs a value; see &quot;{command} --help&quot;</source>
        <extracomment>app.needs_value</extracomment>
        <translation>{option} には値が必要です。「{command} --help」を参照してください</translation>
    </message>
    <message>
        <source>{word} is required; see &quot;{command} --help&quot;</source>
        <extracomment>app.needs_word</extracomment>
        <translation>{word} が必要です。「{command} --help」を参照してください</translation>
    </message>
    <message>
        <source>{reason}</source>
        <extracomment>app.wrong_value</extracomment>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>show why an object in Second Life costs what it costs</source>
        <extracomment>man.name</extracomment>
        <translation>Second Life のオブジェクトのコストの理由を表示</translation>
    </message>
    <message>
        <source>A project ({projects}), a mesh asset ({mesh_assets}), objects ({objects}) or a 3D model ({models})</source>
        <extracomment>option.scene</extracomment>
        <translation>プロジェクト ({projects})、メッシュアセット ({mesh_assets})、オブジェクト ({objects})、または 3D モデル ({models})</translation>
    </message>
    <message>
        <source>A project ({projects}), a mesh asset ({mesh_assets}), objects ({objects}), a 3D model ({models}) or octrees ({octrees})</source>
        <extracomment>option.scene_or_octrees</extracomment>
        <translation>プロジェクト ({projects})、メッシュアセット ({mesh_assets})、オブジェクト ({objects})、3D モデル ({models})、または八分木 ({octrees})</translation>
    </message>
    <message>
        <source>&quot;{word}&quot; is not a file, a built-in profile, or a scenario of {file}; profiles and scenarios: {known}{hint}</source>
        <extracomment>option.unknown_against</extracomment>
        <translation>「{word}」はファイル、組み込みのプロファイル、{file} のシナリオのいずれでもありません。プロファイルとシナリオ: {known}{hint}</translation>
    </message>
    <message>
        <source>&quot;{word}&quot; is neither a built-in profile ({profiles}) nor a file{hint}</source>
        <extracomment>option.unknown_profile</extracomment>
        <translation>「{word}」は組み込みのプロファイル ({profiles}) でも、ファイルでもありません{hint}</translation>
    </message>
    <message>
        <source>Weigh the object as physical</source>
        <extracomment>option.physical</extracomment>
        <translation>「物理」として計算します</translation>
    </message>
    <message>
        <source>Only this linkset: its name or id, or #3 for the third</source>
        <extracomment>option.linkset</extracomment>
        <translation>このリンクセットだけにします: 名前か ID、または 3 番目なら #3</translation>
    </message>
    <message>
        <source>Only this part: its name or id, or #3 for the third</source>
        <extracomment>option.part</extracomment>
        <translation>このパーツだけにします: 名前か ID、または 3 番目なら #3</translation>
    </message>
    <message>
        <source>Bare mesh assets and 3D models</source>
        <extracomment>option.group_bare</extracomment>
        <translation>単独のメッシュアセットと 3D モデル</translation>
    </message>
    <message>
        <source>CSV</source>
        <extracomment>option.group_csv</extracomment>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Example: the levels of detail, physics shapes and findings of an asset
  weighbridge inspect chair.llmesh</source>
        <extracomment>inspect.example</extracomment>
        <translation>例: アセットの LOD、物理形状、指摘
  weighbridge inspect chair.llmesh</translation>
    </message>
    <message>
        <source>Example: why a chair of 2 × 1 × 1 m costs what it costs
  weighbridge explain chair.llmesh --size 2,1,1</source>
        <extracomment>explain.example</extracomment>
        <translation>例: 2 × 1 × 1 m の椅子のコストの理由
  weighbridge explain chair.llmesh --size 2,1,1</translation>
    </message>
    <message>
        <source>Example: a chair&apos;s existing physics shapes compared with octrees of up to 6 levels
  weighbridge voxels chair.llmesh --depth 6 --fill solid</source>
        <extracomment>voxels.example</extracomment>
        <translation>例: 椅子の既存の物理形状と、6 段までの八分木の比較
  weighbridge voxels chair.llmesh --depth 6 --fill solid</translation>
    </message>
    <message>
        <source>Example: a chair from half to twice its size in 16 steps
  weighbridge sweep chair.weighbridge --scale 0.5:2:16</source>
        <extracomment>sweep.example</extracomment>
        <translation>例: 椅子を半分から 2 倍のサイズまで 16 段階で
  weighbridge sweep chair.weighbridge --scale 0.5:2:16</translation>
    </message>
    <message>
        <source>Show how much every constant matters: derivatives of the costs, elasticities, and the cliffs (floors, caps, thresholds) that a cost is at or near.</source>
        <extracomment>sensitivity.about</extracomment>
        <translation>すべての定数の影響の大きさを表示します: コストの微分係数、弾力性、コストが達しているか近くにある段差 (下限、上限、しきい値)。</translation>
    </message>
    <message>
        <source>List the built-in profiles.</source>
        <extracomment>profile.list_about</extracomment>
        <translation>組み込みのプロファイルを一覧表示します。</translation>
    </message>
    <message>
        <source>Example:
  weighbridge profile list</source>
        <extracomment>profile.list_example</extracomment>
        <translation>例:
  weighbridge profile list</translation>
    </message>
    <message>
        <source>Example: all constants as CSV
  weighbridge profile show second-life --format csv</source>
        <extracomment>profile.show_example</extracomment>
        <translation>例: すべての定数を CSV として
  weighbridge profile show second-life --format csv</translation>
    </message>
    <message>
        <source>A built-in profile or a profile file</source>
        <extracomment>profile.name</extracomment>
        <translation>組み込みのプロファイル、またはプロファイルのファイル</translation>
    </message>
    <message>
        <source>Draw a scene as a picture.</source>
        <extracomment>render.about</extracomment>
        <translation>シーンを画像として描きます。</translation>
    </message>
    <message>
        <source>The picture file to write</source>
        <extracomment>render.picture</extracomment>
        <translation>書き出す画像ファイル</translation>
    </message>
    <message>
        <source>the picture could not be drawn</source>
        <extracomment>render.no_picture</extracomment>
        <translation>画像を描けませんでした</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>word</extracomment>
        <translation>正確</translation>
    </message>
    <message>
        <source>analyze</source>
        <extracomment>word</extracomment>
        <translation>要解析</translation>
    </message>
    <message>
        <source>asset</source>
        <extracomment>word</extracomment>
        <translation>アセット</translation>
    </message>
    <message>
        <source>pixels</source>
        <extracomment>column.pixels</extracomment>
        <translation>ピクセル</translation>
    </message>
    <message>
        <source>distance m</source>
        <extracomment>column.distance_m</extracomment>
        <translation>距離 m</translation>
    </message>
    <message>
        <source>parcel {parcel}</source>
        <extracomment>html.parcel</extracomment>
        <translation>区画 {parcel}</translation>
    </message>
    <message>
        <source>{impact} LI</source>
        <extracomment>html.li</extracomment>
        <translation>{impact} LI</translation>
    </message>
    <message>
        <source>Largest weight: {weight}, {value} PE</source>
        <extracomment>html.decided</extracomment>
        <translation>最大のウェイト: {weight}、{value} PE</translation>
    </message>
    <message>
        <source>{cause}, {share}%</source>
        <extracomment>html.most_of_it</extracomment>
        <translation>{cause}、{share}%</translation>
    </message>
    <message>
        <source>What changes</source>
        <extracomment>html.gains</extracomment>
        <translation>変化</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>html.now</extracomment>
        <translation>現在</translation>
    </message>
    <message>
        <source>Generate levels of detail for {part}: {medium} triangles at medium (now {medium_before}), {low} at low (now {low_before}), {lowest} at lowest (now {lowest_before}).</source>
        <extracomment>advice.lods</extracomment>
        <translation>{part} の LOD を生成します: 三角形は、中が {medium} 個 (現在 {medium_before} 個)、低が {low} 個 (現在 {low_before} 個)、最低が {lowest} 個 (現在 {lowest_before} 個) になります。</translation>
    </message>
    <message>
        <source>Generate levels of detail for {part} and {more} more with the same mesh: {medium} triangles at medium (now {medium_before}), {low} at low (now {low_before}), {lowest} at lowest (now {lowest_before}).</source>
        <extracomment>advice.lods_alike</extracomment>
        <translation>{part} と、同じメッシュのほかの {more} 個の LOD を生成します: 三角形は、中が {medium} 個 (現在 {medium_before} 個)、低が {low} 個 (現在 {low_before} 個)、最低が {lowest} 個 (現在 {lowest_before} 個) になります。</translation>
    </message>
    <message>
        <source>At the distance where a level of detail takes over, its surface deviates by at most {pixels} pixels on a screen with {lines} lines.</source>
        <extracomment>caution.pixels</extracomment>
        <translation>各 LOD に切り替わる距離で、その表面のずれは、{lines} 行の画面で最大 {pixels} ピクセルです。</translation>
    </message>
    <message>
        <source>simplify</source>
        <extracomment>word</extracomment>
        <translation>簡略化</translation>
    </message>
    <message>
        <source>would not be used, because the part would still have the physics shape {representation}. {because}</source>
        <extracomment>shape.not_used</extracomment>
        <translation>使われません。パーツの衝突形状は引き続き {representation} です。{because}</translation>
    </message>
    <message>
        <source>cannot be opened as a database: {reason}</source>
        <extracomment>database.cannot_open</extracomment>
        <translation>データベースとして開けません: {reason}</translation>
    </message>
    <message>
        <source>is being written by another program; try again when that program has finished</source>
        <extracomment>grid.written_already</extracomment>
        <translation>別のプログラムが書き込み中です。そのプログラムが終わってからもう一度試してください</translation>
    </message>
    <message>
        <source>cannot be physical</source>
        <extracomment>column.not_physical</extracomment>
        <translation>物理にできない</translation>
    </message>
    <message>
        <source>linksets that cost less</source>
        <extracomment>column.winners</extracomment>
        <translation>安くなるリンクセット</translation>
    </message>
    <message>
        <source>linksets that cost more</source>
        <extracomment>column.losers</extracomment>
        <translation>高くなるリンクセット</translation>
    </message>
    <message>
        <source>decided by a different weight</source>
        <extracomment>column.decided_anew</extracomment>
        <translation>別のウェイトで決まる</translation>
    </message>
    <message>
        <source>regions newly over capacity</source>
        <extracomment>column.no_longer_fits</extracomment>
        <translation>収まらなくなるリージョン</translation>
    </message>
    <message>
        <source>regions back within capacity</source>
        <extracomment>column.fits_again</extracomment>
        <translation>再び収まるリージョン</translation>
    </message>
    <message>
        <source>The selection contains no mesh. Only meshes can have their own physics shape.</source>
        <extracomment>making.no_mesh</extracomment>
        <translation>選択したものにメッシュがありません。独自の物理形状を持てるのはメッシュだけです。</translation>
    </message>
    <message>
        <source>the mesh is missing, so its physics shape cannot be changed</source>
        <extracomment>making.missing</extracomment>
        <translation>メッシュがないため、その物理形状を変更できません</translation>
    </message>
    <message>
        <source>the mesh could not be read completely, so a generated shape would not fit</source>
        <extracomment>making.damaged</extracomment>
        <translation>メッシュを完全に読み込めなかったため、生成した形状は合いません</translation>
    </message>
    <message>
        <source>the download and server weights leave no PE for physics, so every shape costs extra; choose a different goal</source>
        <extracomment>making.nothing_free</extracomment>
        <translation>ダウンロードウェイトとサーバーウェイトの範囲内に物理に使える PE がないため、どの形状でもコストが増えます。別の目標を選んでください</translation>
    </message>
    <message>
        <source>{parts}: {what} ({value} PE each)</source>
        <extracomment>explain.cause_alike</extracomment>
        <translation>{parts}: {what} (各 {value} PE)</translation>
    </message>
    <message>
        <source>{name}, parts {numbers}</source>
        <extracomment>explain.parts_of_name</extracomment>
        <translation>{name}、パーツ {numbers}</translation>
    </message>
    <message>
        <source>parts {numbers}</source>
        <extracomment>explain.parts_without_name</extracomment>
        <translation>パーツ {numbers}</translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <extracomment>explain.and_last</extracomment>
        <translation>{list} と {last}</translation>
    </message>
    <message numerus="yes">
        <source>{list} and {count} more</source>
        <extracomment>explain.and_others</extracomment>
        <translation>
            <numerusform>{list} と他 {count} 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace the physics shape of {part} with {count} hulls.</source>
        <extracomment>advice.made_hulls</extracomment>
        <translation>
            <numerusform>{part} の物理形状を {count} 個の凸包に置き換えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>All passages stay open to avatars.</source>
        <extracomment>caution.ways_kept</extracomment>
        <translation>すべての通路はアバターに対して開いたままです。</translation>
    </message>
    <message>
        <source>known land impact before</source>
        <extracomment>column.known_before</extracomment>
        <translation>以前の既知の土地負荷</translation>
    </message>
    <message>
        <source>known land impact after</source>
        <extracomment>column.known_after</extracomment>
        <translation>以後の既知の土地負荷</translation>
    </message>
    <message>
        <source>is not in {folder}, so the region cannot be opened; put the file back into this folder, or create the tables again</source>
        <extracomment>query.no_scene</extracomment>
        <translation>{folder} にないため、リージョンを開けません。このフォルダーに戻すか、表を作り直してください</translation>
    </message>
    <message>
        <source>linksets before</source>
        <extracomment>chart.linksets_before</extracomment>
        <translation>以前のリンクセット</translation>
    </message>
    <message>
        <source>linksets now</source>
        <extracomment>chart.linksets_now</extracomment>
        <translation>今のリンクセット</translation>
    </message>
    <message>
        <source>has no existing hulls to evaluate</source>
        <extracomment>shape.no_own</extracomment>
        <translation>評価できる凸分割がありません</translation>
    </message>
    <message>
        <source>LI</source>
        <extracomment>constant.land_impact_minimum</extracomment>
        <translation>LI</translation>
    </message>
    <message>
        <source>hacd</source>
        <extracomment>word</extracomment>
        <translation>hacd</translation>
    </message>
    <message>
        <source>The box would extend beyond the octree; choose a different place, or grow the octree first.</source>
        <extracomment>edit.box_outside</extracomment>
        <translation>箱が八分木からはみ出します。別の場所を選ぶか、先に八分木を広げてください。</translation>
    </message>
    <message>
        <source>The selected box has {cells} cells, but the limit is {limit}: choose a smaller grid depth or a smaller box.</source>
        <extracomment>edit.box_too_large</extracomment>
        <translation>選んだ箱のセルは {cells} 個ですが、上限は {limit} 個です。より小さい格子の深さか、より小さい箱を選んでください。</translation>
    </message>
    <message>
        <source>A divided cube cannot be pushed as a whole: choose a greater grid depth, or make the cube solid.</source>
        <extracomment>edit.push_divided</extracomment>
        <translation>分割された立方体は全体としては押せません。より大きい格子の深さを選ぶか、中実にしてください。</translation>
    </message>
    <message>
        <source>There is only empty space here, so there is nothing to push.</source>
        <extracomment>edit.push_nothing</extracomment>
        <translation>ここには空の空間しかないため、押せるものがありません。</translation>
    </message>
    <message>
        <source>Point at a face of the octree that contains the selected box.</source>
        <extracomment>edit.push_outside</extracomment>
        <translation>選んだ箱のある八分木の面を指してください。</translation>
    </message>
    <message>
        <source>A mesh can have at most {limit} hulls.</source>
        <extracomment>shape.too_many_hulls</extracomment>
        <translation>メッシュが持てる凸包は {limit} 個までです。</translation>
    </message>
    <message>
        <source>The hull would have {corners} vertices; the limit is {limit}.</source>
        <extracomment>shape.too_many_corners</extracomment>
        <translation>凸包の頂点が {corners} 個になります。上限は {limit} 個です。</translation>
    </message>
    <message>
        <source>The hull would have almost no volume, and the grid refuses such hulls. Make it thicker.</source>
        <extracomment>shape.edited_flat</extracomment>
        <translation>凸包の体積がほとんどなくなります。グリッドはこのような凸包を拒否します。もっと厚くしてください。</translation>
    </message>
    <message>
        <source>The plane misses the hull, which extends from {from} to {to} m along this axis.</source>
        <extracomment>shape.plane_misses</extracomment>
        <translation>平面が凸包を通りません。凸包はこの軸で {from} から {to} m にあります。</translation>
    </message>
    <message>
        <source>Hull {number} of the mesh has almost no volume, so the hulls of this mesh cannot be edited.</source>
        <extracomment>making.flat_hull</extracomment>
        <translation>メッシュの凸包 {number} は体積がほとんどないため、凸包を編集できません。</translation>
    </message>
    <message>
        <source>An avatar no longer fits here</source>
        <extracomment>legend.walkable_taken</extracomment>
        <translation>アバターが入れなくなる</translation>
    </message>
    <message>
        <source>{value} LI/m²</source>
        <extracomment>legend.land</extracomment>
        <translation>{value} LI/m²</translation>
    </message>
    <message>
        <source>{value} LI/m² or more</source>
        <extracomment>legend.land_more</extracomment>
        <translation>{value} LI/m² 以上</translation>
    </message>
    <message>
        <source>line {number}</source>
        <extracomment>place.line</extracomment>
        <translation>{number} 行目</translation>
    </message>
    <message>
        <source>column {number}</source>
        <extracomment>place.column</extracomment>
        <translation>{number} 列目</translation>
    </message>
    <message>
        <source>byte {number}</source>
        <extracomment>place.byte</extracomment>
        <translation>{number} バイト目</translation>
    </message>
    <message>
        <source>byte {number} of the decompressed data</source>
        <extracomment>place.byte_unpacked</extracomment>
        <translation>展開後のデータの {number} バイト目</translation>
    </message>
    <message>
        <source>face {number}</source>
        <extracomment>place.face</extracomment>
        <translation>面 {number}</translation>
    </message>
    <message>
        <source>{what} on line {number}</source>
        <extracomment>place.in_line</extracomment>
        <translation>{number} 行目の {what}</translation>
    </message>
    <message>
        <source>{outer}: {inner}</source>
        <extracomment>place.within</extracomment>
        <translation>{outer}: {inner}</translation>
    </message>
    <message>
        <source>{outer}, {inner}</source>
        <extracomment>place.and</extracomment>
        <translation>{outer}、{inner}</translation>
    </message>
    <message>
        <source>has too many separate pieces to be simplified; {triangles} triangles remain, and the limit is {limit}</source>
        <extracomment>shape.in_fragments</extracomment>
        <translation>ばらばらの部分が多すぎて簡略化できません: 三角形が {triangles} 個残りますが、上限は {limit} 個です</translation>
    </message>
    <message>
        <source>has no patch whose hull is thick enough for the grid</source>
        <extracomment>shape.flat_patches</extracomment>
        <translation>グリッドに十分な厚みの凸包になる面がありません</translation>
    </message>
    <message>
        <source>equal</source>
        <extracomment>changes.equal</extracomment>
        <translation>同じ</translation>
    </message>
    <message>
        <source>Materials {numbers}</source>
        <extracomment>legend.material_more</extracomment>
        <translation>マテリアル {numbers}</translation>
    </message>
    <message>
        <source>Hulls {numbers}</source>
        <extracomment>legend.hull_more</extracomment>
        <translation>凸包 {numbers}</translation>
    </message>
    <message>
        <source>Physics decides</source>
        <extracomment>legend.decided_physics</extracomment>
        <translation>物理で決定</translation>
    </message>
    <message>
        <source>Server decides</source>
        <extracomment>legend.decided_server</extracomment>
        <translation>サーバーで決定</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>kit.type_none</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Primitive</source>
        <extracomment>legend.as_primitive</extracomment>
        <translation>基本形状</translation>
    </message>
    <message>
        <source>One hull</source>
        <extracomment>legend.as_hull</extracomment>
        <translation>凸包 1 個</translation>
    </message>
    <message>
        <source>Triangle mesh</source>
        <extracomment>legend.as_triangle_mesh</extracomment>
        <translation>三角形メッシュ</translation>
    </message>
    <message>
        <source>{value} LI cheaper</source>
        <extracomment>legend.cheaper</extracomment>
        <translation>{value} LI 安い</translation>
    </message>
    <message>
        <source>{value} m wide</source>
        <extracomment>legend.width</extracomment>
        <translation>幅 {value} m</translation>
    </message>
    <message>
        <source>{value} m wide or less</source>
        <extracomment>legend.width_less</extracomment>
        <translation>幅 {value} m 以下</translation>
    </message>
    <message>
        <source>{value} m wide or more</source>
        <extracomment>legend.width_more</extracomment>
        <translation>幅 {value} m 以上</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>colour.land_impact</extracomment>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Land impact</source>
        <extracomment>kit.land_impact</extracomment>
        <translation>土地負荷</translation>
    </message>
    <message>
        <source>LI/m²</source>
        <extracomment>legend.ramp_land</extracomment>
        <translation>LI/m²</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>colour.change</extracomment>
        <translation>変化</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>legend.ramp_width</extracomment>
        <translation>幅</translation>
    </message>
    <message>
        <source>{value}</source>
        <extracomment>legend.mark</extracomment>
        <translation>{value}</translation>
    </message>
    <message>
        <source>{value}+</source>
        <extracomment>legend.mark_more</extracomment>
        <translation>{value}+</translation>
    </message>
    <message>
        <source>−{value}</source>
        <extracomment>legend.mark_less</extracomment>
        <translation>−{value}</translation>
    </message>
    <message>
        <source>+{value}</source>
        <extracomment>legend.mark_plus</extracomment>
        <translation>+{value}</translation>
    </message>
    <message>
        <source>{value} PE</source>
        <extracomment>legend.mark_pe</extracomment>
        <translation>{value} PE</translation>
    </message>
    <message>
        <source>{value} m</source>
        <extracomment>legend.mark_metres</extracomment>
        <translation>{value} m</translation>
    </message>
    <message>
        <source>{rank}. {name}: {value} LI</source>
        <extracomment>legend.costliest</extracomment>
        <translation>{rank}. {name}: {value} LI</translation>
    </message>
    <message>
        <source>Octrees {numbers}</source>
        <extracomment>legend.octree_more</extracomment>
        <translation>八分木 {numbers}</translation>
    </message>
    <message>
        <source>belongs to Weighbridge, which never changes its own files; choose another folder</source>
        <extracomment>file.of_program</extracomment>
        <translation>Weighbridge 自体のファイルで、Weighbridge はこれを変更しません。別のフォルダーを選んでください</translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls ({hulls}) have no volume; a hull needs at least four points that are not in one plane</source>
        <extracomment>asset.flat_hull</extracomment>
        <translation>
            <numerusform>体積のない凸包が {count} 個 ({hulls}) あります。凸包には、同一平面上にない点が少なくとも 4 個必要です</numerusform>
        </translation>
    </message>
    <message>
        <source>has an unsupported {what}; supported values: {values}. Export the model again with one of these values</source>
        <extracomment>model.unsupported</extracomment>
        <translation>{what} には対応していません。対応している値: {values}。いずれかの値でモデルをエクスポートし直してください</translation>
    </message>
    <message>
        <source>could not be read completely, because it ends inside facet {facet}; copy or export it again</source>
        <extracomment>plain.stl_cut</extracomment>
        <translation>ファセット {facet} の途中で終わっているため、最後まで読み込めませんでした。コピーまたはエクスポートし直してください</translation>
    </message>
    <message>
        <source>the number of scripts in &quot;{name}&quot; differs ({grid} on the grid, {here} here)</source>
        <extracomment>measured.other_scripts</extracomment>
        <translation>「{name}」のスクリプトの数が異なります (グリッドでは {grid} 個、ここでは {here} 個)</translation>
    </message>
    <message>
        <source>{file} has materials that the model lacks ({materials}). In that file, use only materials that the model has.</source>
        <extracomment>upload.level_materials</extracomment>
        <translation>{file} にモデルにはないマテリアルがあります ({materials})。モデルにあるマテリアルだけを使ってください。</translation>
    </message>
    <message>
        <source>the object is mirrored by a negative scale, which the uploader refuses. Apply the scale before export.</source>
        <extracomment>upload.mirrored</extracomment>
        <translation>オブジェクトが負のスケールで反転しており、アップローダーが拒否します。エクスポートの前にスケールを適用してください。</translation>
    </message>
    <message>
        <source>no object uses the geometry &quot;{geometry}&quot;. Delete it, or place it in the scene.</source>
        <extracomment>upload.unused_geometry</extracomment>
        <translation>ジオメトリ「{geometry}」を使うオブジェクトがありません。削除するか、シーンに配置してください。</translation>
    </message>
    <message>
        <source>the file has no scene. Export it again, with its objects placed in a scene.</source>
        <extracomment>upload.no_scene</extracomment>
        <translation>ファイルにシーンがありません。オブジェクトをシーンに配置して、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>the numbers of vertices and weights in the skin &quot;{controller}&quot; do not match. Export the file again.</source>
        <extracomment>upload.controller</extracomment>
        <translation>スキン「{controller}」の頂点の数とウェイトの数が一致しません。ファイルをエクスポートし直してください。</translation>
    </message>
    <message>
        <source>{part}, {place}: {why}</source>
        <extracomment>export.refused</extracomment>
        <translation>{part}、{place}: {why}</translation>
    </message>
    <message>
        <source>{part}, {place}: {why}. Remedy: {remedy}</source>
        <extracomment>export.refused_remedy</extracomment>
        <translation>{part}、{place}: {why}。対処: {remedy}</translation>
    </message>
    <message>
        <source>was not written, because the upload would be refused: {why}</source>
        <extracomment>making.would_be_refused</extracomment>
        <translation>アップロードが拒否されるため、書き出しませんでした: {why}</translation>
    </message>
    <message>
        <source>case</source>
        <extracomment>column.case</extracomment>
        <translation>事例</translation>
    </message>
    <message>
        <source>quantity</source>
        <extracomment>column.quantity</extracomment>
        <translation>量</translation>
    </message>
    <message>
        <source>object</source>
        <extracomment>column.object</extracomment>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>testable</source>
        <extracomment>column.testable</extracomment>
        <translation>検証可</translation>
    </message>
    <message>
        <source>why not</source>
        <extracomment>column.why_not</extracomment>
        <translation>検証不可の理由</translation>
    </message>
    <message>
        <source>rules</source>
        <extracomment>column.rules</extracomment>
        <translation>規則</translation>
    </message>
    <message>
        <source>source</source>
        <extracomment>column.source</extracomment>
        <translation>出典</translation>
    </message>
    <message>
        <source>deviation m</source>
        <extracomment>column.deviation_m</extracomment>
        <translation>ずれ m</translation>
    </message>
    <message>
        <source>deviation px</source>
        <extracomment>column.deviation_pixels</extracomment>
        <translation>ずれ px</translation>
    </message>
    <message>
        <source>arrives</source>
        <extracomment>column.arrives</extracomment>
        <translation>届き方</translation>
    </message>
    <message>
        <source>triangle rule</source>
        <extracomment>column.triangle_rule</extracomment>
        <translation>三角形の規則</translation>
    </message>
    <message>
        <source>{place}: {what}.</source>
        <extracomment>explain.finding</extracomment>
        <translation>{place}: {what}。</translation>
    </message>
    <message>
        <source>Half its diagonal is {radius} m. At {radii} m, the growth rate of its download weight changes.</source>
        <extracomment>cliff.download</extracomment>
        <translation>対角線の半分は {radius} m です。{radii} m で、ダウンロードウェイトの増え方が変わります。</translation>
    </message>
    <message>
        <source>Half its diagonal is {radius} m. At {radii} m, the growth rate of its download weight changes; above {constant} m, the weight stays the same.</source>
        <extracomment>cliff.download_constant</extracomment>
        <translation>対角線の半分は {radius} m です。{radii} m でダウンロードウェイトの増え方が変わり、{constant} m を超えるとウェイトは変わらなくなります。</translation>
    </message>
    <message>
        <source>Half its diagonal is {radius} m. Above {constant} m, its download weight stays the same; below that, the weight&apos;s growth rate changes at {radii} m.</source>
        <extracomment>cliff.download_past</extracomment>
        <translation>対角線の半分は {radius} m です。{constant} m を超えると、ダウンロードウェイトは変わりません。それより小さいところでは、{radii} m でウェイトの増え方が変わります。</translation>
    </message>
    <message>
        <source>Its physics shape was uploaded as triangles, and its shape type is Prim. The grid uses every triangle; narrow ones make the part expensive.</source>
        <extracomment>reason.physics_mesh</extracomment>
        <translation>物理形状が三角形としてアップロードされ、形状タイプは「プリム」です。グリッドはすべての三角形を使い、細い三角形があるとコストが高くなります。</translation>
    </message>
    <message>
        <source>Second Life wiki, Physics_Cost_test, revisions 1131515 (January 12, 2011) to 1148633 (July 12, 2011); the test plan gives the formula as plain text: 0.1 I</source>
        <extracomment>constant.primitive_cost</extracomment>
        <translation>Second Life wiki の Physics_Cost_test、2011 年 1 月 12 日の第 1131515 版から 2011 年 7 月 12 日の第 1148633 版まで。テスト計画に数式がプレーンテキストで記載されている: 0.1 I</translation>
    </message>
    <message>
        <source>Second Life wiki, Physics_Cost_test, revisions 1131515 (January 12, 2011) to 1148633 (July 12, 2011); the test plan gives the formula as plain text: 0.2 H + 0.04 (V - 4H)</source>
        <extracomment>constant.hull_cost</extracomment>
        <translation>Second Life wiki の Physics_Cost_test、2011 年 1 月 12 日の第 1131515 版から 2011 年 7 月 12 日の第 1148633 版まで。テスト計画に数式がプレーンテキストで記載されている: 0.2 H + 0.04 (V - 4H)</translation>
    </message>
    <message>
        <source>Second Life wiki, Physics_Cost_test, revisions 1131515 (January 12, 2011) to 1148633 (July 12, 2011); the test plan gives the formula as plain text; the constant is in its third term, which the Mesh Physics document supersedes</source>
        <extracomment>constant.density_triangle_cost</extracomment>
        <translation>Second Life wiki の Physics_Cost_test、2011 年 1 月 12 日の第 1131515 版から 2011 年 7 月 12 日の第 1148633 版まで。テスト計画に数式がプレーンテキストで記載されている。定数はその第 3 項にあり、Mesh Physics 文書がこれに代わる</translation>
    </message>
    <message>
        <source>1/m3</source>
        <extracomment>constant.density_volume</extracomment>
        <translation>1/m3</translation>
    </message>
    <message>
        <source>Linden Lab, announcement of the increased land impact allowance, 2024: the download weight of static mesh is 15% lower in all regions</source>
        <extracomment>constant.static_mesh_factor</extracomment>
        <translation>Linden Lab、土地負荷の許容量引き上げの発表、2024 年: 静的メッシュのダウンロードウェイトはすべてのリージョンで 15% 低い</translation>
    </message>
    <message>
        <source>1 box</source>
        <extracomment>published</extracomment>
        <translation>箱 1 個</translation>
    </message>
    <message>
        <source>wiki Sculpted_Prim_Usage, revision 1169304</source>
        <extracomment>published</extracomment>
        <translation>wiki の Sculpted_Prim_Usage、第 1169304 版</translation>
    </message>
    <message>
        <source>printed to one decimal</source>
        <extracomment>published</extracomment>
        <translation>小数第 1 位まで記載</translation>
    </message>
    <message>
        <source>1 sphere</source>
        <extracomment>published</extracomment>
        <translation>球 1 個</translation>
    </message>
    <message>
        <source>1 hull of 8 vertices</source>
        <extracomment>published</extracomment>
        <translation>頂点 8 個の凸包 1 個</translation>
    </message>
    <message>
        <source>0.36 by the rule</source>
        <extracomment>published</extracomment>
        <translation>規則では 0.36</translation>
    </message>
    <message>
        <source>the shape is not in a file</source>
        <extracomment>published</extracomment>
        <translation>形状はファイルにない</translation>
    </message>
    <message>
        <source>1 sculpt</source>
        <extracomment>published</extracomment>
        <translation>スカルプト 1 個</translation>
    </message>
    <message>
        <source>a hull of 44 vertices would give it</source>
        <extracomment>published</extracomment>
        <translation>頂点 44 個の凸包ならこの値になる</translation>
    </message>
    <message>
        <source>2 hulls of 8 vertices</source>
        <extracomment>published</extracomment>
        <translation>頂点 8 個の凸包 2 個</translation>
    </message>
    <message>
        <source>5 hulls of 8 vertices</source>
        <extracomment>published</extracomment>
        <translation>頂点 8 個の凸包 5 個</translation>
    </message>
    <message>
        <source>10 hulls of 8 vertices</source>
        <extracomment>published</extracomment>
        <translation>頂点 8 個の凸包 10 個</translation>
    </message>
    <message>
        <source>2 boxes, one Convex Hull</source>
        <extracomment>published</extracomment>
        <translation>箱 2 個、1 個は「凸包」</translation>
    </message>
    <message>
        <source>forum topic 159299</source>
        <extracomment>published</extracomment>
        <translation>フォーラムのトピック 159299</translation>
    </message>
    <message>
        <source>10 boxes and a cylinder, all Convex Hull</source>
        <extracomment>published</extracomment>
        <translation>箱 10 個と円柱 1 個、すべて「凸包」</translation>
    </message>
    <message>
        <source>forum topic 83294</source>
        <extracomment>published</extracomment>
        <translation>フォーラムのトピック 83294</translation>
    </message>
    <message>
        <source>5.5 rounds up</source>
        <extracomment>published</extracomment>
        <translation>5.5 は切り上げられる</translation>
    </message>
    <message>
        <source>19 boxes, all Convex Hull, 1 script</source>
        <extracomment>published</extracomment>
        <translation>凸包の箱 19 個、スクリプト 1 個</translation>
    </message>
    <message>
        <source>governormarley, blog, post 1598</source>
        <extracomment>published</extracomment>
        <translation>governormarley、ブログ、投稿 1598</translation>
    </message>
    <message>
        <source>SRC 19.05</source>
        <extracomment>published</extracomment>
        <translation>SRC 19.05</translation>
    </message>
    <message>
        <source>12 sculpts</source>
        <extracomment>published</extracomment>
        <translation>スカルプト 12 個</translation>
    </message>
    <message>
        <source>30 sculpts</source>
        <extracomment>published</extracomment>
        <translation>スカルプト 30 個</translation>
    </message>
    <message>
        <source>the model is not public</source>
        <extracomment>published</extracomment>
        <translation>モデルは公開されていない</translation>
    </message>
    <message>
        <source>the published document</source>
        <extracomment>published</extracomment>
        <translation>公開文書</translation>
    </message>
    <message>
        <source>decomposition of 13 PE</source>
        <extracomment>published</extracomment>
        <translation>13 PE の凸分割</translation>
    </message>
    <message>
        <source>10 boxes</source>
        <extracomment>published</extracomment>
        <translation>箱 10 個</translation>
    </message>
    <message>
        <source>10 boxes within 3 x 4 x 5 m</source>
        <extracomment>published</extracomment>
        <translation>3 × 4 × 5 m の中の箱 10 個</translation>
    </message>
    <message>
        <source>1.62667 exactly: the document rounds the area</source>
        <extracomment>published</extracomment>
        <translation>正確には 1.62667: 文書では面積が丸められている</translation>
    </message>
    <message>
        <source>static mesh</source>
        <extracomment>published</extracomment>
        <translation>静的メッシュ</translation>
    </message>
    <message>
        <source>where the slope of the download weight changes</source>
        <extracomment>published</extracomment>
        <translation>ダウンロードウェイトの傾きが変わる位置</translation>
    </message>
    <message>
        <source>Linden Lab, announcement of the increased land impact allowance</source>
        <extracomment>published</extracomment>
        <translation>Linden Lab、土地負荷の許容量引き上げの発表</translation>
    </message>
    <message>
        <source>animated mesh, prims and sculpts excepted</source>
        <extracomment>published</extracomment>
        <translation>アニメーションメッシュ。プリムとスカルプトを除く</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test): 0.1 I; Mesh Physics document</source>
        <extracomment>term.primitive_box</extracomment>
        <translation>公開された数式 (Second Life wiki の Physics_Cost_test): 0.1 I、および Mesh Physics 文書</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test): 0.1 I</source>
        <extracomment>term.primitive_round</extracomment>
        <translation>公開された数式 (Second Life wiki の Physics_Cost_test): 0.1 I</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test): 0.2 H + 0.04 (V - 4H); measured in world for a cube</source>
        <extracomment>term.hull</extracomment>
        <translation>公開された数式 (Second Life wiki の Physics_Cost_test): 0.2 H + 0.04 (V - 4H)。立方体はインワールドで実測</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test): 0.2 H + 0.04 (V - 4H)</source>
        <extracomment>term.decomposition</extracomment>
        <translation>公開された数式 (Second Life wiki の Physics_Cost_test): 0.2 H + 0.04 (V - 4H)</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test): 0.1 T T / (100 B), which the Mesh Physics document supersedes</source>
        <extracomment>term.triangle_density</extracomment>
        <translation>公開された数式 (Second Life wiki の Physics_Cost_test): 0.1 T T / (100 B)。Mesh Physics 文書がこれに代わる</translation>
    </message>
    <message>
        <source>volume of its bounding box</source>
        <extracomment>term.box_volume</extracomment>
        <translation>箱の体積</translation>
    </message>
    <message>
        <source>the published formula (Second Life wiki, Physics_Cost_test)</source>
        <extracomment>term.box_volume</extracomment>
        <translation>公開された数式 (Second Life wiki の Physics_Cost_test)</translation>
    </message>
    <message>
        <source>m3</source>
        <extracomment>term.box_volume</extracomment>
        <translation>m3</translation>
    </message>
    <message>
        <source>Linden Lab, announcement of the increased land impact allowance, 2024: the download weight is 15% lower, except for animated mesh, prims and sculpts</source>
        <extracomment>term.static_mesh</extracomment>
        <translation>Linden Lab、土地負荷の許容量引き上げの発表、2024 年: ダウンロードウェイトは 15% 低い。アニメーションメッシュ、プリム、スカルプトを除く</translation>
    </message>
    <message>
        <source>the part&apos;s size along x</source>
        <extracomment>quantity</extracomment>
        <translation>パーツの x 方向のサイズ</translation>
    </message>
    <message>
        <source>the part&apos;s size along y</source>
        <extracomment>quantity</extracomment>
        <translation>パーツの y 方向のサイズ</translation>
    </message>
    <message>
        <source>the part&apos;s size along z</source>
        <extracomment>quantity</extracomment>
        <translation>パーツの z 方向のサイズ</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>word</extracomment>
        <translation>新計算方式</translation>
    </message>
    <message>
        <source>existing</source>
        <extracomment>word</extracomment>
        <translation>既存</translation>
    </message>
    <message>
        <source>panels</source>
        <extracomment>method.panels</extracomment>
        <translation>パネル</translation>
    </message>
    <message>
        <source>download plateau</source>
        <extracomment>word</extracomment>
        <translation>ダウンロードの頭打ち</translation>
    </message>
    <message>
        <source>box volume</source>
        <extracomment>word</extracomment>
        <translation>箱の体積</translation>
    </message>
    <message>
        <source>Sculpt hull vertices</source>
        <extracomment>title</extracomment>
        <translation>スカルプトの凸包の頂点数</translation>
    </message>
    <message>
        <source>Density triangle cost</source>
        <extracomment>title</extracomment>
        <translation>密度規則の三角形コスト</translation>
    </message>
    <message>
        <source>Density volume</source>
        <extracomment>title</extracomment>
        <translation>密度規則の体積</translation>
    </message>
    <message>
        <source>Triangle rule</source>
        <extracomment>title</extracomment>
        <translation>三角形の規則</translation>
    </message>
    <message>
        <source>width</source>
        <extracomment>word</extracomment>
        <translation>幅</translation>
    </message>
    <message>
        <source>density</source>
        <extracomment>word</extracomment>
        <translation>密度</translation>
    </message>
    <message numerus="yes">
        <source>delete the {count} zero-area faces of the physics mesh, then upload again</source>
        <extracomment>remedy.zero_area</extracomment>
        <translation>
            <numerusform>物理メッシュの面積ゼロの面 {count} 個を削除してから、アップロードし直す</numerusform>
        </translation>
    </message>
    <message>
        <source>merge vertices by distance ({distance}), then upload again</source>
        <extracomment>remedy.merge</extracomment>
        <translation>距離 {distance} 以内の頂点を結合してから、アップロードし直す</translation>
    </message>
    <message>
        <source>merge vertices by distance ({distance}), delete zero-area faces, then upload again</source>
        <extracomment>remedy.merge_and_delete</extracomment>
        <translation>距離 {distance} 以内の頂点を結合し、面積ゼロの面を削除してから、アップロードし直す</translation>
    </message>
    <message>
        <source>use at most {limit} hulls</source>
        <extracomment>remedy.fewer_hulls</extracomment>
        <translation>凸包を {limit} 個以下にする</translation>
    </message>
    <message numerus="yes">
        <source>delete these hulls, or make them thicker</source>
        <extracomment>remedy.flat_hulls</extracomment>
        <translation>
            <numerusform>これらの凸包を削除するか、厚くする</numerusform>
        </translation>
    </message>
    <message>
        <source>use at most {limit} materials</source>
        <extracomment>remedy.fewer_materials</extracomment>
        <translation>マテリアルを {limit} 個以下にする</translation>
    </message>
    <message>
        <source>split the face, or simplify it</source>
        <extracomment>remedy.fewer_vertices</extracomment>
        <translation>面を分割するか、簡略化する</translation>
    </message>
    <message>
        <source>use a simpler model for this level of detail</source>
        <extracomment>remedy.simpler_level</extracomment>
        <translation>この LOD には、もっと単純なモデルを使う</translation>
    </message>
    <message>
        <source>give every level of detail the same materials</source>
        <extracomment>remedy.same_materials</extracomment>
        <translation>すべての LOD に同じマテリアルを付ける</translation>
    </message>
    <message>
        <source>generate this level of detail, or leave out the lower ones</source>
        <extracomment>remedy.every_level</extracomment>
        <translation>この LOD を生成するか、それより下位の LOD を外す</translation>
    </message>
    <message>
        <source>export the model again</source>
        <extracomment>remedy.export_again</extracomment>
        <translation>モデルをエクスポートし直す</translation>
    </message>
    <message>
        <source>upload the model again, with a physics shape</source>
        <extracomment>remedy.make_hull</extracomment>
        <translation>物理形状を付けて、モデルをアップロードし直す</translation>
    </message>
    <message>
        <source>the uploader uses this file together with {model}; inspect {model} to check both</source>
        <extracomment>upload.companion</extracomment>
        <translation>アップローダーはこのファイルを {model} と一緒に使います。両方を調べるには {model} を検査してください</translation>
    </message>
    <message>
        <source>Would it upload? No. {first}</source>
        <extracomment>upload.refused</extracomment>
        <translation>アップロードできますか? いいえ。{first}</translation>
    </message>
    <message>
        <source>Would it upload? No, for {count} reasons. {first}</source>
        <extracomment>upload.refused_more</extracomment>
        <translation>アップロードできますか? いいえ、理由は {count} 件あります。{first}</translation>
    </message>
    <message>
        <source>Would it upload? Likely not. {first}</source>
        <extracomment>upload.likely</extracomment>
        <translation>アップロードできますか? おそらくできません。{first}</translation>
    </message>
    <message>
        <source>Would it upload? Likely not, for {count} reasons. {first}</source>
        <extracomment>upload.likely_more</extracomment>
        <translation>アップロードできますか? おそらくできません。理由は {count} 件あります。{first}</translation>
    </message>
    <message>
        <source>{part}, {place}: {why} ({confidence}).</source>
        <extracomment>upload.refusal</extracomment>
        <translation>{part}、{place}: {why} ({confidence})。</translation>
    </message>
    <message>
        <source>{part}, {place}: {why} ({confidence}). Remedy: {remedy}.</source>
        <extracomment>upload.refusal_remedy</extracomment>
        <translation>{part}、{place}: {why} ({confidence})。対処: {remedy}。</translation>
    </message>
    <message>
        <source>{part} ({confidence}): {why}</source>
        <extracomment>upload.model_refusal</extracomment>
        <translation>{part} ({confidence}): {why}</translation>
    </message>
    <message numerus="yes">
        <source>{part} and {count} more like it</source>
        <extracomment>upload.alike</extracomment>
        <translation>
            <numerusform>{part} と、同様のものほか {count} 個</numerusform>
        </translation>
    </message>
    <message>
        <source>would not upload: {why}</source>
        <extracomment>upload.problem</extracomment>
        <translation>アップロードできません: {why}</translation>
    </message>
    <message>
        <source>would likely not upload: {why}</source>
        <extracomment>upload.likely_problem</extracomment>
        <translation>おそらくアップロードできません: {why}</translation>
    </message>
    <message>
        <source>would not upload: {why}. Remedy: {remedy}</source>
        <extracomment>upload.problem_remedy</extracomment>
        <translation>アップロードできません: {why}。対処: {remedy}</translation>
    </message>
    <message>
        <source>would likely not upload: {why}. Remedy: {remedy}</source>
        <extracomment>upload.likely_problem_remedy</extracomment>
        <translation>おそらくアップロードできません: {why}。対処: {remedy}</translation>
    </message>
    <message>
        <source>an unknown way to cut faces</source>
        <extracomment>word</extracomment>
        <translation>未知の面の切り方</translation>
    </message>
    <message>
        <source>an unknown stumble</source>
        <extracomment>word</extracomment>
        <translation>未知の問題</translation>
    </message>
    <message>
        <source>an unknown omission</source>
        <extracomment>word</extracomment>
        <translation>未知の省略</translation>
    </message>
    <message>
        <source>an area that is none</source>
        <extracomment>word</extracomment>
        <translation>面積として正しくない値</translation>
    </message>
    <message>
        <source>a record ends that did not begin</source>
        <extracomment>word</extracomment>
        <translation>始まっていないレコードが終わっています</translation>
    </message>
    <message>
        <source>a number in it is too long</source>
        <extracomment>word</extracomment>
        <translation>その中の数が長すぎます</translation>
    </message>
    <message>
        <source>Material</source>
        <extracomment>colour.material</extracomment>
        <translation>マテリアル</translation>
    </message>
    <message>
        <source>Hull</source>
        <extracomment>colour.hull</extracomment>
        <translation>凸包</translation>
    </message>
    <message>
        <source>Cost of triangles and hulls</source>
        <extracomment>colour.cost_share</extracomment>
        <translation>三角形と凸包のコスト</translation>
    </message>
    <message>
        <source>Land impact per square meter</source>
        <extracomment>colour.land</extracomment>
        <translation>地面の土地負荷</translation>
    </message>
    <message>
        <source>Deciding weight</source>
        <extracomment>colour.decided_by</extracomment>
        <translation>決定要因</translation>
    </message>
    <message numerus="yes">
        <source>{count} meshes are rigged; their skin weights and joints are left out</source>
        <extracomment>export.no_rig</extracomment>
        <translation>
            <numerusform>リグ付きのメッシュが {count} 個あります。スキンウェイトとジョイントは含まれません</numerusform>
        </translation>
    </message>
    <message>
        <source>existing hulls</source>
        <extracomment>method.existing</extracomment>
        <translation>既存の凸包</translation>
    </message>
    <message>
        <source>The existing hulls, unchanged</source>
        <extracomment>method.existing_help</extracomment>
        <translation>既存の凸包をそのまま使用</translation>
    </message>
    <message>
        <source>one hull</source>
        <extracomment>method.base</extracomment>
        <translation>凸包 1 個</translation>
    </message>
    <message>
        <source>One convex hull around everything</source>
        <extracomment>method.base_help</extracomment>
        <translation>全体を囲む凸包 1 個</translation>
    </message>
    <message>
        <source>Octree cubes, merged into boxes</source>
        <extracomment>method.boxes_help</extracomment>
        <translation>八分木の立方体を箱にまとめたもの</translation>
    </message>
    <message>
        <source>split hulls</source>
        <extracomment>method.hacd</extracomment>
        <translation>分割凸包</translation>
    </message>
    <message>
        <source>One hull per patch (HACD), the way other tools split a mesh</source>
        <extracomment>method.hacd_help</extracomment>
        <translation>表面の区分ごとに凸包 1 個 (HACD)。ほかのツールの分割方法</translation>
    </message>
    <message>
        <source>simpler hulls</source>
        <extracomment>method.drop</extracomment>
        <translation>簡単にした凸包</translation>
    </message>
    <message>
        <source>The existing hulls, or boxes if there are none, with vertices dropped and hulls merged</source>
        <extracomment>method.drop_help</extracomment>
        <translation>既存の凸包または箱の、頂点を減らし、凸包をまとめたもの</translation>
    </message>
    <message>
        <source>overlapping hulls</source>
        <extracomment>method.cover</extracomment>
        <translation>重なり合う凸包</translation>
    </message>
    <message>
        <source>A few overlapping hulls with few vertices</source>
        <extracomment>method.cover_help</extracomment>
        <translation>頂点の少ない、重なり合う少数の凸包</translation>
    </message>
    <message>
        <source>Flat panels for walls and slabs; openings stay open</source>
        <extracomment>method.panels_help</extracomment>
        <translation>壁や床板のための平らなパネル。開口部は開いたまま</translation>
    </message>
    <message>
        <source>The model&apos;s mesh, simplified and without its most expensive triangles</source>
        <extracomment>method.simplify_help</extracomment>
        <translation>モデルのメッシュを簡略化し、最も高い三角形を除いたもの</translation>
    </message>
    <message>
        <source>no file is needed, because the uploader generates the base hull if you select no physics file</source>
        <extracomment>making.no_file_needed</extracomment>
        <translation>ファイルは必要ありません。物理ファイルを選ばなければ、アップローダーが基本凸包を生成します</translation>
    </message>
    <message>
        <source>Upload &quot;{name}&quot;</source>
        <extracomment>kit.title</extracomment>
        <translation>「{name}」のアップロード</translation>
    </message>
    <message numerus="yes">
        <source>expected {count} parts, found {found} when reading the files back; nothing was written. Please report this.</source>
        <extracomment>kit.lost_parts</extracomment>
        <translation>
            <numerusform>パーツは {count} 個必要ですが、ファイルを読み戻すと {found} 個でした。何も書き出しませんでした。ご報告ください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps in the viewer</source>
        <extracomment>kit.steps</extracomment>
        <translation>ビューアでの手順</translation>
    </message>
    <message>
        <source>Choose Build &gt; Upload &gt; Model, and select the file {file}.</source>
        <extracomment>kit.step_model</extracomment>
        <translation>「制作 &gt; アップロード &gt; モデル」を選び、ファイル {file} を選択します。</translation>
    </message>
    <message>
        <source>On the Physics tab, do not select a file. Each mesh then collides as its base hull, so avatars cannot enter its openings or hollows.</source>
        <extracomment>kit.step_no_physics</extracomment>
        <translation>「物理効果」タブでは、ファイルを選択しません。各メッシュの当たり判定は基本凸包になり、開口部や中空はアバターに対してふさがれます。</translation>
    </message>
    <message>
        <source>Upload the model, and drag it from your inventory into the world.</source>
        <extracomment>kit.step_rez</extracomment>
        <translation>アップロードして、インベントリからインワールドにドラッグします。</translation>
    </message>
    <message>
        <source>Expected weights</source>
        <extracomment>kit.weights</extracomment>
        <translation>ウェイトの予想値</translation>
    </message>
    <message>
        <source>expected</source>
        <extracomment>kit.expected</extracomment>
        <translation>予想値</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>kit.files</extracomment>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>The files contain shapes and material names, but no textures. Apply the textures in world.</source>
        <extracomment>kit.textures</extracomment>
        <translation>ファイルには形状とマテリアル名がありますが、テクスチャはありません。テクスチャはインワールドで貼ってください。</translation>
    </message>
    <message>
        <source>Export only this object: its name or id, or #3 for the third</source>
        <extracomment>export.linkset</extracomment>
        <translation>このオブジェクトだけをエクスポートします: 名前か ID、または 3 番目なら #3</translation>
    </message>
    <message>
        <source>is too large ({bytes} bytes); the limit is {limit} bytes</source>
        <extracomment>file.too_large</extracomment>
        <translation>大きすぎます ({bytes} バイト)。上限は {limit} バイトです</translation>
    </message>
    <message>
        <source>is too large; the limit is {limit} bytes</source>
        <extracomment>file.endless</extracomment>
        <translation>大きすぎます。上限は {limit} バイトです</translation>
    </message>
    <message>
        <source>was truncated by another program while it was being read; open it again</source>
        <extracomment>file.cut</extracomment>
        <translation>読み込み中に別のプログラムによって切り詰められました。もう一度開いてください</translation>
    </message>
    <message>
        <source>is a folder, not a file</source>
        <extracomment>file.not_a_file</extracomment>
        <translation>ファイルではなく、フォルダーです</translation>
    </message>
    <message>
        <source>is a device, a pipe or a socket, not a file</source>
        <extracomment>file.special</extracomment>
        <translation>ファイルではなく、デバイス、パイプ、またはソケットです</translation>
    </message>
    <message>
        <source>is not a file name, and standard input and output cannot be used here; give a file name (./- for a file called &quot;-&quot;)</source>
        <extracomment>file.dash</extracomment>
        <translation>ファイル名ではありません。ここでは標準入力も標準出力も使えません。ファイル名を指定してください (「-」という名前のファイルなら ./-)</translation>
    </message>
    <message>
        <source>is also an input file ({file}); choose another output file</source>
        <extracomment>file.is_read</extracomment>
        <translation>{file} として入力にも使われています。別の出力ファイルを選んでください</translation>
    </message>
    <message>
        <source>would exceed the memory limit of {limit} bytes; raise the limit with --memory BYTES or in the window&apos;s preferences</source>
        <extracomment>memory.spent</extracomment>
        <translation>メモリの上限 {limit} バイトを超えます。--memory BYTES またはウィンドウの設定で上限を増やしてください</translation>
    </message>
    <message>
        <source>was canceled</source>
        <extracomment>task.cancelled</extracomment>
        <translation>中止されました</translation>
    </message>
    <message numerus="yes">
        <source>the data ends inside {what}; expected {need} more bytes, found {have}</source>
        <extracomment>llsd.truncated</extracomment>
        <translation>
            <numerusform>データが {what} の途中で終わっています。あと {need} バイト必要ですが、残りは {have} バイトです</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} is not the start of a binary LLSD value</source>
        <extracomment>llsd.unknown_tag</extracomment>
        <translation>{found} で始まるバイナリ LLSD の値はありません</translation>
    </message>
    <message numerus="yes">
        <source>expected {expected} at the end of {what} with {count} elements, found {found}</source>
        <extracomment>llsd.not_closed</extracomment>
        <translation>
            <numerusform>{count} 要素の {what} の終わりには {expected} が必要ですが、{found} があります</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a key, which begins with &apos;k&apos; or a quote; found {found}</source>
        <extracomment>llsd.key_expected</extracomment>
        <translation>キーが必要です (「k」または引用符で始まる) が、{found} があります</translation>
    </message>
    <message>
        <source>the quoted text that begins here has no closing quote</source>
        <extracomment>llsd.quote_not_closed</extracomment>
        <translation>ここで始まる引用符付きのテキストに、閉じ引用符がありません</translation>
    </message>
    <message>
        <source>arrays and maps are nested too deeply; the limit is {limit} levels</source>
        <extracomment>llsd.too_deep</extracomment>
        <translation>配列とマップの入れ子が、読み込みの上限 {limit} 段を超えています</translation>
    </message>
    <message>
        <source>there are too many values; the limit is {limit}</source>
        <extracomment>llsd.too_many</extracomment>
        <translation>値の数が、読み込みの上限 {limit} 個を超えています</translation>
    </message>
    <message>
        <source>expected {what}, found {found}</source>
        <extracomment>llsd.expected</extracomment>
        <translation>{what}が必要ですが、{found} があります</translation>
    </message>
    <message numerus="yes">
        <source>expected quoted text of {count} bytes</source>
        <extracomment>llsd.wrong_length</extracomment>
        <translation>
            <numerusform>引用符で囲んだ {count} バイトのテキストが必要です</numerusform>
        </translation>
    </message>
    <message>
        <source>the document may contain only one value, but more data follows it</source>
        <extracomment>llsd.more_than_one</extracomment>
        <translation>文書に入れられる値は 1 つだけですが、まだ続きがあります</translation>
    </message>
    <message>
        <source>&lt;{name}&gt; is not an LLSD value</source>
        <extracomment>llsd.unknown_element</extracomment>
        <translation>&lt;{name}&gt; は LLSD の値ではありません</translation>
    </message>
    <message>
        <source>unknown encoding &quot;{name}&quot;; expected base64 or base16</source>
        <extracomment>llsd.unknown_encoding</extracomment>
        <translation>「{name}」は未知のエンコードです。base64 または base16 が必要です</translation>
    </message>
    <message>
        <source>in a map, each &lt;key&gt; must be followed by exactly one value</source>
        <extracomment>llsd.key_and_value</extracomment>
        <translation>マップでは、それぞれの &lt;key&gt; の後に値がちょうど 1 つ必要です</translation>
    </message>
    <message>
        <source>a date outside the years 0000 to 9999 cannot be written</source>
        <extracomment>llsd.date_out_of_range</extracomment>
        <translation>0000 年から 9999 年の範囲外の日付は書き込めません</translation>
    </message>
    <message>
        <source>a string contains bytes that XML cannot represent</source>
        <extracomment>llsd.text_not_sayable</extracomment>
        <translation>テキストに XML で表せないバイトが含まれています</translation>
    </message>
    <message>
        <source>the data is too large; the limit is {limit} bytes</source>
        <extracomment>llsd.too_large</extracomment>
        <translation>データが大きすぎます。上限は {limit} バイトです</translation>
    </message>
    <message>
        <source>the header lists no blocks</source>
        <extracomment>asset.no_blocks</extracomment>
        <translation>ヘッダーにブロックの記載がありません</translation>
    </message>
    <message>
        <source>the block &quot;{name}&quot; needs an offset and a size, both whole numbers of 0 or more; it is ignored</source>
        <extracomment>asset.bad_entry</extracomment>
        <translation>ブロック「{name}」には、0 以上の整数の offset と size が必要です。このブロックは無視します</translation>
    </message>
    <message>
        <source>the block is not valid zlib data: {reason}</source>
        <extracomment>asset.not_zlib</extracomment>
        <translation>ブロックが有効な zlib データではありません: {reason}</translation>
    </message>
    <message>
        <source>the block is too large when decompressed; the limit is {limit} bytes</source>
        <extracomment>asset.inflates_too_large</extracomment>
        <translation>ブロックは展開すると大きすぎます。上限は {limit} バイトです</translation>
    </message>
    <message>
        <source>unknown block &quot;{name}&quot;; it is ignored</source>
        <extracomment>asset.unknown_block</extracomment>
        <translation>未知のブロック「{name}」です。無視します</translation>
    </message>
    <message>
        <source>unknown block &quot;{name}&quot;; it is ignored (the closest known name is &quot;{nearest}&quot;)</source>
        <extracomment>asset.unknown_block_near</extracomment>
        <translation>未知のブロック「{name}」です。無視します (最も近い既知の名前は「{nearest}」です)</translation>
    </message>
    <message>
        <source>unknown block &quot;{name}&quot;, and &quot;{nearest}&quot; is missing; the name is probably corrupted, so everything that depends on &quot;{nearest}&quot; is unknown</source>
        <extracomment>asset.misspelt_block</extracomment>
        <translation>未知のブロック「{name}」があり、「{nearest}」がありません。名前が壊れているとみられるため、「{nearest}」によるものは不明です</translation>
    </message>
    <message numerus="yes">
        <source>{count} bytes follow the last block; they are ignored</source>
        <extracomment>asset.left_over</extracomment>
        <translation>
            <numerusform>最後のブロックの後に {count} バイトあります。無視します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} bytes follow the content of the block; they are ignored</source>
        <extracomment>asset.block_left_over</extracomment>
        <translation>
            <numerusform>ブロックの内容の後に {count} バイトあります。無視します</numerusform>
        </translation>
    </message>
    <message>
        <source>the physics mesh has no triangles; physics uses the hulls, or the base hull if there are no hulls</source>
        <extracomment>asset.empty_physics_mesh</extracomment>
        <translation>物理メッシュに三角形がありません。物理には凸包を、凸包がなければ基本凸包を使います</translation>
    </message>
    <message>
        <source>the unknown blocks together are larger than the file; this block is ignored</source>
        <extracomment>asset.opaque_too_large</extracomment>
        <translation>未知のブロックの合計バイト数がファイルを超えています。このブロックは無視します</translation>
    </message>
    <message>
        <source>the domain spans {minimum} to {maximum} on axis {axis}; the limit is {limit} in either direction</source>
        <extracomment>asset.domain_too_large</extracomment>
        <translation>軸 {axis} の範囲は {minimum} から {maximum} です。いずれの側も限度は {limit} です</translation>
    </message>
    <message>
        <source>on axis {axis}, the domain&apos;s Min ({minimum}) is greater than its Max ({maximum})</source>
        <extracomment>asset.domain_inverted</extracomment>
        <translation>軸 {axis} で、範囲の Min {minimum} が Max {maximum} より大きくなっています</translation>
    </message>
    <message>
        <source>the length of {key} in bytes ({bytes}) is not a multiple of {unit}</source>
        <extracomment>asset.odd_length</extracomment>
        <translation>{key} の長さ ({bytes} バイト) が {unit} の倍数ではありません</translation>
    </message>
    <message>
        <source>the number of entries in {key} must be {need}, not {have}</source>
        <extracomment>asset.wrong_count</extracomment>
        <translation>{key} の項目の数は {have} ではなく {need} でなければなりません</translation>
    </message>
    <message>
        <source>HullList lists {have} hulls; the limit is {limit}</source>
        <extracomment>asset.too_many_hulls</extracomment>
        <translation>HullList の凸包は {have} 個で、読み込みの上限 {limit} を超えています</translation>
    </message>
    <message>
        <source>the block has {have} faces; the limit is {limit}</source>
        <extracomment>asset.too_many_faces</extracomment>
        <translation>ブロックの面は {have} 個で、読み込みの上限 {limit} を超えています</translation>
    </message>
    <message>
        <source>this level of detail is missing, but {lower} is present; a lower level requires all higher levels</source>
        <extracomment>asset.lod_gap</extracomment>
        <translation>{lower} があるのに、この LOD がありません。下位の LOD には、それより上位のものがすべて必要です</translation>
    </message>
    <message>
        <source>has a different number of faces ({faces}) than the level above ({above}: {expected}); the numbers must match</source>
        <extracomment>asset.lod_faces</extracomment>
        <translation>面が {faces} 個ですが、一つ上の LOD ({above}) は {expected} 個です。数は同じでなければなりません</translation>
    </message>
    <message>
        <source>has more triangles ({triangles}) than the level above ({above}: {most})</source>
        <extracomment>asset.lod_triangles</extracomment>
        <translation>三角形の数 ({triangles}) が、一つ上の LOD ({above}: {most}) より多くなっています</translation>
    </message>
    <message>
        <source>has {vertices} vertices; the grid accepts at most {limit} per face</source>
        <extracomment>asset.many_vertices</extracomment>
        <translation>頂点が {vertices} 個です。グリッドが受け付けるのは 1 面あたり {limit} 個までです</translation>
    </message>
    <message numerus="yes">
        <source>has {vertices} vertices whose coordinates are not finite</source>
        <extracomment>asset.vertices_not_finite</extracomment>
        <translation>
            <numerusform>座標が有限でない頂点が {vertices} 個あります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles ({triangles}) refer to vertices that do not exist; the face has {vertices}</source>
        <extracomment>asset.index_past_vertices</extracomment>
        <translation>
            <numerusform>{count} 個の三角形 ({triangles}) が、存在しない頂点を指しています。この面の頂点は {vertices} 個です</numerusform>
        </translation>
    </message>
    <message>
        <source>this block is missing; the grid needs it, even if it is empty</source>
        <extracomment>asset.no_physics_convex</extracomment>
        <translation>このブロックがありません。空であっても、グリッドには必要です</translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls ({hulls}) have too many vertices; the limit is {limit} per hull</source>
        <extracomment>asset.many_hull_points</extracomment>
        <translation>
            <numerusform>頂点の多すぎる凸包が {count} 個 ({hulls}) あります。1 つの凸包の上限は {limit} です</numerusform>
        </translation>
    </message>
    <message>
        <source>use at most {limit} vertices per hull</source>
        <extracomment>remedy.fewer_points</extracomment>
        <translation>凸包 1 つの頂点を {limit} 個以下にする</translation>
    </message>
    <message>
        <source>add a model for the high level of detail</source>
        <extracomment>remedy.high_level</extracomment>
        <translation>LOD「高」のモデルを追加する</translation>
    </message>
    <message>
        <source>reading it needs more memory than a model may use ({limit} bytes plus {times} times the size of its files). The option --memory does not raise this limit. The file may be corrupted or malicious</source>
        <extracomment>worker.memory</extracomment>
        <translation>読み込みに、モデルに与えられる上限 ({limit} バイトとファイルサイズの {times} 倍の合計) を超えるメモリが必要です。--memory オプションではこの上限は上がりません。ファイルが壊れているか、悪意のあるものかもしれません</translation>
    </message>
    <message>
        <source>could not be read as a model: {reason}</source>
        <extracomment>model.unreadable</extracomment>
        <translation>モデルとして読み込めませんでした: {reason}</translation>
    </message>
    <message>
        <source>has no triangles; lines and points alone cannot be weighed</source>
        <extracomment>model.no_triangles</extracomment>
        <translation>三角形がありません。線と点だけでは計算できません</translation>
    </message>
    <message>
        <source>contains more {what} than can be read; simplify the model, or split it into several files</source>
        <extracomment>model.too_large</extracomment>
        <translation>{what}の数が読み込みの上限を超えています。モデルを簡略化するか、複数のファイルに分けてください</translation>
    </message>
    <message>
        <source>refers to the file &quot;{file}&quot;, which is missing; put it in the model&apos;s folder</source>
        <extracomment>model.missing_file</extracomment>
        <translation>ファイル「{file}」を指していますが、ありません。モデルのフォルダーに置いてください</translation>
    </message>
    <message>
        <source>is not well-formed {kind} (incomplete or corrupted at line {line}); copy or export it again</source>
        <extracomment>model.not_well_formed</extracomment>
        <translation>整形式の {kind} ではありません ({line} 行目で不完全か、壊れています)。コピーまたはエクスポートし直してください</translation>
    </message>
    <message>
        <source>is corrupted at {place}: {problem}; export it again</source>
        <extracomment>model.damaged</extracomment>
        <translation>{place} が壊れています: {problem}。エクスポートし直してください</translation>
    </message>
    <message>
        <source>is {format} {found}, but only version {read} is supported; export the model again in a supported version</source>
        <extracomment>model.version</extracomment>
        <translation>{format} {found} ですが、対応しているのはバージョン {read} だけです。対応しているバージョンでモデルをエクスポートし直してください</translation>
    </message>
    <message>
        <source>needs the glTF extension {name}, which is not supported; export the model again without this extension</source>
        <extracomment>model.extension</extracomment>
        <translation>glTF の拡張 {name} が必要ですが、対応していません。この拡張を使わずにモデルをエクスポートし直してください</translation>
    </message>
    <message>
        <source>has only hidden triangles; make its objects visible and export it again</source>
        <extracomment>model.hidden</extracomment>
        <translation>隠れた三角形しかありません。オブジェクトを表示してからエクスポートし直してください</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; is too large; the limit is {limit} bytes</source>
        <extracomment>model.file_too_large</extracomment>
        <translation>「{file}」は大きすぎます。上限は {limit} バイトです</translation>
    </message>
    <message>
        <source>ends inside its header, before the line &quot;end_header&quot;; copy or export it again</source>
        <extracomment>plain.ply_header</extracomment>
        <translation>ヘッダーの途中、「end_header」の行より前で終わっています。コピーまたはエクスポートし直してください</translation>
    </message>
    <message>
        <source>changes cannot be saved for recovery in this folder ({reason}); set XDG_DATA_HOME to a different folder</source>
        <extracomment>recovery.folder</extracomment>
        <translation>このフォルダーには、復元用に変更を保存できません ({reason})。XDG_DATA_HOME に別のフォルダーを設定してください</translation>
    </message>
    <message>
        <source>changes cannot be saved for recovery, because this folder does not support file locks; set XDG_DATA_HOME to a folder that does</source>
        <extracomment>recovery.lock</extracomment>
        <translation>このフォルダーはファイルロックに対応していないため、復元用に変更を保存できません。対応するフォルダーを XDG_DATA_HOME に設定してください</translation>
    </message>
    <message>
        <source>is empty; expected JSON</source>
        <extracomment>json.empty</extracomment>
        <translation>空です。JSON が必要です</translation>
    </message>
    <message>
        <source>{number} is too large</source>
        <extracomment>json.number_too_large</extracomment>
        <translation>{number} は大きすぎます</translation>
    </message>
    <message>
        <source>contains too many values; the limit is {limit}</source>
        <extracomment>json.too_many_values</extracomment>
        <translation>値の数が、読み込みの上限 {limit} を超えています</translation>
    </message>
    <message>
        <source>is not a Weighbridge project; expected a JSON object with the key &quot;weighbridge&quot;</source>
        <extracomment>project.not_a_project</extracomment>
        <translation>Weighbridge のプロジェクトではありません。キー「weighbridge」を持つ JSON オブジェクトが必要です</translation>
    </message>
    <message>
        <source>expected version 1 of the Weighbridge project format, found {found}</source>
        <extracomment>project.bad_version</extracomment>
        <translation>Weighbridge プロジェクト形式のバージョン 1 が必要ですが、{found} があります</translation>
    </message>
    <message>
        <source>unknown key {key}; it is kept, but has no effect{hint}</source>
        <extracomment>project.unknown_key</extracomment>
        <translation>{key} は未知のキーです。保持しますが、効果はありません{hint}</translation>
    </message>
    <message>
        <source>expected quoted text, found {found}; the default is used</source>
        <extracomment>project.not_text</extracomment>
        <translation>{found} は引用符で囲んだテキストではありません。既定値を使います</translation>
    </message>
    <message>
        <source>expected true or false, found {found}; the default is used</source>
        <extracomment>project.not_flag</extracomment>
        <translation>{found} は true でも false でもありません。既定値を使います</translation>
    </message>
    <message>
        <source>expected a number from {minimum} to {maximum}, found {found}; the default is used</source>
        <extracomment>project.not_number</extracomment>
        <translation>{found} は {minimum} から {maximum} までの数ではありません。既定値を使います</translation>
    </message>
    <message>
        <source>expected a list of {count} numbers from {minimum} to {maximum}, found {found}; the default is used</source>
        <extracomment>project.not_numbers</extracomment>
        <translation>{found} は、{minimum} から {maximum} までの数 {count} 個のリストではありません。既定値を使います</translation>
    </message>
    <message>
        <source>expected a start and an end from {minimum} to {maximum}, in ascending order, found {found}; the default is used</source>
        <extracomment>project.not_interval</extracomment>
        <translation>{found} は、{minimum} から {maximum} までの開始と、それ以降の終了ではありません。既定値を使います</translation>
    </message>
    <message>
        <source>expected a whole number from 0 to {maximum}, found {found}; the default is used</source>
        <extracomment>project.not_count</extracomment>
        <translation>{found} は 0 から {maximum} までの整数ではありません。既定値を使います</translation>
    </message>
    <message>
        <source>expected a quaternion (x, y, z, w, not all 0), found {found}; no rotation is used</source>
        <extracomment>project.not_rotation</extracomment>
        <translation>{found} は、すべてが 0 ではない 4 つの数 x、y、z、w のクォータニオンではありません。回転なしとします</translation>
    </message>
    <message>
        <source>expected a direction (x, y, z, not all 0), found {found}; the x axis is used</source>
        <extracomment>project.not_direction</extracomment>
        <translation>{found} は、すべてが 0 ではない 3 つの数 x、y、z の方向ではありません。x 軸を使います</translation>
    </message>
    <message>
        <source>expected an id such as 0f8fad5b-d9cb-469f-a165-70867728950e, found {found}; it is ignored</source>
        <extracomment>project.not_an_id</extracomment>
        <translation>{found} は 0f8fad5b-d9cb-469f-a165-70867728950e のような ID ではありません。無視します</translation>
    </message>
    <message>
        <source>expected one of {words}; found {found}; the default is used</source>
        <extracomment>project.not_a_word</extracomment>
        <translation>{found} は {words} のどれでもありません。既定値を使います</translation>
    </message>
    <message>
        <source>expected base64 data, found {found}; the data cannot be read</source>
        <extracomment>project.not_base64</extracomment>
        <translation>{found} は base64 のデータではありません。読み込めません</translation>
    </message>
    <message>
        <source>expected a JSON object, found {found}; the defaults are used</source>
        <extracomment>project.not_an_object</extracomment>
        <translation>{found} は波括弧で囲んだオブジェクトではありません。既定値を使います</translation>
    </message>
    <message>
        <source>expected a JSON array, found {found}; it is ignored</source>
        <extracomment>project.not_a_list</extracomment>
        <translation>{found} は角括弧で囲んだリストではありません。無視します</translation>
    </message>
    <message>
        <source>{found} is out of range ({minimum} to {maximum}); the nearest value is used</source>
        <extracomment>project.out_of_range</extracomment>
        <translation>{found} は範囲外です: {minimum} から {maximum} が必要です。最も近い値を使います</translation>
    </message>
    <message>
        <source>the id {id} is already used by {first}; ids must be unique</source>
        <extracomment>project.duplicate_id</extracomment>
        <translation>ID {id} はすでに {first} が使っています。ID は互いに異なる必要があります</translation>
    </message>
    <message>
        <source>there is no region with the name or id {region}; use one listed under &quot;regions&quot;</source>
        <extracomment>project.unknown_region</extracomment>
        <translation>{region} という名前または ID のリージョンはありません。「regions」にあるものを使ってください</translation>
    </message>
    <message>
        <source>there is no asset {asset}; use a name listed under &quot;assets&quot;</source>
        <extracomment>project.unknown_asset</extracomment>
        <translation>アセット {asset} はありません。「assets」にある名前を使ってください</translation>
    </message>
    <message>
        <source>a mesh needs an asset; use a name listed under &quot;assets&quot;</source>
        <extracomment>project.no_asset</extracomment>
        <translation>メッシュにはアセットが必要です。「assets」にある名前を使ってください</translation>
    </message>
    <message>
        <source>{found} would move the linkset more than {limit} m from the origin, so this position is ignored</source>
        <extracomment>project.root_too_far</extracomment>
        <translation>{found} とすると、リンクセットが原点から {limit} m を超えて離れます。この位置は無視します</translation>
    </message>
    <message>
        <source>the linkset has no parts; it needs at least a root</source>
        <extracomment>project.no_parts</extracomment>
        <translation>リンクセットにパーツがありません。少なくともルートが必要です</translation>
    </message>
    <message>
        <source>there is no linkset {linkset}; use a name or an id listed under &quot;linksets&quot;</source>
        <extracomment>project.unknown_linkset</extracomment>
        <translation>リンクセット {linkset} はありません。「linksets」にある名前または ID を使ってください</translation>
    </message>
    <message>
        <source>has neither a path nor data; it needs one of them</source>
        <extracomment>project.empty_asset</extracomment>
        <translation>パスもデータもありません。どちらか一方が必要です</translation>
    </message>
    <message>
        <source>is not a regular file; expected a mesh asset</source>
        <extracomment>project.special_file</extracomment>
        <translation>通常のファイルではありません。メッシュアセットが必要です</translation>
    </message>
    <message>
        <source>is not a regular file; expected an octree (.nxoc, .ogz)</source>
        <extracomment>project.special_octree_file</extracomment>
        <translation>通常のファイルではありません。八分木 (.nxoc、.ogz) が必要です</translation>
    </message>
    <message>
        <source>has both a path and a tree; the tree is used</source>
        <extracomment>project.path_and_tree</extracomment>
        <translation>パスとツリーの両方があります。ツリーを使います</translation>
    </message>
    <message>
        <source>has both a path and data; the data is used</source>
        <extracomment>project.path_and_data</extracomment>
        <translation>パスとデータの両方があります。データを使います</translation>
    </message>
    <message>
        <source>depth {depth} is out of range; expected 1 to {limit}</source>
        <extracomment>voxels.depth</extracomment>
        <translation>深さ {depth} は範囲外です。1 から {limit} が必要です</translation>
    </message>
    <message>
        <source>has no triangles to make an octree from</source>
        <extracomment>voxels.no_triangles</extracomment>
        <translation>八分木を作れる三角形がありません</translation>
    </message>
    <message>
        <source>has a position that is not finite or is more than {limit} m from the origin</source>
        <extracomment>voxels.position</extracomment>
        <translation>位置が有限でないか、原点から {limit} m を超えて離れています</translation>
    </message>
    <message>
        <source>its longest side is {size} m; expected {minimum} to {maximum} m</source>
        <extracomment>voxels.size</extracomment>
        <translation>長さが {size} m です。{minimum} から {maximum} m が必要です</translation>
    </message>
    <message>
        <source>needs an octree of more than {limit} cubes; use a smaller depth</source>
        <extracomment>voxels.too_many</extracomment>
        <translation>{limit} 個を超える立方体の八分木が必要です。より小さい深さを使ってください</translation>
    </message>
    <message>
        <source>is nested too deeply to be converted to a surface; the limit is {limit} levels</source>
        <extracomment>octree.too_fine</extracomment>
        <translation>入れ子が、表面に変換できる上限の {limit} 段を超えています</translation>
    </message>
    <message>
        <source>database error: {reason}</source>
        <extracomment>database.failed</extracomment>
        <translation>データベースのエラー: {reason}</translation>
    </message>
    <message>
        <source>a name or other text contains a NUL character, which cannot be stored in the database; remove the character</source>
        <extracomment>database.nul</extracomment>
        <translation>テキストに NUL が含まれていますが、どのデータベースも NUL を保持できません</translation>
    </message>
    <message>
        <source>the number of parameters of the statement must be {expected}, not {given}</source>
        <extracomment>database.parameters</extracomment>
        <translation>この文のパラメーターの数は {given} ではなく {expected} でなければなりません</translation>
    </message>
    <message>
        <source>has tables with the same names as Weighbridge&apos;s, but with a different schema (expected {expected}, found {found}); use another database</source>
        <extracomment>grid.other_schema</extracomment>
        <translation>Weighbridge の表と同じ名前の、スキーマの異なる表があります (必要なもの: {expected}、あるもの: {found})。別のデータベースを使ってください</translation>
    </message>
    <message>
        <source>the first line does not list the columns of the table &quot;{table}&quot;; use a file that &quot;weighbridge statistics&quot; wrote</source>
        <extracomment>grid.other_columns</extracomment>
        <translation>最初の行が表「{table}」の列の一覧ではありません。「weighbridge statistics」が書き出したファイルを使ってください</translation>
    </message>
    <message>
        <source>expected {expected} values in this row, found {found}; create the tables again</source>
        <extracomment>grid.other_count</extracomment>
        <translation>この行には値が {expected} 個必要ですが、{found} 個あります。表を作り直してください</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; must be a whole number, not &quot;{found}&quot;; create the tables again</source>
        <extracomment>grid.whole_expected</extracomment>
        <translation>「{column}」の値は、「{found}」ではなく整数でなければなりません。表を作り直してください</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; must be a number, not &quot;{found}&quot;; create the tables again</source>
        <extracomment>grid.number_expected</extracomment>
        <translation>「{column}」の値は、「{found}」ではなく数でなければなりません。表を作り直してください</translation>
    </message>
    <message>
        <source>this row is longer than the limit of {limit} bytes; create the tables again</source>
        <extracomment>grid.row_too_long</extracomment>
        <translation>この行は上限の {limit} バイトを超えています。表を作り直してください</translation>
    </message>
    <message>
        <source>has rows for sources that are missing from the table of sources or listed there in a different order; create the tables again</source>
        <extracomment>grid.not_in_order</extracomment>
        <translation>出典の表にないか、出典の表と順序の異なる出典の行があります。表を作り直してください</translation>
    </message>
    <message>
        <source>server change</source>
        <extracomment>column.server_change</extracomment>
        <translation>サーバーの変化</translation>
    </message>
    <message>
        <source>overfull regions</source>
        <extracomment>column.regions_over</extracomment>
        <translation>許容量を超えるリージョン</translation>
    </message>
    <message>
        <source>linksets with unknown costs</source>
        <extracomment>column.unknown_linksets</extracomment>
        <translation>コストが不明なリンクセット</translation>
    </message>
    <message>
        <source>linksets in this LI range before</source>
        <extracomment>column.class_before</extracomment>
        <translation>以前この LI 範囲のリンクセット</translation>
    </message>
    <message>
        <source>linksets in this LI range after</source>
        <extracomment>column.class_after</extracomment>
        <translation>以後この LI 範囲のリンクセット</translation>
    </message>
    <message>
        <source>The constants are in the rows of &quot;profiles&quot;: change them, or add rows numbered 2, 3 and so on to compute the costs under many profiles at once.</source>
        <extracomment>query.comment_constants</extracomment>
        <translation>定数は &quot;profiles&quot; の行です。値を変えるか、番号 2、3 などの行を加えると、多くのプロファイルで一度にコストを計算できます。</translation>
    </message>
    <message>
        <source>The constants are in the rows of &quot;profiles&quot;; the other rows are compared with row 0.</source>
        <extracomment>query.comment_sides</extracomment>
        <translation>定数は &quot;profiles&quot; の行です。ほかの行は行 0 と比較されます。</translation>
    </message>
    <message>
        <source>Some constants are not in &quot;profiles&quot;. They are baked into the tables, with the values that weighbridge_meta lists. To change one, create the tables again under a profile that has the new value. The baked-in constants:</source>
        <extracomment>query.comment_baked</extracomment>
        <translation>&quot;profiles&quot; にない定数もあります。これらは表に焼き込まれています (値は weighbridge_meta にあります)。変えるには、その値を持つプロファイルで表を作り直してください。焼き込まれた定数:</translation>
    </message>
    <message>
        <source>has no statistics tables; create them with &quot;weighbridge statistics&quot;, or give &quot;weighbridge sql --run&quot; the files to load</source>
        <extracomment>query.no_tables</extracomment>
        <translation>統計の表がありません。weighbridge statistics、またはファイルを付けた weighbridge sql --run で作ってください</translation>
    </message>
    <message>
        <source>its tables have schema {found}, but this program reads schema {expected}; create the tables again</source>
        <extracomment>query.schema</extracomment>
        <translation>表のスキーマは {found} ですが、このプログラムが読むのはスキーマ {expected} です。表を作り直してください</translation>
    </message>
    <message>
        <source>the profile&apos;s name contains a NUL character, which cannot be stored in a database; remove the character</source>
        <extracomment>query.nul</extracomment>
        <translation>プロファイルの名前に、データベースに格納できない NUL 文字が含まれています。この文字を取り除いてください</translation>
    </message>
    <message>
        <source>{key} is baked into the tables as {value}, but the profile has {other}; create the tables again under this profile</source>
        <extracomment>query.baked</extracomment>
        <translation>{key} は表に {value} として焼き込まれていますが、プロファイルでは {other} です。このプロファイルで表を作り直してください</translation>
    </message>
    <message>
        <source>is empty; copy or export it again</source>
        <extracomment>import.empty</extracomment>
        <translation>空です。コピーまたはエクスポートし直してください</translation>
    </message>
    <message>
        <source>unsupported file type; supported types: Weighbridge projects ({projects}), Second Life mesh assets ({mesh_assets}), objects ({objects}), 3D models ({models}), octrees ({octrees})</source>
        <extracomment>import.unknown_kind</extracomment>
        <translation>対応していない種類のファイルです。対応する種類: Weighbridge プロジェクト ({projects})、Second Life のメッシュアセット ({mesh_assets})、オブジェクト ({objects})、3D モデル ({models})、八分木 ({octrees})</translation>
    </message>
    <message>
        <source>has no vertices; an OBJ file (.obj) needs lines that begin with &quot;v&quot;</source>
        <extracomment>import.no_vertex</extracomment>
        <translation>頂点がありません。OBJ ファイル (.obj) には「v」で始まる行が必要です</translation>
    </message>
    <message numerus="yes">
        <source>{count} bytes follow the end of the data; they are ignored</source>
        <extracomment>import.left_over</extracomment>
        <translation>
            <numerusform>データの終わりの後に {count} バイトあります。無視します</numerusform>
        </translation>
    </message>
    <message>
        <source>is a Red Eclipse map (.mpz), which is not supported; supported maps: Cube 2 (.ogz)</source>
        <extracomment>import.red_eclipse</extracomment>
        <translation>Red Eclipse のマップ (.mpz) で、対応していません。対応しているマップ: Cube 2 (.ogz)</translation>
    </message>
    <message>
        <source>contains too many parts; the limit is {limit}</source>
        <extracomment>import.too_many_parts</extracomment>
        <translation>パーツの数が、読み込みの上限 {limit} を超えています</translation>
    </message>
    <message>
        <source>the position is out of range (at most {farthest} m from the origin on each axis); the origin is used</source>
        <extracomment>import.too_far</extracomment>
        <translation>位置が範囲外です (各軸で原点から {farthest} m まで)。原点を使います</translation>
    </message>
    <message>
        <source>contains too many files; the limit is {limit}</source>
        <extracomment>folder.too_many</extracomment>
        <translation>ファイルが多すぎます。上限は {limit} です</translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles are left out because each has a missing vertex or a coordinate that is not a finite number</source>
        <extracomment>plain.unusable</extracomment>
        <translation>
            <numerusform>{count} 個の三角形に、欠けている頂点、または有限の数でない座標があります。これらは無視します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles are left out because each has two vertices in the same place</source>
        <extracomment>plain.collapsed</extracomment>
        <translation>
            <numerusform>{count} 個の三角形は、2 つの頂点が同じ位置にあるため無視します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects are hidden in the file, so they are left out; the first is &quot;{name}&quot;</source>
        <extracomment>plain.hidden</extracomment>
        <translation>
            <numerusform>ファイル内で隠されているオブジェクトが {count} 個あります。これらは無視します。最初のものは「{name}」です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects have the unsupported type &quot;{name}&quot;; they are left out</source>
        <extracomment>plain.other_kind</extracomment>
        <translation>
            <numerusform>種類「{name}」のオブジェクトが {count} 個あり、対応していません。これらは無視します</numerusform>
        </translation>
    </message>
    <message>
        <source>is {size} m long, but a part can be at most {limit} m long, so it is left out; choose a smaller size to include it</source>
        <extracomment>plain.too_large</extracomment>
        <translation>大きさが {size} m ですが、パーツは {limit} m までのため、含めません。含めるには、より小さいサイズを指定してください</translation>
    </message>
    <message>
        <source>contains nothing that can become a part</source>
        <extracomment>plain.no_part</extracomment>
        <translation>パーツにできるものがありません</translation>
    </message>
    <message numerus="yes">
        <source>{count} faces of the physics mesh are left out. A part can have at most {limit} faces; use fewer materials in the physics model.</source>
        <extracomment>plain.physics_faces</extracomment>
        <translation>
            <numerusform>物理メッシュの面 {count} 個を省きます。1 つのパーツの上限は {limit} 個です。物理モデルのマテリアルを減らしてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>is not a 3D model</source>
        <extracomment>plain.companion_kind</extracomment>
        <translation>3D モデルではありません</translation>
    </message>
    <message numerus="yes">
        <source>contains {found} of the model&apos;s {count} objects; it has no effect on the missing objects</source>
        <extracomment>plain.companion_nodes</extracomment>
        <translation>
            <numerusform>モデルの {count} 個のオブジェクトのうち {found} 個しかありません。欠けているオブジェクトには効果がありません</numerusform>
        </translation>
    </message>
    <message>
        <source>{companion} has none of the model&apos;s materials, so this level of detail is missing</source>
        <extracomment>plain.companion_of_others</extracomment>
        <translation>{companion} にモデルのマテリアルが一つもないため、この LOD はないものとします</translation>
    </message>
    <message>
        <source>is incomplete (&quot;{what}&quot; elements expected: {declared}, found: {found}); copy or export it again</source>
        <extracomment>plain.cut</extracomment>
        <translation>不完全です (「{what}」の要素は {declared} 個必要ですが、{found} 個です)。コピーまたはエクスポートし直してください</translation>
    </message>
    <message>
        <source>ends without &quot;endsolid&quot; after facet {facet}; it may be incomplete</source>
        <extracomment>plain.stl_open</extracomment>
        <translation>ファセット {facet} の後、「endsolid」がないまま終わっています。途中で切れている可能性があります</translation>
    </message>
    <message>
        <source>could not be read completely, because facet {facet} is malformed (expected three lines &quot;vertex X Y Z&quot; and &quot;endfacet&quot;); copy or export it again</source>
        <extracomment>plain.stl_facet</extracomment>
        <translation>ファセット {facet} の書式が正しくないため、最後まで読み込めませんでした (「vertex X Y Z」の行 3 つと「endfacet」が必要です)。コピーまたはエクスポートし直してください</translation>
    </message>
    <message>
        <source>could not be read completely (expected {declared} bytes, found {found}); copy or export it again</source>
        <extracomment>plain.glb_cut</extracomment>
        <translation>最後まで読み込めませんでした ({declared} バイト必要ですが、{found} バイトです)。コピーまたはエクスポートし直してください</translation>
    </message>
    <message>
        <source>is not a file on disk; a 3D model can be opened only from disk, so save it there first</source>
        <extracomment>plain.no_file</extracomment>
        <translation>ディスク上のファイルではありません。3D モデルはディスクからしか開けないため、先にディスクに保存してください</translation>
    </message>
    <message numerus="yes">
        <source>{count} missing levels of detail were generated by simplification; the costs are based on these levels</source>
        <extracomment>plain.lods_made</extracomment>
        <translation>
            <numerusform>欠けている LOD {count} 個を簡略化で生成しました。コストはこれらの LOD に基づきます</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a separator or the end of the line after a closing quote</source>
        <extracomment>csv.after_quote</extracomment>
        <translation>閉じ引用符の後には、区切り文字または行の終わりが必要です</translation>
    </message>
    <message>
        <source>has too many cells; the limit for a line is {limit}</source>
        <extracomment>csv.too_many_cells</extracomment>
        <translation>セルの数が、1 行の読み込みの上限 {limit} を超えています</translation>
    </message>
    <message>
        <source>contains too many lines; the limit is {limit}</source>
        <extracomment>csv.too_many</extracomment>
        <translation>行数が、読み込みの上限 {limit} を超えています</translation>
    </message>
    <message>
        <source>contains no measured costs; expected lines from the measuring script, replies from GetObjectCost, GetObjectPhysicsData or ResourceCostSelected, or CSV with a linkset or linkset_id column</source>
        <extracomment>measured.nothing</extracomment>
        <translation>実測コストがありません。測定スクリプトの行、GetObjectCost、GetObjectPhysicsData、ResourceCostSelected の応答、または linkset か linkset_id の列のある CSV が必要です</translation>
    </message>
    <message>
        <source>this line from the measuring script is incomplete at &quot;{what}&quot;; it is ignored</source>
        <extracomment>measured.incomplete</extracomment>
        <translation>測定スクリプトのこの行は「{what}」で途切れています。無視します</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; was already reported on line {line}; the later report is used</source>
        <extracomment>measured.again</extracomment>
        <translation>「{name}」はすでに {line} 行目で報告されています。後の報告を使います</translation>
    </message>
    <message>
        <source>expected 0 or 1, found &quot;{found}&quot;; this value is ignored</source>
        <extracomment>measured.bad_flag</extracomment>
        <translation>0 または 1 が必要ですが、「{found}」があります。この値は無視します</translation>
    </message>
    <message>
        <source>unknown column &quot;{column}&quot;; it is ignored</source>
        <extracomment>measured.column</extracomment>
        <translation>「{column}」は未知の列です。無視します</translation>
    </message>
    <message>
        <source>expected a UUID, found &quot;{id}&quot;; this line is ignored</source>
        <extracomment>measured.bad_id</extracomment>
        <translation>UUID が必要ですが、「{id}」があります。この行は無視します</translation>
    </message>
    <message>
        <source>expected true or false, found &quot;{found}&quot;; this value is ignored</source>
        <extracomment>measured.bad_truth</extracomment>
        <translation>true または false が必要ですが、「{found}」があります。この値は無視します</translation>
    </message>
    <message>
        <source>the scene has no linkset &quot;{linkset}&quot;; these costs are ignored</source>
        <extracomment>measured.unknown</extracomment>
        <translation>リンクセット「{linkset}」はシーンにありません。無視します</translation>
    </message>
    <message>
        <source>a reply from ResourceCostSelected does not say which object was selected; use such a reply only with a scene that has one linkset</source>
        <extracomment>measured.selection</extracomment>
        <translation>ResourceCostSelected の応答には、どのオブジェクトが選択されたか書かれていません。このような応答は、リンクセットが 1 つのシーンでのみ使ってください</translation>
    </message>
    <message>
        <source>expected an object id with a map of its costs; this entry is ignored</source>
        <extracomment>measured.no_object</extracomment>
        <translation>オブジェクトの ID と、そのコストのマップが必要です。無視します</translation>
    </message>
    <message>
        <source>expected 0, 1 or 2; this value is ignored</source>
        <extracomment>measured.bad_shape_type</extracomment>
        <translation>0、1、2 のいずれかが必要です。無視します</translation>
    </message>
    <message>
        <source>expected version {expected} of Firestorm&apos;s export format</source>
        <extracomment>oxp.version</extracomment>
        <translation>Firestorm のエクスポートのバージョン {expected} が必要です</translation>
    </message>
    <message>
        <source>contains no linksets; expected an array of arrays of ids</source>
        <extracomment>oxp.no_linkset</extracomment>
        <translation>リンクセットがありません。ID の配列の配列が必要です</translation>
    </message>
    <message>
        <source>expected an array of ids, with the root first; the linkset is left out</source>
        <extracomment>oxp.no_parts</extracomment>
        <translation>ルートを先頭とする ID の配列が必要です。このリンクセットは無視します</translation>
    </message>
    <message>
        <source>expected {count} finite numbers; the default is used</source>
        <extracomment>oxp.bad_numbers</extracomment>
        <translation>{count} 個の有限の数が必要です。既定値を使います</translation>
    </message>
    <message>
        <source>the prim is a mesh, which this format cannot hold; it is weighed as a sculpt</source>
        <extracomment>oxp.mesh</extracomment>
        <translation>プリムはメッシュですが、この形式では格納できません。スカルプトとして計算します</translation>
    </message>
    <message numerus="yes">
        <source>{count} prims belong to no linkset; they are left out</source>
        <extracomment>oxp.no_linkset_of</extracomment>
        <translation>
            <numerusform>{count} 個のプリムがどのリンクセットにも属していません。無視します</numerusform>
        </translation>
    </message>
    <message>
        <source>the prim {id} is listed again; a prim can belong to only one linkset, so it is left out here</source>
        <extracomment>oxp.prim_again</extracomment>
        <translation>プリム {id} がもう一度挙げられています。プリムは 1 つのリンクセットにしか属せないため、ここでは無視します</translation>
    </message>
    <message>
        <source>the prim {id} is missing; the linkset is read without it</source>
        <extracomment>oxp.no_prim</extracomment>
        <translation>プリム {id} がありません。これを除いてリンクセットを読み込みます</translation>
    </message>
    <message>
        <source>the archive is corrupted ({reason}); copy or export it again</source>
        <extracomment>archive.broken</extracomment>
        <translation>アーカイブが壊れています ({reason})。コピーまたはエクスポートし直してください</translation>
    </message>
    <message>
        <source>the archive is incomplete; copy or export it again</source>
        <extracomment>archive.cut</extracomment>
        <translation>アーカイブが不完全です。もう一度コピーまたはエクスポートしてください</translation>
    </message>
    <message>
        <source>could not be read completely, because the archive failed its integrity check ({reason}); copy or export it again</source>
        <extracomment>archive.check_failed</extracomment>
        <translation>アーカイブの整合性チェックに失敗したため、最後まで読み込めませんでした ({reason})。コピーまたはエクスポートし直してください</translation>
    </message>
    <message>
        <source>has no end-of-archive marker; the archive may be incomplete</source>
        <extracomment>archive.no_end</extracomment>
        <translation>終了記号がありません。アーカイブが途中で切れている可能性があります</translation>
    </message>
    <message>
        <source>is too large ({bytes} bytes); the limit for one file is {limit} bytes</source>
        <extracomment>archive.entry_too_large</extracomment>
        <translation>大きすぎます ({bytes} バイト)。1 ファイルの上限は {limit} バイトです</translation>
    </message>
    <message>
        <source>the files in the archive are too large in total; the limit is {limit} bytes</source>
        <extracomment>archive.too_large</extracomment>
        <translation>アーカイブ内のファイルが大きすぎます。合計の上限は {limit} バイトです</translation>
    </message>
    <message>
        <source>the archive contains too many files; the limit is {limit}</source>
        <extracomment>archive.too_many</extracomment>
        <translation>アーカイブ内のファイル数が、読み込みの上限 {limit} を超えています</translation>
    </message>
    <message>
        <source>the path leads outside the archive; the file is ignored</source>
        <extracomment>archive.leaves</extracomment>
        <translation>パスがアーカイブの外を指しています。このファイルは無視します</translation>
    </message>
    <message>
        <source>version {version} of the OpenSim archive format is not supported; supported versions: 0 and 1</source>
        <extracomment>archive.version</extracomment>
        <translation>OpenSim のアーカイブ形式のバージョン {version} には対応していません。対応しているバージョンは 0 と 1 です</translation>
    </message>
    <message>
        <source>contains no objects; expected an OpenSim archive (.oar, .iar)</source>
        <extracomment>archive.no_object</extracomment>
        <translation>オブジェクトがありません。OpenSim のアーカイブ (.oar、.iar) が必要です</translation>
    </message>
    <message>
        <source>data of the type &quot;{kind}&quot; has no weight and is ignored</source>
        <extracomment>archive.unused</extracomment>
        <translation>種類が「{kind}」のデータにはウェイトがないため、無視します</translation>
    </message>
    <message>
        <source>is too large; the limit for XML is {limit} bytes</source>
        <extracomment>xml.too_large</extracomment>
        <translation>大きすぎます。XML の上限は {limit} バイトです</translation>
    </message>
    <message>
        <source>has too many elements and text nodes; the limit for XML is {limit}</source>
        <extracomment>xml.too_many</extracomment>
        <translation>要素とテキストの数が、XML の読み込みの上限 {limit} を超えています</translation>
    </message>
    <message>
        <source>elements are nested too deeply; the limit is {limit} levels</source>
        <extracomment>xml.too_deep</extracomment>
        <translation>要素の入れ子が、読み込みの上限 {limit} 段を超えています</translation>
    </message>
    <message>
        <source>expected {expected}, found &quot;{found}&quot;; the default is used</source>
        <extracomment>xml.not_readable</extracomment>
        <translation>{expected} が必要ですが、「{found}」があります。既定値を使います</translation>
    </message>
    <message>
        <source>contains no objects; expected a SceneObjectGroup with a SceneObjectPart</source>
        <extracomment>open_sim.no_object</extracomment>
        <translation>オブジェクトがありません。SceneObjectPart を持つ SceneObjectGroup が必要です</translation>
    </message>
    <message>
        <source>the id {id} is already used; ids must be unique, so it is ignored here</source>
        <extracomment>import.repeated_id</extracomment>
        <translation>ID {id} はすでに使われています。ID は互いに異なる必要があるため、これは ID なしとします</translation>
    </message>
    <message>
        <source>expected three lengths from {smallest} to {largest} m; the default is used</source>
        <extracomment>import.no_scale</extracomment>
        <translation>{smallest} から {largest} m までの 3 辺が必要です。既定値を使います</translation>
    </message>
    <message>
        <source>expected 0, 1 or 2; the default is used</source>
        <extracomment>import.shape_type</extracomment>
        <translation>0、1、2 のいずれかが必要です。既定値を使います</translation>
    </message>
    <message>
        <source>the mesh asset {id} is missing</source>
        <extracomment>open_sim.no_mesh</extracomment>
        <translation>メッシュアセット {id} がありません</translation>
    </message>
    <message>
        <source>expected version {expected} of the viewer&apos;s model file format</source>
        <extracomment>slm.version</extracomment>
        <translation>ビューアのモデルファイル形式のバージョン {expected} が必要です</translation>
    </message>
    <message>
        <source>contains no meshes; expected an array of mesh assets</source>
        <extracomment>slm.no_mesh</extracomment>
        <translation>メッシュがありません。メッシュアセットの配列が必要です</translation>
    </message>
    <message>
        <source>is not a mesh asset; it is left out</source>
        <extracomment>slm.no_mesh_asset</extracomment>
        <translation>メッシュアセットではありません。無視します</translation>
    </message>
    <message>
        <source>the file does not say where its meshes are placed; each mesh is used once, at a size of 1 m</source>
        <extracomment>slm.no_instance</extracomment>
        <translation>ファイルにメッシュの位置の記載がありません。各メッシュを 1 m の大きさで 1 回ずつ使います</translation>
    </message>
    <message>
        <source>expected a number below {count}, the number of meshes; the instance is left out</source>
        <extracomment>slm.no_such_mesh</extracomment>
        <translation>メッシュの数 {count} より小さい数が必要です。このインスタンスは無視します</translation>
    </message>
    <message>
        <source>the uploader cannot read {file}, so it does not let you upload the model. Repair the file, or remove it.</source>
        <extracomment>upload.companion</extracomment>
        <translation>{file} をアップローダーが読み込めないため、モデルをアップロードできません。ファイルを修復するか、取り除いてください。</translation>
    </message>
    <message>
        <source>{file} has {faces} faces for this object, but the model has {expected}. Do not use more faces than the model has.</source>
        <extracomment>upload.level_faces</extracomment>
        <translation>このオブジェクトの面は {file} では {faces} 個ですが、モデルでは {expected} 個です。これ以下にしてください。</translation>
    </message>
    <message>
        <source>{file} and the model split this object into different numbers of prims ({found} and {expected}). Use the same number of materials in both files.</source>
        <extracomment>upload.level_submodels</extracomment>
        <translation>{file} ではこのオブジェクトが {found} 個のプリムになりますが、モデルでは {expected} 個です。両方のファイルのマテリアル数を同じにしてください。</translation>
    </message>
    <message>
        <source>{file} has an object &quot;{object}&quot; that matches none of the model&apos;s objects. Give it the name of the corresponding object in the model.</source>
        <extracomment>upload.level_unused</extracomment>
        <translation>{file} にあるオブジェクト「{object}」に対応するものが、モデルにありません。モデルで対応するオブジェクトと同じ名前にしてください。</translation>
    </message>
    <message>
        <source>an object uses the geometry &quot;{geometry}&quot;, which is missing from the file. Export the file again.</source>
        <extracomment>upload.no_such_geometry</extracomment>
        <translation>オブジェクトがジオメトリ「{geometry}」を使っていますが、ファイルにありません。ファイルをエクスポートし直してください。</translation>
    </message>
    <message>
        <source>another geometry is also called &quot;{label}&quot;, and the uploader confuses the two. Rename one of them.</source>
        <extracomment>upload.same_label</extracomment>
        <translation>別のジオメトリの名前も「{label}」で、アップローダーが両者を取り違えます。どちらかの名前を変えてください。</translation>
    </message>
    <message>
        <source>the object has {faces} faces, but the uploader keeps only {limit} of them. Use fewer materials, or split the object.</source>
        <extracomment>upload.submodel_limit</extracomment>
        <translation>オブジェクトの面が {faces} 個ありますが、アップローダーが残すのは {limit} 個だけです。マテリアルを減らすか、オブジェクトを分割してください。</translation>
    </message>
    <message>
        <source>a list of polygons has {vertices} vertices, but the uploader supports at most {limit}. Triangulate the model before export.</source>
        <extracomment>upload.polygon_vertices</extracomment>
        <translation>ポリゴンのリストに頂点が {vertices} 個ありますが、アップローダーが対応するのは {limit} 個までです。エクスポートの前にモデルを三角形化してください。</translation>
    </message>
    <message>
        <source>this file&apos;s constants (based on {base}) are ignored; the constants of &quot;{first}&quot; are used instead</source>
        <extracomment>join.other_profile</extracomment>
        <translation>このファイルの定数 ({base} に基づく) は無視し、「{first}」の定数を使います</translation>
    </message>
    <message>
        <source>the measured costs of &quot;{name}&quot; are left out, because another file has a linkset with the same name or id</source>
        <extracomment>join.measured_lost</extracomment>
        <translation>別のファイルに同じ名前または ID のリンクセットがあるため、「{name}」の実測コストは無視します</translation>
    </message>
    <message>
        <source>no supported files found</source>
        <extracomment>join.nothing</extracomment>
        <translation>対応する種類のファイルがありません</translation>
    </message>
    <message>
        <source>the scene has {count} different meshes, but a mesh asset (.llmesh) can hold only one; use a scene with one mesh</source>
        <extracomment>export.one_mesh</extracomment>
        <translation>シーンに異なるメッシュが {count} 個ありますが、メッシュアセット (.llmesh) に入るのは 1 個だけです。メッシュが 1 個のシーンを使ってください</translation>
    </message>
    <message>
        <source>the scene has no surface to write</source>
        <extracomment>export.nothing</extracomment>
        <translation>シーンに書き出せる表面がありません</translation>
    </message>
    <message>
        <source>the scene has more geometry than one file of this type can hold</source>
        <extracomment>export.too_large</extracomment>
        <translation>シーンのジオメトリが、この種類の 1 ファイルに収まる量を超えています</translation>
    </message>
    <message numerus="yes">
        <source>{count} parts have no known surface; they are left out</source>
        <extracomment>export.no_surface</extracomment>
        <translation>
            <numerusform>{count} 個のパーツは表面がわからないため、無視します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} octrees are left out; this file type cannot hold them</source>
        <extracomment>export.no_octree</extracomment>
        <translation>
            <numerusform>{count} 個の八分木は無視します。この種類のファイルには格納できません</numerusform>
        </translation>
    </message>
    <message>
        <source>contains only the visible geometry; physics shapes, lower levels of detail, shape types, scripts and flags are left out</source>
        <extracomment>export.only_seen</extracomment>
        <translation>見えるジオメトリだけを格納します。物理形状、下位の LOD、形状タイプ、スクリプト、フラグは含まれません</translation>
    </message>
    <message>
        <source>not everything can be saved in this file type; use .weighbridge, or .scene for octrees and rays</source>
        <extracomment>export.cannot_save</extracomment>
        <translation>この種類のファイルには、すべては保存できません。.weighbridge、または八分木とレイには .scene を使ってください</translation>
    </message>
    <message>
        <source>the scene has {count} octrees, but an Inexor file (.nxoc) can hold only one; use .scene for more than one</source>
        <extracomment>export.one_octree</extracomment>
        <translation>シーンに八分木が {count} 個ありますが、Inexor のファイル (.nxoc) に入るのは 1 個だけです。2 個以上なら .scene を使ってください</translation>
    </message>
    <message numerus="yes">
        <source>{count} rays are left out; an Inexor file (.nxoc) can hold only cubes</source>
        <extracomment>export.no_rays</extracomment>
        <translation>
            <numerusform>{count} 本のレイは含まれません。Inexor のファイル (.nxoc) に入るのは立方体だけです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} octrees have no filled cubes; they are left out</source>
        <extracomment>export.empty_octrees</extracomment>
        <translation>
            <numerusform>{count} 個の八分木には中身のある立方体がありません。これらは無視します</numerusform>
        </translation>
    </message>
    <message>
        <source>would become a part {size} m long, but a part must be {smallest} to {largest} m long; change the octree&apos;s size</source>
        <extracomment>export.octree_size</extracomment>
        <translation>パーツの長さが {size} m になりますが、{smallest} から {largest} m でなければなりません。八分木のサイズを変えてください</translation>
    </message>
    <message>
        <source>would need {count} hulls, but the limit is {limit}; use an octree with fewer levels, or --octree surface</source>
        <extracomment>export.octree_hulls</extracomment>
        <translation>凸包が {count} 個必要ですが、上限は {limit} 個です。段数の少ない八分木か、--octree surface を使ってください</translation>
    </message>
    <message>
        <source>would need a surface of {count} triangles, more than {limit} faces can hold; use an octree with fewer levels</source>
        <extracomment>export.octree_triangles</extracomment>
        <translation>三角形 {count} 個の表面が必要ですが、{limit} 個の面に収まりません。段数の少ない八分木を使ってください</translation>
    </message>
    <message>
        <source>contains only meshes with their names, positions, rotations and sizes; shape types, scripts, flags and ids are left out</source>
        <extracomment>export.only_places</extracomment>
        <translation>メッシュとその名前、位置、回転、サイズだけを格納します。形状タイプ、スクリプト、フラグ、ID は含まれません</translation>
    </message>
    <message>
        <source>needs a part with a side of {side} m, but the grid allows {least} to {most} m</source>
        <extracomment>shape.body_size</extracomment>
        <translation>1 辺が {side} m のパーツが必要ですが、グリッドが許すのは {least} から {most} m までです</translation>
    </message>
    <message>
        <source>linked hulls</source>
        <extracomment>method.hull_linkset</extracomment>
        <translation>リンクした凸包</translation>
    </message>
    <message>
        <source>linked prims</source>
        <extracomment>method.prims</extracomment>
        <translation>リンクしたプリム</translation>
    </message>
    <message>
        <source>the object would have more than {limit} parts</source>
        <extracomment>making.too_many_parts</extracomment>
        <translation>オブジェクトのパーツ数が {limit} を超えます</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is neither a constant nor a choice{hint}</source>
        <extracomment>profile.unknown_key</extracomment>
        <translation>「{key}」は定数でも選択項目でもありません{hint}</translation>
    </message>
    <message>
        <source>unknown built-in profile &quot;{name}&quot;, so second-life is used{hint}</source>
        <extracomment>profile.unknown_base</extracomment>
        <translation>組み込みのプロファイル「{name}」はないため、second-life を使います{hint}</translation>
    </message>
    <message>
        <source>{key} must be a number, not &quot;{value}&quot;</source>
        <extracomment>profile.not_a_number</extracomment>
        <translation>{key} は「{value}」ではなく数でなければなりません</translation>
    </message>
    <message>
        <source>{key} cannot be &quot;{value}&quot;; use one of {words}{hint}</source>
        <extracomment>profile.unknown_choice</extracomment>
        <translation>{key} に「{value}」は使えません。{words} のいずれかを使ってください{hint}</translation>
    </message>
    <message>
        <source>is not a profile, because it has neither &quot;base&quot; nor &quot;set&quot;; second-life is used</source>
        <extracomment>profile.sets_nothing</extracomment>
        <translation>「base」も「set」もないため、プロファイルではありません。second-life を使います</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; is ignored because it is not inside &quot;set&quot;; move it into &quot;set&quot;</source>
        <extracomment>profile.stray_key</extracomment>
        <translation>「{key}」は「set」の中にないため、無視します。「set」の中に移してください</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; must be {expected}; it is ignored</source>
        <extracomment>profile.wrong_type</extracomment>
        <translation>「{key}」は {expected} でなければなりません。無視します</translation>
    </message>
    <message>
        <source>the root of a linkset cannot have the shape type None; the root is weighed as Convex Hull</source>
        <extracomment>cost.root_none</extracomment>
        <translation>リンクセットのルートの形状タイプを「なし」にはできません。ルートは「凸包」として計算します</translation>
    </message>
    <message>
        <source>the mesh is missing, so the cost of this part is unknown, and so are all sums that include it</source>
        <extracomment>cost.mesh_missing</extracomment>
        <translation>メッシュがないため、このパーツのコストは不明です。これを含む合計も不明です</translation>
    </message>
    <message>
        <source>the size is unusable, so the cost of this part is unknown, and so are all sums that include it</source>
        <extracomment>cost.size_unknown</extracomment>
        <translation>大きさが使えないため、このパーツのコストは不明です。これを含む合計も不明です</translation>
    </message>
    <message>
        <source>the mesh has no points for a base hull, so its physics cost is unknown, and so are all sums that include it</source>
        <extracomment>cost.no_hull_source</extracomment>
        <translation>メッシュに基本凸包を作れる点がないため、物理コストは不明です。これを含む合計も不明です</translation>
    </message>
    <message>
        <source>The land impact is {impact} LI, because the physics weight is the largest: {physics} PE. The download weight is {streaming} PE, and the server weight is {server} PE.</source>
        <extracomment>why.physics</extracomment>
        <translation>物理ウェイト ({physics} PE) が最大なので、土地負荷は {impact} LI です。ダウンロードウェイトは {streaming} PE、サーバーウェイトは {server} PE です。</translation>
    </message>
    <message>
        <source>The land impact is {impact} LI, because the server weight is the largest: {server} PE. The physics weight is {physics} PE, and the download weight is {streaming} PE.</source>
        <extracomment>why.server</extracomment>
        <translation>サーバーウェイト ({server} PE) が最大なので、土地負荷は {impact} LI です。物理ウェイトは {physics} PE、ダウンロードウェイトは {streaming} PE です。</translation>
    </message>
    <message>
        <source>The new accounting applies because {part} is a mesh.</source>
        <extracomment>why.opted_in_mesh</extracomment>
        <translation>{part} がメッシュのため、新計算方式が使われます。</translation>
    </message>
    <message>
        <source>The new accounting applies because {part} has the physics shape type {type}.</source>
        <extracomment>why.opted_in_shape_type</extracomment>
        <translation>{part} の物理形状タイプが {type} のため、新計算方式が使われます。</translation>
    </message>
    <message>
        <source>The new accounting applies because {part} has normal or specular maps.</source>
        <extracomment>why.opted_in_materials</extracomment>
        <translation>{part} にマテリアルがあるため、新計算方式が使われます。</translation>
    </message>
    <message>
        <source>The new accounting applies because {part} is animated.</source>
        <extracomment>why.opted_in_animated</extracomment>
        <translation>{part} がアニメーション付きのため、新計算方式が使われます。</translation>
    </message>
    <message numerus="yes">
        <source>The cost of {count} parts is unknown: their meshes are missing or incomplete, or their sizes are unusable.</source>
        <extracomment>why.unknown</extracomment>
        <translation>
            <numerusform>{count} 個のパーツのコストが不明です: メッシュがないか不完全、または大きさが使えません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The deciding weight is less than {minimum} PE, so the land impact is at its minimum.</source>
        <extracomment>why.minimum</extracomment>
        <translation>決め手となるウェイトが {minimum} PE を下回るため、土地負荷は最小値になります。</translation>
    </message>
    <message>
        <source>The physics weight is multiplied by {factor}, because the object is physical and its bounding box has a mean face area of {area} m².</source>
        <extracomment>why.penalty</extracomment>
        <translation>オブジェクトが「物理」で、バウンディングボックスの面の平均面積が {area} m² のため、物理ウェイトが {factor} 倍になります。</translation>
    </message>
    <message>
        <source>The object cannot be set physical: its parts cost {cost} PE at rest, and the limit is {limit} PE.</source>
        <extracomment>why.too_dear_to_be_physical</extracomment>
        <translation>オブジェクトを「物理」に設定できません: 静止時のパーツのコストは {cost} PE で、上限は {limit} PE です。</translation>
    </message>
    <message>
        <source>The object cannot be set physical: {part} alone costs {cost} PE at rest, and the limit is {limit} PE.</source>
        <extracomment>why.part_too_dear_to_be_physical</extracomment>
        <translation>オブジェクトを「物理」に設定できません: {part} だけで静止時に {cost} PE かかり、上限は {limit} PE です。</translation>
    </message>
    <message>
        <source>The object cannot be set physical: it has {parts} parts, and the limit is {limit}.</source>
        <extracomment>why.too_many_to_be_physical</extracomment>
        <translation>オブジェクトを「物理」に設定できません: パーツは {parts} 個で、上限は {limit} 個です。</translation>
    </message>
    <message>
        <source>{part}: one of its {triangles} triangles, number {index}, is only {width} m wide and accounts for {share}% of the part&apos;s cost.</source>
        <extracomment>why.sliver</extracomment>
        <translation>{part}: {triangles} 個の三角形のうち、番号 {index}、幅わずか {width} m の 1 個が、パーツのコストの {share}% を占めます。</translation>
    </message>
    <message>
        <source>{part}: the {count} narrowest of its {triangles} triangles account for {share}% of its cost.</source>
        <extracomment>why.slivers</extracomment>
        <translation>{part}: {triangles} 個の三角形のうち、最も細い {count} 個がコストの {share}% を占めます。</translation>
    </message>
    <message>
        <source>{part}: one of its sides is {side} m long, less than {limit} m, so its triangles are not used and its openings are closed.</source>
        <extracomment>why.thin_side</extracomment>
        <translation>{part}: {side} m の辺が {limit} m を下回るため、三角形は使われず、開口部はふさがれます。</translation>
    </message>
    <message>
        <source>{part}: its triangles cost {floor} PE, the minimum for a triangle mesh; enlarging the part does not make them cheaper.</source>
        <extracomment>why.floor</extracomment>
        <translation>{part}: 三角形のコストは {floor} PE で、三角形メッシュの最小値です。パーツを大きくしても安くなりません。</translation>
    </message>
    <message>
        <source>{part}: its triangles are narrower than {minimum} m on average, so they count as {minimum} m wide.</source>
        <extracomment>why.narrowest</extracomment>
        <translation>{part}: 三角形の平均幅は {minimum} m より狭いため、{minimum} m の幅として計算されます。</translation>
    </message>
    <message>
        <source>{part}: its download weight is {cap} PE, the maximum for this type of part.</source>
        <extracomment>why.streaming_cap</extracomment>
        <translation>{part}: ダウンロードウェイトは {cap} PE で、この種類のパーツの最大値です。</translation>
    </message>
    <message numerus="yes">
        <source>{count} slivers, up to {width} m wide: {cost} PE</source>
        <extracomment>culprit.slivers</extracomment>
        <translation>
            <numerusform>細長い三角形 {count} 個、幅 {width} m 以下: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles, up to {width} m wide: {cost} PE</source>
        <extracomment>culprit.triangles</extracomment>
        <translation>
            <numerusform>三角形 {count} 個、幅 {width} m 以下: {cost} PE</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all} triangles: {cost} PE</source>
        <extracomment>culprit.many</extracomment>
        <translation>{all} 個の三角形のうち {count} 個: {cost} PE</translation>
    </message>
    <message numerus="yes">
        <source>{count} hulls: {cost} PE</source>
        <extracomment>culprit.hulls</extracomment>
        <translation>
            <numerusform>凸包 {count} 個: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} physics shapes: {cost} PE</source>
        <extracomment>culprit.shapes</extracomment>
        <translation>
            <numerusform>物理形状 {count} 個: {cost} PE</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} levels of detail: {cost} PE</source>
        <extracomment>culprit.levels</extracomment>
        <translation>LOD {count} 段階: {cost} PE</translation>
    </message>
    <message numerus="yes">
        <source>{count} parts: {cost} PE</source>
        <extracomment>culprit.parts</extracomment>
        <translation>
            <numerusform>パーツ {count} 個: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} parts, each counted as 1 LI</source>
        <extracomment>culprit.counted</extracomment>
        <translation>
            <numerusform>パーツ {count} 個 (1 つにつき 1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In world, rez {count} cubes beside the object. Their size and exact position do not matter.</source>
        <extracomment>kit.act_prims</extracomment>
        <translation>
            <numerusform>インワールドで、オブジェクトの横に立方体を {count} 個作ります。サイズと正確な位置は何でもかまいません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select the object, then hold Shift and select the cubes. Press Ctrl+L to link them. The cube selected last becomes the root.</source>
        <extracomment>kit.act_link</extracomment>
        <translation>
            <numerusform>オブジェクトを選択し、Shift を押しながら立方体を選択します。Ctrl+L を押してリンクします。最後に選択した立方体がルートになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Edit the object and create a new script on the Content tab. Replace the script&apos;s text with the text of {file}, and save the script. The cubes become the transparent prims that provide the physics shape.</source>
        <extracomment>kit.act_script</extracomment>
        <translation>
            <numerusform>オブジェクトを編集し、「中身」タブで新しいスクリプトを作ります。そのテキストを {file} のテキストに置き換えて保存します。立方体は、物理形状となる透明なプリムになります。</numerusform>
        </translation>
    </message>
    <message>
        <source>When the script says &quot;Done&quot;, delete it.</source>
        <extracomment>kit.act_done</extracomment>
        <translation>スクリプトが「Done」と表示したら、スクリプトを削除します。</translation>
    </message>
    <message>
        <source>In world, the root must be {part}, because a root cannot have the physics shape type None.</source>
        <extracomment>kit.act_root</extracomment>
        <translation>インワールドでは、ルートは {part} でなければなりません。ルートの物理形状タイプは「なし」にできないためです。</translation>
    </message>
    <message>
        <source>If another part is the root, unlink the object, select all parts with the new root last, and link them again.</source>
        <extracomment>kit.act_relink</extracomment>
        <translation>別のパーツがルートの場合は、オブジェクトのリンクを外し、新しいルートが最後になるようにすべてのパーツを選択して、リンクし直します。</translation>
    </message>
    <message>
        <source>{least} to {most} {unit} after Analyze</source>
        <extracomment>kit.after_analyze</extracomment>
        <translation>分析後 {least} から {most} {unit}</translation>
    </message>
    <message>
        <source>Nothing to show: no rows match.</source>
        <extracomment>report.no_rows</extracomment>
        <translation>表示するものはありません: この種類の行がありません。</translation>
    </message>
    <message>
        <source>The two profiles are identical.</source>
        <extracomment>report.equal_profiles</extracomment>
        <translation>2 つのプロファイルは同じです。</translation>
    </message>
    <message>
        <source>No linkset, region or parcel crosses a limit, and no deciding weight changes.</source>
        <extracomment>report.no_crossings</extracomment>
        <translation>上限を越えるリンクセット、リージョン、区画はなく、決め手となるウェイトも変わりません。</translation>
    </message>
    <message>
        <source>No linkset&apos;s land impact changes.</source>
        <extracomment>report.no_winners</extracomment>
        <translation>どのリンクセットの土地負荷も変わりません。</translation>
    </message>
    <message>
        <source>region id</source>
        <extracomment>column.region_id</extracomment>
        <translation>リージョン ID</translation>
    </message>
    <message>
        <source>physics shape</source>
        <extracomment>column.representation</extracomment>
        <translation>物理形状</translation>
    </message>
    <message>
        <source>reason</source>
        <extracomment>column.reason</extracomment>
        <translation>理由</translation>
    </message>
    <message>
        <source>prims</source>
        <extracomment>column.prims</extracomment>
        <translation>プリム数</translation>
    </message>
    <message>
        <source>physics change</source>
        <extracomment>column.physics_change</extracomment>
        <translation>物理の変化</translation>
    </message>
    <message>
        <source>download change</source>
        <extracomment>column.streaming_change</extracomment>
        <translation>ダウンロードの変化</translation>
    </message>
    <message>
        <source>land impact change</source>
        <extracomment>column.land_impact_change</extracomment>
        <translation>土地負荷の変化</translation>
    </message>
    <message>
        <source>deciding weight before</source>
        <extracomment>column.decided_before</extracomment>
        <translation>以前の決定要因</translation>
    </message>
    <message>
        <source>tolerance</source>
        <extracomment>column.tolerance</extracomment>
        <translation>許容差</translation>
    </message>
    <message>
        <source>limits crossed</source>
        <extracomment>column.marks</extracomment>
        <translation>越えた限度</translation>
    </message>
    <message>
        <source>in use</source>
        <extracomment>column.used</extracomment>
        <translation>使用中</translation>
    </message>
    <message>
        <source>meets the goal</source>
        <extracomment>column.within</extracomment>
        <translation>目標を満たす</translation>
    </message>
    <message>
        <source>on the Pareto front</source>
        <extracomment>column.front</extracomment>
        <translation>パレートフロント上</translation>
    </message>
    <message>
        <source>min after Analyze</source>
        <extracomment>column.analyzed_least</extracomment>
        <translation>分析後の最小</translation>
    </message>
    <message>
        <source>max after Analyze</source>
        <extracomment>column.analyzed_most</extracomment>
        <translation>分析後の最大</translation>
    </message>
    <message>
        <source>10% more</source>
        <extracomment>column.grown</extracomment>
        <translation>10% 増</translation>
    </message>
    <message>
        <source>10% less</source>
        <extracomment>column.shrunk</extracomment>
        <translation>10% 減</translation>
    </message>
    <message>
        <source>the record is incomplete; each record has {bytes} bytes</source>
        <extracomment>pick.raw_cut</extracomment>
        <translation>レコードが不完全です。各レコードは {bytes} バイトです</translation>
    </message>
    <message>
        <source>a number is out of range, the direction is 0, or the depth exceeds the limit of {depth}</source>
        <extracomment>pick.raw_ray</extracomment>
        <translation>数が範囲外か、方向が 0 か、深さが上限の {depth} を超えています</translation>
    </message>
    <message>
        <source>the line is longer than the limit of {limit} bytes</source>
        <extracomment>pick.long_line</extracomment>
        <translation>行の長さが上限の {limit} バイトを超えています</translation>
    </message>
    <message>
        <source>octree {octree}: the engine crashes when it reads eight SOLID cubes in one OCTANT; Weighbridge treats them as one SOLID cube</source>
        <extracomment>pick.engine_crashes</extracomment>
        <translation>八分木 {octree}: 1 つの OCTANT に 8 つの SOLID があると、エンジンは読み込むときに異常終了します。Weighbridge は 1 つの SOLID とみなします</translation>
    </message>
    <message>
        <source>there are NORMAL cubes; the engine&apos;s rays never hit them</source>
        <extracomment>pick.normals_missed</extracomment>
        <translation>NORMAL の立方体がありますが、エンジンのレイはこれにまったく当たりません</translation>
    </message>
    <message>
        <source>there are rotated octrees; the engine ignores their rotation</source>
        <extracomment>pick.engine_rotations</extracomment>
        <translation>回転した八分木がありますが、エンジンは回転なしとみなします</translation>
    </message>
    <message>
        <source>the engine and the exact method agree</source>
        <extracomment>pick.engine_same</extracomment>
        <translation>エンジンと厳密な方法で同じものが見つかります</translation>
    </message>
    <message>
        <source>cost change in PE when a constant changes by 10%</source>
        <extracomment>chart.tornado</extracomment>
        <translation>定数が 10% 変わったときのコストの変化 (PE)</translation>
    </message>
    <message>
        <source>triangle width in m</source>
        <extracomment>chart.width</extracomment>
        <translation>三角形の幅 (m)</translation>
    </message>
    <message>
        <source>more expensive</source>
        <extracomment>sheet.more_expensive</extracomment>
        <translation>高くなった</translation>
    </message>
    <message>
        <source>The physics cost of the selection does not depend on triangles.</source>
        <extracomment>chart.no_triangles</extracomment>
        <translation>物理コストは三角形では決まりません。</translation>
    </message>
    <message>
        <source>  probably complete: all counts and sizes in the file match its contents</source>
        <extracomment>inspect.wholeness_consistent</extracomment>
        <translation>  おそらく完全: ファイル内の数とサイズがすべて内容と合います</translation>
    </message>
    <message>
        <source>  cubes in octrees: {empty} EMPTY, {solid} SOLID, {normal} NORMAL, {octant} OCTANT; maximum depth {depth}</source>
        <extracomment>inspect.octree</extracomment>
        <translation>  八分木の立方体: EMPTY {empty}、SOLID {solid}、NORMAL {normal}、OCTANT {octant}。最深の深さ {depth}</translation>
    </message>
    <message>
        <source>Physics shapes, in the unit cube</source>
        <extracomment>inspect.shapes</extracomment>
        <translation>物理形状 (単位立方体内)</translation>
    </message>
    <message>
        <source>  the mesh extends from ({min}) to ({max})</source>
        <extracomment>inspect.domain</extracomment>
        <translation>  メッシュの範囲は ({min}) から ({max})</translation>
    </message>
    <message>
        <source>No findings: the grid is not known to refuse anything in this file.</source>
        <extracomment>inspect.no_findings</extracomment>
        <translation>指摘なし: グリッドが拒否することがわかっているものはありません。</translation>
    </message>
    <message>
        <source>The rule that determines the physics shape.</source>
        <extracomment>help.reason</extracomment>
        <translation>物理形状を決める規則。</translation>
    </message>
    <message>
        <source>Whether the uploader or the grid would refuse the part: ok, refused or unknown. Empty for parts that are not uploaded.</source>
        <extracomment>help.upload</extracomment>
        <translation>アップローダーまたはグリッドが拒否するかどうか: ok、refused、unknown (不明)。アップロードされないパーツでは空欄です。</translation>
    </message>
    <message>
        <source>The number of triangles that determine the physics cost.</source>
        <extracomment>help.triangles</extracomment>
        <translation>物理コストを決める三角形。</translation>
    </message>
    <message>
        <source>The number of convex hulls that determine the physics cost.</source>
        <extracomment>help.hulls</extracomment>
        <translation>物理コストを決める凸包。</translation>
    </message>
    <message>
        <source>The total number of vertices in the convex hulls.</source>
        <extracomment>help.hull_vertices</extracomment>
        <translation>これらの凸包の頂点の合計。</translation>
    </message>
    <message>
        <source>The number of scripts. Scripts raise the server weight.</source>
        <extracomment>help.scripts</extracomment>
        <translation>中のスクリプト。サーバーウェイトを高くします。</translation>
    </message>
    <message>
        <source>new: the largest of three weights decides. legacy: the number of parts decides, because no part opts in to the new accounting.</source>
        <extracomment>help.accounting</extracomment>
        <translation>新計算方式 (new): 3 つのウェイトのうち最大のもので決まります。旧計算方式 (legacy): 新計算方式の対象になるパーツがないため、パーツの数で決まります。</translation>
    </message>
    <message>
        <source>The mean area of the faces of the linkset&apos;s bounding box. The penalty for being physical grows with this area.</source>
        <extracomment>help.mean_face_area_m2</extracomment>
        <translation>リンクセットのバウンディングボックスの、面の平均面積。「物理」による割増はこれとともに大きくなります。</translation>
    </message>
    <message>
        <source>The sum of the parts&apos; physics costs in their current state, without the penalty for being physical.</source>
        <extracomment>help.physics_cost</extracomment>
        <translation>現在の状態でのパーツの物理コストの合計。「物理」による割増は含みません。</translation>
    </message>
    <message>
        <source>The sum of the linksets&apos; physics costs in their current state, without the penalty for being physical.</source>
        <extracomment>help.region_physics_cost</extracomment>
        <translation>現在の状態でのリンクセットの物理コストの合計。「物理」による割増は含みません。</translation>
    </message>
    <message>
        <source>Whether the grid allows the linkset to be physical. The limit applies to its physics weight at rest or, in the legacy accounting, to its number of parts.</source>
        <extracomment>help.can_be_physical</extracomment>
        <translation>グリッドがリンクセットの「物理」への設定を許すかどうか。上限は、静止時の物理ウェイト、または旧計算方式ではパーツの数にかかります。</translation>
    </message>
    <message>
        <source>The sum over the linksets in the region or parcel.</source>
        <extracomment>help.region_sum</extracomment>
        <translation>リージョンまたは区画内のリンクセットの値の合計。</translation>
    </message>
    <message>
        <source>The server weight: the load that the parts and scripts put on the simulator.</source>
        <extracomment>help.server_cost</extracomment>
        <translation>サーバーウェイト: パーツとスクリプトがシミュレーターにかけるコスト。</translation>
    </message>
    <message>
        <source>How much of the region&apos;s capacity the linkset uses: the largest weight, rounded (in the legacy accounting, the number of parts).</source>
        <extracomment>help.land_impact</extracomment>
        <translation>リージョンの許容量のうち使う量: 最大のウェイトを丸めたもの (旧計算方式では、パーツの数)。</translation>
    </message>
    <message>
        <source>What decides the land impact: the largest weight or, in the legacy accounting, the number of parts.</source>
        <extracomment>help.decided_by</extracomment>
        <translation>土地負荷を決めるもの: 最大のウェイト、または旧計算方式ではパーツの数。</translation>
    </message>
    <message>
        <source>The highest total land impact that the region or parcel allows.</source>
        <extracomment>help.capacity</extracomment>
        <translation>リージョンまたは区画で許される土地負荷の合計の最大値。</translation>
    </message>
    <message>
        <source>The land impact that still fits; negative if the region or parcel is over capacity.</source>
        <extracomment>help.free</extracomment>
        <translation>まだ収容できる土地負荷。負ならリージョンまたは区画が容量を超えています。</translation>
    </message>
    <message>
        <source>The edits that changed the cost, found by undoing each one and weighing the object again.</source>
        <extracomment>help.because</extracomment>
        <translation>コストを変えた操作。1 つずつ元に戻してオブジェクトを計算し直すことで見つけます。</translation>
    </message>
    <message>
        <source>The change from the pinned baseline.</source>
        <extracomment>help.change</extracomment>
        <translation>固定した基準からの変化。</translation>
    </message>
    <message>
        <source>The estimate minus the value that the grid measured.</source>
        <extracomment>help.difference</extracomment>
        <translation>推定値から、グリッドが測った値を引いたもの。</translation>
    </message>
    <message numerus="yes">
        <source>There are no linksets, only {count} octrees, which cost nothing. &quot;weighbridge pick&quot; casts rays into them, &quot;weighbridge render&quot; draws them, and &quot;weighbridge convert --octree boxes&quot; turns them into meshes, which have a cost.</source>
        <extracomment>explain.octrees_only</extracomment>
        <translation>
            <numerusform>リンクセットはなく、八分木 ({count} 個) だけです。八分木にコストはかかりません。「weighbridge pick」はレイを当て、「weighbridge render」は描画し、「weighbridge convert --octree boxes」はコストのあるメッシュにします。</numerusform>
        </translation>
    </message>
    <message>
        <source>The model costs {land_impact} LI when uploaded with generated levels of detail, and {land_impact_otherwise} LI without them.</source>
        <extracomment>explain.generated_levels</extracomment>
        <translation>モデルは、生成した LOD を付けてアップロードすると {land_impact} LI、付けないと {land_impact_otherwise} LI です。</translation>
    </message>
    <message>
        <source>The model has more than 8 materials, so it becomes {prims} prims. With at most 8 materials, it would cost {land_impact_otherwise} LI, not {land_impact} LI.</source>
        <extracomment>explain.joined_materials</extracomment>
        <translation>モデルのマテリアルが 8 個を超えるため、{prims} 個のプリムになります。8 個以下なら {land_impact} LI ではなく {land_impact_otherwise} LI です。</translation>
    </message>
    <message>
        <source>Joined into one mesh, with one convex hull around it, the model would cost {land_impact_otherwise} LI, not {land_impact} LI.</source>
        <extracomment>explain.joined_objects</extracomment>
        <translation>1 つのメッシュに統合し、全体を 1 つの凸包で囲むと、モデルは {land_impact} LI ではなく {land_impact_otherwise} LI です。</translation>
    </message>
    <message>
        <source>The object is physical: its physics weight at rest is {static} PE, and the limit is {limit} PE.</source>
        <extracomment>explain.physical_limit</extracomment>
        <translation>オブジェクトは「物理」です: 静止時の物理ウェイトは {static} PE で、上限は {limit} PE です。</translation>
    </message>
    <message>
        <source>The legacy accounting applies, because none of the linkset&apos;s parts opts in to the new accounting. Once a part is a mesh, has a normal or specular map, or gets a physics shape type other than Prim, the three weights decide.</source>
        <extracomment>explain.counted</extracomment>
        <translation>新計算方式の対象になるパーツがないため、旧計算方式が使われます。1 つでもメッシュになるか、マテリアルが付くか、「プリム」以外の物理形状タイプになると、3 つのウェイトで決まります。</translation>
    </message>
    <message>
        <source>Main causes</source>
        <extracomment>explain.causes</extracomment>
        <translation>主な原因</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>explain.facts</extracomment>
        <translation>補足</translation>
    </message>
    <message numerus="yes">
        <source>At their current sizes, {count} parts, such as {part}, count as boxes for physics anyway, so they need no physics file.</source>
        <extracomment>explain.unused_physics</extracomment>
        <translation>
            <numerusform>{part} など {count} 個のパーツは、現在のサイズではどのみち物理で箱として計算されるため、物理ファイルは不要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The object is phantom, which does not affect its cost. The physics shape type None removes a part&apos;s physics cost, but the root cannot have this type.</source>
        <extracomment>explain.phantom</extracomment>
        <translation>オブジェクトは「ファントム」ですが、コストには影響しません。物理形状タイプ「なし」ならパーツの物理コストはなくなりますが、ルートをこのタイプにはできません。</translation>
    </message>
    <message>
        <source>Making it bigger makes its physics cheaper.</source>
        <extracomment>explain.bigger_cheaper</extracomment>
        <translation>大きくすると、物理のコストは安くなります。</translation>
    </message>
    <message>
        <source>Making it bigger does not make it cheaper: {floor} PE is the minimum for a triangle mesh.</source>
        <extracomment>explain.bigger_floor</extracomment>
        <translation>大きくしても安くなりません。{floor} PE が三角形メッシュの最小値です。</translation>
    </message>
    <message>
        <source>Making it slightly bigger does not make it cheaper: its triangles are so narrow that they count as {minimum} m wide. To become cheaper, it would have to be more than {factor} times as big.</source>
        <extracomment>explain.width_least</extracomment>
        <translation>少し大きくしても安くなりません。三角形がとても細く、幅 {minimum} m として計算されているためです。安くするには、{factor} 倍より大きくする必要があります。</translation>
    </message>
    <message>
        <source>Making it bigger does not make it cheaper: its triangles count as {maximum} m wide, the maximum.</source>
        <extracomment>explain.width_most</extracomment>
        <translation>大きくしても安くなりません。三角形は上限の幅 {maximum} m として計算されています。</translation>
    </message>
    <message>
        <source>Making it bigger does not make it cheaper: some of its triangles have no width at any size.</source>
        <extracomment>explain.no_width</extracomment>
        <translation>大きくしても安くなりません。どのサイズでも幅のない三角形があります。</translation>
    </message>
    <message numerus="yes">
        <source>The object can be set physical: it has {count} parts, and the limit is {limit}.</source>
        <extracomment>explain.can_be_physical_counted</extracomment>
        <translation>
            <numerusform>オブジェクトを「物理」に設定できます: パーツは {count} 個で、上限は {limit} 個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The object can be set physical: its physics weight at rest is {static} PE, and the limit is {limit} PE. When it is physical, its physics weight is {physical} PE, including the penalty for its size.</source>
        <extracomment>explain.can_be_physical</extracomment>
        <translation>オブジェクトを「物理」に設定できます: 静止時の物理ウェイトは {static} PE で、上限は {limit} PE です。「物理」にすると、大きさによる割増を含めて物理ウェイトは {physical} PE になります。</translation>
    </message>
    <message>
        <source>Parts</source>
        <extracomment>explain.parts</extracomment>
        <translation>パーツ</translation>
    </message>
    <message>
        <source>Its mesh is missing or incomplete, or its size is unusable, so its cost is unknown.</source>
        <extracomment>explain.unknown</extracomment>
        <translation>メッシュがないか不完全、または大きさが使えないため、コストは不明です。</translation>
    </message>
    <message>
        <source>The physics data of its mesh could not be read, so its physics cost is unknown.</source>
        <extracomment>explain.unknown_physics</extracomment>
        <translation>メッシュの物理データを読み込めなかったため、物理コストは不明です。</translation>
    </message>
    <message>
        <source>What changed</source>
        <extracomment>explain.what_changed</extracomment>
        <translation>変更点</translation>
    </message>
    <message>
        <source>How to lower it</source>
        <extracomment>explain.advice</extracomment>
        <translation>下げる方法</translation>
    </message>
    <message>
        <source>Nothing makes it cheaper: no combination of the known steps lowers the land impact below {bound} LI.</source>
        <extracomment>explain.nothing_cheaper</extracomment>
        <translation>安くする方法はありません: 既知の手順をどう組み合わせても土地負荷は {bound} LI を下回りません。</translation>
    </message>
    <message>
        <source>The search found nothing that makes it cheaper. The lowest land impact that the known steps could reach is {bound} LI.</source>
        <extracomment>explain.nothing_found</extracomment>
        <translation>安くする方法は見つかりませんでした。既知の手順で到達できる最小の土地負荷は {bound} LI です。</translation>
    </message>
    <message>
        <source>The lowest land impact that the known steps could reach at the object&apos;s current size is {bound} LI.</source>
        <extracomment>explain.bound</extracomment>
        <translation>現在のサイズで、既知の手順で到達できる最小の土地負荷は {bound} LI です。</translation>
    </message>
    <message>
        <source>{rank}. {what} Total land impact {after} instead of {before}.</source>
        <extracomment>explain.suggestion_in_all</extracomment>
        <translation>{rank}. {what}全体の土地負荷 {before} → {after}。</translation>
    </message>
    <message>
        <source>{rank}. {what} Land impact stays at {after}; before rounding, it is {after_unrounded} instead of {before_unrounded}.</source>
        <extracomment>explain.suggestion_unrounded</extracomment>
        <translation>{rank}. {what}土地負荷は {after} のまま、丸める前は {before_unrounded} → {after_unrounded}。</translation>
    </message>
    <message>
        <source>When its size changes</source>
        <extracomment>explain.cliffs</extracomment>
        <translation>サイズを変えた場合</translation>
    </message>
    <message>
        <source>Steps to lower a cost are listed for at most {most} linksets at once; choose one linkset to see its steps.</source>
        <extracomment>explain.no_advice</extracomment>
        <translation>コストを下げる手順を示すのは、一度に {most} 個までのリンクセットです。手順を見るには、リンクセットを 1 つ選んでください。</translation>
    </message>
    <message>
        <source>Changed constants: {changes}.</source>
        <extracomment>explain.changed</extracomment>
        <translation>変更した定数: {changes}。</translation>
    </message>
    <message>
        <source>PE (prim equivalents) is the unit of the weights, LI the unit of land impact.</source>
        <extracomment>explain.units</extracomment>
        <translation>PE (プリム換算値) はウェイトの単位、LI は土地負荷の単位です。</translation>
    </message>
    <message>
        <source>The word beside a number is its confidence:</source>
        <extracomment>explain.confidence</extracomment>
        <translation>数値の横の語は、その確度です:</translation>
    </message>
    <message>
        <source>documented: stated in the published Mesh Physics document or on a later official page</source>
        <extracomment>explain.documented</extracomment>
        <translation>文書: 公開された Mesh Physics 文書、またはその後の公式ページに書かれている</translation>
    </message>
    <message>
        <source>likely: supported by one strong hint or two independent hints</source>
        <extracomment>explain.likely</extracomment>
        <translation>有力: 独立した 2 つの手がかり、または 1 つの確かな手がかりがある</translation>
    </message>
    <message>
        <source>estimate: inferred; only the grid&apos;s operator knows the real value</source>
        <extracomment>explain.estimate</extracomment>
        <translation>推定: 推測したもの。実際の値を知っているのはグリッドの運営者だけ</translation>
    </message>
    <message>
        <source>illustration: a placeholder; no value was ever published</source>
        <extracomment>explain.illustration</extracomment>
        <translation>例示: 仮の値で、値が公開されたことはない</translation>
    </message>
    <message>
        <source>deciding weight after</source>
        <extracomment>changes.decided_after</extracomment>
        <translation>以後の決定要因</translation>
    </message>
    <message>
        <source>physics shape before</source>
        <extracomment>changes.weighed_before</extracomment>
        <translation>以前の物理形状</translation>
    </message>
    <message>
        <source>physics shape after</source>
        <extracomment>changes.weighed_after</extracomment>
        <translation>以後の物理形状</translation>
    </message>
    <message>
        <source>Nothing to compare.</source>
        <extracomment>changes.none</extracomment>
        <translation>比較するものはありません。</translation>
    </message>
    <message>
        <source>Total land impact: {before} LI before, {after} LI after ({change} LI).</source>
        <extracomment>changes.total</extracomment>
        <translation>土地負荷の合計: 以前 {before} LI、以後 {after} LI ({change} LI)。</translation>
    </message>
    <message>
        <source>Total land impact: {before} LI before, {after} LI after; some costs are unknown, and so is the change.</source>
        <extracomment>changes.total_unknown</extracomment>
        <translation>土地負荷の合計: 以前 {before} LI、以後 {after} LI。一部のコストが不明のため、変化も不明です。</translation>
    </message>
    <message>
        <source>Linksets that can now be set physical: {count} ({names}).</source>
        <extracomment>changes.newly_physical</extracomment>
        <translation>{count} 個が「物理」に設定できるようになります: {names}。</translation>
    </message>
    <message>
        <source>Linksets whose land impact is now decided by a different weight: {count} ({names}).</source>
        <extracomment>changes.decided_anew</extracomment>
        <translation>{count} 個で土地負荷の決め手となるウェイトが変わります: {names}。</translation>
    </message>
    <message>
        <source>{place} now exceeds its capacity: {after} of {capacity} LI.</source>
        <extracomment>changes.no_longer_fits</extracomment>
        <translation>{place} には収まりきらなくなります: {capacity} LI に対して {after} LI。</translation>
    </message>
    <message>
        <source>the filter is too long: {bytes} bytes; the limit is {limit} bytes</source>
        <extracomment>filter.too_long</extracomment>
        <translation>フィルターが長すぎます: {bytes} バイト。上限は {limit} バイトです</translation>
    </message>
    <message>
        <source>parentheses and &quot;not&quot; are nested too deeply; the limit is {limit} levels</source>
        <extracomment>filter.too_deep</extracomment>
        <translation>括弧と「not」の入れ子が深すぎます。上限は {limit} 段です</translation>
    </message>
    <message>
        <source>unknown column &quot;{name}&quot;; columns: {columns}{hint}</source>
        <extracomment>filter.unknown_column</extracomment>
        <translation>「{name}」は未知の列です。列: {columns}{hint}</translation>
    </message>
    <message>
        <source>expected a column, found {found}; columns: {columns}</source>
        <extracomment>filter.column_expected</extracomment>
        <translation>列が必要ですが、{found} があります。列: {columns}</translation>
    </message>
    <message>
        <source>expected one of {operators}, found {found}{hint}</source>
        <extracomment>filter.operator_expected</extracomment>
        <translation>{operators} のいずれかが必要ですが、{found} があります{hint}</translation>
    </message>
    <message>
        <source>&quot;{operator}&quot; does not work with {column}, which contains {content}; use one of {operators}</source>
        <extracomment>filter.operator_of_column</extracomment>
        <translation>「{operator}」は、{content}を持つ {column} には使えません。{operators} のいずれかを使ってください</translation>
    </message>
    <message>
        <source>expected a value, found {found}</source>
        <extracomment>filter.value_expected</extracomment>
        <translation>値が必要ですが、{found} があります</translation>
    </message>
    <message>
        <source>{column}: expected a number, found {found}</source>
        <extracomment>filter.number_expected</extracomment>
        <translation>{column}: 数が必要ですが、{found} があります</translation>
    </message>
    <message>
        <source>{column}: expected true or false, found {found}</source>
        <extracomment>filter.truth_expected</extracomment>
        <translation>{column}: true または false が必要ですが、{found} があります</translation>
    </message>
    <message>
        <source>expected &quot;and&quot;, &quot;or&quot; or the end of the filter, found {found}</source>
        <extracomment>filter.join_expected</extracomment>
        <translation>「and」「or」またはフィルターの終わりが必要ですが、{found} があります</translation>
    </message>
    <message>
        <source>expected &quot;)&quot;, found {found}</source>
        <extracomment>filter.bracket_expected</extracomment>
        <translation>「)」が必要ですが、{found} があります</translation>
    </message>
    <message>
        <source>this quoted text has no closing quote</source>
        <extracomment>filter.quote_never_ends</extracomment>
        <translation>この引用符付きのテキストに閉じ引用符がありません</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>filter.texts</extracomment>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Appendix: how the numbers are calculated</source>
        <extracomment>html.appendix</extracomment>
        <translation>付録: 数値の計算方法</translation>
    </message>
    <message>
        <source>Weights</source>
        <extracomment>html.weights</extracomment>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>how it is calculated</source>
        <extracomment>html.derivation</extracomment>
        <translation>計算方法</translation>
    </message>
    <message>
        <source>All terms</source>
        <extracomment>html.breakdown</extracomment>
        <translation>すべての項</translation>
    </message>
    <message>
        <source>These are the {shown} most expensive of {count} linksets.</source>
        <extracomment>html.left_out</extracomment>
        <translation>{count} 個のリンクセットのうち、最もコストが高い {shown} 個です。</translation>
    </message>
    <message>
        <source>Use --linkset to explain another one.</source>
        <extracomment>html.name_another</extracomment>
        <translation>別のものの説明を見るには --linkset を使ってください。</translation>
    </message>
    <message>
        <source>Why the most expensive linksets cost what they cost</source>
        <extracomment>html.most_explained</extracomment>
        <translation>最もコストが高いリンクセットの、コストの理由</translation>
    </message>
    <message>
        <source>Short answers for the {shown} most expensive of {count} linksets.</source>
        <extracomment>html.most_explained_of</extracomment>
        <translation>{count} 個のリンクセットのうち、最もコストが高い {shown} 個の短い説明です。</translation>
    </message>
    <message>
        <source>&quot;weighbridge explain SCENE --linkset NAME&quot; explains any linkset down to the last term.</source>
        <extracomment>html.explain_command</extracomment>
        <translation>「weighbridge explain SCENE --linkset NAME」で、どれでも最後の項まで説明します。</translation>
    </message>
    <message numerus="yes">
        <source>Land impact: {impact} LI, {count} linksets</source>
        <extracomment>html.totals</extracomment>
        <translation>
            <numerusform>土地負荷: {impact} LI (リンクセット {count} 個)</numerusform>
        </translation>
    </message>
    <message>
        <source>{over} LI over capacity</source>
        <extracomment>html.over</extracomment>
        <translation>許容量を {over} LI 超過</translation>
    </message>
    <message>
        <source>Most expensive</source>
        <extracomment>html.most_expensive</extracomment>
        <translation>最もコストが高いもの</translation>
    </message>
    <message>
        <source>These are the first {shown} of {count} rows; the CSV file saved with this page has all of them.</source>
        <extracomment>html.first_rows</extracomment>
        <translation>{count} 行のうち最初の {shown} 行です。このページとともに保存した CSV ファイルにはすべてあります。</translation>
    </message>
    <message>
        <source>Parts of {name}, most expensive first</source>
        <extracomment>html.by_part</extracomment>
        <translation>{name} のパーツ (コストの高い順)</translation>
    </message>
    <message>
        <source>Linksets of {name}, most expensive first</source>
        <extracomment>html.by_linkset</extracomment>
        <translation>{name} のリンクセット (コストの高い順)</translation>
    </message>
    <message>
        <source>Regions and parcels of {name}</source>
        <extracomment>html.places</extracomment>
        <translation>{name} のリージョンと区画</translation>
    </message>
    <message>
        <source>This page has no pictures of the 3D view.</source>
        <extracomment>html.no_pictures</extracomment>
        <translation>このページには 3D ビューの画像がありません。</translation>
    </message>
    <message>
        <source>Constants</source>
        <extracomment>html.constants</extracomment>
        <translation>定数</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>html.standard</extracomment>
        <translation>既定値</translation>
    </message>
    <message>
        <source>About this page</source>
        <extracomment>html.origin</extracomment>
        <translation>このページについて</translation>
    </message>
    <message>
        <source>all {count} parts</source>
        <extracomment>act.parts_all</extracomment>
        <translation>{count} 個のパーツすべて</translation>
    </message>
    <message>
        <source>{parts}</source>
        <extracomment>act.parts_listed</extracomment>
        <translation>{parts}</translation>
    </message>
    <message>
        <source>{parts} and {count} more</source>
        <extracomment>act.parts_more</extracomment>
        <translation>{parts} ほか {count} 個</translation>
    </message>
    <message>
        <source>Adding normal or specular maps to {parts}</source>
        <extracomment>act.materials_on</extracomment>
        <translation>{parts} へのマテリアルの追加</translation>
    </message>
    <message>
        <source>Remove the normal and specular maps from {parts}.</source>
        <extracomment>undo.materials_on</extracomment>
        <translation>{parts} から法線とスペキュラーのマテリアルを取り除きます。</translation>
    </message>
    <message>
        <source>Removing the normal and specular maps from {parts}</source>
        <extracomment>act.materials_off</extracomment>
        <translation>{parts} からのマテリアルの削除</translation>
    </message>
    <message>
        <source>Restore the normal and specular maps of {parts}.</source>
        <extracomment>undo.materials_off</extracomment>
        <translation>{parts} に法線またはスペキュラーのマテリアルを戻します。</translation>
    </message>
    <message>
        <source>Setting the physics shape type of {parts} to {to}</source>
        <extracomment>act.shape_type</extracomment>
        <translation>{parts} の物理形状タイプの「{to}」への変更</translation>
    </message>
    <message>
        <source>Set the physics shape type of {parts} back to {from}.</source>
        <extracomment>undo.shape_type</extracomment>
        <translation>{parts} の物理形状タイプを「{from}」に戻します。</translation>
    </message>
    <message>
        <source>Turning animated mesh on for {parts}</source>
        <extracomment>act.animated_on</extracomment>
        <translation>{parts} のアニメーションメッシュの有効化</translation>
    </message>
    <message>
        <source>Turn animated mesh off for {parts}.</source>
        <extracomment>undo.animated_on</extracomment>
        <translation>{parts} のアニメーションメッシュを無効にします。</translation>
    </message>
    <message>
        <source>Turning animated mesh off for {parts}</source>
        <extracomment>act.animated_off</extracomment>
        <translation>{parts} のアニメーションメッシュの無効化</translation>
    </message>
    <message>
        <source>Turn animated mesh on again for {parts}.</source>
        <extracomment>undo.animated_off</extracomment>
        <translation>{parts} のアニメーションメッシュを再び有効にします。</translation>
    </message>
    <message numerus="yes">
        <source>Remove the {count} scripts from {parts}.</source>
        <extracomment>undo.more_scripts</extracomment>
        <translation>
            <numerusform>{parts} から {count} 個のスクリプトを取り除きます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removing {count} scripts from {parts}</source>
        <extracomment>act.fewer_scripts</extracomment>
        <translation>
            <numerusform>{parts} からの {count} 個のスクリプトの削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put the {count} scripts back into {parts}.</source>
        <extracomment>undo.fewer_scripts</extracomment>
        <translation>
            <numerusform>{parts} に {count} 個のスクリプトを戻します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Resizing {parts} from {from} to {to} m</source>
        <extracomment>act.resized</extracomment>
        <translation>{parts} のサイズの変更 ({from} から {to} m)</translation>
    </message>
    <message>
        <source>Resize {parts} back to {from} m.</source>
        <extracomment>undo.resized</extracomment>
        <translation>{parts} のサイズを {from} m に戻します。</translation>
    </message>
    <message>
        <source>Resizing {parts}</source>
        <extracomment>act.resized_many</extracomment>
        <translation>{parts} のサイズの変更</translation>
    </message>
    <message>
        <source>Restore the previous sizes of {parts}.</source>
        <extracomment>undo.resized_many</extracomment>
        <translation>{parts} のサイズを元に戻します。</translation>
    </message>
    <message>
        <source>Scaling {parts} by {factor}</source>
        <extracomment>act.scaled</extracomment>
        <translation>{parts} の拡大縮小 ({factor} 倍)</translation>
    </message>
    <message>
        <source>Changing the prim parameters of {parts}</source>
        <extracomment>act.reshaped</extracomment>
        <translation>{parts} のプリムパラメーターの変更</translation>
    </message>
    <message>
        <source>Restore the previous prim parameters of {parts}.</source>
        <extracomment>undo.reshaped</extracomment>
        <translation>{parts} のプリムパラメーターを元に戻します。</translation>
    </message>
    <message>
        <source>Giving {parts} a different mesh</source>
        <extracomment>act.mesh</extracomment>
        <translation>{parts} のメッシュの変更</translation>
    </message>
    <message>
        <source>Restore the previous mesh of {parts}.</source>
        <extracomment>undo.mesh</extracomment>
        <translation>{parts} のメッシュを元に戻します。</translation>
    </message>
    <message>
        <source>Giving {parts} a different physics shape</source>
        <extracomment>act.physics_shape</extracomment>
        <translation>{parts} の物理形状の変更</translation>
    </message>
    <message>
        <source>Upload {parts} again with the previous physics shape.</source>
        <extracomment>undo.physics_shape</extracomment>
        <translation>以前の物理形状を付けて {parts} をアップロードします。</translation>
    </message>
    <message>
        <source>Giving {parts} different levels of detail</source>
        <extracomment>act.levels</extracomment>
        <translation>{parts} の LOD の変更</translation>
    </message>
    <message>
        <source>Upload {parts} again with the previous levels of detail.</source>
        <extracomment>undo.levels</extracomment>
        <translation>以前の LOD を付けて {parts} をアップロードします。</translation>
    </message>
    <message>
        <source>Moving or rotating {parts}</source>
        <extracomment>act.moved</extracomment>
        <translation>{parts} の移動または回転</translation>
    </message>
    <message>
        <source>Move {parts} back.</source>
        <extracomment>undo.moved</extracomment>
        <translation>{parts} を動かす前の位置と向きに戻します。</translation>
    </message>
    <message>
        <source>Linking {parts} to the object</source>
        <extracomment>act.linked</extracomment>
        <translation>オブジェクトへの {parts} のリンク</translation>
    </message>
    <message>
        <source>Unlink {parts}.</source>
        <extracomment>undo.linked</extracomment>
        <translation>{parts} のリンクを外します。</translation>
    </message>
    <message>
        <source>Adding {parts}</source>
        <extracomment>act.added</extracomment>
        <translation>{parts} の追加</translation>
    </message>
    <message>
        <source>Delete {parts}.</source>
        <extracomment>undo.added</extracomment>
        <translation>{parts} を削除します。</translation>
    </message>
    <message>
        <source>Unlinking {parts}</source>
        <extracomment>act.unlinked</extracomment>
        <translation>{parts} のリンク解除</translation>
    </message>
    <message>
        <source>Link {parts} again.</source>
        <extracomment>undo.unlinked</extracomment>
        <translation>{parts} を再びリンクします。</translation>
    </message>
    <message>
        <source>Deleting {parts}</source>
        <extracomment>act.removed</extracomment>
        <translation>{parts} の削除</translation>
    </message>
    <message>
        <source>Put {parts} back.</source>
        <extracomment>undo.removed</extracomment>
        <translation>削除した {parts} を元に戻します。</translation>
    </message>
    <message>
        <source>Making {parts} the root</source>
        <extracomment>act.root</extracomment>
        <translation>ルートの {parts} への変更</translation>
    </message>
    <message>
        <source>Make {parts} the root again.</source>
        <extracomment>undo.root</extracomment>
        <translation>{parts} を再びルートにします。</translation>
    </message>
    <message>
        <source>Making the object move without being physical</source>
        <extracomment>act.moving_on</extracomment>
        <translation>「物理」によらないオブジェクトの移動の開始</translation>
    </message>
    <message>
        <source>Stopping the object&apos;s movement</source>
        <extracomment>act.moving_off</extracomment>
        <translation>オブジェクトの移動の停止</translation>
    </message>
    <message>
        <source>Make the object move again.</source>
        <extracomment>undo.moving_off</extracomment>
        <translation>オブジェクトを再び動くようにします。</translation>
    </message>
    <message>
        <source>Setting {key} to {to}</source>
        <extracomment>act.constant</extracomment>
        <translation>{key} の {to} への変更</translation>
    </message>
    <message>
        <source>Set {key} back to {from}.</source>
        <extracomment>undo.constant</extracomment>
        <translation>{key} を {from} に戻します。</translation>
    </message>
    <message>
        <source>Weighing the object under {to} instead of {from}</source>
        <extracomment>act.profile</extracomment>
        <translation>プロファイルの {from} から {to} への変更</translation>
    </message>
    <message>
        <source>Weigh the object under {from} again.</source>
        <extracomment>undo.profile</extracomment>
        <translation>オブジェクトを再び {from} のもとで計算します。</translation>
    </message>
    <message>
        <source>The land impact stays at {after} LI.</source>
        <extracomment>changed.same</extracomment>
        <translation>土地負荷は {after} LI のままです。</translation>
    </message>
    <message>
        <source>{act}: {before} → {after} LI. Without this change: {before} LI.</source>
        <extracomment>changed.act</extracomment>
        <translation>{act}: {before} → {after} LI。この変更がなければ {before} LI です。</translation>
    </message>
    <message>
        <source>Set the physics shape type to None for all {count} parts other than the root.</source>
        <extracomment>advice.none_children</extracomment>
        <translation>ルート以外の {count} 個のパーツすべての物理形状タイプを「なし」にします。</translation>
    </message>
    <message>
        <source>Set the physics shape type of these {count} parts to None: {parts}.</source>
        <extracomment>advice.none_these</extracomment>
        <translation>次の {count} 個のパーツの物理形状タイプを「なし」にします: {parts}。</translation>
    </message>
    <message>
        <source>Set the physics shape type of these {count} parts to Prim: {parts}.</source>
        <extracomment>advice.prim_these</extracomment>
        <translation>次の {count} 個のパーツの物理形状タイプを「プリム」にします: {parts}。</translation>
    </message>
    <message>
        <source>Remove the normal and specular maps from {part}.</source>
        <extracomment>advice.no_materials</extracomment>
        <translation>{part} から法線とスペキュラーのマテリアルを取り除きます。</translation>
    </message>
    <message>
        <source>Remove the normal and specular maps from these {count} parts: {parts}.</source>
        <extracomment>advice.no_materials_these</extracomment>
        <translation>次の {count} 個のパーツから法線とスペキュラーのマテリアルを取り除きます: {parts}。</translation>
    </message>
    <message>
        <source>Turn animated mesh off for {part}.</source>
        <extracomment>advice.not_animated</extracomment>
        <translation>{part} のアニメーションメッシュを無効にします。</translation>
    </message>
    <message>
        <source>Turn animated mesh off for these {count} parts: {parts}.</source>
        <extracomment>advice.not_animated_these</extracomment>
        <translation>次の {count} 個のパーツのアニメーションメッシュを無効にします: {parts}。</translation>
    </message>
    <message>
        <source>{first} Then: {then}</source>
        <extracomment>advice.plan</extracomment>
        <translation>{first} 次に: {then}</translation>
    </message>
    <message numerus="yes">
        <source>{first} {count} more steps follow.</source>
        <extracomment>advice.plan_more</extracomment>
        <translation>
            <numerusform>{first} さらに {count} 個の手順が続きます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace the physics shape of {part} with {count} triangles.</source>
        <extracomment>advice.made_triangles</extracomment>
        <translation>
            <numerusform>{part} の物理形状を {count} 個の三角形に置き換えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The object looks less shiny without its normal and specular maps.</source>
        <extracomment>caution.less_shiny</extracomment>
        <translation>法線マップとスペキュラーマップがないと、オブジェクトの光沢が減ります。</translation>
    </message>
    <message>
        <source>The object no longer moves as an animated mesh.</source>
        <extracomment>caution.not_animated</extracomment>
        <translation>アニメーションメッシュとしては動かなくなります。</translation>
    </message>
    <message>
        <source>You then have to move and take the two objects separately.</source>
        <extracomment>caution.unlinked_resting</extracomment>
        <translation>その後は、2 つのオブジェクトを別々に移動し、取得する必要があります。</translation>
    </message>
    <message>
        <source>The new accounting then replaces the legacy one.</source>
        <extracomment>caution.weighed</extracomment>
        <translation>そうすると、旧計算方式の代わりに新計算方式が使われます。</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>colour.layer</extracomment>
        <translation>色分けなし</translation>
    </message>
    <message>
        <source>Triangle width</source>
        <extracomment>colour.width</extracomment>
        <translation>三角形の幅</translation>
    </message>
    <message>
        <source>no materials</source>
        <extracomment>legend.no_material</extracomment>
        <translation>マテリアルなし</translation>
    </message>
    <message>
        <source>other shapes</source>
        <extracomment>legend.no_hull</extracomment>
        <translation>その他の形状</translation>
    </message>
    <message>
        <source>Select an object to see what each of its triangles and hulls costs</source>
        <extracomment>legend.cost_nothing</extracomment>
        <translation>オブジェクトを選択すると、その三角形と凸包それぞれのコストを表示します</translation>
    </message>
    <message>
        <source>deciding weight: {value} PE</source>
        <extracomment>legend.land_impact</extracomment>
        <translation>決め手となるウェイト {value} PE</translation>
    </message>
    <message>
        <source>Download decides</source>
        <extracomment>legend.decided_streaming</extracomment>
        <translation>ダウンロードで決定</translation>
    </message>
    <message>
        <source>Legacy accounting</source>
        <extracomment>legend.decided_parts</extracomment>
        <translation>旧計算方式</translation>
    </message>
    <message>
        <source>unchanged</source>
        <extracomment>legend.unchanged</extracomment>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>{value} LI more expensive</source>
        <extracomment>legend.costlier</extracomment>
        <translation>{value} LI 高い</translation>
    </message>
    <message>
        <source>Pin a baseline to see what has changed since</source>
        <extracomment>legend.no_baseline</extracomment>
        <translation>基準を固定すると、それ以後の変化が表示されます</translation>
    </message>
    <message>
        <source>Select an object with a physics mesh to see how wide its triangles are</source>
        <extracomment>legend.width_nothing</extracomment>
        <translation>物理メッシュのあるオブジェクトを選ぶと、三角形の幅が分かります</translation>
    </message>
    <message>
        <source>Deviation</source>
        <extracomment>legend.ramp_deviation</extracomment>
        <translation>ずれ</translation>
    </message>
    <message>
        <source>{value} cm overfill</source>
        <extracomment>legend.overfill</extracomment>
        <translation>{value} cm 余分</translation>
    </message>
    <message>
        <source>no deviation</source>
        <extracomment>legend.exact</extracomment>
        <translation>ずれなし</translation>
    </message>
    <message>
        <source>{value} cm shortfall</source>
        <extracomment>legend.shortfall</extracomment>
        <translation>{value} cm 不足</translation>
    </message>
    <message>
        <source>An avatar fits here</source>
        <extracomment>legend.walkable_kept</extracomment>
        <translation>アバターが入れる</translation>
    </message>
    <message>
        <source>Blocked passage</source>
        <extracomment>legend.walkable_cut</extracomment>
        <translation>ふさがった通路</translation>
    </message>
    <message numerus="yes">
        <source>{part} and {count} others</source>
        <extracomment>culprit.part_more</extracomment>
        <translation>
            <numerusform>{part} ほか {count} 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Octree box</source>
        <extracomment>legend.octree_bounds</extracomment>
        <translation>八分木の箱</translation>
    </message>
    <message>
        <source>Sphere around the filled cubes</source>
        <extracomment>legend.octree_sphere</extracomment>
        <translation>中身のある立方体を囲む球</translation>
    </message>
    <message>
        <source>Selected box of cells</source>
        <extracomment>legend.octree_cells</extracomment>
        <translation>選んだセルの箱</translation>
    </message>
    <message>
        <source>Octree under the pointer</source>
        <extracomment>legend.hit_octree</extracomment>
        <translation>ポインターの下の八分木</translation>
    </message>
    <message>
        <source>Cube entered and left</source>
        <extracomment>legend.ray_left</extracomment>
        <translation>入って出た立方体</translation>
    </message>
    <message>
        <source>Cube not tested</source>
        <extracomment>legend.ray_untested</extracomment>
        <translation>調べなかった立方体</translation>
    </message>
    <message>
        <source>Weighbridge shows why an object in Second Life costs what it costs. It reads mesh assets, 3D models and projects, calculates their weights term by term, and explains the result.</source>
        <extracomment>app.about</extracomment>
        <translation>Weighbridge は、Second Life のオブジェクトのコストの理由を表示します。メッシュアセット、3D モデル、プロジェクトを読み込み、項ごとにウェイトを計算して、結果を説明します。</translation>
    </message>
    <message>
        <source>Show this help and exit</source>
        <extracomment>app.help</extracomment>
        <translation>このヘルプを表示して終了します</translation>
    </message>
    <message>
        <source>Show the version and exit</source>
        <extracomment>app.version</extracomment>
        <translation>バージョンを表示して終了します</translation>
    </message>
    <message>
        <source>Print the manual page and exit</source>
        <extracomment>app.man</extracomment>
        <translation>マニュアルページを出力して終了します</translation>
    </message>
    <message>
        <source>Print the completion script for a shell ({words}) and exit</source>
        <extracomment>app.completion</extracomment>
        <translation>シェルの補完スクリプトを出力して終了します: {words}</translation>
    </message>
    <message>
        <source>stopped because of an unexpected error: {reason}</source>
        <extracomment>app.failed</extracomment>
        <translation>予期しないエラーのため中止しました: {reason}</translation>
    </message>
    <message>
        <source>unknown command &quot;{word}&quot;; commands: {commands}{hint}</source>
        <extracomment>app.unknown_command</extracomment>
        <translation>「{word}」は未知のコマンドです。コマンド: {commands}{hint}</translation>
    </message>
    <message>
        <source>unexpected argument &quot;{word}&quot;; see &quot;{command} --help&quot;</source>
        <extracomment>app.unexpected_word</extracomment>
        <translation>「{word}」は予期しない引数です。「{command} --help」を参照してください</translation>
    </message>
    <message>
        <source>{option} cannot be used with {other}</source>
        <extracomment>app.excludes</extracomment>
        <translation>{option} は {other} と同時に指定できません</translation>
    </message>
    <message>
        <source>&quot;{command}&quot; needs a subcommand: one of {commands}</source>
        <extracomment>app.incomplete_command</extracomment>
        <translation>「{command}」にはもう 1 語必要です: {commands} のいずれか</translation>
    </message>
    <message>
        <source>Language: {words}; default: from the environment (LANG). CSV and JSON are the same in every language</source>
        <extracomment>option.lang</extracomment>
        <translation>言語: {words}。省略時は環境の言語 (LANG)。CSV と JSON はどの言語でも同じです</translation>
    </message>
    <message>
        <source>Files to read; the type is detected from the content</source>
        <extracomment>option.file</extracomment>
        <translation>読み込むファイル。種類は内容で判断します</translation>
    </message>
    <message>
        <source>Projects ({projects}), mesh assets ({mesh_assets}), objects ({objects}), 3D models ({models}), or folders that contain them</source>
        <extracomment>option.scenes</extracomment>
        <translation>プロジェクト ({projects})、メッシュアセット ({mesh_assets})、オブジェクト ({objects})、3D モデル ({models})、またはそれらが入ったフォルダー</translation>
    </message>
    <message>
        <source>Output format: {words}; default: {standard}</source>
        <extracomment>option.format</extracomment>
        <translation>出力形式: {words}。省略時は {standard}</translation>
    </message>
    <message>
        <source>What each row shows: {words}; default: {standard}</source>
        <extracomment>option.by</extracomment>
        <translation>1 行が表すもの: {words}。省略時は {standard}</translation>
    </message>
    <message>
        <source>{reason}; use a period as the decimal separator</source>
        <extracomment>option.period</extracomment>
        <translation>{reason}。小数点にはピリオドを使ってください</translation>
    </message>
    <message>
        <source>expected one of {words}; found &quot;{word}&quot;{hint}</source>
        <extracomment>option.unknown_word</extracomment>
        <translation>{words} のいずれかが必要ですが、「{word}」があります{hint}</translation>
    </message>
    <message>
        <source>Write to FILE instead of standard output, completely or not at all. The extension of FILE sets the format unless --format does</source>
        <extracomment>option.output</extracomment>
        <translation>標準出力の代わりに FILE に書き出します: 全体を書き出すか、まったく書き出さないかのどちらかです。--format を指定しない場合、形式は拡張子で決まります</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; has the extension of another format; supported extensions: {endings}</source>
        <extracomment>option.other_ending</extracomment>
        <translation>「{file}」の拡張子は別の形式のものです。対応する拡張子: {endings}</translation>
    </message>
    <message>
        <source>the value must not be empty</source>
        <extracomment>option.nothing_named</extracomment>
        <translation>値は空にできません</translation>
    </message>
    <message>
        <source>Report why the land impact is different in another state: an earlier version of the file, a built-in profile, a profile file, or a scenario</source>
        <extracomment>option.explain_against</extracomment>
        <translation>別の状態と比べて、どの変更が土地負荷を変えたかを示します。別の状態: ファイルの以前のバージョン、組み込みのプロファイル、プロファイルのファイル、シナリオ</translation>
    </message>
    <message>
        <source>Show changes from another state: a built-in profile, a profile file, a scenario of the project, another file, or a folder. Files in folders are matched by their relative paths. Each change is the current value minus the value in that state</source>
        <extracomment>option.against</extracomment>
        <translation>別の状態からの変化を表示します: 組み込みのプロファイル、プロファイルのファイル、プロジェクトのシナリオ、別のファイル、またはフォルダー。フォルダー内のファイルは相対パスで対応させます。変化は、こちらから相手を引いたものです</translation>
    </message>
    <message>
        <source>is missing from {folder}</source>
        <extracomment>against.one_side</extracomment>
        <translation>{folder} の中にありません</translation>
    </message>
    <message>
        <source>Number of threads; default: the number of cores</source>
        <extracomment>option.threads</extracomment>
        <translation>スレッドの数。省略時はコアの数</translation>
    </message>
    <message>
        <source>expected a whole number from 1 to {limit}, found &quot;{text}&quot;</source>
        <extracomment>option.threads_form</extracomment>
        <translation>1 から {limit} までの整数が必要ですが、「{text}」があります</translation>
    </message>
    <message>
        <source>Change a constant or choice; repeatable</source>
        <extracomment>option.set</extracomment>
        <translation>定数または選択項目を 1 つ変更します。繰り返し指定できます</translation>
    </message>
    <message>
        <source>expected KEY=VALUE, found &quot;{text}&quot;</source>
        <extracomment>option.set_form</extracomment>
        <translation>KEY=VALUE が必要ですが、「{text}」があります</translation>
    </message>
    <message>
        <source>Size in meters; default: 1,1,1 for a mesh asset, the model&apos;s own size for a 3D model</source>
        <extracomment>option.size</extracomment>
        <translation>サイズ (メートル)。省略時は、メッシュアセットなら 1,1,1、3D モデルならモデル自体のサイズ</translation>
    </message>
    <message>
        <source>expected three sizes from {smallest} to {largest} m, such as 2,1,0.5; found &quot;{text}&quot;</source>
        <extracomment>option.size_form</extracomment>
        <translation>{smallest} から {largest} m までの 3 つのサイズ (例: 2,1,0.5) が必要ですが、「{text}」があります</translation>
    </message>
    <message>
        <source>Physics shape type: {words}; default: prim if there is a physics shape, otherwise convex_hull</source>
        <extracomment>option.shape_type</extracomment>
        <translation>物理形状タイプ: {words}。省略時は、物理形状があれば prim、なければ convex_hull</translation>
    </message>
    <message>
        <source>Number of scripts in the object; default: 0</source>
        <extracomment>option.scripts</extracomment>
        <translation>中のスクリプトの数。省略時は 0</translation>
    </message>
    <message>
        <source>expected a whole number from 0 to {limit}, found &quot;{text}&quot;</source>
        <extracomment>option.scripts_form</extracomment>
        <translation>0 から {limit} までの整数が必要ですが、「{text}」があります</translation>
    </message>
    <message>
        <source>Exit with status 0 even if a scene could not be read completely and some costs are unknown</source>
        <extracomment>option.partial</extracomment>
        <translation>シーンを最後まで読み込めず、一部のコストが不明でも、0 で終了します</translation>
    </message>
    <message>
        <source>Separator between CSV cells: &quot;,&quot;, &quot;;&quot;, &quot;|&quot; or tab; default: a comma</source>
        <extracomment>option.csv_separator</extracomment>
        <translation>CSV のセルの区切り: 「,」「;」「|」またはタブ。省略時はコンマ</translation>
    </message>
    <message>
        <source>Begin CSV with a byte order mark, which some spreadsheets need</source>
        <extracomment>option.csv_bom</extracomment>
        <translation>一部の表計算ソフトに合わせて、CSV の先頭にバイトオーダーマークを付けます</translation>
    </message>
    <message>
        <source>Write a file even if the upload would be refused</source>
        <extracomment>option.anyway</extracomment>
        <translation>アップロードが拒否される場合でもファイルを書き出します</translation>
    </message>
    <message>
        <source>Generate the lower levels of detail that a 3D model lacks, each with one-quarter as many triangles as the level above</source>
        <extracomment>option.make_lods</extracomment>
        <translation>3D モデルに欠けている下位の LOD を、それぞれ三角形を 1 つ上の LOD の 4 分の 1 にして生成します</translation>
    </message>
    <message>
        <source>Where a 3D model&apos;s missing levels of detail come from: {words}; default: uploader</source>
        <extracomment>option.levels</extracomment>
        <translation>3D モデルに欠けている LOD の補い方: {words}。省略時は uploader</translation>
    </message>
    <message>
        <source>{option} has no effect; it applies only to bare mesh assets (.llmesh, .mesh) and 3D models (.dae, .fbx, .glb, .gltf, .obj, .ply, .stl)</source>
        <extracomment>option.only_bare</extracomment>
        <translation>{option} には効果がありません。単独のメッシュアセット (.llmesh, .mesh) と 3D モデル (.dae, .fbx, .glb, .gltf, .obj, .ply, .stl) にだけ適用されます</translation>
    </message>
    <message>
        <source>{option} has no effect; it applies only to 3D models (.dae, .fbx, .glb, .gltf, .obj, .ply, .stl)</source>
        <extracomment>option.only_model</extracomment>
        <translation>{option} には効果がありません。3D モデル (.dae, .fbx, .glb, .gltf, .obj, .ply, .stl) にだけ適用されます</translation>
    </message>
    <message>
        <source>expected at least {smallest} bytes, such as 536870912, 512M or 2G; found &quot;{text}&quot;</source>
        <extracomment>option.memory_form</extracomment>
        <translation>{smallest} 以上のバイト数 (例: 536870912、512M、2G) が必要ですが、「{text}」があります</translation>
    </message>
    <message>
        <source>a PDF cannot be shown in a terminal; name a file with -o FILE</source>
        <extracomment>page.pdf_on_terminal</extracomment>
        <translation>PDF は端末には出力できません。-o FILE で書き出すファイルを指定してください</translation>
    </message>
    <message>
        <source>Show how to use the program or one of its commands.</source>
        <extracomment>help.about</extracomment>
        <translation>プログラム、またはそのコマンドの使い方を表示します。</translation>
    </message>
    <message>
        <source>The command to show help for; default: the program itself</source>
        <extracomment>help.command</extracomment>
        <translation>ヘルプを表示するコマンド。省略時はプログラム自体</translation>
    </message>
    <message>
        <source>Example: how to use the command &quot;report&quot;
  weighbridge help report</source>
        <extracomment>help.example</extracomment>
        <translation>例: report コマンドの使い方
  weighbridge help report</translation>
    </message>
    <message>
        <source>Explain in words why a scene&apos;s linksets cost what they cost.</source>
        <extracomment>explain.about</extracomment>
        <translation>シーンのリンクセットのコストの理由を、言葉で説明します。</translation>
    </message>
    <message>
        <source>Cast rays into the octrees of a scene and show what each ray hits first.</source>
        <extracomment>pick.about</extracomment>
        <translation>シーンの八分木にレイを当て、それぞれが最初に当たるものを示します。</translation>
    </message>
    <message>
        <source>Octrees: a text file with rays (.scene), an Inexor file (.nxoc), a Cube 2 map (.ogz), or a project with octrees (.weighbridge)</source>
        <extracomment>pick.scene</extracomment>
        <translation>八分木: レイも含むテキストファイル (.scene)、Inexor のファイル (.nxoc)、Cube 2 マップ (.ogz)、または八分木のあるプロジェクト (.weighbridge)</translation>
    </message>
    <message>
        <source>A ray to cast instead of the scene&apos;s own: origin, direction (any length) and, optionally, the depth at which cubes count as full; repeatable</source>
        <extracomment>pick.ray</extracomment>
        <translation>シーン自体のレイの代わりに使うレイ: 原点、方向 (長さは任意)、立方体を完全とみなす深さ (省略可)。繰り返し指定できます</translation>
    </message>
    <message>
        <source>Show the leaf that contains this point, how deep the point is inside the leaf, and the nearest face; repeatable</source>
        <extracomment>pick.point</extracomment>
        <translation>この点を含むリーフ、内側の深さ、最も近い面を示します。繰り返し指定できます</translation>
    </message>
    <message>
        <source>Show the leaves that this sphere touches; repeatable</source>
        <extracomment>pick.sphere</extracomment>
        <translation>この球に触れるリーフを示します。繰り返し指定できます</translation>
    </message>
    <message>
        <source>Show the leaves touched by the box with these two opposite corners; repeatable</source>
        <extracomment>pick.box</extracomment>
        <translation>この箱に触れるリーフを示します。箱は向かい合う 2 つの角で指定します。繰り返し指定できます</translation>
    </message>
    <message>
        <source>the chosen method agrees with the exact method on every ray</source>
        <extracomment>pick.nothing_to_minimise</extracomment>
        <translation>どのレイでも、選んだ方法と厳密な方法の結果が一致します</translation>
    </message>
    <message>
        <source>expected {count} numbers separated by commas</source>
        <extracomment>pick.numbers</extracomment>
        <translation>コンマで区切った {count} 個の数が必要です</translation>
    </message>
    <message>
        <source>has no rays; use --ray &quot;OX OY OZ DX DY DZ [DEPTH]&quot;</source>
        <extracomment>pick.no_rays</extracomment>
        <translation>レイがありません。--ray &quot;OX OY OZ DX DY DZ [DEPTH]&quot; を使ってください</translation>
    </message>
    <message>
        <source>Casting method: {words}; default: {standard}. &quot;inexor&quot; is the published method, which fails in known cases; &quot;engine&quot; is the method of Inexor&apos;s engine</source>
        <extracomment>pick.algorithm</extracomment>
        <translation>レイの当て方: {words}。省略時は {standard}。inexor は公開された方法で、失敗する場合が知られています。engine は Inexor のエンジンの方法です</translation>
    </message>
    <message>
        <source>Show each step of every cast: bounds missed and by how far, candidates, untested cubes, and the closest approach of a miss. If the method&apos;s result differs from the exact one, also show why</source>
        <extracomment>pick.trace</extracomment>
        <translation>各レイの手順を 1 つずつ示します: 当たらない境界とその距離、候補、調べなかった立方体、外れた場合に最も近づくところ。公開された方法で別のものが見つかる理由も示します</translation>
    </message>
    <message>
        <source>Write a scene in another format; the extension of OUT determines the format.</source>
        <extracomment>convert.about</extracomment>
        <translation>シーンを別の形式で書き出します。形式は OUT の拡張子で決まります。</translation>
    </message>
    <message>
        <source>Example: an OpenSim archive as a project, and a mesh asset as a model for any 3D program
  weighbridge convert home.oar home.weighbridge
  weighbridge convert chair.llmesh chair.glb
Example: a model as cubes, and the cubes as a mesh asset with one hull per box
  weighbridge convert rock.obj rock.scene --depth 4 --fill solid
  weighbridge convert rock.scene rock.llmesh --octree boxes</source>
        <extracomment>convert.example</extracomment>
        <translation>例: OpenSim のアーカイブをプロジェクトに、メッシュアセットを 3D ソフトで使えるモデルに
  weighbridge convert home.oar home.weighbridge
  weighbridge convert chair.llmesh chair.glb
例: モデルを立方体に、それを箱ごとに凸包を持つメッシュアセットに
  weighbridge convert rock.obj rock.scene --depth 4 --fill solid
  weighbridge convert rock.scene rock.llmesh --octree boxes</translation>
    </message>
    <message>
        <source>Keep OCTANTs of eight SOLID cubes in an Inexor file (.nxoc). Without this option, each is written as one SOLID cube, because Inexor&apos;s engine crashes when it reads such an OCTANT</source>
        <extracomment>convert.keep_structure</extracomment>
        <translation>8 つの SOLID からなる OCTANT を、Inexor のファイル (.nxoc) にそのまま残します。指定しない場合は 1 つの SOLID として書き出します。Inexor のエンジンがこれで異常終了するためです</translation>
    </message>
    <message>
        <source>--keep-structure has no effect; it applies only to octrees written as .nxoc</source>
        <extracomment>convert.only_to_nxoc</extracomment>
        <translation>--keep-structure は効果がありません。.nxoc として書き出す八分木にだけ適用されます</translation>
    </message>
    <message>
        <source>{option} has no effect; it applies only to parts written as octrees (.scene, .nxoc)</source>
        <extracomment>convert.only_to_octrees</extracomment>
        <translation>{option} には効果がありません。八分木 (.scene、.nxoc) として書き出すパーツにだけ適用されます</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; has an unsupported file type; supported types: .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl, .ply, .scene, .nxoc</source>
        <extracomment>convert.format</extracomment>
        <translation>「{name}」は対応していない種類のファイルです。対応する種類: .weighbridge、.llmesh、.mesh、.slm、.obj、.glb、.stl、.ply、.scene、.nxoc</translation>
    </message>
    <message>
        <source>Show the possible physics shapes of parts, including shapes made from octrees, and what each would cost.</source>
        <extracomment>voxels.about</extracomment>
        <translation>パーツの可能な物理形状 (八分木を含む) と、それぞれのコストを表示します。</translation>
    </message>
    <message>
        <source>Show how costs depend on a scene&apos;s size or on one constant, step by step, and which floors, caps and thresholds each step crosses.</source>
        <extracomment>sweep.about</extracomment>
        <translation>シーンのサイズまたは定数 1 つを段階的に変えたときのコストと、各段階で越える下限、上限、しきい値を表示します。</translation>
    </message>
    <message>
        <source>Scale the sizes of all parts and the distances between them</source>
        <extracomment>sweep.scale</extracomment>
        <translation>すべてのパーツのサイズと距離を拡大縮小します</translation>
    </message>
    <message>
        <source>expected one range (--scale FROM:TO:STEPS or --set KEY=FROM:TO:STEPS), found {count}</source>
        <extracomment>sweep.one_axis</extracomment>
        <translation>範囲を 1 つ (--scale FROM:TO:STEPS または --set KEY=FROM:TO:STEPS) 指定する必要がありますが、{count} 個あります</translation>
    </message>
    <message>
        <source>{key} is a choice ({words}), not a number; only constants can have a range</source>
        <extracomment>sweep.choice</extracomment>
        <translation>{key} は数ではなく選択項目 ({words}) です。範囲を指定できるのは定数だけです</translation>
    </message>
    <message>
        <source>Example: which constants a market&apos;s land impact depends on most
  weighbridge sensitivity market.weighbridge --format text</source>
        <extracomment>sensitivity.example</extracomment>
        <translation>例: 市場の土地負荷に最も影響する定数
  weighbridge sensitivity market.weighbridge --format text</translation>
    </message>
    <message>
        <source>Show how physics costs change when vertices move at random: by half a quantization step, and by 0.1 µm to 0.1 mm. Costs that do not depend on triangles stay the same.</source>
        <extracomment>fragility.about</extracomment>
        <translation>頂点がランダムに動くと物理コストがどれだけ変わるかを示します。動く量は、形式の半ステップと、0.1 µm から 0.1 mm です。三角形を使わないコストは変わりません。</translation>
    </message>
    <message>
        <source>Example: whether a wall is expensive only because of rounding
  weighbridge fragility market.weighbridge --linkset &quot;Sliver wall&quot;</source>
        <extracomment>fragility.example</extracomment>
        <translation>例: 壁のコストが高いのは丸めのせいだけかどうか
  weighbridge fragility market.weighbridge --linkset &quot;Sliver wall&quot;</translation>
    </message>
    <message>
        <source>Show the values that people measured in world or published for each constant, and how far the rules deviate from them.</source>
        <extracomment>evidence.about</extracomment>
        <translation>各定数について、人々がインワールドで実測したもの、または公開したものと、規則との差を示します。</translation>
    </message>
    <message>
        <source>Example: how well the cost of a hull is known
  weighbridge evidence hull_cost</source>
        <extracomment>evidence.example</extracomment>
        <translation>例: 凸包のコストがどれだけ確かめられているか
  weighbridge evidence hull_cost</translation>
    </message>
    <message>
        <source>Nothing was measured for {key}. Its value is stated in: {source}</source>
        <extracomment>evidence.nothing</extracomment>
        <translation>{key} について測定されたものはありません。値の出典: {source}</translation>
    </message>
    <message>
        <source>A constant; default: all constants</source>
        <extracomment>evidence.key</extracomment>
        <translation>定数。省略時はすべて</translation>
    </message>
    <message>
        <source>Example: what a hull and its vertices cost, according to measurements
  weighbridge calibrate market.weighbridge --measured costs.csv \
    --fit hull_cost,hull_vertex_cost -o measured.json</source>
        <extracomment>calibrate.example</extracomment>
        <translation>例: 実測から見た、凸包とその頂点のコスト
  weighbridge calibrate market.weighbridge --measured costs.csv \
    --fit hull_cost,hull_vertex_cost -o measured.json</translation>
    </message>
    <message>
        <source>{option} needs SCENE</source>
        <extracomment>calibrate.needs_scene</extracomment>
        <translation>{option} には SCENE が必要です</translation>
    </message>
    <message>
        <source>The constants to find, separated by commas</source>
        <extracomment>calibrate.fit</extracomment>
        <translation>探す定数 (コンマ区切り)</translation>
    </message>
    <message>
        <source>What to print: {words}; default: {standard}</source>
        <extracomment>calibrate.show</extracomment>
        <translation>出力するもの: {words}。省略時は {standard}</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; has an unsupported file type; supported types: .csv, .csv.gz, .sqlite, .sqlite3, .db</source>
        <extracomment>statistics.ending</extracomment>
        <translation>「{file}」は対応していない種類のファイルです。対応する種類: .csv、.csv.gz、.sqlite、.sqlite3、.db</translation>
    </message>
    <message>
        <source>Example: a query for DuckDB, and one that is run on a whole grid
  weighbridge sql --by region --dialect duckdb
  weighbridge sql --by grid --set triangle_constant=0.04 --against second-life \
    --run grid.sqlite
Example: load a folder of archives into a server, then run a query
  weighbridge sql --run postgresql://localhost/grid archives --by region</source>
        <extracomment>sql.example</extracomment>
        <translation>例: DuckDB 用のクエリと、グリッド全体に対して実行するクエリ
  weighbridge sql --by region --dialect duckdb
  weighbridge sql --by grid --set triangle_constant=0.04 --against second-life \
    --run grid.sqlite
例: アーカイブのフォルダーをサーバーに読み込み、クエリを実行する
  weighbridge sql --run postgresql://localhost/grid archives --by region</translation>
    </message>
    <message>
        <source>With --run: files or folders to load first, as for &quot;weighbridge statistics&quot;, unless they are already loaded</source>
        <extracomment>sql.scenes</extracomment>
        <translation>--run とともに: statistics と同じように、先に読み込むファイルまたはフォルダー。すでに入っていれば読み込みません</translation>
    </message>
    <message>
        <source>Show changes from another profile: a built-in profile or a profile file. Each change is the value under the current profile minus the value under the other profile</source>
        <extracomment>sql.against</extracomment>
        <translation>別のプロファイル (組み込みまたはプロファイルのファイル) からの変化を示します。変化は、こちらから相手を引いたものです</translation>
    </message>
    <message>
        <source>The engine to print SQL for: {words}; default: {standard}</source>
        <extracomment>sql.dialect</extracomment>
        <translation>表示する SQL のエンジン: {words}。省略時は {standard}</translation>
    </message>
    <message>
        <source>Run the query instead of printing it: on an SQLite file, or on a PostgreSQL server given as postgresql://… or host=… dbname=…</source>
        <extracomment>sql.run</extracomment>
        <translation>クエリを表示する代わりに実行します。対象は SQLite ファイル、または PostgreSQL サーバー、つまり postgresql://… か host=… dbname=…</translation>
    </message>
    <message>
        <source>{option} needs --run; otherwise the query is only printed</source>
        <extracomment>sql.needs_run</extracomment>
        <translation>{option} には --run が必要です。なければクエリは表示されるだけです</translation>
    </message>
    <message>
        <source>Show the constants that costs are based on.</source>
        <extracomment>profile.about</extracomment>
        <translation>コストのもとになる定数を表示します。</translation>
    </message>
    <message>
        <source>Example: how the rules of the published Mesh Physics document differ from today&apos;s
  weighbridge profile diff second-life wiki-2011</source>
        <extracomment>profile.example</extracomment>
        <translation>例: 公開された Mesh Physics 文書の規則と現在の規則の違い
  weighbridge profile diff second-life wiki-2011</translation>
    </message>
    <message>
        <source>Generate physics shapes or levels of detail for mesh parts, and show what each costs and how far it deviates from the visual mesh.</source>
        <extracomment>shapes.about</extracomment>
        <translation>メッシュのパーツの物理形状または LOD を生成し、それぞれのコストと、見えるメッシュからのずれを表示します。</translation>
    </message>
    <message>
        <source>Choose the cheapest shape within this deviation everywhere, such as 4cm, 0.04m, 40mm, or 2% (of the diagonal of the part&apos;s bounding box). Without --within and --budget, --contact and --elsewhere apply</source>
        <extracomment>shapes.within</extracomment>
        <translation>すべての所でずれがこれ以下で、最も安い形状を選びます (例: 4cm、0.04m、40mm、またはパーツのバウンディングボックスの対角線に対する割合の 2%)。--within も --budget も省略した場合は、--contact と --elsewhere が適用されます</translation>
    </message>
    <message>
        <source>expected a distance above 0 and at most 20% or 10000m, such as 4cm, 0.04m, 40mm or 2%; found &quot;{text}&quot;</source>
        <extracomment>shapes.within_form</extracomment>
        <translation>4cm、0.04m、40mm、2% のような距離 (0 より大きく、20% または 10000m 以下) が必要ですが、「{text}」があります</translation>
    </message>
    <message>
        <source>expected a cost above 0 PE, such as 3 or 0.5, or &quot;auto&quot;; found &quot;{text}&quot;</source>
        <extracomment>shapes.budget_form</extracomment>
        <translation>3 や 0.5 のような 0 より大きいコスト、または auto が必要ですが、「{text}」があります</translation>
    </message>
    <message>
        <source>--hulls works with only one part; name the part with --linkset and --part</source>
        <extracomment>shapes.hulls_of_one</extracomment>
        <translation>--hulls は 1 つのパーツにしか使えません。--linkset と --part で指定してください</translation>
    </message>
    <message>
        <source>Width and height of the avatar in meters, such as 0.8x2.4; default: {width}x{height}</source>
        <extracomment>shapes.avatar</extracomment>
        <translation>そのアバターの幅と高さ (メートル)。例: 0.8x2.4。省略時は {width}x{height}</translation>
    </message>
    <message>
        <source>expected a width and height from 0.1 to 10 m, such as 0.8x2.4; found &quot;{text}&quot;</source>
        <extracomment>shapes.avatar_form</extracomment>
        <translation>0.1 から 10 m までの幅と高さ (例: 0.8x2.4) が必要ですが、「{text}」があります</translation>
    </message>
    <message>
        <source>Do not check whether physics shapes block passages or remove floors</source>
        <extracomment>shapes.no_passage</extracomment>
        <translation>物理形状が通路をふさぐか、床をなくすかを調べません</translation>
    </message>
    <message>
        <source>expected a whole number from {least} to {limit}, found &quot;{text}&quot;</source>
        <extracomment>shapes.count_form</extracomment>
        <translation>{least} から {limit} までの整数が必要ですが、「{text}」があります</translation>
    </message>
    <message>
        <source>The file to write. The scene with the chosen shapes: .weighbridge, .llmesh, .slm. One object with levels of detail and physics, for the uploader: .dae, .glb. The shapes alone: _PHYS.dae, _PHYS.glb, or _PHYS.obj for other tools. Linked hulls and prims can be written to .weighbridge, .dae and .glb; with .dae and .glb, NAME-upload.html lists what to do in world</source>
        <extracomment>shapes.output</extracomment>
        <translation>書き出すファイル。選んだ形状のシーン: .weighbridge、.llmesh、.slm。アップローダー用に LOD と物理の付いた 1 つのオブジェクト: .dae、.glb。形状だけ: _PHYS.dae、_PHYS.glb、ほかのツール用は _PHYS.obj。リンクした凸包とプリムは .weighbridge、.dae、.glb に入ります。.dae と .glb では、インワールドでの手順が NAME-upload.html に書き出されます</translation>
    </message>
    <message>
        <source>In _PHYS.dae, _PHYS.glb and _PHYS.obj, make each hull a separate object, for tools that need one object per hull</source>
        <extracomment>shapes.hulls_as_objects</extracomment>
        <translation>_PHYS.dae、_PHYS.glb、_PHYS.obj で、凸包ごとに 1 つのオブジェクトが必要なツールのために、各凸包を独立したオブジェクトにします</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; has an unsupported file type; supported types: .weighbridge, .llmesh, .mesh, .slm, .dae, .glb, _PHYS.obj</source>
        <extracomment>shapes.output_form</extracomment>
        <translation>「{name}」は対応していない種類のファイルです。対応する種類: .weighbridge、.llmesh、.mesh、.slm、.dae、.glb、_PHYS.obj</translation>
    </message>
    <message>
        <source>expected a number of pixels from {least} to {limit}, found &quot;{text}&quot;</source>
        <extracomment>shapes.pixels_form</extracomment>
        <translation>{least} から {limit} までのピクセル数が必要ですが、「{text}」があります</translation>
    </message>
    <message>
        <source>With --lods, instead of --pixels: maximum download weight of the part, in PE; the levels are as close to the mesh as this weight allows</source>
        <extracomment>shapes.streaming</extracomment>
        <translation>--lods とともに、--pixels の代わりに: パーツの最大のダウンロードウェイト (PE)。このウェイトで、できるだけメッシュに近い LOD になります</translation>
    </message>
    <message>
        <source>expected a download weight from {least} to {limit} PE, found &quot;{text}&quot;</source>
        <extracomment>shapes.streaming_form</extracomment>
        <translation>{least} から {limit} PE までのダウンロードウェイトが必要ですが、「{text}」があります</translation>
    </message>
    <message>
        <source>no mesh parts found; physics shapes and levels of detail can be generated only for meshes</source>
        <extracomment>shapes.no_mesh</extracomment>
        <translation>メッシュのパーツがありません。物理形状と LOD を生成できるのはメッシュだけです</translation>
    </message>
    <message>
        <source>no shape was generated, so the part keeps its existing shape</source>
        <extracomment>shapes.none_made</extracomment>
        <translation>形状を生成できなかったため、パーツの形状は変わりません</translation>
    </message>
    <message>
        <source>the grid would use none of the generated shapes, regardless of --within and --budget, so the part keeps its existing shape</source>
        <extracomment>shapes.none_used</extracomment>
        <translation>--within や --budget にかかわらず、生成した形状はどれもグリッドで使われないため、パーツの既存の形状は変わりません</translation>
    </message>
    <message>
        <source>The format of the files: {words}; default: {standard}</source>
        <extracomment>export.as</extracomment>
        <translation>ファイルの形式: {words}。省略時は {standard}</translation>
    </message>
    <message>
        <source>Maximum deviation of the physics shape everywhere, such as 4cm, 0.04m, 40mm, or 2% (of the diagonal of the part&apos;s bounding box). Without it, --contact and --elsewhere apply. A physics shape that comes with the model is not changed</source>
        <extracomment>export.within</extracomment>
        <translation>すべての所での物理形状の最大のずれ (例: 4cm、0.04m、40mm、またはパーツのバウンディングボックスの対角線に対する割合の 2%)。省略時は --contact と --elsewhere が適用されます。モデルに付属する物理形状は変わりません</translation>
    </message>
    <message>
        <source>no mesh parts found; the uploader accepts only meshes</source>
        <extracomment>export.no_mesh</extracomment>
        <translation>メッシュのパーツがありません。アップローダーが受け付けるのはメッシュだけです</translation>
    </message>
    <message>
        <source>contains {count} objects, but a file for the uploader can hold only one; choose one with --linkset, or use &quot;weighbridge export&quot;</source>
        <extracomment>export.one_object</extracomment>
        <translation>オブジェクトが {count} 個ありますが、アップローダー用のファイルに入るのは 1 つだけです。--linkset で指定するか、「weighbridge export」を使ってください</translation>
    </message>
    <message>
        <source>{name} is the name of a lower level of detail; use the name of the model, such as {model}. The levels of detail are written beside the model</source>
        <extracomment>export.level_name</extracomment>
        <translation>{name} は下位の LOD の名前です。{model} のように、モデルの名前を使ってください。LOD はモデルの横に書き出されます</translation>
    </message>
    <message>
        <source>needs more steps in world; see {page}</source>
        <extracomment>export.acts</extracomment>
        <translation>インワールドでさらに手順が必要です。{page} を参照してください</translation>
    </message>
    <message>
        <source>a _PHYS file can hold only physics shapes; to write levels of detail, use -o NAME.dae or -o NAME.glb</source>
        <extracomment>export.no_levels</extracomment>
        <translation>_PHYS のファイルに入るのは物理形状だけです。LOD を書き出すには、-o NAME.dae または -o NAME.glb を使ってください</translation>
    </message>
    <message>
        <source>Open each file in its own window</source>
        <extracomment>window.separate</extracomment>
        <translation>各ファイルをそれぞれのウィンドウに開きます</translation>
    </message>
    <message>
        <source>there is no display for the window; commands such as &quot;weighbridge report&quot; work without one</source>
        <extracomment>window.no_display</extracomment>
        <translation>ウィンドウを開くディスプレイがありません。「weighbridge report」などのコマンドはなくても使えます</translation>
    </message>
    <message>
        <source>Width and height in pixels; default: {standard}</source>
        <extracomment>render.size</extracomment>
        <translation>幅と高さ (ピクセル)。省略時は {standard}</translation>
    </message>
    <message>
        <source>expected a width and height from 1 to {limit} pixels, such as 1280x960; found &quot;{text}&quot;</source>
        <extracomment>render.size_form</extracomment>
        <translation>1 から {limit} ピクセルまでの幅と高さ (例: 1280x960) が必要ですが、「{text}」があります</translation>
    </message>
    <message>
        <source>What to show in the right half of the picture, from the same angle: {words}</source>
        <extracomment>render.beside</extracomment>
        <translation>画像の右半分に、同じ方向から表示するもの: {words}</translation>
    </message>
    <message>
        <source>How far to move parts and hulls apart. 0: not at all; 1: twice as far from the center of their object; maximum: {most}</source>
        <extracomment>render.explode</extracomment>
        <translation>パーツと凸包をどれだけ離すか: 0 は離さず、1 はオブジェクトの中心から 2 倍の距離、最大 {most}</translation>
    </message>
    <message>
        <source>expected a factor from 0 to {most}, found &quot;{text}&quot;</source>
        <extracomment>render.explode_form</extracomment>
        <translation>0 から {most} までの係数が必要ですが、「{text}」があります</translation>
    </message>
    <message>
        <source>Draw without perspective</source>
        <extracomment>render.orthographic</extracomment>
        <translation>遠近法なしで描画します</translation>
    </message>
    <message>
        <source>Make the background transparent</source>
        <extracomment>render.transparent</extracomment>
        <translation>背景を透明にします</translation>
    </message>
    <message>
        <source>Add a color legend below the picture, which makes the picture taller</source>
        <extracomment>render.legend</extracomment>
        <translation>画像の下に色の凡例を付けます。そのぶん画像は縦に長くなります</translation>
    </message>
    <message>
        <source>no display with OpenGL 3.2 found; xvfb-run can provide one</source>
        <extracomment>render.no_display</extracomment>
        <translation>OpenGL 3.2 を使えるディスプレイが見つかりません。xvfb-run で用意できます</translation>
    </message>
    <message>
        <source>has nothing to show with --view {view}</source>
        <extracomment>render.nothing</extracomment>
        <translation>--view {view} で表示するものがありません</translation>
    </message>
    <message>
        <source>A flexible prim bends only in the viewer. The grid gives it no physics shape, so avatars walk through it and it has no physics cost.</source>
        <extracomment>reason.flexible</extracomment>
        <translation>フレキシブルプリムはビューアでだけ曲がります。グリッドは物理形状を与えないため、アバターは通り抜け、物理コストはかかりません。</translation>
    </message>
    <message>
        <source>Its physics shape type is None, but the root of a linkset must have a shape. The root is weighed as Convex Hull.</source>
        <extracomment>reason.root_none_as_hull</extracomment>
        <translation>物理形状タイプが「なし」ですが、リンクセットのルートには形状が必要です。ルートは「凸包」として計算します。</translation>
    </message>
    <message>
        <source>It is a sphere or cylinder so thin along two or more axes that the grid treats it as a box.</source>
        <extracomment>reason.thin_round_box</extracomment>
        <translation>2 辺以上がとても小さく、箱と見分けがつかない球または円柱です。グリッドは箱とみなします。</translation>
    </message>
    <message>
        <source>All three of its sides are so small that the grid treats it as a box, whatever it looks like.</source>
        <extracomment>reason.tiny_box</extracomment>
        <translation>3 辺ともとても小さいため、見た目にかかわらず、グリッドは箱とみなします。</translation>
    </message>
    <message>
        <source>It is a straight prim without cuts, and two or more of its sides are very small. The grid therefore treats it as a box, whatever its hollow, taper or twist.</source>
        <extracomment>reason.thin_straight_box</extracomment>
        <translation>カットのないまっすぐなプリムで、2 辺以上がとても小さいため、中空、テーパー、ひねりにかかわらず、グリッドは箱とみなします。</translation>
    </message>
    <message>
        <source>Its physics shape type is Convex Hull: the grid wraps the part tightly in one convex shape. Openings and hollows are closed to avatars.</source>
        <extracomment>reason.shape_convex_hull</extracomment>
        <translation>物理形状タイプが「凸包」です: グリッドは全体を 1 つの凸形状でぴったり包みます。開口部や中空はアバターに対してふさがれます。</translation>
    </message>
    <message>
        <source>It is a convex prim, so one convex hull fits it exactly. One hull is far cheaper than triangles.</source>
        <extracomment>reason.convex</extracomment>
        <translation>くぼみのないプリムなので、1 つの凸包がぴったり合います。三角形よりはるかに安くなります。</translation>
    </message>
    <message>
        <source>Two or more of its sides are so small that the grid ignores its exact shape. The part gets one convex hull, even if it has a list of hulls.</source>
        <extracomment>reason.two_small_sides</extracomment>
        <translation>2 辺以上がとても小さいため、グリッドは正確な形を無視します。凸包リストがあっても、1 つの凸包になります。</translation>
    </message>
    <message>
        <source>It is a prim with a hollow, a cut, a twist or a bend, so no convex hull fits it exactly. The grid uses the triangles of its surface; narrow ones make the part expensive.</source>
        <extracomment>reason.not_convex</extracomment>
        <translation>中空、カット、ひねり、曲げのあるプリムで、正確に合う凸包がありません。グリッドは表面の三角形を使い、細い三角形があるとパーツのコストが高くなります。</translation>
    </message>
    <message>
        <source>extra cost of a small linkset: the second term of n + linkset_factor/n, for n parts</source>
        <extracomment>constant.linkset_factor</extracomment>
        <translation>小さいリンクセットの追加コスト: パーツが n 個のときの n + linkset_factor/n の第 2 項</translation>
    </message>
    <message>
        <source>penalty for a physical linkset, per square meter of its bounding box&apos;s mean face area</source>
        <extracomment>constant.penalty_per_area</extracomment>
        <translation>「物理」のリンクセットの割増。バウンディングボックスの面の平均面積 1 平方メートルあたり</translation>
    </message>
    <message>
        <source>lowest cost of a triangle mesh</source>
        <extracomment>constant.minimum_mesh_cost</extracomment>
        <translation>三角形メッシュの最低コスト</translation>
    </message>
    <message>
        <source>lower limit of the average triangle width</source>
        <extracomment>constant.width_min</extracomment>
        <translation>三角形の平均幅の下限</translation>
    </message>
    <message>
        <source>upper limit of the average triangle width</source>
        <extracomment>constant.width_max</extracomment>
        <translation>三角形の平均幅の上限</translation>
    </message>
    <message>
        <source>a physics mesh with a side shorter than this is weighed as its base hull</source>
        <extracomment>constant.thin_side_limit</extracomment>
        <translation>これより短い辺のある物理メッシュは、基本凸包として計算される</translation>
    </message>
    <message>
        <source>a side below this length counts as small</source>
        <extracomment>constant.small_side</extracomment>
        <translation>これより短い辺は小さい辺とする</translation>
    </message>
    <message>
        <source>a hollow is ignored if it is at most this value divided by the prim&apos;s average side length</source>
        <extracomment>constant.tolerance_hollow</extracomment>
        <translation>中空がこの値 ÷ プリムの平均辺長以下なら、無視する</translation>
    </message>
    <message>
        <source>a path or profile cut is ignored if it is at most this value divided by the prim&apos;s average side length</source>
        <extracomment>constant.tolerance_cut</extracomment>
        <translation>パスカットや断面カットがこの値 ÷ プリムの平均辺長以下なら、無視する</translation>
    </message>
    <message>
        <source>a taper is ignored if it is at most this value divided by the prim&apos;s average side length</source>
        <extracomment>constant.tolerance_taper</extracomment>
        <translation>テーパーがこの値 ÷ プリムの平均辺長以下なら、無視する</translation>
    </message>
    <message>
        <source>a twist is ignored if it is at most this value divided by the prim&apos;s average side length</source>
        <extracomment>constant.tolerance_twist</extracomment>
        <translation>ひねりがこの値 ÷ プリムの平均辺長以下なら、無視する</translation>
    </message>
    <message>
        <source>a shear is ignored if it is at most this value divided by the prim&apos;s average side length</source>
        <extracomment>constant.tolerance_shear</extracomment>
        <translation>シアーがこの値 ÷ プリムの平均辺長以下なら、無視する</translation>
    </message>
    <message>
        <source>number of bytes subtracted from the size of each LOD block</source>
        <extracomment>constant.metadata_discount</extracomment>
        <translation>各 LOD ブロックのサイズから引く値</translation>
    </message>
    <message>
        <source>target number of visible triangles in a region</source>
        <extracomment>constant.triangle_budget</extracomment>
        <translation>リージョン内に表示される三角形の目標数</translation>
    </message>
    <message>
        <source>cost of the whole triangle budget</source>
        <extracomment>constant.streaming_scale</extracomment>
        <translation>三角形の予算全体のコスト</translation>
    </message>
    <message>
        <source>maximum distance at which the level of detail changes</source>
        <extracomment>constant.max_distance</extracomment>
        <translation>LOD が切り替わる最大の距離</translation>
    </message>
    <message>
        <source>the low level is shown at distances greater than the part&apos;s radius divided by this value</source>
        <extracomment>constant.lod_low</extracomment>
        <translation>LOD 低 は、パーツの半径 ÷ この値より遠くで表示される</translation>
    </message>
    <message>
        <source>the lowest level is shown at distances greater than the part&apos;s radius divided by this value</source>
        <extracomment>constant.lod_lowest</extracomment>
        <translation>LOD 最低 は、パーツの半径 ÷ この値より遠くで表示される</translation>
    </message>
    <message>
        <source>maximum download weight of a prim</source>
        <extracomment>constant.prim_streaming_cap</extracomment>
        <translation>プリムのダウンロードウェイトの最大値</translation>
    </message>
    <message>
        <source>maximum download weight of a sculpt</source>
        <extracomment>constant.sculpt_streaming_cap</extracomment>
        <translation>スカルプトのダウンロードウェイトの最大値</translation>
    </message>
    <message>
        <source>number of triangles that are always free in each lower LOD of an animated mesh</source>
        <extracomment>constant.animated_free_triangles</extracomment>
        <translation>アニメーションメッシュの下位の LOD それぞれで、常に無料になる三角形の数</translation>
    </message>
    <message>
        <source>lowest land impact of a linkset</source>
        <extracomment>constant.land_impact_minimum</extracomment>
        <translation>リンクセットの最小の土地負荷</translation>
    </message>
    <message>
        <source>cost of a native box or sphere, and the minimum for a mesh</source>
        <extracomment>constant.opensim_primitive</extracomment>
        <translation>ネイティブの箱または球、およびメッシュの最小値</translation>
    </message>
    <message>
        <source>physics weight</source>
        <extracomment>term.physics</extracomment>
        <translation>物理ウェイト</translation>
    </message>
    <message>
        <source>physics weight with all parts in motion</source>
        <extracomment>term.physics_dynamic</extracomment>
        <translation>すべてのパーツが動いているときの物理ウェイト</translation>
    </message>
    <message>
        <source>physics weight of a physical linkset</source>
        <extracomment>term.physics_physical</extracomment>
        <translation>「物理」のリンクセットの物理ウェイト</translation>
    </message>
    <message>
        <source>download weight (streaming)</source>
        <extracomment>term.streaming</extracomment>
        <translation>ダウンロードウェイト (ストリーミング)</translation>
    </message>
    <message>
        <source>{part}: unknown, because its mesh is missing or incomplete, or its size is unusable</source>
        <extracomment>term.unknown_part</extracomment>
        <translation>{part}: メッシュがないか不完全、またはサイズが使えないため、不明</translation>
    </message>
    <message>
        <source>{part}: the hull assumed for a sculpt</source>
        <extracomment>term.sculpt_hull</extracomment>
        <translation>{part}: スカルプトに仮定した凸包</translation>
    </message>
    <message>
        <source>{part}: triangle mesh, by the old rule</source>
        <extracomment>term.triangle_density</extracomment>
        <translation>{part}: 以前の規則による三角形メッシュ</translation>
    </message>
    <message>
        <source>{part}: mesh streaming</source>
        <extracomment>term.streaming_mesh</extracomment>
        <translation>{part}: メッシュのストリーミング</translation>
    </message>
    <message>
        <source>factor for static mesh since 2024</source>
        <extracomment>term.static_mesh</extracomment>
        <translation>静的メッシュの係数 (2024 年から)</translation>
    </message>
    <message>
        <source>{part}: animated mesh streaming</source>
        <extracomment>term.streaming_animated</extracomment>
        <translation>{part}: アニメーションメッシュのストリーミング</translation>
    </message>
    <message>
        <source>{part}: prim streaming</source>
        <extracomment>term.streaming_prim</extracomment>
        <translation>{part}: プリムのストリーミング</translation>
    </message>
    <message>
        <source>{part}: sculpt streaming, calculated as for a torus</source>
        <extracomment>term.streaming_sculpt</extracomment>
        <translation>{part}: スカルプトのストリーミング (トーラスとして計算)</translation>
    </message>
    <message>
        <source>{part}: treated as a native shape</source>
        <extracomment>term.opensim_shapeless</extracomment>
        <translation>{part}: ネイティブの形状として扱う</translation>
    </message>
    <message>
        <source>total area of all levels</source>
        <extracomment>quantity</extracomment>
        <translation>すべてのレベルの面積の合計</translation>
    </message>
    <message>
        <source>hull-linkset</source>
        <extracomment>word</extracomment>
        <translation>hull-linkset</translation>
    </message>
    <message>
        <source>end of a list of numbers expected</source>
        <extracomment>word</extracomment>
        <translation>数のリストの終わりが必要です</translation>
    </message>
    <message>
        <source>a value has a type that FBX does not have</source>
        <extracomment>word</extracomment>
        <translation>FBX にない型の値があります</translation>
    </message>
    <message>
        <source>could not be read completely, because it ends inside the gzip data; copy or export it again</source>
        <extracomment>ogz.packed_truncated</extracomment>
        <translation>gzip データの途中で終わっているため、最後まで読み込めませんでした。コピーまたはエクスポートし直してください</translation>
    </message>
    <message>
        <source>The region {name} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.region</extracomment>
        <translation>リージョン {name} は {capacity} LI に対して {held} LI です: {over} LI 超過しています。</translation>
    </message>
    <message>
        <source>Objects outside all regions use {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.no_region</extracomment>
        <translation>どのリージョンにも属さないオブジェクトは {capacity} LI に対して {held} LI です: {over} LI 超過しています。</translation>
    </message>
    <message>
        <source>The parcel {name} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.parcel</extracomment>
        <translation>区画 {name} は {capacity} LI に対して {held} LI です: {over} LI 超過しています。</translation>
    </message>
    <message>
        <source>the chart cannot be saved in this folder; choose another folder</source>
        <extracomment>chart.cannot_write</extracomment>
        <translation>グラフをこのフォルダーに書き込めません。別のフォルダーを選んでください</translation>
    </message>
    <message>
        <source>the picture cannot be saved in this folder; choose another folder</source>
        <extracomment>window.cannot_write_picture</extracomment>
        <translation>画像をこのフォルダーに書き込めません。別のフォルダーを選んでください</translation>
    </message>
    <message>
        <source>the log cannot be saved in this folder; choose another folder</source>
        <extracomment>window.cannot_write_log</extracomment>
        <translation>ログをこのフォルダーに書き出せません。別のフォルダーを選んでください</translation>
    </message>
    <message>
        <source>An octree can be at most {limit} m wide.</source>
        <extracomment>edit.too_large</extracomment>
        <translation>八分木の幅は最大 {limit} m です。</translation>
    </message>
    <message>
        <source>The position of the larger octree would be more than {limit} m from the origin.</source>
        <extracomment>edit.too_far</extracomment>
        <translation>広げた八分木の位置が、原点から {limit} m を超えて離れることになります。</translation>
    </message>
    <message>
        <source>Made by &quot;weighbridge sql --stage merge&quot;. This query computes the result from weighbridge_partial. That table must contain the rows of all shards, made with the same options.</source>
        <extracomment>query.comment_merge</extracomment>
        <translation>weighbridge sql --stage merge で作成。このクエリは weighbridge_partial から結果を計算します。この表には、同じオプションで作成した全シャードの行が必要です。</translation>
    </message>
    <message>
        <source>its tables are not partitioned by source in the same way on all servers; all rows must be sent to this server, which takes longer</source>
        <extracomment>query.not_together</extracomment>
        <translation>表の出典ごとのパーティション分割が、すべてのサーバーで同じではありません。すべての行をこのサーバーに送るため、より時間がかかります</translation>
    </message>
    <message>
        <source>its tables are partitioned across several servers; without the dblink extension, all rows must be sent to this server, which takes longer. To install it: CREATE EXTENSION dblink</source>
        <extracomment>query.no_dblink</extracomment>
        <translation>表が複数のサーバーにパーティション分割されています。拡張 dblink がないと、すべての行をこのサーバーに集めるため、より時間がかかります: CREATE EXTENSION dblink</translation>
    </message>
    <message>
        <source>shard {server}: {reason}</source>
        <extracomment>query.shard_failed</extracomment>
        <translation>シャード {server}: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Move the {count} scripts from {part} into {linkset}.</source>
        <extracomment>advice.scripts_moved</extracomment>
        <translation>
            <numerusform>{part} の {count} 個のスクリプトを {linkset} に移します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the {count} scripts into {linkset}.</source>
        <extracomment>advice.scripts_moved_these</extracomment>
        <translation>{count} 個のスクリプトを {linkset} に移します。</translation>
    </message>
    <message>
        <source>Edges look coarser than usual from a distance.</source>
        <extracomment>caution.coarse</extracomment>
        <translation>遠くから見ると、輪郭がふつうより粗く見えます。</translation>
    </message>
    <message>
        <source>Change the physics shape type</source>
        <extracomment>plan_act.shape_type</extracomment>
        <translation>物理形状タイプを変更する</translation>
    </message>
    <message>
        <source>Restore the physics shape type.</source>
        <extracomment>plan_act.shape_type.inverse</extracomment>
        <translation>物理形状タイプを元に戻します。</translation>
    </message>
    <message>
        <source>Use simpler levels of detail</source>
        <extracomment>plan_act.levels</extracomment>
        <translation>より簡単な LOD を使う</translation>
    </message>
    <message>
        <source>Upload the mesh again with the previous levels of detail.</source>
        <extracomment>plan_act.levels.inverse</extracomment>
        <translation>以前の LOD を付けて、メッシュをアップロードし直します。</translation>
    </message>
    <message>
        <source>Decimate copies of the mesh and export them as NAME_LOD2, NAME_LOD1 and NAME_LOD0.</source>
        <extracomment>plan_act.levels.blender</extracomment>
        <translation>メッシュのコピーをデシメートし、NAME_LOD2、NAME_LOD1、NAME_LOD0 としてエクスポートします。</translation>
    </message>
    <message>
        <source>Run &quot;weighbridge shapes MODEL --lods -o NAME.dae&quot;.</source>
        <extracomment>plan_act.levels.here</extracomment>
        <translation>「weighbridge shapes MODEL --lods -o NAME.dae」を実行します。</translation>
    </message>
    <message>
        <source>Use hulls as the physics shape</source>
        <extracomment>plan_act.hulls</extracomment>
        <translation>凸包を物理形状に使う</translation>
    </message>
    <message>
        <source>Upload the mesh again with the previous physics shape.</source>
        <extracomment>plan_act.hulls.inverse</extracomment>
        <translation>以前の物理形状を付けて、メッシュをアップロードし直します。</translation>
    </message>
    <message>
        <source>Cover the mesh with a few boxes and export them as NAME_PHYS.</source>
        <extracomment>plan_act.hulls.blender</extracomment>
        <translation>メッシュを数個の箱で覆い、NAME_PHYS としてエクスポートします。</translation>
    </message>
    <message>
        <source>Model walls and floors as flat panels; export them as NAME_PHYS.</source>
        <extracomment>plan_act.panels.blender</extracomment>
        <translation>壁と床を平らなパネルとしてモデリングし、NAME_PHYS としてエクスポートします。</translation>
    </message>
    <message>
        <source>Use hulls with fewer vertices</source>
        <extracomment>plan_act.vertices</extracomment>
        <translation>頂点の少ない凸包を使う</translation>
    </message>
    <message>
        <source>Upload the mesh again with the previous hulls.</source>
        <extracomment>plan_act.vertices.inverse</extracomment>
        <translation>以前の凸包を付けて、メッシュをアップロードし直します。</translation>
    </message>
    <message>
        <source>Give each hull in NAME_PHYS fewer vertices.</source>
        <extracomment>plan_act.vertices.blender</extracomment>
        <translation>NAME_PHYS の各部分の頂点を減らします。</translation>
    </message>
    <message>
        <source>Remove slivers from the physics mesh</source>
        <extracomment>plan_act.slivers</extracomment>
        <translation>物理メッシュから細長い三角形を取り除く</translation>
    </message>
    <message>
        <source>Upload the mesh again with the previous physics mesh.</source>
        <extracomment>plan_act.slivers.inverse</extracomment>
        <translation>以前の物理メッシュを付けて、メッシュをアップロードし直します。</translation>
    </message>
    <message>
        <source>Use Merge by Distance and Degenerate Dissolve on the physics mesh.</source>
        <extracomment>plan_act.slivers.blender</extracomment>
        <translation>物理メッシュに「距離でマージ」(Merge by Distance) と「大きさ0を溶解」(Degenerate Dissolve) を使います。</translation>
    </message>
    <message>
        <source>Link the objects</source>
        <extracomment>plan_act.link</extracomment>
        <translation>オブジェクトをリンクする</translation>
    </message>
    <message>
        <source>Unlink the objects.</source>
        <extracomment>plan_act.link.inverse</extracomment>
        <translation>リンクを外します。</translation>
    </message>
    <message>
        <source>Select the objects, the root last, and press Ctrl+L.</source>
        <extracomment>plan_act.link.viewer</extracomment>
        <translation>オブジェクトを選択し (ルートは最後)、Ctrl+L を押します。</translation>
    </message>
    <message>
        <source>Select the objects and choose Compose &gt; Link.</source>
        <extracomment>plan_act.link.here</extracomment>
        <translation>オブジェクトを選択し、「組み立て &gt; リンク」を選びます。</translation>
    </message>
    <message>
        <source>Unlink the parts</source>
        <extracomment>plan_act.unlink</extracomment>
        <translation>パーツのリンクを外す</translation>
    </message>
    <message>
        <source>Link the parts again.</source>
        <extracomment>plan_act.unlink.inverse</extracomment>
        <translation>リンクし直します。</translation>
    </message>
    <message>
        <source>Remove normal and specular maps</source>
        <extracomment>plan_act.materials</extracomment>
        <translation>法線マップとスペキュラーマップを削除する</translation>
    </message>
    <message>
        <source>Restore the normal and specular maps of the parts.</source>
        <extracomment>plan_act.materials.inverse</extracomment>
        <translation>パーツに法線マップとスペキュラーマップを戻します。</translation>
    </message>
    <message>
        <source>Turn animated mesh off</source>
        <extracomment>plan_act.animated</extracomment>
        <translation>アニメーションメッシュを無効にする</translation>
    </message>
    <message>
        <source>Turn animated mesh on again.</source>
        <extracomment>plan_act.animated.inverse</extracomment>
        <translation>アニメーションメッシュを再び有効にします。</translation>
    </message>
    <message>
        <source>Reduce the number of scripts</source>
        <extracomment>plan_act.scripts</extracomment>
        <translation>スクリプトの数を減らす</translation>
    </message>
    <message>
        <source>Put the scripts back.</source>
        <extracomment>plan_act.scripts.inverse</extracomment>
        <translation>スクリプトを元に戻します。</translation>
    </message>
    <message>
        <source>Lower the number in Properties &gt; Scripts.</source>
        <extracomment>plan_act.scripts.here</extracomment>
        <translation>「プロパティ &gt; スクリプト」の数を減らします。</translation>
    </message>
    <message>
        <source>Move scripts to another object</source>
        <extracomment>plan_act.move_scripts</extracomment>
        <translation>スクリプトを別のオブジェクトへ移す</translation>
    </message>
    <message>
        <source>Move the scripts back.</source>
        <extracomment>plan_act.move_scripts.inverse</extracomment>
        <translation>スクリプトを元のオブジェクトに戻します。</translation>
    </message>
    <message>
        <source>Drag the scripts from Edit &gt; Content to your inventory, then into the other object. If they remain in the first object, delete them there.</source>
        <extracomment>plan_act.move_scripts.viewer</extracomment>
        <translation>スクリプトを「編集 &gt; 中身」からインベントリにドラッグし、それから別のオブジェクトに入れます。元のオブジェクトに残っている場合は、そこで削除します。</translation>
    </message>
    <message>
        <source>Resize the parts</source>
        <extracomment>plan_act.resize</extracomment>
        <translation>パーツのサイズを変更する</translation>
    </message>
    <message>
        <source>Restore the sizes of the parts.</source>
        <extracomment>plan_act.resize.inverse</extracomment>
        <translation>パーツのサイズを元に戻します。</translation>
    </message>
    <message>
        <source>Type the new size in Properties.</source>
        <extracomment>plan_act.resize.here</extracomment>
        <translation>「プロパティ」に新しいサイズを入力します。</translation>
    </message>
    <message>
        <source>Leave out the physics file</source>
        <extracomment>plan_act.no_physics_file</extracomment>
        <translation>物理ファイルを使わない</translation>
    </message>
    <message>
        <source>Load the physics file again.</source>
        <extracomment>plan_act.no_physics_file.inverse</extracomment>
        <translation>物理ファイルを再び読み込みます。</translation>
    </message>
    <message>
        <source>Delete the file NAME_PHYS beside the model.</source>
        <extracomment>plan_act.no_physics_file.blender</extracomment>
        <translation>モデルと同じ場所にあるファイル NAME_PHYS を削除します。</translation>
    </message>
    <message>
        <source>Use at most 8 materials</source>
        <extracomment>plan_act.fewer_materials</extracomment>
        <translation>マテリアルを 8 個以下にする</translation>
    </message>
    <message>
        <source>Separate the materials again.</source>
        <extracomment>plan_act.fewer_materials.inverse</extracomment>
        <translation>マテリアルを再び分けます。</translation>
    </message>
    <message>
        <source>Example: a folder of archives as five CSV files, and as an SQLite database
  weighbridge statistics archives -o parts.csv.gz
  weighbridge statistics archives -o grid.sqlite
Example: the tables, and what their columns mean
  weighbridge statistics --schema sqlite
Example: list the files for ten machines to share, then read the third share
  weighbridge statistics archives --manifest grid.manifest
  weighbridge statistics --manifest grid.manifest --shard 3/10 -o parts-3.csv.gz</source>
        <extracomment>statistics.example</extracomment>
        <translation>例: アーカイブのフォルダーを 5 つの CSV ファイルとして、また SQLite データベースとして
  weighbridge statistics archives -o parts.csv.gz
  weighbridge statistics archives -o grid.sqlite
例: 表と、その列の意味
  weighbridge statistics --schema sqlite
例: 10 台のマシンで分担するファイルの一覧を作り、3 番目の分を読み込む
  weighbridge statistics archives --manifest grid.manifest
  weighbridge statistics --manifest grid.manifest --shard 3/10 -o parts-3.csv.gz</translation>
    </message>
    <message>
        <source>Share work among machines: with SCENE, write a list of the files to read; with --shard, read this list</source>
        <extracomment>statistics.manifest</extracomment>
        <translation>作業を複数のマシンで分担します: SCENE を付けると、読み込むファイルの一覧をこのファイルに書き出し、--shard を付けると、その一覧を読み込みます</translation>
    </message>
    <message>
        <source>expected K/N, with K from 1 to N and N up to {limit}; found &quot;{word}&quot;</source>
        <extracomment>statistics.shard_word</extracomment>
        <translation>K/N (K は 1 から N、N は {limit} まで) が必要ですが、「{word}」があります</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; cannot be used with --shard; the manifest lists the files to read</source>
        <extracomment>statistics.listed</extracomment>
        <translation>「{file}」は --shard と併用できません。読み込むファイルはマニフェストにあります</translation>
    </message>
    <message>
        <source>{option} needs {other}</source>
        <extracomment>statistics.needs</extracomment>
        <translation>{option} には {other} が必要です</translation>
    </message>
    <message>
        <source>the file could not be read completely, because it ends inside the map (missing bytes: {bytes}); copy or export it again</source>
        <extracomment>ogz.truncated</extracomment>
        <translation>マップの途中で終わっているため、ファイルを最後まで読み込めませんでした (足りないバイト数: {bytes})。コピーまたはエクスポートし直してください</translation>
    </message>
    <message>
        <source>does not exist; put it where the project expects it</source>
        <extracomment>project.no_file</extracomment>
        <translation>存在しません。プロジェクトが参照している場所に置いてください</translation>
    </message>
    <message>
        <source>reading the database took more than {seconds} s, which is too long for its size; create the tables again</source>
        <extracomment>database.too_long</extracomment>
        <translation>データベースの読み込みに {seconds} 秒を超える時間がかかりました。その大きさにしては長すぎます。表を作り直してください</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; must be text, not the number {found}; create the tables again</source>
        <extracomment>grid.text_expected</extracomment>
        <translation>「{column}」の値は、数 {found} ではなくテキストでなければなりません。表を作り直してください</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; is missing; create the tables again</source>
        <extracomment>grid.nothing_found</extracomment>
        <translation>「{column}」の値がありません。表を作り直してください</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; must be 0 or 1, not {found}; create the tables again</source>
        <extracomment>grid.truth_expected</extracomment>
        <translation>「{column}」の値は、{found} ではなく 0 または 1 でなければなりません。表を作り直してください</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; must be 0 or more, not {found}; create the tables again</source>
        <extracomment>grid.not_negative</extracomment>
        <translation>「{column}」の値は、{found} ではなく 0 以上でなければなりません。表を作り直してください</translation>
    </message>
    <message>
        <source>the value of &quot;{column}&quot; cannot be &quot;{found}&quot;; create the tables again. Possible values: {words}</source>
        <extracomment>grid.unknown_word</extracomment>
        <translation>「{column}」の値に「{found}」は使えません。表を作り直してください。使える値: {words}</translation>
    </message>
    <message>
        <source>this row is a duplicate or in the wrong place; create the tables again</source>
        <extracomment>grid.double_row</extracomment>
        <translation>この行は重複しているか、位置が正しくありません。表を作り直してください</translation>
    </message>
    <message>
        <source>a file is listed twice or out of order; create the tables again</source>
        <extracomment>grid.double_source</extracomment>
        <translation>同じファイルが 2 回記載されているか、順序が異なります。表を作り直してください</translation>
    </message>
    <message>
        <source>{file} (source {source}) is not in the list of files; create the tables again</source>
        <extracomment>grid.unlisted</extracomment>
        <translation>{file} (出典 {source}) がファイルの一覧にありません。表を作り直してください</translation>
    </message>
    <message>
        <source>the row before this one is missing; create the tables again</source>
        <extracomment>grid.row_before_missing</extracomment>
        <translation>この行の前の行がありません。表を作り直してください</translation>
    </message>
    <message>
        <source>the file is incomplete or corrupted; copy it again, or create it again with &quot;weighbridge statistics&quot;</source>
        <extracomment>grid.cut</extracomment>
        <translation>ファイルが不完全か、壊れています。コピーし直すか、「weighbridge statistics」で作り直してください</translation>
    </message>
    <message>
        <source>the number of rows for {file} must be {expected}, not {found}; the tables are incomplete or do not belong together, so create them again</source>
        <extracomment>grid.other_rows</extracomment>
        <translation>{file} の行の数は {found} ではなく {expected} でなければなりません。表が不完全か、同じ組のものではありません。表を作り直してください</translation>
    </message>
    <message>
        <source>the values of {file} (source {source}) differ from those that were written; create the tables again</source>
        <extracomment>grid.changed</extracomment>
        <translation>{file} (出典 {source}) の値が書き出されたときと異なります。表を作り直してください</translation>
    </message>
    <message>
        <source>the rows of {file} (source {source}) are missing; create the tables again</source>
        <extracomment>grid.source_missing</extracomment>
        <translation>{file} (出典 {source}) の行がありません。表を作り直してください</translation>
    </message>
    <message>
        <source>there are rows of source {source}, which {table} does not list; create the tables again</source>
        <extracomment>grid.source_unlisted</extracomment>
        <translation>出典 {source} の行がありますが、{table} には記載がありません。表を作り直してください</translation>
    </message>
    <message>
        <source>the list of files or a baked-in constant was changed after the tables were written (files expected: {expected}, found: {found}); create the tables again</source>
        <extracomment>grid.sources_changed</extracomment>
        <translation>表を書き出した後に、ファイルの一覧または焼き込まれた定数が変更されました (ファイル数の予定: {expected}、実際: {found})。表を作り直してください</translation>
    </message>
    <message>
        <source>the row &quot;sources&quot; in the table {table} is missing or incorrect; create the tables again</source>
        <extracomment>grid.no_digest</extracomment>
        <translation>表 {table} の行「sources」がないか、正しくありません。表を作り直してください</translation>
    </message>
    <message>
        <source>{table} does not have the columns, types and keys that Weighbridge expects; create the tables again</source>
        <extracomment>grid.other_table</extracomment>
        <translation>{table} の列、型、キーが Weighbridge のものではありません。表を作り直してください</translation>
    </message>
    <message>
        <source>{table} has the {kind} &quot;{name}&quot;, which Weighbridge did not create; drop this {kind}, or create the tables again</source>
        <extracomment>grid.foreign_object</extracomment>
        <translation>{table} に、Weighbridge が作ったものではない {kind}「{name}」があります。この {kind} を削除するか、表を作り直してください</translation>
    </message>
    <message>
        <source>the database could not be read completely ({reason}); create the tables again</source>
        <extracomment>grid.damaged</extracomment>
        <translation>データベースを最後まで読み込めませんでした ({reason})。表を作り直してください</translation>
    </message>
    <message numerus="yes">
        <source>{count} of its {all} physics triangles are at most {width} m wide; narrow triangles are expensive.</source>
        <extracomment>reason.thin</extracomment>
        <translation>
            <numerusform>物理の三角形 {all} 個のうち {count} 個は、幅 {width} m 以下です。細い三角形はコストが高くなります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of its {all} physics triangles account for most of the cost.</source>
        <extracomment>reason.many</extracomment>
        <translation>
            <numerusform>物理の三角形 {all} 個のうち {count} 個が、コストの大半を占めます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of its {all} physics hulls account for most of the cost.</source>
        <extracomment>reason.hulls</extracomment>
        <translation>
            <numerusform>物理の凸包 {all} 個のうち {count} 個が、コストの大部分を占めます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its {all} physics hulls share the cost.</source>
        <extracomment>reason.all_hulls</extracomment>
        <translation>
            <numerusform>コストは {all} 個の物理の凸包によるものです。</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts as a single physics shape.</source>
        <extracomment>reason.shape</extracomment>
        <translation>1 つの物理形状として計算されます。</translation>
    </message>
    <message numerus="yes">
        <source>Its high level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</source>
        <extracomment>reason.high</extracomment>
        <translation>
            <numerusform>LOD「高」の三角形は {count} 個で、{distance} m 先まで表示されます。三角形が多いほど、ダウンロードのコストが高くなります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its medium level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</source>
        <extracomment>reason.medium</extracomment>
        <translation>
            <numerusform>LOD「中」の三角形は {count} 個で、{distance} m 先まで表示されます。三角形が多いほど、ダウンロードのコストが高くなります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its low level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</source>
        <extracomment>reason.low</extracomment>
        <translation>
            <numerusform>LOD「低」の三角形は {count} 個で、{distance} m 先まで表示されます。三角形が多いほど、ダウンロードのコストが高くなります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its lowest level of detail has {count} triangles and is shown up to {distance} m away; more triangles cost more to download.</source>
        <extracomment>reason.lowest</extracomment>
        <translation>
            <numerusform>LOD「最低」の三角形は {count} 個で、{distance} m 先まで表示されます。三角形が多いほど、ダウンロードのコストが高くなります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Its server weight, which counts parts and scripts, is the largest of the three weights.</source>
        <extracomment>reason.server</extracomment>
        <translation>3 つのウェイトのうち、パーツとスクリプトを数えるサーバーウェイトが最大です。</translation>
    </message>
    <message numerus="yes">
        <source>The legacy accounting counts each of this object&apos;s {all} parts as 1 LI.</source>
        <extracomment>reason.counted</extracomment>
        <translation>
            <numerusform>旧計算方式では、このオブジェクトの {all} 個のパーツをそれぞれ 1 LI と数えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>of its region&apos;s {capacity} LI</source>
        <extracomment>explain.of_region</extracomment>
        <translation>/ リージョンの許容量 {capacity} LI</translation>
    </message>
    <message>
        <source>of its parcel&apos;s {capacity} LI</source>
        <extracomment>explain.of_parcel</extracomment>
        <translation>/ 区画の許容量 {capacity} LI</translation>
    </message>
    <message>
        <source>Land impact {after} instead of {before}</source>
        <extracomment>explain.saving</extracomment>
        <translation>土地負荷 {before} → {after}</translation>
    </message>
    <message>
        <source>Total land impact {after} instead of {before}</source>
        <extracomment>explain.saving_in_all</extracomment>
        <translation>土地負荷の合計 {before} → {after}</translation>
    </message>
    <message>
        <source>Land impact stays at {after}; before rounding, {after_unrounded} instead of {before_unrounded}</source>
        <extracomment>explain.saving_unrounded</extracomment>
        <translation>土地負荷は {after} のまま、丸める前は {before_unrounded} → {after_unrounded}</translation>
    </message>
    <message>
        <source>Solid cube</source>
        <extracomment>legend.octree_solid</extracomment>
        <translation>中実の立方体</translation>
    </message>
    <message>
        <source>Indented cube</source>
        <extracomment>legend.octree_indented</extracomment>
        <translation>くぼみのある立方体</translation>
    </message>
    <message>
        <source>Divided cube, shown as solid at the grid depth</source>
        <extracomment>legend.octree_divided</extracomment>
        <translation>分割された立方体 (格子の深さで中実として表示)</translation>
    </message>
    <message>
        <source>Depth {depth}</source>
        <extracomment>legend.octree_depth</extracomment>
        <translation>深さ {depth}</translation>
    </message>
    <message>
        <source>Cell behind the face, at the grid depth</source>
        <extracomment>legend.hit_cell</extracomment>
        <translation>格子の深さでの、面の奥のセル</translation>
    </message>
    <message>
        <source>Point under the pointer</source>
        <extracomment>legend.hit_point</extracomment>
        <translation>ポインターの下の点</translation>
    </message>
    <message>
        <source>The method is wrong in {percent}% of the picture: {cause}</source>
        <extracomment>picking.wrong</extracomment>
        <translation>画像の {percent}% で誤り: {cause}</translation>
    </message>
    <message>
        <source>several causes combined</source>
        <extracomment>picking.several</extracomment>
        <translation>複数の原因の組み合わせ</translation>
    </message>
    <message>
        <source>The method is right everywhere in the picture</source>
        <extracomment>picking.all_right</extracomment>
        <translation>画像のどこでも正しい</translation>
    </message>
    <message>
        <source>The method whose picking errors are shown: {words}; default: {standard}. With inexor: the published method; with engine: the method of Inexor&apos;s engine</source>
        <extracomment>render.algorithm</extracomment>
        <translation>ピッキングの誤りを表示する対象の方法: {words}。省略時は {standard}。inexor は公開された方法、engine は Inexor のエンジンの方法です</translation>
    </message>
    <message>
        <source>the 0.1 in the old triangle rule, 0.1 T T / (100 B)</source>
        <extracomment>constant.density_triangle_cost</extracomment>
        <translation>以前の三角形の規則 0.1 T T / (100 B) の 0.1</translation>
    </message>
    <message>
        <source>a part with exactly one small side is flat if its average side length is above this</source>
        <extracomment>constant.flat_average</extracomment>
        <translation>小さい辺がちょうど 1 つのパーツは、平均辺長がこれを超えると平らとみなす</translation>
    </message>
    <message>
        <source>a flat part&apos;s small side counts as at least this long</source>
        <extracomment>constant.flat_side</extracomment>
        <translation>平らなパーツの小さい辺は、少なくともこの長さとみなす</translation>
    </message>
    <message>
        <source>average side length above which a prim is tessellated at detail 3</source>
        <extracomment>constant.prim_detail_high</extracomment>
        <translation>平均辺長がこれを超えるプリムは、詳細度 3 で三角形に分割される</translation>
    </message>
    <message>
        <source>cost per part</source>
        <extracomment>constant.server_per_prim</extracomment>
        <translation>パーツ 1 つあたりのコスト</translation>
    </message>
    <message>
        <source>the file has a DOCTYPE declaration, which is not allowed for security reasons; remove the declaration</source>
        <extracomment>xml.document_type</extracomment>
        <translation>ファイルに DOCTYPE 宣言があり、これはセキュリティ上の理由で許可されていません。宣言を取り除いてください</translation>
    </message>
    <message>
        <source>The land impact is {impact} LI, because the download weight is the largest: {streaming} PE. The physics weight is {physics} PE, and the server weight is {server} PE.</source>
        <extracomment>why.streaming</extracomment>
        <translation>ダウンロードウェイト ({streaming} PE) が最大なので、土地負荷は {impact} LI です。物理ウェイトは {physics} PE、サーバーウェイトは {server} PE です。</translation>
    </message>
    <message>
        <source>{value} {unit} after Analyze</source>
        <extracomment>kit.after_analyze_one</extracomment>
        <translation>分析後 {value} {unit}</translation>
    </message>
    <message>
        <source>Use flat panels as the physics shape</source>
        <extracomment>plan_act.panels</extracomment>
        <translation>平らなパネルを物理形状に使う</translation>
    </message>
    <message>
        <source>outside the selection, or not the physics shape in use</source>
        <extracomment>legend.cost_none</extracomment>
        <translation>選択範囲外か、使用中の物理形状ではない</translation>
    </message>
    <message>
        <source>was not written, because the upload would be refused (use --anyway to write it). {why}</source>
        <extracomment>app.would_be_refused</extracomment>
        <translation>アップロードが拒否されるため、書き出しませんでした (それでも書き出すには --anyway を使ってください)。{why}</translation>
    </message>
    <message>
        <source>has only octrees; choose how to write them with --octree boxes or --octree surface</source>
        <extracomment>convert.octree_form</extracomment>
        <translation>八分木しか含まれていません。--octree boxes または --octree surface で書き出し方を選んでください</translation>
    </message>
    <message>
        <source>--hulls-as-objects works only with -o NAME_PHYS.dae, NAME_PHYS.glb or NAME_PHYS.obj</source>
        <extracomment>shapes.objects_where</extracomment>
        <translation>--hulls-as-objects は -o NAME_PHYS.dae、NAME_PHYS.glb、NAME_PHYS.obj でだけ使えます</translation>
    </message>
    <message>
        <source>in the old triangle rule, a side of the bounding box counts as at least this long; elsewhere, for display only</source>
        <extracomment>constant.minimum_side</extracomment>
        <translation>旧三角形規則では、バウンディングボックスの辺は少なくともこの長さとして計算される。それ以外では表示のみ</translation>
    </message>
    <message>
        <source>inferred, because the shape that determines the cost is not in the file; costs measured in world: Second Life wiki, Sculpted_Prim_Usage</source>
        <extracomment>term.sculpt_hull</extracomment>
        <translation>コストを決める形状がファイルにないため推測。インワールドで実測されたコスト: Second Life wiki の Sculpted_Prim_Usage</translation>
    </message>
    <message>
        <source>{name} costs {impact} LI as exported, up from {impact_before} LI. Download weight: {download} PE, previously {download_before} PE; physics weight: {physics} PE, previously {physics_before} PE. To lower the cost, allow larger deviations with --pixels and --within. You can also let the uploader generate the levels, or use no physics file</source>
        <extracomment>export.costs_more</extracomment>
        <translation>{name} は書き出すと {impact} LI で、以前の {impact_before} LI より高くなります。ダウンロードウェイト: {download} PE (以前は {download_before} PE)、物理ウェイト: {physics} PE (以前は {physics_before} PE)。コストを下げるには、--pixels と --within で許容するずれを大きくしてください。LOD をアップローダーに生成させるか、物理ファイルを使わないこともできます</translation>
    </message>
    <message>
        <source>In the viewer: {how}</source>
        <extracomment>explain.how_in_viewer</extracomment>
        <translation>ビューアで: {how}</translation>
    </message>
    <message>
        <source>In Blender: {how}</source>
        <extracomment>explain.how_in_blender</extracomment>
        <translation>Blender で: {how}</translation>
    </message>
    <message>
        <source>In Weighbridge: {how}</source>
        <extracomment>explain.how_here</extracomment>
        <translation>Weighbridge で: {how}</translation>
    </message>
    <message>
        <source>{act}. {how}</source>
        <extracomment>explain.how_of_act</extracomment>
        <translation>{act}。{how}</translation>
    </message>
    <message>
        <source>--set {key}: {why}</source>
        <extracomment>effect.setting</extracomment>
        <translation>--set {key}: {why}</translation>
    </message>
    <message>
        <source>The process has no environment variables.</source>
        <extracomment>wall.environment</extracomment>
        <translation>プロセスに環境変数はありません。</translation>
    </message>
    <message>
        <source>The process cannot gain privileges by running other programs.</source>
        <extracomment>wall.new_privileges</extracomment>
        <translation>プロセスは、ほかのプログラムを実行して権限を得ることができません。</translation>
    </message>
    <message>
        <source>The process cannot open, create, change or delete files.</source>
        <extracomment>wall.landlock</extracomment>
        <translation>プロセスは、ファイルを開く、作成する、変更する、削除することができません。</translation>
    </message>
    <message>
        <source>constants</source>
        <extracomment>sheet.side</extracomment>
        <translation>定数</translation>
    </message>
    <message>
        <source>object or place</source>
        <extracomment>sheet.object</extracomment>
        <translation>オブジェクトまたは場所</translation>
    </message>
    <message>
        <source>land impact, LI</source>
        <extracomment>sheet.land_impact</extracomment>
        <translation>土地負荷、LI</translation>
    </message>
    <message>
        <source>change, LI</source>
        <extracomment>sheet.change</extracomment>
        <translation>変化、LI</translation>
    </message>
    <message>
        <source>download, PE</source>
        <extracomment>sheet.download</extracomment>
        <translation>ダウンロード、PE</translation>
    </message>
    <message>
        <source>physics, PE</source>
        <extracomment>sheet.physics</extracomment>
        <translation>物理、PE</translation>
    </message>
    <message>
        <source>server, PE</source>
        <extracomment>sheet.server</extracomment>
        <translation>サーバー、PE</translation>
    </message>
    <message>
        <source>over capacity</source>
        <extracomment>sheet.over</extracomment>
        <translation>許容量超過</translation>
    </message>
    <message>
        <source>restriction</source>
        <extracomment>cell.wall</extracomment>
        <translation>制限</translation>
    </message>
    <message>
        <source>active</source>
        <extracomment>cell.holds</extracomment>
        <translation>有効</translation>
    </message>
    <message numerus="yes">
        <source>{what} claims to have {count} elements, more than the rest of the data can hold (bytes left: {have})</source>
        <extracomment>llsd.impossible_count</extracomment>
        <translation>
            <numerusform>{what} の要素数が {count} となっていますが、データの残りに収まりません (残りのバイト数: {have})</numerusform>
        </translation>
    </message>
    <message>
        <source>the file is incomplete: it ends at byte {file}, inside the header of the mesh asset; get a new copy</source>
        <extracomment>asset.header_cut</extracomment>
        <translation>ファイルがメッシュアセットのヘッダーの途中、バイト {file} で終わっています。不完全です: 入手し直してください</translation>
    </message>
    <message>
        <source>version {version} of the mesh asset format is not supported; the latest supported version is {limit}</source>
        <extracomment>asset.version</extracomment>
        <translation>メッシュアセット形式のバージョン {version} には対応していません。対応しているのはバージョン {limit} までです</translation>
    </message>
    <message>
        <source>the block&apos;s compressed data is incomplete</source>
        <extracomment>asset.stream_truncated</extracomment>
        <translation>ブロックの圧縮データが不完全です</translation>
    </message>
    <message>
        <source>&quot;Weights&quot; ends inside the entry for vertex {vertex}</source>
        <extracomment>asset.weights_cut</extracomment>
        <translation>「Weights」が頂点 {vertex} の項目の途中で終わっています</translation>
    </message>
    <message>
        <source>BoundingVerts is missing; without it, the asset has no Convex Hull shape</source>
        <extracomment>asset.no_base_hull</extracomment>
        <translation>BoundingVerts がありません。これがないと、アセットに凸包の形状がありません</translation>
    </message>
    <message numerus="yes">
        <source>has {points} points and no volume; the grid will likely refuse it, though people use such hulls in practice</source>
        <extracomment>asset.flat_base_hull</extracomment>
        <translation>
            <numerusform>点が {points} 個で、体積がありません。グリッドはおそらく拒否しますが、実際にはこのような凸包も使われています</numerusform>
        </translation>
    </message>
    <message>
        <source>there is unexpected data after the end of the octree</source>
        <extracomment>octree.trailing</extracomment>
        <translation>八分木の終わりの後に予期しないデータがあります</translation>
    </message>
    <message>
        <source>the file ends inside its header; expected a 4-byte version number after &quot;Inexor Octree&quot;</source>
        <extracomment>nxoc.cut_header</extracomment>
        <translation>ファイルがヘッダーの途中で終わっています。「Inexor Octree」の後に 4 バイトのバージョン番号が必要です</translation>
    </message>
    <message>
        <source>The face, edge or corner cannot move in any farther: it has reached the opposite side.</source>
        <extracomment>edit.pushed_in</extracomment>
        <translation>これ以上は押し込めません。向かい側に達しています。</translation>
    </message>
    <message>
        <source>The face, edge or corner cannot move out any farther: it has reached the bounds of its cube. To go farther, fill the cell in front of the cube.</source>
        <extracomment>edit.pushed_out</extracomment>
        <translation>面、辺、角はこれ以上外側へ動かせません: 立方体の境界に達しています。さらに動かすには、立方体の手前のセルを埋めてください。</translation>
    </message>
    <message>
        <source>An octree can be at most {limit} levels deep.</source>
        <extracomment>edit.too_deep</extracomment>
        <translation>八分木の深さは {limit} までです。</translation>
    </message>
    <message>
        <source>the method tests boxes against an infinite line, so boxes behind the origin count as hits</source>
        <extracomment>cause.line</extracomment>
        <translation>始点のない直線で箱を判定するため、原点より後ろの箱も数えられる</translation>
    </message>
    <message>
        <source>it stops after the first four children that the ray meets, counted in index order, not in order along the ray</source>
        <extracomment>cause.four_children</extracomment>
        <translation>レイに沿った順ではなく子の並び順で、最初に当たった 4 つの子で止まる</translation>
    </message>
    <message>
        <source>it picks the face whose center is nearest to the point where the ray meets that face&apos;s plane, not the face that the ray enters through</source>
        <extracomment>cause.face_centre</extracomment>
        <translation>レイが入る面ではなく、レイがその面の平面に当たる点に中心が最も近い面を選ぶ</translation>
    </message>
    <message>
        <source>refers to the file &quot;{file}&quot;, which is outside the model&apos;s folder and is therefore not read; put it in that folder</source>
        <extracomment>model.outside_folder</extracomment>
        <translation>ファイル「{file}」を指していますが、モデルのフォルダーの外にあるため読み込みません。モデルのフォルダーに置いてください</translation>
    </message>
    <message>
        <source>The process has no access to any network.</source>
        <extracomment>wall.network</extracomment>
        <translation>プロセスは、どのネットワークにもアクセスできません。</translation>
    </message>
    <message>
        <source>The process runs in a separate, empty file system.</source>
        <extracomment>wall.file_system</extracomment>
        <translation>プロセスは、専用の空のファイルシステムの中で動きます。</translation>
    </message>
    <message>
        <source>The process has none of root&apos;s capabilities.</source>
        <extracomment>wall.capabilities</extracomment>
        <translation>プロセスは、root の権限を何も持っていません。</translation>
    </message>
    <message>
        <source>The process cannot write to files, start other processes, or have more than a few files open at once.</source>
        <extracomment>wall.limits</extracomment>
        <translation>プロセスは、ファイルへの書き込みやほかのプロセスの起動ができず、同時に開けるファイルもわずかです。</translation>
    </message>
    <message>
        <source>uses version {version} of the project format, but this release of Weighbridge reads only version 1; open it with a newer release</source>
        <extracomment>project.newer_version</extracomment>
        <translation>プロジェクト形式のバージョン {version} を使っていますが、この Weighbridge のリリースで読み込めるのはバージョン 1 だけです。より新しいリリースで開いてください</translation>
    </message>
    <message>
        <source>the keys &quot;profile&quot; and &quot;path&quot; describe a {curves}, not a {kind}; these keys determine the cost</source>
        <extracomment>project.other_curves</extracomment>
        <translation>断面とパスは {kind} ではなく {curves} のものです。コストは曲線で決まります</translation>
    </message>
    <message>
        <source>the region {region} has no parcel with the name or id {parcel}; use one listed under the region&apos;s &quot;parcels&quot;</source>
        <extracomment>project.unknown_parcel</extracomment>
        <translation>リージョン {region} には、名前または ID が {parcel} の区画がありません。リージョンの &quot;parcels&quot; にあるものを使ってください</translation>
    </message>
    <message>
        <source>cannot be read, because you do not have permission</source>
        <extracomment>project.not_readable</extracomment>
        <translation>読み取る権限がないため、読み込めません</translation>
    </message>
    <message>
        <source>contains statistics that were calculated with different values of {keys}; set these constants to the values in the tables, or use another database</source>
        <extracomment>grid.other_constants</extracomment>
        <translation>{keys} の値が異なる統計が入っています。これらの値は表に焼き込まれています。同じ値を使うか、別のデータベースを使ってください</translation>
    </message>
    <message>
        <source>processing stopped: {reason}</source>
        <extracomment>grid.given_up</extracomment>
        <translation>処理を中止しました: {reason}</translation>
    </message>
    <message>
        <source>Made by &quot;weighbridge sql --stage shard&quot;. Run this query on each machine that has sources, and combine all rows into one table, weighbridge_partial. All rows of a source must be on the same machine.</source>
        <extracomment>query.comment_shard</extracomment>
        <translation>weighbridge sql --stage shard で作成。出典を持つ各マシンでこのクエリを実行し、すべての行を 1 つの表 weighbridge_partial にまとめてください。1 つの出典の行は、すべて同じマシンになければなりません。</translation>
    </message>
    <message>
        <source>contains no files, because nothing was loaded or loading was interrupted; run &quot;weighbridge statistics&quot; again with the same files</source>
        <extracomment>query.no_files</extracomment>
        <translation>何も読み込まれていないか、読み込みが中断されたため、ファイルが入っていません。同じファイルで「weighbridge statistics」をもう一度実行してください</translation>
    </message>
    <message>
        <source>does not begin as a {ending} file should; it is corrupted, or its extension is wrong</source>
        <extracomment>import.not_as_named</extracomment>
        <translation>先頭が {ending} ファイルのものではありません。壊れているか、拡張子が違います</translation>
    </message>
    <message>
        <source>{percent}% of the surface is missing, because some polygons could not be triangulated completely; triangulate the model and export it again</source>
        <extracomment>plain.surface_lost</extracomment>
        <translation>一部のポリゴンを完全には三角形に分割できなかったため、表面の {percent}% が欠けています。モデルを三角形化して、エクスポートし直してください</translation>
    </message>
    <message>
        <source>is sheared or flattened; parts do not support such a transform, so it is applied to the vertices instead, and the part itself has no rotation</source>
        <extracomment>plain.baked</extracomment>
        <translation>せん断されているか、つぶれています。パーツはこの変形に対応していないため、代わりに頂点に適用し、パーツ自体は回転なしとします</translation>
    </message>
    <message>
        <source>has more than {faces} faces, the limit for one prim, so it becomes {parts} prims. Use at most {faces} materials to keep it as one prim.</source>
        <extracomment>plain.split</extracomment>
        <translation>1 つのプリムの上限である {faces} 面を超えるため、{parts} 個のプリムになります。1 つのプリムのままにするには、マテリアルを {faces} 個以下にしてください。</translation>
    </message>
    <message>
        <source>{companion} has materials that the model lacks; the faces with these materials are left out</source>
        <extracomment>plain.companion_materials</extracomment>
        <translation>{companion} にモデルにはないマテリアルがあります。その面は無視します</translation>
    </message>
    <message>
        <source>the number of parts in &quot;{name}&quot; differs ({grid} on the grid, {here} here)</source>
        <extracomment>measured.other_parts</extracomment>
        <translation>「{name}」のパーツの数が異なります (グリッドでは {grid} 個、ここでは {here} 個)</translation>
    </message>
    <message>
        <source>column &quot;{column}&quot; occurs more than once; use it only once</source>
        <extracomment>measured.column_again</extracomment>
        <translation>列「{column}」が複数あります。1 回だけ使ってください</translation>
    </message>
    <message>
        <source>has {found} cells, but the first line has {expected}; this line is ignored</source>
        <extracomment>measured.too_many_cells</extracomment>
        <translation>セルが {found} 個ですが、最初の行は {expected} 個です。この行は無視します</translation>
    </message>
    <message>
        <source>the scene has several linksets called &quot;{linkset}&quot;, so these costs are ignored; give each of these linksets a unique name, or use linkset ids</source>
        <extracomment>measured.ambiguous</extracomment>
        <translation>シーンに「{linkset}」というリンクセットが複数あるため、これらのコストを無視します。それぞれに異なる名前を付けるか、リンクセットの ID を使ってください</translation>
    </message>
    <message>
        <source>a value for this linkset differs from an earlier one; the earlier value is kept</source>
        <extracomment>measured.conflict</extracomment>
        <translation>このリンクセットの値の 1 つが、それより前の値と異なります。前の値を使います</translation>
    </message>
    <message>
        <source>has an unknown curve or an out-of-range number; the most similar prim is used</source>
        <extracomment>import.shape_changed</extracomment>
        <translation>未知の曲線、または範囲外の数があります。最もよく似たプリムを使います</translation>
    </message>
    <message>
        <source>mirrors or shears the mesh; parts support neither, so mirroring and shear are ignored</source>
        <extracomment>slm.inexact_transform</extracomment>
        <translation>鏡像またはせん断がありますが、パーツにはできません。無視します</translation>
    </message>
    <message>
        <source>{file} and the model have different numbers of objects ({found} and {expected}). In that file, use exactly one object for each object in the model.</source>
        <extracomment>upload.level_objects</extracomment>
        <translation>{file} とモデルのオブジェクトの数が異なります ({found} 個と {expected} 個)。そのファイルで、モデルのオブジェクト 1 つにつき、ちょうど 1 つにしてください。</translation>
    </message>
    <message>
        <source>there is no physics shape to write to a separate file, because no part with the shape type Prim has a physics mesh or hulls</source>
        <extracomment>export.no_physics</extracomment>
        <translation>形状タイプ「プリム」のパーツに物理メッシュも凸包もないため、独立したファイルに書き出す物理形状がありません</translation>
    </message>
    <message>
        <source>saving to this file would lose {what}, because a .scene file can hold only octrees and rays; use .weighbridge, which can hold everything</source>
        <extracomment>export.would_lose</extracomment>
        <translation>.scene ファイルに入るのは八分木とレイだけなので、このファイルに保存すると{what}が失われます。すべてが入る .weighbridge を使ってください</translation>
    </message>
    <message>
        <source>contains only cubes, so the octree&apos;s size, position and rotation are left out; programs that read the file assume a size of 32 m</source>
        <extracomment>export.only_cubes</extracomment>
        <translation>立方体だけを格納するため、八分木のサイズ、位置、回転は含まれません。ファイルを読み込むプログラムは 32 m のサイズとみなします</translation>
    </message>
    <message>
        <source>OCTANTs of eight SOLID cubes are kept, but Inexor&apos;s engine crashes when it reads them; omit --keep-structure to write SOLID cubes instead</source>
        <extracomment>export.crashes_engine</extracomment>
        <translation>8 つの SOLID からなる OCTANT をそのままにしましたが、Inexor のエンジンはこれを読み込むと異常終了します。代わりに SOLID として書き出すには、--keep-structure を外してください</translation>
    </message>
    <message>
        <source>Keep at least one hull: without one, the grid would use the base hull for collisions.</source>
        <extracomment>shape.last_hull</extracomment>
        <translation>少なくとも 1 つの凸包を残してください。1 つもなければ、メッシュは基本凸包として衝突します。</translation>
    </message>
    <message>
        <source>A small mesh for each hull, linked; the original mesh gets shape type None</source>
        <extracomment>method.hull_linkset_help</extracomment>
        <translation>凸包ごとの小さいメッシュをリンクしたもの。メッシュ自体の形状タイプは「なし」になる</translation>
    </message>
    <message>
        <source>Boxes, cylinders and spheres, linked; the original mesh gets shape type None</source>
        <extracomment>method.prims_help</extracomment>
        <translation>箱、円柱、球をリンクしたもの。メッシュ自体の形状タイプは「なし」になる</translation>
    </message>
    <message numerus="yes">
        <source>the base hull has {points} points and no volume; the grid will likely refuse it, though people use such hulls in practice</source>
        <extracomment>cost.hull_without_volume</extracomment>
        <translation>
            <numerusform>基本凸包の点が {points} 個で、体積がありません。グリッドはおそらく拒否しますが、実際にはこのような凸包も使われています</numerusform>
        </translation>
    </message>
    <message>
        <source>the linkset has no parts, so it costs nothing</source>
        <extracomment>cost.empty_linkset</extracomment>
        <translation>リンクセットにパーツがありません。コストはかかりません</translation>
    </message>
    <message numerus="yes">
        <source>its base hull has {points} points and no volume. The grid will likely refuse it, though people use such hulls in practice.</source>
        <extracomment>upload.flat_base_hull</extracomment>
        <translation>
            <numerusform>基本凸包の点は {points} 個で、体積がありません。実際にはそのような凸包も使われていますが、おそらくグリッドに拒否されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>parcel id</source>
        <extracomment>column.parcel_id</extracomment>
        <translation>区画 ID</translation>
    </message>
    <message>
        <source>deviation location x m</source>
        <extracomment>column.deviation_x_m</extracomment>
        <translation>ずれの位置 x m</translation>
    </message>
    <message>
        <source>deviation location y m</source>
        <extracomment>column.deviation_y_m</extracomment>
        <translation>ずれの位置 y m</translation>
    </message>
    <message>
        <source>deviation location z m</source>
        <extracomment>column.deviation_z_m</extracomment>
        <translation>ずれの位置 z m</translation>
    </message>
    <message>
        <source>the engine and the exact method disagree ({difference})</source>
        <extracomment>pick.engine_difference</extracomment>
        <translation>エンジンと厳密な方法が一致しません ({difference})</translation>
    </message>
    <message>
        <source>Decision sheet for &quot;{name}&quot;</source>
        <extracomment>sheet.title</extracomment>
        <translation>「{name}」の判断シート</translation>
    </message>
    <message>
        <source>Constants that differ</source>
        <extracomment>sheet.constants</extracomment>
        <translation>異なる定数</translation>
    </message>
    <message>
        <source>All columns use the same constants.</source>
        <extracomment>sheet.no_constants</extracomment>
        <translation>すべての列の定数は同じです。</translation>
    </message>
    <message>
        <source>  complete: confirmed by a checksum or by the exact length</source>
        <extracomment>inspect.wholeness_checked</extracomment>
        <translation>  完全: チェックサムまたは正確な長さで確認済み</translation>
    </message>
    <message>
        <source>The physics shape used to weigh the part.</source>
        <extracomment>help.representation</extracomment>
        <translation>パーツの計算に使われる物理形状。</translation>
    </message>
    <message>
        <source>The average width of the triangles, before limits are applied: the number of triangles divided by the sum of 1 / width. Slivers lower this average.</source>
        <extracomment>help.width_m</extracomment>
        <translation>三角形の平均幅 (上下限の適用前): 三角形の数を 1 / 幅 の合計で割った値。細長い三角形があると小さくなります。</translation>
    </message>
    <message>
        <source>For each part, the largest of its three weights counts; the land impact is the sum over all parts, {rounding}.</source>
        <extracomment>explain.sum_of_parts</extracomment>
        <translation>パーツごとに 3 つのウェイトのうち最大のものを取り、その合計を{rounding}値が土地負荷です。</translation>
    </message>
    <message>
        <source>The legacy accounting applies, because none of the linkset&apos;s parts opts in to the new accounting. Once a part is a mesh or gets the physics shape type None, the three weights decide.</source>
        <extracomment>explain.counted_opensim</extracomment>
        <translation>新計算方式の対象になるパーツがないため、旧計算方式が使われます。1 つでもメッシュになるか、物理形状タイプが「なし」になると、3 つのウェイトで決まります。</translation>
    </message>
    <message>
        <source>viewer: as computed today by an open-source viewer or simulator</source>
        <extracomment>explain.viewer</extracomment>
        <translation>ビューア: オープンソースのビューアまたはシミュレーターが現在そのように計算している</translation>
    </message>
    <message>
        <source>Linksets that can no longer be set physical because of the limit of {limit} PE or the limit on the number of parts: {count} ({names}).</source>
        <extracomment>changes.no_longer_physical</extracomment>
        <translation>{limit} PE の上限またはパーツ数の上限により、{count} 個が「物理」に設定できなくなります: {names}。</translation>
    </message>
    <message>
        <source>in quotes, \ can come only before a quote or another \</source>
        <extracomment>filter.bad_escape</extracomment>
        <translation>引用符の中では、\ は引用符または別の \ の前にだけ置けます</translation>
    </message>
    <message>
        <source>Profile {profile}: changed constants are marked and listed first.</source>
        <extracomment>html.constants_of</extracomment>
        <translation>プロファイル {profile}: 変更した定数には印を付け、先頭に示します。</translation>
    </message>
    <message>
        <source>No effect under {profile}: the server weight does not use this constant. The constant changes only the simulator cost (SRC), which does not count under this profile.</source>
        <extracomment>effect.simulator</extracomment>
        <translation>{profile} では効果なし: サーバーウェイトはこの定数を使いません。変わるのは、このプロファイルでは数えられないシミュレーターコスト (SRC) だけです。</translation>
    </message>
    <message>
        <source>the measured cost of &quot;{linkset}&quot; is ignored: one of its meshes is missing or incomplete, so the linkset&apos;s cost is unknown</source>
        <extracomment>measured.mesh_missing</extracomment>
        <translation>「{linkset}」の実測コストを無視します: メッシュの 1 つがないか不完全なため、コストが不明です</translation>
    </message>
    <message>
        <source>the measurements determine only the combined effect of these constants, not their individual values: {keys}</source>
        <extracomment>calibrate.inseparable</extracomment>
        <translation>実測値ではこれらの定数を区別できません: {keys}。決まるのは合わせた効果だけです</translation>
    </message>
    <message numerus="yes">
        <source>Adding {count} scripts to {parts}</source>
        <extracomment>act.more_scripts</extracomment>
        <translation>
            <numerusform>{parts} への {count} 個のスクリプトの追加</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the physics shape type of {part} to Convex Hull so that the linkset uses the new accounting.</source>
        <extracomment>advice.opt_in</extracomment>
        <translation>{part} の物理形状タイプを「凸包」にして、リンクセットに新計算方式が使われるようにします。</translation>
    </message>
    <message>
        <source>To switch the linkset to the new accounting, set the physics shape type of these {count} parts to Convex Hull: {parts}.</source>
        <extracomment>advice.opt_in_these</extracomment>
        <translation>リンクセットを新計算方式に切り替えるには、次の {count} 個のパーツの物理形状タイプを「凸包」にします: {parts}。</translation>
    </message>
    <message>
        <source>Set the physics shape type of all {count} parts to Convex Hull so that the linkset uses the new accounting.</source>
        <extracomment>advice.opt_in_prims</extracomment>
        <translation>{count} 個のパーツすべての物理形状タイプを「凸包」にして、リンクセットに新計算方式が使われるようにします。</translation>
    </message>
    <message numerus="yes">
        <source>For {part} and {more} more just like it, replace each physics shape with {count} hulls.</source>
        <extracomment>advice.made_hulls_alike</extracomment>
        <translation>
            <numerusform>{part} と、同じほかの {more} 個の物理形状を {count} 個の凸包に置き換えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {part} and {more} more just like it, replace each physics shape with {count} triangles.</source>
        <extracomment>advice.made_triangles_alike</extracomment>
        <translation>
            <numerusform>{part} と、同じものほか {more} 個の物理形状を {count} 個の三角形に置き換えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The new physics shape deviates from the visual mesh by at most {distance} cm.</source>
        <extracomment>caution.made_shape</extracomment>
        <translation>新しい物理形状の、見えるメッシュからのずれは最大 {distance} cm です。</translation>
    </message>
    <message>
        <source>Gaps of up to {width} m can remain.</source>
        <extracomment>caution.gaps</extracomment>
        <translation>最大 {width} m の隙間が残ることがあります。</translation>
    </message>
    <message>
        <source>You have to rewrite the scripts as a single script.</source>
        <extracomment>caution.one_script</extracomment>
        <translation>1 つのスクリプトに書き直す必要があります。</translation>
    </message>
    <message>
        <source>Once moved, a script can no longer reach its old object through link messages.</source>
        <extracomment>caution.scripts_moved</extracomment>
        <translation>移動したスクリプトのリンクメッセージは、元のオブジェクトに届かなくなります。</translation>
    </message>
    <message>
        <source>Scripts in one object can then no longer reach the other.</source>
        <extracomment>caution.unlinked_scripted</extracomment>
        <translation>その場合、スクリプトは互いに届かなくなります。</translation>
    </message>
    <message>
        <source>The two objects no longer move together, and scripts in one can no longer reach the other.</source>
        <extracomment>caution.unlinked</extracomment>
        <translation>一緒に動かなくなり、スクリプトは互いに届かなくなります。</translation>
    </message>
    <message>
        <source>Change the number in Properties &gt; Scripts for both objects.</source>
        <extracomment>plan_act.move_scripts.here</extracomment>
        <translation>両方のオブジェクトの「プロパティ &gt; スクリプト」の数を変えます。</translation>
    </message>
    <message>
        <source>Combine textures into an atlas until the object has at most 8 materials.</source>
        <extracomment>plan_act.fewer_materials.blender</extracomment>
        <translation>オブジェクトのマテリアルが 8 個になるまで、テクスチャをアトラスにまとめます。</translation>
    </message>
    <message>
        <source>Cost in LI (parts in PE)</source>
        <extracomment>legend.ramp_land_impact</extracomment>
        <translation>コスト (LI、パーツは PE)</translation>
    </message>
    <message>
        <source>it picks a different cube or face than the exact method</source>
        <extracomment>picking.unexplained</extracomment>
        <translation>別の立方体または面を選ぶ</translation>
    </message>
    <message>
        <source>&quot;weighbridge COMMAND --help&quot; lists a command&apos;s options and shows an example.</source>
        <extracomment>app.footer</extracomment>
        <translation>「weighbridge COMMAND --help」で、コマンドのオプションと例が表示されます。</translation>
    </message>
    <message>
        <source>unknown option &quot;{word}&quot; for &quot;{command}&quot;{hint}</source>
        <extracomment>app.unknown_option</extracomment>
        <translation>「{word}」は「{command}」の未知のオプションです{hint}</translation>
    </message>
    <message>
        <source>Without a command, the given files open in a window as one scene.</source>
        <extracomment>man.window</extracomment>
        <translation>コマンドを指定しないと、指定したファイルを 1 つのシーンとしてウィンドウに開きます。</translation>
    </message>
    <message>
        <source>--help and --version can follow any command. Results go to standard output or to a file, which is written completely or not at all.</source>
        <extracomment>man.everywhere</extracomment>
        <translation>--help と --version は、どのコマンドの後にも付けられます。結果は標準出力、またはファイルに書き出します。ファイルは、全体を書き出すか、まったく書き出さないかのどちらかです。</translation>
    </message>
    <message>
        <source>0: success. 1: an input was refused or could not be read completely (without --partial), or an output could not be written. Each problem is reported on its own line on standard error. 2: usage error.</source>
        <extracomment>man.status</extracomment>
        <translation>0: 成功。1: 入力を受け付けなかったか、--partial なしで最後まで読み込めなかったか、何かを書き込めなかった場合。それぞれの問題を標準エラーに 1 行ずつ示します。2: 使い方の誤り。</translation>
    </message>
    <message>
        <source>Costs measured by the grid: a CSV file, an LLSD reply, or a viewer&apos;s chat log with lines from the measuring script. The measured costs are shown beside each linkset&apos;s estimates</source>
        <extracomment>option.measured</extracomment>
        <translation>グリッドが実測したコスト: CSV ファイル、LLSD の応答、または測定スクリプトの行のあるビューアのチャットログ。実測コストはリンクセットごとに推定値の横に表示します</translation>
    </message>
    <message>
        <source>Show the scene&apos;s own measured costs beside each linkset&apos;s estimates</source>
        <extracomment>option.compare</extracomment>
        <translation>シーン自体の実測コストを、リンクセットごとに推定値の横に表示します</translation>
    </message>
    <message>
        <source>has no effect on {format} output; it applies only to CSV</source>
        <extracomment>option.only_csv</extracomment>
        <translation>{format} の出力には効果がありません。CSV にだけ適用されます</translation>
    </message>
    <message>
        <source>Weigh with these constants instead of the scene&apos;s own: a built-in profile or a profile file</source>
        <extracomment>option.profile</extracomment>
        <translation>シーン自体の定数の代わりに、次の定数で計算します: 組み込みのプロファイル、またはプロファイルのファイル</translation>
    </message>
    <message>
        <source>Also search for simpler levels of detail for meshes with more than 6,000 triangles; the search takes several minutes</source>
        <extracomment>option.thorough</extracomment>
        <translation>三角形が 6,000 個を超えるメッシュの、より簡単な LOD も探します。数分かかります</translation>
    </message>
    <message>
        <source>Files and folders left out because they could not be read: {count}.</source>
        <extracomment>folder.refused</extracomment>
        <translation>読み込めず、含まれていないファイルとフォルダー: {count}。</translation>
    </message>
    <message>
        <source>Files left out because their type is not supported: {count}.</source>
        <extracomment>folder.left_alone</extracomment>
        <translation>対応していない種類のため、無視したファイル: {count}。</translation>
    </message>
    <message>
        <source>Constants to bake into the tables: a built-in profile or a profile file; default: second-life</source>
        <extracomment>option.baked_profile</extracomment>
        <translation>表に焼き込む定数: 組み込みのプロファイルまたはプロファイルのファイル。省略時は second-life</translation>
    </message>
    <message>
        <source>Change a constant that is baked into the tables; repeatable</source>
        <extracomment>option.baked_set</extracomment>
        <translation>表に焼き込まれる定数の 1 つを変更します。繰り返し指定できます</translation>
    </message>
    <message>
        <source>Change a constant or choice; repeatable. To sweep over a constant, give FROM:TO:STEPS as its value</source>
        <extracomment>option.set_or_range</extracomment>
        <translation>定数または選択項目を 1 つ変更します。繰り返し指定できます。値を FROM:TO:STEPS にすると、その定数を順に変えて計算します</translation>
    </message>
    <message>
        <source>Let projects read files outside their own folder; use this option only for projects you trust</source>
        <extracomment>option.allow_outside</extracomment>
        <translation>プロジェクトが自身のフォルダーの外のファイルを読み込めるようにします。信頼できるプロジェクトにだけ使ってください</translation>
    </message>
    <message>
        <source>Calculate everything; do not use cached results</source>
        <extracomment>option.no_cache</extracomment>
        <translation>すべて計算し、以前の結果のキャッシュを使いません</translation>
    </message>
    <message>
        <source>Show the contents of a file and anything in it that the grid would refuse.</source>
        <extracomment>inspect.about</extracomment>
        <translation>ファイルの内容と、グリッドが拒否するものをすべて表示します。</translation>
    </message>
    <message>
        <source>Weigh scenes and write the results as a table, or as a page to send or print.</source>
        <extracomment>report.about</extracomment>
        <translation>シーンを計算し、表、または送付や印刷用のページを書き出します。</translation>
    </message>
    <message>
        <source>Rays to cast instead of the scene&apos;s own, from a file (- for standard input): one per line, or as binary records</source>
        <extracomment>pick.rays</extracomment>
        <translation>シーン自体のレイの代わりに使う、ファイルまたは標準入力 (-) のレイ。数に制限はなく、1 行に 1 本、またはバイナリのレコードです</translation>
    </message>
    <message>
        <source>Like --point, but for points from a file (- for standard input): X Y Z on each line</source>
        <extracomment>pick.points</extracomment>
        <translation>ファイルまたは標準入力 (-) の点について、同じことを示します: 1 行に X Y Z</translation>
    </message>
    <message>
        <source>Number of levels in octrees made from parts; default: {standard}</source>
        <extracomment>convert.depth</extracomment>
        <translation>パーツから作る八分木の段数。省略時は {standard}</translation>
    </message>
    <message>
        <source>Find the constants that reproduce the costs measured by the grid, and show the standard error of each constant.</source>
        <extracomment>calibrate.about</extracomment>
        <translation>グリッドが実測したコストを再現する定数を求め、各定数の標準誤差を表示します。</translation>
    </message>
    <message>
        <source>Costs measured by the grid: a CSV file, an LLSD reply, or a viewer&apos;s chat log with lines from the measuring script. Default: the scene&apos;s own measured costs</source>
        <extracomment>calibrate.measured</extracomment>
        <translation>グリッドが実測したコスト: CSV、LLSD の応答、または測定スクリプトの行のあるビューアのチャットログ。省略時はシーン自体のもの</translation>
    </message>
    <message>
        <source>Also fit the constants to published measurements, as listed by &quot;weighbridge evidence&quot;; SCENE is then optional</source>
        <extracomment>calibrate.published</extracomment>
        <translation>weighbridge evidence が示す、人々が実測して公開したものにも合わせます。その場合、SCENE は省略できます</translation>
    </message>
    <message>
        <source>Write the resulting profile to a file, for use with --profile</source>
        <extracomment>calibrate.output</extracomment>
        <translation>求めたプロファイルをファイルに書き出します (--profile 用)</translation>
    </message>
    <message>
        <source>Write the parts to a .csv or .csv.gz file, with NAME.linksets, .regions, .sources and .meta beside it. Or write all tables to an SQLite database (.sqlite, .sqlite3, .db). After an interruption, run the same command to continue</source>
        <extracomment>statistics.output</extracomment>
        <translation>パーツを .csv または .csv.gz として書き出し、その横に NAME.linksets、.regions、.sources、.meta を書き出します。または、すべての表を SQLite データベース (.sqlite、.sqlite3、.db) として書き出します。中断した場合は、同じコマンドで続きから進みます</translation>
    </message>
    <message>
        <source>Instead of writing tables, print SQL for one engine ({words}): the tables, the meaning of their columns, and the commands that load the files. With --output, the commands load the files named there</source>
        <extracomment>statistics.schema</extracomment>
        <translation>表を書き出す代わりに、1 つのエンジン ({words}) 用の SQL を出力します: 表、その列の意味、ファイルを読み込むコマンド。--output を付けると、そこで指定したファイルを読み込むコマンドになります</translation>
    </message>
    <message>
        <source>Query costs in the tables that &quot;weighbridge statistics&quot; writes. The query is printed as SQL for your own engine, or run on an SQLite file or a PostgreSQL server.</source>
        <extracomment>sql.about</extracomment>
        <translation>「weighbridge statistics」が書き出す表からコストを問い合わせます。クエリは、お使いのエンジン用の SQL として表示するか、SQLite ファイルまたは PostgreSQL サーバーで実行します。</translation>
    </message>
    <message>
        <source>What to print for tables spread over several machines: {words}; default: {standard}. Run the &quot;shard&quot; query on each machine, put all rows into one table named weighbridge_partial, and run the &quot;merge&quot; query on that table</source>
        <extracomment>sql.stage</extracomment>
        <translation>複数のマシンに分かれた表のために表示するもの: {words}。省略時は {standard}。各マシンで shard を実行し、すべての行を 1 つの表 weighbridge_partial に入れ、そこで merge を実行します</translation>
    </message>
    <message>
        <source>{key} is baked into the tables, so a printed query cannot change it; set it with &quot;weighbridge statistics&quot; instead, or use --run</source>
        <extracomment>sql.baked</extracomment>
        <translation>{key} は表に焼き込まれているため、表示されるクエリでは変えられません。代わりに「weighbridge statistics」で設定するか、--run を使ってください</translation>
    </message>
    <message>
        <source>Weigh with these constants: a built-in profile or a profile file; default: second-life</source>
        <extracomment>option.query_profile</extracomment>
        <translation>この定数で計算します: 組み込みのプロファイルまたはプロファイルのファイル。省略時は second-life</translation>
    </message>
    <message>
        <source>Show every constant and choice in a profile.</source>
        <extracomment>profile.show_about</extracomment>
        <translation>プロファイルの定数と選択項目をすべて表示します。</translation>
    </message>
    <message>
        <source>Instead of --within: choose the closest shape with at most this physics cost for the part, in PE. With auto: the highest cost that does not raise the land impact</source>
        <extracomment>shapes.budget</extracomment>
        <translation>--within の代わりに: パーツの物理コストがこの値 (PE) 以下で最も近い形状を選びます。auto は、土地負荷を上げない最大のコスト</translation>
    </message>
    <message>
        <source>With --lods: maximum deviation in pixels, on a screen with 1080 lines and a 60° field of view; default: {standard}</source>
        <extracomment>shapes.pixels</extracomment>
        <translation>--lods とともに: 最大のずれ (ピクセル)。1080 行、視野角 60° の画面でのものです。省略時は {standard}</translation>
    </message>
    <message>
        <source>no generated levels of detail meet the goal, so the part keeps its existing levels. Increase --streaming or --pixels</source>
        <extracomment>shapes.no_levels_chosen</extracomment>
        <translation>目標を満たす LOD を生成できなかったため、パーツの既存の LOD は変わりません。--streaming または --pixels を大きくしてください</translation>
    </message>
    <message>
        <source>the download and server weights leave no PE for --budget auto; set --budget to a cost in PE, such as 3</source>
        <extracomment>shapes.nothing_free</extracomment>
        <translation>ダウンロードウェイトとサーバーウェイトの範囲内に、--budget auto で使える PE がありません。--budget に 3 などのコスト (PE) を指定してください</translation>
    </message>
    <message>
        <source>no generated shape meets the goal, so the part keeps its existing shape. Increase --within or --budget</source>
        <extracomment>shapes.none_chosen</extracomment>
        <translation>目標を満たす形状を生成できなかったため、パーツの既存の形状は変わりません。--within または --budget を大きくしてください</translation>
    </message>
    <message>
        <source>every generated shape that meets the goal blocks a passage or removes a floor, so the part keeps its existing shape. Reduce --within, increase --budget, or allow blocked passages with --no-passage</source>
        <extracomment>shapes.none_keeps_ways</extracomment>
        <translation>目標を満たす生成した形状は、どれも通路をふさぐか床をなくすため、パーツの既存の形状は変わりません。--within を小さくするか、--budget を大きくするか、--no-passage で通路がふさがるのを許してください</translation>
    </message>
    <message>
        <source>the uploader replaces these hulls with its own, which cost {least} to {most} PE, so deviation and passages may differ in world. The &quot;arrives&quot; column says which shapes arrive as shown</source>
        <extracomment>shapes.other_hulls</extracomment>
        <translation>アップローダーはこれらの凸包を独自のもの ({least} から {most} PE) に置き換えるため、ワールド内ではずれや通路が異なることがあります。表示どおりに届く形状は「arrives」列で分かります</translation>
    </message>
    <message>
        <source>the uploader replaces these hulls with its own, so cost, deviation and passages may differ in world. The &quot;arrives&quot; column says which shapes arrive as shown</source>
        <extracomment>shapes.unknown_hulls</extracomment>
        <translation>アップローダーはこれらの凸包を独自のものに置き換えるため、ワールド内ではコスト、ずれ、通路が異なることがあります。表示どおりに届く形状は「arrives」列で分かります</translation>
    </message>
    <message>
        <source>First rotate everything by 90° around the x axis, for a model that lies on its back because its up axis is z, not y. Passages are checked after the rotation</source>
        <extracomment>shapes.turn_upright</extracomment>
        <translation>y ではなく z が上のため倒れているモデルのために、まず全体を x 軸まわりに 90° 回転します。通路は回転後に確認します</translation>
    </message>
    <message>
        <source>Write all the files that the viewer&apos;s uploader needs: the model, its three lower levels of detail and its physics shape. Also write a page that says what to choose in the uploader and what to do in world.</source>
        <extracomment>export.about</extracomment>
        <translation>ビューアのアップローダーに必要なファイルをすべて書き出します: モデル、下位の LOD 3 つ、物理形状。アップローダーで選ぶものとインワールドで行うことを説明するページも書き出します。</translation>
    </message>
    <message>
        <source>The folder to write to; it is created if necessary</source>
        <extracomment>export.uploader</extracomment>
        <translation>書き出し先のフォルダー。必要なら作成します</translation>
    </message>
    <message>
        <source>Maximum deviation of levels of detail in pixels, on a screen with 1080 lines and a 60° field of view; default: {standard}</source>
        <extracomment>export.pixels</extracomment>
        <translation>LOD の最大のずれ (ピクセル)。1080 行、視野角 60° の画面でのものです。省略時は {standard}</translation>
    </message>
    <message>
        <source>the base hull is left out of the file, because the uploader generates a base hull for any part without a physics file</source>
        <extracomment>export.base_hull</extracomment>
        <translation>物理ファイルのないパーツにはアップローダーが基本凸包を生成するため、基本凸包はファイルに含まれません</translation>
    </message>
    <message>
        <source>Without a command: files or folders to open in the window; several are combined into one scene</source>
        <extracomment>window.files</extracomment>
        <translation>コマンドなしでウィンドウに開くファイルまたはフォルダー。複数なら 1 つのシーンになります</translation>
    </message>
    <message>
        <source>Its physics shape was uploaded as a list of convex hulls, and its shape type is Prim. The grid uses these hulls, whether or not the part moves.</source>
        <extracomment>reason.hull_list</extracomment>
        <translation>物理形状が凸包のリストとしてアップロードされ、形状タイプは「プリム」です。動くかどうかにかかわらず、グリッドはこれらの凸包を使います。</translation>
    </message>
    <message>
        <source>Its physics shape was uploaded as triangles, but the part is too thin along one axis for the grid to use them. It gets one convex hull instead, so openings are closed to avatars.</source>
        <extracomment>reason.thin_mesh</extracomment>
        <translation>物理形状が三角形としてアップロードされましたが、辺の一つが薄すぎるため、グリッドは三角形を使えません。代わりに 1 つの凸包になり、開口部はアバターに対してふさがれます。</translation>
    </message>
    <message>
        <source>It is physical or moving, and its physics shape was uploaded as triangles. The grid cannot move triangles, so the part gets one convex hull.</source>
        <extracomment>reason.dynamic_without_hulls</extracomment>
        <translation>「物理」であるか動くもので、物理形状が三角形としてアップロードされています。グリッドは三角形を動かせないため、1 つの凸包になります。</translation>
    </message>
    <message>
        <source>The mesh was uploaded without a physics shape. The grid can use only one convex hull for the mesh, so openings are closed to avatars.</source>
        <extracomment>reason.no_physics_shape</extracomment>
        <translation>メッシュが物理形状なしでアップロードされました。グリッドが使えるのはその 1 つの凸包だけなので、開口部はアバターに対してふさがれます。</translation>
    </message>
    <message>
        <source>factor for the small sides of a thin round prim that counts as a box; for display only, with no effect on costs</source>
        <extracomment>constant.small_side_factor</extracomment>
        <translation>箱とみなす薄い丸形プリムの小さい辺に掛ける係数。表示のみで、コストには影響しない</translation>
    </message>
    <message>
        <source>the file contains too many octrees; the limit is {limit}</source>
        <extracomment>octree_scene.too_many</extracomment>
        <translation>八分木の数が、読み込みの上限 {limit} を超えています</translation>
    </message>
    <message>
        <source>the file contains too many rays; the limit is {limit}</source>
        <extracomment>octree_scene.too_many_rays</extracomment>
        <translation>レイの数が、読み込みの上限 {limit} を超えています</translation>
    </message>
    <message>
        <source>the process that reads the file could not be started: {reason}</source>
        <extracomment>worker.not_started</extracomment>
        <translation>ファイルを読み込むプロセスを開始できませんでした: {reason}</translation>
    </message>
    <message>
        <source>the program that reads such files, {program}, could not be started: {reason}; install Weighbridge again</source>
        <extracomment>worker.no_program</extracomment>
        <translation>このようなファイルを読み込むプログラム {program} を起動できませんでした: {reason}。Weighbridge を再インストールしてください</translation>
    </message>
    <message>
        <source>the process that reads the file crashed with signal {number} ({name}); the file may be corrupted or malicious</source>
        <extracomment>worker.signal</extracomment>
        <translation>ファイルを読み込むプロセスがシグナル {number} ({name}) で異常終了しました。ファイルが壊れているか、害を与えるために作られた可能性があります</translation>
    </message>
    <message>
        <source>the process that reads the file was killed by the system or another program; the system may be out of memory</source>
        <extracomment>worker.killed</extracomment>
        <translation>ファイルを読み込むプロセスが外部から終了させられました。システムのメモリが不足した可能性があります</translation>
    </message>
    <message>
        <source>reading it took more than {seconds} s of processor time, the limit for a file</source>
        <extracomment>worker.processor_time</extracomment>
        <translation>読み込みに、ファイルに与えられる上限 {seconds} 秒を超えるプロセッサ時間がかかりました</translation>
    </message>
    <message>
        <source>reading it took longer than {seconds} s, the limit for a file</source>
        <extracomment>worker.time</extracomment>
        <translation>読み込みに、ファイルに与えられる上限 {seconds} 秒を超える時間がかかりました</translation>
    </message>
    <message>
        <source>the process that reads the file exited with status {status} without a result</source>
        <extracomment>worker.status</extracomment>
        <translation>ファイルを読み込むプロセスが、状態 {status} で結果を返さずに終了しました</translation>
    </message>
    <message>
        <source>the process that reads the file returned invalid data: {what}</source>
        <extracomment>worker.garbage</extracomment>
        <translation>ファイルを読み込むプロセスが無効なデータを返しました: {what}</translation>
    </message>
    <message>
        <source>The process has no open files except the one that it reads and its connection to Weighbridge.</source>
        <extracomment>wall.descriptors</extracomment>
        <translation>読み込むファイルと Weighbridge との接続以外に開いているファイルはありません。</translation>
    </message>
    <message>
        <source>The process can use only the few system calls that reading needs.</source>
        <extracomment>wall.system_calls</extracomment>
        <translation>読み込みに必要な少数のシステムコールしか使えません。</translation>
    </message>
    <message>
        <source>is nested too deeply; the limit is {limit} levels</source>
        <extracomment>json.too_deep</extracomment>
        <translation>入れ子が、上限の {limit} 段を超えています</translation>
    </message>
    <message numerus="yes">
        <source>these files are still to be loaded: {files}; if loading was interrupted, load them again, or every sum will be too small</source>
        <extracomment>query.pending</extracomment>
        <translation>
            <numerusform>まだ読み込まれていないファイルがあります: {files}。読み込みが中断された場合は、読み込み直してください。そうしないと、すべての合計が小さくなりすぎます</numerusform>
        </translation>
    </message>
    <message>
        <source>has no mesh, and only meshes can have their own physics shape</source>
        <extracomment>export.part_without_mesh</extracomment>
        <translation>メッシュがありません。独自の物理形状を持てるのはメッシュだけです</translation>
    </message>
    <message>
        <source>Some of the shapes generated earlier could not be read from this project and were left out. Make them again.</source>
        <extracomment>making.kept_damaged</extracomment>
        <translation>以前に生成した形状の一部をこのプロジェクトから読み込めなかったため、省きました。もう一度作ってください。</translation>
    </message>
    <message>
        <source>unsupported file type; supported types: .weighbridge, .llmesh or .mesh (mesh asset), .slm (viewer&apos;s model file), _PHYS.dae or _PHYS.glb (uploader), _PHYS.obj (other tools)</source>
        <extracomment>making.unknown_ending</extracomment>
        <translation>対応していない種類のファイルです。対応する種類: .weighbridge、.llmesh または .mesh (メッシュアセット)、.slm (ビューアのモデルファイル)、_PHYS.dae または _PHYS.glb (アップローダー)、_PHYS.obj (ほかのツール)</translation>
    </message>
    <message>
        <source>expected &quot;,&quot;, &quot;;&quot;, &quot;|&quot; or tab, found &quot;{text}&quot;</source>
        <extracomment>option.csv_separator_form</extracomment>
        <translation>「,」「;」「|」またはタブが必要ですが、「{text}」があります</translation>
    </message>
    <message>
        <source>Show which sandbox restrictions are active on this system, for each process that reads 3D models or archives</source>
        <extracomment>inspect.cell</extracomment>
        <translation>3D モデルまたはアーカイブを読み込むプロセスごとに、このシステムで有効なサンドボックスの制限を表示します</translation>
    </message>
    <message>
        <source>reader</source>
        <extracomment>cell.reader</extracomment>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>the scene has {count} objects, but a file for the uploader can hold only one; use &quot;weighbridge export&quot; with --linkset</source>
        <extracomment>convert.one_object</extracomment>
        <translation>シーンにオブジェクトが {count} 個ありますが、アップローダー用のファイルに入るのは 1 つだけです。「weighbridge export」に --linkset を付けて使ってください</translation>
    </message>
    <message>
        <source>no meshes found; expected one mesh per hull</source>
        <extracomment>shapes.no_hulls</extracomment>
        <translation>メッシュがありません。凸包ごとにメッシュが 1 つ必要です</translation>
    </message>
    <message>
        <source>the uploader replaces these hulls with its own, which cost {least} PE, so deviation and passages may differ in world. The &quot;arrives&quot; column says which shapes arrive as shown</source>
        <extracomment>shapes.other_hulls_same</extracomment>
        <translation>アップローダーはこれらの凸包を独自のもの ({least} PE) に置き換えるため、ワールド内ではずれや通路が異なることがあります。表示どおりに届く形状は「arrives」列で分かります</translation>
    </message>
    <message>
        <source>no generated levels of detail meet the goal, so the part keeps its existing levels. Increase --pixels</source>
        <extracomment>export.no_levels_chosen</extracomment>
        <translation>目標を満たす生成した LOD がないため、パーツの既存の LOD は変わりません。--pixels を大きくしてください</translation>
    </message>
    <message>
        <source>vertices of the hull</source>
        <extracomment>quantity</extracomment>
        <translation>凸包の頂点</translation>
    </message>
    <message>
        <source>vertices of all hulls</source>
        <extracomment>quantity</extracomment>
        <translation>すべての凸包の頂点</translation>
    </message>
    <message>
        <source>vertex indices, three per triangle</source>
        <extracomment>quantity</extracomment>
        <translation>頂点インデックス (三角形ごとに 3 個)</translation>
    </message>
    <message>
        <source>share of the cost</source>
        <extracomment>quantity</extracomment>
        <translation>コストに占める割合</translation>
    </message>
    <message>
        <source>value of {constant}</source>
        <extracomment>chart.constant</extracomment>
        <translation>{constant}の値</translation>
    </message>
    <message>
        <source>quoted text</source>
        <extracomment>word</extracomment>
        <translation>引用符で囲まれたテキスト</translation>
    </message>
    <message>
        <source>a record that does not belong there</source>
        <extracomment>word</extracomment>
        <translation>そこにあるべきでないレコード</translation>
    </message>
    <message>
        <source>an unknown record</source>
        <extracomment>word</extracomment>
        <translation>不明なレコード</translation>
    </message>
    <message>
        <source>a record that is too large</source>
        <extracomment>word</extracomment>
        <translation>大きすぎるレコード</translation>
    </message>
    <message>
        <source>an invalid record</source>
        <extracomment>word</extracomment>
        <translation>無効なレコード</translation>
    </message>
    <message>
        <source>an incomplete stream</source>
        <extracomment>word</extracomment>
        <translation>不完全なストリーム</translation>
    </message>
    <message>
        <source>more data after the end</source>
        <extracomment>word</extracomment>
        <translation>終わりの後のデータ</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>html.changed</extracomment>
        <translation>変更あり</translation>
    </message>
    <message>
        <source>vertices of the hull assumed for a sculpt; sculpts measured in world cost 0.1 PE (sphere) to 1.8 PE (cube, equal to 44 vertices)</source>
        <extracomment>constant.sculpt_hull_vertices</extracomment>
        <translation>スカルプトに仮定する凸包の頂点数。インワールドで実測されたスカルプトのコストは 0.1 PE (球) から 1.8 PE (立方体、頂点 44 個に相当) まで</translation>
    </message>
    <message>
        <source>Second Life wiki, Sculpted_Prim_Usage, revision 1169304: 0.1 PE for a sculpted sphere, 1.8 PE for a sculpted cube; the default assumes a box hull</source>
        <extracomment>constant.sculpt_hull_vertices</extracomment>
        <translation>Second Life wiki の Sculpted_Prim_Usage、第 1169304 版: スカルプトの球は 0.1 PE、スカルプトの立方体は 1.8 PE。既定値は箱の凸包を仮定</translation>
    </message>
    <message>
        <source>can be physical</source>
        <extracomment>column.can_be_physical</extracomment>
        <translation>物理オン可</translation>
    </message>
    <message>
        <source>ChinRey, blog, September 3, 2020</source>
        <extracomment>published</extracomment>
        <translation>ChinRey、ブログ、2020 年 9 月 3 日</translation>
    </message>
    <message>
        <source>21 boxes and 1 part with shape type None</source>
        <extracomment>published</extracomment>
        <translation>箱 21 個と、形状タイプ「なし」のパーツ 1 個</translation>
    </message>
    <message>
        <source>Nalates, blog, February 28, 2012</source>
        <extracomment>published</extracomment>
        <translation>Nalates、ブログ、2012 年 2 月 28 日</translation>
    </message>
    <message>
        <source>3 boxes and 1 part with shape type None</source>
        <extracomment>published</extracomment>
        <translation>箱 3 個と、形状タイプ「なし」のパーツ 1 個</translation>
    </message>
    <message>
        <source>sizes unknown; physics at most 1.33 PE per part</source>
        <extracomment>published</extracomment>
        <translation>サイズは不明。物理は 1 パーツあたり最大 1.33 PE</translation>
    </message>
    <message>
        <source>virtualkennelclub, July 27, 2012</source>
        <extracomment>published</extracomment>
        <translation>virtualkennelclub、2012 年 7 月 27 日</translation>
    </message>
    <message>
        <source>counter-evidence to 1.8 PE per sculpt</source>
        <extracomment>published</extracomment>
        <translation>スカルプト 1 個あたり 1.8 PE への反証</translation>
    </message>
    <message>
        <source>Drongle McMahon, forum, August 24, 2011</source>
        <extracomment>published</extracomment>
        <translation>Drongle McMahon、フォーラム、2011 年 8 月 24 日</translation>
    </message>
    <message>
        <source>no longer physical</source>
        <extracomment>word</extracomment>
        <translation>「物理」不可になる</translation>
    </message>
    <message>
        <source>physical again</source>
        <extracomment>word</extracomment>
        <translation>再び「物理」可になる</translation>
    </message>
    <message>
        <source>the block (bytes {begin} to {end}) overlaps &quot;{other}&quot; (bytes {otherBegin} to {otherEnd}); at least one offset or size is wrong</source>
        <extracomment>asset.overlapping_blocks</extracomment>
        <translation>ブロック (バイト {begin} から {end}) が「{other}」(バイト {otherBegin} から {otherEnd}) と重なっています。少なくとも 1 つのオフセットまたはサイズが正しくありません</translation>
    </message>
    <message numerus="yes">
        <source>&quot;Weights&quot; has {bytes} bytes left after the last vertex; the number of vertices is {vertices}</source>
        <extracomment>asset.weights_left</extracomment>
        <translation>
            <numerusform>「Weights」で、最後の頂点の後に {bytes} バイト余っています。頂点の数は {vertices} です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for the {count} hulls in HullList, the number of points in Positions must be {need}, not {have}</source>
        <extracomment>asset.hull_list</extracomment>
        <translation>
            <numerusform>HullList の凸包は {count} 個なので、Positions の点の数は {have} ではなく {need} でなければなりません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles ({triangles}) are degenerate (too thin or too small), so the uploader refuses the physics shape</source>
        <extracomment>asset.degenerate_triangles</extracomment>
        <translation>
            <numerusform>{count} 個の三角形 ({triangles}) が縮退しています。細すぎるか小さすぎるため、アップローダーが物理形状を拒否します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} triangles ({triangles}) are degenerate (too thin or too small), so the grid will likely refuse the physics shape</source>
        <extracomment>asset.degenerate_beside_hulls</extracomment>
        <translation>
            <numerusform>{count} 個の三角形 ({triangles}) が縮退しています。細すぎるか小さすぎるため、グリッドがおそらく物理形状を拒否します</numerusform>
        </translation>
    </message>
    <message>
        <source>has {points} vertices; the grid accepts at most {limit} per hull</source>
        <extracomment>asset.many_base_points</extracomment>
        <translation>頂点が {points} 個です。グリッドが受け付けるのは 1 つの凸包あたり {limit} 個までです</translation>
    </message>
    <message>
        <source>expected a whole number from 0 to {limit} for the depth, found &quot;{found}&quot;</source>
        <extracomment>octree_scene.depth</extracomment>
        <translation>深さには 0 から {limit} までの整数が必要ですが、「{found}」があります</translation>
    </message>
    <message>
        <source>This would divide an indented cube, which is not possible. To change or copy the cube as a whole, choose a smaller grid depth.</source>
        <extracomment>edit.part_of_indented</extracomment>
        <translation>くぼみのある立方体を分割することになり、これはできません。立方体全体を変更またはコピーするには、より小さい格子の深さを選んでください。</translation>
    </message>
    <message>
        <source>has too many filled cubes or exposed faces to be converted to a surface or hulls; the limit is {limit}</source>
        <extracomment>octree.too_many_sides</extracomment>
        <translation>中身のある立方体または露出した面が多すぎて、表面や凸包に変換できません。上限は {limit} 個です</translation>
    </message>
    <message>
        <source>reading it needs more than the {limit} bytes of memory that are left; raise the memory limit with --memory BYTES or in the window&apos;s preferences</source>
        <extracomment>worker.budget</extracomment>
        <translation>読み込みに、残っている {limit} バイトより多くのメモリが必要です。--memory BYTES またはウィンドウの設定でメモリの上限を増やしてください</translation>
    </message>
    <message>
        <source>has an invalid line in its header: &quot;{line}&quot;; export it again</source>
        <extracomment>plain.ply_line</extracomment>
        <translation>ヘッダーに正しくない行があります: 「{line}」。書き出し直してください</translation>
    </message>
    <message>
        <source>{count} parcels in the region {region} are named {parcel}, so the first is used; give each its own id, and use the id of the right one here</source>
        <extracomment>project.ambiguous_parcel</extracomment>
        <translation>リージョン {region} には {parcel} という名前の区画が {count} 個あり、最初のものが使われます。区画ごとに異なる ID を付け、ここには目的の区画の ID を書いてください</translation>
    </message>
    <message>
        <source>is outside the project&apos;s folder, so it was not read. If you trust the project, use --allow-outside on the command line, or open it again in the window and click &quot;Read them&quot;.</source>
        <extracomment>project.outside</extracomment>
        <translation>プロジェクトのフォルダーの外にあるため、読み込みませんでした。プロジェクトを信頼できる場合は、コマンドラインで --allow-outside を使うか、ウィンドウで開き直して「読み込む」をクリックしてください。</translation>
    </message>
    <message numerus="yes">
        <source>{count} names contain NUL characters or invalid UTF-8, which cannot be stored in the tables; each NUL or invalid byte was replaced with U+FFFD</source>
        <extracomment>grid.unstorable_texts</extracomment>
        <translation>
            <numerusform>{count} 個の名前に、表に格納できない NUL 文字または無効な UTF-8 が含まれています。NUL と無効なバイトは、それぞれ U+FFFD に置き換えました</numerusform>
        </translation>
    </message>
    <message>
        <source>does not state its schema (expected {expected}), so these are not tables that Weighbridge wrote; use others</source>
        <extracomment>grid.no_schema</extracomment>
        <translation>スキーマが示されていない (必要なもの: {expected}) ため、Weighbridge が書いた表ではありません。別の表を使ってください</translation>
    </message>
    <message>
        <source>{table} is missing, or is not a table of the kind that Weighbridge creates; create the tables again</source>
        <extracomment>grid.not_a_table</extracomment>
        <translation>{table} がないか、Weighbridge が作る種類の表ではありません。表を作り直してください</translation>
    </message>
    <message>
        <source>is not a manifest; create one with &quot;weighbridge statistics SCENE --manifest FILE&quot;</source>
        <extracomment>grid.no_manifest</extracomment>
        <translation>マニフェストではありません。「weighbridge statistics SCENE --manifest FILE」で作ってください</translation>
    </message>
    <message>
        <source>This query, made by &quot;weighbridge sql&quot;, computes costs from the tables that &quot;weighbridge statistics&quot; wrote.</source>
        <extracomment>query.comment_what</extracomment>
        <translation>「weighbridge sql」で作成したこのクエリは、「weighbridge statistics」が書き出した表からコストを計算します。</translation>
    </message>
    <message>
        <source>This query, made by &quot;weighbridge sql&quot;, computes how costs change from one profile to another, using the tables that &quot;weighbridge statistics&quot; wrote.</source>
        <extracomment>query.comment_changes</extracomment>
        <translation>「weighbridge sql」で作成したこのクエリは、「weighbridge statistics」が書き出した表から、プロファイルを別のものに変えたときのコストの変化を計算します。</translation>
    </message>
    <message>
        <source>some shares of its manifest are missing from the tables: {shares}; load them too, or every sum will be too small</source>
        <extracomment>query.missing_shares</extracomment>
        <translation>マニフェストの割り当ての一部が表にありません: {shares}。これらも読み込まないと、どの合計も小さくなりすぎます</translation>
    </message>
    <message>
        <source>{reason}. This companion file is ignored.</source>
        <extracomment>plain.companion_refused</extracomment>
        <translation>{reason}。付属するこのファイルは無視します。</translation>
    </message>
    <message>
        <source>expected a number from 0 to {limit}, found &quot;{found}&quot;; this value is ignored</source>
        <extracomment>measured.bad_cost</extracomment>
        <translation>0 から {limit} までの数が必要ですが、「{found}」があります。この値は無視します</translation>
    </message>
    <message>
        <source>expected a matrix of 16 finite numbers with a scale from {smallest} to {largest} m on each axis; the mesh is placed at the origin with a size of 1 m</source>
        <extracomment>slm.bad_transform</extracomment>
        <translation>各軸の拡大率が {smallest} から {largest} m の、16 個の有限の数からなる行列が必要です。メッシュはサイズ 1 m で原点に置きます</translation>
    </message>
    <message>
        <source>the position on axis {axis} is {position} m, but the limit is {limit} m in either direction; the mesh is placed at the origin with a size of 1 m</source>
        <extracomment>slm.too_far</extracomment>
        <translation>軸 {axis} の位置は {position} m ですが、いずれの側も限度は {limit} m です。メッシュはサイズ 1 m で原点に置きます</translation>
    </message>
    <message numerus="yes">
        <source>could not be read completely, because {count} bytes follow the end-of-archive marker; copy or export it again</source>
        <extracomment>archive.goes_on</extracomment>
        <translation>
            <numerusform>アーカイブの終了記号の後に {count} バイトあるため、最後まで読み込めませんでした。コピーまたはエクスポートし直してください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all {count} prims in its linksets are missing ({prims}); export it again</source>
        <extracomment>oxp.no_prims</extracomment>
        <translation>
            <numerusform>リンクセットの {count} 個のプリムがすべて欠けています ({prims})。エクスポートし直してください</numerusform>
        </translation>
    </message>
    <message>
        <source>the scene has no mesh, and this file can hold only meshes</source>
        <extracomment>export.no_mesh</extracomment>
        <translation>シーンにメッシュがありません。このファイルに入るのはメッシュだけです</translation>
    </message>
    <message numerus="yes">
        <source>{count} parts are not meshes and are left out; this file can hold only meshes</source>
        <extracomment>export.only_meshes</extracomment>
        <translation>
            <numerusform>{count} 個のパーツはメッシュではないため、無視します。このファイルに入るのはメッシュだけです</numerusform>
        </translation>
    </message>
    <message>
        <source>the scene has no octree to write, and this file type needs one</source>
        <extracomment>export.octrees_none</extracomment>
        <translation>シーンに書き出す八分木がありません。この種類のファイルには八分木が必要です</translation>
    </message>
    <message>
        <source>the mesh is missing, so nothing can be generated from it</source>
        <extracomment>shape.missing</extracomment>
        <translation>メッシュがないため、何も生成できません</translation>
    </message>
    <message>
        <source>has no triangle with finite vertices, so nothing can be generated from it</source>
        <extracomment>shape.no_triangles</extracomment>
        <translation>頂点がすべて有限である三角形がないため、何も生成できません</translation>
    </message>
    <message>
        <source>linked hulls and prims are separate parts, which a physics file cannot hold; write the whole model, for example with -o NAME.dae, or use &quot;weighbridge export&quot;</source>
        <extracomment>making.linked_physics</extracomment>
        <translation>リンクした凸包とプリムは別々のパーツで、物理ファイルには入りません。-o NAME.dae のようにモデル全体を書き出すか、「weighbridge export」を使ってください</translation>
    </message>
    <message>
        <source>linked hulls and prims are separate parts, but this file would contain only the mesh itself; write a project, or use &quot;weighbridge export&quot; for the whole model</source>
        <extracomment>making.linked_asset</extracomment>
        <translation>リンクした凸包とプリムは別々のパーツですが、このファイルに入るのはメッシュ自体だけです。プロジェクトに書き出すか、「weighbridge export」でモデル全体を書き出してください</translation>
    </message>
    <message>
        <source>The land impact is {impact} LI, because the largest weight of each part counts. Total weights in PE: physics {physics}, download {streaming}, server {server}.</source>
        <extracomment>why.sum_of_parts</extracomment>
        <translation>各パーツの最大のウェイトが数えられるため、土地負荷は {impact} LI です。ウェイトの合計 (PE): 物理 {physics}、ダウンロード {streaming}、サーバー {server}。</translation>
    </message>
    <message>
        <source>The land impact is {impact} LI, because the legacy accounting counts parts. Weights in PE under the new accounting: physics {physics}, download {streaming}, server {server}.</source>
        <extracomment>why.parts</extracomment>
        <translation>旧計算方式ではパーツを数えるため、土地負荷は {impact} LI です。新計算方式でのウェイト (PE): 物理 {physics}、ダウンロード {streaming}、サーバー {server}。</translation>
    </message>
    <message>
        <source>The land impact is at least {impact} LI. Weights in PE: physics {physics}, download {streaming}, server {server}.</source>
        <extracomment>why.at_least</extracomment>
        <translation>土地負荷は少なくとも {impact} LI です。ウェイト (PE): 物理 {physics}、ダウンロード {streaming}、サーバー {server}。</translation>
    </message>
    <message>
        <source>The physics cost of a sculpt depends on its shape, which is not in the file. The parts of two sculpted dogs cost at most {dogs} PE each on average. Sculpts measured in world cost {least} to {most} PE; over this range, the land impact is {low} to {high} LI.</source>
        <extracomment>why.sculpts</extracomment>
        <translation>スカルプトの物理コストは形状で決まりますが、ファイルには形状がありません。2 つのスカルプトの犬のパーツは、平均すると 1 個あたり最大 {dogs} PE でした。インワールドで実測されたスカルプトのコストは {least} から {most} PE で、この範囲では、土地負荷は {low} から {high} LI です。</translation>
    </message>
    <message>
        <source>The physics cost of a sculpt depends on its shape, which is not in the file. The parts of two sculpted dogs cost at most {dogs} PE each on average. Sculpts measured in world cost {least} to {most} PE; at both ends of this range, the land impact is {low} LI.</source>
        <extracomment>why.sculpts_same</extracomment>
        <translation>スカルプトの物理コストは形状で決まりますが、ファイルには形状がありません。2 つのスカルプトの犬のパーツは、平均すると 1 個あたり最大 {dogs} PE でした。インワールドで実測されたスカルプトのコストは {least} から {most} PE で、この範囲の両端で、土地負荷は {low} LI です。</translation>
    </message>
    <message numerus="yes">
        <source>all {count} triangles: {cost} PE</source>
        <extracomment>culprit.even</extracomment>
        <translation>
            <numerusform>三角形 {count} 個すべて: {cost} PE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>High level: {count} triangles, shown up to {distance} m away</source>
        <extracomment>culprit.high</extracomment>
        <translation>
            <numerusform>高レベル: 三角形 {count} 個、{distance} m 先まで表示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Medium level: {count} triangles, shown up to {distance} m away</source>
        <extracomment>culprit.medium</extracomment>
        <translation>
            <numerusform>中レベル: 三角形 {count} 個、{distance} m 先まで表示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Low level: {count} triangles, shown up to {distance} m away</source>
        <extracomment>culprit.low</extracomment>
        <translation>
            <numerusform>低レベル: 三角形 {count} 個、{distance} m 先まで表示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lowest level: {count} triangles, shown up to {distance} m away</source>
        <extracomment>culprit.lowest</extracomment>
        <translation>
            <numerusform>最低レベル: 三角形 {count} 個、{distance} m 先まで表示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its {all} physics triangles share the cost.</source>
        <extracomment>reason.even</extracomment>
        <translation>
            <numerusform>コストは {all} 個の物理の三角形すべてによるものです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of its {all} parts account for {share}% of the cost.</source>
        <extracomment>reason.some_parts</extracomment>
        <translation>
            <numerusform>パーツ {all} 個のうち {count} 個が、コストの {share}% を占めます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Its {all} parts share the cost.</source>
        <extracomment>reason.all_parts</extracomment>
        <translation>コストは {all} 個のパーツすべてによるものです。</translation>
    </message>
    <message>
        <source>there is no part #{number}; number of parts: {count}</source>
        <extracomment>find.no_part_number</extracomment>
        <translation>パーツ #{number} はありません。パーツの数: {count}</translation>
    </message>
    <message>
        <source>Region {number} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.unnamed_region</extracomment>
        <translation>リージョン {number} は {capacity} LI に対して {held} LI です: {over} LI 超過しています。</translation>
    </message>
    <message>
        <source>Parcel {number} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.unnamed_parcel</extracomment>
        <translation>区画 {number} は {capacity} LI に対して {held} LI です: {over} LI 超過しています。</translation>
    </message>
    <message>
        <source>{why} The object is physical in this scene nonetheless.</source>
        <extracomment>limit.physical</extracomment>
        <translation>{why}それでも、このシーンではオブジェクトが「物理」になっています。</translation>
    </message>
    <message numerus="yes">
        <source>Would it upload? Unknown: {count} of its meshes are missing or incomplete.</source>
        <extracomment>upload.unknown</extracomment>
        <translation>
            <numerusform>アップロードできますか? 不明です。{count} 個のメッシュがないか不完全です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {why}</source>
        <extracomment>upload.in_mesh</extracomment>
        <translation>{place}: {why}</translation>
    </message>
    <message>
        <source>On the Level of Detail tab, choose &quot;Load from file&quot; for Medium, Low and Lowest, and select these files in this order: {files}. Some viewers find these files by name, so they might already be selected.</source>
        <extracomment>kit.step_levels</extracomment>
        <translation>「描画詳細度」タブで、「中」「低」「最低」を「ファイルからロード」にして、次のファイルをこの順に選びます: {files}。名前でファイルを見つけるビューアもあるため、すでに選択されている場合があります。</translation>
    </message>
    <message>
        <source>On the Physics tab, choose &quot;From file&quot; and select {file}. To keep the triangles unchanged, do not click &quot;Analyze&quot;.</source>
        <extracomment>kit.step_physics</extracomment>
        <translation>「物理効果」タブで「ファイルから」を選び、{file} を選択します。三角形をそのまま保つには、「分析」をクリックしないでください。</translation>
    </message>
    <message>
        <source>On the Physics tab, choose &quot;From file&quot;, select {file} and click &quot;Analyze&quot;. The uploader then makes new hulls; the weights below cover &quot;Resolution&quot; settings from Low to High, with all other settings unchanged.</source>
        <extracomment>kit.step_analyze</extracomment>
        <translation>「物理効果」タブで「ファイルから」を選び、{file} を選択して「分析」をクリックします。すると、アップローダーが新しい凸包を作ります。下のウェイトは、「Resolution」が Low から High で、ほかの設定を変えない場合のものです。</translation>
    </message>
    <message>
        <source>Click &quot;Calculate weights &amp; fee&quot;, and compare the result with the weights below.</source>
        <extracomment>kit.step_weights</extracomment>
        <translation>「ウェイトと料金の計算」をクリックし、結果を下のウェイトと比べます。</translation>
    </message>
    <message>
        <source>In world, check &quot;Edit linked&quot;, select {part}, and set &quot;Physics Shape Type&quot; to &quot;{type}&quot; on the Features tab.</source>
        <extracomment>kit.act</extracomment>
        <translation>インワールドで「リンク部分を編集」をオンにして {part} を選択し、「特徴」タブで「物理形状タイプ」を「{type}」にします。</translation>
    </message>
    <message numerus="yes">
        <source>Check &quot;Edit linked&quot;, and set &quot;Transparency&quot; to 100% on the Texture tab for each of these parts: {parts}.</source>
        <extracomment>kit.act_hide</extracomment>
        <translation>
            <numerusform>「リンク部分を編集」をオンにし、次の各パーツについて「テクスチャ」タブで「透過度」を 100% にします: {parts}。</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown until you click &quot;Analyze&quot;</source>
        <extracomment>kit.uncertain</extracomment>
        <translation>「分析」をクリックするまで不明</translation>
    </message>
    <message>
        <source>Nothing to show: there are no rows.</source>
        <extracomment>report.empty</extracomment>
        <translation>表示するものはありません: 行がありません。</translation>
    </message>
    <message>
        <source>&quot;inexor&quot; is Inexor&apos;s published method; the engine itself can find different cubes</source>
        <extracomment>pick.follows_document</extracomment>
        <translation>「inexor」は Inexor の公開された方法です。エンジン自体では別の立方体が見つかることがあります</translation>
    </message>
    <message>
        <source>expected three numbers X Y Z, each from -{limit} to {limit}</source>
        <extracomment>pick.point_line</extracomment>
        <translation>3 つの数 X Y Z (それぞれ -{limit} から {limit} まで) が必要です</translation>
    </message>
    <message>
        <source>&quot;engine&quot; follows Inexor&apos;s engine at commit a8767797, which differs from Inexor&apos;s published method</source>
        <extracomment>pick.follows_engine</extracomment>
        <translation>「engine」は、コミット a8767797 での Inexor のエンジンの動作で、Inexor の公開された方法とは異なります</translation>
    </message>
    <message>
        <source>cost in PE or LI</source>
        <extracomment>chart.cost</extracomment>
        <translation>コスト (PE または LI)</translation>
    </message>
    <message>
        <source>land impact change in LI</source>
        <extracomment>chart.winners</extracomment>
        <translation>土地負荷の変化 (LI)</translation>
    </message>
    <message>
        <source>land impact class (maximum in LI)</source>
        <extracomment>chart.land_impact_up_to</extracomment>
        <translation>土地負荷の範囲 (最大値、LI)</translation>
    </message>
    <message numerus="yes">
        <source>  hull list: {hulls} with {points} vertices in all, volumes {smallest} to {largest}</source>
        <extracomment>inspect.hulls</extracomment>
        <translation>
            <numerusform>  凸包リスト: {hulls}、頂点は合計 {points} 個、体積 {smallest} から {largest}</numerusform>
        </translation>
    </message>
    <message>
        <source>How reliable the physics cost is: the lowest confidence of anything it depends on.</source>
        <extracomment>help.confidence</extracomment>
        <translation>物理コストの確度: 根拠となるものすべての中で最も低い確度。</translation>
    </message>
    <message>
        <source>The cost of the part&apos;s physics shape in its current state, without the penalty for being physical. The &quot;Why?&quot; panel shows the formula.</source>
        <extracomment>help.part_physics_cost</extracomment>
        <translation>パーツの物理形状の、現在の状態でのコスト。「物理」による割増は含みません。数式は「なぜ?」パネルに表示されます。</translation>
    </message>
    <message>
        <source>The physics cost if the linkset were physical, including the penalty for being physical.</source>
        <extracomment>help.physics_cost_physical</extracomment>
        <translation>リンクセットを「物理」にした場合の物理コスト。「物理」による割増を含みます。</translation>
    </message>
    <message>
        <source>The download weight: how much viewers must download to show the linkset at different distances. It depends on the linkset&apos;s size and levels of detail.</source>
        <extracomment>help.streaming_cost</extracomment>
        <translation>ダウンロードウェイト: リンクセットをさまざまな距離で表示するためにビューアがダウンロードする量。リンクセットのサイズと LOD によります。</translation>
    </message>
    <message>
        <source>The download weight: how much viewers must download to show the part at different distances. It depends on the part&apos;s size and levels of detail. The &quot;Why?&quot; panel shows the formula.</source>
        <extracomment>help.part_streaming_cost</extracomment>
        <translation>ダウンロードウェイト: パーツをさまざまな距離で表示するためにビューアがダウンロードする量。パーツのサイズと LOD によります。数式は「なぜ?」パネルに表示されます。</translation>
    </message>
    <message>
        <source>The simulator cost, as the Mesh Physics document defines it. Its factors were never published.</source>
        <extracomment>help.src</extracomment>
        <translation>Mesh Physics 文書の定義によるシミュレーターコスト。その係数が公開されたことはありません。</translation>
    </message>
    <message>
        <source>The render and simulator cost, as the Mesh Physics document defines it: the greater of the simulator cost and the download weight.</source>
        <extracomment>help.rrc</extracomment>
        <translation>Mesh Physics 文書の定義による、レンダリングとシミュレーターのコスト: シミュレーターコストとダウンロードウェイトの大きいほう。</translation>
    </message>
    <message>
        <source>What decided the land impact in the pinned baseline: the largest weight or, in the legacy accounting, the number of parts.</source>
        <extracomment>help.decided_before</extracomment>
        <translation>固定した基準で土地負荷を決めていたもの: 最大のウェイト。旧計算方式では、パーツの数。</translation>
    </message>
    <message>
        <source>The estimate minus the value that the grid measured. In the accounting of the Mesh Physics document, the estimate is the simulator cost (SRC), which replaces the server weight.</source>
        <extracomment>help.server_difference</extracomment>
        <translation>推定値から、グリッドが測った値を引いたもの。Mesh Physics 文書の計算方式では、シミュレーターコスト (SRC) がサーバーウェイトの代わりになるため、それを推定値とします。</translation>
    </message>
    <message>
        <source>Land impact {impact}; the object&apos;s region holds up to {capacity} LI.</source>
        <extracomment>explain.number</extracomment>
        <translation>土地負荷 {impact}、オブジェクトのあるリージョンの許容量は {capacity} LI。</translation>
    </message>
    <message>
        <source>The object&apos;s region holds up to {capacity} LI.</source>
        <extracomment>explain.limit</extracomment>
        <translation>オブジェクトのあるリージョンの許容量は {capacity} LI です。</translation>
    </message>
    <message>
        <source>Land impact {held} of {capacity} LI: {room} LI left.</source>
        <extracomment>explain.region_room</extracomment>
        <translation>土地負荷 {capacity} LI のうち {held}: 残り {room} LI。</translation>
    </message>
    <message>
        <source>Land impact {held}; capacity {capacity} LI.</source>
        <extracomment>explain.region_full</extracomment>
        <translation>土地負荷 {held}、許容量 {capacity} LI。</translation>
    </message>
    <message>
        <source>Objects: {objects}, parts: {parts}. Total weights in PE: physics {physics}, download {streaming}, server {server}.</source>
        <extracomment>explain.region_contents</extracomment>
        <translation>オブジェクト: {objects}、パーツ: {parts}。ウェイトの合計 (PE): 物理 {physics}、ダウンロード {streaming}、サーバー {server}。</translation>
    </message>
    <message numerus="yes">
        <source>{count} more parts: physics {physics} PE, download {streaming} PE in all</source>
        <extracomment>explain.more_parts</extracomment>
        <translation>
            <numerusform>ほかに {count} 個のパーツ: 合計で物理 {physics} PE、ダウンロード {streaming} PE</numerusform>
        </translation>
    </message>
    <message>
        <source>A level of detail of its mesh could not be read, so its download weight is unknown.</source>
        <extracomment>explain.unknown_streaming</extracomment>
        <translation>メッシュの LOD の一つを読み込めなかったため、ダウンロードウェイトは不明です。</translation>
    </message>
    <message>
        <source>Not searched: simpler levels of detail for a mesh of {triangles} triangles. That search takes about {seconds} s. To run it, click &quot;Search longer&quot; in the &quot;Why?&quot; panel, or use &quot;weighbridge explain --thorough&quot;.</source>
        <extracomment>explain.not_searched</extracomment>
        <translation>未探索: 三角形 {triangles} 個のメッシュの、より簡単な LOD。約 {seconds} 秒かかります。探すには、「なぜ?」パネルで「さらに探す」をクリックするか、「weighbridge explain --thorough」を使ってください。</translation>
    </message>
    <message>
        <source>Part of the cost is unknown, so the effects of the steps cannot be compared; first provide a complete mesh and a usable size.</source>
        <extracomment>explain.advice_unknown</extracomment>
        <translation>コストの一部が不明のため、手順の効果を比較できません。先に、完全なメッシュと使えるサイズを用意してください。</translation>
    </message>
    <message>
        <source>Constants that differ from their defaults</source>
        <extracomment>html.differs</extracomment>
        <translation>既定値と異なる定数</translation>
    </message>
    <message numerus="yes">
        <source>{count} linksets become more expensive: {change} LI in all</source>
        <extracomment>html.more_expensive</extracomment>
        <translation>
            <numerusform>{count} 個のリンクセットが高くなります。合計 {change} LI</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} linksets become cheaper: {change} LI in all</source>
        <extracomment>html.cheaper</extracomment>
        <translation>
            <numerusform>{count} 個のリンクセットが安くなります。合計 {change} LI</numerusform>
        </translation>
    </message>
    <message>
        <source>No effect under {profile}: the objects that this constant could affect are not physical.</source>
        <extracomment>effect.not_physical</extracomment>
        <translation>{profile} では効果なし: この定数の影響を受けうるオブジェクトは「物理」ではありません。</translation>
    </message>
    <message>
        <source>the linkset &quot;{linkset}&quot; has too many different physics surfaces to move their vertices at random; the limit is {limit}</source>
        <extracomment>fragility.too_many</extracomment>
        <translation>リンクセット「{linkset}」には異なる物理表面が多すぎて、頂点をランダムに動かせません。上限は {limit} 個です</translation>
    </message>
    <message>
        <source>the measured cost of &quot;{linkset}&quot; is ignored: its id (or its name, if it has no id) does not identify exactly one linkset</source>
        <extracomment>measured.unknown</extracomment>
        <translation>「{linkset}」の実測コストを無視します: その ID (ID がなければ名前) では、リンクセットが 1 つに決まりません</translation>
    </message>
    <message>
        <source>Scale {parts} back to their previous sizes.</source>
        <extracomment>undo.scaled</extracomment>
        <translation>{parts} をそれぞれ元のサイズに戻します。</translation>
    </message>
    <message>
        <source>Turning &quot;Physical&quot; on</source>
        <extracomment>act.physical_on</extracomment>
        <translation>「物理」の有効化</translation>
    </message>
    <message>
        <source>Turn &quot;Physical&quot; off.</source>
        <extracomment>undo.physical_on</extracomment>
        <translation>「物理」を無効にします。</translation>
    </message>
    <message>
        <source>Turning &quot;Physical&quot; off</source>
        <extracomment>act.physical_off</extracomment>
        <translation>「物理」の無効化</translation>
    </message>
    <message>
        <source>Turn &quot;Physical&quot; on again.</source>
        <extracomment>undo.physical_off</extracomment>
        <translation>「物理」を再び有効にします。</translation>
    </message>
    <message>
        <source>Stop the object&apos;s own movement.</source>
        <extracomment>undo.moving_on</extracomment>
        <translation>オブジェクト自体の動きを止めます。</translation>
    </message>
    <message>
        <source>The object is new: its land impact is {after} LI.</source>
        <extracomment>changed.new</extracomment>
        <translation>新しいオブジェクトです: 土地負荷は {after} LI です。</translation>
    </message>
    <message>
        <source>The object was deleted: its land impact was {before} LI.</source>
        <extracomment>changed.gone</extracomment>
        <translation>オブジェクトは削除されました: 土地負荷は {before} LI でした。</translation>
    </message>
    <message>
        <source>{act} switched the object to the new accounting: {before} → {after} LI. Without this change: {before} LI.</source>
        <extracomment>changed.weighed</extracomment>
        <translation>{act}により、オブジェクトが新計算方式に切り替わりました: {before} → {after} LI。この変更がなければ {before} LI です。</translation>
    </message>
    <message>
        <source>{act} switched the object to the legacy accounting: {before} → {after} LI. Without this change: {before} LI.</source>
        <extracomment>changed.counted</extracomment>
        <translation>{act}により、オブジェクトが旧計算方式に切り替わりました: {before} → {after} LI。この変更がなければ {before} LI です。</translation>
    </message>
    <message>
        <source>{acts}. Together: {before} → {after} LI. Without these changes: {before} LI.</source>
        <extracomment>changed.acts</extracomment>
        <translation>{acts}。合わせて {before} → {after} LI。これらの変更がなければ {before} LI です。</translation>
    </message>
    <message>
        <source>Another explanation: {act}. Without this change: {before} LI.</source>
        <extracomment>changed.act_or</extracomment>
        <translation>別の説明: {act}。この変更がなければ {before} LI です。</translation>
    </message>
    <message>
        <source>Another explanation: {acts}. Without these changes: {before} LI.</source>
        <extracomment>changed.acts_or</extracomment>
        <translation>別の説明: {acts}。これらの変更がなければ {before} LI です。</translation>
    </message>
    <message>
        <source>{first}. {second}</source>
        <extracomment>changed.acts_joined</extracomment>
        <translation>{first}。{second}</translation>
    </message>
    <message numerus="yes">
        <source>{first}. In addition, {count} other changes</source>
        <extracomment>changed.acts_more</extracomment>
        <translation>
            <numerusform>{first}。ほかに {count} 件の変更</numerusform>
        </translation>
    </message>
    <message>
        <source>{act}.</source>
        <extracomment>changed.done</extracomment>
        <translation>{act}。</translation>
    </message>
    <message>
        <source>Set the physics shape type to Convex Hull for {part} and {count} more just like it.</source>
        <extracomment>advice.convex_hull_alike</extracomment>
        <translation>{part} と、同じものほか {count} 個の物理形状タイプを「凸包」にします。</translation>
    </message>
    <message>
        <source>Set the physics shape type to Prim for {part} and {count} more just like it.</source>
        <extracomment>advice.prim_alike</extracomment>
        <translation>{part} と、同じものほか {count} 個の物理形状タイプを「プリム」にします。</translation>
    </message>
    <message>
        <source>Set the physics shape type to None for {part} and {count} more just like it.</source>
        <extracomment>advice.none_alike</extracomment>
        <translation>{part} と、同じものほか {count} 個の物理形状タイプを「なし」にします。</translation>
    </message>
    <message numerus="yes">
        <source>For {part} and {more} more with the same mesh, remove {count} of the {points} hull vertices: those that are duplicates or lie inside their hull.</source>
        <extracomment>advice.inner_points_alike</extracomment>
        <translation>
            <numerusform>{part} と、同じメッシュのほかの {more} 個で、凸包の頂点 {points} 個のうち {count} 個を取り除きます: 重複しているか、凸包の内側にあるものです。</numerusform>
        </translation>
    </message>
    <message>
        <source>For {part} and {more} more with the same mesh, reduce each hull to at most {most} vertices. The mesh then has {after} hull vertices instead of {before}.</source>
        <extracomment>advice.fewer_points_alike</extracomment>
        <translation>{part} と、同じメッシュのほかの {more} 個の各凸包を頂点 {most} 個以下に減らします。メッシュの凸包の頂点は {before} 個から {after} 個になります。</translation>
    </message>
    <message>
        <source>Reduce the hull of {part} to {after} vertices (now {before}).</source>
        <extracomment>advice.fewer_points_base_hull</extracomment>
        <translation>{part} の凸包の頂点を {after} 個に減らします (現在 {before} 個)。</translation>
    </message>
    <message>
        <source>For {part} and {more} more with the same mesh, reduce the hull to {after} vertices (now {before}).</source>
        <extracomment>advice.fewer_points_base_hull_alike</extracomment>
        <translation>{part} と、同じメッシュのほかの {more} 個の凸包の頂点を {after} 個に減らします (現在 {before} 個)。</translation>
    </message>
    <message>
        <source>Resize {part}: from {from} m to {to} m along its {axis} axis, from {from2} m to {to2} m along its {axis2} axis.</source>
        <extracomment>advice.size_pair</extracomment>
        <translation>{part} の {axis} 軸の長さを {from} m から {to} m に、{axis2} 軸の長さを {from2} m から {to2} m にします。</translation>
    </message>
    <message>
        <source>Resize {part} and {count} more just like it: from {from} m to {to} m along {axis}, from {from2} m to {to2} m along {axis2}.</source>
        <extracomment>advice.size_pair_alike</extracomment>
        <translation>{part} と、同じものほか {count} 個の {axis} 軸の長さを {from} m から {to} m に、{axis2} 軸の長さを {from2} m から {to2} m にします。</translation>
    </message>
    <message>
        <source>Resize {part} from {from} × {from2} × {from3} m to {to} × {to2} × {to3} m.</source>
        <extracomment>advice.size_even</extracomment>
        <translation>{part} のサイズを {from} × {from2} × {from3} m から {to} × {to2} × {to3} m にします。</translation>
    </message>
    <message>
        <source>Resize {part} and {count} more just like it from {from} × {from2} × {from3} m to {to} × {to2} × {to3} m.</source>
        <extracomment>advice.size_even_alike</extracomment>
        <translation>{part} と、同じものほか {count} 個のサイズを {from} × {from2} × {from3} m から {to} × {to2} × {to3} m にします。</translation>
    </message>
    <message>
        <source>For {part} and {count} more just like it, make every side at least {limit} m long.</source>
        <extracomment>advice.sides_alike</extracomment>
        <translation>{part} と、同じものほか {count} 個のどの辺も {limit} m 以上の長さにします。</translation>
    </message>
    <message>
        <source>Unlink the {count} parts with scripts ({parts}), and link these parts into one separate object.</source>
        <extracomment>advice.split_scripted</extracomment>
        <translation>スクリプトのある {count} 個のパーツ ({parts}) のリンクを外し、これらのパーツをリンクして 1 つの独立したオブジェクトにします。</translation>
    </message>
    <message>
        <source>Link the object with these {count} nearby objects: {linksets}.</source>
        <extracomment>advice.merge_near</extracomment>
        <translation>オブジェクトを、近くの {count} 個のオブジェクトとリンクします: {linksets}。</translation>
    </message>
    <message>
        <source>If you click &quot;Analyze&quot; in the uploader, it makes different hulls: the physics weight is then {least} to {most} PE.</source>
        <extracomment>caution.analyze</extracomment>
        <translation>アップローダーで「分析」をクリックすると別の凸包ができ、物理ウェイトは {least} から {most} PE になります。</translation>
    </message>
    <message>
        <source>If you click &quot;Analyze&quot; in the uploader, it makes different hulls: the physics weight is then {value} PE.</source>
        <extracomment>caution.analyze_one</extracomment>
        <translation>アップローダーで「分析」をクリックすると別の凸包ができ、物理ウェイトは {value} PE になります。</translation>
    </message>
    <message>
        <source>Its {axis} side, now {from} m, can shrink to {to} m; below that, the part is weighed with the physics shape {representation} ({because}).</source>
        <extracomment>cliff.shrinks</extracomment>
        <translation>{axis} 辺は、現在の {from} m から {to} m まで縮められます。それより短いと、パーツは物理形状「{representation}」として計算されます ({because})。</translation>
    </message>
    <message>
        <source>Its {axis} side, now {from} m, can grow to {to} m; beyond that, the part is weighed with the physics shape {representation} ({because}).</source>
        <extracomment>cliff.grows</extracomment>
        <translation>{axis} 辺は、現在の {from} m から {to} m まで伸ばせます。それを超えると、パーツは物理形状「{representation}」として計算されます ({because})。</translation>
    </message>
    <message>
        <source>Edit the object, select the parts with &quot;Edit linked&quot;, and change &quot;Physics Shape Type&quot; on the Features tab.</source>
        <extracomment>plan_act.shape_type.viewer</extracomment>
        <translation>オブジェクトを編集し、「リンク部分を編集」をオンにしてパーツを選択し、「特徴」タブで「物理形状タイプ」を変えます。</translation>
    </message>
    <message>
        <source>Select the parts and change &quot;Shape type&quot; in Properties.</source>
        <extracomment>plan_act.shape_type.here</extracomment>
        <translation>パーツを選択し、「プロパティ」で「形状タイプ」を変えます。</translation>
    </message>
    <message>
        <source>On the uploader&apos;s Level of Detail tab, load a file for each level instead of generating the levels.</source>
        <extracomment>plan_act.levels.viewer</extracomment>
        <translation>アップローダーの「描画詳細度」タブで、各レベルを生成せずに、それぞれファイルから読み込みます。</translation>
    </message>
    <message>
        <source>On the uploader&apos;s Physics tab, load NAME_PHYS, then click &quot;Analyze&quot;.</source>
        <extracomment>plan_act.hulls.viewer</extracomment>
        <translation>アップローダーの「物理効果」タブで NAME_PHYS を読み込み、「分析」をクリックします。</translation>
    </message>
    <message>
        <source>To make hulls, choose &quot;Shape &gt; Make physics shape…&quot; or run &quot;weighbridge shapes&quot;.</source>
        <extracomment>plan_act.hulls.here</extracomment>
        <translation>凸包を作るには、「形状 &gt; 物理形状を作る…」を選ぶか、「weighbridge shapes」を実行します。</translation>
    </message>
    <message>
        <source>On the uploader&apos;s Physics tab, load NAME_PHYS without clicking &quot;Analyze&quot;.</source>
        <extracomment>plan_act.panels.viewer</extracomment>
        <translation>アップローダーの「物理効果」タブで NAME_PHYS を読み込み、「分析」はクリックしません。</translation>
    </message>
    <message>
        <source>To make flat panels, choose &quot;Shape &gt; Make physics shape…&quot; or run &quot;weighbridge shapes&quot;.</source>
        <extracomment>plan_act.panels.here</extracomment>
        <translation>平らなパネルを作るには、「形状 &gt; 物理形状を作る…」を選ぶか、「weighbridge shapes」を実行します。</translation>
    </message>
    <message>
        <source>On the uploader&apos;s Physics tab, lower &quot;Retain %&quot; under Simplify.</source>
        <extracomment>plan_act.vertices.viewer</extracomment>
        <translation>アップローダーの「物理効果」タブで、「単純化」の「維持率」を下げます。</translation>
    </message>
    <message>
        <source>Apply the step in the &quot;Why?&quot; panel, then export the mesh.</source>
        <extracomment>plan_act.vertices.here</extracomment>
        <translation>「なぜ?」パネルでこの手順を適用してから、メッシュをエクスポートします。</translation>
    </message>
    <message>
        <source>Select the parts with &quot;Edit linked&quot; and press Ctrl+Shift+L. If you unlinked several parts, select them again and press Ctrl+L.</source>
        <extracomment>plan_act.unlink.viewer</extracomment>
        <translation>「リンク部分を編集」をオンにしてパーツを選択し、Ctrl+Shift+L を押します。複数のパーツのリンクを外した場合は、それらをもう一度選択して Ctrl+L を押します。</translation>
    </message>
    <message>
        <source>Select the parts and choose Compose &gt; Unlink. If you unlinked several parts, select them again and choose Compose &gt; Link.</source>
        <extracomment>plan_act.unlink.here</extracomment>
        <translation>パーツを選択し、「組み立て &gt; リンクを外す」を選びます。複数のパーツのリンクを外した場合は、それらをもう一度選択して「組み立て &gt; リンク」を選びます。</translation>
    </message>
    <message>
        <source>Clear &quot;Normal or specular maps&quot; in Properties.</source>
        <extracomment>plan_act.materials.here</extracomment>
        <translation>「プロパティ」で「法線またはスペキュラーのマテリアルあり」をオフにします。</translation>
    </message>
    <message>
        <source>Open Edit &gt; Features and clear &quot;Animated Mesh&quot;.</source>
        <extracomment>plan_act.animated.viewer</extracomment>
        <translation>「編集 &gt; 特徴」を開き、「アニメーションメッシュ」をオフにします。</translation>
    </message>
    <message>
        <source>Clear &quot;Animated mesh&quot; in Properties.</source>
        <extracomment>plan_act.animated.here</extracomment>
        <translation>「プロパティ」で「アニメーションメッシュ」をオフにします。</translation>
    </message>
    <message>
        <source>Open Edit &gt; Content and delete the scripts that are no longer needed.</source>
        <extracomment>plan_act.scripts.viewer</extracomment>
        <translation>「編集 &gt; 中身」を開き、不要になったスクリプトを削除します。</translation>
    </message>
    <message>
        <source>Open Edit &gt; Object and type the new size.</source>
        <extracomment>plan_act.resize.viewer</extracomment>
        <translation>「編集 &gt; 形状」を開き、新しいサイズを入力します。</translation>
    </message>
    <message>
        <source>On the uploader&apos;s Physics tab, do not choose a file.</source>
        <extracomment>plan_act.no_physics_file.viewer</extracomment>
        <translation>アップローダーの「物理効果」タブでは、ファイルを選択しません。</translation>
    </message>
    <message>
        <source>The selection shows no physics shape with a known cost above 0 PE</source>
        <extracomment>legend.cost_hidden</extracomment>
        <translation>選択したもので表示中の物理形状に、コストが 0 PE を超えると分かっているものはありません</translation>
    </message>
    <message>
        <source>No visible physics shape has a known cost above 0 PE</source>
        <extracomment>legend.cost_hidden_all</extracomment>
        <translation>表示中の物理形状に、コストが 0 PE を超えると分かっているものはありません</translation>
    </message>
    <message>
        <source>deciding weight: {value} PE or more</source>
        <extracomment>legend.land_impact_more</extracomment>
        <translation>決め手となるウェイト {value} PE 以上</translation>
    </message>
    <message>
        <source>new, or cost unknown</source>
        <extracomment>legend.not_before</extracomment>
        <translation>新規、またはコストが不明</translation>
    </message>
    <message>
        <source>outside the selection, or not a physics mesh</source>
        <extracomment>legend.width_none</extracomment>
        <translation>選択範囲外か、物理メッシュではない</translation>
    </message>
    <message>
        <source>The selection shows no physics mesh</source>
        <extracomment>legend.width_hidden</extracomment>
        <translation>選択したものに、表示中の物理メッシュはありません</translation>
    </message>
    <message>
        <source>No physics mesh is visible</source>
        <extracomment>legend.width_hidden_all</extracomment>
        <translation>表示中の物理メッシュはありません</translation>
    </message>
    <message>
        <source>Cube hit but not searched further</source>
        <extracomment>legend.ray_candidate</extracomment>
        <translation>当たったが先を探索しなかった立方体</translation>
    </message>
    <message>
        <source>Only rows that match an expression, such as &quot;physics &gt; 10 and (accounting = legacy or not linkset contains old)&quot;. Refer to columns by key or title. Operators: = != &lt; &lt;= &gt; &gt;= contains; and, or, not. Region totals still include all rows</source>
        <extracomment>option.where</extracomment>
        <translation>「physics &gt; 10 and (accounting = legacy or not linkset contains old)」のような式に合う行だけにします。列はキーまたは見出しで指定します。演算子: = != &lt; &lt;= &gt; &gt;= contains と and, or, not。リージョンの合計には、引き続きすべての行が含まれます</translation>
    </message>
    <message>
        <source>Weigh with the constants of the named scenario instead of the project&apos;s own</source>
        <extracomment>option.scenario</extracomment>
        <translation>プロジェクト自体の定数の代わりに、名前で指定したシナリオの定数で計算します</translation>
    </message>
    <message>
        <source>{key} is not baked into the tables; change it with &quot;weighbridge sql&quot; instead, or set one of {keys}</source>
        <extracomment>option.not_baked</extracomment>
        <translation>{key} は表に焼き込まれません。代わりに「weighbridge sql」で変えるか、{keys} のいずれかを設定してください</translation>
    </message>
    <message>
        <source>Memory limit for opening a file, in bytes or with a unit (512M, 2G); minimum: {smallest}; default: half the free memory, but at most 2G</source>
        <extracomment>option.memory</extracomment>
        <translation>ファイルを開くときのメモリの上限。バイト数、または単位付きの数 (512M、2G)。{smallest} 以上。省略時は空きメモリの半分で、最大 2G</translation>
    </message>
    <message>
        <source>this build has no window, so it cannot write PDFs; use --format html and print the page from a browser</source>
        <extracomment>page.no_pdf</extracomment>
        <translation>このビルドにはウィンドウがないため、PDF を書き出せません。--format html で書き出し、そのページをブラウザーから印刷してください</translation>
    </message>
    <message>
        <source>parcels are listed by --by region --against PROFILE, and on pages (--format html)</source>
        <extracomment>report.by_parcel</extracomment>
        <translation>区画は、--by region --against プロファイル と、ページ (--format html) に表示されます</translation>
    </message>
    <message>
        <source>This page lists only rows where {filter}. Totals include everything.</source>
        <extracomment>report.only_rows</extracomment>
        <translation>このページに表示されるのは、{filter} の行だけです。合計にはすべてが含まれます。</translation>
    </message>
    <message>
        <source>no rows match</source>
        <extracomment>report.no_match</extracomment>
        <translation>一致する行はありません</translation>
    </message>
    <message>
        <source>Example: all parts of a project, with a lower penalty per area, for a spreadsheet
  weighbridge report market.weighbridge --by part --set penalty_per_area=0.02 -o parts.csv</source>
        <extracomment>report.example</extracomment>
        <translation>例: プロジェクトのすべてのパーツを、面積あたりの割増を下げて、表計算ソフト用に
  weighbridge report market.weighbridge --by part --set penalty_per_area=0.02 -o parts.csv</translation>
    </message>
    <message>
        <source>Example: what is below a point, according to the exact method and the published method
  weighbridge pick rocks.scene --ray &quot;4 4 50 0 0 -1&quot;
  weighbridge pick rocks.scene --ray &quot;4 4 50 0 0 -1&quot; --algorithm inexor
Example: rays from a file, with the hits as CSV
  weighbridge pick rocks.scene --rays rays.txt --format csv -o hits.csv</source>
        <extracomment>pick.example</extracomment>
        <translation>例: ある点の下にあるものを、厳密な方法と公開された方法で
  weighbridge pick rocks.scene --ray &quot;4 4 50 0 0 -1&quot;
  weighbridge pick rocks.scene --ray &quot;4 4 50 0 0 -1&quot; --algorithm inexor
例: ファイルにあるレイを当て、結果を CSV で
  weighbridge pick rocks.scene --rays rays.txt --format csv -o hits.csv</translation>
    </message>
    <message>
        <source>Find the first ray that the method chosen with --algorithm (default here: inexor) gets wrong. Print the smallest scene and ray that still show the error, and a GoogleTest test for the error</source>
        <extracomment>pick.minimise</extracomment>
        <translation>--algorithm (ここでの省略時は inexor) で選んだ方法が誤る最初のレイを探し、その誤りが再現する最小のシーンとレイ、および誤りを調べる GoogleTest のテストを出力します</translation>
    </message>
    <message>
        <source>How to treat NORMAL cubes: {words}; default: {standard}. With &quot;mesh&quot;: as their 12 triangles. With &quot;ignore&quot;: as full boxes</source>
        <extracomment>pick.indentation</extracomment>
        <translation>NORMAL の立方体の扱い: {words}。省略時は {standard}。「mesh」はその 12 個の三角形として、「ignore」は完全な箱として扱います</translation>
    </message>
    <message>
        <source>The output file, written completely or not at all. Types: .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl, .ply; and .scene or .nxoc, which store parts as octrees. To write only one lower level of detail or the physics shape for the uploader, use NAME_LOD2, _LOD1, _LOD0 or _PHYS with .dae or .glb</source>
        <extracomment>convert.out</extracomment>
        <translation>書き出すファイル。全体を書き出すか、まったく書き出さないかのどちらかです。種類: .weighbridge、.llmesh、.mesh、.slm、.obj、.glb、.stl、.ply。.scene と .nxoc では、パーツを八分木として保存します。アップローダー用に下位の LOD または物理形状を 1 つだけ書き出すには、NAME_LOD2、_LOD1、_LOD0、_PHYS に .dae または .glb を付けます</translation>
    </message>
    <message>
        <source>What octrees become in other formats: {words}; default: {standard}. With &quot;boxes&quot;: a part with the octree&apos;s surface, and one hull per box for physics. With &quot;surface&quot;: the same part, with that surface for physics</source>
        <extracomment>convert.octree</extracomment>
        <translation>ほかの形式で八分木がなるもの: {words}。省略時は {standard}。「boxes」は、八分木の表面を持つパーツで、物理は箱ごとに 1 つの凸包。「surface」は、同じパーツで、物理はその表面です</translation>
    </message>
    <message>
        <source>{option} has no effect; it applies only to octrees written as .weighbridge, .llmesh, .mesh, .slm, .obj, .glb, .stl or .ply</source>
        <extracomment>convert.only_of_octrees</extracomment>
        <translation>{option} には効果がありません。.weighbridge、.llmesh、.mesh、.slm、.obj、.glb、.stl、.ply として書き出す八分木にだけ適用されます</translation>
    </message>
    <message>
        <source>Which cubes to fill when a mesh becomes an octree: {words}; default: {standard}. With &quot;surface&quot;: those that a triangle touches. With &quot;solid&quot;: also those that the surface encloses</source>
        <extracomment>option.fill</extracomment>
        <translation>メッシュを八分木にするときに埋める立方体: {words}。省略時は {standard}。「surface」は三角形が触れるもの、「solid」はそれに加えて表面に囲まれたものです</translation>
    </message>
    <message>
        <source>Compare octrees of up to this many levels; default: {standard}</source>
        <extracomment>voxels.levels</extracomment>
        <translation>この段数までの八分木を比較します。省略時は {standard}</translation>
    </message>
    <message>
        <source>Write all the data from which costs are calculated, including one row for each part, for a database or any other program that reads CSV. Whole grids are read file by file.</source>
        <extracomment>statistics.about</extracomment>
        <translation>コストの計算のもとになるすべてのデータを、パーツごとの行 (1 つにつき 1 行) も含めて、データベースや CSV を読み込むほかのプログラム向けに書き出します。グリッド全体は、ファイルごとに読み込みます。</translation>
    </message>
    <message>
        <source>Read one share (K of N) of the files that the manifest lists. All shares contain about the same number of bytes. To combine the shares, load all their CSV files into one database</source>
        <extracomment>statistics.shard</extracomment>
        <translation>マニフェストにあるファイルのうち、1 つの割り当て (N 個のうちの K 番目) を読み込みます。どの割り当てもバイト数はほぼ同じです。割り当てを 1 つにまとめるには、すべての割り当ての CSV ファイルを 1 つのデータベースに読み込みます</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; has an unsupported file type; supported types with --shard: .csv, .csv.gz</source>
        <extracomment>statistics.shard_csv</extracomment>
        <translation>「{file}」は対応していない種類のファイルです。--shard で対応する種類: .csv、.csv.gz</translation>
    </message>
    <message>
        <source>Show the differences between two profiles.</source>
        <extracomment>profile.diff_about</extracomment>
        <translation>2 つのプロファイルの違いを表示します。</translation>
    </message>
    <message>
        <source>Example: the cheapest shape within 4 cm of a chair, written as a mesh asset
  weighbridge shapes chair.obj --within 4cm -o chair.llmesh
Example: the closest shape that costs at most 3 PE
  weighbridge shapes duck.dae --budget 3
Example: linked prims instead of physics in the mesh, with a script that sets them up in world
  weighbridge shapes chair.obj --method prims -o chair-kit.dae
Example: levels of detail that deviate by at most 2 pixels
  weighbridge shapes duck.dae --lods --pixels 2 -o duck.llmesh</source>
        <extracomment>shapes.example</extracomment>
        <translation>例: 椅子から 4 cm 以内で最も安い形状を、メッシュアセットとして書き出す
  weighbridge shapes chair.obj --within 4cm -o chair.llmesh
例: コストが 3 PE 以下で最も近い形状
  weighbridge shapes duck.dae --budget 3
例: メッシュの物理の代わりにリンクしたプリムを、インワールドで準備するスクリプト付きで
  weighbridge shapes chair.obj --method prims -o chair-kit.dae
例: ずれが 2 ピクセル以下の LOD
  weighbridge shapes duck.dae --lods --pixels 2 -o duck.llmesh</translation>
    </message>
    <message>
        <source>Use only these methods, separated by commas: {words}. {meanings}. best: all methods that can give the best shape; this is the default. Shapes that the uploader changes are left out unless they are sure to be cheaper. Of the others, the one with the lowest land impact is chosen; if several tie, the one closest to the visual mesh</source>
        <extracomment>shapes.method</extracomment>
        <translation>これらの方法だけを使います (コンマ区切り): {words}。{meanings}。best: 最良の形状になりうる方法すべて (省略時の値)。アップローダーが変える形状は、確実に安くなる場合を除いて対象外とします。残りの中で土地負荷が最も低い形状を選び、複数あれば表示メッシュに最も近いものを選びます</translation>
    </message>
    <message>
        <source>A file of hulls that another tool made for the same model, one hull per mesh. The methods &quot;existing&quot; and &quot;drop&quot; use these hulls instead of the part&apos;s own</source>
        <extracomment>shapes.hulls</extracomment>
        <translation>同じモデルから別のツールが作った凸包のファイル。メッシュ 1 つが凸包 1 つです。「existing」と「drop」の方法は、パーツ自体の凸包の代わりにこれらを使います</translation>
    </message>
    <message>
        <source>Keep passages open and floors walkable for avatars, in parts of any size; by default, only in parts longer than {limit} m</source>
        <extracomment>shapes.keep_passage</extracomment>
        <translation>どの大きさのパーツでも、アバターが通れる通路と歩ける床を保ちます。省略時は、{limit} m より長いパーツだけです</translation>
    </message>
    <message>
        <source>Maximum number of hulls; default: {limit}, the limit for an asset</source>
        <extracomment>shapes.max_hulls</extracomment>
        <translation>凸包の数の上限。省略時は {limit} (アセットの上限)</translation>
    </message>
    <message>
        <source>Maximum number of vertices in a hull; default: {limit}, the grid&apos;s limit</source>
        <extracomment>shapes.max_vertices</extracomment>
        <translation>凸包 1 つあたりの頂点の数の上限。省略時は {limit} (グリッドの上限)</translation>
    </message>
    <message>
        <source>{name} is named like a file for the uploader, but the uploader accepts only .dae and .glb; use {model}</source>
        <extracomment>export.level_kind</extracomment>
        <translation>{name} はアップローダー用のファイルの名前ですが、アップローダーが受け付けるのは .dae と .glb だけです。{model} を使ってください</translation>
    </message>
    <message>
        <source>Example: the costs of a project, from blue (cheap) through red to violet (expensive)
  weighbridge render market.weighbridge --view cost -o market.png</source>
        <extracomment>render.example</extracomment>
        <translation>例: プロジェクトのコストを、青 (安い) から赤を経て紫 (高い) まで
  weighbridge render market.weighbridge --view cost -o market.png</translation>
    </message>
    <message>
        <source>What to show: {words}; default: {standard}, or octree if the scene has only octrees. With physics: the physics shape of each part. With cost: objects colored by land impact or, if the scene has only one object, its physics shapes colored by triangle and hull cost. With map: the land from above, each square colored by its land impact per square meter. With octree: the octrees, plus the first ray of a .scene file and what it hits. With picking-error: the octrees in gray, and the picking errors of the method chosen with --algorithm, colored by cause</source>
        <extracomment>render.view</extracomment>
        <translation>表示するもの: {words}。省略時は {standard}、シーンに八分木しかなければ octree。physics は各パーツの物理形状、cost はオブジェクトを土地負荷で、シーンにオブジェクトが 1 つしかなければその物理形状を三角形と凸包のコストで色分け、map は真上から見た土地で、升目を 1 平方メートルあたりの土地負荷で色分け、octree は八分木と、.scene ファイルの最初のレイおよびそれが当たるもの、picking-error は灰色の八分木と、--algorithm の方法が誤って選ぶところを原因ごとに色分けしたものです</translation>
    </message>
    <message>
        <source>What the colors show: {words}; default: depends on --view. If the chosen colors do not apply to the view, the physics shapes are drawn instead</source>
        <extracomment>render.colour</extracomment>
        <translation>色が示すもの: {words}。省略時は --view によります。選んだ色がビューに当てはまらない場合は、代わりに物理形状を描きます</translation>
    </message>
    <message>
        <source>It is a plain box, or close enough for the grid to treat it as one. A box is among the cheapest shapes.</source>
        <extracomment>reason.box</extracomment>
        <translation>単純な箱か、グリッドが箱とみなすほど近い形です。箱は最も安い形状の一つです。</translation>
    </message>
    <message>
        <source>Its three sides are equal, and it is a full sphere or close enough for the grid to treat it as one. A sphere is among the cheapest shapes.</source>
        <extracomment>reason.sphere</extracomment>
        <translation>3 辺の長さが等しく、完全な球か、グリッドが球とみなすほど近い形です。球は最も安い形状の一つです。</translation>
    </message>
    <message>
        <source>Its base is round, and it is a straight cylinder or close enough for the grid to treat it as one. A cylinder is among the cheapest shapes.</source>
        <extracomment>reason.cylinder</extracomment>
        <translation>底面が円で、まっすぐな円柱か、グリッドが円柱とみなすほど近い形です。円柱は最も安い形状の一つです。</translation>
    </message>
    <message>
        <source>Its shape is in its texture, not in the file. Its real physics cost is therefore unknown; Weighbridge assumes a small hull.</source>
        <extracomment>reason.sculpt</extracomment>
        <translation>形状はテクスチャにあり、ファイルにはありません。そのため実際の物理コストは不明で、Weighbridge は小さい凸包を仮定します。</translation>
    </message>
    <message>
        <source>overall factor of the simulator cost (SRC); no value was ever published</source>
        <extracomment>constant.simulation_factor</extracomment>
        <translation>シミュレーターコスト (SRC) の全体係数。値が公開されたことはない</translation>
    </message>
    <message>
        <source>k in k*N/W, the cost of N triangles of average width W; if k is 0.05, a triangle 0.5 m wide costs 0.1 PE</source>
        <extracomment>constant.triangle_constant</extracomment>
        <translation>平均幅 W の三角形 N 個のコスト k*N/W の k。k が 0.05 なら、幅 0.5 m の三角形 1 つが 0.1 PE になる</translation>
    </message>
    <message>
        <source>Mesh Physics document (Mesh/Mesh physics on the Second Life wiki), section &quot;Physics Resource Cost&quot;</source>
        <extracomment>constant.triangle_constant</extracomment>
        <translation>Mesh Physics 文書 (Second Life の wiki の Mesh/Mesh physics)、「Physics Resource Cost」の節</translation>
    </message>
    <message>
        <source>cost of a box, sphere or cylinder: the term 0.1 I in the published physics formula</source>
        <extracomment>constant.primitive_cost</extracomment>
        <translation>箱、球、円柱のコスト: 公開された物理の数式の項 0.1 I</translation>
    </message>
    <message>
        <source>cost per convex hull, from the terms 0.2 H + 0.04 (V - 4H) in the published physics formula</source>
        <extracomment>constant.hull_cost</extracomment>
        <translation>凸包 1 つあたりのコスト。公開された物理の数式の項 0.2 H + 0.04 (V - 4H) による</translation>
    </message>
    <message>
        <source>cost per hull vertex, from the terms 0.2 H + 0.04 (V - 4H) in the published physics formula</source>
        <extracomment>constant.hull_vertex_cost</extracomment>
        <translation>凸包の頂点 1 つあたりのコスト。公開された物理の数式の項 0.2 H + 0.04 (V - 4H) による</translation>
    </message>
    <message>
        <source>the 100 in the old triangle rule, 0.1 T T / (100 B), for a bounding box of B cubic meters</source>
        <extracomment>constant.density_volume</extracomment>
        <translation>古い三角形の規則 0.1 T T / (100 B) の 100。B はバウンディングボックスの体積 (立方メートル)</translation>
    </message>
    <message>
        <source>under the new accounting, a linkset or part with a physics weight above this at rest cannot be set physical</source>
        <extracomment>constant.physical_limit</extracomment>
        <translation>新計算方式では、静止時の物理ウェイトがこれを超えるリンクセットまたはパーツは、「物理」に設定できない</translation>
    </message>
    <message>
        <source>Mesh Physics document (Mesh/Mesh physics on the Second Life wiki), section &quot;Physics Representation for Rezzed Prims&quot;, note 4</source>
        <extracomment>constant.physical_limit</extracomment>
        <translation>Mesh Physics 文書 (Second Life の wiki の Mesh/Mesh physics)、「Physics Representation for Rezzed Prims」の節、注 4</translation>
    </message>
    <message>
        <source>minimum size of an LOD block after the metadata discount is subtracted</source>
        <extracomment>constant.minimum_bytes</extracomment>
        <translation>メタデータの控除分を引いた後の LOD ブロックの最小サイズ</translation>
    </message>
    <message>
        <source>estimated data size of a triangle in an LOD block</source>
        <extracomment>constant.bytes_per_triangle</extracomment>
        <translation>LOD ブロックの三角形 1 つの推定データサイズ</translation>
    </message>
    <message>
        <source>area of the disk from which an object can be seen</source>
        <extracomment>constant.max_area</extracomment>
        <translation>オブジェクトが見える位置の範囲 (円) の面積</translation>
    </message>
    <message>
        <source>factor for the download weight of static mesh since 2024; 1 in profiles with older rules</source>
        <extracomment>constant.static_mesh_factor</extracomment>
        <translation>静的メッシュのダウンロードウェイトの係数 (2024 年から)。以前の規則のプロファイルでは 1</translation>
    </message>
    <message>
        <source>Mesh/Download Weight on the Second Life wiki; Second Life server release notes, version 12.07.31.262785</source>
        <extracomment>constant.prim_streaming_cap</extracomment>
        <translation>Second Life の wiki の Mesh/Download Weight、および Second Life のサーバー、バージョン 12.07.31.262785 のリリースノート</translation>
    </message>
    <message>
        <source>estimated data size of a triangle in a prim</source>
        <extracomment>constant.prim_bytes_per_triangle</extracomment>
        <translation>プリムの三角形 1 つの推定データサイズ</translation>
    </message>
    <message>
        <source>extra cost of the root of an animated object</source>
        <extracomment>constant.animated_root</extracomment>
        <translation>アニメーションオブジェクトのルートに加わるコスト</translation>
    </message>
    <message>
        <source>factor for the square of half a part&apos;s diagonal, |scale|^2 / 4</source>
        <extracomment>constant.opensim_size</extracomment>
        <translation>パーツの対角線の半分の 2 乗 (|scale|^2 / 4) に掛ける係数</translation>
    </message>
    <message>
        <source>the physics cost of a physical part is multiplied by 1 + this value * |scale|^2</source>
        <extracomment>constant.opensim_penalty</extracomment>
        <translation>「物理」のパーツの物理コストに、1 + この値 * |scale|^2 を掛ける</translation>
    </message>
    <message>
        <source>simulation cost of a part; twice that if the part is physical</source>
        <extracomment>constant.opensim_simulation</extracomment>
        <translation>パーツ 1 つのシミュレーションコスト。「物理」ならその 2 倍</translation>
    </message>
    <message>
        <source>penalty factor for being physical</source>
        <extracomment>term.penalty</extracomment>
        <translation>「物理」による割増の係数</translation>
    </message>
    <message>
        <source>average width of its triangles, kept between a lower and an upper limit</source>
        <extracomment>term.average_width</extracomment>
        <translation>三角形の平均幅 (下限から上限までの範囲に収める)</translation>
    </message>
    <message>
        <source>Mesh Physics document; its &quot;average&quot; is read as the harmonic mean, which matches the document&apos;s own numbers</source>
        <extracomment>term.average_width</extracomment>
        <translation>Mesh Physics 文書。その「average」(平均) は、文書自身の数値と一致する調和平均と解釈</translation>
    </message>
    <message>
        <source>triangles of the {of} level, estimated from its size in bytes</source>
        <extracomment>term.lod_triangles</extracomment>
        <translation>LOD「{of}」の三角形 (バイト単位のサイズから推定)</translation>
    </message>
    <message>
        <source>area of the disk from which the level of detail is at least {of}</source>
        <extracomment>term.lod_disc</extracomment>
        <translation>LOD が「{of}」以上になる位置の範囲 (円) の面積</translation>
    </message>
    <message>
        <source>charged triangles of the animated mesh</source>
        <extracomment>term.charged_triangles</extracomment>
        <translation>アニメーションメッシュの、コストに数える三角形</translation>
    </message>
    <message>
        <source>charged triangles of the {of} level of detail</source>
        <extracomment>term.lod_charged</extracomment>
        <translation>LOD「{of}」でコストに数える三角形</translation>
    </message>
    <message>
        <source>server weight (simulation)</source>
        <extracomment>term.opensim_server</extracomment>
        <translation>サーバーウェイト (シミュレーション)</translation>
    </message>
    <message>
        <source>version</source>
        <extracomment>asset.place_version</extracomment>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>high level of detail</source>
        <extracomment>asset.place_high</extracomment>
        <translation>LOD「高」</translation>
    </message>
    <message>
        <source>medium level of detail</source>
        <extracomment>asset.place_medium</extracomment>
        <translation>LOD「中」</translation>
    </message>
    <message>
        <source>low level of detail</source>
        <extracomment>asset.place_low</extracomment>
        <translation>LOD「低」</translation>
    </message>
    <message>
        <source>lowest level of detail</source>
        <extracomment>asset.place_lowest</extracomment>
        <translation>LOD「最低」</translation>
    </message>
    <message>
        <source>physics hulls</source>
        <extracomment>asset.place_hulls</extracomment>
        <translation>物理形状の凸包</translation>
    </message>
    <message>
        <source>give the model some thickness, then upload again</source>
        <extracomment>remedy.thicker_model</extracomment>
        <translation>モデルに厚みを付けてから、アップロードし直す</translation>
    </message>
    <message numerus="yes">
        <source>{count} meshes of the scene are missing or could not be read, so there is nothing to write</source>
        <extracomment>export.missing_meshes</extracomment>
        <translation>
            <numerusform>シーンのメッシュ {count} 個がないか、読み込めなかったため、書き出すものがありません</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}</source>
        <extracomment>weighing.name</extracomment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>region {number}</source>
        <extracomment>weighing.unnamed_region</extracomment>
        <translation>リージョン {number}</translation>
    </message>
    <message>
        <source>parcel {number}</source>
        <extracomment>weighing.unnamed_parcel</extracomment>
        <translation>区画 {number}</translation>
    </message>
    <message>
        <source>No region</source>
        <extracomment>weighing.no_region</extracomment>
        <translation>リージョンなし</translation>
    </message>
    <message>
        <source>The parcel {name} of {region} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.parcel_of</extracomment>
        <translation>{region} の区画 {name} は {capacity} LI に対して {held} LI です: {over} LI 超過しています。</translation>
    </message>
    <message>
        <source>Parcel {number} of {region} uses {held} of {capacity} LI: {over} LI over capacity.</source>
        <extracomment>limit.unnamed_parcel_of</extracomment>
        <translation>{region} の区画 {number} は {capacity} LI に対して {held} LI です: {over} LI 超過しています。</translation>
    </message>
    <message>
        <source>    Remedy: {remedy}</source>
        <extracomment>inspect.remedy</extracomment>
        <translation>    対処: {remedy}</translation>
    </message>
    <message numerus="yes">
        <source>the {count} other names of this file (hard links) still have the old content</source>
        <extracomment>file.other_names</extracomment>
        <translation>
            <numerusform>このファイルのほかの {count} 個の名前 (ハードリンク) は、古い内容のままです</numerusform>
        </translation>
    </message>
    <message>
        <source>The download weight decides: {weight} PE. Physics below that is free.</source>
        <extracomment>why.free_below_download</extracomment>
        <translation>ダウンロードウェイト ({weight} PE) で決まります。物理はそれより低ければ無料です。</translation>
    </message>
    <message>
        <source>The server weight decides: {weight} PE. Physics below that is free.</source>
        <extracomment>why.free_below_server</extracomment>
        <translation>サーバーウェイト ({weight} PE) で決まります。物理はそれより低ければ無料です。</translation>
    </message>
    <message>
        <source>The number of parts decides. Physics is free.</source>
        <extracomment>why.free_as_parts_count</extracomment>
        <translation>パーツの数で決まります。物理は無料です。</translation>
    </message>
    <message>
        <source>the files cost {arrived} LI when read back, but the same parts at rest without scripts cost {promised} LI here. Compare the weights in the uploader before you upload</source>
        <extracomment>kit.other_impact</extracomment>
        <translation>書き出したファイルを読み込み直すと {arrived} LI ですが、ここでは同じパーツが静止してスクリプトなしで {promised} LI です。アップロードする前に、アップローダーでウェイトを比べてください</translation>
    </message>
    <message>
        <source>Generate lower levels of detail instead of physics shapes. Each level is the smallest that looks accurate enough at the distance where the viewer switches to it, and therefore the cheapest to download. With an option for physics shapes, such as --within, generate both: the levels first, then shapes for the object with these levels</source>
        <extracomment>shapes.lods</extracomment>
        <translation>物理形状の代わりに下位の LOD を生成します。それぞれ、ビューアがその LOD に切り替える距離で十分正確に見えるもののうち最も小さく、したがってダウンロードのコストが最も低いものです。--within など物理形状のオプションも指定すると、両方を生成します。先に LOD、次にその LOD を付けたオブジェクトの形状です</translation>
    </message>
    <message>
        <source>uses the generated levels of detail. Download weight: {download} PE, previously {download_before} PE</source>
        <extracomment>shapes.levels_used</extracomment>
        <translation>生成した LOD を使います。ダウンロードウェイト: {download} PE (以前は {download_before} PE)</translation>
    </message>
    <message>
        <source>Another program has changed the file since.</source>
        <extracomment>kept.file_changed</extracomment>
        <translation>その後、別のプログラムがこのファイルを変更しました。</translation>
    </message>
    <message numerus="yes">
        <source>{count} objects changed.</source>
        <extracomment>kept.objects_changed</extracomment>
        <translation>
            <numerusform>変更されたオブジェクト: {count} 個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects added.</source>
        <extracomment>kept.objects_added</extracomment>
        <translation>
            <numerusform>追加されたオブジェクト: {count} 個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects deleted.</source>
        <extracomment>kept.objects_deleted</extracomment>
        <translation>
            <numerusform>削除されたオブジェクト: {count} 個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} constants changed.</source>
        <extracomment>kept.constants</extracomment>
        <translation>
            <numerusform>変更された定数: {count} 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing differs from the file.</source>
        <extracomment>kept.same</extracomment>
        <translation>ファイルとの違いはありません。</translation>
    </message>
    <message>
        <source>Land impact: {before} → {after} LI.</source>
        <extracomment>kept.land_impact</extracomment>
        <translation>土地負荷: {before} → {after} LI。</translation>
    </message>
    <message>
        <source>Physics weight: {before} → {after} PE.</source>
        <extracomment>kept.physics</extracomment>
        <translation>物理ウェイト: {before} → {after} PE。</translation>
    </message>
    <message>
        <source>Download weight: {before} → {after} PE.</source>
        <extracomment>kept.download</extracomment>
        <translation>ダウンロードウェイト: {before} → {after} PE。</translation>
    </message>
    <message>
        <source>Server weight: {before} → {after} PE.</source>
        <extracomment>kept.server</extracomment>
        <translation>サーバーウェイト: {before} → {after} PE。</translation>
    </message>
    <message>
        <source>Some costs are unknown and not included.</source>
        <extracomment>kept.unknown</extracomment>
        <translation>一部のコストは不明で、含まれていません。</translation>
    </message>
    <message numerus="yes">
        <source>{count} objects.</source>
        <extracomment>kept.objects</extracomment>
        <translation>
            <numerusform>オブジェクト {count} 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>Land impact: {after} LI.</source>
        <extracomment>kept.land_impact_now</extracomment>
        <translation>土地負荷: {after} LI。</translation>
    </message>
    <message>
        <source>The unsaved changes cannot be read ({reason}).</source>
        <extracomment>kept.unreadable</extracomment>
        <translation>保存されていない変更を読み込めません ({reason})。</translation>
    </message>
    <message>
        <source>The changes cannot be compared with the file ({reason}).</source>
        <extracomment>kept.no_file</extracomment>
        <translation>変更をファイルと比較できません ({reason})。</translation>
    </message>
    <message>
        <source>was not read, because you have not agreed to it. If you trust the project, use --allow-outside on the command line, or open it again in the window and click &quot;Read them&quot;.</source>
        <extracomment>project.asked</extracomment>
        <translation>許可されていないため、読み込みませんでした。プロジェクトを信頼できる場合は、コマンドラインで --allow-outside を使うか、ウィンドウで開き直して「読み込む」をクリックしてください。</translation>
    </message>
    <message>
        <source>has no hull near its surface</source>
        <extracomment>shape.hulls_elsewhere</extracomment>
        <translation>表面の近くに凸包がありません</translation>
    </message>
    <message>
        <source>one box</source>
        <extracomment>method.box</extracomment>
        <translation>箱 1 個</translation>
    </message>
    <message>
        <source>One box around everything</source>
        <extracomment>method.box_help</extracomment>
        <translation>全体を囲む箱 1 個</translation>
    </message>
    <message>
        <source>Analyze on the model</source>
        <extracomment>method.analyze</extracomment>
        <translation>モデルの「分析」</translation>
    </message>
    <message>
        <source>What the uploader&apos;s Analyze makes of the model itself</source>
        <extracomment>method.analyze_help</extracomment>
        <translation>アップローダーの「分析」がモデル自体から作るもの</translation>
    </message>
    <message>
        <source>the model itself</source>
        <extracomment>method.untouched</extracomment>
        <translation>モデル自体</translation>
    </message>
    <message>
        <source>The model&apos;s mesh, unchanged</source>
        <extracomment>method.untouched_help</extracomment>
        <translation>モデルのメッシュをそのまま使用</translation>
    </message>
    <message>
        <source>contact deviation m</source>
        <extracomment>column.contact_m</extracomment>
        <translation>接触部のずれ m</translation>
    </message>
    <message>
        <source>elsewhere deviation m</source>
        <extracomment>column.elsewhere_m</extracomment>
        <translation>その他の部分のずれ m</translation>
    </message>
    <message>
        <source>Octrees, rays, regions, scenarios, the baseline, generated shapes or measured costs changed.</source>
        <extracomment>kept.others</extracomment>
        <translation>八分木、レイ、リージョン、シナリオ、基準、生成した形状、実測コストのいずれかが変更されました。</translation>
    </message>
    <message>
        <source>was not replaced, because no earlier run of this report wrote it; rename it, or choose another name with -o</source>
        <extracomment>output.other_file</extracomment>
        <translation>このレポートの以前の実行で書き出したものではないため、置き換えませんでした。このファイルの名前を変えるか、-o で別の名前を指定してください</translation>
    </message>
    <message>
        <source>Instead of --within: maximum deviation where avatars walk, stand, sit or pass, such as 5cm. Elsewhere, --elsewhere applies. Default: 5cm, or 5% for parts with a diagonal below 1m</source>
        <extracomment>shapes.contact</extracomment>
        <translation>--within の代わりに: アバターが歩く、立つ、座る、または通る所での最大のずれ (例: 5cm)。それ以外の所には --elsewhere が適用されます。省略時は 5cm、対角線が 1m 未満のパーツでは 5%</translation>
    </message>
    <message>
        <source>uses the generated levels of detail. Download weight: {download} PE, previously unknown</source>
        <extracomment>shapes.levels_used_were_unknown</extracomment>
        <translation>生成した LOD を使います。ダウンロードウェイト: {download} PE (以前は不明)</translation>
    </message>
    <message>
        <source>uses the generated levels of detail. Their download weight is unknown</source>
        <extracomment>shapes.levels_used_unknown</extracomment>
        <translation>生成した LOD を使います。そのダウンロードウェイトは不明です</translation>
    </message>
    <message>
        <source>no generated shape meets the goal, so the part keeps its existing shape. Increase --contact or --elsewhere</source>
        <extracomment>shapes.none_by_zone</extracomment>
        <translation>目標を満たす形状を生成できなかったため、パーツの既存の形状は変わりません。--contact または --elsewhere を大きくしてください</translation>
    </message>
    <message>
        <source>Analyze on the model needs no hulls in this file; write -o NAME_PHYS.dae, which then holds the model itself for Analyze</source>
        <extracomment>shapes.analyze_where</extracomment>
        <translation>モデルの「分析」では、このファイルに凸包は必要ありません。-o NAME_PHYS.dae で書き出してください。そのファイルに、「分析」に使うモデル自体が入ります</translation>
    </message>
    <message>
        <source>untouched</source>
        <extracomment>word</extracomment>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>Instead of --within: maximum deviation where avatars do not walk, stand, sit or pass, such as 30cm. Default: 30cm, or 5% for parts with a diagonal below 1m, but at least --contact</source>
        <extracomment>shapes.elsewhere</extracomment>
        <translation>--within の代わりに: アバターが歩く、立つ、座る、または通る所以外での最大のずれ (例: 30cm)。省略時は 30cm、対角線が 1m 未満のパーツでは 5%。ただし --contact 以上</translation>
    </message>
    <message>
        <source>streaming</source>
        <extracomment>constant.metadata_discount</extracomment>
        <translation>ストリーミング</translation>
    </message>
    <message>
        <source>the program that draws, {program}, could not be started: {reason}; install Weighbridge again</source>
        <extracomment>window.not_started</extracomment>
        <translation>描画用のプログラム {program} を起動できませんでした: {reason}。Weighbridge を再インストールしてください</translation>
    </message>
    <message>
        <source>Land impact {least} to {after} after upload instead of {before}</source>
        <extracomment>explain.saving_uploaded</extracomment>
        <translation>土地負荷 {before} → アップロード後 {least}～{after}</translation>
    </message>
    <message>
        <source>Total land impact {least} to {after} after upload instead of {before}</source>
        <extracomment>explain.saving_uploaded_in_all</extracomment>
        <translation>合計の土地負荷 {before} → アップロード後 {least}～{after}</translation>
    </message>
    <message>
        <source>{rank}. {what} Land impact {least} to {after} after upload instead of {before}.</source>
        <extracomment>explain.suggestion_uploaded</extracomment>
        <translation>{rank}. {what}土地負荷 {before} → アップロード後 {least}～{after}。</translation>
    </message>
    <message>
        <source>{rank}. {what} Total land impact {least} to {after} after upload instead of {before}.</source>
        <extracomment>explain.suggestion_uploaded_in_all</extracomment>
        <translation>{rank}. {what}合計の土地負荷 {before} → アップロード後 {least}～{after}。</translation>
    </message>
    <message>
        <source>{part} of {linkset}</source>
        <extracomment>advice.part_of</extracomment>
        <translation>{linkset} の {part}</translation>
    </message>
    <message numerus="yes">
        <source>delete these triangles from the physics model (in Blender: Degenerate Dissolve), use a simpler model, or click &quot;Analyze&quot; in the uploader</source>
        <extracomment>remedy.simpler_mesh</extracomment>
        <translation>
            <numerusform>物理モデルのこれらの三角形を削除する(Blender では「大きさ0を溶解」)か、もっと単純なモデルを使うか、アップローダーの「分析」をクリックする</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: physics weight {physics} PE as exported, previously {physics_before} PE. The land impact is still {impact} LI</source>
        <extracomment>export.physics_costs_more</extracomment>
        <translation>{name}: 物理ウェイトはエクスポートで {physics} PE (以前は {physics_before} PE)。土地負荷は {impact} LI のままです</translation>
    </message>
    <message>
        <source>{name}: the physics weight of {physics} PE decides the land impact. To lower it, allow a larger deviation with --within, or look for other shapes with &quot;weighbridge shapes&quot;</source>
        <extracomment>export.physics_decides</extracomment>
        <translation>{name}: 物理ウェイト {physics} PE が土地負荷を決めています。下げるには、--within でもっと大きなずれを許すか、「weighbridge shapes」で別の形状を探してください</translation>
    </message>
    <message>
        <source>{name}: the physics weight of {physics} PE decides the land impact. The physics shape that comes with the model is kept; to look for a cheaper one, use &quot;weighbridge shapes&quot;</source>
        <extracomment>export.kept_physics</extracomment>
        <translation>{name}: 物理ウェイト {physics} PE が土地負荷を決めています。モデルに付いている物理形状はそのままです。もっと安い形状を探すには「weighbridge shapes」を使ってください</translation>
    </message>
    <message>
        <source>{part} has the physics shape type {type}, so all {count} parts use the new accounting.</source>
        <extracomment>reason.opted_in_shape_type</extracomment>
        <translation>{part} の物理形状タイプが {type} のため、{count} 個のパーツすべてに新計算方式が使われます。</translation>
    </message>
    <message>
        <source>{part} has normal or specular maps, so all {count} parts use the new accounting.</source>
        <extracomment>reason.opted_in_materials</extracomment>
        <translation>{part} にマテリアルがあるため、{count} 個のパーツすべてに新計算方式が使われます。</translation>
    </message>
    <message>
        <source>{part} is animated, so all {count} parts use the new accounting.</source>
        <extracomment>reason.opted_in_animated</extracomment>
        <translation>{part} がアニメーション付きのため、{count} 個のパーツすべてに新計算方式が使われます。</translation>
    </message>
    <message>
        <source>Check &quot;Edit linked&quot;, select the parts, and set &quot;Shininess&quot; and &quot;Bumpiness&quot; to None on the Texture tab.</source>
        <extracomment>plan_act.materials.viewer</extracomment>
        <translation>「リンク部分を編集」をオンにしてパーツを選択し、「テクスチャ」タブで「輝き」と「凹凸」を「なし」にします。</translation>
    </message>
    <message>
        <source>{part} has the shape type {type} and normal or specular maps, so all {count} parts use the new accounting.</source>
        <extracomment>reason.opted_in_both</extracomment>
        <translation>{part} の形状タイプが {type} で、マテリアルもあるため、{count} 個のパーツすべてに新計算方式が使われます。</translation>
    </message>
    <message>
        <source>Join the objects of a model into one mesh</source>
        <extracomment>plan_act.join_objects</extracomment>
        <translation>モデルのオブジェクトを 1 つのメッシュに統合する</translation>
    </message>
    <message>
        <source>Separate the objects again.</source>
        <extracomment>plan_act.join_objects.inverse</extracomment>
        <translation>オブジェクトを再び分けます。</translation>
    </message>
    <message>
        <source>Select the objects, choose Object &gt; Join, and export the model again.</source>
        <extracomment>plan_act.join_objects.blender</extracomment>
        <translation>オブジェクトを選択し、Object &gt; Join を選んで、モデルを再びエクスポートします。</translation>
    </message>
    <message>
        <source>{parts}: left out of the files, because only meshes can be uploaded</source>
        <extracomment>kit.no_mesh</extracomment>
        <translation>{parts}: ファイルに含まれません。アップロードできるのはメッシュだけです</translation>
    </message>
    <message>
        <source>{parts}: left out of the files, because the mesh is missing or incomplete</source>
        <extracomment>kit.incomplete</extracomment>
        <translation>{parts}: ファイルに含まれません。メッシュがないか、不完全です</translation>
    </message>
    <message>
        <source>linked hulls and prims are separate parts, which this file cannot hold; export a project, or choose &quot;Shape &gt; Use shape&quot;, then &quot;File &gt; Export for the uploader…&quot;</source>
        <extracomment>making.linked_file</extracomment>
        <translation>リンクした凸包とプリムは別々のパーツで、このファイルには入りません。プロジェクトにエクスポートするか、「形状 &gt; 形状を使う」、続いて「ファイル &gt; アップローダー用にエクスポート…」を選んでください</translation>
    </message>
    <message numerus="yes">
        <source>Avatars cannot enter openings or hollows of {count} parts, such as {part}: one convex hull covers each, up to {distance} m away from what you see.</source>
        <extracomment>explain.closed</extracomment>
        <translation>
            <numerusform>アバターは{part}など{count}個のパーツの開口部や中空に入れません。どれも1つの凸包に覆われ、凸包は見た目から最大 {distance} m 離れています。</numerusform>
        </translation>
    </message>
    <message>
        <source>To open them, use the Physics step of Optimize, or run &quot;weighbridge shapes&quot;.</source>
        <extracomment>explain.open_them</extracomment>
        <translation>開けるには、「最適化」の「物理」の手順を使うか、「weighbridge shapes」を実行します。</translation>
    </message>
    <message>
        <source>Would it upload? Yes: it breaks no known rule for uploads.</source>
        <extracomment>upload.ok</extracomment>
        <translation>アップロードできますか? はい。アップロードの既知の規則に反するものはありません。</translation>
    </message>
    <message>
        <source>Upload the model, and drag it from your inventory into the world. On the Features tab, its &quot;Physics Shape Type&quot; is &quot;Prim&quot;. Leave it unchanged; the other types do not use the uploaded physics shape.</source>
        <extracomment>kit.step_rez_prim</extracomment>
        <translation>アップロードして、インベントリからインワールドにドラッグします。「特徴」タブの「物理形状タイプ」は「プリム」です。変えないでください。ほかのタイプでは、アップロードした物理形状は使われません。</translation>
    </message>
    <message>
        <source>Where most of the cost comes from</source>
        <extracomment>page.explained</extracomment>
        <translation>コストの大部分の出どころ</translation>
    </message>
    <message>
        <source>In world, link these parts to the object: {parts}. They are prims, so the files do not contain them. Take them from the object that you already have, or build them again.</source>
        <extracomment>kit.act_others</extracomment>
        <translation>インワールドで、次のパーツをオブジェクトにリンクします: {parts}。プリムなので、ファイルには含まれません。すでにあるオブジェクトのものを使うか、作り直してください。</translation>
    </message>
    <message>
        <source>Land impact of the files alone</source>
        <extracomment>kit.land_impact_meshes</extracomment>
        <translation>ファイルだけの土地負荷</translation>
    </message>
    <message>
        <source>Land impact with {parts}</source>
        <extracomment>kit.land_impact_whole</extracomment>
        <translation>{parts} を含む土地負荷</translation>
    </message>
    <message>
        <source>baseline</source>
        <extracomment>column.baseline</extracomment>
        <translation>基準</translation>
    </message>
    <message>
        <source>deviation ÷ maximum</source>
        <extracomment>column.deviation_ratio</extracomment>
        <translation>ずれ ÷ 最大値</translation>
    </message>
    <message>
        <source>  completeness unknown: this format has no counts or lengths to check it with</source>
        <extracomment>inspect.wholeness_unknown</extracomment>
        <translation>  完全かどうかは不明: この形式には、確かめるための個数も長さもありません</translation>
    </message>
    <message>
        <source>The scene was not saved to a file.</source>
        <extracomment>html.unsaved</extracomment>
        <translation>シーンはファイルに保存されていません。</translation>
    </message>
    <message>
        <source>The scene &quot;{name}&quot; was not saved to a file.</source>
        <extracomment>html.unsaved_named</extracomment>
        <translation>シーン「{name}」はファイルに保存されていません。</translation>
    </message>
    <message>
        <source>{kind} files do not say which way is up. If the model lies on its back, add --turn-upright</source>
        <extracomment>option.may_lie</extracomment>
        <translation>{kind} ファイルは、どちらが上かを示しません。モデルが倒れている場合は、--turn-upright を付けてください</translation>
    </message>
    <message>
        <source>Also try methods that never give the best shape, and show one box, Analyze on the model, and the model itself. With --lods, also generate levels of detail that deviate by at most 0.5, 1, 2, 4 and 8 pixels. With --lods and an option for physics shapes, such as --contact, show which combinations of levels and shapes are best for each object</source>
        <extracomment>shapes.compare</extracomment>
        <translation>最良の形状になることのない方法も試し、箱 1 個、モデルの「分析」、モデル自体も表示します。--lods とともに使うと、ずれが最大 0.5、1、2、4、8 ピクセルの LOD も生成します。--lods と、--contact などの物理形状のオプションを一緒に使うと、オブジェクトごとに LOD と形状の最良の組み合わせを表示します</translation>
    </message>
    <message>
        <source>with --lods and an option for physics shapes, --compare only shows combinations; leave out --output, --streaming and --budget</source>
        <extracomment>shapes.compares_both</extracomment>
        <translation>--lods と物理形状のオプションを指定すると、--compare は組み合わせを表示するだけです。--output、--streaming、--budget は外してください</translation>
    </message>
    <message>
        <source>no generated shape that the grid would use keeps passages open and floors walkable, so there is no combination to show. Allow blocked passages with --no-passage</source>
        <extracomment>shapes.no_combination</extracomment>
        <translation>グリッドが使う生成した形状には、通路が開いたままで床を歩けるものがないため、表示する組み合わせがありません。--no-passage で通路がふさがるのを許してください</translation>
    </message>
    <message>
        <source>Example: files and a page in the folder chair-upload
  weighbridge export chair.obj --uploader chair-upload
Example: glTF files with levels of detail within 1 pixel and physics within 5 cm
  weighbridge export chair.obj --uploader chair-upload --as glb --pixels 1 --within 5cm
Example: the levels and physics that were chosen in the window
  weighbridge export chair.weighbridge --uploader chair-upload --as-is</source>
        <extracomment>export.example</extracomment>
        <translation>例: フォルダー chair-upload にファイルとページを書き出す
  weighbridge export chair.obj --uploader chair-upload
例: LOD が 1 ピクセル以内、物理が 5 cm 以内の glTF ファイル
  weighbridge export chair.obj --uploader chair-upload --as glb --pixels 1 --within 5cm
例: ウィンドウで選んだ LOD と物理
  weighbridge export chair.weighbridge --uploader chair-upload --as-is</translation>
    </message>
    <message>
        <source>Write the object as it is, with its current levels of detail and physics shape; generate nothing</source>
        <extracomment>export.as_is</extracomment>
        <translation>オブジェクトを今のまま、現在の LOD と物理形状で書き出します。何も生成しません</translation>
    </message>
    <message>
        <source>{name}: the physics weight of {physics} PE decides the land impact. Most of it comes from prims, which the files do not contain; for advice, use &quot;weighbridge explain&quot;</source>
        <extracomment>export.prims_decide</extracomment>
        <translation>{name}: 物理ウェイト {physics} PE が土地負荷を決めています。大部分は、ファイルに含まれないプリムによるものです。助言は「weighbridge explain」で見られます</translation>
    </message>
    <message>
        <source>{impact} LI after upload</source>
        <extracomment>kit.impact</extracomment>
        <translation>アップロード後 {impact} LI</translation>
    </message>
    <message>
        <source>{least} to {most} LI after upload</source>
        <extracomment>kit.impact_range</extracomment>
        <translation>アップロード後 {least}～{most} LI</translation>
    </message>
    <message>
        <source>{impact} LI after upload with {parts}</source>
        <extracomment>kit.impact_whole</extracomment>
        <translation>{parts} を含めてアップロード後 {impact} LI</translation>
    </message>
</context>
<context>
    <name>wb::ui::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Octree</source>
        <translation>八分木(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Compose</source>
        <translation>組み立て(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>形状(&amp;G)</translation>
    </message>
    <message>
        <source>P&amp;ush and pull</source>
        <translation>押す・引く(&amp;U)</translation>
    </message>
    <message>
        <source>Mirror &amp;and rotate</source>
        <translation>反転と回転(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>ブラシ(&amp;B)</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>何も開かれていません。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>元に戻す変更がありません。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>やり直す変更がありません。</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>何も選択されていません。</translation>
    </message>
    <message>
        <source>Nothing is hidden.</source>
        <translation>隠した項目はありません。</translation>
    </message>
    <message>
        <source>There are no measured costs yet.</source>
        <translation>実測コストがまだありません。</translation>
    </message>
    <message>
        <source>There is no octree yet.</source>
        <translation>八分木がまだありません。</translation>
    </message>
    <message>
        <source>There is no region yet.</source>
        <translation>リージョンがまだありません。</translation>
    </message>
    <message>
        <source>Select an object first.</source>
        <translation>先にオブジェクトを選択してください。</translation>
    </message>
    <message>
        <source>Select an object or an octree first.</source>
        <translation>先にオブジェクトまたは八分木を選択してください。</translation>
    </message>
    <message>
        <source>Select at least two objects first.</source>
        <translation>先にオブジェクトを 2 つ以上選択してください。</translation>
    </message>
    <message>
        <source>Select an object with several parts, or one of its parts, first.</source>
        <translation>先に、複数のパーツからなるオブジェクトか、そのパーツの 1 つを選択してください。</translation>
    </message>
    <message>
        <source>Select a single mesh first.</source>
        <translation>先にメッシュを 1 つだけ選択してください。</translation>
    </message>
    <message>
        <source>Click a hull in the 3D view first.</source>
        <translation>先に、3D ビューで凸包をクリックしてください。</translation>
    </message>
    <message>
        <source>Select only one hull.</source>
        <translation>凸包を 1 つだけ選択してください。</translation>
    </message>
    <message>
        <source>Select at least two hulls first, with Ctrl+click.</source>
        <translation>先に、Ctrl+クリックで凸包を 2 つ以上選択してください。</translation>
    </message>
    <message>
        <source>Select a shape in the Shapes panel first.</source>
        <translation>先に「形状」パネルで形状を選択してください。</translation>
    </message>
    <message>
        <source>The selected shape is already in use.</source>
        <translation>選択した形状はすでに使用中です。</translation>
    </message>
    <message>
        <source>The object has no mesh to upload.</source>
        <translation>このオブジェクトにはアップロードするメッシュがありません。</translation>
    </message>
    <message>
        <source>There are no objects yet.</source>
        <translation>オブジェクトがまだありません。</translation>
    </message>
    <message>
        <source>The selected mesh has no hulls.</source>
        <translation>選択したメッシュには凸包がありません。</translation>
    </message>
</context>
<context>
    <name>wb::ui::BackgroundStatistics</name>
    <message>
        <source>Recalculating costs</source>
        <translation>コストを再計算</translation>
    </message>
</context>
<context>
    <name>wb::ui::BesidePane</name>
    <message>
        <source>Now: %1</source>
        <translation>現在: %1</translation>
    </message>
    <message>
        <source>Selected layers</source>
        <translation>選んだレイヤー</translation>
    </message>
    <message>
        <source>No baseline</source>
        <translation>基準なし</translation>
    </message>
    <message>
        <source>Weighing the baseline…</source>
        <translation>基準を計算しています…</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>以前: %1</translation>
    </message>
    <message>
        <source>After</source>
        <translation>後</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>前</translation>
    </message>
</context>
<context>
    <name>wb::ui::BestStep</name>
    <message>
        <source>Apply here</source>
        <translation>ここで適用</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Search longer</source>
        <translation>さらに探す</translation>
    </message>
    <message>
        <source>Make this change to the scene; you can undo it</source>
        <translation>この変更をシーンに加えます。後で元に戻せます</translation>
    </message>
    <message>
        <source>Undo the step that you applied here</source>
        <translation>ここで適用した手順を元に戻します</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>適用: %1</translation>
    </message>
    <message>
        <source>Looking… %L1 s</source>
        <translation>探しています… %L1 秒</translation>
    </message>
    <message>
        <source>Looking for ways to lower the cost…</source>
        <translation>下げる方法を探しています…</translation>
    </message>
    <message>
        <source>How</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Also try simpler levels of detail for meshes with very high triangle counts; this takes several minutes</source>
        <translation>三角形が非常に多いメッシュの、より簡単な LOD も試します。数分かかります</translation>
    </message>
    <message>
        <source>Show how to do this step in the viewer, in Blender and in Weighbridge</source>
        <translation>この手順をビューア、Blender、Weighbridge で行う方法を表示します</translation>
    </message>
    <message>
        <source>Find shapes</source>
        <translation>形状を探す</translation>
    </message>
    <message>
        <source>Search for physics shapes that keep passages open, in Optimize</source>
        <translation>「最適化」で、通り道をふさがない物理形状を探します</translation>
    </message>
    <message>
        <source>To let avatars in, use another physics shape; it can cost more.</source>
        <translation>アバターが入れるようにするには、別の物理形状を使います。コストが上がることがあります。</translation>
    </message>
</context>
<context>
    <name>wb::ui::BlockActions</name>
    <message>
        <source>Copied: %1</source>
        <translation>コピーしました: %1</translation>
    </message>
    <message>
        <source>Copy some cubes first.</source>
        <translation>先に立方体をコピーしてください。</translation>
    </message>
    <message>
        <source>Pasted at the selected box: %1</source>
        <translation>選んだ箱に貼り付けました: %1</translation>
    </message>
    <message>
        <source>Pasted in front of the marked face: %1</source>
        <translation>印を付けた面の手前に貼り付けました: %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::BreakdownView</name>
    <message>
        <source>Breakdown</source>
        <translation>内訳</translation>
    </message>
    <message>
        <source>Press Enter to highlight the triangles or hulls behind a term</source>
        <translation>Enter キーで、項のもとになる三角形や凸包を強調表示します</translation>
    </message>
</context>
<context>
    <name>wb::ui::BrushActions</name>
    <message>
        <source>Select a box of cubes first.</source>
        <translation>先に立方体の箱を選んでください。</translation>
    </message>
</context>
<context>
    <name>wb::ui::CalibrateDialog</name>
    <message>
        <source>&amp;Fit</source>
        <translation>合わせる(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keep as scenario</source>
        <translation>シナリオとして残す(&amp;K)</translation>
    </message>
    <message>
        <source>Calibrate</source>
        <translation>キャリブレーション</translation>
    </message>
    <message>
        <source>Search constants</source>
        <translation>定数を検索</translation>
    </message>
    <message>
        <source>&amp;Constants to fit:</source>
        <translation>合わせる定数(&amp;C):</translation>
    </message>
    <message>
        <source>Fitted constants</source>
        <translation>合わせた定数</translation>
    </message>
    <message>
        <source>Measured and calculated costs</source>
        <translation>実測コストと計算コスト</translation>
    </message>
    <message>
        <source>Fitting constants</source>
        <translation>定数を合わせています</translation>
    </message>
    <message>
        <source>Nothing was fitted: %1</source>
        <translation>合わせられませんでした: %1</translation>
    </message>
    <message>
        <source>Measured costs: %L1. R² is undefined because it needs at least two different costs.</source>
        <translation>実測コスト: %L1。R² には少なくとも 2 つの異なるコストが必要なため、定義されません。</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Calibrated</source>
        <translation>キャリブレーション結果</translation>
    </message>
    <message>
        <source>Measured costs: %L1. R² = %2: the fitted constants explain this share of the relative differences among these costs.</source>
        <translation>実測コスト: %L1。R² = %2: 合わせた定数は、これらのコストの相対的な差のうちこの割合を説明します。</translation>
    </message>
    <message>
        <source>Measured costs: %L1. R² = %2, below 0: one and the same cost for all objects would fit better than the fitted constants do.</source>
        <translation>実測コスト: %L1。R² = %2 (0 未満): 合わせた定数よりも、すべてのオブジェクトに同じコストを当てはめるほうがよく合います。</translation>
    </message>
    <message>
        <source>Choose which constants to fit to the measured costs, then click &quot;Fit&quot;.</source>
        <translation>実測コストに合わせる定数を選び、「合わせる」をクリックしてください。</translation>
    </message>
    <message>
        <source>Add the fitted constants to the project as a scenario</source>
        <translation>合わせた定数を、シナリオとしてプロジェクトに追加します</translation>
    </message>
</context>
<context>
    <name>wb::ui::ChartMaker</name>
    <message>
        <source>Drawing a chart</source>
        <translation>グラフを作成</translation>
    </message>
</context>
<context>
    <name>wb::ui::ChartView</name>
    <message>
        <source>floor, cap, clamp or threshold</source>
        <translation>下限、上限、制限、しきい値に達する位置</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>%1 (top %L2 of %L3)</source>
        <comment>title of a chart</comment>
        <translation>%1 (%L3 個のうち上位 %L2 個)</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>限度</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>at a bar</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>%1 PE</source>
        <comment>at a bar</comment>
        <translation>%1 PE</translation>
    </message>
</context>
<context>
    <name>wb::ui::ChartsPanel</name>
    <message>
        <source>f&amp;rom</source>
        <translation>開始(&amp;R)</translation>
    </message>
    <message>
        <source>Chart data</source>
        <translation>グラフのデータ</translation>
    </message>
    <message>
        <source>Cost by scale</source>
        <translation>倍率とコスト</translation>
    </message>
    <message>
        <source>Cost by constant</source>
        <translation>定数とコスト</translation>
    </message>
    <message>
        <source>Which constants matter</source>
        <translation>影響の大きい定数</translation>
    </message>
    <message>
        <source>Triangle widths</source>
        <translation>三角形の幅</translation>
    </message>
    <message>
        <source>Winners and losers</source>
        <translation>増減の大きいもの</translation>
    </message>
    <message>
        <source>Chart type</source>
        <translation>グラフの種類</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>定数</translation>
    </message>
    <message>
        <source>Chart the whole scene, regardless of the selection</source>
        <translation>選択にかかわらず、シーン全体のグラフを表示します</translation>
    </message>
    <message>
        <source>From</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>To</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)…</source>
        <translation>画像 (PNG)(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG)…</source>
        <translation>図面 (SVG)(&amp;D)…</translation>
    </message>
    <message>
        <source>Da&amp;ta (CSV)…</source>
        <translation>データ (CSV)(&amp;T)…</translation>
    </message>
    <message>
        <source>Export the chart or its data</source>
        <translation>グラフ、またはそのデータを書き出します</translation>
    </message>
    <message>
        <source>No chart was drawn.</source>
        <translation>グラフは作成されませんでした。</translation>
    </message>
    <message>
        <source>There is no baseline to compare with. Pin a scenario or the current constants as the baseline.</source>
        <translation>比較する基準がありません。シナリオ、または現在の定数を基準として固定してください。</translation>
    </message>
    <message>
        <source>Select an object to see its chart.</source>
        <translation>オブジェクトを選ぶと、そのグラフが表示されます。</translation>
    </message>
    <message>
        <source>The object has no parts.</source>
        <translation>オブジェクトにパーツがありません。</translation>
    </message>
    <message>
        <source>Choose two different values to see the range between them.</source>
        <translation>異なる 2 つの値を選ぶと、その間の範囲が表示されます。</translation>
    </message>
    <message>
        <source>all objects</source>
        <translation>すべてのオブジェクト</translation>
    </message>
    <message>
        <source>%1: %2, under %3</source>
        <comment>kind of chart, object, profile</comment>
        <translation>%1: %2、%3 による</translation>
    </message>
    <message>
        <source>Data table</source>
        <translation>データ表</translation>
    </message>
    <message>
        <source>Show the numbers instead of the chart (T)</source>
        <translation>グラフの代わりに数値を表示します (T)</translation>
    </message>
    <message>
        <source>All objects</source>
        <translation>すべてのオブジェクト</translation>
    </message>
    <message>
        <source>to</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Chart:</source>
        <translation>グラフ:</translation>
    </message>
    <message>
        <source>No baseline</source>
        <translation>基準なし</translation>
    </message>
</context>
<context>
    <name>wb::ui::ChipLabel</name>
    <message>
        <source>+%L1</source>
        <comment>how many more trade-offs there are</comment>
        <translation>+%L1</translation>
    </message>
</context>
<context>
    <name>wb::ui::ColumnMenu</name>
    <message>
        <source>S&amp;tandard columns</source>
        <translation>標準の列(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>並べ替え(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;File order</source>
        <translation>ファイルの順(&amp;F)</translation>
    </message>
</context>
<context>
    <name>wb::ui::ComparisonPanel</name>
    <message>
        <source>Comparison with the baseline</source>
        <translation>基準との比較</translation>
    </message>
    <message>
        <source>Crossed limits</source>
        <translation>上限を越えるもの</translation>
    </message>
    <message>
        <source>Region capacity</source>
        <translation>リージョンの許容量</translation>
    </message>
    <message>
        <source>Winners and losers</source>
        <translation>増減の大きいもの</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>何も開かれていません。</translation>
    </message>
    <message>
        <source>Weighing the baseline…</source>
        <translation>基準を計算しています…</translation>
    </message>
    <message>
        <source>There is no baseline to compare with. Pin a scenario or the current constants as the baseline.</source>
        <translation>比較する基準がありません。シナリオ、または現在の定数を基準として固定してください。</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>表示(&amp;S):</translation>
    </message>
    <message>
        <source>Pin the current constants</source>
        <translation>現在の定数を固定</translation>
    </message>
    <message>
        <source>Decision sheet</source>
        <translation>判断シート</translation>
    </message>
    <message>
        <source>Pin built-in profile %1</source>
        <comment>constants that the program has</comment>
        <translation>組み込みプロファイル %1 を固定</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV をエクスポート…</translation>
    </message>
    <message>
        <source>Compared with %1: land impact %2 LI</source>
        <translation>%1 との差: 土地負荷 %2 LI</translation>
    </message>
</context>
<context>
    <name>wb::ui::ComposeActions</name>
    <message>
        <source>Add prims</source>
        <translation>プリムを追加</translation>
    </message>
    <message>
        <source>Added prims: %L1</source>
        <translation>追加したプリム: %L1</translation>
    </message>
    <message>
        <source>Reading %1 to add it…</source>
        <translation>追加するため %1 を読み込んでいます…</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 を追加</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>%1 を追加しました</translation>
    </message>
    <message>
        <source>Add octree</source>
        <translation>八分木を追加</translation>
    </message>
    <message>
        <source>Added an octree</source>
        <translation>八分木を追加しました</translation>
    </message>
    <message>
        <source>The ray needs a direction: enter at least one number other than 0.</source>
        <translation>レイには方向が必要です: 0 以外の数を少なくとも 1 つ入力してください。</translation>
    </message>
    <message>
        <source>Added a ray. You can follow it step by step in the Ray panel.</source>
        <translation>レイを追加しました。「レイ」パネルで 1 段階ずつ追えます。</translation>
    </message>
    <message>
        <source>Making octrees…</source>
        <translation>八分木を作成しています…</translation>
    </message>
    <message>
        <source>No octree was made: %1</source>
        <translation>八分木は作成されませんでした: %1</translation>
    </message>
    <message>
        <source>Make octree</source>
        <translation>八分木を作成</translation>
    </message>
    <message>
        <source>Made octrees: %L1</source>
        <translation>作成した八分木: %L1</translation>
    </message>
    <message>
        <source>New region</source>
        <translation>新しいリージョン</translation>
    </message>
    <message>
        <source>Added a region. To put objects into it, use Compose &gt; Move to…</source>
        <translation>リージョンを追加しました。オブジェクトを入れるには: 組み立て &gt; 移動…</translation>
    </message>
    <message>
        <source>New parcel</source>
        <translation>新しい区画</translation>
    </message>
    <message>
        <source>Added a parcel. To put objects into it, use Compose &gt; Move to…</source>
        <translation>区画を追加しました。オブジェクトを入れるには: 組み立て &gt; 移動…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Made copies: %L1</source>
        <translation>作成したコピー: %L1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Deleted an octree</source>
        <translation>八分木を削除しました</translation>
    </message>
    <message>
        <source>Deleted the selection</source>
        <translation>選択したものを削除しました</translation>
    </message>
    <message>
        <source>Linked the objects; the root is %1</source>
        <translation>オブジェクトをリンクしました。ルートは %1 です</translation>
    </message>
    <message>
        <source>Unlinked the selection</source>
        <translation>選択したもののリンクを外しました</translation>
    </message>
    <message>
        <source>Move to a region</source>
        <translation>リージョンに移動</translation>
    </message>
    <message>
        <source>Nothing was done because the scene changed while the dialog was open; try again</source>
        <translation>このダイアログを開いている間にシーンが変わったため、何も行いませんでした。もう一度試してください</translation>
    </message>
    <message>
        <source>Making octrees</source>
        <translation>八分木を作成</translation>
    </message>
    <message>
        <source>Turn upright</source>
        <translation>起こす</translation>
    </message>
    <message>
        <source>Rotated the selection by 90° around the x axis</source>
        <translation>選択したものを x 軸まわりに 90° 回転しました</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Unlink</source>
        <translation>リンク解除</translation>
    </message>
    <message>
        <source>Moved out of all regions</source>
        <translation>すべてのリージョンの外に移動しました</translation>
    </message>
    <message>
        <source>Moved to %1, in %2</source>
        <comment>a parcel, its region</comment>
        <translation>%2 の %1 に移動しました</translation>
    </message>
    <message>
        <source>Moved to %1</source>
        <comment>a region</comment>
        <translation>%1 に移動しました</translation>
    </message>
</context>
<context>
    <name>wb::ui::ConstantChoice</name>
    <message>
        <source>Constants to fit</source>
        <translation>合わせる定数</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>定数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Affects measured costs</source>
        <translation>実測コストに影響</translation>
    </message>
    <message>
        <source>Fitted value</source>
        <translation>合わせた値</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
</context>
<context>
    <name>wb::ui::ConstantRow</name>
    <message>
        <source>%1, slider</source>
        <translation>%1、スライダー</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 をリセット</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>%1 に戻す</translation>
    </message>
    <message>
        <source>Covers about 0.3 to 3 times the default; choose the full range in the context menu. Hold Shift for steps one-tenth the usual size.</source>
        <translation>既定値の約 0.3 倍から 3 倍までの範囲です。コンテキストメニューで全範囲にできます。Shift を押すと、動きが通常の 10 分の 1 になります。</translation>
    </message>
    <message>
        <source>no effect here</source>
        <comment>of a constant</comment>
        <translation>ここでは効果なし</translation>
    </message>
    <message>
        <source>Explain %1</source>
        <translation>%1 の説明</translation>
    </message>
</context>
<context>
    <name>wb::ui::ConstantsPanel</name>
    <message>
        <source>Frequently tuned</source>
        <translation>よく調整するもの</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>すべてリセット(&amp;A)</translation>
    </message>
    <message>
        <source>Reset all constants</source>
        <translation>すべての定数をリセット</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>選択項目</translation>
    </message>
    <message>
        <source>No matches for “%1”.</source>
        <translation>「%1」に一致するものはありません。</translation>
    </message>
    <message>
        <source>Change a constant to compare the land impact before and after.</source>
        <translation>定数を変えると、以前と現在の土地負荷が表示されます。</translation>
    </message>
    <message>
        <source>Use %1, where the constant has an effect</source>
        <translation>効果のあるプロファイル %1 を使う</translation>
    </message>
    <message>
        <source>No effect here</source>
        <translation>ここでは効果なし</translation>
    </message>
    <message>
        <source>Restore every constant and choice in the profile to its default</source>
        <translation>プロファイルのすべての定数と選択項目を既定値に戻します</translation>
    </message>
    <message>
        <source>Search constants and choices</source>
        <translation>定数と選択項目を検索</translation>
    </message>
    <message>
        <source>Show only constants and choices whose name, symbol, group, meaning or options contain all the words you type</source>
        <translation>名前、記号、グループ、意味、選択肢の中に、入力したすべての語を含む定数と選択項目だけを表示します</translation>
    </message>
    <message>
        <source>Compared with the baseline: %1 LI</source>
        <comment>a number</comment>
        <translation>基準との差: %1 LI</translation>
    </message>
    <message>
        <source>Looking for constants that have an effect here…</source>
        <translation>ここで効果のある定数を探しています…</translation>
    </message>
</context>
<context>
    <name>wb::ui::CostTableView</name>
    <message>
        <source>Costs</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
</context>
<context>
    <name>wb::ui::CostliestMarks</name>
    <message>
        <source>%L1 · %2 LI</source>
        <comment>rank and land impact of an object</comment>
        <translation>%L1 · %2 LI</translation>
    </message>
</context>
<context>
    <name>wb::ui::CubeChanges</name>
    <message>
        <source>Point at an octree leaf in the 3D view first, or click one.</source>
        <translation>先に、3D ビューで八分木のリーフを指すか、クリックしてください。</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>選択: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a cube of an octree</comment>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was done: to which cube</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing to change in %1</source>
        <translation>%1 には変更するものがありません</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 cells of %4</source>
        <comment>along x, y and z, of an octree</comment>
        <translation>%4 のセル %1 × %2 × %3</translation>
    </message>
</context>
<context>
    <name>wb::ui::CubePanel</name>
    <message>
        <source>Kind of the cube</source>
        <translation>立方体の種類</translation>
    </message>
    <message>
        <source>Of the surfaces of all solid and indented cubes in it, hidden sides included</source>
        <translation>この中にある、中実の立方体とくぼみのある立方体すべての表面の三角形です。隠れた面も含みます</translation>
    </message>
    <message>
        <source>Path from the root</source>
        <translation>ルートからのパス</translation>
    </message>
    <message>
        <source>Select a cube on the path, up to the whole octree</source>
        <translation>パス上の立方体を選びます。八分木全体まで選べます</translation>
    </message>
    <message>
        <source>Position and size</source>
        <translation>位置とサイズ</translation>
    </message>
    <message>
        <source>In the octree&apos;s own frame, as if it were not rotated</source>
        <translation>八分木自身の座標系での値です。回転していないものとして示します</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>軸</translation>
    </message>
    <message>
        <source>From</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>To</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>辺</translation>
    </message>
    <message>
        <source>Where each edge begins and ends along its axis</source>
        <translation>各辺が、その軸に沿って始まる位置と終わる位置</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>辺</translation>
    </message>
    <message>
        <source>Eighths</source>
        <translation>1/8 単位</translation>
    </message>
    <message>
        <source>Neighbors</source>
        <translation>隣の立方体</translation>
    </message>
    <message>
        <source>Select the cube beside a face</source>
        <translation>面の隣にある立方体を選びます</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>値をコピー</translation>
    </message>
    <message>
        <source>Copy all values as text, with all digits (Ctrl+C)</source>
        <translation>すべての値を、全桁のテキストでコピーします (Ctrl+C)</translation>
    </message>
    <message>
        <source>This file has no octree.</source>
        <translation>このファイルには八分木がありません。</translation>
    </message>
    <message>
        <source>No octree</source>
        <translation>八分木なし</translation>
    </message>
    <message>
        <source>No cube is selected</source>
        <translation>立方体が選ばれていません</translation>
    </message>
    <message>
        <source>Click a cube in the 3D view, or select an octree in the scene tree.</source>
        <translation>3D ビューで立方体をクリックするか、シーンツリーで八分木を選んでください。</translation>
    </message>
</context>
<context>
    <name>wb::ui::DecisionSheet</name>
    <message>
        <source>Make a page…</source>
        <translation>ページを作成…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV をエクスポート…</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>Current costs and the baseline</source>
        <translation>現在と基準</translation>
    </message>
</context>
<context>
    <name>wb::ui::DockTabs</name>
    <message>
        <source>De&amp;tach from the window</source>
        <translation>ウィンドウから切り離す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>wb::ui::EditActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>元に戻す(&amp;U): %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>やり直し(&amp;R): %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
</context>
<context>
    <name>wb::ui::EmptyPage</name>
    <message>
        <source>Open a file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Add an octree…</source>
        <translation>八分木を追加…</translation>
    </message>
    <message>
        <source>Pin the current constants</source>
        <translation>現在の定数を固定</translation>
    </message>
    <message>
        <source>Select the most expensive object</source>
        <translation>最もコストが高いオブジェクトを選ぶ</translation>
    </message>
    <message>
        <source>Open a file, or drop one on the window.</source>
        <translation>ファイルを開くか、ウィンドウにドロップしてください。</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>何も開かれていません</translation>
    </message>
    <message>
        <source>This file has no objects. Add some with the Compose menu, or open another file.</source>
        <translation>このファイルにはオブジェクトがありません。「組み立て」メニューで追加するか、別のファイルを開いてください。</translation>
    </message>
    <message>
        <source>No objects</source>
        <translation>オブジェクトなし</translation>
    </message>
</context>
<context>
    <name>wb::ui::ExportActions</name>
    <message>
        <source>Save pa&amp;ge about %1…</source>
        <translation>%1 のページを保存(&amp;G)…</translation>
    </message>
    <message>
        <source>Save pa&amp;ge about all objects…</source>
        <translation>すべてのオブジェクトのページを保存(&amp;G)…</translation>
    </message>
    <message>
        <source>Export scenario</source>
        <translation>シナリオのエクスポート</translation>
    </message>
    <message>
        <source>Profiles (*.json)</source>
        <translation>プロファイル (*.json)</translation>
    </message>
    <message>
        <source>Export chart</source>
        <translation>グラフのエクスポート</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>図面 (*.svg)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Export table as CSV</source>
        <translation>表を CSV にエクスポート</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>画像のエクスポート</translation>
    </message>
    <message>
        <source>Save page about %1</source>
        <translation>%1 のページを保存</translation>
    </message>
    <message>
        <source>Save page about all objects</source>
        <translation>すべてのオブジェクトのページを保存</translation>
    </message>
    <message>
        <source>Web pages (*.html);;PDF (*.pdf)</source>
        <translation>Web ページ (*.html);;PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Export octrees</source>
        <translation>八分木のエクスポート</translation>
    </message>
    <message>
        <source>Octrees and rays (*.scene);;Inexor octree (*.nxoc)</source>
        <translation>八分木とレイ (*.scene);;Inexor の八分木 (*.nxoc)</translation>
    </message>
    <message>
        <source>Save log</source>
        <translation>ログを保存</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>テキストファイル (*.txt)</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 を書き込み</translation>
    </message>
    <message>
        <source>object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>Export decision sheet as CSV</source>
        <translation>判断シートを CSV にエクスポート</translation>
    </message>
    <message>
        <source>Save the decision sheet as a page</source>
        <translation>判断シートをページとして保存</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln files</source>
        <translation>
            <numerusform>%Ln 個のファイルをエクスポートしました</numerusform>
        </translation>
    </message>
    <message>
        <source>Open upload steps</source>
        <translation>アップロード手順を開く</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a message</comment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>ページを開く</translation>
    </message>
    <message>
        <source>Export for the uploader: the files go into this folder, named after the model</source>
        <translation>アップローダー用にエクスポート: ファイルはモデルの名前でこのフォルダーに保存されます</translation>
    </message>
    <message>
        <source>Model, levels of detail and physics as Collada (*.dae);;Model, levels of detail and physics as glTF (*.glb)</source>
        <translation>モデル、LOD、物理形状を Collada で (*.dae);;モデル、LOD、物理形状を glTF で (*.glb)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was exported, and its land impact</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>wb::ui::ExpressionBox</name>
    <message>
        <source>Enter a number or an expression such as 0.05*2.</source>
        <translation>数、または 0.05*2 のような式を入力してください。</translation>
    </message>
    <message>
        <source>The expression is too long.</source>
        <translation>式が長すぎます。</translation>
    </message>
    <message>
        <source>The result is not a finite number.</source>
        <translation>結果が有限の数ではありません。</translation>
    </message>
    <message>
        <source>Enter a number from %1 to %2; %3 is outside this range.</source>
        <translation>%1 から %2 までの数を入力してください。%3 は範囲外です。</translation>
    </message>
</context>
<context>
    <name>wb::ui::FieldRow</name>
    <message>
        <source>Only for prims with a circular path</source>
        <translation>パスが円のプリムでのみ使えます</translation>
    </message>
</context>
<context>
    <name>wb::ui::FileActions</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイルを開く(&amp;R)</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 を開きました</translation>
    </message>
    <message>
        <source>Opening failed. %1: %2</source>
        <translation>開けませんでした。%1: %2</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Projects (*.weighbridge)</source>
        <translation>プロジェクト (*.weighbridge)</translation>
    </message>
    <message>
        <source>Saving failed. %1: %2</source>
        <translation>書き出せませんでした。%1: %2</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation>%1 と比較</translation>
    </message>
    <message>
        <source>The table now shows the measured costs from %1</source>
        <translation>%1 の実測コストを表に表示しています</translation>
    </message>
    <message>
        <source>Added the scenario from %1</source>
        <translation>%1 のシナリオを追加しました</translation>
    </message>
    <message>
        <source>Opened %1. Files that could not be opened: %2; see the Problems panel</source>
        <translation>%1 を開きました。開けなかったファイル: %2。「問題」パネルを参照してください</translation>
    </message>
    <message>
        <source>None of the %1 files could be opened; see the Problems panel</source>
        <translation>%1 個のファイルはどれも開けませんでした。「問題」パネルを参照してください</translation>
    </message>
    <message>
        <source>Saved %1: %2</source>
        <translation>%1 を書き出しました: %2</translation>
    </message>
    <message>
        <source>Octrees and rays (*.scene)</source>
        <translation>八分木とレイ (*.scene)</translation>
    </message>
    <message>
        <source>Restored the unsaved changes</source>
        <translation>保存されていない変更を復元しました</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>クリップボード</translation>
    </message>
    <message>
        <source>Another program changed %1. If you reload it, your changes will be lost.</source>
        <translation>別のプログラムが %1 を変更しました。再読み込みすると、あなたの変更は失われます。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>自分の版を残す</translation>
    </message>
    <message>
        <source>Reloaded %1, which another program changed</source>
        <translation>別のプログラムが変更した %1 を再読み込みしました</translation>
    </message>
    <message>
        <source>Opened a copy of %1. When you save it, you will be asked for a file name.</source>
        <translation>%1 のコピーを開きました。保存するときにファイル名を尋ねます。</translation>
    </message>
    <message>
        <source>Turn upright</source>
        <translation>起こす</translation>
    </message>
    <message>
        <source>%1 files do not say which way is up. Does the model lie on its back?</source>
        <translation>%1 ファイルには、どちらが上かの情報がありません。モデルが仰向けになっていますか?</translation>
    </message>
    <message>
        <source>Opened %1, which is also open in another window</source>
        <translation>%1 を開きました。別のウィンドウでも開いています</translation>
    </message>
    <message>
        <source>Saved %1, which is also open in another window</source>
        <translation>%1 を保存しました。別のウィンドウでも開いています</translation>
    </message>
    <message>
        <source>Your copy of %1</source>
        <comment>of a sample, opened and changed</comment>
        <translation>%1 のコピー</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a message</comment>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>wb::ui::FileOpener</name>
    <message>
        <source>Reading %1</source>
        <translation>%1 を読み込み</translation>
    </message>
</context>
<context>
    <name>wb::ui::Fold</name>
    <message>
        <source>open</source>
        <translation>開いた状態</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>閉じた状態</translation>
    </message>
</context>
<context>
    <name>wb::ui::GridAsker</name>
    <message>
        <source>Querying the grid</source>
        <translation>グリッドに問い合わせ</translation>
    </message>
    <message>
        <source>Estimating the grid&apos;s costs</source>
        <translation>グリッドのコストを推定</translation>
    </message>
</context>
<context>
    <name>wb::ui::GridWindow</name>
    <message>
        <source>PostgreSQL server</source>
        <translation>PostgreSQL サーバー</translation>
    </message>
    <message>
        <source>Grid: %1</source>
        <translation>グリッド: %1</translation>
    </message>
    <message>
        <source>Opening the database…</source>
        <translation>データベースを開いています…</translation>
    </message>
    <message>
        <source>Constants to compare with</source>
        <translation>比較する定数</translation>
    </message>
    <message>
        <source>&amp;Compare with:</source>
        <translation>比較相手(&amp;C):</translation>
    </message>
    <message>
        <source>Progress of the exact calculation</source>
        <translation>正確な計算の進み具合</translation>
    </message>
    <message>
        <source>%1 (when opened)</source>
        <translation>%1 (開いたとき)</translation>
    </message>
    <message>
        <source>Weighing the grid…</source>
        <translation>グリッドを計算しています…</translation>
    </message>
    <message>
        <source>Linksets by land impact</source>
        <translation>土地負荷別リンクセット</translation>
    </message>
    <message>
        <source>There is nothing to weigh: the files of this grid contain no linksets.</source>
        <translation>計算するものがありません: このグリッドのファイルにはリンクセットがありません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The database was not opened.</source>
        <translation>データベースは開かれませんでした。</translation>
    </message>
    <message>
        <source>Constants to compare with the current ones</source>
        <translation>現在の定数と比べる定数</translation>
    </message>
</context>
<context>
    <name>wb::ui::HeadlineLine</name>
    <message>
        <source>No octrees</source>
        <translation>八分木なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cubes, depth %L1, %2</source>
        <comment>octrees: number, depth, memory</comment>
        <translation>
            <numerusform>立方体 %Ln 個、深さ %L1、%2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 LI</source>
        <comment>land impact: used, and what fits</comment>
        <translation>%1 / %2 LI</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact of all that is open</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>a region or parcel, and the land impact that it is over its limit</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>%1 and %L2 more</source>
        <translation>%1 ほか %L2 件</translation>
    </message>
    <message>
        <source>%1 LI after upload</source>
        <translation>アップロード後 %1 LI</translation>
    </message>
</context>
<context>
    <name>wb::ui::HelpActions</name>
    <message>
        <source>About Weighbridge</source>
        <translation>Weighbridge について</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Weighbridge %1&lt;/h3&gt;&lt;p&gt;Shows why an object in Second Life or OpenSim costs what it costs, and what it would cost under other rules.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes with no warranty. It never sends your files anywhere.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Weighbridge %1&lt;/h3&gt;&lt;p&gt;Second Life や OpenSim のオブジェクトのコストの理由と、別の規則でのコストを表示します。&lt;/p&gt;&lt;p&gt;GNU General Public License バージョン 3 以降に基づく自由ソフトウェアです。無保証です。ファイルがどこかに送信されることはありません。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Open a &amp;sample</source>
        <translation>サンプルを開く(&amp;S)</translation>
    </message>
    <message>
        <source>&lt;p&gt;Weighbridge includes and uses the work of others. The details list each library and its license.&lt;/p&gt;</source>
        <translation>&lt;p&gt;ほかの人々の成果を含み、利用しています。各ライブラリとそのライセンスは詳細に示します。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>wb::ui::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>ヘルプを検索</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>Find pages that contain all the words you type; press Enter for the next match</source>
        <translation>入力した語をすべて含むページを探します。Enter キーで次の一致箇所へ移動します</translation>
    </message>
    <message>
        <source>No page contains these words.</source>
        <translation>これらの語を含むページはありません。</translation>
    </message>
</context>
<context>
    <name>wb::ui::HullActions</name>
    <message>
        <source>Delete hulls</source>
        <translation>凸包を削除</translation>
    </message>
    <message>
        <source>Merge hulls</source>
        <translation>凸包をまとめる</translation>
    </message>
    <message>
        <source>Split hull</source>
        <translation>凸包を分ける</translation>
    </message>
    <message>
        <source>Add box hull</source>
        <translation>箱の凸包を加える</translation>
    </message>
    <message>
        <source>Move vertex</source>
        <translation>頂点を動かす</translation>
    </message>
</context>
<context>
    <name>wb::ui::HullCorners</name>
    <message>
        <source>Move vertex</source>
        <translation>頂点を動かす</translation>
    </message>
</context>
<context>
    <name>wb::ui::HullGauge</name>
    <message>
        <source>%1, deviation %2</source>
        <comment>hulls and cost</comment>
        <translation>%1、ずれ %2</translation>
    </message>
    <message>
        <source>Hulls: %L1, vertices: %L2, physics %3 PE, land impact %4 LI (before: %5 LI)</source>
        <translation>凸包: %L1、頂点: %L2、物理 %3 PE、土地負荷 %4 (前: %5)</translation>
    </message>
</context>
<context>
    <name>wb::ui::JobNotices</name>
    <message>
        <source>Weighbridge</source>
        <translation>Weighbridge</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>完了: %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::JobStrip</name>
    <message>
        <source>%L1%</source>
        <translation>%L1%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Background jobs</source>
        <translation>バックグラウンドの作業</translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs</source>
        <comment>in the background</comment>
        <translation>
            <numerusform>作業 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>work that goes on</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Cancel this job: %1</source>
        <translation>この処理を中止: %1</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>キャンセル: %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::LandKeeper</name>
    <message>
        <source>Nothing here.</source>
        <translation>ここには何もありません。</translation>
    </message>
    <message>
        <source>%1: %2 LI</source>
        <comment>an object, and what it adds to a square of land</comment>
        <translation>%1: %2 LI</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>objects on a square of land</comment>
        <translation>
            <numerusform>ほか %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing the land of %1. To see other land, select another region or something in it.</source>
        <translation>%1 の土地を表示しています。ほかの土地を見るには、別のリージョンか、その中のものを選択してください。</translation>
    </message>
    <message>
        <source>%1 LI/m² at x %2, y %3</source>
        <comment>a square of land</comment>
        <translation>%1 LI/m² (x %2、y %3)</translation>
    </message>
    <message>
        <source>%1 of %2 LI</source>
        <comment>land impact of a parcel, and what fits</comment>
        <translation>%1 / %2 LI</translation>
    </message>
</context>
<context>
    <name>wb::ui::Legend</name>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>entries of the legend</comment>
        <translation>
            <numerusform>他 %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wb::ui::LevelPlanner</name>
    <message>
        <source>Searching for levels of detail</source>
        <translation>詳細レベルを検索中</translation>
    </message>
    <message>
        <source>Use levels of detail</source>
        <translation>詳細レベルを使う</translation>
    </message>
    <message>
        <source>Levels of detail in use: %1 → %2 LI. You can undo this.</source>
        <translation>詳細レベルを使用中: %1 → %2 LI。元に戻せます。</translation>
    </message>
</context>
<context>
    <name>wb::ui::LevelsMenu</name>
    <message>
        <source>Like the &amp;uploader</source>
        <translation>アップローダーと同じ(&amp;U)</translation>
    </message>
    <message>
        <source>From the &amp;files only</source>
        <translation>ファイルにあるものだけ(&amp;F)</translation>
    </message>
    <message>
        <source>Use the next higher level of detail for each missing one</source>
        <translation>欠けている LOD の代わりに、1 つ上の LOD を使います</translation>
    </message>
    <message>
        <source>Generate each missing level of detail with a quarter as many triangles as the level above</source>
        <translation>欠けている LOD を、1 つ上の LOD の 4 分の 1 の三角形で生成します</translation>
    </message>
    <message>
        <source>Generate each missing level of detail as the uploader does by default</source>
        <translation>欠けている LOD を、アップローダーの既定の動作と同じように生成します</translation>
    </message>
    <message>
        <source>A &amp;quarter of the triangles each</source>
        <translation>三角形を 4 分の 1 ずつ(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Levels of detail for 3D models</source>
        <translation>3D モデルの LOD(&amp;L)</translation>
    </message>
</context>
<context>
    <name>wb::ui::LinksetEditor</name>
    <message>
        <source>The object moves without being physical, for example by keyframed motion</source>
        <translation>キーフレームモーションなどにより、「物理」でなくても動きます</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>パーツ %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n script(s)</source>
        <translation>
            <numerusform>スクリプト %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>region %1</source>
        <translation>リージョン %1</translation>
    </message>
    <message>
        <source>The object can be set physical.</source>
        <translation>「物理」に設定できます。</translation>
    </message>
    <message>
        <source>Physical</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>The simulator moves the object; this adds a penalty and might change the object&apos;s physics shapes</source>
        <translation>シミュレーターがオブジェクトを動かします。割増が加わり、オブジェクトの物理形状が変わることがあります</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>動く</translation>
    </message>
</context>
<context>
    <name>wb::ui::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Nothing yet. The log lists every file opened or saved, and every change.</source>
        <translation>まだ何もありません。開いたファイル、書き出したファイル、変更がすべてここに並びます。</translation>
    </message>
    <message>
        <source>Copy the selected lines, or all lines if none are selected</source>
        <translation>選択した行、選択がなければすべての行をコピーします</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save all lines to a text file</source>
        <translation>すべての行をテキストファイルに保存します</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Delete all lines</source>
        <translation>すべての行を削除します</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>実行: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>取り消し: %1</translation>
    </message>
    <message>
        <source>Problems in the open files: %L1; see the Problems panel</source>
        <translation>開いているファイルの問題: %L1 件。「問題」パネルを参照してください</translation>
    </message>
</context>
<context>
    <name>wb::ui::MainWindow</name>
    <message>
        <source>Weighbridge</source>
        <translation>Weighbridge</translation>
    </message>
    <message>
        <source>%1[*] – Weighbridge</source>
        <comment>file name</comment>
        <translation>%1[*] – Weighbridge</translation>
    </message>
    <message>
        <source>Only files on this computer can be opened.</source>
        <translation>開けるのはこのコンピューター上のファイルだけです。</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>Canceled: %1. Nothing was changed.</source>
        <comment>work in the background</comment>
        <translation>中止しました: %1。何も変更されていません。</translation>
    </message>
    <message>
        <source>%1[*] (also open in another window) – Weighbridge</source>
        <comment>file name</comment>
        <translation>%1[*] (別のウィンドウでも開いています) – Weighbridge</translation>
    </message>
</context>
<context>
    <name>wb::ui::Measuring</name>
    <message>
        <source>Click the first point; press M to stop measuring.</source>
        <translation>1 つ目の点をクリックしてください。M で計測を終了します。</translation>
    </message>
    <message>
        <source>Click the second point.</source>
        <translation>2 つ目の点をクリックしてください。</translation>
    </message>
    <message>
        <source>edge %1, triangle %2 wide</source>
        <translation>辺 %1、三角形の幅 %2</translation>
    </message>
    <message>
        <source>Distance %1: x %2, y %3, z %4</source>
        <translation>距離 %1: x %2、y %3、z %4</translation>
    </message>
</context>
<context>
    <name>wb::ui::OctreeActions</name>
    <message>
        <source>Fill cube</source>
        <translation>立方体を埋める</translation>
    </message>
    <message>
        <source>Delete cube</source>
        <translation>立方体を削除</translation>
    </message>
    <message>
        <source>Make cube solid</source>
        <translation>立方体を中実にする</translation>
    </message>
    <message>
        <source>Divide cube</source>
        <translation>立方体を分割</translation>
    </message>
    <message>
        <source>Merge cubes</source>
        <translation>立方体を結合</translation>
    </message>
    <message>
        <source>Added a ray. You can follow it step by step in the Ray panel.</source>
        <translation>レイを追加しました。「レイ」パネルで 1 段階ずつ追えます。</translation>
    </message>
    <message>
        <source>Fill cubes</source>
        <translation>立方体を埋める</translation>
    </message>
    <message>
        <source>Delete cubes</source>
        <translation>立方体を削る</translation>
    </message>
    <message>
        <source>%1 is now %L2 m wide</source>
        <translation>%1 の幅が %L2 m になりました</translation>
    </message>
</context>
<context>
    <name>wb::ui::OctreeEditor</name>
    <message>
        <source>Octree</source>
        <translation>八分木</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>サイズ:</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>%1 (x, y, z)</source>
        <translation>%1 (x, y, z)</translation>
    </message>
    <message>
        <source>This octree could not be read.</source>
        <translation>読み込めませんでした。</translation>
    </message>
    <message>
        <source>cubes: %L1 empty, %L2 solid, %L3 indented, %L4 divided · depth: %L5</source>
        <translation>立方体: 空 %L1、中実 %L2、くぼみあり %L3、分割 %L4 · 深さ: %L5</translation>
    </message>
    <message>
        <source>filled: %1% of the volume · memory: %2</source>
        <translation>中身あり: 体積の %1% · メモリ: %2</translation>
    </message>
    <message>
        <source>depth %L1: %L2 empty, %L3 solid, %L4 indented, %L5 divided</source>
        <translation>深さ %L1: 空 %L2、中実 %L3、くぼみあり %L4、分割 %L5</translation>
    </message>
</context>
<context>
    <name>wb::ui::OpenGridDialog</name>
    <message>
        <source>Open grid</source>
        <translation>グリッドを開く</translation>
    </message>
    <message>
        <source>grid.sqlite, or postgresql://server/database</source>
        <translation>grid.sqlite または postgresql://server/database</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>データベース</translation>
    </message>
    <message>
        <source>Statistics &amp;database:</source>
        <translation>統計のデータベース(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>参照(&amp;B)…</translation>
    </message>
    <message>
        <source>“weighbridge statistics FOLDER -o grid.sqlite” creates a database from the files in a folder. To use a PostgreSQL server, enter its connection string.</source>
        <translation>「weighbridge statistics FOLDER -o grid.sqlite」で、フォルダーのファイルからデータベースを作れます。PostgreSQL サーバーを使うには、接続文字列を入力してください。</translation>
    </message>
    <message>
        <source>Statistics databases (%1)</source>
        <translation>統計のデータベース (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>wb::ui::OptimizeSteps</name>
    <message>
        <source>Steps</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Show what the uploader would refuse</source>
        <translation>アップローダーが拒否するものを表示します</translation>
    </message>
    <message>
        <source>Levels of detail</source>
        <translation>詳細レベル</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Find cheaper physics shapes for the object</source>
        <translation>オブジェクトのより安い物理形状を探します</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>nothing to upload</source>
        <translation>アップロード対象なし</translation>
    </message>
    <message>
        <source>would be refused</source>
        <translation>拒否されます</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact after a step</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>%1 → %2 LI</source>
        <comment>land impact before and after a step</comment>
        <translation>%1 → %2 LI</translation>
    </message>
    <message>
        <source>would upload: %1 LI</source>
        <translation>アップロード可: %1 LI</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>未検索</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>several objects</source>
        <translation>複数のオブジェクト</translation>
    </message>
    <message>
        <source>To lower the cost to %1 LI, first use the levels of detail and the physics shape from the earlier steps.</source>
        <translation>コストを %1 LI に下げるには、先に前の手順の詳細レベルと物理形状を使ってください。</translation>
    </message>
    <message>
        <source>Land impact before and after the improvements found so far</source>
        <translation>これまでに見つかった改善を適用する前と後の土地負荷</translation>
    </message>
    <message>
        <source>Find simpler levels of detail that look the same</source>
        <translation>見た目が変わらない、より簡単な詳細レベルを探します</translation>
    </message>
    <message>
        <source>none chosen</source>
        <translation>未選択</translation>
    </message>
    <message>
        <source>object: %1</source>
        <comment>land impact of it</comment>
        <translation>オブジェクト: %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::OriginRow</name>
    <message>
        <source>%1, %2</source>
        <comment>what a cause costs, and its share</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>wb::ui::OtherSteps</name>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>適用: %1</translation>
    </message>
    <message>
        <source>Make this change to the scene; you can undo it</source>
        <translation>この変更をシーンに加えます。後で元に戻せます</translation>
    </message>
</context>
<context>
    <name>wb::ui::Panels</name>
    <message>
        <source>Scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>なぜ?</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>定数</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Problems (%L1)</source>
        <translation>問題 (%L1)</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>レイ</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>立方体</translation>
    </message>
    <message>
        <source>Detach from the window, or attach again</source>
        <translation>ウィンドウから切り離す、または元に戻す</translation>
    </message>
    <message>
        <source>Close (to open it again: View &gt; Panels)</source>
        <translation>閉じる (再表示は「表示」&gt;「パネル」)</translation>
    </message>
</context>
<context>
    <name>wb::ui::PanelsMenu</name>
    <message>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
</context>
<context>
    <name>wb::ui::PartEditor</name>
    <message>
        <source>Physics shape type</source>
        <translation>物理形状タイプ</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>スクリプト</translation>
    </message>
    <message>
        <source>Prim</source>
        <translation>プリム</translation>
    </message>
    <message>
        <source>Hole shape</source>
        <translation>穴の形</translation>
    </message>
    <message>
        <source>Shape type</source>
        <translation>形状タイプ</translation>
    </message>
    <message>
        <source>Animated mesh</source>
        <translation>アニメーションメッシュ</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>パーツ</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>The mesh was uploaded without physics shapes</source>
        <translation>このメッシュは物理形状なしでアップロードされました</translation>
    </message>
    <message>
        <source>Normal or specular maps</source>
        <translation>法線またはスペキュラーのマテリアルあり</translation>
    </message>
    <message>
        <source>Scr&amp;ipts:</source>
        <translation>スクリプト(&amp;I):</translation>
    </message>
    <message>
        <source>Shape &amp;type:</source>
        <translation>形状タイプ(&amp;T):</translation>
    </message>
    <message>
        <source>Hole:</source>
        <translation>穴:</translation>
    </message>
</context>
<context>
    <name>wb::ui::PlanBar</name>
    <message>
        <source>Current</source>
        <comment>stop of the slider</comment>
        <translation>現在</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <comment>stop of the slider</comment>
        <translation>最安</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Maximum deviation: %1, %2</source>
        <comment>stop, land impact</comment>
        <translation>ずれの最大値: %1、%2</translation>
    </message>
    <message>
        <source>Choose a maximum deviation to find the best shape.</source>
        <translation>ずれの最大値を選ぶと、最良の形状を探します。</translation>
    </message>
    <message>
        <source>Looking for shapes…</source>
        <translation>形状を探しています…</translation>
    </message>
    <message>
        <source>Maximum deviation of the physics shape where avatars touch the object. Elsewhere, it may be up to %1. Each stop shows the land impact of the best shape found so far</source>
        <translation>アバターがオブジェクトに触れる所での、物理形状のずれの最大値。それ以外の所では %1 まで許されます。各目盛りに、これまでに見つかった最良の形状の土地負荷を表示します</translation>
    </message>
</context>
<context>
    <name>wb::ui::PreferencesDialog</name>
    <message>
        <source>&amp;Restore the camera, columns and panels of each file</source>
        <translation>各ファイルのカメラ、列、パネルを復元する(&amp;B)</translation>
    </message>
    <message>
        <source>Reopen the last files at &amp;startup</source>
        <translation>起動時に前回のファイルを開く(&amp;S)</translation>
    </message>
    <message>
        <source>Keep &amp;pictures of recent files</source>
        <translation>最近開いたファイルの画像を保存する(&amp;P)</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>言語(&amp;L):</translation>
    </message>
    <message>
        <source>Restart the program to change the language.</source>
        <translation>言語を変えるには、プログラムを再起動してください。</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>&amp;Colors:</source>
        <translation>色(&amp;C):</translation>
    </message>
    <message>
        <source>All windows use these colors now.</source>
        <translation>すべてのウィンドウがこの色になりました。</translation>
    </message>
    <message>
        <source>&amp;Keyboard…</source>
        <translation>キーボード(&amp;K)…</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Store &amp;unsaved changes every:</source>
        <translation>未保存の変更を保管する間隔(&amp;U):</translation>
    </message>
    <message>
        <source>This setting applies to all windows now.</source>
        <translation>すべてのウィンドウに適用されました。</translation>
    </message>
    <message>
        <source>The stored pictures were deleted.</source>
        <translation>保存されていた画像は削除されました。</translation>
    </message>
    <message>
        <source> MiB</source>
        <comment>behind a number</comment>
        <translation> MiB</translation>
    </message>
    <message>
        <source>all free memory</source>
        <translation>空きメモリすべて</translation>
    </message>
    <message>
        <source>&amp;Memory limit for a file:</source>
        <translation>ファイルのメモリの上限(&amp;M):</translation>
    </message>
    <message>
        <source>The minimum is %1 MiB.</source>
        <translation>最小値は %1 MiB です。</translation>
    </message>
    <message>
        <source>The limit applies to the files that you open next.</source>
        <translation>上限は、これから開くファイルに適用されます。</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>既定値に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Blue, amber, red</source>
        <translation>青、琥珀色、赤</translation>
    </message>
    <message>
        <source>Light to dark, color-blind safe</source>
        <translation>明るい色から暗い色へ (色覚特性にも対応)</translation>
    </message>
    <message>
        <source>C&amp;ost colors:</source>
        <translation>コストの色(&amp;O):</translation>
    </message>
    <message>
        <source>Meters</source>
        <translation>メートル</translation>
    </message>
    <message>
        <source>Centimeters</source>
        <translation>センチメートル</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>フィート</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>インチ</translation>
    </message>
    <message>
        <source>Leng&amp;ths:</source>
        <translation>長さ(&amp;T):</translation>
    </message>
    <message>
        <source>All windows use this unit now.</source>
        <translation>すべてのウィンドウでこの単位が使われます。</translation>
    </message>
    <message>
        <source>If a file needs more memory, the program shows an error message instead of opening it</source>
        <translation>ファイルがこれより多くのメモリを必要とするときは、開かずにエラーメッセージを表示します</translation>
    </message>
    <message>
        <source>The unit for sizes, positions and distances. You can type any unit in the list after a number, as in 30 cm. Files, formulas, constants and the cost table stay in meters, as on the grid.</source>
        <translation>大きさ、位置、距離の表示と入力に使う単位です。数値の後ろには、一覧のどの単位も入力できます (例: 30 cm)。ファイル、数式、定数、コスト表は、グリッドと同じメートルのままです。</translation>
    </message>
    <message>
        <source>The program stores unsaved changes in its own folder, not in your files. If the program quits unexpectedly, it offers to restore these changes the next time you start it.</source>
        <translation>保存されていない変更は、ファイルの中ではなくプログラム自身のフォルダーに保管します。予期せず終了した場合は、次回の起動時にこれらの変更を復元できます。</translation>
    </message>
    <message>
        <source>All settings except the keyboard shortcuts are back to their defaults. Restart the program to change the language.</source>
        <translation>キーボードショートカット以外のすべての設定が既定値に戻りました。言語を変えるには、プログラムを再起動してください。</translation>
    </message>
    <message>
        <source>All settings except the keyboard shortcuts are back to their defaults.</source>
        <translation>キーボードショートカット以外のすべての設定が既定値に戻りました。</translation>
    </message>
</context>
<context>
    <name>wb::ui::ProblemsModel</name>
    <message>
        <source>Severity</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
</context>
<context>
    <name>wb::ui::ProblemsPanel</name>
    <message>
        <source>No problems.</source>
        <translation>問題はありません。</translation>
    </message>
    <message>
        <source>C&amp;lear refused files</source>
        <translation>開けなかったファイルを消去(&amp;L)</translation>
    </message>
    <message>
        <source>Clear the entries for files that could not be opened or saved</source>
        <translation>開けなかった、または書き出せなかったファイルを一覧から取り除きます</translation>
    </message>
    <message>
        <source>Clear refused files</source>
        <translation>開けなかったファイルを消去</translation>
    </message>
</context>
<context>
    <name>wb::ui::ProblemsView</name>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
</context>
<context>
    <name>wb::ui::ProfileMenu</name>
    <message>
        <source>Profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Use all constants and choices from a built-in profile or a scenario</source>
        <translation>組み込みプロファイルまたはシナリオの定数と選択肢をすべて使います</translation>
    </message>
</context>
<context>
    <name>wb::ui::PropertiesPanel</name>
    <message>
        <source>Select an object in the scene tree, the cost table or the 3D view.</source>
        <translation>シーンツリー、コスト表、または 3D ビューでオブジェクトを選んでください。</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>何も選択されていません</translation>
    </message>
</context>
<context>
    <name>wb::ui::PushActions</name>
    <message numerus="yes">
        <source>%n cube(s) of %1</source>
        <translation>
            <numerusform>%1 の立方体 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Push cubes in</source>
        <translation>立方体を押し込む</translation>
    </message>
    <message>
        <source>Pull cubes out</source>
        <translation>立方体を引き出す</translation>
    </message>
</context>
<context>
    <name>wb::ui::RayPanel</name>
    <message>
        <source>Ray</source>
        <translation>レイ</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>How the methods differ</source>
        <translation>方法の違い</translation>
    </message>
    <message>
        <source>Result of the exact method</source>
        <translation>厳密な方法で見つかるもの</translation>
    </message>
    <message>
        <source>Result of Inexor&apos;s method</source>
        <translation>Inexor の方法で見つかるもの</translation>
    </message>
    <message>
        <source>First</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>Go to the start, before the first step</source>
        <translation>最初の手順の前</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Go one step back</source>
        <translation>1 手順戻ります</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Go one step forward</source>
        <translation>1 手順進みます</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>Go to the end, after the last step</source>
        <translation>最後の手順の後</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>%L1: %2</source>
        <comment>number of a ray</comment>
        <translation>%L1: %2</translation>
    </message>
    <message>
        <source>Exact: %1</source>
        <translation>厳密: %1</translation>
    </message>
    <message>
        <source>Inexor: %1</source>
        <translation>Inexor: %1</translation>
    </message>
    <message>
        <source>Step %L1 of %L2</source>
        <translation>手順 %L1 / %L2</translation>
    </message>
    <message>
        <source>Click an octree leaf in the 3D view to follow the ray under the pointer. Ctrl+R adds the ray under the pointer to the scene; Esc stops following the ray.</source>
        <translation>3D ビューで八分木のリーフをクリックすると、ポインターの下のレイを追えます。Ctrl+R でポインターの下のレイをシーンに追加します。Esc でレイを追うのをやめます。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Keep this ray in the scene</source>
        <translation>このレイをシーンに残します</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Remove this ray from the scene</source>
        <translation>このレイをシーンから取り除きます</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忘れる</translation>
    </message>
    <message>
        <source>Stop following this ray (Esc)</source>
        <translation>このレイを追うのをやめます (Esc)</translation>
    </message>
    <message>
        <source>In the view: %1</source>
        <comment>a ray</comment>
        <translation>ビュー内: %1</translation>
    </message>
    <message>
        <source>No octree is open, so there is nothing to cast a ray into.</source>
        <translation>八分木が開かれていないため、レイを当てるものがありません。</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>当たり</translation>
    </message>
    <message>
        <source>Go to the step where the ray hits the leaf</source>
        <translation>レイがリーフに当たる手順へ</translation>
    </message>
    <message>
        <source>Steps shown</source>
        <translation>表示する手順</translation>
    </message>
    <message>
        <source>Decisive steps</source>
        <translation>決め手の手順</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>すべての手順</translation>
    </message>
    <message>
        <source>Steps in %1</source>
        <comment>an octree</comment>
        <translation>%1 内の手順</translation>
    </message>
    <message>
        <source>No ray to follow</source>
        <translation>追っているレイはありません</translation>
    </message>
    <message>
        <source>The method to replay: the exact one, the one that Inexor published, or the one that Inexor&apos;s engine uses today</source>
        <translation>再生する方法: 厳密な方法、Inexor が公開した方法、または現在 Inexor のエンジンが使う方法</translation>
    </message>
    <message>
        <source>Result of Inexor&apos;s engine</source>
        <translation>Inexor のエンジンで見つかるもの</translation>
    </message>
    <message>
        <source>This file has no octree.</source>
        <translation>このファイルには八分木がありません。</translation>
    </message>
    <message>
        <source>Inexor&apos;s engine: %1</source>
        <translation>Inexor のエンジン: %1</translation>
    </message>
    <message>
        <source>The rays kept in the scene, and the ray from your last click in the 3D view</source>
        <translation>シーンに残しているレイと、3D ビューで最後にクリックしたレイ</translation>
    </message>
    <message>
        <source>Decisive steps: hits, the end of the search, and the steps that lead to them. If nothing is hit, also the steps toward the nearest leaf.</source>
        <translation>決め手の手順とは、当たったもの、探索が終わるところ、そこへ至る手順です。何にも当たらない場合は、最も近いリーフへ向かう手順も含みます。</translation>
    </message>
    <message>
        <source>No octree</source>
        <translation>八分木なし</translation>
    </message>
</context>
<context>
    <name>wb::ui::RayTrail</name>
    <message>
        <source>Keep ray</source>
        <translation>レイを残す</translation>
    </message>
    <message>
        <source>Remove ray</source>
        <translation>レイを取り除く</translation>
    </message>
</context>
<context>
    <name>wb::ui::RecentFiles</name>
    <message>
        <source>No recent files</source>
        <translation>最近開いたファイルはありません</translation>
    </message>
</context>
<context>
    <name>wb::ui::RecoveryDialog</name>
    <message>
        <source>Weighbridge closed before these changes were saved. You can open each file with its unsaved changes. Your files do not change until you save.</source>
        <translation>この変更が保存される前に Weighbridge が終了しました。どのファイルも、保存されていない変更を含めて開けます。保存するまで、元のファイルはそのまま残ります。</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>%1, changed %2</source>
        <comment>file name, date and time</comment>
        <translation>%1、変更日時 %2</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>後で(&amp;L)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>保存されていない変更</translation>
    </message>
    <message>
        <source>Comparing with the file…</source>
        <translation>ファイルと比較しています…</translation>
    </message>
</context>
<context>
    <name>wb::ui::RegionList</name>
    <message>
        <source>Regions</source>
        <translation>リージョン</translation>
    </message>
    <message>
        <source>Double-click to open the region&apos;s file</source>
        <translation>ダブルクリックでリージョンのファイルを開きます</translation>
    </message>
    <message>
        <source>Filter: name, or free &lt; 0</source>
        <translation>フィルター: 名前、または free &lt; 0</translation>
    </message>
    <message>
        <source>Filter regions</source>
        <translation>リージョンを絞り込む</translation>
    </message>
    <message>
        <source>Regions: %L1</source>
        <translation>リージョン: %L1</translation>
    </message>
    <message>
        <source>Regions: %L1 of %L2</source>
        <translation>リージョン: %L2 中 %L1</translation>
    </message>
    <message>
        <source>(not yet updated)</source>
        <translation>(未更新)</translation>
    </message>
    <message>
        <source>Type words from a region&apos;s name or file name, or a comparison such as &quot;free &lt; 0&quot;</source>
        <translation>リージョン名またはファイル名の語句か、free &lt; 0 のような比較を入力してください</translation>
    </message>
</context>
<context>
    <name>wb::ui::RegionPage</name>
    <message>
        <source>The Problems panel lists %L1 more.</source>
        <translation>ほか %L1 件は「問題」パネルにあります。</translation>
    </message>
    <message>
        <source>Select an object here or anywhere else to see why it costs what it costs and how to make it cheaper.</source>
        <translation>ここ、またはほかの場所でオブジェクトを選ぶと、そのコストの理由と下げる方法が表示されます。</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Most expensive:</source>
        <translation>最もコストが高いもの:</translation>
    </message>
</context>
<context>
    <name>wb::ui::ReportTableView</name>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
</context>
<context>
    <name>wb::ui::ScenarioModel</name>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact of all objects</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>wb::ui::ScenariosPanel</name>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>Save the current constants as a scenario</source>
        <translation>現在の定数をシナリオとして残します</translation>
    </message>
    <message>
        <source>Use the constants of this scenario</source>
        <translation>このシナリオの定数を使います</translation>
    </message>
    <message>
        <source>Pin as &amp;baseline</source>
        <translation>基準として固定(&amp;B)</translation>
    </message>
    <message>
        <source>Pin the curre&amp;nt constants</source>
        <translation>現在の定数を固定(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Unpin the baseline</source>
        <translation>基準の固定を解除(&amp;U)</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>比較をやめます</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>複製(&amp;D)</translation>
    </message>
    <message>
        <source>Add a copy of the scenario</source>
        <translation>シナリオのコピーを追加します</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前の変更(&amp;R)</translation>
    </message>
    <message>
        <source>Rename the scenario</source>
        <translation>シナリオの名前を変えます</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>削除(&amp;E)</translation>
    </message>
    <message>
        <source>Remove the scenario from the project</source>
        <translation>シナリオをプロジェクトから取り除きます</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>インポート(&amp;I)…</translation>
    </message>
    <message>
        <source>Add a scenario from a profile file</source>
        <translation>プロファイルのファイルからシナリオを追加します</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>エクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>Save the scenario as a profile file</source>
        <translation>シナリオをプロファイルのファイルとして書き出します</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>その他(&amp;M)</translation>
    </message>
    <message>
        <source>More actions for scenarios and the baseline</source>
        <translation>シナリオと基準のその他の操作</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>Nothing is open. Scenarios are saved in the project.</source>
        <translation>何も開かれていません。シナリオはプロジェクトに保存されます。</translation>
    </message>
    <message>
        <source>Baseline: %1. Weighing it…</source>
        <translation>基準: %1。計算しています…</translation>
    </message>
    <message>
        <source>Calculate the scene&apos;s costs under this scenario and keep them as the baseline for later comparison</source>
        <translation>このシナリオでのシーンのコストを計算し、後で比較するための基準として残します</translation>
    </message>
    <message>
        <source>Keep the current constants, parts and shapes as the baseline for later comparison</source>
        <translation>現在の定数、パーツ、形状を、後で比較するための基準として残します</translation>
    </message>
    <message>
        <source>Appl&amp;y</source>
        <translation>適用(&amp;Y)</translation>
    </message>
    <message>
        <source>No scenarios yet. To save the current constants as a scenario, click &quot;New&quot;.</source>
        <translation>シナリオはまだありません。現在の定数をシナリオとして残すには、「新規」をクリックしてください。</translation>
    </message>
    <message>
        <source>Baseline: %1. Land impact (LI): %2.</source>
        <comment>before 5 → now 3 (−2)</comment>
        <translation>基準: %1。土地負荷 (LI): %2。</translation>
    </message>
    <message>
        <source>Its constants are saved in the project. Its parts and shapes are those that the project had when it was opened.</source>
        <translation>定数はプロジェクトに保存されているものです。パーツと形状は、プロジェクトを開いたときのものです。</translation>
    </message>
</context>
<context>
    <name>wb::ui::SceneActions</name>
    <message>
        <source>Hide the selected item in the 3D view, or show it again</source>
        <translation>3D ビューで隠すか、再び表示します</translation>
    </message>
    <message>
        <source>Show &amp;only this</source>
        <translation>これだけを表示(&amp;O)</translation>
    </message>
    <message>
        <source>Hide everything else in the 3D view</source>
        <translation>ほかのすべてを 3D ビューで隠します</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>すべて表示(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>全体を収める(&amp;F)</translation>
    </message>
    <message>
        <source>Frame the selected item in the 3D view</source>
        <translation>3D ビューに収めて表示します</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>隠す(&amp;H)</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>表示(&amp;H)</translation>
    </message>
    <message>
        <source>In file &amp;order</source>
        <translation>ファイル順(&amp;O)</translation>
    </message>
    <message>
        <source>List objects in file order instead of most expensive first</source>
        <translation>高コスト順ではなくファイルの順にオブジェクトを並べます</translation>
    </message>
    <message>
        <source>Show all hidden items in the 3D view again</source>
        <translation>隠したものをすべて 3D ビューに再び表示します</translation>
    </message>
</context>
<context>
    <name>wb::ui::SceneModel</name>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>The 3D view hides unchecked objects</source>
        <translation>チェックのないオブジェクトは 3D ビューで隠されます</translation>
    </message>
    <message numerus="yes">
        <source>Links %Ln objects: %1 → %2 LI</source>
        <comment>of a drop</comment>
        <translation>
            <numerusform>%Ln 個をリンク: %1 → %2 LI</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves %Ln objects to “%1”, which then uses %2 of %3 LI</source>
        <comment>of a drop</comment>
        <translation>
            <numerusform>%Ln 個を「%1」に移動。移動後は %3 LI のうち %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Land impact (LI) of regions and linksets, physics cost (PE) of parts. Bars compare regions and parcels with their capacity, and linksets with the most expensive one.</source>
        <translation>リージョンとリンクセットは土地負荷 (LI)、パーツは物理コスト (PE)。バーは、リージョンと区画ではその許容量との比較、リンクセットでは最もコストの高いリンクセットとの比較です。</translation>
    </message>
</context>
<context>
    <name>wb::ui::ScenePanel</name>
    <message>
        <source>Search by name</source>
        <translation>名前で検索</translation>
    </message>
    <message>
        <source>No matches for “%1”.</source>
        <translation>「%1」に一致するものはありません。</translation>
    </message>
    <message>
        <source>Search linksets, parts and octrees</source>
        <translation>リンクセット、パーツ、八分木を検索</translation>
    </message>
    <message>
        <source>&lt;p&gt;Open a mesh asset or a project to see its parts, or add objects with the &lt;i&gt;Compose&lt;/i&gt; menu.&lt;/p&gt;&lt;p&gt;&lt;a href=&quot;stories.md&quot;&gt;Six stories&lt;/a&gt; show what you can do.&lt;/p&gt;</source>
        <translation>&lt;p&gt;メッシュアセットまたはプロジェクトを開くと、そのパーツが表示されます。&lt;i&gt;組み立て&lt;/i&gt; メニューでオブジェクトを追加することもできます。&lt;/p&gt;&lt;p&gt;できることは &lt;a href=&quot;stories.md&quot;&gt;6 つの実例&lt;/a&gt; にあります。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Show only items whose names contain all the words you type</source>
        <translation>名前に、入力したすべての語を含むものだけを表示します</translation>
    </message>
</context>
<context>
    <name>wb::ui::SceneTree</name>
    <message>
        <source>Scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前の変更</translation>
    </message>
</context>
<context>
    <name>wb::ui::Section</name>
    <message>
        <source>open</source>
        <translation>開いています</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>閉じています</translation>
    </message>
</context>
<context>
    <name>wb::ui::SessionLog</name>
    <message>
        <source>change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>info</source>
        <translation>情報</translation>
    </message>
</context>
<context>
    <name>wb::ui::SeveralEditor</name>
    <message>
        <source>All physical</source>
        <translation>すべて物理</translation>
    </message>
    <message>
        <source>Several objects</source>
        <translation>複数のオブジェクト</translation>
    </message>
    <message>
        <source>Physics shape type of all selected parts</source>
        <translation>すべての物理形状タイプ</translation>
    </message>
    <message>
        <source>Scripts per part</source>
        <translation>各パーツのスクリプト</translation>
    </message>
    <message>
        <source>Scripts per part:</source>
        <translation>各パーツのスクリプト:</translation>
    </message>
    <message>
        <source>Physical</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Shape type</source>
        <translation>形状タイプ</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>スクリプト</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>それぞれ異なる</translation>
    </message>
    <message>
        <source>Triangles at the highest level of detail: %1</source>
        <translation>最高の LOD での三角形: %1</translation>
    </message>
    <message>
        <source>Shape type:</source>
        <translation>形状タイプ:</translation>
    </message>
    <message>
        <source>Objects: %L1, parts: %L2
Land impact: %3 LI, server weight: %4 PE
Weights of the parts: physics %5 PE, download %6 PE</source>
        <translation>オブジェクト: %L1、パーツ: %L2
土地負荷: %3 LI、サーバーウェイト: %4 PE
パーツのウェイト: 物理 %5 PE、ダウンロード %6 PE</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeActions</name>
    <message>
        <source>Export shape</source>
        <translation>形状を書き出す</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>For the uploader (*.dae *.glb);;For other tools (*.obj);;Mesh asset (*.llmesh *.mesh);;Viewer&apos;s model file (*.slm);;Project (*.weighbridge)</source>
        <translation>アップローダー用 (*.dae *.glb);;ほかのツール用 (*.obj);;メッシュアセット (*.llmesh *.mesh);;ビューアのモデルファイル (*.slm);;プロジェクト (*.weighbridge)</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeCard</name>
    <message>
        <source>Use</source>
        <translation>使う</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>physics weight in PE and deviation of a candidate</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <comment>a candidate by its method</comment>
        <translation>使う: %1</translation>
    </message>
    <message>
        <source>Use this shape for the mesh; you can undo this</source>
        <translation>この形状をメッシュに使う (元に戻せます)</translation>
    </message>
    <message>
        <source>Arrow keys move between shapes; Enter uses the shape</source>
        <translation>矢印キーで形状の間を移動し、Enter キーでその形状を使います</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>method and deviation elsewhere of a candidate</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>End the search and use this shape for the mesh; you can undo this</source>
        <translation>探索を終えて、この形状をメッシュに使う (元に戻せます)</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeCards</name>
    <message>
        <source>Part:</source>
        <translation>パーツ:</translation>
    </message>
    <message>
        <source>Generated shapes</source>
        <translation>生成した形状</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeChart</name>
    <message>
        <source>Cost by deviation</source>
        <translation>ずれに対するコスト</translation>
    </message>
    <message>
        <source>The cost and deviation of each shape in the list</source>
        <translation>一覧の形状のコストとずれ</translation>
    </message>
    <message>
        <source>physics in PE</source>
        <translation>物理 (PE)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>method and what it made</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>deviation in %1</source>
        <translation>ずれ (%1)</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeList</name>
    <message>
        <source>Generated shapes</source>
        <translation>生成した形状</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeMaker</name>
    <message>
        <source>Generating physics shapes</source>
        <translation>物理形状を生成</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapeModel</name>
    <message>
        <source>Part</source>
        <translation>パーツ</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>構成</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Physics cost of the part at rest, in PE</source>
        <translation>静止時のパーツの物理コスト (PE)</translation>
    </message>
    <message>
        <source>When physical</source>
        <translation>「物理」時</translation>
    </message>
    <message>
        <source>Physics cost of the part when physical, in PE</source>
        <translation>「物理」にしたときのパーツの物理コスト (PE)</translation>
    </message>
    <message>
        <source>Land impact</source>
        <translation>土地負荷</translation>
    </message>
    <message>
        <source>Land impact of the object with this shape</source>
        <translation>この形状でのオブジェクトの土地負荷</translation>
    </message>
    <message>
        <source>Passages and floors</source>
        <translation>通路と床</translation>
    </message>
    <message>
        <source>Whether avatars can still walk and stand everywhere they could before</source>
        <translation>アバターが、これまで行けた所と立てた所のすべてに行けて立てるか</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>%1, selected</source>
        <translation>%1、選択中</translation>
    </message>
    <message>
        <source>Arrives</source>
        <translation>届き方</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>after Analyze</source>
        <translation>分析後</translation>
    </message>
    <message>
        <source>exact, after steps in world</source>
        <translation>正確 (インワールドでの手順後)</translation>
    </message>
    <message>
        <source>after Analyze, %1 to %2 PE</source>
        <translation>分析後は %1 から %2 PE</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>ずれ</translation>
    </message>
    <message>
        <source>after Analyze, %1 PE</source>
        <translation>分析後は %1 PE</translation>
    </message>
    <message>
        <source>Exact: the shape arrives in world as shown; linked hulls and prims also need the steps that &quot;Export for the uploader…&quot; lists. After Analyze: the uploader makes its own hulls instead. Their physics cost depends on the Resolution that you choose in the uploader</source>
        <translation>正確: 形状が表示どおりにインワールドに届きます。リンクした凸包とプリムには、「アップローダー用にエクスポート…」が示す手順も必要です。分析後: 代わりに、アップローダーが独自の凸包を作ります。その物理コストは、アップローダーで選ぶ「Resolution」によります</translation>
    </message>
    <message>
        <source>Maximum deviation from the visual mesh (overfill or shortfall), also as a percentage of the part&apos;s diagonal. &quot;Elsewhere&quot; is where avatars do not touch the part</source>
        <translation>見えるメッシュからの最大のずれ (はみ出しまたは不足)。パーツの対角線に対する割合も示します。「それ以外」は、アバターがパーツに触れない所です</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShapesPanel</name>
    <message>
        <source>%1: %2</source>
        <comment>part or method: what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>作る</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使う</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Find physics shapes for the selection</source>
        <translation>選択したものの物理形状を探します</translation>
    </message>
    <message>
        <source>Use the selected shape for the mesh; you can undo this</source>
        <translation>選んだ形状をメッシュに使います。元に戻せます</translation>
    </message>
    <message>
        <source>Save the selected shape for the uploader, or as a mesh asset</source>
        <translation>選んだ形状を、アップローダー用、またはメッシュアセットとして書き出します</translation>
    </message>
    <message>
        <source>Stop and keep the shapes found so far</source>
        <translation>中止し、これまでに見つかった形状を残します</translation>
    </message>
    <message>
        <source>Generating shapes</source>
        <translation>形状を生成しています</translation>
    </message>
    <message>
        <source>Make physics shape</source>
        <translation>物理形状を作る</translation>
    </message>
    <message>
        <source>Parts with a new physics shape: %L1</source>
        <translation>新しい物理形状のパーツ: %L1</translation>
    </message>
    <message>
        <source>The scene or its constants changed. Make the shapes again.</source>
        <translation>シーンまたは定数が変わりました。形状を作り直してください。</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>何も開かれていません。</translation>
    </message>
    <message>
        <source>Looking for shapes…</source>
        <translation>形状を探しています…</translation>
    </message>
    <message>
        <source>No shape was generated.</source>
        <translation>形状は生成されませんでした。</translation>
    </message>
    <message>
        <source>Parts with a selected shape: %L1</source>
        <translation>形状を選んだパーツ: %L1</translation>
    </message>
    <message>
        <source>%1 – %2, deviation %3: land impact %4 LI instead of %5 LI</source>
        <translation>%1 – %2、ずれ %3: 土地負荷 %5 → %4</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形</translation>
    </message>
    <message>
        <source>heat map</source>
        <translation>ずれの色分け</translation>
    </message>
    <message>
        <source>walkable space</source>
        <translation>歩ける場所</translation>
    </message>
    <message>
        <source>Colors show where the shape sticks out or falls short, and by how much</source>
        <translation>色は、形状がはみ出す所と足りない所、その量を示します</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>表示:</translation>
    </message>
    <message>
        <source>Tiles mark where an avatar %1 wide and %2 tall can stand. Their color shows where an avatar no longer fits</source>
        <translation>タイルは、幅 %1、高さ %2 のアバターが立てる所を示します。色は、入れなくなる所を示します</translation>
    </message>
    <message>
        <source>More</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Set the goal, the methods and how to handle passages</source>
        <translation>目標、方法、通路の扱いを設定</translation>
    </message>
    <message>
        <source>Find or use simpler levels of detail that look the same at the distances where viewers show them</source>
        <translation>ビューアが表示する距離では見た目が変わらない、より簡単な詳細レベルを探すか、使います</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探す</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Show the shapes as a table with a chart</source>
        <translation>形状を表とグラフで表示</translation>
    </message>
    <message>
        <source>Select an object first.</source>
        <translation>先にオブジェクトを選択してください。</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>未検索</translation>
    </message>
    <message>
        <source>select an object</source>
        <translation>オブジェクトを選択</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>Levels of detail: %1</source>
        <translation>詳細レベル: %1</translation>
    </message>
    <message>
        <source>Use levels of detail</source>
        <translation>詳細レベルを使う</translation>
    </message>
    <message>
        <source>Search for levels of detail</source>
        <translation>詳細レベルを探す</translation>
    </message>
    <message>
        <source>Undo &quot;Make physics shape&quot; first. The prims or hulls of that shape are now parts of the object.</source>
        <translation>先に「物理形状を作る」を元に戻してください。その形状のプリムや凸包は、今はオブジェクトのパーツです。</translation>
    </message>
    <message>
        <source>Select a mesh, or an object that contains one, to make physics shapes for it.</source>
        <translation>メッシュ、またはメッシュを持つオブジェクトを選ぶと、その物理形状を作れます。</translation>
    </message>
    <message>
        <source>Export for the uploader…</source>
        <translation>アップローダー用にエクスポート…</translation>
    </message>
    <message>
        <source>Save the object, its levels of detail and its physics for the uploader</source>
        <translation>オブジェクト、その詳細レベルと物理形状をアップローダー用に保存します</translation>
    </message>
    <message>
        <source>Now in use: %1. You can undo this. To save the shape and the steps to take in world, click &quot;Export for the uploader…&quot;.</source>
        <translation>使用中: %1。元に戻せます。形状とインワールドでの手順を保存するには、「アップローダー用にエクスポート…」をクリックしてください。</translation>
    </message>
    <message>
        <source>Now in use: %1. You can undo this. To save the files for an upload, click &quot;Export for the uploader…&quot;.</source>
        <translation>使用中: %1。元に戻せます。アップロード用のファイルを保存するには、「アップローダー用にエクスポート…」をクリックしてください。</translation>
    </message>
    <message>
        <source>The object has no mesh. To make its prims cheaper, see the shape types that the &quot;Why?&quot; panel suggests.</source>
        <translation>このオブジェクトにはメッシュがありません。プリムを安くするには、「なぜ?」パネルが示す形状タイプを確認してください。</translation>
    </message>
    <message>
        <source>Click &quot;Make&quot; to find the cheapest physics shape that is close enough.</source>
        <translation>十分に近く、最も安い物理形状を探すには、「作る」をクリックしてください。</translation>
    </message>
    <message>
        <source>Delete the prims or hulls of the shape in use first. They are parts of the object.</source>
        <translation>先に、使用中の形状のプリムまたは凸包を削除してください。これらはオブジェクトのパーツです。</translation>
    </message>
    <message>
        <source>Levels of detail look the same from any distance</source>
        <translation>詳細レベルはどの距離からも同じに見えます</translation>
    </message>
    <message>
        <source>Levels of detail look the same beyond %1</source>
        <comment>a distance</comment>
        <translation>詳細レベルは %1 より遠くでは同じに見えます</translation>
    </message>
    <message>
        <source>Use both</source>
        <translation>両方を使う</translation>
    </message>
    <message>
        <source>Use both (%1 → %2 LI)</source>
        <translation>両方を使う (%1 → %2 LI)</translation>
    </message>
    <message>
        <source>Use the levels of detail and the selected shape; you can undo this</source>
        <translation>詳細レベルと選んだ形状を使います。元に戻せます</translation>
    </message>
    <message>
        <source>Wait until the searches are done, or cancel them.</source>
        <translation>探索が終わるまで待つか、探索を中止してください。</translation>
    </message>
    <message>
        <source>One of the two is in use already.</source>
        <translation>どちらか一方はすでに使用中です。</translation>
    </message>
    <message>
        <source>Levels of detail save nothing with this shape. Use the shape alone.</source>
        <translation>この形状では、詳細レベルによる節約はありません。形状だけを使ってください。</translation>
    </message>
    <message>
        <source>Search for levels of detail and choose a shape. This button then uses both together.</source>
        <translation>詳細レベルを探し、形状を選んでください。このボタンで両方を一緒に使えます。</translation>
    </message>
    <message>
        <source>Use levels of detail and physics shape</source>
        <translation>詳細レベルと物理形状を使う</translation>
    </message>
    <message>
        <source>Levels of detail and physics shape in use: %1 → %2 LI. You can undo this.</source>
        <translation>詳細レベルと物理形状を使用中: %1 → %2 LI。元に戻せます。</translation>
    </message>
    <message>
        <source>End the search and use the selected shape for the mesh; you can undo this</source>
        <translation>探索を終えて、選んだ形状をメッシュに使います。元に戻せます</translation>
    </message>
    <message>
        <source>levels of detail</source>
        <translation>LOD</translation>
    </message>
    <message>
        <source>Found but not used: %1, %2 LI</source>
        <comment>levels of detail or shapes, and the land impact</comment>
        <translation>見つかったが未使用: %1、%2 LI</translation>
    </message>
    <message>
        <source>object %1 → %2 LI, in use</source>
        <translation>オブジェクト %1 → %2 LI、使用中</translation>
    </message>
    <message>
        <source>object %1 → %2 LI</source>
        <translation>オブジェクト %1 → %2 LI</translation>
    </message>
    <message>
        <source>object %1 LI, no savings</source>
        <translation>オブジェクト %1 LI、節約なし</translation>
    </message>
</context>
<context>
    <name>wb::ui::SheetModel</name>
    <message>
        <source>%1 %2</source>
        <comment>a number, and the object or place that it is of</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2 largest below)</source>
        <comment>how many objects change; rows for so many follow</comment>
        <translation>%1 (下に上位 %2 件)</translation>
    </message>
</context>
<context>
    <name>wb::ui::ShortcutsDialog</name>
    <message>
        <source>3D view</source>
        <translation>3D ビュー</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Rotate the view</source>
        <translation>3D ビューを回す</translation>
    </message>
    <message>
        <source>+ and -</source>
        <translation>+ と -</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>拡大、縮小</translation>
    </message>
    <message>
        <source>Standard views: front, back, left, right, top, bottom, corner</source>
        <translation>標準のビュー: 前、後、左、右、上、下、斜め</translation>
    </message>
    <message>
        <source>Frame the selection, or everything if nothing is selected</source>
        <translation>選択したもの、または全体を表示</translation>
    </message>
    <message>
        <source>Left drag</source>
        <translation>左ドラッグ</translation>
    </message>
    <message>
        <source>Right drag, or Shift+left drag</source>
        <translation>右ドラッグ、または Shift + 左ドラッグ</translation>
    </message>
    <message>
        <source>Move the view</source>
        <translation>ビューを動かす</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>ホイール</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>キーボードとマウス</translation>
    </message>
    <message>
        <source>Action or area</source>
        <translation>操作または場所</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Show the model, its physics, or its cost</source>
        <translation>モデル、その物理、またはコストを表示</translation>
    </message>
    <message>
        <source>X-ray: fade everything except the selection</source>
        <translation>X 線: 選択したもの以外をすべて薄くする</translation>
    </message>
    <message>
        <source>Mark the ten most expensive objects</source>
        <translation>最もコストが高い 10 個のオブジェクトに印を付ける</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Go back to the view before the last selection</source>
        <translation>最後の選択の前のビューに戻る</translation>
    </message>
    <message>
        <source>Isolate the selection, or show everything again</source>
        <translation>選択したものだけ、または再びすべてを表示</translation>
    </message>
    <message>
        <source>Measure between two points, or stop measuring</source>
        <translation>2 点間を計測、または計測を終了</translation>
    </message>
    <message>
        <source>Ctrl+left drag</source>
        <translation>Ctrl と左ドラッグ</translation>
    </message>
    <message>
        <source>&amp;Assign keys</source>
        <translation>このキーを割り当てる(&amp;G)</translation>
    </message>
    <message>
        <source>Defaul&amp;t keys</source>
        <translation>標準のキー(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Keys for the selected action:</source>
        <translation>選択した操作のキー(&amp;K):</translation>
    </message>
    <message>
        <source>Keys for the selected action</source>
        <translation>選択した操作のキー</translation>
    </message>
    <message>
        <source>&amp;Restore all default keys</source>
        <translation>すべて標準のキーに戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Select a menu action to change its keys.</source>
        <translation>キーを変えるには、メニューの操作を選んでください。</translation>
    </message>
    <message>
        <source>The action has no keys now.</source>
        <translation>この操作にはキーがありません。</translation>
    </message>
    <message>
        <source>The keys now apply in all windows.</source>
        <translation>キーはすべてのウィンドウで有効になりました。</translation>
    </message>
    <message>
        <source>All actions have their default keys again.</source>
        <translation>すべての操作が標準のキーに戻りました。</translation>
    </message>
    <message>
        <source>Switch between one view and two views side by side</source>
        <translation>1 つのビューと、並べた 2 つのビューを切り替えます</translation>
    </message>
    <message>
        <source>Move parts and hulls apart, or back together</source>
        <translation>パーツと凸包を離す、または元に戻す</translation>
    </message>
    <message>
        <source>Right button with W, A, S, D, E or Q</source>
        <translation>右ボタンと W、A、S、D、E、Q</translation>
    </message>
    <message>
        <source>Fly; move the mouse to look around, and hold Shift to fly faster</source>
        <translation>飛ぶ。マウスを動かして見回し、Shift を押している間は速く飛ぶ</translation>
    </message>
    <message>
        <source>Wheel with Ctrl, Shift or both</source>
        <translation>Ctrl、Shift、または両方とホイール</translation>
    </message>
    <message>
        <source>Bring the “%1” panel to the front</source>
        <translation>パネル「%1」を前面に表示</translation>
    </message>
    <message>
        <source>Turn perspective on or off</source>
        <translation>遠近法をオフまたはオンにする</translation>
    </message>
    <message>
        <source>Zoom toward the pointer</source>
        <translation>ポインターに向かってズーム</translation>
    </message>
    <message>
        <source>Show or hide the arrows and rings that move and rotate the selection</source>
        <translation>選択したものを移動・回転する矢印と輪を表示する、または隠す</translation>
    </message>
    <message>
        <source>Drag a box to select objects, or cubes of an octree</source>
        <translation>枠をドラッグして、オブジェクトまたは八分木の立方体を選択</translation>
    </message>
    <message>
        <source>Push in or pull out a face, edge or corner of a cube</source>
        <translation>立方体の面、辺、角を押し込む、または引き出す</translation>
    </message>
</context>
<context>
    <name>wb::ui::StandingMarks</name>
    <message>
        <source>%1  %2 LI</source>
        <comment>name and land impact of an object</comment>
        <translation>%1  %2 LI</translation>
    </message>
</context>
<context>
    <name>wb::ui::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>スタートページ</translation>
    </message>
    <message>
        <source>Reopen all %L1 files from the last session</source>
        <translation>前回のセッションの %L1 個のファイルをすべて開き直す</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近開いたファイル</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact of a recent file</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Supported types: %1</source>
        <translation>対応形式: %1</translation>
    </message>
    <message>
        <source>Drop a file here</source>
        <translation>ここにファイルをドロップ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 を読み込み</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>No recent files yet. Files that you open are listed here. Try a sample first.</source>
        <translation>最近使ったファイルはまだありません。開いたファイルがここに並びます。まずサンプルをお試しください。</translation>
    </message>
</context>
<context>
    <name>wb::ui::StatusLine</name>
    <message>
        <source>%1 LI compared with %2</source>
        <comment>a number and the name of constants</comment>
        <translation>%2 との差 %1 LI</translation>
    </message>
</context>
<context>
    <name>wb::ui::StepModel</name>
    <message>
        <source>0: start</source>
        <translation>0: 開始</translation>
    </message>
    <message>
        <source>%L1: %2</source>
        <comment>number of a step, and what is done</comment>
        <translation>%L1: %2</translation>
    </message>
</context>
<context>
    <name>wb::ui::TablePanel</name>
    <message>
        <source>Part</source>
        <translation>パーツ</translation>
    </message>
    <message>
        <source>Linkset</source>
        <translation>リンクセット</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>リージョン</translation>
    </message>
    <message>
        <source>Rows by</source>
        <translation>行の単位</translation>
    </message>
    <message>
        <source>What each row of the table shows</source>
        <translation>表の 1 行が表すもの</translation>
    </message>
    <message>
        <source>&amp;By:</source>
        <translation>単位(&amp;B):</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Nothing is open. Drop a mesh asset or project on the window to see its cost.</source>
        <translation>何も開かれていません。メッシュアセットまたはプロジェクトをウィンドウにドロップすると、コストが表示されます。</translation>
    </message>
    <message>
        <source>No rows match “%1”.</source>
        <translation>「%1」に一致する行はありません。</translation>
    </message>
    <message>
        <source>Rows: %L1</source>
        <translation>行: %L1</translation>
    </message>
    <message>
        <source>Rows: %L1 of %L2</source>
        <translation>行: %L1 / %L2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column&apos;s title and its sum</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Selected: %L1</source>
        <translation>選択: %L1</translation>
    </message>
    <message>
        <source>Show only rows that contain all the words you type, or that match an expression such as &quot;physics &gt; 10 and kind = mesh&quot;</source>
        <translation>表示中の列にこれらの語をすべて含む行、または physics &gt; 10 and kind = mesh のような式を満たす行だけを表示します</translation>
    </message>
    <message>
        <source>&lt;p&gt;Type words to show only rows whose visible columns contain all of them.&lt;/p&gt;&lt;p&gt;Or type an expression to show rows that match it, whichever columns are visible. Compare columns with numbers, text, &lt;i&gt;true&lt;/i&gt; or &lt;i&gt;false&lt;/i&gt;, using = != &amp;lt; &amp;lt;= &amp;gt; &amp;gt;= or &lt;i&gt;contains&lt;/i&gt;. Combine comparisons with &lt;i&gt;and&lt;/i&gt;, &lt;i&gt;or&lt;/i&gt;, &lt;i&gt;not&lt;/i&gt; and parentheses:&lt;/p&gt;&lt;ul&gt;&lt;li&gt;physics &amp;gt; 10 and kind = mesh&lt;/li&gt;&lt;li&gt;not (linkset contains &quot;old wall&quot;) and streaming &amp;gt;= 0.5&lt;/li&gt;&lt;li&gt;physical = true or land_impact &amp;gt; 20&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;Refer to columns by their titles or by their names in CSV files. Use a period as the decimal separator.&lt;/p&gt;</source>
        <translation>&lt;p&gt;語を入力すると、表示中の列にそれらをすべて含む行だけを表示します。&lt;/p&gt;&lt;p&gt;式を入力すると、表示中の列にかかわらず、式に合う行を表示します。式は列を数、テキスト、&lt;i&gt;true&lt;/i&gt; または &lt;i&gt;false&lt;/i&gt; と比べます。比較には = != &amp;lt; &amp;lt;= &amp;gt; &amp;gt;= または &lt;i&gt;contains&lt;/i&gt; を使い、&lt;i&gt;and&lt;/i&gt;、&lt;i&gt;or&lt;/i&gt;、&lt;i&gt;not&lt;/i&gt; と括弧でつなぎます:&lt;/p&gt;&lt;ul&gt;&lt;li&gt;physics &amp;gt; 10 and kind = mesh&lt;/li&gt;&lt;li&gt;not (linkset contains &quot;old wall&quot;) and streaming &amp;gt;= 0.5&lt;/li&gt;&lt;li&gt;physical = true or land_impact &amp;gt; 20&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;列は見出しの名前、または CSV ファイルでの名前で指定します。数の小数点はピリオドです。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The rows stay as they are until you correct the filter.</source>
        <translation>正しくなるまで、行は今のままです。</translation>
    </message>
    <message>
        <source>compared with %1</source>
        <translation>%1 との差</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <translation>列(&amp;U)</translation>
    </message>
    <message>
        <source>Most expe&amp;nsive first</source>
        <translation>コストの高い順(&amp;D)</translation>
    </message>
    <message>
        <source>Sort by cost, most expensive row first</source>
        <translation>行をコストの高い順に並べ替えます</translation>
    </message>
    <message>
        <source>Choose which columns to show and which one to sort by</source>
        <translation>表示する列と、並べ替えに使う列を選びます</translation>
    </message>
    <message>
        <source>To use this filter, set &quot;By&quot; to &quot;%1&quot;.</source>
        <translation>このフィルターを使うには、「単位」を「%1」にしてください。</translation>
    </message>
    <message>
        <source>Land impact (LI): %1</source>
        <comment>before 5 → now 3 (−2)</comment>
        <translation>土地負荷 (LI): %1</translation>
    </message>
    <message>
        <source>Filter, for example %1</source>
        <comment>an expression that shows some of the rows</comment>
        <translation>フィルター (例: %1)</translation>
    </message>
</context>
<context>
    <name>wb::ui::TermModel</name>
    <message>
        <source>Term</source>
        <translation>項</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>数式</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>確度</translation>
    </message>
</context>
<context>
    <name>wb::ui::TuningSlider</name>
    <message>
        <source>Full range</source>
        <translation>全範囲</translation>
    </message>
</context>
<context>
    <name>wb::ui::UprightQuestion</name>
    <message>
        <source>Keep</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>Keep the model as it is</source>
        <translation>モデルをそのままにします</translation>
    </message>
    <message>
        <source>Turn upright</source>
        <translation>起こす</translation>
    </message>
    <message>
        <source>Turn the model upright</source>
        <translation>モデルを起こします</translation>
    </message>
</context>
<context>
    <name>wb::ui::VersionActions</name>
    <message>
        <source>Reading %1 for comparison…</source>
        <translation>比較のため %1 を読み込んでいます…</translation>
    </message>
</context>
<context>
    <name>wb::ui::VersionsDialog</name>
    <message>
        <source>%1 before, %2 now (%3)</source>
        <translation>以前 %1、現在 %2 (%3)</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <comment>two files</comment>
        <translation>%1 と %2 の比較</translation>
    </message>
    <message>
        <source>Linkset</source>
        <translation>リンクセット</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>パーツ</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>リージョン</translation>
    </message>
    <message>
        <source>Rows by</source>
        <translation>行の単位</translation>
    </message>
    <message>
        <source>&amp;By:</source>
        <translation>単位(&amp;B):</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>変更点</translation>
    </message>
    <message>
        <source>Land impact (LI): %1</source>
        <translation>土地負荷 (LI): %1</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewActions</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>外観(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>Restart the program to change the language.</source>
        <translation>言語を変えるには、プログラムを再起動してください。</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewHandles</name>
    <message>
        <source>Select an object, a part or an octree to move.</source>
        <translation>動かすオブジェクト、パーツ、八分木を選択してください。</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>z</source>
        <translation>z</translation>
    </message>
    <message>
        <source>Move octree</source>
        <translation>八分木を動かす</translation>
    </message>
    <message>
        <source>Move part</source>
        <translation>パーツを動かす</translation>
    </message>
    <message>
        <source>Move object</source>
        <translation>オブジェクトを動かす</translation>
    </message>
    <message>
        <source>Move canceled</source>
        <translation>移動を取り消しました</translation>
    </message>
    <message>
        <source>This is the root part: the whole object moves with it.</source>
        <translation>これはルートパーツです。オブジェクト全体が一緒に動きます。</translation>
    </message>
    <message>
        <source>%1°</source>
        <comment>an angle</comment>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Rotated by %1 around %2</source>
        <translation>%2 軸まわりに %1 回転しました</translation>
    </message>
    <message>
        <source>Moved by %1 along %2</source>
        <comment>a distance, and an axis</comment>
        <translation>%2 軸に沿って %1 移動しました</translation>
    </message>
    <message>
        <source>the whole object moves with its root part</source>
        <translation>オブジェクト全体をルートパーツと一緒に</translation>
    </message>
    <message>
        <source>Section at %1</source>
        <translation>断面 %1</translation>
    </message>
    <message>
        <source>now at x %1, y %2, z %3</source>
        <translation>現在位置 x %1、y %2、z %3</translation>
    </message>
    <message>
        <source>Drag a vertex of the hull; hold Shift to move it along an axis of the part. Esc cancels.</source>
        <translation>凸包の頂点をドラッグします。Shift を押すと、パーツの軸に沿って動きます。Esc で取り消します。</translation>
    </message>
    <message>
        <source>To drag the vertices of this hull, set &quot;Explode&quot; to 0.</source>
        <translation>この凸包の頂点をドラッグするには、「分解」を 0 にしてください。</translation>
    </message>
    <message>
        <source>Drag an arrow (steps of 0.1 m) or a ring (steps of 15°); hold Ctrl to move freely. Or type an axis and a distance, such as x2.5, and press Enter. Esc cancels.</source>
        <translation>矢印 (0.1 m 刻み) または輪 (15° 刻み) をドラッグします。Ctrl を押すと自由に動かせます。または、x2.5 のように軸と距離を入力して Enter を押します。Esc で取り消します。</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewMarks</name>
    <message>
        <source>No object is entirely inside the box.</source>
        <translation>枠の中に完全に入っているオブジェクトはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln objects selected, %1 LI in total</source>
        <comment>objects in a box</comment>
        <translation>
            <numerusform>%Ln 個のオブジェクトを選択、合計 %1 LI</numerusform>
        </translation>
    </message>
    <message>
        <source>Hulls selected: %L1</source>
        <translation>選んだ凸包: %L1</translation>
    </message>
    <message>
        <source>Empty, seen from inside · %1</source>
        <comment>an octree that is described</comment>
        <translation>空、内側から見ています · %1</translation>
    </message>
    <message>
        <source>Cell %1, depth %L2, %3 wide · %4</source>
        <comment>of a grid, in a leaf that is described</comment>
        <translation>セル %1、深さ %L2、幅 %3 · %4</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewPanel</name>
    <message>
        <source>3D view</source>
        <translation>3D ビュー</translation>
    </message>
    <message>
        <source>Under the pointer</source>
        <translation>ポインターの下</translation>
    </message>
    <message>
        <source>Generating shapes…</source>
        <translation>形状を生成しています…</translation>
    </message>
    <message>
        <source>Nothing to show: everything with a shape in the selected layers is hidden.</source>
        <translation>表示するものはありません: 選んだレイヤーに形状があるものは、すべて隠されています。</translation>
    </message>
    <message>
        <source>Drop a project (%1), mesh asset (%2), object file (%3), 3D model (%4) or octree (%5) here, or open one from the File menu.</source>
        <translation>プロジェクト (%1)、メッシュアセット (%2)、オブジェクトのファイル (%3)、3D モデル (%4)、八分木 (%5) をここにドロップするか、「ファイル」メニューから開いてください。</translation>
    </message>
    <message>
        <source>Nothing to show: no object has a shape in the selected layers.</source>
        <translation>表示するものはありません: 選んだレイヤーに形状があるものがありません。</translation>
    </message>
    <message>
        <source>Arrow keys rotate the view; plus and minus zoom. 1 to 4 and 6 to 8 show standard views; 5 toggles perspective. F frames the selection; Backspace or Esc goes back. V, P, C and L show the model, its physics, its cost and the land; S shows two of them side by side. X fades everything except the selection, and I isolates it. D marks the most expensive objects. M measures, G moves the selection, and T shows statistics. The menu key lists more actions</source>
        <translation>矢印キーでビューを回転、+ と - でズームします。1 から 4 と 6 から 8 は標準のビューを表示し、5 は遠近法をオンまたはオフにします。F は選択範囲を表示し、Backspace または Esc で戻ります。V、P、C、L はモデル、物理、コスト、土地を表示し、S はそのうち 2 つを並べて表示します。X は選択したもの以外を薄くし、I は選択したものだけを表示します。D は最もコストの高いオブジェクトに印を付けます。M は計測、G は選択したものの移動、T は統計の表示です。メニューキーでほかの操作を表示します</translation>
    </message>
    <message>
        <source>Divider at %1%. The arrow keys move it.</source>
        <translation>分割線は %1% の位置です。矢印キーで動かせます。</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewStatistics</name>
    <message>
        <source>Statistics of the view</source>
        <translation>ビューの統計</translation>
    </message>
    <message>
        <source>Triangles: %L1</source>
        <translation>三角形: %L1</translation>
    </message>
    <message>
        <source>hulls: %L1</source>
        <translation>凸包: %L1</translation>
    </message>
    <message>
        <source>objects: %L1</source>
        <translation>オブジェクト: %L1</translation>
    </message>
    <message>
        <source>cubes: %L1</source>
        <translation>立方体: %L1</translation>
    </message>
    <message>
        <source>%1 ms per frame</source>
        <translation>1 フレーム %1 ms</translation>
    </message>
    <message>
        <source>rotate the view to measure the frame time</source>
        <translation>ビューを回すとフレーム時間が分かります</translation>
    </message>
</context>
<context>
    <name>wb::ui::ViewToolbar</name>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>前</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>後</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>斜め</translation>
    </message>
    <message>
        <source>View</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Visible layers</source>
        <translation>表示するレイヤー</translation>
    </message>
    <message>
        <source>Only shapes in use</source>
        <translation>使用中の形状だけ</translation>
    </message>
    <message>
        <source>Detail:</source>
        <translation>LOD:</translation>
    </message>
    <message>
        <source>Level of detail of the visual mesh</source>
        <translation>表示メッシュの LOD</translation>
    </message>
    <message>
        <source>Color by:</source>
        <translation>色分け:</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>Standard views</source>
        <translation>標準のビュー</translation>
    </message>
    <message>
        <source>%1	%2</source>
        <comment>a side to look from, and its key</comment>
        <translation>%1	%2</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>全体を収める</translation>
    </message>
    <message>
        <source>Frame the selection, or everything if nothing is selected (F)</source>
        <translation>選択したもの、または全体を表示します (F)</translation>
    </message>
    <message>
        <source>Octree leaves</source>
        <translation>八分木のリーフ</translation>
    </message>
    <message>
        <source>Solid cubes, and indented cubes in their real shape</source>
        <translation>中実の立方体と、くぼみのある立方体の実際の形</translation>
    </message>
    <message>
        <source>Octree boxes</source>
        <translation>八分木の箱</translation>
    </message>
    <message>
        <source>The whole cube of each octree</source>
        <translation>各八分木の立方体全体</translation>
    </message>
    <message>
        <source>Octree spheres</source>
        <translation>八分木の球</translation>
    </message>
    <message>
        <source>A sphere around the filled cubes of each octree</source>
        <translation>各八分木の中身のある立方体を囲む球</translation>
    </message>
    <message>
        <source>Ray and visited cubes</source>
        <translation>レイと通った立方体</translation>
    </message>
    <message>
        <source>The ray in the Ray panel, and the cubes that it visits</source>
        <translation>「レイ」パネルで追っているレイ</translation>
    </message>
    <message>
        <source>All</source>
        <comment>depths of an octree</comment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Grid depth</source>
        <translation>格子の深さ</translation>
    </message>
    <message>
        <source>At this depth, every octree cube that contains anything counts as full</source>
        <translation>この深さでは、何かを含む八分木の立方体はすべて完全とみなします</translation>
    </message>
    <message>
        <source>See through</source>
        <translation>透過</translation>
    </message>
    <message>
        <source>Grid depth:</source>
        <translation>格子の深さ:</translation>
    </message>
    <message>
        <source>Visual</source>
        <translation>見た目</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Let the pointer pass through the front leaf to the leaves behind it</source>
        <translation>手前のリーフの後ろにあるものをポインターで指せるようにします</translation>
    </message>
    <message>
        <source>Show the model as everyone sees it (V)</source>
        <translation>モデルを全員に見えるとおりに表示します (V)</translation>
    </message>
    <message>
        <source>X-ray</source>
        <translation>X 線</translation>
    </message>
    <message>
        <source>Fade everything except the selection (X)</source>
        <translation>選択したもの以外をすべて薄くします (X)</translation>
    </message>
    <message>
        <source>Ghost model</source>
        <translation>モデルを透かす</translation>
    </message>
    <message>
        <source>Show the visual meshes as a transparent shell around the layers</source>
        <translation>表示メッシュを、レイヤーを囲む透明な殻として表示します</translation>
    </message>
    <message>
        <source>Isolate</source>
        <translation>分離</translation>
    </message>
    <message>
        <source>Isolate the selection; press again to show everything (I)</source>
        <translation>選択したものだけを表示します。もう一度押すとすべてを表示します (I)</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>計測</translation>
    </message>
    <message>
        <source>Click two points to measure the distance between them (M)</source>
        <translation>2 点をクリックして、その間の距離を計測します (M)</translation>
    </message>
    <message>
        <source>None</source>
        <comment>section</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>z</source>
        <translation>z</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>断面</translation>
    </message>
    <message>
        <source>Cut away everything beyond a plane perpendicular to the selected axis</source>
        <translation>選択した軸に垂直な平面より先を切り取ります</translation>
    </message>
    <message>
        <source>Section position</source>
        <translation>断面の位置</translation>
    </message>
    <message>
        <source>Section:</source>
        <translation>断面:</translation>
    </message>
    <message>
        <source>Orthographic</source>
        <translation>平行投影</translation>
    </message>
    <message>
        <source>Draw without perspective (5)</source>
        <translation>遠近法なしで描画します (5)</translation>
    </message>
    <message>
        <source>Ground grid</source>
        <translation>地面のグリッド</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Show a second view beside this one: different layers, or the baseline</source>
        <translation>このビューの横に 2 つ目のビューを表示します: ほかのレイヤー、または基準</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>beside</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>並べて表示</translation>
    </message>
    <message>
        <source>Explode</source>
        <translation>分解</translation>
    </message>
    <message>
        <source>Move parts and hulls apart (E)</source>
        <translation>パーツと凸包を離します (E)</translation>
    </message>
    <message>
        <source>Explode:</source>
        <translation>分解:</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>地図</translation>
    </message>
    <message>
        <source>Show the land from above, each square colored by its land impact (L)</source>
        <translation>土地を真上から表示し、升目を土地負荷で色分けします (L)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Move and rotate the selection with arrows and rings, in steps of 0.1 m and 15°. Hold Ctrl while dragging to move freely; Esc cancels (G)</source>
        <translation>選択したものを矢印と輪で、0.1 m と 15° 刻みで移動・回転します。ドラッグ中に Ctrl を押すと自由に動かせ、Esc で取り消します (G)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Show how much is drawn and how long a frame takes (T)</source>
        <translation>描画量とフレーム時間を表示します (T)</translation>
    </message>
    <message>
        <source>Ten most expensive</source>
        <translation>最も高い 10 個</translation>
    </message>
    <message>
        <source>Draw numbered boxes around the ten most expensive objects (D)</source>
        <translation>最もコストが高い 10 個のオブジェクトを枠で囲み、番号を付けます (D)</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>表示:</translation>
    </message>
    <message>
        <source>Color by cost</source>
        <translation>コストで色分け</translation>
    </message>
    <message>
        <source>Select an object first.</source>
        <translation>先にオブジェクトを選択してください。</translation>
    </message>
    <message>
        <source>Choose what the colors show</source>
        <translation>色が示すものを選びます</translation>
    </message>
    <message>
        <source>Color cubes by octree</source>
        <translation>立方体を八分木ごとに色分け</translation>
    </message>
    <message>
        <source>Give each octree its own color</source>
        <translation>八分木ごとに別の色を付けます</translation>
    </message>
    <message>
        <source>Color cubes by kind</source>
        <translation>立方体を種類で色分け</translation>
    </message>
    <message>
        <source>Solid, indented or divided cubes</source>
        <translation>中実、くぼみあり、分割の立方体</translation>
    </message>
    <message>
        <source>Color cubes by depth</source>
        <translation>立方体を深さで色分け</translation>
    </message>
    <message>
        <source>How many times the octree is divided to reach each cube</source>
        <translation>各立方体に達するまでに八分木が分割される回数</translation>
    </message>
    <message>
        <source>Model</source>
        <comment>shown in the view</comment>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Both</source>
        <comment>model and physics</comment>
        <translation>両方</translation>
    </message>
    <message>
        <source>Show the physics shape of each part (P)</source>
        <translation>各パーツの物理形状を表示します (P)</translation>
    </message>
    <message>
        <source>Show the physics shape of each part inside the visual mesh (B)</source>
        <translation>表示メッシュの中に、各パーツの物理形状を表示します (B)</translation>
    </message>
    <message>
        <source>In each layer, show only the parts that use that layer&apos;s physics shape</source>
        <translation>各レイヤーで、その物理形状を使うパーツだけを表示します</translation>
    </message>
    <message>
        <source>The map has its own colors</source>
        <translation>地図には独自の色があります</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>前と後</translation>
    </message>
    <message>
        <source>In one frame</source>
        <translation>1 つの枠に表示</translation>
    </message>
    <message>
        <source>Show both views in one frame, with a divider to drag</source>
        <translation>両方のビューを 1 つの枠に表示し、分割線をドラッグできます</translation>
    </message>
    <message>
        <source>Show grid lines under the scene, 0.1, 1, 10 or 100 m apart</source>
        <translation>シーンの下に 0.1、1、10、100 m 間隔の格子線を表示します</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>その他…</translation>
    </message>
    <message>
        <source>More tools for the view</source>
        <translation>ビューのその他のツール</translation>
    </message>
    <message>
        <source>Select an object or an octree first.</source>
        <translation>先にオブジェクトまたは八分木を選択してください。</translation>
    </message>
</context>
<context>
    <name>wb::ui::WeightBars</name>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>%1 PE</source>
        <translation>%1 PE</translation>
    </message>
    <message>
        <source>%1 to %2 PE</source>
        <translation>%1 から %2 PE</translation>
    </message>
</context>
<context>
    <name>wb::ui::WhyCard</name>
    <message>
        <source>Open a file to see why its objects cost what they cost.</source>
        <translation>ファイルを開くと、そのオブジェクトのコストの理由が表示されます。</translation>
    </message>
    <message>
        <source>%1 LI</source>
        <comment>land impact</comment>
        <translation>%1 LI</translation>
    </message>
    <message>
        <source>Copy e&amp;xplanation</source>
        <translation>説明をコピー(&amp;X)</translation>
    </message>
    <message>
        <source>Copy the explanation of the cost as plain text</source>
        <translation>コストの説明をプレーンテキストでコピーします</translation>
    </message>
    <message>
        <source>When its size changes</source>
        <translation>サイズを変えた場合</translation>
    </message>
    <message>
        <source>Octrees cost nothing. To follow a ray step by step in the Ray panel, click an octree leaf in the 3D view.</source>
        <translation>八分木にコストはかかりません。3D ビューでリーフをクリックすると、それに当たるレイを「レイ」パネルで追えます。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2</source>
        <comment>a weight, and how it came to be</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt;: %2</translation>
    </message>
    <message>
        <source>All objects</source>
        <translation>すべてのオブジェクト</translation>
    </message>
    <message>
        <source>Notes (%L1)</source>
        <translation>補足 (%L1)</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>コストの出どころ</translation>
    </message>
    <message>
        <source>Do this</source>
        <translation>おすすめの手順</translation>
    </message>
    <message>
        <source>Other steps</source>
        <translation>ほかの手順</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>補足</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>数式</translation>
    </message>
    <message>
        <source>Save page…</source>
        <translation>ページを保存…</translation>
    </message>
    <message>
        <source>Other steps (%L1)</source>
        <translation>ほかの手順 (%L1)</translation>
    </message>
    <message>
        <source>Selected objects</source>
        <translation>選択したオブジェクト</translation>
    </message>
    <message>
        <source>Since %1: %2</source>
        <comment>a time; what changed the land impact</comment>
        <translation>%1 以降: %2</translation>
    </message>
    <message>
        <source>Save the explanation and a picture as a page that you can share</source>
        <translation>説明と画像を、共有できるページとして保存します</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: physics %2, download %3. %4</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: 物理 %2、ダウンロード %3。%4</translation>
    </message>
    <message>
        <source>The physics cost changes when vertices move slightly</source>
        <translation>頂点が少し動くと物理コストは変わる</translation>
    </message>
    <message>
        <source>The physics cost stays the same when vertices move slightly</source>
        <translation>頂点が少し動いても物理コストは変わらない</translation>
    </message>
    <message>
        <source>No other steps</source>
        <translation>ほかの手順はありません</translation>
    </message>
</context>
<context>
    <name>wb::ui::WhyPanel</name>
    <message>
        <source>Apply suggestion</source>
        <translation>提案の適用</translation>
    </message>
</context>
<context>
    <name>wb::ui::WishBar</name>
    <message>
        <source>All parts with this mesh and size</source>
        <translation>同じメッシュと大きさのすべてのパーツ</translation>
    </message>
    <message>
        <source>Cheapest within a distance</source>
        <translation>距離以内で最も安い</translation>
    </message>
    <message>
        <source>Cheapest within a percentage of the size</source>
        <translation>大きさに対する割合以内で最も安い</translation>
    </message>
    <message>
        <source>Closest for a given cost</source>
        <translation>コスト内で最も近い</translation>
    </message>
    <message>
        <source>Closest at no extra cost</source>
        <translation>追加コストなしで最も近い</translation>
    </message>
    <message>
        <source>A percentage of the diagonal of the part&apos;s bounding box</source>
        <translation>バウンディングボックスの対角線に対する割合です</translation>
    </message>
    <message>
        <source>Goal:</source>
        <translation>目標:</translation>
    </message>
    <message>
        <source>Maximum deviation</source>
        <translation>最大のずれ</translation>
    </message>
    <message>
        <source>Maximum physics cost</source>
        <translation>最大の物理コスト</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最良</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>All methods that can give the best shape</source>
        <translation>勝てる見込みのある方法すべて</translation>
    </message>
    <message>
        <source>All methods, including those for comparison only</source>
        <translation>比較用の方法も含む</translation>
    </message>
    <message>
        <source>Methods:</source>
        <translation>方法:</translation>
    </message>
    <message>
        <source>keep open</source>
        <translation>開けておく</translation>
    </message>
    <message>
        <source>Whether avatars must still be able to pass everywhere they could before</source>
        <translation>アバターが、これまで通れた所をすべて通れなければならないか</translation>
    </message>
    <message>
        <source>Passages:</source>
        <translation>通路:</translation>
    </message>
    <message>
        <source>keep open in parts over %1 long</source>
        <translation>%1 より長いパーツでは開けておく</translation>
    </message>
    <message>
        <source>ignore</source>
        <translation>無視する</translation>
    </message>
    <message>
        <source>Physics can cost as much as the larger of the object&apos;s other weights without raising its land impact</source>
        <translation>土地負荷を増やさずに、オブジェクトのほかのウェイトのうち大きい方と同じだけ物理に使えます</translation>
    </message>
    <message>
        <source>Use the shape for every part with the same mesh and size, not only the selected one</source>
        <translation>選択したものだけでなく、同じメッシュと大きさのすべてのパーツに形状を使います</translation>
    </message>
    <message>
        <source>Maximum deviation where avatars walk, stand, sit or pass. In parts with a diagonal below %1, %2 here and %3 elsewhere mean at most %4% of the diagonal</source>
        <translation>アバターが歩く、立つ、座る、または通る所での最大のずれ。対角線が %1 未満のパーツでは、ここの %2 とそれ以外の所の %3 は対角線の %4% 以下を意味します</translation>
    </message>
    <message>
        <source>Maximum deviation elsewhere</source>
        <translation>それ以外の所での最大のずれ</translation>
    </message>
    <message>
        <source>Maximum deviation where avatars do not touch the part. In parts with a diagonal below %1, %2 means at most %3% of the diagonal</source>
        <translation>アバターがパーツに触れない所での最大のずれ。対角線が %1 未満のパーツでは、%2 は対角線の %3% 以下を意味します</translation>
    </message>
    <message>
        <source>Elsewhere:</source>
        <translation>それ以外:</translation>
    </message>
</context>
<context>
    <name>wb::ui::WorkspaceBar</name>
    <message>
        <source>Workspaces</source>
        <translation>ワークスペース</translation>
    </message>
</context>
<context>
    <name>wb::ui::WorkspaceTabs</name>
    <message>
        <source>Workspaces</source>
        <translation>ワークスペース</translation>
    </message>
</context>
</TS>
