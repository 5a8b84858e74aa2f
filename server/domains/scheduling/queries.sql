-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

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

-- planning.allClockHours
select "id"
  from "clock_hour"
  where "clock_hour"."radio_id" = :its_radio;

-- planning.artistesOfPool
-- SQLite
select "link"."media_item_id" as "medium", "artiste"."name", "artiste"."name_key" as "key", "artiste"."is_one_artiste"
  from "song_artistes" as "link"
  inner join "artiste" as "artiste" on "artiste"."id" = "link"."artiste_id" and "artiste"."radio_id" = :its_radio
  where "link"."media_item_id" in (select value
  from json_each(:media));
-- PostgreSQL
select "link"."media_item_id" as "medium", "artiste"."name", "artiste"."name_key" as "key", "artiste"."is_one_artiste"
  from "song_artistes" as "link"
  inner join "artiste" as "artiste" on "artiste"."id" = "link"."artiste_id" and "artiste"."radio_id" = :its_radio
  where "link"."media_item_id" = any(:media);

-- planning.calendarStateOfExceptions
select count(*) as "exceptions", max("id") as "last", sum("version") as "versions"
  from "occurrence"
  where "is_exception" = true and "date" >= :from and "date" <= :to and "occurrence"."radio_id" = :its_radio;

-- planning.calendarStateOfOccurrences
-- SQLite
select count(*) as "occurrences", max("occurrence"."id") as "last", max("occurrence"."updated_at") as "changedAt", sum("occurrence"."version") as "versions", sum("occurrence"."duration") as "duration", sum("occurrence"."starts_at" / 900000) as "quarters", sum("episode"."version") as "episodes"
  from "occurrence" as "occurrence"
  left join "episode" as "episode" on "episode"."id" = "occurrence"."episode_id" and "episode"."radio_id" = :its_radio
  where "occurrence"."is_dropped" = false and "occurrence"."starts_at" > :from and "occurrence"."starts_at" < :to and "occurrence"."radio_id" = :its_radio;
-- PostgreSQL
select count(*) as "occurrences", max("occurrence"."id") as "last", max("occurrence"."updated_at") as "changedAt", sum("occurrence"."version") as "versions", sum("occurrence"."duration") as "duration", sum(cast(floor(extract(epoch
  from "occurrence"."starts_at") / 900) as integer)) as "quarters", sum("episode"."version") as "episodes"
  from "occurrence" as "occurrence"
  left join "episode" as "episode" on "episode"."id" = "occurrence"."episode_id" and "episode"."radio_id" = :its_radio
  where "occurrence"."is_dropped" = false and "occurrence"."starts_at" > :from and "occurrence"."starts_at" < :to and "occurrence"."radio_id" = :its_radio;

-- planning.calendarStateOfSlots
select count(*) as "slots", max("slot"."id") as "last", max("slot"."updated_at") as "changedAt", sum("slot"."version") as "versions", sum("episode"."version") as "episodes", sum("emission"."version") as "emissions", sum("programme"."version") as "programmes", sum("rush"."version") as "rushes", sum("meant"."version") as "meant", sum("playlist"."version") as "playlists"
  from "slot" as "slot"
  left join "episode" as "episode" on "episode"."id" = "slot"."episode_id" and "episode"."radio_id" = :its_radio
  left join "emission" as "emission" on "emission"."id" = "slot"."emission_id" and "emission"."radio_id" = :its_radio
  left join "emission" as "programme" on "programme"."id" = "episode"."emission_id" and "programme"."radio_id" = :its_radio
  left join "rush" as "rush" on "rush"."id" = "slot"."rush_id" and "rush"."radio_id" = :its_radio
  left join "emission" as "meant" on "meant"."id" = "rush"."emission_id" and "meant"."radio_id" = :its_radio
  left join "playlist" as "playlist" on "playlist"."id" = "slot"."playlist_id" and "playlist"."radio_id" = :its_radio
  where "slot"."radio_id" = :its_radio;

-- planning.chattedEmissions
-- SQLite
select "id", "title"
  from "emission"
  where "id" in (select value
  from json_each(:ids)) and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;
-- PostgreSQL
select "id", "title"
  from "emission"
  where "id" = any(:ids) and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;

-- planning.chattedEpisodes
-- SQLite
select "id", "title"
  from "episode"
  where "id" in (select value
  from json_each(:ids)) and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;
-- PostgreSQL
select "id", "title"
  from "episode"
  where "id" = any(:ids) and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;

-- planning.chattedRundowns
-- SQLite
select "id", "slot_id", "date"
  from "rundown"
  where "id" in (select value
  from json_each(:ids)) and "rundown"."radio_id" = :its_radio;
-- PostgreSQL
select "id", "slot_id", "date"
  from "rundown"
  where "id" = any(:ids) and "rundown"."radio_id" = :its_radio;

-- planning.chattedRushes
-- SQLite
select "id", "title"
  from "rush"
  where "id" in (select value
  from json_each(:ids)) and "rush"."radio_id" = :its_radio and "rush"."deleted_at" is null;
-- PostgreSQL
select "id", "title"
  from "rush"
  where "id" = any(:ids) and "rush"."radio_id" = :its_radio and "rush"."deleted_at" is null;

-- planning.clockForPlan
select "id", "name", "artiste_separation", "title_separation", "album_separation", "label_separation"
  from "clock"
  where "id" = :id and "clock"."radio_id" = :its_radio and "clock"."deleted_at" is null;

-- planning.clocksWithMedium
select "clock"."id", "clock"."name"
  from "clock" as "clock"
  where "clock"."id" in (select "clock_id"
  from "clock_part"
  where "media_id" = :of and "clock_part"."radio_id" = :its_radio) and "clock"."radio_id" = :its_radio and "clock"."deleted_at" is null
  order by "clock"."id"
  limit 100;

-- planning.clocksWithPlaylist
select "clock"."id", "clock"."name"
  from "clock" as "clock"
  where "clock"."id" in (select "clock_id"
  from "clock_part"
  where "playlist_id" = :of and "clock_part"."radio_id" = :its_radio) and "clock"."radio_id" = :its_radio and "clock"."deleted_at" is null
  order by "clock"."id"
  limit 100;

-- planning.contentsOf
-- SQLite
select "id", "category", "emission_id", "playlist_id", "episode_id", "rush_id", "original_id", "title", "colour"
  from "slot"
  where "id" in (select value
  from json_each(:ids)) and "slot"."radio_id" = :its_radio;
-- PostgreSQL
select "id", "category", "emission_id", "playlist_id", "episode_id", "rush_id", "original_id", "title", "colour"
  from "slot"
  where "id" = any(:ids) and "slot"."radio_id" = :its_radio;

-- planning.datingException
update "occurrence"
  set "date" = :date
  where "id" = :id and "occurrence"."radio_id" = :its_radio;

-- planning.datingRundown
update "rundown"
  set "date" = :date
  where "id" = :id and "rundown"."radio_id" = :its_radio;

-- planning.datingWarning
update "slot_warning"
  set "date" = :date
  where "id" = :id and "slot_warning"."radio_id" = :its_radio;

-- planning.daysOfEpisode
select "slot_id", "date", "layer", "wall", "duration", "starts_at", "ends_at", "state", "is_exception", "is_moved", "title", "episode_id", "version"
  from "occurrence"
  where "episode_id" = :of and "is_dropped" = false and "occurrence"."radio_id" = :its_radio
  order by "starts_at"
  limit 100;

-- planning.defaultSettings
select "chosen"."artiste_separation", "chosen"."title_separation", "playlist"."id", "playlist"."enabled"
  from "default_playlist" as "chosen"
  left join "playlist" as "playlist" on "playlist"."id" = "chosen"."playlist_id" and "playlist"."radio_id" = :its_radio and "playlist"."deleted_at" is null
  where "chosen"."radio_id" = :its_radio;

