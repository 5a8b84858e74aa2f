-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

-- help.questionBySlug
select "id"
  from "knowledge_question"
  where "slug" = :slug;

-- help.questionCount
select count(*) as "count"
  from "knowledge_question" as "question"
  inner join "knowledge_topic" as "topic" on "topic"."id" = "question"."topic_id"
  where "topic"."category_id" = :of;

-- help.questionsOfChapter
select count(*) as "count", max("position") as "last"
  from "faq_question"
  where "category_id" = :heading;

-- help.questionsOfTopic
select count(*) as "count", max("position") as "last"
  from "knowledge_question"
  where "topic_id" = :heading;

-- help.shelfByKey
select "id"
  from "knowledge_category"
  where "key" = :key;

-- help.shelves
select "id", "title", "description"
  from "knowledge_category";

-- help.shelvesByQuestion
-- SQLite
select distinct "topic"."category_id" as "id"
  from "knowledge_question" as "question"
  inner join "knowledge_topic" as "topic" on "topic"."id" = "question"."topic_id"
  where instr("question"."search_text", :needle) > 0;
-- PostgreSQL
select distinct "topic"."category_id" as "id"
  from "knowledge_question" as "question"
  inner join "knowledge_topic" as "topic" on "topic"."id" = "question"."topic_id"
  where strpos("question"."search_text", :needle) > 0;
