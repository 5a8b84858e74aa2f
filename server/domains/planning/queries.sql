-- What the queries of this domain compile to. Printed by `npm run generate`.

-- planning.addBytes
insert into "podcast_listener" ("episode_id", "day", "listener", "bytes")
  values (:episode, :day, :listener, :bytes)
  on conflict ("episode_id", "day", "listener") do update
  set "bytes" = "podcast_listener"."bytes" + "excluded"."bytes";

-- planning.addDownload
insert into "podcast_downloads" ("episode_id", "day", "downloads")
  values (:episode, :day, :one)
  on conflict ("episode_id", "day") do update
  set "downloads" = "podcast_downloads"."downloads" + "excluded"."downloads";

-- planning.downloadsOfEpisode
select coalesce(sum("downloads"), 0) as "count"
  from "podcast_downloads"
  where "episode_id" = :of;

-- planning.downloadsOfPodcast
select coalesce(sum("downloads"."downloads"), 0) as "count"
  from "podcast_downloads" as "downloads"
  inner join "episode" as "episode" on "episode"."id" = "downloads"."episode_id" and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null
  inner join "podcast" as "podcast" on "podcast"."emission_id" = "episode"."emission_id" and "podcast"."radio_id" = :its_radio and "podcast"."deleted_at" is null
  where "podcast"."id" = :of;

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

-- planning.emissionOfPodcast
select "emission"."title", "emission"."summary", "emission"."slug", "radio"."name" as "radioName", "radio"."slug" as "radioSlug", "radio"."language"
  from "emission" as "emission"
  inner join "radio" as "radio" on "radio"."id" = "emission"."radio_id"
  where "emission"."id" = :id and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;

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

-- planning.feedEpisode
select "episode"."id", "episode"."title", "episode"."transcript", "episode"."chapters", "medium"."file_key", "medium"."mime_type", "medium"."size", "medium"."duration"
  from "episode" as "episode"
  inner join "media_item" as "medium" on "medium"."id" = "episode"."medium_id" and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "episode"."emission_id" = :emission and "medium"."state" = 'READY' and (:isPreview or ("episode"."state" = 'PUBLISHED' and "episode"."published_at" <= :now)) and "episode"."guid" = :guid and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;

-- planning.feedEpisodes
select "episode"."id", "episode"."guid", "episode"."title", "episode"."summary", "episode"."notes", "episode"."season", "episode"."number", "episode"."explicit", "episode"."published_at", "episode"."created_at", "episode"."chapters", "episode"."cover", "medium"."size", "medium"."mime_type", "medium"."duration", "medium"."file_key", "episode"."transcript" <> '' as "hasTranscript"
  from "episode" as "episode"
  inner join "media_item" as "medium" on "medium"."id" = "episode"."medium_id" and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "episode"."emission_id" = :emission and "medium"."state" = 'READY' and (:isPreview or ("episode"."state" = 'PUBLISHED' and "episode"."published_at" <= :now)) and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null
  order by "episode"."published_at" desc, "episode"."id" desc
  limit 2000;

-- planning.feedMakers
select "name", "part"
  from "emission_person"
  where "emission_id" = :emission and "emission_person"."radio_id" = :its_radio
  order by "position", "id";

-- planning.feedMark
select count(*) as "count", max("episode"."updated_at") as "changedAt", max("medium"."updated_at") as "soundChangedAt", max("episode"."published_at") as "newest"
  from "episode" as "episode"
  inner join "media_item" as "medium" on "medium"."id" = "episode"."medium_id" and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "episode"."emission_id" = :emission and "medium"."state" = 'READY' and (:isPreview or ("episode"."state" = 'PUBLISHED' and "episode"."published_at" <= :now)) and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;

-- planning.feedPeople
select "person"."episode_id", "person"."name", "person"."part"
  from "episode_person" as "person"
  inner join "episode" as "episode" on "episode"."id" = "person"."episode_id" and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null
  where "episode"."emission_id" = :emission and "person"."radio_id" = :its_radio
  order by "person"."position", "person"."id";

-- planning.heardBefore
select "bytes"
  from "podcast_listener"
  where "episode_id" = :episode and "day" = :day and "listener" = :listener;

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

-- planning.oldListeners
delete
  from "podcast_listener"
  where "day" < :before;

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

-- planning.podcastCommentCount
select count(*) as "count"
  from "podcast_comment"
  where "podcast_id" = :of and "active" = true and "podcast_comment"."radio_id" = :its_radio;

-- planning.podcastCommentSubjectHeld
-- SQLite
select "id"
  from "podcast"
  where "id" = :id and "podcast"."radio_id" = :its_radio and "podcast"."deleted_at" is null;
-- PostgreSQL
select "id"
  from "podcast"
  where "id" = :id and "podcast"."radio_id" = :its_radio and "podcast"."deleted_at" is null for key share;

-- planning.podcastOf
select "id"
  from "podcast"
  where "emission_id" = :emission and "id" <> :own and "podcast"."radio_id" = :its_radio;

-- planning.podcastOfFeed
select "podcast"."id", "podcast"."version", "podcast"."title", "podcast"."description", "podcast"."author", "podcast"."owner_name", "podcast"."owner_email", "podcast"."link", "podcast"."language", "podcast"."categories", "podcast"."kind", "podcast"."explicit", "podcast"."copyright", "podcast"."is_published", "podcast"."is_locked", "podcast"."cover", "podcast"."guid", "podcast"."preview_key", "emission"."id" as "emission", "emission"."slug", "emission"."version" as "emissionVersion"
  from "podcast" as "podcast"
  inner join "emission" as "emission" on "emission"."id" = "podcast"."emission_id" and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null
  where "emission"."slug" = :slug and "podcast"."radio_id" = :its_radio and "podcast"."deleted_at" is null;

-- planning.radioOfFeed
select "id", "name", "slug"
  from "radio"
  where "slug" = :slug;

-- planning.sameNumber
select "id"
  from "episode"
  where "emission_id" = :emission and coalesce("season", 0) = :season and "number" = :number and "id" <> :own and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;
