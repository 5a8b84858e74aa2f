-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

-- onair.abandoned
select "id"
  from "air_item"
  where "state" = 'COMING' and "planned_at" < :before and "air_item"."radio_id" = :its_radio
  limit 500;

-- onair.allOffAir
update "live_visit"
  set "state" = 'ADMITTED', "on_air_until" = :at
  where "state" = 'ON_AIR' and "live_visit"."radio_id" = :its_radio;

-- onair.askEnd
update "air_item"
  set "is_ending" = true, "by" = :by
  where "id" = :id and "source" != 'LIVE' and "state" = 'ON_AIR' and "air_item"."radio_id" = :its_radio;

-- onair.began
update "air_item"
  set "state" = 'ON_AIR', "heard_from" = :at
  where "id" = :id and "heard_from" is null and "air_item"."radio_id" = :its_radio;

-- onair.bringBack
-- SQLite
update "air_item"
  set "state" = 'COMING'
  where "id" in (select value
  from json_each(:ids)) and "state" = 'LEFT_OUT' and "air_item"."radio_id" = :its_radio;
-- PostgreSQL
update "air_item"
  set "state" = 'COMING'
  where "id" = any(:ids) and "state" = 'LEFT_OUT' and "air_item"."radio_id" = :its_radio;

-- onair.callAnswered
update "visit_call"
  set "answer" = :answer
  where "id" = :id and "visit_id" = :visit and "answer" = '' and "visit_call"."radio_id" = :its_radio;

-- onair.callById
select "id", "visit_id", "offer", "answer"
  from "visit_call"
  where "id" = :id and "visit_call"."radio_id" = :its_radio;

-- onair.callOver
delete
  from "visit_call"
  where "id" = :id and "visit_call"."radio_id" = :its_radio;

-- onair.cameAgain
update "live_visit"
  set "line" = :line, "seen_at" = :at
  where "id" = :id and "live_visit"."radio_id" = :its_radio;

-- onair.cartsAt
select "id", "owner_id"
  from "cart"
  where "page" = :page and "place" = :place and "cart"."radio_id" = :its_radio;

-- onair.cartsWithMedium
select "id", "label", "page", "place", "owner_id"
  from "cart"
  where "media_id" = :of and "cart"."radio_id" = :its_radio
  order by "id"
  limit 100;

-- onair.comesNext
select "item"."id", "item"."title", "item"."credit", "item"."album", "item"."is_untitled", "item"."source", "item"."heard_from", "item"."planned_at", "item"."planned_until", "medium"."artwork", "medium"."kind"
  from "air_item" as "item"
  left join "media_item" as "medium" on "medium"."id" = "item"."media_id" and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "item"."state" = 'COMING' and ("item"."source" = 'INSERTED' or "item"."planned_at" >= :after) and "item"."radio_id" = :its_radio
  order by case when "item"."source" = 'INSERTED' then 0 else 1 end, "item"."planned_at", "item"."id"
  limit 1;

-- onair.comingLive
select "id", "person_id", "name", "title", "how", "started_at", "ended_at", "slot_id", "date", "planned_until", "air_title", "air_credit", "part", "is_sending", "seen_at", "is_heard", "stream_key_id"
  from "live_session"
  where "ended_at" is null and "is_coming" = true and "live_session"."radio_id" = :its_radio
  order by "id"
  limit 1;

-- onair.cutWithoutRush
select "id"
  from "live_session"
  where "started_at" > :since and "is_recording_cut" = true and "ended_at" is not null and "rush_id" is null and "live_session"."radio_id" = :its_radio;

-- onair.emergencyChosen
-- SQLite
select "id", "state"
  from "media_item"
  where "id" = :id and "media_item"."kind" not in ('EPISODE', 'RUSH') and "media_item"."radio_id" = :its_radio and "media_item"."deleted_at" is null;
-- PostgreSQL
select "id", "state"
  from "media_item"
  where "id" = :id and "media_item"."kind" not in ('EPISODE', 'RUSH') and "media_item"."radio_id" = :its_radio and "media_item"."deleted_at" is null for share;

-- onair.emergencyMedium
select "id", "checksum", "title"
  from "media_item"
  where "id" = :id and "state" = 'READY' and "media_item"."kind" not in ('EPISODE', 'RUSH') and "media_item"."radio_id" = :its_radio and "media_item"."deleted_at" is null;