-- planning.downloadsOfDays
select "downloads"."day", sum("downloads"."downloads") as "downloads"
  from "podcast_downloads" as "downloads"
  inner join "episode" as "episode" on "episode"."id" = "downloads"."episode_id" and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null
  inner join "podcast" as "podcast" on "podcast"."emission_id" = "episode"."emission_id" and "podcast"."radio_id" = :its_radio and "podcast"."deleted_at" is null
  where "podcast"."id" = :of and "downloads"."day" >= :since
  group by "downloads"."day";

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

-- planning.droppingJingles
delete
  from "emission_jingles"
  where "media_item_id" = :from and "emission_id" in (select "other"."emission_id"
  from "emission_jingles" as "other"
  where "other"."media_item_id" = :to);

-- planning.editorNames
select "full_name", "avatar"
  from "user"
  where "id" = :id;

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

-- planning.emissionForEntry
-- SQLite
select "id"
  from "emission"
  where "id" = :id and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;
-- PostgreSQL
select "id"
  from "emission"
  where "id" = :id and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null for update;

-- planning.emissionForRush
select "id"
  from "emission"
  where "id" = :id and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;

-- planning.emissionNamed
-- SQLite
select "emission"."id", "emission"."state", "emission"."title"
  from "emission" as "emission"
  where "emission"."id" = :id and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;
-- PostgreSQL
select "emission"."id", "emission"."state", "emission"."title"
  from "emission" as "emission"
  where "emission"."id" = :id and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null for share of "emission";

-- planning.emissionOfPodcast
select "emission"."title", "emission"."summary", "emission"."slug", "radio"."name" as "radioName", "radio"."slug" as "radioSlug", "radio"."language"
  from "emission" as "emission"
  inner join "radio" as "radio" on "radio"."id" = "emission"."radio_id"
  where "emission"."id" = :id and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;

-- planning.emissionPlans
-- SQLite
select "id", "title", "state", "filler_id", "filler_clock_id", "opener_id", "closer_id"
  from "emission"
  where "id" in (select value
  from json_each(:ids)) and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;
-- PostgreSQL
select "id", "title", "state", "filler_id", "filler_clock_id", "opener_id", "closer_id"
  from "emission"
  where "id" = any(:ids) and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;

-- planning.emissionSlotCount
select count(*) as "count"
  from "slot"
  where "emission_id" = :of and ("end_date" is null or "end_date" >= :today) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null;

-- planning.emissionSlots
select "id", "layer", "start_date", "start_time", "duration", "recurrence", "end_date"
  from "slot"
  where "emission_id" = :of and ("end_date" is null or "end_date" >= :today) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null
  order by "id"
  limit 100;

-- planning.emissionTexts
-- SQLite
select "id", "title", "summary", "updated_at"
  from "emission"
  where "id" in (select value
  from json_each(:ids)) and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;
-- PostgreSQL
select "id", "title", "summary", "updated_at"
  from "emission"
  where "id" = any(:ids) and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;

-- planning.emissionTitles
select "id", "title"
  from "emission"
  where "state" != :ended and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null
  order by "id";

-- planning.emissionsClassified
select count(*) as "count"
  from "emission"
  where "classification_id" = :of and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;

-- planning.emissionsFilledBy
select "id", "title"
  from "emission"
  where "filler_id" = :of and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null
  order by "id"
  limit 100;

-- planning.emissionsFilledByClock
select "id", "title"
  from "emission"
  where "filler_clock_id" = :of and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null
  order by "id"
  limit 100;

-- planning.emissionsInCategory
select count(*) as "count"
  from "emission"
  where "category_id" = :of and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;

-- planning.emissionsInLanguage
select count(*) as "count"
  from "emission_languages" as "link"
  inner join "emission" as "emission" on "emission"."id" = "link"."emission_id" and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null
  where "link"."language_id" = :of;

-- planning.emissionsOfEpisodes
-- SQLite
select "id", "emission_id"
  from "episode"
  where "id" in (select value
  from json_each(:ids)) and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;
-- PostgreSQL
select "id", "emission_id"
  from "episode"
  where "id" = any(:ids) and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;

-- planning.emissionsOfPerson
select "emission_id"
  from "emission_person"
  where "user_id" = :user and "emission_person"."radio_id" = :its_radio;

-- planning.emissionsOfPodcasts
-- SQLite
select "id", "emission_id"
  from "podcast"
  where "id" in (select value
  from json_each(:ids)) and "podcast"."radio_id" = :its_radio and "podcast"."deleted_at" is null;
-- PostgreSQL
select "id", "emission_id"
  from "podcast"
  where "id" = any(:ids) and "podcast"."radio_id" = :its_radio and "podcast"."deleted_at" is null;

-- planning.emissionsOfRushes
-- SQLite
select "id", "emission_id"
  from "rush"
  where "id" in (select value
  from json_each(:ids)) and "rush"."radio_id" = :its_radio and "rush"."deleted_at" is null;
-- PostgreSQL
select "id", "emission_id"
  from "rush"
  where "id" = any(:ids) and "rush"."radio_id" = :its_radio and "rush"."deleted_at" is null;

-- planning.emissionsOfSlots
-- SQLite
select "slot"."id", "slot"."layer", "slot"."emission_id", "episode"."emission_id" as "programme", "rush"."emission_id" as "rushEmission", "original"."emission_id" as "originalEmission", "again"."emission_id" as "originalProgramme", "rushAgain"."emission_id" as "originalRushEmission"
  from "slot" as "slot"
  left join "episode" as "episode" on "episode"."id" = "slot"."episode_id" and "episode"."radio_id" = :its_radio
  left join "rush" as "rush" on "rush"."id" = "slot"."rush_id" and "rush"."radio_id" = :its_radio
  left join "slot" as "original" on "original"."id" = "slot"."original_id" and "original"."radio_id" = :its_radio
  left join "episode" as "again" on "again"."id" = "original"."episode_id" and "again"."radio_id" = :its_radio
  left join "rush" as "rushAgain" on "rushAgain"."id" = "original"."rush_id" and "rushAgain"."radio_id" = :its_radio
  where "slot"."id" in (select value
  from json_each(:ids)) and "slot"."radio_id" = :its_radio;
-- PostgreSQL
select "slot"."id", "slot"."layer", "slot"."emission_id", "episode"."emission_id" as "programme", "rush"."emission_id" as "rushEmission", "original"."emission_id" as "originalEmission", "again"."emission_id" as "originalProgramme", "rushAgain"."emission_id" as "originalRushEmission"
  from "slot" as "slot"
  left join "episode" as "episode" on "episode"."id" = "slot"."episode_id" and "episode"."radio_id" = :its_radio
  left join "rush" as "rush" on "rush"."id" = "slot"."rush_id" and "rush"."radio_id" = :its_radio
  left join "slot" as "original" on "original"."id" = "slot"."original_id" and "original"."radio_id" = :its_radio
  left join "episode" as "again" on "again"."id" = "original"."episode_id" and "again"."radio_id" = :its_radio
  left join "rush" as "rushAgain" on "rushAgain"."id" = "original"."rush_id" and "rushAgain"."radio_id" = :its_radio
  where "slot"."id" = any(:ids) and "slot"."radio_id" = :its_radio;

-- planning.emissionsPresented
-- SQLite
select distinct "emission_id"
  from "emission_person"
  where "emission_id" in (select value
  from json_each(:ids)) and "part" in ('PRESENTER', 'PRODUCER') and "user_id" is not null and "emission_person"."radio_id" = :its_radio;
-- PostgreSQL
select distinct "emission_id"
  from "emission_person"
  where "emission_id" = any(:ids) and "part" in ('PRESENTER', 'PRODUCER') and "user_id" is not null and "emission_person"."radio_id" = :its_radio;

-- planning.emissionsSounding
select "id", "title"
  from "emission"
  where ("opener_id" = :of or "closer_id" = :of or "id" in (select "emission_id"
  from "emission_jingles"
  where "media_item_id" = :of)) and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null
  order by "id"
  limit 100;

-- planning.emissionsWithTag
select count(*) as "count"
  from "emission_tags" as "link"
  inner join "emission" as "emission" on "emission"."id" = "link"."emission_id" and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null
  where "link"."emission_tag_id" = :of;

