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

-- planning.contentsOf
-- SQLite
select "id", "category", "emission_id", "playlist_id", "episode_id", "original_id", "title", "colour"
  from "slot"
  where "id" in (select value
  from json_each(:ids)) and "slot"."radio_id" = :its_radio;
-- PostgreSQL
select "id", "category", "emission_id", "playlist_id", "episode_id", "original_id", "title", "colour"
  from "slot"
  where "id" = any(:ids) and "slot"."radio_id" = :its_radio;

-- planning.daysOfEpisode
select "slot_id", "date", "layer", "wall", "duration", "starts_at", "ends_at", "state", "is_exception", "is_moved", "title", "episode_id", "version"
  from "occurrence"
  where "episode_id" = :of and "is_dropped" = false and "occurrence"."radio_id" = :its_radio
  order by "starts_at"
  limit 100;

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

-- planning.droppingComing
-- SQLite
update "occurrence"
  set "is_dropped" = true
  where "slot_id" in (select value
  from json_each(:slots)) and "is_exception" = true and "starts_at" >= :now and "occurrence"."radio_id" = :its_radio;
-- PostgreSQL
update "occurrence"
  set "is_dropped" = true
  where "slot_id" = any(:slots) and "is_exception" = true and "starts_at" >= :now and "occurrence"."radio_id" = :its_radio;

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

-- planning.emissionForRush
select "id"
  from "emission"
  where "id" = :id and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;

-- planning.emissionNamed
-- SQLite
select "emission"."id", "emission"."state"
  from "emission" as "emission"
  where "emission"."id" = :id and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;
-- PostgreSQL
select "emission"."id", "emission"."state"
  from "emission" as "emission"
  where "emission"."id" = :id and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null for share of "emission";

-- planning.emissionOfPodcast
select "emission"."title", "emission"."summary", "emission"."slug", "radio"."name" as "radioName", "radio"."slug" as "radioSlug", "radio"."language"
  from "emission" as "emission"
  inner join "radio" as "radio" on "radio"."id" = "emission"."radio_id"
  where "emission"."id" = :id and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;

-- planning.emissionSlotCount
select count(*) as "count"
  from "slot"
  where "emission_id" = :of and ("end_date" is null or "end_date" >= :today) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null;

-- planning.emissionSlots
select "id", "start_date", "start_time"
  from "slot"
  where "emission_id" = :of and ("end_date" is null or "end_date" >= :today) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null
  order by "id"
  limit 100;

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

-- planning.episodeForRush
-- SQLite
select "id", "emission_id", "medium_id"
  from "episode"
  where "id" = :id and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;
-- PostgreSQL
select "id", "emission_id", "medium_id"
  from "episode"
  where "id" = :id and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null for update;

-- planning.episodeNamed
-- SQLite
select "episode"."id", "episode"."emission_id", "emission"."state"
  from "episode" as "episode"
  inner join "emission" as "emission" on "emission"."id" = "episode"."emission_id" and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null
  where "episode"."id" = :id and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;
-- PostgreSQL
select "episode"."id", "episode"."emission_id", "emission"."state"
  from "episode" as "episode"
  inner join "emission" as "emission" on "emission"."id" = "episode"."emission_id" and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null
  where "episode"."id" = :id and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null for share of "episode";

-- planning.episodeNames
select "id", "title"
  from "episode"
  where "emission_id" = :of and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null
  order by "id"
  limit 100;

-- planning.episodeSlotCount
select count(*) as "count"
  from "slot"
  where "episode_id" = :of and ("end_date" is null or "end_date" >= :today) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null;

-- planning.episodeSlots
select "id", "start_date", "start_time"
  from "slot"
  where "episode_id" = :of and ("end_date" is null or "end_date" >= :today) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null
  order by "id"
  limit 100;

-- planning.episodesOfEmission
select count(*) as "count"
  from "episode"
  where "emission_id" = :of and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;

-- planning.exceptionDays
select "slot_id", "date"
  from "occurrence"
  where "is_exception" = true and "date" >= :from and "date" <= :to and "occurrence"."radio_id" = :its_radio;

-- planning.exceptionsFrom
select "date", "layer", "wall", "duration", "starts_at", "ends_at", "state", "is_exception", "is_moved", "is_dropped", "title", "episode_id"
  from "occurrence"
  where "slot_id" = :slot and "is_exception" = true and "date" >= :date and "occurrence"."radio_id" = :its_radio;