-- onair.emissionsWith
select "emission_id"
  from "emission_person"
  where "user_id" = :user and "part" in ('PRESENTER', 'PRODUCER') and "emission_person"."radio_id" = :its_radio;

-- onair.endable
select "id", "plan_key"
  from "air_item"
  where "id" = :id and "air_item"."radio_id" = :its_radio;

-- onair.ended
update "air_item"
  set "state" = :state, "heard_until" = :at, "heard_for" = :ms, "is_ending" = false, "problem" = :problem
  where "id" = :id and "air_item"."radio_id" = :its_radio;

-- onair.episodesWith
-- SQLite
select "episode_id"
  from "episode_person"
  where "user_id" = :user and "part" in ('PRESENTER', 'PRODUCER') and "episode_id" in (select value
  from json_each(:ids)) and "episode_person"."radio_id" = :its_radio;
-- PostgreSQL
select "episode_id"
  from "episode_person"
  where "user_id" = :user and "part" in ('PRESENTER', 'PRODUCER') and "episode_id" = any(:ids) and "episode_person"."radio_id" = :its_radio;

-- onair.failed
update "air_item"
  set "state" = 'FAILED', "is_ending" = false, "problem" = :problem
  where "id" = :id and "heard_from" is null and "air_item"."radio_id" = :its_radio;

-- onair.fileForAir
select "medium"."file_key", "medium"."mime_type"
  from "media_item" as "medium"
  where "medium"."id" = :id and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null;

-- onair.findSending
select "not_sending_since"
  from "station"
  where "id" = :id and "station"."radio_id" = :its_radio;

-- onair.firstMountOf
select "path"
  from "mount_point"
  where "server_id" = :server and "mount_point"."radio_id" = :its_radio
  order by "id"
  limit 1;

-- onair.guestLinkOf
select "invitation"."id", "invitation"."name", "invitation"."note", "invitation"."invited_by", "invitation"."expires_at", "radio"."id" as "radioId", "radio"."name" as "radioName"
  from "live_invitation" as "invitation"
  inner join "radio" as "radio" on "radio"."id" = "invitation"."radio_id"
  where "invitation"."link_hash" = :linkHash;

-- onair.handoverById
select "handover"."id", "handover"."from_id", "handover"."person_id", "handover"."to_id", "live"."person_id" as "leaving"
  from "live_handover" as "handover"
  inner join "live_session" as "live" on "live"."id" = "handover"."from_id" and "live"."radio_id" = :its_radio
  where "handover"."id" = :id and "handover"."radio_id" = :its_radio;

-- onair.handoverCame
update "live_handover"
  set "to_id" = :to, "takes_over_at" = :at
  where "id" = :id and "live_handover"."radio_id" = :its_radio;

-- onair.handoverEnded
update "live_handover"
  set "ended_at" = :at, "end" = :end, "ended_by" = :by
  where "id" = :id and "ended_at" is null and "live_handover"."radio_id" = :its_radio;

-- onair.handoverTo
select "id", "countdown"
  from "live_handover"
  where "ended_at" is null and "to_id" is null and "person_id" = :person and "live_handover"."radio_id" = :its_radio
  limit 1;

-- onair.heardAfter
select "id", "heard_from"
  from "air_item"
  where "heard_from" > :at and "air_item"."radio_id" = :its_radio
  order by "heard_from", "id"
  limit 1;

-- onair.heardNow
select "item"."id", "item"."title", "item"."credit", "item"."album", "item"."is_untitled", "item"."source", "item"."heard_from", "item"."planned_at", "item"."planned_until", "medium"."artwork", "medium"."kind"
  from "air_item" as "item"
  left join "media_item" as "medium" on "medium"."id" = "item"."media_id" and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null
  where "item"."state" = 'ON_AIR' and "item"."radio_id" = :its_radio
  order by "item"."heard_from" desc
  limit 1;

-- onair.heldUntil
select "held_until", "held_by"
  from "station"
  where "station"."radio_id" = :its_radio;

-- onair.holdLive
-- SQLite
select "id"
  from "station"
  where "station"."radio_id" = :its_radio;
-- PostgreSQL
select "id"
  from "station"
  where "station"."radio_id" = :its_radio for update;

-- onair.holdStation
-- SQLite
select "id"
  from "station"
  where "id" = :id and "station"."radio_id" = :its_radio;
-- PostgreSQL
select "id"
  from "station"
  where "id" = :id and "station"."radio_id" = :its_radio for update;