-- planning.episodeForRush
-- SQLite
select "id", "emission_id"
  from "episode"
  where "id" = :id and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;
-- PostgreSQL
select "id", "emission_id"
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

-- planning.episodeOfSound
select "id"
  from "episode"
  where ("incoming_id" = :medium or "medium_id" = :medium) and "episode"."radio_id" = :its_radio;

-- planning.episodeSlotCount
select count(*) as "count"
  from "slot"
  where "episode_id" = :of and ("end_date" is null or "end_date" >= :today) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null;

-- planning.episodeSlots
select "id", "layer", "start_date", "start_time", "duration", "recurrence", "end_date"
  from "slot"
  where "episode_id" = :of and ("end_date" is null or "end_date" >= :today) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null
  order by "id"
  limit 100;

-- planning.episodeTexts
-- SQLite
select "id", "title", "summary", "updated_at"
  from "episode"
  where "id" in (select value
  from json_each(:ids)) and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;
-- PostgreSQL
select "id", "title", "summary", "updated_at"
  from "episode"
  where "id" = any(:ids) and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;

-- planning.episodeToSend
select "emission_id"
  from "episode"
  where "id" = :id and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;

-- planning.episodeWithGuid
select "id"
  from "episode"
  where "emission_id" = :emission and ("feed_guid" = :guid or "guid" = :guid) and "episode"."radio_id" = :its_radio;

-- planning.episodesOfEmission
select count(*) as "count"
  from "episode"
  where "emission_id" = :of and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;

-- planning.episodesOfPerson
select "episode_id"
  from "episode_person"
  where "user_id" = :user and "episode_person"."radio_id" = :its_radio;

-- planning.episodesPresented
-- SQLite
select distinct "episode_id"
  from "episode_person"
  where "episode_id" in (select value
  from json_each(:ids)) and "part" in ('PRESENTER', 'PRODUCER') and "user_id" is not null and "episode_person"."radio_id" = :its_radio;
-- PostgreSQL
select distinct "episode_id"
  from "episode_person"
  where "episode_id" = any(:ids) and "part" in ('PRESENTER', 'PRODUCER') and "user_id" is not null and "episode_person"."radio_id" = :its_radio;

-- planning.exceptionDays
select "slot_id", "date"
  from "occurrence"
  where "is_exception" = true and "date" >= :from and "date" <= :to and "occurrence"."radio_id" = :its_radio;

-- planning.exceptionsOf
select "id", "date", "layer", "wall", "duration", "starts_at", "ends_at", "state", "is_exception", "is_moved", "is_dropped", "title", "episode_id"
  from "occurrence"
  where "slot_id" = :slot and "is_exception" = true and "date" >= :since and "occurrence"."radio_id" = :its_radio
  order by "date";

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

-- planning.feedBuilt
update "podcast"
  set "feed_hash" = :hash, "feed_built_at" = :at
  where "id" = :id and ("feed_hash" is null or "feed_hash" <> :hash) and "podcast"."radio_id" = :its_radio and "podcast"."deleted_at" is null;

-- planning.feedEpisode
select "episode"."id", "episode"."title", "episode"."transcript", "episode"."captions", "episode"."chapters", "medium"."file_key", "medium"."mp3size", "medium"."mime_type", "medium"."size", "medium"."duration"
  from "episode" as "episode"
  inner join "media_item" as "medium" on "medium"."id" = "episode"."medium_id" and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "episode"."emission_id" = :emission and "medium"."state" = 'READY' and (:isPreview or ("episode"."state" = 'PUBLISHED' and "episode"."published_at" <= :now)) and "episode"."guid" = :guid and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;

-- planning.feedEpisodes
select "episode"."id", "episode"."guid", "episode"."feed_guid", "episode"."title", "episode"."summary", "episode"."notes", "episode"."season", "episode"."number", "episode"."episode_type", "episode"."explicit", "episode"."published_at", "episode"."created_at", "episode"."chapters", "episode"."cover", "medium"."size", "medium"."mime_type", "medium"."duration", "medium"."file_key", "medium"."mp3size", "episode"."transcript" <> '' as "hasTranscript", "episode"."captions" <> '' as "hasCaptions"
  from "episode" as "episode"
  inner join "media_item" as "medium" on "medium"."id" = "episode"."medium_id" and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "episode"."emission_id" = :emission and "medium"."state" = 'READY' and (:isPreview or ("episode"."state" = 'PUBLISHED' and "episode"."published_at" <= :now)) and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null
  order by "episode"."published_at" desc, "episode"."id" desc
  limit 2000;

-- planning.feedImportEnded
update "feed_import"
  set "state" = :state, "failure" = :failure, "finished_at" = :now, "items" = :none
  where "id" = :id and "feed_import"."radio_id" = :its_radio;

-- planning.feedImportToDo
select "one"."owner_id", "one"."url", "one"."state", "one"."items", "one"."item_count", "one"."bytes", "one"."imported_count", "one"."skipped_count", "one"."failed_count", "one"."token_id", "one"."address", "one"."request_id", "podcast"."emission_id"
  from "feed_import" as "one"
  inner join "podcast" as "podcast" on "podcast"."id" = "one"."podcast_id" and "podcast"."radio_id" = :its_radio and "podcast"."deleted_at" is null
  where "one"."id" = :id and "one"."radio_id" = :its_radio;

-- planning.feedImportsInState
select "id"
  from "feed_import"
  where "podcast_id" = :podcast and "state" = :state and "feed_import"."radio_id" = :its_radio;

-- planning.feedItemCounted
update "feed_import"
  set "imported_count" = :imported, "skipped_count" = :skipped, "failed_count" = :failed, "problems" = :problems, "bytes" = "bytes" + :bytes
  where "id" = :id and "feed_import"."radio_id" = :its_radio;

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

-- planning.feedOfSecret
select "feed"."id", "feed"."kind", "feed"."name", "feed"."emission_id", "feed"."maker_id", "feed"."last_read_at", "radio"."id" as "radioId", "radio"."name" as "radioName", "radio"."time_zone", "person"."language"
  from "calendar_feed" as "feed"
  inner join "radio" as "radio" on "radio"."id" = "feed"."radio_id"
  inner join "user" as "person" on "person"."id" = "feed"."maker_id"
  where "feed"."secret_hash" = :secretHash;

-- planning.feedPeople
select "person"."episode_id", "person"."name", "person"."part"
  from "episode_person" as "person"
  inner join "episode" as "episode" on "episode"."id" = "person"."episode_id" and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null
  where "episode"."emission_id" = :emission and "person"."radio_id" = :its_radio
  order by "person"."position", "person"."id";

-- planning.feedWasRead
update "feed_import"
  set "items" = :items, "item_count" = :count
  where "id" = :id and "feed_import"."radio_id" = :its_radio;

-- planning.filledRundowns
select "rundown"."date"
  from "rundown" as "rundown"
  where "rundown"."slot_id" = :slot and "rundown"."date" >= :since and "rundown"."id" in (select "rundown_id"
  from "rundown_item"
  where "rundown_item"."radio_id" = :its_radio) and "rundown"."radio_id" = :its_radio;

-- planning.finishingDryRun
update "dry_run"
  set "state" = :state, "progress" = 100, "first_moment" = :from, "last_moment" = :to, "finished_at" = :now, "problem_count" = :count, "found" = :found
  where "dry_run"."radio_id" = :its_radio;

-- planning.genericsFor
-- SQLite
select "medium"."id" as "medium", "medium"."title", case when coalesce("medium"."cue_out", "medium"."duration", 0) > coalesce("medium"."cue_in", 0) then (coalesce("medium"."cue_out", "medium"."duration", 0) - coalesce("medium"."cue_in", 0)) else 0 end as "length"
  from "media_item" as "medium"
  where "medium"."id" in (select value
  from json_each(:ids)) and "medium"."state" = 'READY' and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null;
-- PostgreSQL
select "medium"."id" as "medium", "medium"."title", case when coalesce("medium"."cue_out", "medium"."duration", 0) > coalesce("medium"."cue_in", 0) then (coalesce("medium"."cue_out", "medium"."duration", 0) - coalesce("medium"."cue_in", 0)) else 0 end as "length"
  from "media_item" as "medium"
  where "medium"."id" = any(:ids) and "medium"."state" = 'READY' and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null;

