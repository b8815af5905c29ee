-- A data file as the first release left it, written by its own server: one game that is over, one that is on, one table that waits.
-- It is never changed: whatever program comes later has to carry these games on.
PRAGMA foreign_keys = OFF;
PRAGMA application_id = 1129469774;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'tables and log','2026-11-16 05:44:45',1,X'85AE5ED7BBCB30EB9313D954AE48F9A9558900B4834E57D14B882AE467F66B246B95BC0D192F0FEC94A2262EAE69BD56',1987659);
CREATE TABLE agreements (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    setup    TEXT NOT NULL,
    seed     TEXT NOT NULL
) STRICT;
INSERT INTO "agreements" VALUES('6c1vvnsxmc','{"game":"two-heirs","players":2,"options":{"closed_hands":"off","colour":"white","craft_pairs":"one_of_each","discount_stacking":"on","equal_turns":"off","henry_level":"poor","henry_siege":"never","inn_line":"any_distance","open_scores":"on","pilgrimage_length":"network","random_sets":"off","score_roads":"on","sets":"journeys+dominion+trade_church","siege_trigger":"on_tower","start_player":"random","watch_line":"any_distance"},"edition":{"builtin":"house-1"}}','82558804939e8aafa93ddcd27f65a222671439d3083387b8a52eb1ff869f4a44');
INSERT INTO "agreements" VALUES('c9vb7xwpcs','{"game":"brian-boru","players":3,"options":{"all_on_start":"remove_revealed","expand_into_active_town":"forbid","five_player_full_hand":"off","monastery_final_double":"on","reveal_last_card":"off","show_played_cards":"off","viking_duplicate":"12","viking_lead_final":"none","viking_tie_claim":"stay"},"edition":{"builtin":"default"}}','52ecc2b6d75633361498194fb2d8ab3781597a7a028c9c5bbe976db0531510aa');
INSERT INTO "agreements" VALUES('wm02tc86v7','{"game":"brian-boru","players":3,"options":{"all_on_start":"remove_revealed","expand_into_active_town":"forbid","five_player_full_hand":"off","monastery_final_double":"on","reveal_last_card":"off","show_played_cards":"off","viking_duplicate":"12","viking_lead_final":"none","viking_tie_claim":"stay"},"edition":{"builtin":"default"}}','6f63186b1a87d74bed7838fd1ccb393e8e652a2408a6eeb8b68fea39a845b3db');
CREATE TABLE chat (
    id       INTEGER PRIMARY KEY,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER,
    person   INTEGER REFERENCES people (id) ON DELETE SET NULL,
    text     TEXT    NOT NULL,
    at       INTEGER NOT NULL
) STRICT;
INSERT INTO "chat" VALUES(1,'c9vb7xwpcs',0,1,'Hello',1794807908245);
CREATE TABLE log (
    table_id      TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version       INTEGER NOT NULL CHECK (version > 0),
    kind          TEXT    NOT NULL,
    seat          INTEGER,
    body          TEXT    NOT NULL,
    state_hash    TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    key           TEXT,
    span          INTEGER,
    person        INTEGER REFERENCES people (id) ON DELETE SET NULL,
    at            INTEGER NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES('6c1vvnsxmc',1,'begin',NULL,'','4d576f55f11e35c3ae03335191775594',1,'begin-0',3,NULL,1794807887489);
INSERT INTO "log" VALUES('6c1vvnsxmc',2,'chance',NULL,'coin a','a5f63d2d5382d48fba8f4e85cf9a5bcc',1,NULL,NULL,NULL,1794807887489);
INSERT INTO "log" VALUES('6c1vvnsxmc',3,'chance',NULL,'deal jo_pilgrim_gy do_camp_ye jo_market_gy jo_market_ye jo_pilgrim_ye tc_post_fs start gy top gn','ff0b62ccd5103d35678589d7c9ec2c68',1,NULL,NULL,NULL,1794807887489);
INSERT INTO "log" VALUES('6c1vvnsxmc',4,'act',0,'take jo_pilgrim_gy','47c71acc1d01ab30bd9112c3db18a7d6',1,'k-3.a.ce6155e3fb13d0bd3dce1dce',2,1,1794807887774);
INSERT INTO "log" VALUES('6c1vvnsxmc',5,'chance',NULL,'draw tc_cath_gn next ye','74c5f1a05aeaa12473500ae11cb385b3',1,NULL,NULL,NULL,1794807887774);
INSERT INTO "log" VALUES('6c1vvnsxmc',6,'act',0,'extend jo_pilgrim_gy (1,1)','b7e4d3d2e41ff5f7c5a50dd9a92ff611',1,'k-5.a.d5caf7c58605cb442f7b609d',1,1,1794807888039);
INSERT INTO "log" VALUES('6c1vvnsxmc',7,'act',0,'move elite (1,1)','17b8478834d3e3eaac9a93c166137d6c',1,'k-6.a.5e89181004f8c2420aaeeed3',1,1,1794807888324);
INSERT INTO "log" VALUES('6c1vvnsxmc',8,'act',0,'end','59dbe30b25d3e731755ad940ec850680',1,'k-7.a.361e48d0308f20e32dba5fb5',1,1,1794807888595);
INSERT INTO "log" VALUES('6c1vvnsxmc',9,'act',1,'take jo_market_gy','d5ee7c4639354c0dab0e25b0baef70de',1,'bot-8.b.866d5832b8d2fca8097a905f',2,NULL,1794807888609);
INSERT INTO "log" VALUES('6c1vvnsxmc',10,'chance',NULL,'draw tc_farm next gy','d13d79efd86e4950c2b01cb3231b93e8',1,NULL,NULL,NULL,1794807888609);
INSERT INTO "log" VALUES('6c1vvnsxmc',11,'act',1,'end','08eb628b3d86b02f4672be6f230d560e',1,'bot-10.b.361e48d0308f20e32dba5fb5',1,NULL,1794807888624);
INSERT INTO "log" VALUES('6c1vvnsxmc',12,'act',0,'take jo_pilgrim_ye','1e553a3b0a8d4d9225ea8e06e4457343',1,'k-11.a.d095691c897363d960cad54e',2,1,1794807888931);
INSERT INTO "log" VALUES('6c1vvnsxmc',13,'chance',NULL,'draw jo_keep_gy next gn','f9a48289d335407b4d80d208ca3255d0',1,NULL,NULL,NULL,1794807888931);
INSERT INTO "log" VALUES('6c1vvnsxmc',14,'act',0,'end','b49ab6cb2a8bff0f1f2f4c50aa914c96',1,'k-13.a.361e48d0308f20e32dba5fb5',1,1,1794807889206);
INSERT INTO "log" VALUES('6c1vvnsxmc',15,'act',1,'extend jo_market_gy (-1,0)','7651c61a7a0a38452236851b25f75f41',1,'bot-14.b.1b1270d374a84e92b8633ed5',1,NULL,1794807889216);
INSERT INTO "log" VALUES('6c1vvnsxmc',16,'act',1,'take tc_cath_gn','7a7556d9386d146a43d5eaccea7b3561',1,'bot-15.b.df2824066a6f1ef1a6d53653',2,NULL,1794807889228);
INSERT INTO "log" VALUES('6c1vvnsxmc',17,'chance',NULL,'draw do_mason next gn','8550a85fe0ada163d36429943b6688f5',1,NULL,NULL,NULL,1794807889228);
INSERT INTO "log" VALUES('6c1vvnsxmc',18,'act',1,'move elite (-1,0)','9968e2cd02fcc1914bd222380b7553b8',1,'bot-17.b.406b073e19e8d00841851656',1,NULL,1794807889244);
INSERT INTO "log" VALUES('6c1vvnsxmc',19,'act',1,'end','61a3992948da4f70d63ba58c9b01f11d',1,'bot-18.b.361e48d0308f20e32dba5fb5',1,NULL,1794807889256);
INSERT INTO "log" VALUES('6c1vvnsxmc',20,'act',0,'extend jo_pilgrim_ye (1,0)','29acfdea968d6b91cc69d9c75b5d8fd3',1,'k-19.a.8263ca9e46f7145de545734d',1,1,1794807889605);
INSERT INTO "log" VALUES('6c1vvnsxmc',21,'act',0,'call r1 (0,0)','9939aeb7c4761a7341fed2c849fbd403',1,'k-20.a.3877562632134ac2bb985c86',1,1,1794807889952);
INSERT INTO "log" VALUES('6c1vvnsxmc',22,'act',0,'call r2 (1,0)','17e355cd88dcd9ccaea6941888108dbf',1,'k-21.a.581a63e662d7fb741017dcc2',1,1,1794807890243);
INSERT INTO "log" VALUES('6c1vvnsxmc',23,'act',0,'take tc_farm','ba050d956e87e91382535cb19e5fcb78',1,'k-22.a.61611607e19ff1ecab8117f0',2,1,1794807890522);
INSERT INTO "log" VALUES('6c1vvnsxmc',24,'chance',NULL,'draw tc_post_qf next gy','605a20781a1571236cf9f43627505dd3',1,NULL,NULL,NULL,1794807890522);
INSERT INTO "log" VALUES('6c1vvnsxmc',25,'act',0,'build tc_farm (2,0)','709daaca410aec0d2bf88503d01ba861',1,'k-24.a.7289c2fd87b4b7bec4e48c56',1,1,1794807890815);
INSERT INTO "log" VALUES('6c1vvnsxmc',26,'act',0,'move elite (2,0)','d15c469d8b2878a15fe667f53d0ab8b6',1,'k-25.a.d7964ce4588d548d6a3fe2f3',1,1,1794807891080);
INSERT INTO "log" VALUES('6c1vvnsxmc',27,'act',0,'end','5706c1500a8d791e1b6802ba694facdc',1,'k-26.a.361e48d0308f20e32dba5fb5',1,1,1794807891347);
INSERT INTO "log" VALUES('6c1vvnsxmc',28,'act',1,'extend tc_cath_gn (-2,1)','3d8346783efcc29187f8c248c0f2bbdf',1,'bot-27.b.f1f7dc15e2752e09b2999900',1,NULL,1794807891348);
INSERT INTO "log" VALUES('6c1vvnsxmc',29,'act',1,'take jo_keep_gy','54667c67c154e0827eaa7d70ddb85e25',1,'bot-28.b.5d28d74484ac7a142f6333f2',2,NULL,1794807891350);
INSERT INTO "log" VALUES('6c1vvnsxmc',30,'chance',NULL,'draw do_smithy next gn','cd8fb612c61c6c6f23dcc18cd54ff231',1,NULL,NULL,NULL,1794807891350);
INSERT INTO "log" VALUES('6c1vvnsxmc',31,'act',1,'build jo_keep_gy (0,1)','db16a57c7acbaf29b3c08ccec91319f4',1,'bot-30.b.a131354e0004351f726f7fb3',1,NULL,1794807891351);
INSERT INTO "log" VALUES('6c1vvnsxmc',32,'act',1,'move elite (-2,1)','5e8c8391e9c8aad08f2016f70a7b0d2a',1,'bot-31.b.5595c51d11b0c888b9b4a0ac',1,NULL,1794807891353);
INSERT INTO "log" VALUES('6c1vvnsxmc',33,'act',1,'end','9312a75a247651118c46b14c4a802706',1,'bot-32.b.361e48d0308f20e32dba5fb5',1,NULL,1794807891354);
INSERT INTO "log" VALUES('6c1vvnsxmc',34,'act',0,'move r2 (1,1)','e8c3d75fcb05e2757aa7b4828ea4a018',1,'k-33.a.337fac1ebc197b075c5650ae',1,1,1794807891664);
INSERT INTO "log" VALUES('6c1vvnsxmc',35,'act',0,'move r1 (1,0)','f52a4ad96b4811bbfde1561fc9867e62',1,'k-34.a.e853ea09d22d1a27fc497089',1,1,1794807891943);
INSERT INTO "log" VALUES('6c1vvnsxmc',36,'act',0,'take jo_market_ye','6c5d18d99e941256955f1c01a11e9bb3',1,'k-35.a.12a7024930c8bd822951e135',2,1,1794807892201);
INSERT INTO "log" VALUES('6c1vvnsxmc',37,'chance',NULL,'draw jo_inn_col next ye','991859bba7b83ca002d22216e9c4f1fc',1,NULL,NULL,NULL,1794807892201);
INSERT INTO "log" VALUES('6c1vvnsxmc',38,'act',0,'extend jo_market_ye (2,-1)','98fd306d7e2d7fc407b88110bd9d72c8',1,'k-37.a.35db60c9cc7763ce6db1048f',1,1,1794807892462);
INSERT INTO "log" VALUES('6c1vvnsxmc',39,'act',0,'move elite (2,-1)','3319701618d689c486b578647d1e7faf',1,'k-38.a.ec323328f6abae2f2e3d4fee',1,1,1794807892721);
INSERT INTO "log" VALUES('6c1vvnsxmc',40,'act',0,'end','4d218053bc322ad98ef231fe2d48370a',1,'k-39.a.361e48d0308f20e32dba5fb5',1,1,1794807892985);
INSERT INTO "log" VALUES('6c1vvnsxmc',41,'act',1,'take do_mason','65ab12413784842a726e04210a909f81',1,'bot-40.b.ff118aae8ff6228c43096ae1',2,NULL,1794807892989);
INSERT INTO "log" VALUES('6c1vvnsxmc',42,'chance',NULL,'draw tc_post_sq next ye','0e76f019e406cf355da7923ada84effb',1,NULL,NULL,NULL,1794807892989);
INSERT INTO "log" VALUES('6c1vvnsxmc',43,'act',1,'extend do_mason (-2,2)','1463fe85d4a61ddabafd0e2ec035372b',1,'bot-42.b.9071b554149f34753b0785bd',1,NULL,1794807892991);
INSERT INTO "log" VALUES('6c1vvnsxmc',44,'act',1,'end','9da36b4d108c93e9e75d6aeee3d4c066',1,'bot-43.b.361e48d0308f20e32dba5fb5',1,NULL,1794807892993);
INSERT INTO "log" VALUES('6c1vvnsxmc',45,'act',0,'withdraw r2','52ae40677a1b53475827b912e9e35612',1,'k-44.a.cc57214d1410e5ee433e9693',1,1,1794807893295);
INSERT INTO "log" VALUES('6c1vvnsxmc',46,'act',0,'take tc_post_qf','bf73aac57e2eec3b5f8de69047f078f7',1,'k-45.a.cedb82672fc1ff3328d95888',2,1,1794807893558);
INSERT INTO "log" VALUES('6c1vvnsxmc',47,'chance',NULL,'draw jo_inn_row next gn','bee22f5856484b5ca623fd095c523a4e',1,NULL,NULL,NULL,1794807893558);
INSERT INTO "log" VALUES('6c1vvnsxmc',48,'act',0,'withdraw r1','371e0fdf39b1a357faadd19b4720c439',1,'k-47.a.82660a32e875bcea682bab01',1,1,1794807893820);
INSERT INTO "log" VALUES('6c1vvnsxmc',49,'act',0,'extend tc_post_qf (1,-1)','567963799050dcf1bea7bca08bf1a328',1,'k-48.a.0eb69806af93b80d23d02137',1,1,1794807894086);
INSERT INTO "log" VALUES('6c1vvnsxmc',50,'act',0,'end','dc067df03f40f8ba54e516ca083d6bc1',1,'k-49.a.361e48d0308f20e32dba5fb5',1,1,1794807894349);
INSERT INTO "log" VALUES('6c1vvnsxmc',51,'act',1,'take jo_inn_col','7c8be154d8650babaa43a6627107bb43',1,'bot-50.b.a42fed492de353ee24dd47bc',2,NULL,1794807894361);
INSERT INTO "log" VALUES('6c1vvnsxmc',52,'chance',NULL,'draw do_lodge next gn','4f1d8aa9a15163db064be83562b9c8ae',1,NULL,NULL,NULL,1794807894361);
INSERT INTO "log" VALUES('6c1vvnsxmc',53,'act',1,'move elite (-2,2)','b1824f33f8b7607357eb708d8e13f168',1,'bot-52.b.0b751e83dd903baa89ed4eed',1,NULL,1794807894363);
INSERT INTO "log" VALUES('6c1vvnsxmc',54,'act',1,'call r1 (-2,1)','f07355b90cdb5dc061c2bf169e055609',1,'bot-53.b.d838ab32b9f2e494cdec06f9',1,NULL,1794807894365);
INSERT INTO "log" VALUES('6c1vvnsxmc',55,'act',1,'call r2 (-1,0)','2e0c90798e6ee73d5334289b07806d5d',1,'bot-54.b.cd39664cb8ce9b3ca0389112',1,NULL,1794807894366);
INSERT INTO "log" VALUES('6c1vvnsxmc',56,'act',1,'build jo_inn_col (-2,3)','e41e2ef2a68fe4612ac0a8afc86667e6',1,'bot-55.b.74ad90ea6b74de411dc99dcf',1,NULL,1794807894368);
INSERT INTO "log" VALUES('6c1vvnsxmc',57,'act',1,'end','78e73a348729a56103a91d8c4bcad91f',1,'bot-56.b.361e48d0308f20e32dba5fb5',1,NULL,1794807894370);
INSERT INTO "log" VALUES('6c1vvnsxmc',58,'act',0,'take tc_post_sq','9fa4f461f9bba33bff546600ccb1c0c4',1,'k-57.a.e25ccdb479983d421a6fe025',2,1,1794807894667);
INSERT INTO "log" VALUES('6c1vvnsxmc',59,'chance',NULL,'draw tc_sawmill next gy','f5faab14c6f3bf98bb1e27ef2eb64c42',1,NULL,NULL,NULL,1794807894667);
INSERT INTO "log" VALUES('6c1vvnsxmc',60,'act',0,'extend tc_post_sq (3,0)','783e3426c9069b66ca316a3758caeec2',1,'k-59.a.b63ccbc4d978f6cc808a13c9',1,1,1794807894922);
INSERT INTO "log" VALUES('6c1vvnsxmc',61,'act',0,'call r1 (3,0)','2116eb342aa59c498c0f0b884c265cee',1,'k-60.a.6d4ee1323ba967d4865b30ea',1,1,1794807895180);
INSERT INTO "log" VALUES('6c1vvnsxmc',62,'act',0,'end','def498fc6b013b14367e8dae0425f94f',1,'k-61.a.361e48d0308f20e32dba5fb5',1,1,1794807895436);
INSERT INTO "log" VALUES('6c1vvnsxmc',63,'act',1,'take jo_inn_row','857d51061ceb9485e84b76d9c303f999',1,'bot-62.b.fa86a778edd6a7978b5f5e89',2,NULL,1794807895438);
INSERT INTO "log" VALUES('6c1vvnsxmc',64,'chance',NULL,'draw do_mill next ye','52e526e9df1c92d7ab5e26f75af0f669',1,NULL,NULL,NULL,1794807895438);
INSERT INTO "log" VALUES('6c1vvnsxmc',65,'act',1,'withdraw r1','58bc88cd83ca1faeac7000ac653471ed',1,'bot-64.b.82660a32e875bcea682bab01',1,NULL,1794807895443);
INSERT INTO "log" VALUES('6c1vvnsxmc',66,'act',1,'move elite (-2,3)','1c51515f46ae6943876c79d148c125fe',1,'bot-65.b.96fd173c2fed7855ba67faf9',1,NULL,1794807895445);
INSERT INTO "log" VALUES('6c1vvnsxmc',67,'act',1,'withdraw r2','3cb2b44d2363a66e7bc3832116ceeecb',1,'bot-66.b.cc57214d1410e5ee433e9693',1,NULL,1794807895447);
INSERT INTO "log" VALUES('6c1vvnsxmc',68,'act',1,'end','1d4629c93365c1339fe210edbefb6da2',1,'bot-67.b.361e48d0308f20e32dba5fb5',1,NULL,1794807895449);
INSERT INTO "log" VALUES('6c1vvnsxmc',69,'act',0,'withdraw r1','9aed0e17c3c1bd6df8f7dee6f29b226f',1,'k-68.a.82660a32e875bcea682bab01',1,1,1794807895745);
INSERT INTO "log" VALUES('6c1vvnsxmc',70,'act',0,'call r2 (3,0)','8f8a29c11144312e2902dfe32392b598',1,'k-69.a.6f92fe5e26b4a5411538c267',1,1,1794807896002);
INSERT INTO "log" VALUES('6c1vvnsxmc',71,'act',0,'take do_lodge','b1eeed78e129a1b8c942768333b5df78',1,'k-70.a.d319a23ae4b2dd4b66e8c44c',2,1,1794807896266);
INSERT INTO "log" VALUES('6c1vvnsxmc',72,'chance',NULL,'draw do_pigsty next gn','27cf36996bbbe1107c6cd8100b1b63cc',1,NULL,NULL,NULL,1794807896266);
INSERT INTO "log" VALUES('6c1vvnsxmc',73,'act',0,'extend do_lodge (4,0)','e877089dda378909768533329a9a7438',1,'k-72.a.02e18658f15be1648850a851',1,1,1794807896524);
INSERT INTO "log" VALUES('6c1vvnsxmc',74,'act',0,'end','f4105f6c584b6c4bbd168641c578b2f0',1,'k-73.a.361e48d0308f20e32dba5fb5',1,1,1794807896790);
INSERT INTO "log" VALUES('6c1vvnsxmc',75,'act',1,'extend jo_inn_row (-3,4)','ab4e3a617af9ba11798999e8190b26cb',1,'bot-74.b.2138bad64cd5a264ffa21a84',1,NULL,1794807896803);
INSERT INTO "log" VALUES('6c1vvnsxmc',76,'act',1,'take do_smithy','ef07586d647414c8b06b0bcb4deca4b0',1,'bot-75.b.0a3672f16a180819b71ae3b7',2,NULL,1794807896808);
INSERT INTO "log" VALUES('6c1vvnsxmc',77,'chance',NULL,'draw jo_market_gn next gy','0564c36ceb94b480c5d14f52b3a9e835',1,NULL,NULL,NULL,1794807896808);
INSERT INTO "log" VALUES('6c1vvnsxmc',78,'act',1,'build do_smithy (-2,4)','90f13ccdce123209ecfc2ddb9b80921a',1,'bot-77.b.86c011307c8ba33edc014dc2',1,NULL,1794807896811);
INSERT INTO "log" VALUES('6c1vvnsxmc',79,'act',1,'end','f82a1071221ac1fa01d0e16123a08b17',1,'bot-78.b.361e48d0308f20e32dba5fb5',1,NULL,1794807896816);
INSERT INTO "log" VALUES('6c1vvnsxmc',80,'act',0,'call r1 (1,0)','1cd806b119536b3ac6fc3b7e69fbaf0d',1,'k-79.a.5f1b282d2aa48a0293150fe5',1,1,1794807897112);
INSERT INTO "log" VALUES('6c1vvnsxmc',81,'act',0,'move elite (2,0)','f8bf38957a5c460b8998ee43d2697fb2',1,'k-80.a.d7964ce4588d548d6a3fe2f3',1,1,1794807897371);
INSERT INTO "log" VALUES('6c1vvnsxmc',82,'act',0,'withdraw r2','22a2aad2b65519a3e9b7f0e929b4ac6f',1,'k-81.a.cc57214d1410e5ee433e9693',1,1,1794807897627);
INSERT INTO "log" VALUES('6c1vvnsxmc',83,'act',0,'take tc_sawmill','2402342fa372c5fb8db5ed78cd73fdd2',1,'k-82.a.48b159ef0ad7339120cfe515',2,1,1794807897886);
INSERT INTO "log" VALUES('6c1vvnsxmc',84,'chance',NULL,'draw tc_cath_gy next gn','f77b8eea7e3d559ea11312e69989328f',1,NULL,NULL,NULL,1794807897886);
INSERT INTO "log" VALUES('6c1vvnsxmc',85,'act',0,'end','96eac57d7ff82089f202a71aceb57705',1,'k-84.a.361e48d0308f20e32dba5fb5',1,1,1794807898142);
INSERT INTO "log" VALUES('6c1vvnsxmc',86,'act',1,'call r1 (-2,2)','1cd7eddeea28c6902e253ebc3261127e',1,'bot-85.b.3d320ab1cbdcbed99e65c4c9',1,NULL,1794807898144);
INSERT INTO "log" VALUES('6c1vvnsxmc',87,'act',1,'move elite (-2,4)','04dfa73c2b435b62a833cc79b629970f',1,'bot-86.b.09e128fd679c363d086067c6',1,NULL,1794807898147);
INSERT INTO "log" VALUES('6c1vvnsxmc',88,'act',1,'take do_mill','bfd0d251088a51e68b97c4d63ae8f0bc',1,'bot-87.b.b4b27c6fce9092d7300c2791',2,NULL,1794807898149);
INSERT INTO "log" VALUES('6c1vvnsxmc',89,'chance',NULL,'draw jo_keep_gn next gn','6c014b6880e70aa848f3a21c64541b71',1,NULL,NULL,NULL,1794807898149);
INSERT INTO "log" VALUES('6c1vvnsxmc',90,'act',1,'call r2 (-3,4)','5cda2e7105d9c9b0f24bfe3c45689e58',1,'bot-89.b.b7bc24f8420c1121705046f5',1,NULL,1794807898151);
INSERT INTO "log" VALUES('6c1vvnsxmc',91,'act',1,'build do_mill (-3,3)','6d0b35cd3bca86f488b3a194bc946c95',1,'bot-90.b.04e5c2617f820ca8931b7798',1,NULL,1794807898153);
INSERT INTO "log" VALUES('6c1vvnsxmc',92,'act',1,'end','a5e358b6d6eee9c320a325a9ddd7f41f',1,'bot-91.b.361e48d0308f20e32dba5fb5',1,NULL,1794807898155);
INSERT INTO "log" VALUES('6c1vvnsxmc',93,'act',0,'extend tc_sawmill (3,1)','9f8dcedb502e7ec1bd0dd02713f29746',1,'k-92.a.7b5719c77e26ff9f05854828',1,1,1794807898450);
INSERT INTO "log" VALUES('6c1vvnsxmc',94,'act',0,'move r1 (0,1)','651fe6aaac50285849d6685d659bf041',1,'k-93.a.07123d4359d84e19a287dbc8',1,1,1794807898706);
INSERT INTO "log" VALUES('6c1vvnsxmc',95,'act',0,'move elite (1,1)','9dcd35972b4632ff2fbfe063269daadb',1,'k-94.a.5e89181004f8c2420aaeeed3',1,1,1794807898962);
INSERT INTO "log" VALUES('6c1vvnsxmc',96,'act',0,'call r2 (2,0)','62a15ab3804380d03b3ff241132799b5',1,'k-95.a.a62337478b43b6c80175aabc',1,1,1794807899217);
INSERT INTO "log" VALUES('6c1vvnsxmc',97,'act',0,'take do_pigsty','87d4f26c47b91e79d612d20328940b4a',1,'k-96.a.3be4837cc5d6c3fb29cac5dc',2,1,1794807899474);
INSERT INTO "log" VALUES('6c1vvnsxmc',98,'chance',NULL,'draw do_camp_gn next ye','7c754d5dc7e4f58fad4463ef106cc186',1,NULL,NULL,NULL,1794807899474);
INSERT INTO "log" VALUES('6c1vvnsxmc',99,'act',0,'end','57e77839ff29af12093a35be096b4c04',1,'k-98.a.361e48d0308f20e32dba5fb5',1,1,1794807899731);
INSERT INTO "log" VALUES('6c1vvnsxmc',100,'act',1,'withdraw r2','727ab9413760a415505751b6481e45aa',1,'bot-99.b.cc57214d1410e5ee433e9693',1,NULL,1794807899733);
INSERT INTO "log" VALUES('6c1vvnsxmc',101,'act',1,'withdraw r1','80d3670f5e4e538b1d4114bc1ae1a4c2',1,'bot-100.b.82660a32e875bcea682bab01',1,NULL,1794807899739);
INSERT INTO "log" VALUES('6c1vvnsxmc',102,'act',1,'move elite (-2,3)','c6375b3cf3798bfc4e75f07c2386ec38',1,'bot-101.b.96fd173c2fed7855ba67faf9',1,NULL,1794807899741);
INSERT INTO "log" VALUES('6c1vvnsxmc',103,'act',1,'take jo_market_gn','372429c4964c2389945a5b7874803127',1,'bot-102.b.7de9128253a61850363c3b4b',2,NULL,1794807899743);
INSERT INTO "log" VALUES('6c1vvnsxmc',104,'chance',NULL,'draw tc_cath_ye next ye','f0b4f109d26df2bd6118ca1b9ff0e891',1,NULL,NULL,NULL,1794807899743);
INSERT INTO "log" VALUES('6c1vvnsxmc',105,'act',1,'extend jo_market_gn (-1,2)','b1cce487745d832ff005ba4f9a64fc41',1,'bot-104.b.ca8fe087d25a6a5b4f69f707',1,NULL,1794807899744);
INSERT INTO "log" VALUES('6c1vvnsxmc',106,'act',1,'end','72368b4061b4c724380a0e551046a888',1,'bot-105.b.361e48d0308f20e32dba5fb5',1,NULL,1794807899746);
INSERT INTO "log" VALUES('6c1vvnsxmc',107,'act',0,'move r1 (1,0)','f02b550e8e63d859c9ed660b9fcfbf08',1,'k-106.a.e853ea09d22d1a27fc497089',1,1,1794807900041);
INSERT INTO "log" VALUES('6c1vvnsxmc',108,'act',0,'take tc_cath_gy','5c6bd6851c27dcb20ac5535c3fdbae6a',1,'k-107.a.c7f40c14593eb1747a77db53',2,1,1794807900309);
INSERT INTO "log" VALUES('6c1vvnsxmc',109,'chance',NULL,'draw do_bakery next gy','22dc32f693a8ae25fa10fcac422e6f83',1,NULL,NULL,NULL,1794807900309);
INSERT INTO "log" VALUES('6c1vvnsxmc',110,'act',0,'move elite (0,0)','30639c12d2f8427d875542567dc300f0',1,'k-109.a.1a12d86ceab1f6900e76b595',1,1,1794807900572);
INSERT INTO "log" VALUES('6c1vvnsxmc',111,'act',0,'extend do_pigsty (2,1)','07b4d7c06d3035b2128dd016fe6c222c',1,'k-110.a.a66911d780e2831081ebfe74',1,1,1794807900828);
INSERT INTO "log" VALUES('6c1vvnsxmc',112,'act',0,'extend tc_cath_gy (-1,1)','e8d1d27b4e796a5efcb6144ab19231a4',1,'k-111.a.dbb7b087766b5c56ca2fabd4',1,1,1794807901085);
INSERT INTO "log" VALUES('6c1vvnsxmc',113,'act',0,'move r2 (2,-1)','9eca06cab28f82304b8a8e08c9fd1039',1,'k-112.a.42d24594115fd052a5b85a75',1,1,1794807901341);
INSERT INTO "log" VALUES('6c1vvnsxmc',114,'act',0,'end','a70e77cbca0d0f0f1e15c1c0c0509008',1,'k-113.a.361e48d0308f20e32dba5fb5',1,1,1794807901605);
INSERT INTO "log" VALUES('6c1vvnsxmc',115,'act',1,'take jo_keep_gn','0822fa9b851825b83148a1cffa9bea53',1,'bot-114.b.77ac998680840e2401100675',2,NULL,1794807901608);
INSERT INTO "log" VALUES('6c1vvnsxmc',116,'chance',NULL,'draw do_camp_gy','5c56a682fcba99102ba7c1e0c629c946',1,NULL,NULL,NULL,1794807901608);
INSERT INTO "log" VALUES('6c1vvnsxmc',117,'act',1,'call r1 (-2,4)','ad5e83d601e81c44646a980f25846c9e',1,'bot-116.b.18e06e8509d3a48e0a93546f',1,NULL,1794807901614);
INSERT INTO "log" VALUES('6c1vvnsxmc',118,'act',1,'build jo_keep_gn (-2,5)','6be5543393338a3221de425b515982bd',1,'bot-117.b.5d83a721a436c67e5d522b34',1,NULL,1794807901617);
INSERT INTO "log" VALUES('6c1vvnsxmc',119,'act',1,'call r2 (-1,2)','24f981a3b578207e6b4627cee1a897d7',1,'bot-118.b.34ea07bdd1bf0407342f1773',1,NULL,1794807901619);
INSERT INTO "log" VALUES('6c1vvnsxmc',120,'act',1,'end','e4a1c5306e20bedebea8c2dddc4efc59',1,'bot-119.b.361e48d0308f20e32dba5fb5',1,NULL,1794807901621);
INSERT INTO "log" VALUES('6c1vvnsxmc',121,'act',0,'move r1 (0,1)','5b7be423b419cc866759446a7ecd802c',1,'k-120.a.07123d4359d84e19a287dbc8',1,1,1794807901915);
INSERT INTO "log" VALUES('6c1vvnsxmc',122,'act',0,'move r2 (1,-1)','3188186bb574eb83aa0f3bd03112e353',1,'k-121.a.778b81f417cbe947fb2456a2',1,1,1794807902174);
INSERT INTO "log" VALUES('6c1vvnsxmc',123,'act',0,'move elite (-1,0)','dec1c0724bbd8556b2cfae049a977783',1,'k-122.a.406b073e19e8d00841851656',1,1,1794807902431);
INSERT INTO "log" VALUES('6c1vvnsxmc',124,'act',0,'take do_camp_gn','6d3f0594f5a6616aa0b3f08f726f6a08',1,'k-123.a.de9a1b994b8e57140d2d717d',1,1,1794807902688);
INSERT INTO "log" VALUES('6c1vvnsxmc',125,'act',0,'extend do_camp_gn (0,-1)','04e3675a6d990433ac8dbb927289704f',1,'k-124.a.73946434d25f59cdce2644e0',1,1,1794807902943);
INSERT INTO "log" VALUES('6c1vvnsxmc',126,'act',0,'end','e907e41fe55893e8a86836c0e2569a1b',1,'k-125.a.361e48d0308f20e32dba5fb5',1,1,1794807903199);
INSERT INTO "log" VALUES('6c1vvnsxmc',127,'act',1,'move r1 (-2,5)','c86c01b92ec98da06347cef10b743b7f',1,'bot-126.b.b2fbd697253f2fac63b00578',1,NULL,1794807903201);
INSERT INTO "log" VALUES('6c1vvnsxmc',128,'act',1,'move elite (-2,4)','6b295d3a4c3fd57a31607af26467e010',1,'bot-127.b.09e128fd679c363d086067c6',1,NULL,1794807903206);
INSERT INTO "log" VALUES('6c1vvnsxmc',129,'act',1,'take tc_cath_ye','40d3b60b76e2198f41c10a2e61a0c5d7',1,'bot-128.b.a2ff26bb77a55eee4169b4c6',1,NULL,1794807903208);
INSERT INTO "log" VALUES('6c1vvnsxmc',130,'act',1,'move r2 (-1,1)','0e8756a957ed4402a1d27e2b1fd6fbcf',1,'bot-129.b.9ebe370f6980f80e443d1a98',1,NULL,1794807903210);
INSERT INTO "log" VALUES('6c1vvnsxmc',131,'act',1,'end','a35b58dd61b5345637ae05f32a1842df',1,'bot-130.b.361e48d0308f20e32dba5fb5',1,NULL,1794807903212);
INSERT INTO "log" VALUES('c9vb7xwpcs',1,'join',1,'Boris','',1,'join-0-b',3,2,1794807903771);
INSERT INTO "log" VALUES('c9vb7xwpcs',2,'begin',NULL,'','0b8ba18dbdfb31c8823c2276e9ad5bf5',1,NULL,NULL,NULL,1794807903771);
INSERT INTO "log" VALUES('c9vb7xwpcs',3,'chance',NULL,'first c','c3bd4e5bdf60abe554c219ff0c0a011d',1,NULL,NULL,NULL,1794807903771);
INSERT INTO "log" VALUES('c9vb7xwpcs',4,'act',2,'place L7','2a0e0a26fa1cdae5ce6cc3256886e799',1,'bot-3.c.ae0f79d15ff925d3e05d4384',1,NULL,1794807903783);
INSERT INTO "log" VALUES('c9vb7xwpcs',5,'act',0,'place M4','b959ad8bca8c167253f5140132f109f9',1,'k-4.a.6063b5170617d518c44a4ac7',1,1,1794807904046);
INSERT INTO "log" VALUES('c9vb7xwpcs',6,'act',1,'place D1','d857848577bbd3bbdd97c710e1c01f80',1,'k-5.b.e95ddebb6847a868824e0062',4,2,1794807904316);
INSERT INTO "log" VALUES('c9vb7xwpcs',7,'chance',NULL,'viking 12','fdeddc9527b605e17ec5021aaf361db8',1,NULL,NULL,NULL,1794807904316);
INSERT INTO "log" VALUES('c9vb7xwpcs',8,'chance',NULL,'marriage orlaith','89cd0aa8480cea71662a7381c11dfca7',1,NULL,NULL,NULL,1794807904316);
INSERT INTO "log" VALUES('c9vb7xwpcs',9,'chance',NULL,'deal 4 9 14 15 16 20 22 23 | 2 3 5 6 7 8 12 25 | 1 10 11 13 17 19 21 24','0456c5db2476d80e1db598cc1de3a44e',1,NULL,NULL,NULL,1794807904316);
INSERT INTO "log" VALUES('c9vb7xwpcs',10,'act',2,'pick 21','8586d54f22653b3156db579fd4d981bc',1,'bot-9.c.1cc30c7d8247265c02a7b1b5',1,NULL,1794807904324);
INSERT INTO "log" VALUES('c9vb7xwpcs',11,'act',2,'pick 13','aedf422cadaff903e92af268b20df765',1,'bot-10.c.3110c1e7a2898457ef146f5b',1,NULL,1794807904344);
INSERT INTO "log" VALUES('c9vb7xwpcs',12,'act',0,'pick 22','267def74217c1292bb8b64cef531ceb8',1,'k-9.a.7c7a0ad9401ca6e99a56bc1d',1,1,1794807904588);
INSERT INTO "log" VALUES('c9vb7xwpcs',13,'act',1,'pick 2','2319076139427cb79f94f579d4b8b2e2',1,'k-12.b.28063f3c156dc442799527dd',1,2,1794807904854);
INSERT INTO "log" VALUES('c9vb7xwpcs',14,'act',0,'pick 15','8d0a316525ad53aa0267eaeac4e21131',1,'k-13.a.7d2f1bc7c31ea87677cafc9f',1,1,1794807905109);
INSERT INTO "log" VALUES('c9vb7xwpcs',15,'act',1,'pick 5','3afd79ef751fb335150ab5913205656e',1,'k-14.b.0055af3e5df221c31038ae39',1,2,1794807905371);
INSERT INTO "log" VALUES('c9vb7xwpcs',16,'act',2,'pick 7','87c813cc9972b988f4650cc387f537bd',1,'bot-15.c.e15791b2c84bf06107c3bad3',1,NULL,1794807905374);
INSERT INTO "log" VALUES('c9vb7xwpcs',17,'act',2,'pick 25','65b9533c13588450d12c3d2d27ddc328',1,'bot-16.c.932d7f703caaf3a20e9b3720',1,NULL,1794807905377);
INSERT INTO "log" VALUES('c9vb7xwpcs',18,'act',0,'pick 24','b2fa44e9e2ee08f4b9f1a233319657d0',1,'k-15.a.9b48d5cbc492a625b67f23d0',1,1,1794807905627);
INSERT INTO "log" VALUES('c9vb7xwpcs',19,'act',1,'pick 16','ae4909fe5f91b2f4131d946ecc70fd50',1,'k-18.b.9198c09589ea305bb547d368',1,2,1794807905892);
INSERT INTO "log" VALUES('c9vb7xwpcs',20,'act',0,'pick 17','c3f306435f00933c214257c24c9273dc',1,'k-19.a.0a1ee085a87ba1f7a1990765',1,1,1794807906151);
INSERT INTO "log" VALUES('c9vb7xwpcs',21,'act',1,'pick 9','024a8f9790948deb411462b8f095ce23',1,'k-20.b.f23df7da93b3392121eaf2f1',1,2,1794807906427);
INSERT INTO "log" VALUES('c9vb7xwpcs',22,'act',2,'pick 14','576cf702b24e2e14753f7cd22539db9d',1,'bot-21.c.75cf48267a68409c4ae8d3d9',1,NULL,1794807906435);
INSERT INTO "log" VALUES('c9vb7xwpcs',23,'act',2,'pick 23','1ed468aca1ecd9cf8579dad47f226664',1,'bot-22.c.dac89c4d5e3c8bede4ce8153',1,NULL,1794807906440);
INSERT INTO "log" VALUES('c9vb7xwpcs',24,'act',0,'pick 8','f1047481d87d1e5402adfcadbcf8bf69',1,'k-21.a.08e38127a1b7791b4044d0d2',1,1,1794807906690);
INSERT INTO "log" VALUES('c9vb7xwpcs',25,'act',1,'pick 11','2a938b6e644c6d875de08c52ddd0cb3d',1,'k-24.b.ed3a8b8a3053992629efcdc6',1,2,1794807906946);
INSERT INTO "log" VALUES('c9vb7xwpcs',26,'act',0,'pick 3','6906ff4ead19491fe91bfebd5ea2f3a3',1,'k-25.a.aedaa5ed0ea1ebe38560fcc0',1,1,1794807907202);
INSERT INTO "log" VALUES('c9vb7xwpcs',27,'act',1,'pick 10','f09e4271829ec275c86d8de0ebfbee35',1,'k-26.b.55740af0c8a85c5e7a3a2e67',1,2,1794807907462);
INSERT INTO "log" VALUES('c9vb7xwpcs',28,'act',2,'town S1','60cb74c89f0d988bfc80b286326925e8',1,'bot-27.c.88f8fe724d55146bec2c2d0d',1,NULL,1794807907475);
INSERT INTO "log" VALUES('c9vb7xwpcs',29,'act',2,'lead 1','e7fb6aa0f1f18b3a74a92ac0f8e1369f',1,'bot-28.c.835355a7204b2e2b90f1c8cf',1,NULL,1794807907483);
INSERT INTO "log" VALUES('c9vb7xwpcs',30,'options',NULL,'slow','',1,'speed-29',1,2,1794807907988);
CREATE TABLE people (
    id      INTEGER PRIMARY KEY,
    name    TEXT    NOT NULL,
    lang    TEXT    NOT NULL,
    theme   TEXT    NOT NULL,
    created INTEGER NOT NULL
) STRICT;
INSERT INTO "people" VALUES(1,'Anna','en','auto',1794807887475);
INSERT INTO "people" VALUES(2,'Boris','en','auto',1794807903769);
CREATE TABLE seats (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 25),
    person   INTEGER REFERENCES people (id) ON DELETE SET NULL,
    bot      TEXT,
    name     TEXT    NOT NULL,
    joined   INTEGER,
    PRIMARY KEY (table_id, seat),
    CHECK (person IS NULL OR bot IS NULL)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('6c1vvnsxmc',0,1,NULL,'Anna',1794807887477);
INSERT INTO "seats" VALUES('6c1vvnsxmc',1,NULL,'easy','Berta',1794807887477);
INSERT INTO "seats" VALUES('c9vb7xwpcs',0,1,NULL,'Anna',1794807903509);
INSERT INTO "seats" VALUES('c9vb7xwpcs',1,2,NULL,'Boris',1794807903771);
INSERT INTO "seats" VALUES('c9vb7xwpcs',2,NULL,'easy','Cyril',1794807903509);
INSERT INTO "seats" VALUES('wm02tc86v7',0,1,NULL,'Anna',1794807908519);
INSERT INTO "seats" VALUES('wm02tc86v7',1,NULL,NULL,'',NULL);
INSERT INTO "seats" VALUES('wm02tc86v7',2,NULL,'easy','Cyril',1794807908519);
CREATE TABLE seen (
    person   INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE sessions (
    token_hash BLOB    PRIMARY KEY,
    person     INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES(X'91BFE813F3CE231263158E96D5734309BBB1FC9B4B5481FB7737A6A785106049',1,1794807887475);
INSERT INTO "sessions" VALUES(X'9B5D8BF3D7C9E38201F0972F1FFB89692D28E308CBC0EB23B32A77C3FE3EFD80',2,1794807903769);
CREATE TABLE snapshots (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    state    BLOB    NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT;
CREATE TABLE tables (
    id            TEXT    PRIMARY KEY,
    game          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    edition       TEXT    NOT NULL,
    commitment    TEXT    NOT NULL,
    status        TEXT    NOT NULL CHECK (status IN ('open', 'playing', 'over')),
    options       TEXT    NOT NULL,
    casual        INTEGER NOT NULL,
    listed        INTEGER NOT NULL,
    version       INTEGER NOT NULL,
    waiting       TEXT    NOT NULL,
    result        TEXT,
    host          INTEGER REFERENCES people (id) ON DELETE SET NULL,
    rematch_of    TEXT    REFERENCES tables (id) ON DELETE SET NULL,
    created       INTEGER NOT NULL,
    updated       INTEGER NOT NULL,
    ended         INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('6c1vvnsxmc','two-heirs',1,'{"id":"house-1","hash":"1fb84d2f154437b6f54e6699efb709f0ee994781c27fb0f7aa0891def0d168aa"}','b49b298c338e7bdf75c690a03e3f41cc9f3ab165680e4b1553e639da581e8722','over','{"speed":"instant","advice":true}',1,0,131,'','{"winners":["b"],"places":[2,1],"scores":[0,21]}',1,NULL,1794807887477,1794807903212,1794807903212);
INSERT INTO "tables" VALUES('c9vb7xwpcs','brian-boru',1,'{"id":"default","hash":"67e7dff2854c8ecea918b5a06b14f5ed2386fec9d66c255db40d426d9cdc9a8b"}','0e7ac82e1e5f1954fd3424114d6060e0f92f5b05874f0f1af08c954b05d8ecd7','playing','{"speed":"slow","advice":true}',1,0,30,'a',NULL,1,NULL,1794807903509,1794807907988,NULL);
INSERT INTO "tables" VALUES('wm02tc86v7','brian-boru',1,'{"id":"default","hash":"67e7dff2854c8ecea918b5a06b14f5ed2386fec9d66c255db40d426d9cdc9a8b"}','9a6a16500b55e6498aa0da3c069e3cb6cb120271dd5b6f25a6b603a8387812fc','open','{"speed":"instant","advice":true}',1,0,0,'',NULL,1,NULL,1794807908519,1794807908519,NULL);
CREATE INDEX sessions_of_person ON sessions (person);
CREATE INDEX tables_open ON tables (created, id) WHERE status = 'open';
CREATE INDEX tables_playing ON tables (created, id) WHERE status = 'playing';
CREATE INDEX tables_over ON tables (ended, id) WHERE status = 'over' AND listed = 1;
CREATE INDEX tables_of_host ON tables (host) WHERE host IS NOT NULL;
CREATE INDEX tables_rematch ON tables (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;
CREATE UNIQUE INDEX log_key ON log (table_id, key) WHERE key IS NOT NULL;
CREATE TRIGGER log_is_append_only BEFORE UPDATE OF table_id, version, kind, seat, body, state_hash, at ON log
BEGIN
    SELECT RAISE (ABORT, 'the log is append-only');
END;
CREATE TRIGGER begun_games_are_kept BEFORE DELETE ON tables WHEN OLD.status <> 'open'
BEGIN
    SELECT RAISE (ABORT, 'a game that has begun is kept');
END;
CREATE INDEX chat_of_table ON chat (table_id, id);
CREATE INDEX seen_at_table ON seen (table_id);
COMMIT;