-- onair.itemToEnd
select "id", "heard_from", "heard_until", "state"
  from "air_item"
  where "id" = :id and "air_item"."radio_id" = :its_radio;

-- onair.keptOut
select "id"
  from "live_session"
  where "person_id" = :person and "kept_out_until" > :now and "live_session"."radio_id" = :its_radio
  limit 1;

-- onair.keyCount
select count(*) as "count"
  from "stream_key"
  where "person_id" = :person and "stream_key"."radio_id" = :its_radio;

-- onair.keyUsed
update "stream_key"
  set "last_used_at" = :at
  where "id" = :id and "stream_key"."radio_id" = :its_radio;

-- onair.keysOf
select "id", "name", "created_at", "last_used_at"
  from "stream_key"
  where "person_id" = :person and "stream_key"."radio_id" = :its_radio
  order by "id" desc;

-- onair.lastPlayed
select "heard_until"
  from "air_item"
  where "heard_from" is not null and "air_item"."radio_id" = :its_radio
  order by "heard_from" desc
  limit 1;

-- onair.leaveOut
-- SQLite
update "air_item"
  set "state" = 'LEFT_OUT'
  where "id" in (select value
  from json_each(:ids)) and "state" = 'COMING' and "air_item"."radio_id" = :its_radio;
-- PostgreSQL
update "air_item"
  set "state" = 'LEFT_OUT'
  where "id" = any(:ids) and "state" = 'COMING' and "air_item"."radio_id" = :its_radio;

-- onair.lineBack
update "live_session"
  set "part" = :part, "is_sending" = true, "seen_at" = :at
  where "id" = :id and "part" = :before and "ended_at" is null and "live_session"."radio_id" = :its_radio;

-- onair.lineGone
update "live_session"
  set "is_sending" = false, "seen_at" = :at
  where "id" = :id and "part" = :part and "ended_at" is null and "live_session"."radio_id" = :its_radio;

-- onair.liveAmong
-- SQLite
select "person_id"
  from "live_session"
  where "ended_at" is null and "is_coming" = false and "person_id" in (select value
  from json_each(:people));
-- PostgreSQL
select "person_id"
  from "live_session"
  where "ended_at" is null and "is_coming" = false and "person_id" = any(:people);

-- onair.liveById
select "id", "person_id", "name", "title", "how", "started_at", "ended_at", "why", "ended_by", "slot_id", "date", "planned_until", "part", "is_sending", "is_coming", "is_heard", "heard_from", "emission_id", "episode_id", "rush_id", "recorded_as"
  from "live_session"
  where "id" = :id and "live_session"."radio_id" = :its_radio;

-- onair.liveEnded
update "live_session"
  set "ended_at" = :at, "why" = :why, "ended_by" = :by, "is_sending" = false
  where "id" = :id and "ended_at" is null and "live_session"."radio_id" = :its_radio;

-- onair.liveHeard
update "live_session"
  set "is_heard" = true, "heard_from" = coalesce("heard_from", :at)
  where "id" = :id and "live_session"."radio_id" = :its_radio;

-- onair.liveKeptOut
update "live_session"
  set "kept_out_until" = :until
  where "id" = :id and "live_session"."radio_id" = :its_radio;

-- onair.liveSeen
update "live_session"
  set "seen_at" = :at
  where "id" = :id and "live_session"."radio_id" = :its_radio;

-- onair.liveTakesOver
update "live_session"
  set "is_coming" = false
  where "id" = :id and "live_session"."radio_id" = :its_radio;

-- onair.liveUnheard
update "live_session"
  set "is_heard" = false
  where "id" = :id and "live_session"."radio_id" = :its_radio;

-- onair.liveWentOn
update "live_session"
  set "ended_at" = null, "why" = null, "seen_at" = :at
  where "id" = :id and "how" = 'ENCODER' and "why" in ('LEFT', 'LINE_LOST') and "ended_at" <= :at and "live_session"."radio_id" = :its_radio;

-- onair.liveWithKey
select "id"
  from "live_session"
  where "stream_key_id" = :key and "ended_at" is null and "live_session"."radio_id" = :its_radio;

-- onair.lockedLive
-- SQLite
select "id", "person_id", "name", "title", "started_at", "ended_at", "emission_id", "part", "rush_id"
  from "live_session"
  where "id" = :id and "live_session"."radio_id" = :its_radio;