-- planning.heardBefore
select "bytes"
  from "podcast_listener"
  where "episode_id" = :episode and "day" = :day and "listener" = :listener;

-- planning.heldBySlots
-- SQLite
select "slot"."id", "slot"."category", "slot"."title", "slot"."colour", "slot"."original_id", "slot"."emission_id", "slot"."playlist_id", "slot"."episode_id", "slot"."rush_id", "emission"."title" as "emissionTitle", "emission"."colour" as "emissionColour", "programme"."id" as "programmeId", "programme"."title" as "programmeTitle", "programme"."colour" as "programmeColour", "episode"."title" as "episodeTitle", "meant"."id" as "meantId", "meant"."title" as "meantTitle", "meant"."colour" as "meantColour", "rush"."title" as "rushTitle", "playlist"."name" as "playlistName"
  from "slot" as "slot"
  left join "episode" as "episode" on "episode"."id" = "slot"."episode_id" and "episode"."radio_id" = :its_radio
  left join "emission" as "emission" on "emission"."id" = "slot"."emission_id" and "emission"."radio_id" = :its_radio
  left join "emission" as "programme" on "programme"."id" = "episode"."emission_id" and "programme"."radio_id" = :its_radio
  left join "rush" as "rush" on "rush"."id" = "slot"."rush_id" and "rush"."radio_id" = :its_radio
  left join "emission" as "meant" on "meant"."id" = "rush"."emission_id" and "meant"."radio_id" = :its_radio
  left join "playlist" as "playlist" on "playlist"."id" = "slot"."playlist_id" and "playlist"."radio_id" = :its_radio
  where "slot"."id" in (select value
  from json_each(:ids)) and "slot"."radio_id" = :its_radio;
-- PostgreSQL
select "slot"."id", "slot"."category", "slot"."title", "slot"."colour", "slot"."original_id", "slot"."emission_id", "slot"."playlist_id", "slot"."episode_id", "slot"."rush_id", "emission"."title" as "emissionTitle", "emission"."colour" as "emissionColour", "programme"."id" as "programmeId", "programme"."title" as "programmeTitle", "programme"."colour" as "programmeColour", "episode"."title" as "episodeTitle", "meant"."id" as "meantId", "meant"."title" as "meantTitle", "meant"."colour" as "meantColour", "rush"."title" as "rushTitle", "playlist"."name" as "playlistName"
  from "slot" as "slot"
  left join "episode" as "episode" on "episode"."id" = "slot"."episode_id" and "episode"."radio_id" = :its_radio
  left join "emission" as "emission" on "emission"."id" = "slot"."emission_id" and "emission"."radio_id" = :its_radio
  left join "emission" as "programme" on "programme"."id" = "episode"."emission_id" and "programme"."radio_id" = :its_radio
  left join "rush" as "rush" on "rush"."id" = "slot"."rush_id" and "rush"."radio_id" = :its_radio
  left join "emission" as "meant" on "meant"."id" = "rush"."emission_id" and "meant"."radio_id" = :its_radio
  left join "playlist" as "playlist" on "playlist"."id" = "slot"."playlist_id" and "playlist"."radio_id" = :its_radio
  where "slot"."id" = any(:ids) and "slot"."radio_id" = :its_radio;

-- planning.hoursLaidCount
select count(*) as "count"
  from "clock_hour"
  where "clock_id" = :of and "clock_hour"."radio_id" = :its_radio;

-- planning.idsOfJingles
select "media_item_id"
  from "emission_jingles"
  where "emission_id" = :emission
  order by "media_item_id";

-- planning.importedUids
-- SQLite
select "imported_uid"
  from "slot"
  where "imported_uid" in (select value
  from json_each(:uids)) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null;
-- PostgreSQL
select "imported_uid"
  from "slot"
  where "imported_uid" = any(:uids) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null;

-- planning.itemsOfRundowns
-- SQLite
select "item"."id", "item"."rundown_id", "item"."kind", "item"."title", "item"."media_id", "item"."playlist_id", "item"."duration", "item"."offset", "item"."is_hard", "item"."reason", "item"."added_by", "item"."created_at", "medium"."title" as "mediumTitle", "medium"."kind" as "mediumKind", "medium"."state" as "mediumState", "medium"."deleted_at" as "mediumDeletedAt", "medium"."valid_from", "medium"."valid_to", "medium"."evergreen", "playlist"."name" as "playlistName", case when coalesce("medium"."cue_out", "medium"."duration", 0) > coalesce("medium"."cue_in", 0) then (coalesce("medium"."cue_out", "medium"."duration", 0) - coalesce("medium"."cue_in", 0)) else 0 end as "mediumLength"
  from "rundown_item" as "item"
  left join "media_item" as "medium" on "medium"."id" = "item"."media_id" and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio
  left join "playlist" as "playlist" on "playlist"."id" = "item"."playlist_id" and "playlist"."radio_id" = :its_radio
  where "item"."rundown_id" in (select value
  from json_each(:rundowns)) and "item"."radio_id" = :its_radio
  order by "item"."rundown_id", "item"."position", "item"."id";
-- PostgreSQL
select "item"."id", "item"."rundown_id", "item"."kind", "item"."title", "item"."media_id", "item"."playlist_id", "item"."duration", "item"."offset", "item"."is_hard", "item"."reason", "item"."added_by", "item"."created_at", "medium"."title" as "mediumTitle", "medium"."kind" as "mediumKind", "medium"."state" as "mediumState", "medium"."deleted_at" as "mediumDeletedAt", "medium"."valid_from", "medium"."valid_to", "medium"."evergreen", "playlist"."name" as "playlistName", case when coalesce("medium"."cue_out", "medium"."duration", 0) > coalesce("medium"."cue_in", 0) then (coalesce("medium"."cue_out", "medium"."duration", 0) - coalesce("medium"."cue_in", 0)) else 0 end as "mediumLength"
  from "rundown_item" as "item"
  left join "media_item" as "medium" on "medium"."id" = "item"."media_id" and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio
  left join "playlist" as "playlist" on "playlist"."id" = "item"."playlist_id" and "playlist"."radio_id" = :its_radio
  where "item"."rundown_id" = any(:rundowns) and "item"."radio_id" = :its_radio
  order by "item"."rundown_id", "item"."position", "item"."id";

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

-- planning.knownAsOne
select "name", "name_key" as "key"
  from "artiste"
  where "is_one_artiste" = true and "artiste"."radio_id" = :its_radio and "artiste"."deleted_at" is null
  order by "id";

-- planning.laidHours
select "laid"."id", "laid"."weekday", "laid"."hour", "laid"."clock_id"
  from "clock_hour" as "laid"
  inner join "clock" as "clock" on "clock"."id" = "laid"."clock_id" and "clock"."radio_id" = :its_radio and "clock"."deleted_at" is null
  where "laid"."radio_id" = :its_radio
  order by "laid"."weekday", "laid"."hour";

-- planning.lastBefore
select "slot_id", "date", "episode_id"
  from "occurrence"
  where "slot_id" = :slot and "is_dropped" = false and "state" = 'PLANNED' and "starts_at" < :moment and "occurrence"."radio_id" = :its_radio
  order by "starts_at" desc
  limit 1;

-- planning.lastBuild
select "feed_built_at"
  from "podcast"
  where "id" = :id and "podcast"."radio_id" = :its_radio and "podcast"."deleted_at" is null;

-- planning.lastDryRun
select "id"
  from "dry_run"
  where "dry_run"."radio_id" = :its_radio;

-- planning.lastInSeason
select max("number") as "last"
  from "episode"
  where "emission_id" = :emission and "episode_type" = 'FULL' and coalesce("season", 0) = :season and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;

-- planning.lastTake
select max("number") as "last"
  from "rush_take"
  where "rush_id" = :rush and "rush_take"."radio_id" = :its_radio;

