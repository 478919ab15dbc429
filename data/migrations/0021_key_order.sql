-- Keys of jobs are compared as bytes, whatever language the database sorts words in: `booking:<id>:…`
-- is looked up by its beginning, and languages do not agree on the order of punctuation.
alter table outbox alter column dedupe_key type text collate "C";