-- PostgreSQL
select "id", "person_id", "name", "title", "started_at", "ended_at", "emission_id", "part", "rush_id"
  from "live_session"
  where "id" = :id and "live_session"."radio_id" = :its_radio for update;

-- onair.mediaForAir
-- SQLite
select "medium"."id", "medium"."kind", "medium"."title", "medium"."credit", "medium"."checksum", "medium"."size", "medium"."duration", "medium"."cue_in", "medium"."cue_out", "medium"."fade_in", "medium"."fade_out", "medium"."loudness", "medium"."true_peak", "album"."title" as "album", "song"."label", "song"."isrc", "medium"."kind" as "mediumKind", "medium"."valid_from", "medium"."valid_to", "medium"."evergreen"
  from "media_item" as "medium"
  left join "media_item" as "song" on "song"."id" = "medium"."id" and "song"."kind" = 'SONG' and "song"."radio_id" = :its_radio and "song"."deleted_at" is null
  left join "album" as "album" on "album"."id" = "song"."album_id" and "album"."radio_id" = :its_radio and "album"."deleted_at" is null
  where "medium"."id" in (select value
  from json_each(:ids)) and "medium"."state" = 'READY' and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null;
-- PostgreSQL
select "medium"."id", "medium"."kind", "medium"."title", "medium"."credit", "medium"."checksum", "medium"."size", "medium"."duration", "medium"."cue_in", "medium"."cue_out", "medium"."fade_in", "medium"."fade_out", "medium"."loudness", "medium"."true_peak", "album"."title" as "album", "song"."label", "song"."isrc", "medium"."kind" as "mediumKind", "medium"."valid_from", "medium"."valid_to", "medium"."evergreen"
  from "media_item" as "medium"
  left join "media_item" as "song" on "song"."id" = "medium"."id" and "song"."kind" = 'SONG' and "song"."radio_id" = :its_radio and "song"."deleted_at" is null
  left join "album" as "album" on "album"."id" = "song"."album_id" and "album"."radio_id" = :its_radio and "album"."deleted_at" is null
  where "medium"."id" = any(:ids) and "medium"."state" = 'READY' and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null;

-- onair.mountHeard
select "mount"."path", "server"."host", "server"."port", "server"."is_secure"
  from "mount_point" as "mount"
  inner join "stream_server" as "server" on "server"."id" = "mount"."server_id" and "server"."radio_id" = :its_radio
  where "mount"."radio_id" = :its_radio
  order by "mount"."is_public" desc, case when "mount"."format" = 'MP3' then 0 when "mount"."format" = 'AAC' then 1 else 2 end, "mount"."id"
  limit 1;

-- onair.mountWithPath
select "id"
  from "mount_point"
  where "server_id" = :server and "path" = :path and "mount_point"."radio_id" = :its_radio;

-- onair.mountsOfRadio
select "id", "server_id", "name", "path", "format", "bitrate", "is_public", "is_listed", "fallback"
  from "mount_point"
  where "mount_point"."radio_id" = :its_radio
  order by "id"
  limit 1000;

-- onair.movingCarts
update "cart"
  set "media_id" = :to, "version" = "version" + 1
  where "media_id" = :from and "cart"."radio_id" = :its_radio;

-- onair.notSent
update "air_item"
  set "state" = 'NOT_SENT', "heard_from" = null, "is_ending" = false, "problem" = :problem
  where "id" = :id and "air_item"."radio_id" = :its_radio;

-- onair.offAirAt
update "live_visit"
  set "on_air_until" = :at
  where "id" = :id and "on_air_from" is not null and "on_air_until" is null and "live_visit"."radio_id" = :its_radio;

-- onair.openHandover
select "id", "from_id", "person_id", "to_id", "countdown", "asked_at", "takes_over_at"
  from "live_handover"
  where "ended_at" is null and "live_handover"."radio_id" = :its_radio
  order by "id"
  limit 1;

-- onair.openLive
select "id", "person_id", "name", "title", "how", "started_at", "ended_at", "slot_id", "date", "planned_until", "air_title", "air_credit", "part", "is_sending", "seen_at", "is_heard", "stream_key_id"
  from "live_session"
  where "ended_at" is null and "is_coming" = false and "live_session"."radio_id" = :its_radio
  order by "id"
  limit 1;

-- onair.ownStation
select "id"
  from "station"
  where "station"."radio_id" = :its_radio;