-- planning.lockedFeedImport
-- SQLite
select "id", "state", "podcast_id", "problems", "imported_count", "skipped_count", "failed_count"
  from "feed_import"
  where "id" = :id and "feed_import"."radio_id" = :its_radio;
-- PostgreSQL
select "id", "state", "podcast_id", "problems", "imported_count", "skipped_count", "failed_count"
  from "feed_import"
  where "id" = :id and "feed_import"."radio_id" = :its_radio for update;

-- planning.lockedZone
-- SQLite
select "time_zone"
  from "radio"
  where "id" = :radio;
-- PostgreSQL
select "time_zone"
  from "radio"
  where "id" = :radio for no key update;

-- planning.mediumForRundown
-- SQLite
select "medium"."id", "medium"."kind" as "mediumKind", "medium"."state", "medium"."valid_from", "medium"."valid_to", "medium"."evergreen"
  from "media_item" as "medium"
  where "medium"."id" = :id and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null;
-- PostgreSQL
select "medium"."id", "medium"."kind" as "mediumKind", "medium"."state", "medium"."valid_from", "medium"."valid_to", "medium"."evergreen"
  from "media_item" as "medium"
  where "medium"."id" = :id and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null for share of "medium";

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

-- planning.movingClockParts
update "clock_part"
  set "media_id" = :to, "version" = "version" + 1
  where "media_id" = :from and "clock_part"."radio_id" = :its_radio;

-- planning.movingClosers
update "emission"
  set "closer_id" = :to, "version" = "version" + 1
  where "closer_id" = :from and "emission"."radio_id" = :its_radio;

-- planning.movingJingles
update "emission_jingles"
  set "media_item_id" = :to
  where "media_item_id" = :from;

-- planning.movingOpeners
update "emission"
  set "opener_id" = :to, "version" = "version" + 1
  where "opener_id" = :from and "emission"."radio_id" = :its_radio;

-- planning.movingRundownItems
update "rundown_item"
  set "media_id" = :to, "version" = "version" + 1
  where "media_id" = :from and "rundown_item"."radio_id" = :its_radio;

-- planning.newestFeedImports
select "id"
  from "feed_import"
  where "podcast_id" = :podcast and "feed_import"."radio_id" = :its_radio
  order by "id" desc
  limit :most;

-- planning.newestTake
select "take"."id", "take"."number", "take"."mark_in", "take"."mark_out", "take"."cuts", "take"."medium_id", "medium"."file_key", "medium"."duration", "medium"."state", "medium"."mime_type"
  from "rush_take" as "take"
  inner join "media_item" as "medium" on "medium"."id" = "take"."medium_id" and "medium"."kind" = 'RUSH' and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "take"."rush_id" = :rush and "take"."radio_id" = :its_radio
  order by "take"."number" desc
  limit 1;

-- planning.noticingReading
update "calendar_feed"
  set "last_read_at" = :at
  where "id" = :id and "calendar_feed"."radio_id" = :its_radio;

-- planning.occurrenceChanges
select "slot_id", "date", "updated_at"
  from "occurrence"
  where "starts_at" > :from and "starts_at" < :to and "occurrence"."radio_id" = :its_radio;

-- planning.occurrencesSince
select "date", "starts_at", "state", "is_exception", "is_moved", "is_dropped", "title", "episode_id"
  from "occurrence"
  where "slot_id" = :slot and "date" >= :since and "occurrence"."radio_id" = :its_radio
  order by "date";

-- planning.occurrencesWithEpisode
select "slot_id", "starts_at"
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

-- planning.orderingRundown
-- SQLite
update "rundown_item"
  set "position" = "ordered"."place"
  from (select value ->> '$.id' as "id", value ->> '$.place' as "place"
  from json_each(:order)) as "ordered"
  where "rundown_item"."id" = "ordered"."id" and "rundown_item"."position" <> "ordered"."place" and "rundown_item"."radio_id" = :its_radio;
-- PostgreSQL
update "rundown_item"
  set "position" = "ordered"."place"
  from (select *
  from jsonb_to_recordset(:order::jsonb) as listed("id" integer, "place" integer)) as "ordered"
  where "rundown_item"."id" = "ordered"."id" and "rundown_item"."position" <> "ordered"."place" and "rundown_item"."radio_id" = :its_radio;

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
select "id", "layer", "start_date", "start_time", "duration", "recurrence", "end_date"
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

-- planning.originalsOf
-- SQLite
select "id", "original_id"
  from "slot"
  where "id" in (select value
  from json_each(:slots)) and "original_id" is not null and "slot"."radio_id" = :its_radio;
-- PostgreSQL
select "id", "original_id"
  from "slot"
  where "id" = any(:slots) and "original_id" is not null and "slot"."radio_id" = :its_radio;

-- planning.otherRushForEpisode
select "id"
  from "rush"
  where "episode_id" = :episode and "rendering" in ('UNDER_WAY', 'FAILED') and "rush"."radio_id" = :its_radio and "rush"."deleted_at" is null
  limit 1;

-- planning.ownCalendarFeeds
select count(*) as "count"
  from "calendar_feed"
  where "maker_id" = :viewer and "calendar_feed"."radio_id" = :its_radio;

-- planning.ownDryRun
select "id", "state"
  from "dry_run"
  where "dry_run"."radio_id" = :its_radio;

-- planning.ownPlace
select "id"
  from "emission_person"
  where "emission_id" = :emission and "user_id" = :user and "part" in ('PRESENTER', 'PRODUCER') and "emission_person"."radio_id" = :its_radio;

-- planning.ownPlaceForRush
select "id"
  from "emission_person"
  where "emission_id" = :emission and "user_id" = :user and "part" in ('PRESENTER', 'PRODUCER') and "emission_person"."radio_id" = :its_radio;

-- planning.ownPlaces
select "emission_id"
  from "emission_person"
  where "user_id" = :user and "part" in ('PRESENTER', 'PRODUCER') and "emission_person"."radio_id" = :its_radio;

-- planning.partsForPlan
select "part"."kind", "part"."title", "part"."offset", "part"."is_hard", "part"."count", "part"."duration", "part"."category_id", "part"."playlist_id", "part"."criteria", "part"."media_id", "part"."purpose", "category"."name" as "categoryName"
  from "clock_part" as "part"
  left join "media_category" as "category" on "category"."id" = "part"."category_id" and "category"."radio_id" = :its_radio
  where "part"."clock_id" = :clock and "part"."radio_id" = :its_radio
  order by "part"."position", "part"."id";

-- planning.partsOfClock
select "id"
  from "clock_part"
  where "clock_id" = :of and "clock_part"."radio_id" = :its_radio;

-- planning.pastOfEmission
select "day"."slot_id", "day"."date", "day"."layer", "day"."wall", "day"."duration", "day"."starts_at", "day"."ends_at", "day"."state", "day"."is_exception", "day"."is_moved", "day"."title", "day"."episode_id", "day"."version"
  from "slot" as "slot"
  inner join "occurrence" as "day" on "day"."slot_id" = "slot"."id" and "day"."radio_id" = :its_radio
  where "slot"."emission_id" = :of and "day"."is_dropped" = false and "day"."state" = 'PLANNED' and "day"."starts_at" <= :now and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null
  order by "day"."starts_at" desc
  limit 100;

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

-- planning.placeOfRundownItem
select "rundown"."slot_id", "rundown"."date"
  from "rundown_item" as "item"
  inner join "rundown" as "rundown" on "rundown"."id" = "item"."rundown_id" and "rundown"."radio_id" = :its_radio
  where "item"."id" = :id and "item"."radio_id" = :its_radio;

-- planning.placingOccurrence
update "occurrence"
  set "layer" = :layer, "wall" = :wall, "duration" = :duration, "starts_at" = :startsAt, "ends_at" = :endsAt, "is_dropped" = :isDropped
  where "id" = :id and "occurrence"."radio_id" = :its_radio;

