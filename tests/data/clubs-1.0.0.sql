BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('004');
CREATE TABLE clubs (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	slug VARCHAR(10) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	ticket VARCHAR(64) NOT NULL, 
	"plan" VARCHAR NOT NULL, 
	board VARCHAR(6) NOT NULL, 
	visited DATE NOT NULL, 
	CONSTRAINT uq_clubs_slug UNIQUE (slug), 
	CONSTRAINT uq_clubs_ticket UNIQUE (ticket)
);
INSERT INTO "clubs" VALUES(1,'s88mry2vuv','b4d9bea4d85e1a4e174b981e1f2708a02ede680a8903c313e8f5c1bbdd191da0','9844528b00ad92cf47a23dfa285901164da115a4a31d472be7b247ba69abb49c','~1a','open','2999-01-01');
CREATE TABLE counts (
	name VARCHAR(64) NOT NULL, 
	amount INTEGER NOT NULL, 
	expires FLOAT NOT NULL, 
	CONSTRAINT pk_counts PRIMARY KEY (name)
);
CREATE TABLE learners (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	club_id INTEGER NOT NULL, 
	ticket VARCHAR(64) NOT NULL, 
	nickname VARCHAR NOT NULL, 
	"key" VARCHAR NOT NULL, 
	hidden BOOLEAN NOT NULL, 
	visited DATE NOT NULL, 
	CONSTRAINT fk_learners_club_id FOREIGN KEY(club_id) REFERENCES clubs (id) ON DELETE CASCADE, 
	CONSTRAINT uq_learners_club_id_key UNIQUE (club_id, "key"), 
	CONSTRAINT uq_learners_club_id_ticket UNIQUE (club_id, ticket)
);
INSERT INTO "learners" VALUES(1,1,'805b598af334bb3f07dd28f28e12a9879104aad351169dc60a55c70c1842178e','Ann','ann',0,'2999-01-01');
CREATE TABLE results (
	learner_id INTEGER NOT NULL, 
	item VARCHAR NOT NULL, solved BOOLEAN DEFAULT 1 NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (learner_id, item), 
	CONSTRAINT fk_results_learner_id FOREIGN KEY(learner_id) REFERENCES learners (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES(1,'clue',1);
INSERT INTO "results" VALUES(1,'goal',0);
CREATE TABLE tournament_results (
	table_id INTEGER NOT NULL, 
	deal INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	turns_left INTEGER NOT NULL, 
	lost_cards INTEGER NOT NULL, 
	actions VARCHAR NOT NULL, 
	CONSTRAINT pk_tournament_results PRIMARY KEY (table_id, deal), 
	CONSTRAINT fk_tournament_results_table_id FOREIGN KEY(table_id) REFERENCES tournament_tables (id) ON DELETE CASCADE
);
CREATE TABLE tournament_tables (
	id INTEGER NOT NULL, 
	tournament_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_tournament_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tournament_tables_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id) ON DELETE CASCADE, 
	CONSTRAINT uq_tournament_tables_tournament_id_number UNIQUE (tournament_id, number), 
	CONSTRAINT uq_tournament_tables_secret UNIQUE (secret)
);
INSERT INTO "tournament_tables" VALUES(1,1,1,'','8805b2a2ce1871f8232627485ac4326df31d75f8c04dc502f7c5f539c119e293');
INSERT INTO "tournament_tables" VALUES(2,1,2,'','71895aa0fea4a69b6001a91d76f605a2c23147c1c4763498d9b2e020bdb69fe8');
CREATE TABLE tournaments (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	club_id INTEGER NOT NULL, 
	ticket VARCHAR(64) NOT NULL, 
	game VARCHAR NOT NULL, 
	rules VARCHAR NOT NULL, 
	players INTEGER NOT NULL, 
	tie_break VARCHAR(6) NOT NULL, 
	deals VARCHAR NOT NULL, 
	passed_over INTEGER NOT NULL, 
	is_open BOOLEAN NOT NULL, 
	visited DATE NOT NULL, ordinal INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT fk_tournaments_club_id FOREIGN KEY(club_id) REFERENCES clubs (id) ON DELETE CASCADE, 
	CONSTRAINT uq_tournaments_club_id_ticket UNIQUE (club_id, ticket)
);
INSERT INTO "tournaments" VALUES(1,1,'f4c7be038354b194c9a2a1bd8f1dbedf78b10b5e9e271cdcf93cbab8bb605a54','hanabi','base',3,'turns','3-12 3-4821',1,1,'2999-01-01',1);
CREATE INDEX ix_clubs_visited ON clubs (visited);
CREATE INDEX ix_learners_visited ON learners (visited);
CREATE INDEX ix_counts_expires ON counts (expires);
CREATE INDEX ix_tournaments_visited ON tournaments (visited);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('clubs',1);
INSERT INTO "sqlite_sequence" VALUES('learners',1);
INSERT INTO "sqlite_sequence" VALUES('tournaments',1);
COMMIT;