-- onair.partSent
update "live_session"
  set "recorded_as" = :form, "part" = case when "part" < :part then :part else "part" end
  where "id" = :id and "live_session"."radio_id" = :its_radio;

-- onair.passOver
update "air_item"
  set "state" = 'SKIPPED', "by" = :by
  where "id" = :id and "state" = 'COMING' and "air_item"."radio_id" = :its_radio;

-- onair.personOfKey
select "id", "person_id"
  from "stream_key"
  where "key_hash" = :keyHash and "stream_key"."radio_id" = :its_radio;

-- onair.personOfLive
select "person_id"
  from "live_session"
  where "id" = :id and "live_session"."radio_id" = :its_radio;

-- onair.playerSeen
update "station"
  set "seen_at" = :at
  where "id" = :id and "station"."radio_id" = :its_radio;

-- onair.radioName
select "name", "logo"
  from "radio"
  where "id" = :id;

-- onair.radioWithFiles
select "id", "name", "slug", "time_zone"
  from "radio"
  where "id" = :id;

-- onair.radiosOnAir
select "radio"."id" as "radioId"
  from "station" as "station"
  inner join "radio" as "radio" on "radio"."id" = "station"."radio_id";

-- onair.recorded
update "live_session"
  set "rush_id" = :rush
  where "id" = :id and "rush_id" is null and "live_session"."radio_id" = :its_radio;

-- onair.recordingCut
update "live_session"
  set "is_recording_cut" = true
  where "id" = :id and "is_recording_cut" = false and "live_session"."radio_id" = :its_radio;

-- onair.removeComing
-- SQLite
delete
  from "air_item"
  where "id" in (select value
  from json_each(:ids)) and "state" = 'COMING' and "air_item"."radio_id" = :its_radio;
-- PostgreSQL
delete
  from "air_item"
  where "id" = any(:ids) and "state" = 'COMING' and "air_item"."radio_id" = :its_radio;

-- onair.rushOfMedium
select "rush_id"
  from "rush_take"
  where "medium_id" = :medium and "rush_take"."radio_id" = :its_radio;

-- onair.sampleTokenKept
select "token_hash"
  from "station"
  where "station"."radio_id" = :its_radio;

-- onair.seenPlayer
select "seen_at", "held_until", "held_by", "not_sending_since", "not_sending_because"
  from "station"
  where "station"."radio_id" = :its_radio;

-- onair.serversOfRadio
select "id", "name", "host", "port", "is_secure", "listen_url", "is_own", "source_user", "source_password", "admin_user", "admin_password"
  from "stream_server"
  where "stream_server"."radio_id" = :its_radio
  order by "id"
  limit 100;

-- onair.serversSentTo
select "id", "host", "port", "is_own"
  from "stream_server"
  where "stream_server"."radio_id" = :its_radio
  order by "id"
  limit 100;

-- onair.setPlanFailing
update "station"
  set "plan_failing_since" = :at
  where "id" = :id and "station"."radio_id" = :its_radio;

-- onair.shownMedia
-- SQLite
select "medium"."id", "medium"."title", "medium"."credit", "medium"."artwork", "medium"."kind", "album"."title" as "album"
  from "media_item" as "medium"
  left join "media_item" as "song" on "song"."id" = "medium"."id" and "song"."kind" = 'SONG' and "song"."radio_id" = :its_radio and "song"."deleted_at" is null
  left join "album" as "album" on "album"."id" = "song"."album_id" and "album"."radio_id" = :its_radio and "album"."deleted_at" is null
  where "medium"."id" in (select value
  from json_each(:ids)) and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null;
-- PostgreSQL
select "medium"."id", "medium"."title", "medium"."credit", "medium"."artwork", "medium"."kind", "album"."title" as "album"
  from "media_item" as "medium"
  left join "media_item" as "song" on "song"."id" = "medium"."id" and "song"."kind" = 'SONG' and "song"."radio_id" = :its_radio and "song"."deleted_at" is null
  left join "album" as "album" on "album"."id" = "song"."album_id" and "album"."radio_id" = :its_radio and "album"."deleted_at" is null
  where "medium"."id" = any(:ids) and "medium"."radio_id" = :its_radio and "medium"."deleted_at" is null;

-- onair.stationForLive
select "id", "seen_at", "live_grace"
  from "station"
  where "station"."radio_id" = :its_radio;