-- planning.plannedRushes
-- SQLite
select "rush"."id", "rush"."title", "rush"."state", "rush"."rendering", "medium"."id" as "medium", case when coalesce("medium"."cue_out", "medium"."duration", 0) > coalesce("medium"."cue_in", 0) then (coalesce("medium"."cue_out", "medium"."duration", 0) - coalesce("medium"."cue_in", 0)) else 0 end as "length"
  from "rush" as "rush"
  left join "episode" as "episode" on "episode"."id" = "rush"."episode_id" and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null
  left join "media_item" as "medium" on "medium"."id" = coalesce("episode"."medium_id", "rush"."result_id") and "medium"."state" = 'READY' and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "rush"."id" in (select value
  from json_each(:ids)) and "rush"."radio_id" = :its_radio and "rush"."deleted_at" is null;
-- PostgreSQL
select "rush"."id", "rush"."title", "rush"."state", "rush"."rendering", "medium"."id" as "medium", case when coalesce("medium"."cue_out", "medium"."duration", 0) > coalesce("medium"."cue_in", 0) then (coalesce("medium"."cue_out", "medium"."duration", 0) - coalesce("medium"."cue_in", 0)) else 0 end as "length"
  from "rush" as "rush"
  left join "episode" as "episode" on "episode"."id" = "rush"."episode_id" and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null
  left join "media_item" as "medium" on "medium"."id" = coalesce("episode"."medium_id", "rush"."result_id") and "medium"."state" = 'READY' and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "rush"."id" = any(:ids) and "rush"."radio_id" = :its_radio and "rush"."deleted_at" is null;

-- planning.playlistForPlan
select "id", "name", "criteria", "order", "enabled", "start_date", "end_date"
  from "playlist"
  where "id" = :id and "playlist"."radio_id" = :its_radio and "playlist"."deleted_at" is null;

-- planning.playlistForRundown
-- SQLite
select "playlist"."id", "playlist"."enabled"
  from "playlist" as "playlist"
  where "playlist"."id" = :id and "playlist"."radio_id" = :its_radio and "playlist"."deleted_at" is null;
-- PostgreSQL
select "playlist"."id", "playlist"."enabled"
  from "playlist" as "playlist"
  where "playlist"."id" = :id and "playlist"."radio_id" = :its_radio and "playlist"."deleted_at" is null for share of "playlist";

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
select "id", "layer", "start_date", "start_time", "duration", "recurrence", "end_date"
  from "slot"
  where "playlist_id" = :of and ("end_date" is null or "end_date" >= :today) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null
  order by "id"
  limit 100;

-- planning.playlistsByRule
-- SQLite
select "id", "name", "criteria", "order", "rule", "rule_number", "weight", "dayparts", "start_date", "end_date"
  from "playlist"
  where "enabled" = true and "rule" in (select value
  from json_each(:rules)) and "playlist"."radio_id" = :its_radio and "playlist"."deleted_at" is null
  order by "id"
  limit 200;
-- PostgreSQL
select "id", "name", "criteria", "order", "rule", "rule_number", "weight", "dayparts", "start_date", "end_date"
  from "playlist"
  where "enabled" = true and "rule" = any(:rules) and "playlist"."radio_id" = :its_radio and "playlist"."deleted_at" is null
  order by "id"
  limit 200;

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

-- planning.podcastForEntry
select "id"
  from "podcast"
  where "emission_id" = :emission and "podcast"."radio_id" = :its_radio and "podcast"."deleted_at" is null;

-- planning.podcastForImport
-- SQLite
select "id", "emission_id"
  from "podcast"
  where "id" = :id and "podcast"."radio_id" = :its_radio and "podcast"."deleted_at" is null;
-- PostgreSQL
select "id", "emission_id"
  from "podcast"
  where "id" = :id and "podcast"."radio_id" = :its_radio and "podcast"."deleted_at" is null for update;

-- planning.podcastOf
select "id"
  from "podcast"
  where "emission_id" = :emission and "id" <> :own and "podcast"."radio_id" = :its_radio;

-- planning.podcastOfEmission
select "podcast"."id", "podcast"."version", "podcast"."title", "podcast"."description", "podcast"."author", "podcast"."owner_name", "podcast"."owner_email", "podcast"."link", "podcast"."language", "podcast"."categories", "podcast"."kind", "podcast"."explicit", "podcast"."copyright", "podcast"."is_published", "podcast"."is_locked", "podcast"."cover", "podcast"."guid", "podcast"."preview_key", "podcast"."feed_hash", "podcast"."feed_built_at", "emission"."id" as "emission", "emission"."slug", "emission"."version" as "emissionVersion"
  from "podcast" as "podcast"
  inner join "emission" as "emission" on "emission"."id" = "podcast"."emission_id" and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null
  where "emission"."id" = :emission and "podcast"."radio_id" = :its_radio and "podcast"."deleted_at" is null;

-- planning.podcastOfFeed
select "podcast"."id", "podcast"."version", "podcast"."title", "podcast"."description", "podcast"."author", "podcast"."owner_name", "podcast"."owner_email", "podcast"."link", "podcast"."language", "podcast"."categories", "podcast"."kind", "podcast"."explicit", "podcast"."copyright", "podcast"."is_published", "podcast"."is_locked", "podcast"."cover", "podcast"."guid", "podcast"."preview_key", "podcast"."feed_hash", "podcast"."feed_built_at", "emission"."id" as "emission", "emission"."slug", "emission"."version" as "emissionVersion"
  from "podcast" as "podcast"
  inner join "emission" as "emission" on "emission"."id" = "podcast"."emission_id" and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null
  where "emission"."slug" = :slug and "podcast"."radio_id" = :its_radio and "podcast"."deleted_at" is null;

-- planning.poolOfCategory
select "medium"."id" as "media"
  from "media_item" as "medium"
  where "medium"."category_id" = :category and "medium"."kind" = 'SONG' and "medium"."state" = 'READY' and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  order by "medium"."id"
  limit 20000;

-- planning.poolOfEmission
select "medium"."id" as "media"
  from "emission_jingles" as "own"
  inner join "media_item" as "medium" on "medium"."id" = "own"."media_item_id" and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "own"."emission_id" = :emission and "medium"."state" = 'READY'
  order by "medium"."id"
  limit 20000;

-- planning.poolOfJingles
select "medium"."id" as "media"
  from "media_item" as "medium"
  where "medium"."kind" = 'JINGLE' and "medium"."purpose" = :purpose and "medium"."state" = 'READY' and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  order by "medium"."id"
  limit 20000;

-- planning.poolOfKind
select "medium"."id" as "media"
  from "media_item" as "medium"
  where "medium"."kind" = :kind and "medium"."state" = 'READY' and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  order by "medium"."id"
  limit 20000;

-- planning.poolOfMedia
-- SQLite
select "medium"."id" as "media", "medium"."kind", "medium"."title", "medium"."credit", "medium"."album_id", "medium"."label", "medium"."client", "medium"."valid_from", "medium"."valid_to", "medium"."evergreen", "medium"."times_a_day", "medium"."dayparts", "medium"."cue_in", "medium"."cue_out", "medium"."fade_in", "medium"."fade_out", case when coalesce("medium"."cue_out", "medium"."duration", 0) > coalesce("medium"."cue_in", 0) then (coalesce("medium"."cue_out", "medium"."duration", 0) - coalesce("medium"."cue_in", 0)) else 0 end as "length"
  from (select value ->> '$.id' as "id", value ->> '$.place' as "place"
  from json_each(:listed)) as "found"
  inner join "media_item" as "medium" on "medium"."id" = "found"."id" and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "medium"."state" = 'READY'
  order by "found"."place";
-- PostgreSQL
select "medium"."id" as "media", "medium"."kind", "medium"."title", "medium"."credit", "medium"."album_id", "medium"."label", "medium"."client", "medium"."valid_from", "medium"."valid_to", "medium"."evergreen", "medium"."times_a_day", "medium"."dayparts", "medium"."cue_in", "medium"."cue_out", "medium"."fade_in", "medium"."fade_out", case when coalesce("medium"."cue_out", "medium"."duration", 0) > coalesce("medium"."cue_in", 0) then (coalesce("medium"."cue_out", "medium"."duration", 0) - coalesce("medium"."cue_in", 0)) else 0 end as "length"
  from (select *
  from jsonb_to_recordset(:listed::jsonb) as listed("id" integer, "place" integer)) as "found"
  inner join "media_item" as "medium" on "medium"."id" = "found"."id" and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "medium"."state" = 'READY'
  order by "found"."place";