-- planning.exceptionsOfSlot
select "slot_id", "date", "layer", "wall", "duration", "state", "is_moved"
  from "occurrence"
  where "slot_id" = :slot and "is_exception" = true and "date" >= :since and "occurrence"."radio_id" = :its_radio;

-- planning.exceptionsOfSlots
-- SQLite
select "slot_id", "date"
  from "occurrence"
  where "slot_id" in (select value
  from json_each(:slots)) and "is_exception" = true and "occurrence"."radio_id" = :its_radio;
-- PostgreSQL
select "slot_id", "date"
  from "occurrence"
  where "slot_id" = any(:slots) and "is_exception" = true and "occurrence"."radio_id" = :its_radio;

-- planning.exceptionsSince
select "slot_id", "date", "layer", "wall", "duration", "state", "is_moved"
  from "occurrence"
  where "is_exception" = true and "is_dropped" = false and "date" >= :since and "occurrence"."radio_id" = :its_radio;

-- planning.feedEpisode
select "episode"."id", "episode"."title", "episode"."transcript", "episode"."chapters", "medium"."file_key", "medium"."mime_type", "medium"."size", "medium"."duration"
  from "episode" as "episode"
  inner join "media_item" as "medium" on "medium"."id" = "episode"."medium_id" and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "episode"."emission_id" = :emission and "medium"."state" = 'READY' and (:isPreview or ("episode"."state" = 'PUBLISHED' and "episode"."published_at" <= :now)) and "episode"."guid" = :guid and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;

-- planning.feedEpisodes
select "episode"."id", "episode"."guid", "episode"."title", "episode"."summary", "episode"."notes", "episode"."season", "episode"."number", "episode"."explicit", "episode"."published_at", "episode"."created_at", "episode"."chapters", "episode"."cover", "medium"."size", "medium"."mime_type", "medium"."duration", "medium"."file_key", "episode"."transcript" <> '' as "hasTranscript"
  from "episode" as "episode"
  inner join "media_item" as "medium" on "medium"."id" = "episode"."medium_id" and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
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
  inner join "media_item" as "medium" on "medium"."id" = "episode"."medium_id" and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
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

-- planning.heldBySlots
-- SQLite
select "slot"."id", "slot"."category", "slot"."title", "slot"."colour", "slot"."original_id", "slot"."emission_id", "slot"."playlist_id", "slot"."episode_id", "emission"."title" as "emissionTitle", "emission"."colour" as "emissionColour", "programme"."id" as "programmeId", "programme"."title" as "programmeTitle", "programme"."colour" as "programmeColour", "episode"."title" as "episodeTitle", "playlist"."name" as "playlistName"
  from "slot" as "slot"
  left join "episode" as "episode" on "episode"."id" = "slot"."episode_id" and "episode"."radio_id" = :its_radio
  left join "emission" as "emission" on "emission"."id" = "slot"."emission_id" and "emission"."radio_id" = :its_radio
  left join "emission" as "programme" on "programme"."id" = "episode"."emission_id" and "programme"."radio_id" = :its_radio
  left join "playlist" as "playlist" on "playlist"."id" = "slot"."playlist_id" and "playlist"."radio_id" = :its_radio
  where "slot"."id" in (select value
  from json_each(:ids)) and "slot"."radio_id" = :its_radio;
-- PostgreSQL
select "slot"."id", "slot"."category", "slot"."title", "slot"."colour", "slot"."original_id", "slot"."emission_id", "slot"."playlist_id", "slot"."episode_id", "emission"."title" as "emissionTitle", "emission"."colour" as "emissionColour", "programme"."id" as "programmeId", "programme"."title" as "programmeTitle", "programme"."colour" as "programmeColour", "episode"."title" as "episodeTitle", "playlist"."name" as "playlistName"
  from "slot" as "slot"
  left join "episode" as "episode" on "episode"."id" = "slot"."episode_id" and "episode"."radio_id" = :its_radio
  left join "emission" as "emission" on "emission"."id" = "slot"."emission_id" and "emission"."radio_id" = :its_radio
  left join "emission" as "programme" on "programme"."id" = "episode"."emission_id" and "programme"."radio_id" = :its_radio
  left join "playlist" as "playlist" on "playlist"."id" = "slot"."playlist_id" and "playlist"."radio_id" = :its_radio
  where "slot"."id" = any(:ids) and "slot"."radio_id" = :its_radio;