-- onair.stationOfToken
select "station"."id", "station"."seen_at", "station"."loudness", "station"."fade", "station"."emergency_id", "station"."plan_failing_since", "station"."not_sending_since", "radio"."id" as "radioId", "radio"."name" as "radioName", "radio"."slug", "radio"."time_zone"
  from "station" as "station"
  inner join "radio" as "radio" on "radio"."id" = "station"."radio_id"
  where "station"."token_hash" = :tokenHash;

-- onair.stillOnAir
select "id", "heard_from", "source"
  from "air_item"
  where "state" = 'ON_AIR' and "air_item"."radio_id" = :its_radio;

-- onair.takeSampleToken
update "station"
  set "token_hash" = :tokenHash, "token_made_at" = :at
  where "token_hash" is null and "station"."radio_id" = :its_radio;

-- onair.testedServer
select "id", "host", "port", "is_secure", "source_user", "source_password", "admin_user", "admin_password"
  from "stream_server"
  where "id" = :id and "stream_server"."radio_id" = :its_radio;

-- onair.titleTold
update "live_session"
  set "air_title" = :title, "air_credit" = :credit
  where "id" = :id and "live_session"."radio_id" = :its_radio;

-- onair.toldByKeys
-- SQLite
select "id", "plan_key", "state", "source", "planned_at", "planned_until", "media_id", "title", "by", "is_ending", "after_key"
  from "air_item"
  where "plan_key" in (select value
  from json_each(:keys)) and "air_item"."radio_id" = :its_radio;
-- PostgreSQL
select "id", "plan_key", "state", "source", "planned_at", "planned_until", "media_id", "title", "by", "is_ending", "after_key"
  from "air_item"
  where "plan_key" = any(:keys) and "air_item"."radio_id" = :its_radio;

-- onair.toldSince
select "id", "plan_key", "state", "source", "planned_at", "planned_until", "media_id", "title", "by", "is_ending", "after_key"
  from "air_item"
  where "planned_at" >= :since and "air_item"."radio_id" = :its_radio
  order by "planned_at" desc, "id" desc
  limit 2000;

-- onair.unplannedWith
select "id"
  from "air_item"
  where "plan_key" = :key and "air_item"."radio_id" = :its_radio;

-- onair.updateOutputs
update "station"
  set "outputs" = :outputs, "not_sending_since" = :notSendingSince, "not_sending_because" = :notSendingBecause
  where "id" = :id and "station"."radio_id" = :its_radio;

-- onair.visitById
select "id", "person_id", "invitation_id", "name", "part", "state", "told", "line", "left_at", "on_air_from"
  from "live_visit"
  where "id" = :id and "live_visit"."radio_id" = :its_radio;

-- onair.visitCount
select count(*) as "count"
  from "live_visit"
  where "left_at" is null and "live_visit"."radio_id" = :its_radio;

-- onair.visitLeft
update "live_visit"
  set "state" = 'LEFT', "left_at" = :at
  where "id" = :id and "line" = :line and "left_at" is null and "live_visit"."radio_id" = :its_radio;

-- onair.visitOfPerson
select "id", "line"
  from "live_visit"
  where "person_id" = :person and "left_at" is null and "live_visit"."radio_id" = :its_radio;

-- onair.visitRefused
update "live_visit"
  set "state" = 'REFUSED', "left_at" = :at
  where "id" = :id and "left_at" is null and "live_visit"."radio_id" = :its_radio;

-- onair.visitSaid
update "live_visit"
  set "said" = :said
  where "id" = :id and "left_at" is null and "live_visit"."radio_id" = :its_radio;

-- onair.visitSeen
update "live_visit"
  set "seen_at" = :at
  where "id" = :id and "line" = :line and "live_visit"."radio_id" = :its_radio;

-- onair.visitsHere
select "id"
  from "live_visit"
  where "left_at" is null and "live_visit"."radio_id" = :its_radio
  order by "id";

-- onair.visitsLost
select "id", "line", "seen_at"
  from "live_visit"
  where "left_at" is null and "seen_at" < :since and "live_visit"."radio_id" = :its_radio;

-- onair.visitsOfInvitation
select "id", "line", "state", "left_at"
  from "live_visit"
  where "invitation_id" = :invitation and "live_visit"."radio_id" = :its_radio;

-- onair.visitsOnAir
select "id"
  from "live_visit"
  where "state" = 'ON_AIR' and "live_visit"."radio_id" = :its_radio;