-- planning.poolOfPlaylist
select "medium"."id" as "media", case when coalesce("item"."cue_out", "medium"."cue_out", "medium"."duration", 0) > coalesce("item"."cue_in", "medium"."cue_in", 0) then (coalesce("item"."cue_out", "medium"."cue_out", "medium"."duration", 0) - coalesce("item"."cue_in", "medium"."cue_in", 0)) else 0 end as "length", coalesce("item"."cue_in", "medium"."cue_in") as "cueIn", coalesce("item"."cue_out", "medium"."cue_out") as "cueOut", coalesce("item"."fade_in", "medium"."fade_in") as "fadeIn", coalesce("item"."fade_out", "medium"."fade_out") as "fadeOut"
  from "playlist_item" as "item"
  inner join "media_item" as "medium" on "medium"."id" = "item"."media_id" and "medium"."kind" not in ('EPISODE', 'RUSH') and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "item"."playlist_id" = :playlist and "medium"."state" = 'READY' and "item"."radio_id" = :its_radio
  order by "item"."position", "item"."id"
  limit 20000;

-- planning.programmeOf
-- SQLite
select "episode"."emission_id"
  from "episode" as "episode"
  where "episode"."id" = :episode and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;
-- PostgreSQL
select "episode"."emission_id"
  from "episode" as "episode"
  where "episode"."id" = :episode and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null for share of "episode";

-- planning.progressOfDryRun
update "dry_run"
  set "state" = :state, "progress" = :progress
  where "dry_run"."radio_id" = :its_radio;

-- planning.progressOfRendering
update "rush"
  set "rendered" = :percent
  where "id" = :rush and "rendering" = 'UNDER_WAY' and "rush"."radio_id" = :its_radio;

-- planning.radioById
select "id", "name", "slug", "time_zone"
  from "radio"
  where "id" = :id;

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

-- planning.removingException
delete
  from "occurrence"
  where "slot_id" = :slot and "date" = :date and "occurrence"."radio_id" = :its_radio;

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

-- planning.removingRundown
delete
  from "rundown"
  where "slot_id" = :slot and "date" = :date and "rundown"."radio_id" = :its_radio;

-- planning.removingRundownItems
-- SQLite
delete
  from "rundown_item"
  where "id" in (select value
  from json_each(:ids)) and "rundown_item"."radio_id" = :its_radio;
-- PostgreSQL
delete
  from "rundown_item"
  where "id" = any(:ids) and "rundown_item"."radio_id" = :its_radio;

-- planning.removingWarning
delete
  from "slot_warning"
  where "slot_id" = :slot and "date" = :date and "slot_warning"."radio_id" = :its_radio;

-- planning.renderingOfRush
select "rendering"
  from "rush"
  where "id" = :rush and "rush"."radio_id" = :its_radio;

-- planning.rowsBetween
select "slot_id", "date", "layer", "wall", "duration", "starts_at", "ends_at", "state", "is_exception", "is_moved", "title", "episode_id", "version"
  from "occurrence"
  where "is_dropped" = false and "starts_at" > :from and "starts_at" < :to and "occurrence"."radio_id" = :its_radio
  order by "starts_at";

-- planning.rowsOfSlot
select "id", "slot_id", "date", "layer", "wall", "duration", "starts_at", "ends_at", "state", "is_exception", "is_moved", "title", "episode_id", "version", "is_dropped"
  from "occurrence"
  where "slot_id" = :slot and "date" >= :from and "date" <= :to and "occurrence"."radio_id" = :its_radio;

-- planning.rundownItemsToCopy
-- SQLite
select "rundown_id", "position", "kind", "title", "notes", "media_id", "playlist_id", "duration", "offset", "is_hard", "added_by", "reason"
  from "rundown_item"
  where "rundown_id" in (select value
  from json_each(:rundowns)) and "rundown_item"."radio_id" = :its_radio
  order by "rundown_id", "position", "id";
-- PostgreSQL
select "rundown_id", "position", "kind", "title", "notes", "media_id", "playlist_id", "duration", "offset", "is_hard", "added_by", "reason"
  from "rundown_item"
  where "rundown_id" = any(:rundowns) and "rundown_item"."radio_id" = :its_radio
  order by "rundown_id", "position", "id";

-- planning.rundownOn
select "id"
  from "rundown"
  where "slot_id" = :slot and "date" = :date and "rundown"."radio_id" = :its_radio;

-- planning.rundownOrder
select "id"
  from "rundown_item"
  where "rundown_id" = :rundown and "rundown_item"."radio_id" = :its_radio
  order by "position", "id";

-- planning.rundownsBetween
-- SQLite
select "id", "slot_id", "date"
  from "rundown"
  where "slot_id" in (select value
  from json_each(:slots)) and "date" >= :from and "date" <= :to and "rundown"."radio_id" = :its_radio;
-- PostgreSQL
select "id", "slot_id", "date"
  from "rundown"
  where "slot_id" = any(:slots) and "date" >= :from and "date" <= :to and "rundown"."radio_id" = :its_radio;

-- planning.rundownsOfItems
-- SQLite
select distinct "item"."rundown_id", "rundown"."slot_id", "rundown"."date"
  from "rundown_item" as "item"
  inner join "rundown" as "rundown" on "rundown"."id" = "item"."rundown_id" and "rundown"."radio_id" = :its_radio
  where "item"."id" in (select value
  from json_each(:ids)) and "item"."radio_id" = :its_radio;
-- PostgreSQL
select distinct "item"."rundown_id", "rundown"."slot_id", "rundown"."date"
  from "rundown_item" as "item"
  inner join "rundown" as "rundown" on "rundown"."id" = "item"."rundown_id" and "rundown"."radio_id" = :its_radio
  where "item"."id" = any(:ids) and "item"."radio_id" = :its_radio;

-- planning.rundownsSince
select "id", "date"
  from "rundown"
  where "slot_id" = :slot and "date" >= :since and "rundown"."radio_id" = :its_radio
  order by "date";

-- planning.rundownsWithMedium
select "rundown"."id", "rundown"."slot_id", "rundown"."date", "slot"."layer", "slot"."start_date", "slot"."start_time", "slot"."duration", "slot"."recurrence", "slot"."end_date", "occurrence"."starts_at", "occurrence"."ends_at", "occurrence"."wall", "occurrence"."is_dropped", "occurrence"."title", "occurrence"."episode_id"
  from "rundown" as "rundown"
  inner join "slot" as "slot" on "slot"."id" = "rundown"."slot_id" and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null
  left join "occurrence" as "occurrence" on "occurrence"."slot_id" = "rundown"."slot_id" and "occurrence"."date" = "rundown"."date" and "occurrence"."radio_id" = :its_radio
  where "rundown"."date" >= :today and "rundown"."id" in (select "rundown_id"
  from "rundown_item"
  where "media_id" = :of and "rundown_item"."radio_id" = :its_radio) and "rundown"."radio_id" = :its_radio
  order by "rundown"."date", "rundown"."slot_id"
  limit 1000;

-- planning.rundownsWithPlaylist
select "rundown"."id", "rundown"."slot_id", "rundown"."date", "slot"."layer", "slot"."start_date", "slot"."start_time", "slot"."duration", "slot"."recurrence", "slot"."end_date", "occurrence"."starts_at", "occurrence"."ends_at", "occurrence"."wall", "occurrence"."is_dropped", "occurrence"."title", "occurrence"."episode_id"
  from "rundown" as "rundown"
  inner join "slot" as "slot" on "slot"."id" = "rundown"."slot_id" and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null
  left join "occurrence" as "occurrence" on "occurrence"."slot_id" = "rundown"."slot_id" and "occurrence"."date" = "rundown"."date" and "occurrence"."radio_id" = :its_radio
  where "rundown"."date" >= :today and "rundown"."id" in (select "rundown_id"
  from "rundown_item"
  where "playlist_id" = :of and "rundown_item"."radio_id" = :its_radio) and "rundown"."radio_id" = :its_radio
  order by "rundown"."date", "rundown"."slot_id"
  limit 1000;