-- planning.keptOfSlots
-- SQLite
select "slot_id", "date", "layer", "wall", "duration", "starts_at", "ends_at", "state", "is_exception", "is_moved", "title", "episode_id", "version", "is_dropped"
  from "occurrence"
  where "slot_id" in (select value
  from json_each(:slots)) and "starts_at" >= :since and "occurrence"."radio_id" = :its_radio;
-- PostgreSQL
select "slot_id", "date", "layer", "wall", "duration", "starts_at", "ends_at", "state", "is_exception", "is_moved", "title", "episode_id", "version", "is_dropped"
  from "occurrence"
  where "slot_id" = any(:slots) and "starts_at" >= :since and "occurrence"."radio_id" = :its_radio;

-- planning.keptRow
select "id", "slot_id", "date", "layer", "wall", "duration", "starts_at", "ends_at", "state", "is_exception", "is_moved", "title", "episode_id", "version", "is_dropped"
  from "occurrence"
  where "slot_id" = :slot and "date" = :date and "occurrence"."radio_id" = :its_radio;

-- planning.keptRows
select "id", "date", "layer", "wall", "duration", "starts_at", "ends_at", "is_exception", "is_moved", "is_dropped"
  from "occurrence"
  where "slot_id" = :slot and "date" >= :since and "occurrence"."radio_id" = :its_radio;

-- planning.lastInSeason
select max("number") as "last"
  from "episode"
  where "emission_id" = :emission and coalesce("season", 0) = :season and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;

-- planning.lastTake
select max("number") as "last"
  from "rush_take"
  where "rush_id" = :rush and "rush_take"."radio_id" = :its_radio;

-- planning.lockedZone
-- SQLite
select "time_zone"
  from "radio"
  where "id" = :radio;
-- PostgreSQL
select "time_zone"
  from "radio"
  where "id" = :radio for no key update;

-- planning.mediumOfTake
select "medium"."duration"
  from "rush_take" as "take"
  inner join "media_item" as "medium" on "medium"."id" = "take"."medium_id" and "medium"."kind" = 'RUSH' and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "take"."id" = :take and "take"."radio_id" = :its_radio;

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

-- planning.newestTake
select "take"."id", "take"."number", "take"."mark_in", "take"."mark_out", "take"."cuts", "medium"."file_key", "medium"."duration", "medium"."state", "medium"."mime_type"
  from "rush_take" as "take"
  inner join "media_item" as "medium" on "medium"."id" = "take"."medium_id" and "medium"."kind" = 'RUSH' and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "take"."rush_id" = :rush and "take"."radio_id" = :its_radio
  order by "take"."number" desc
  limit 1;

-- planning.occurrencesWithEpisode
select "slot_id", "date"
  from "occurrence"
  where "episode_id" = :of and "is_dropped" = false and "starts_at" >= :now and "occurrence"."radio_id" = :its_radio
  order by "starts_at"
  limit 100;

-- planning.oldListeners
delete
  from "podcast_listener"
  where "day" < :before;

-- planning.onAir
select "occurrence"."slot_id", "occurrence"."date", "occurrence"."layer", "occurrence"."wall", "occurrence"."duration", "occurrence"."state"
  from "occurrence" as "occurrence"
  inner join "slot" as "slot" on "slot"."id" = "occurrence"."slot_id" and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null
  where "occurrence"."is_dropped" = false and "occurrence"."starts_at" > :since and "occurrence"."starts_at" < :now and "occurrence"."ends_at" > :now and "occurrence"."radio_id" = :its_radio;

-- planning.openEmissions
-- SQLite
select "id", "slug", "title", "summary", "cover", "colour"
  from "emission"
  where "id" in (select value
  from json_each(:ids)) and "is_listed" = true and "state" <> 'DRAFT' and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;
-- PostgreSQL
select "id", "slug", "title", "summary", "cover", "colour"
  from "emission"
  where "id" = any(:ids) and "is_listed" = true and "state" <> 'DRAFT' and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;

-- planning.originalNamed
-- SQLite
select "slot"."id", "slot"."category"
  from "slot" as "slot"
  where "slot"."id" = :id and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null;
-- PostgreSQL
select "slot"."id", "slot"."category"
  from "slot" as "slot"
  where "slot"."id" = :id and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null for share of "slot";

