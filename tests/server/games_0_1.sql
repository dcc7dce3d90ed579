BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	"match" VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "chat" VALUES(1,'76db83dfa7697de4',0,'Well dug.',1.79486532282295060155e+09);
INSERT INTO "chat" VALUES(2,'f9ef2234d8baaf9d',0,'Well dug.',1.79486532294046640398e+09);
INSERT INTO "chat" VALUES(3,'d85253be4cf745ca',0,'Well dug.',1.79486532321377134321e+09);
CREATE TABLE matches (
	id VARCHAR(32) NOT NULL, 
	code VARCHAR(12) NOT NULL, 
	title VARCHAR(64) NOT NULL, 
	edition VARCHAR(64) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	status VARCHAR(12) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	host BLOB NOT NULL, 
	created DOUBLE NOT NULL, 
	rematch VARCHAR(32), wish TEXT, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "matches" VALUES('76db83dfa7697de4','AKLWUZ','archaeology','printed',1,'{}','running',1,X'FF4A7BCA05CF8616821FB34AE2E130E365BD1411C3D205A28E73460FF170CFC8',1.79486532257855343815e+09,NULL,NULL);
INSERT INTO "matches" VALUES('f9ef2234d8baaf9d','BQPHYR','artifact','reconstruction',1,'{}','running',1,X'F13867F836B8F8216076178416D657E4E4E8073EB5A33116B6AACBB4818ED474',1.79486532284681820866e+09,NULL,NULL);
INSERT INTO "matches" VALUES('d85253be4cf745ca','9CMFML','artifacts-inc','reconstruction-2',1,'{}','running',1,X'7E74D741A7CCBDE88CAD3CDF18C350A6CD72CB1EEAE4D46D69425116AA631CC2',1.79486532304756903652e+09,NULL,NULL);
CREATE TABLE moves (
	"match" VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	actor INTEGER NOT NULL, 
	notation VARCHAR(200) NOT NULL, 
	back INTEGER, 
	PRIMARY KEY ("match", ply), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "moves" VALUES('76db83dfa7697de4',0,-1,'deal shard',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',1,-1,'deal coin',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',2,-1,'deal shard',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',3,-1,'deal talisman',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',4,-1,'deal coin',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',5,-1,'deal mask',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',6,-1,'deal shard',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',7,-1,'deal coin',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',8,-1,'deal cup',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',9,-1,'deal cup',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',10,-1,'deal coin',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',11,-1,'deal coin',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',12,-1,'deal mask',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',13,-1,'deal shard',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',14,-1,'deal talisman',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',15,-1,'deal parchment',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',16,-1,'deal mask',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',17,-1,'start 0',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',18,-1,'dig parchment',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',19,0,'sell 1 shard',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',20,0,'sell 1 parchment',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',21,0,'sell 1 cup',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',22,0,'offer shard',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',23,0,'offer talisman',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',24,0,'take parchment',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',25,0,'sell 1 parchment',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',26,0,'end',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',27,-1,'dig parchment',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',28,1,'sell 1 coin',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',29,1,'sell 1 parchment',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',30,1,'end',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',31,-1,'dig mask',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',32,2,'sell 1 cup',NULL);
INSERT INTO "moves" VALUES('76db83dfa7697de4',33,2,'',32);
INSERT INTO "moves" VALUES('f9ef2234d8baaf9d',0,0,'hut america',NULL);
INSERT INTO "moves" VALUES('f9ef2234d8baaf9d',1,1,'hut africa',NULL);
INSERT INTO "moves" VALUES('f9ef2234d8baaf9d',2,2,'hut africa',NULL);
INSERT INTO "moves" VALUES('f9ef2234d8baaf9d',3,-1,'unearth africa jewellery',NULL);
INSERT INTO "moves" VALUES('f9ef2234d8baaf9d',4,0,'hut africa',NULL);
INSERT INTO "moves" VALUES('f9ef2234d8baaf9d',5,-1,'unearth africa jewellery',NULL);
INSERT INTO "moves" VALUES('f9ef2234d8baaf9d',6,1,'hut america',NULL);
INSERT INTO "moves" VALUES('f9ef2234d8baaf9d',7,-1,'unearth america architecture',NULL);
INSERT INTO "moves" VALUES('f9ef2234d8baaf9d',8,2,'hut africa',NULL);
INSERT INTO "moves" VALUES('f9ef2234d8baaf9d',9,-1,'unearth africa architecture',NULL);
INSERT INTO "moves" VALUES('f9ef2234d8baaf9d',10,0,'take america worker',NULL);
INSERT INTO "moves" VALUES('f9ef2234d8baaf9d',11,0,'take middle_east worker',NULL);
INSERT INTO "moves" VALUES('f9ef2234d8baaf9d',12,0,'take middle_east worker',NULL);
INSERT INTO "moves" VALUES('f9ef2234d8baaf9d',13,0,'take middle_east worker',NULL);
INSERT INTO "moves" VALUES('f9ef2234d8baaf9d',14,1,'take ship',NULL);
INSERT INTO "moves" VALUES('f9ef2234d8baaf9d',15,1,'take ship',NULL);
INSERT INTO "moves" VALUES('f9ef2234d8baaf9d',16,1,'',15);
INSERT INTO "moves" VALUES('d85253be4cf745ca',0,-1,'reveal a-mountain-expedition',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',1,-1,'reveal a-canyon-expedition',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',2,-1,'reveal a-canyon-expedition',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',3,-1,'reveal a-desert-expedition',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',4,-1,'reveal b-truck-convoy',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',5,-1,'reveal b-library',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',6,-1,'reveal b-base-camp',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',7,-1,'reveal b-branch-office',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',8,-1,'reveal c-zeppelin',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',9,-1,'reveal c-grand-exhibition',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',10,-1,'reveal c-museum-wing',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',11,-1,'reveal c-film-company',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',12,-1,'reveal d-hired-adventurers',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',13,-1,'reveal e-diving-suit',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',14,-1,'roll 2 3',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',15,-1,'roll 3 4',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',16,-1,'roll 2 5',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',17,-1,'roll 2 6',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',18,-1,'roll 3 6',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',19,2,'arrange s-canyon-expedition',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',20,2,'arrange s-headquarters',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',21,2,'arrange s-desert-expedition',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',22,0,'arrange s-headquarters',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',23,0,'arrange s-adventurers',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',24,0,'arrange s-desert-expedition',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',25,1,'arrange s-canyon-expedition',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',26,1,'arrange s-desert-expedition',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',27,1,'arrange s-headquarters',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',28,-1,'roll 1 2 4',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',29,2,'place 4 s-desert-expedition 1',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',30,2,'end',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',31,-1,'roll 1 3 4',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',32,0,'place 4 s-canyon-expedition 2',NULL);
INSERT INTO "moves" VALUES('d85253be4cf745ca',33,0,'',32);
CREATE TABLE requests (
	"match" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	id VARCHAR(64) NOT NULL, 
	ply INTEGER NOT NULL, 
	PRIMARY KEY ("match", seat, id), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "requests" VALUES('76db83dfa7697de4',0,'d0',20);
INSERT INTO "requests" VALUES('76db83dfa7697de4',0,'d1',21);
INSERT INTO "requests" VALUES('76db83dfa7697de4',0,'d2',22);
INSERT INTO "requests" VALUES('76db83dfa7697de4',0,'d3',23);
INSERT INTO "requests" VALUES('76db83dfa7697de4',0,'d4',24);
INSERT INTO "requests" VALUES('76db83dfa7697de4',0,'d5',25);
INSERT INTO "requests" VALUES('76db83dfa7697de4',0,'d6',26);
INSERT INTO "requests" VALUES('76db83dfa7697de4',0,'d7',28);
INSERT INTO "requests" VALUES('76db83dfa7697de4',1,'d8',29);
INSERT INTO "requests" VALUES('76db83dfa7697de4',1,'d9',30);
INSERT INTO "requests" VALUES('76db83dfa7697de4',1,'d10',32);
INSERT INTO "requests" VALUES('76db83dfa7697de4',2,'d11',33);
INSERT INTO "requests" VALUES('76db83dfa7697de4',2,'back',34);
INSERT INTO "requests" VALUES('f9ef2234d8baaf9d',0,'d0',1);
INSERT INTO "requests" VALUES('f9ef2234d8baaf9d',1,'d1',2);
INSERT INTO "requests" VALUES('f9ef2234d8baaf9d',2,'d2',4);
INSERT INTO "requests" VALUES('f9ef2234d8baaf9d',0,'d3',6);
INSERT INTO "requests" VALUES('f9ef2234d8baaf9d',1,'d4',8);
INSERT INTO "requests" VALUES('f9ef2234d8baaf9d',2,'d5',10);
INSERT INTO "requests" VALUES('f9ef2234d8baaf9d',0,'d6',11);
INSERT INTO "requests" VALUES('f9ef2234d8baaf9d',0,'d7',12);
INSERT INTO "requests" VALUES('f9ef2234d8baaf9d',0,'d8',13);
INSERT INTO "requests" VALUES('f9ef2234d8baaf9d',0,'d9',14);
INSERT INTO "requests" VALUES('f9ef2234d8baaf9d',1,'d10',15);
INSERT INTO "requests" VALUES('f9ef2234d8baaf9d',1,'d11',16);
INSERT INTO "requests" VALUES('f9ef2234d8baaf9d',1,'back',17);
INSERT INTO "requests" VALUES('d85253be4cf745ca',2,'d0',20);
INSERT INTO "requests" VALUES('d85253be4cf745ca',2,'d1',21);
INSERT INTO "requests" VALUES('d85253be4cf745ca',2,'d2',22);
INSERT INTO "requests" VALUES('d85253be4cf745ca',0,'d3',23);
INSERT INTO "requests" VALUES('d85253be4cf745ca',0,'d4',24);
INSERT INTO "requests" VALUES('d85253be4cf745ca',0,'d5',25);
INSERT INTO "requests" VALUES('d85253be4cf745ca',1,'d6',26);
INSERT INTO "requests" VALUES('d85253be4cf745ca',1,'d7',27);
INSERT INTO "requests" VALUES('d85253be4cf745ca',1,'d8',29);
INSERT INTO "requests" VALUES('d85253be4cf745ca',2,'d9',30);
INSERT INTO "requests" VALUES('d85253be4cf745ca',2,'d10',32);
INSERT INTO "requests" VALUES('d85253be4cf745ca',0,'d11',33);
INSERT INTO "requests" VALUES('d85253be4cf745ca',0,'back',34);
CREATE TABLE seats (
	"match" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	level VARCHAR(32) NOT NULL, 
	holder INTEGER NOT NULL, 
	secret BLOB, confirm BOOLEAN DEFAULT 0 NOT NULL, webhook VARCHAR(500), 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "seats" VALUES('76db83dfa7697de4',0,'person','Ada','',0,X'8382F1ED59BDC70D7211C1CE8BA7B6611CDAD96CAC3D3B458C8356F36AB4BFCB',0,NULL);
INSERT INTO "seats" VALUES('76db83dfa7697de4',1,'person','Ben','',0,X'9D1F2D1BD6DC6CBECC290E708B62F083DC1C1D988FE562A1A98590DCD9A04617',0,NULL);
INSERT INTO "seats" VALUES('76db83dfa7697de4',2,'person','Cleo','',0,X'0CB03F773F72F08780C297785EFE492954C75CE58B5061F96C3193EB9F506D3E',0,NULL);
INSERT INTO "seats" VALUES('f9ef2234d8baaf9d',0,'person','Ada','',0,X'6682FAF38C13F2DCBA4078AC4B6F4CBD241699780A9A9AA0C8DC4C3D833270BE',0,NULL);
INSERT INTO "seats" VALUES('f9ef2234d8baaf9d',1,'person','Ben','',0,X'3FE180F82ACDD6BEA93FD406FB11825AA11B118ADA123C164EBFD3B5CBF8280D',0,NULL);
INSERT INTO "seats" VALUES('f9ef2234d8baaf9d',2,'person','Cleo','',0,X'E4C5E6EFAC880DAF22A665A5F9D8ECC7AAA640570CB1CB243EAFC24C6F0AD467',0,NULL);
INSERT INTO "seats" VALUES('d85253be4cf745ca',0,'person','Ada','',0,X'B555640FFC6DA8A7FBF825DFA230EC16C1D73FFCA8CC5FC041021E26E4D8BE84',0,NULL);
INSERT INTO "seats" VALUES('d85253be4cf745ca',1,'person','Ben','',0,X'B06E3F5CF1608E7620B434A7A7153AF025F1C69AB712336F7B4DD76F74B3B956',0,NULL);
INSERT INTO "seats" VALUES('d85253be4cf745ca',2,'person','Cleo','',0,X'F93488D05D49681CA54CBE3CC797790A430DE5F12AECC82D0786E35F8CA155C4',0,NULL);
CREATE INDEX matches_by_status ON matches (status, created);
CREATE INDEX ix_chat_match ON chat ("match");
COMMIT;
