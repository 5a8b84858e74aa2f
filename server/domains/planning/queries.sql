-- What the queries of this domain compile to. Printed by `npm run generate`.

-- planning.emissionCommentCount
select count(*) as "count"
  from "emission_comment"
  where "emission_id" = :of and "active" = true and "emission_comment"."radio_id" = :its_radio;

-- planning.emissionCommentSubjectHeld
-- SQLite
select "id"
  from "emission"
  where "id" = :id and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;
-- PostgreSQL
select "id"
  from "emission"
  where "id" = :id and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null for key share;

-- planning.emissionsClassified
select count(*) as "count"
  from "emission"
  where "classification_id" = :of and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;

-- planning.emissionsInCategory
select count(*) as "count"
  from "emission"
  where "category_id" = :of and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;

-- planning.emissionsInLanguage
select count(*) as "count"
  from "emission_languages" as "link"
  inner join "emission" as "emission" on "emission"."id" = "link"."emission_id" and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null
  where "link"."language_id" = :of;

-- planning.emissionsWithTag
select count(*) as "count"
  from "emission_tags" as "link"
  inner join "emission" as "emission" on "emission"."id" = "link"."emission_id" and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null
  where "link"."emission_tag_id" = :of;

-- planning.episodeNames
select "id", "title"
  from "episode"
  where "emission_id" = :of and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null
  order by "id"
  limit 100;

-- planning.episodesOfEmission
select count(*) as "count"
  from "episode"
  where "emission_id" = :of and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;

-- planning.lastInSeason
select max("number") as "last"
  from "episode"
  where "emission_id" = :emission and coalesce("season", 0) = :season and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;

-- planning.memberOfTeam
select "person"."id", "person"."full_name"
  from "team_member" as "member"
  inner join "user" as "person" on "person"."id" = "member"."user_id"
  where "member"."user_id" = :user and "member"."radio_id" = :its_radio;

-- planning.moveCategory
update "emission"
  set "category_id" = :into, "version" = "version" + 1
  where "category_id" = :from and "emission"."radio_id" = :its_radio;

-- planning.moveClassification
update "emission"
  set "classification_id" = :into, "version" = "version" + 1
  where "classification_id" = :from and "emission"."radio_id" = :its_radio;

-- planning.moveLanguage
update "emission_languages"
  set "language_id" = :into
  where "language_id" = :from and "emission_id" not in (select "own"."emission_id"
  from "emission_languages" as "own"
  where "own"."language_id" = :into);

-- planning.moveTag
update "emission_tags"
  set "emission_tag_id" = :into
  where "emission_tag_id" = :from and "emission_id" not in (select "own"."emission_id"
  from "emission_tags" as "own"
  where "own"."emission_tag_id" = :into);

-- planning.ownPlace
select "id"
  from "emission_person"
  where "emission_id" = :emission and "user_id" = :user and "part" in ('PRESENTER', 'PRODUCER') and "emission_person"."radio_id" = :its_radio;

-- planning.peopleOfEmission
select "id"
  from "emission_person"
  where "emission_id" = :of and "emission_person"."radio_id" = :its_radio;

-- planning.peopleOfEpisode
select "id"
  from "episode_person"
  where "episode_id" = :of and "episode_person"."radio_id" = :its_radio;

-- planning.sameNumber
select "id"
  from "episode"
  where "emission_id" = :emission and coalesce("season", 0) = :season and "number" = :number and "id" <> :own and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;