-- planning.originalSlotCount
select count(*) as "count"
  from "slot"
  where "original_id" = :of and ("end_date" is null or "end_date" >= :today) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null;

-- planning.originalSlots
select "id", "start_date", "start_time"
  from "slot"
  where "original_id" = :of and ("end_date" is null or "end_date" >= :today) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null
  order by "id"
  limit 100;

-- planning.originalsAmong
-- SQLite
select "original_id"
  from "slot"
  where "original_id" in (select value
  from json_each(:ids)) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null
  order by "original_id";
-- PostgreSQL
select "original_id"
  from "slot"
  where "original_id" = any(:ids) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null
  order by "original_id";

-- planning.otherRushForEpisode
select "id"
  from "rush"
  where "episode_id" = :episode and "rendering" in ('UNDER_WAY', 'FAILED') and "rush"."radio_id" = :its_radio and "rush"."deleted_at" is null
  limit 1;

-- planning.ownPlace
select "id"
  from "emission_person"
  where "emission_id" = :emission and "user_id" = :user and "part" in ('PRESENTER', 'PRODUCER') and "emission_person"."radio_id" = :its_radio;

-- planning.pastOfSlots
-- SQLite
select "slot_id", "date", "layer", "wall", "duration", "starts_at", "ends_at", "state", "is_exception", "is_moved", "title", "episode_id", "version"
  from "occurrence"
  where "slot_id" in (select value
  from json_each(:slots)) and "is_dropped" = false and "starts_at" < :now and "occurrence"."radio_id" = :its_radio
  order by "starts_at" desc
  limit 100;
-- PostgreSQL
select "slot_id", "date", "layer", "wall", "duration", "starts_at", "ends_at", "state", "is_exception", "is_moved", "title", "episode_id", "version"
  from "occurrence"
  where "slot_id" = any(:slots) and "is_dropped" = false and "starts_at" < :now and "occurrence"."radio_id" = :its_radio
  order by "starts_at" desc
  limit 100;

-- planning.peopleOfEmission
select "id"
  from "emission_person"
  where "emission_id" = :of and "emission_person"."radio_id" = :its_radio;

-- planning.peopleOfEpisode
select "id"
  from "episode_person"
  where "episode_id" = :of and "episode_person"."radio_id" = :its_radio;

-- planning.placingOccurrence
update "occurrence"
  set "layer" = :layer, "wall" = :wall, "duration" = :duration, "starts_at" = :startsAt, "ends_at" = :endsAt, "is_dropped" = :isDropped
  where "id" = :id and "occurrence"."radio_id" = :its_radio;

-- planning.playlistNamed
-- SQLite
select "playlist"."id"
  from "playlist" as "playlist"
  where "playlist"."id" = :id and "playlist"."radio_id" = :its_radio and "playlist"."deleted_at" is null;
-- PostgreSQL
select "playlist"."id"
  from "playlist" as "playlist"
  where "playlist"."id" = :id and "playlist"."radio_id" = :its_radio and "playlist"."deleted_at" is null for share of "playlist";

-- planning.playlistSlotCount
select count(*) as "count"
  from "slot"
  where "playlist_id" = :of and ("end_date" is null or "end_date" >= :today) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null;

-- planning.playlistSlots
select "id", "start_date", "start_time"
  from "slot"
  where "playlist_id" = :of and ("end_date" is null or "end_date" >= :today) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null
  order by "id"
  limit 100;

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

-- planning.programmeOf
-- SQLite
select "episode"."emission_id"
  from "episode" as "episode"
  where "episode"."id" = :episode and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;
-- PostgreSQL
select "episode"."emission_id"
  from "episode" as "episode"
  where "episode"."id" = :episode and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null for share of "episode";

-- planning.progressOfRendering
update "rush"
  set "rendered" = :percent
  where "id" = :rush and "rendering" = 'UNDER_WAY' and "rush"."radio_id" = :its_radio;

-- planning.radioBySlug
select "id", "name", "slug", "time_zone"
  from "radio"
  where "slug" = :slug;

-- planning.radiosWithSlots
select distinct "radio_id"
  from "slot"
  where "slot"."deleted_at" is null;

-- planning.removingComing
-- SQLite
delete
  from "occurrence"
  where "slot_id" in (select value
  from json_each(:slots)) and "is_exception" = false and "starts_at" >= :now and "occurrence"."radio_id" = :its_radio;