-- planning.runningFeedImport
select "id"
  from "feed_import"
  where "id" = :id and "state" = 'RUNNING' and "feed_import"."radio_id" = :its_radio;

-- planning.rushForTake
select "state", "sent_by_id", "emission_id"
  from "rush"
  where "id" = :id and "rush"."radio_id" = :its_radio and "rush"."deleted_at" is null;

-- planning.rushNamed
-- SQLite
select "rush"."id", "rush"."state", "rush"."emission_id", "emission"."state" as "emissionState"
  from "rush" as "rush"
  left join "emission" as "emission" on "emission"."id" = "rush"."emission_id" and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null
  where "rush"."id" = :id and "rush"."radio_id" = :its_radio and "rush"."deleted_at" is null;
-- PostgreSQL
select "rush"."id", "rush"."state", "rush"."emission_id", "emission"."state" as "emissionState"
  from "rush" as "rush"
  left join "emission" as "emission" on "emission"."id" = "rush"."emission_id" and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null
  where "rush"."id" = :id and "rush"."radio_id" = :its_radio and "rush"."deleted_at" is null for share of "rush";

-- planning.rushSlotCount
select count(*) as "count"
  from "slot"
  where "rush_id" = :of and ("end_date" is null or "end_date" >= :today) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null;

-- planning.rushSlots
select "id", "layer", "start_date", "start_time", "duration", "recurrence", "end_date"
  from "slot"
  where "rush_id" = :of and ("end_date" is null or "end_date" >= :today) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null
  order by "id"
  limit 100;

-- planning.sameNumber
select "id"
  from "episode"
  where "emission_id" = :emission and coalesce("season", 0) = :season and "number" = :number and "episode_type" = 'FULL' and "id" <> :own and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;

-- planning.sentRush
select "id", "title", "emission_id"
  from "rush"
  where "id" = :id and "rush"."radio_id" = :its_radio and "rush"."deleted_at" is null;

-- planning.slotChanges
-- SQLite
select "id", "updated_at"
  from "slot"
  where "id" in (select value
  from json_each(:ids)) and "slot"."radio_id" = :its_radio;
-- PostgreSQL
select "id", "updated_at"
  from "slot"
  where "id" = any(:ids) and "slot"."radio_id" = :its_radio;

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

-- planning.slotsOfRundowns
-- SQLite
select "id", "slot_id"
  from "rundown"
  where "id" in (select value
  from json_each(:ids)) and "rundown"."radio_id" = :its_radio;
-- PostgreSQL
select "id", "slot_id"
  from "rundown"
  where "id" = any(:ids) and "rundown"."radio_id" = :its_radio;

-- planning.slotsWithMedium
select "id", "layer", "start_date", "start_time", "duration", "recurrence", "end_date"
  from "slot"
  where ("playlist_id" in (select "playlist_id"
  from "playlist_item"
  where "media_id" = :of and "playlist_item"."radio_id" = :its_radio) or "rush_id" in (select "id"
  from "rush"
  where "result_id" = :of and "rush"."radio_id" = :its_radio and "rush"."deleted_at" is null)) and ("end_date" is null or "end_date" >= :today) and "slot"."radio_id" = :its_radio and "slot"."deleted_at" is null
  order by "id"
  limit 100;

-- planning.slotsWithRows
select distinct "slot_id"
  from "occurrence"
  where "starts_at" >= :now and "occurrence"."radio_id" = :its_radio;

-- planning.soundArriving
update "episode"
  set "upload_status" = :percent
  where "id" = :id and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;

-- planning.soundForMp3
select "file_key", "state", "mime_type", "mp3size", "duration"
  from "media_item"
  where "id" = :id and "media_item"."radio_id" = :its_radio;

-- planning.soundNotArriving
update "episode"
  set "upload_status" = case when ("medium_id" is null and "incoming_id" is null) then -1 else 100 end
  where "id" = :id and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;

-- planning.soundOfEpisode
select "medium"."id", "medium"."state", case when coalesce("medium"."cue_out", "medium"."duration", 0) > coalesce("medium"."cue_in", 0) then (coalesce("medium"."cue_out", "medium"."duration", 0) - coalesce("medium"."cue_in", 0)) else 0 end as "length"
  from "episode" as "episode"
  inner join "media_item" as "medium" on "medium"."id" = "episode"."medium_id" and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "episode"."id" = :episode and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;

-- planning.soundsOfEpisodes
-- SQLite
select "episode"."id" as "episode", "episode"."title", "medium"."id" as "medium", case when coalesce("medium"."cue_out", "medium"."duration", 0) > coalesce("medium"."cue_in", 0) then (coalesce("medium"."cue_out", "medium"."duration", 0) - coalesce("medium"."cue_in", 0)) else 0 end as "length"
  from "episode" as "episode"
  inner join "media_item" as "medium" on "medium"."id" = "episode"."medium_id" and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "episode"."id" in (select value
  from json_each(:ids)) and "medium"."state" = 'READY' and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;
-- PostgreSQL
select "episode"."id" as "episode", "episode"."title", "medium"."id" as "medium", case when coalesce("medium"."cue_out", "medium"."duration", 0) > coalesce("medium"."cue_in", 0) then (coalesce("medium"."cue_out", "medium"."duration", 0) - coalesce("medium"."cue_in", 0)) else 0 end as "length"
  from "episode" as "episode"
  inner join "media_item" as "medium" on "medium"."id" = "episode"."medium_id" and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "episode"."id" = any(:ids) and "medium"."state" = 'READY' and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null;

-- planning.soundsWithoutMp3
select "medium"."id", "medium"."radio_id" as "radioId"
  from "episode" as "episode"
  inner join "media_item" as "medium" on "medium"."id" = "episode"."medium_id" and "medium"."deleted_at" is null
  where "medium"."kind" = 'EPISODE' and "medium"."state" = 'READY' and "medium"."mp3size" is null and "medium"."mime_type" in ('audio/flac', 'audio/wav') and "episode"."deleted_at" is null
  order by "medium"."id"
  limit 1000;

-- planning.stateOfItems
select count(*) as "items", sum("item"."version") as "versions", sum("item"."position" * "item"."id") as "order"
  from "playlist_item" as "item"
  where "item"."playlist_id" = :playlist and "item"."radio_id" = :its_radio;

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

-- planning.thoseWhoMake
select "part"."user_id", "part"."part"
  from "emission_person" as "part"
  inner join "team_member" as "member" on "member"."user_id" = "part"."user_id" and "member"."radio_id" = :its_radio
  where "part"."emission_id" = :emission and "part"."part" in ('PRESENTER', 'PRODUCER') and "part"."radio_id" = :its_radio
  order by "part"."position";

-- planning.titleOfEmission
select "title"
  from "emission"
  where "id" = :id and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null;

-- planning.warnedOf
select "id"
  from "slot_warning"
  where "slot_id" = :slot and "date" = :date and "slot_warning"."radio_id" = :its_radio;

-- planning.warningsSince
select "id", "date"
  from "slot_warning"
  where "slot_id" = :slot and "date" >= :since and "slot_warning"."radio_id" = :its_radio
  order by "date";

-- planning.whoAccepted
select "full_name"
  from "user"
  where "id" = :id;

-- planning.whoIsLive
select "user_id"
  from "emission_person"
  where "emission_id" = :emission and "part" in ('PRESENTER', 'PRODUCER') and "user_id" is not null and "emission_person"."radio_id" = :its_radio;

-- planning.whoIsLiveInEpisode
select "user_id"
  from "episode_person"
  where "episode_id" = :episode and "part" in ('PRESENTER', 'PRODUCER') and "user_id" is not null and "episode_person"."radio_id" = :its_radio;

-- planning.zone
select "time_zone"
  from "radio"
  where "id" = :radio;