-- PostgreSQL
delete
  from "occurrence"
  where "slot_id" = any(:slots) and "is_exception" = false and "starts_at" >= :now and "occurrence"."radio_id" = :its_radio;

-- planning.removingOccurrences
-- SQLite
delete
  from "occurrence"
  where "id" in (select value
  from json_each(:ids)) and "occurrence"."radio_id" = :its_radio;
-- PostgreSQL
delete
  from "occurrence"
  where "id" = any(:ids) and "occurrence"."radio_id" = :its_radio;

-- planning.renderingOfRush
select "rendering"
  from "rush"
  where "id" = :rush and "rush"."radio_id" = :its_radio;

-- planning.rowsBetween
select "slot_id", "date", "layer", "wall", "duration", "starts_at", "ends_at", "state", "is_exception", "is_moved", "title", "episode_id", "version"
  from "occurrence"
  where "is_dropped" = false and "starts_at" > :from and "starts_at" < :to and "occurrence"."radio_id" = :its_radio
  order by "starts_at";

-- planning.rushForTake
select "state", "sent_by_id"
  from "rush"
  where "id" = :id and "rush"."radio_id" = :its_radio and "rush"."deleted_at" is null;

-- planning.sameNumber
select "id"
  from "episode"
  where "emission_id" = :emission and coalesce("season", 0) = :season and "number" = :number and "id" <> :own and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;

-- planning.slotTimes
select "id", "layer", "start_date", "start_time", "duration", "recurrence", "end_date"
  from "slot"
  where ("end_date" is null or "end_date" >= :since) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null
  order by "id";

-- planning.slotWithTimes
select "id", "layer", "start_date", "start_time", "duration", "recurrence", "end_date", "deleted_at"
  from "slot"
  where "id" = :id and "slot"."radio_id" = :its_radio;

-- planning.slotsOfEmission
select "id", "layer", "start_date", "start_time", "duration", "recurrence", "end_date"
  from "slot"
  where "emission_id" = :of and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null
  order by "start_date", "id"
  limit 100;

-- planning.slotsOfEpisode
select "slot"."id", "slot"."layer", "slot"."start_date", "slot"."start_time", "slot"."duration", "slot"."recurrence", "slot"."end_date"
  from "slot" as "slot"
  left join "slot" as "original" on "original"."id" = "slot"."original_id" and "original"."radio_id" = :its_radio and "original"."deleted_at" is null
  where ("slot"."episode_id" = :of or ("slot"."episode_id" is null and "original"."episode_id" = :of)) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null
  order by "slot"."id"
  limit 100;

-- planning.slotsWithRows
select distinct "slot_id"
  from "occurrence"
  where "starts_at" >= :now and "occurrence"."radio_id" = :its_radio;

-- planning.takeOfMedium
select "rush_id"
  from "rush_take"
  where "medium_id" = :medium and "rush_take"."radio_id" = :its_radio;

-- planning.team
select "person"."id", "person"."full_name", "person"."username", "person"."designation", "person"."avatar"
  from "team_member" as "member"
  inner join "user" as "person" on "person"."id" = "member"."user_id"
  where "person"."status" <> 'INACTIVE' and "member"."radio_id" = :its_radio
  order by "person"."full_name", "person"."id"
  limit :first;

-- planning.teamNamed
-- SQLite
select "person"."id", "person"."full_name", "person"."username", "person"."designation", "person"."avatar"
  from "team_member" as "member"
  inner join "user" as "person" on "person"."id" = "member"."user_id"
  where "person"."status" <> 'INACTIVE' and instr("person"."search_text", :needle) > 0 and "member"."radio_id" = :its_radio
  order by "person"."full_name", "person"."id"
  limit :first;
-- PostgreSQL
select "person"."id", "person"."full_name", "person"."username", "person"."designation", "person"."avatar"
  from "team_member" as "member"
  inner join "user" as "person" on "person"."id" = "member"."user_id"
  where "person"."status" <> 'INACTIVE' and strpos("person"."search_text", :needle) > 0 and "member"."radio_id" = :its_radio
  order by "person"."full_name", "person"."id"
  limit :first;

-- planning.whoAccepted
select "full_name"
  from "user"
  where "id" = :id;

-- planning.zone
select "time_zone"
  from "radio"
  where "id" = :radio;
