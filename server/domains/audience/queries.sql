-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

-- audience.addLook
insert into "audience_minute" ("mount_id", "minute", "least", "most", "total", "looks")
  values (:mount, :minute, :listeners, :listeners, :listeners, :one)
  on conflict ("mount_id", "minute") do update
  set "least" = case when "audience_minute"."least" > "excluded"."least" then "excluded"."least" else "audience_minute"."least" end, "most" = case when "audience_minute"."most" < "excluded"."most" then "excluded"."most" else "audience_minute"."most" end, "total" = "audience_minute"."total" + "excluded"."total", "looks" = "audience_minute"."looks" + "excluded"."looks";

-- audience.addSalt
insert into "audience_salt" ("mount_id", "day", "salt")
  values (:mount, :day, :salt)
  on conflict ("mount_id", "day") do nothing;

-- audience.changesBetween
select "mount_id", "state", "since", "until"
  from "mount_change"
  where "since" < :to and ("until" is null or "until" > :from) and "mount_change"."radio_id" = :its_radio
  order by "since", "id";

-- audience.chosenMount
select "id"
  from "mount_point"
  where "id" = :id and "mount_point"."radio_id" = :its_radio;

-- audience.countedNow
select sum("listeners") as "listeners"
  from "mount_state"
  where "state" = 'ON_AIR' and "looked_at" > :since and "mount_state"."radio_id" = :its_radio;

-- audience.countriesOfMount
select sum("sessions") as "sessions", sum("listeners") as "uniqueListeners", sum("duration") as "listeningTime", "country"
  from "audience_country"
  where "day" >= :from and "day" <= :to and "mount_id" = :mount and "audience_country"."radio_id" = :its_radio
  group by "country"
  order by "listeningTime" desc, "country";

-- audience.countriesOfRadio
select sum("sessions") as "sessions", sum("listeners") as "uniqueListeners", sum("duration") as "listeningTime", "country"
  from "audience_country"
  where "day" >= :from and "day" <= :to and "audience_country"."radio_id" = :its_radio
  group by "country"
  order by "listeningTime" desc, "country";

-- audience.daysOfMount
select "day", "least", "most", "most_at", "total", "minutes", "listeners"
  from "audience_day"
  where "mount_id" = :mount and "day" >= :from and "day" <= :to and "audience_day"."radio_id" = :its_radio;

-- audience.daysOfRadio
select "day", "least", "most", "most_at", "total", "minutes", "listeners"
  from "audience_day"
  where "mount_id" is null and "day" >= :from and "day" <= :to and "audience_day"."radio_id" = :its_radio;

-- audience.devicesOfMount
select sum("sessions") as "sessions", sum("listeners") as "uniqueListeners", sum("duration") as "listeningTime", "device"
  from "audience_program"
  where "day" >= :from and "day" <= :to and "mount_id" = :mount and "audience_program"."radio_id" = :its_radio
  group by "device"
  order by "listeningTime" desc, "device";

-- audience.devicesOfRadio
select sum("sessions") as "sessions", sum("listeners") as "uniqueListeners", sum("duration") as "listeningTime", "device"
  from "audience_program"
  where "day" >= :from and "day" <= :to and "audience_program"."radio_id" = :its_radio
  group by "device"
  order by "listeningTime" desc, "device";

-- audience.endAllSessions
-- SQLite
update "listener_session"
  set "is_open" = false
  where "mount_id" in (select value
  from json_each(:mounts)) and "is_open" = true;
-- PostgreSQL
update "listener_session"
  set "is_open" = false
  where "mount_id" = any(:mounts) and "is_open" = true;

-- audience.endChange
update "mount_change"
  set "until" = :until
  where "mount_id" = :mount and "until" is null and "mount_change"."radio_id" = :its_radio;

-- audience.endIncident
update "sound_incident"
  set "ended_at" = :at, "why" = :why
  where "id" = :id and "ended_at" is null and "sound_incident"."radio_id" = :its_radio;

-- audience.endSessions
-- SQLite
update "listener_session"
  set "is_open" = false
  where "id" in (select value
  from json_each(:ids));
-- PostgreSQL
update "listener_session"
  set "is_open" = false
  where "id" = any(:ids);

-- audience.forgetCountries
delete
  from "audience_country"
  where "audience_country"."radio_id" = :its_radio;

-- audience.forgetCounts
update "mount_state"
  set "listeners" = null, "peak" = null
  where "listeners" is not null and "mount_state"."radio_id" = :its_radio;

-- audience.forgetDays
delete
  from "audience_day"
  where "audience_day"."radio_id" = :its_radio;

-- audience.forgetHours
delete
  from "audience_hour"
  where "audience_hour"."radio_id" = :its_radio;

-- audience.forgetMinutes
delete
  from "audience_minute"
  where "mount_id" in (select "mount_point"."id"
  from "mount_point"
  where "mount_point"."radio_id" = :its_radio);

-- audience.forgetOtherSalts
delete
  from "audience_salt"
  where "mount_id" = :mount and "day" < :day;

-- audience.forgetPlays
delete
  from "audience_play"
  where "audience_play"."radio_id" = :its_radio;

-- audience.forgetPrograms
delete
  from "audience_program"
  where "audience_program"."radio_id" = :its_radio;

-- audience.forgetSalts
delete
  from "audience_salt"
  where "mount_id" in (select "mount_point"."id"
  from "mount_point"
  where "mount_point"."radio_id" = :its_radio);

-- audience.forgetSessions
delete
  from "listener_session"
  where "mount_id" in (select "mount_point"."id"
  from "mount_point"
  where "mount_point"."radio_id" = :its_radio);

-- audience.forgetSound
update "sound_incident"
  set "sound_key" = ''
  where "id" = :id and "sound_incident"."radio_id" = :its_radio;

-- audience.heardEmissions
select count(*) as "times", sum("play"."seconds") as "seconds", max("play"."most") as "most", sum("play"."gained") as "gained", sum("play"."average" * "play"."seconds") as "listened", "emission"."id", "emission"."title"
  from "audience_play" as "play"
  inner join "emission" as "emission" on "emission"."id" = "play"."emission_id" and "emission"."radio_id" = :its_radio and "emission"."deleted_at" is null
  where "play"."heard_from" >= :from and "play"."heard_from" < :until and "play"."seconds" > 0 and "play"."radio_id" = :its_radio
  group by "emission"."id", "emission"."title"
  order by "listened" desc, "emission"."id"
  limit :most;

-- audience.heardEpisodes
select count(*) as "times", sum("play"."seconds") as "seconds", max("play"."most") as "most", sum("play"."gained") as "gained", sum("play"."average" * "play"."seconds") as "listened", "episode"."id", "episode"."title"
  from "audience_play" as "play"
  inner join "episode" as "episode" on "episode"."id" = "play"."episode_id" and "episode"."radio_id" = :its_radio and "episode"."deleted_at" is null
  where "play"."heard_from" >= :from and "play"."heard_from" < :until and "play"."seconds" > 0 and "play"."radio_id" = :its_radio
  group by "episode"."id", "episode"."title"
  order by "listened" desc, "episode"."id"
  limit :most;

-- audience.heardItems
select "item"."id", "item"."media_id", "item"."heard_from", "item"."heard_until", "item"."slot_id", "item"."date", "slot"."emission_id", "original"."emission_id" as "originalEmission", "slot"."episode_id", "original"."episode_id" as "originalEpisode", "episode"."emission_id" as "programme", "again"."emission_id" as "originalProgramme"
  from "air_item" as "item"
  left join "slot" as "slot" on "slot"."id" = "item"."slot_id" and "slot"."radio_id" = :its_radio
  left join "slot" as "original" on "original"."id" = "slot"."original_id" and "original"."radio_id" = :its_radio
  left join "episode" as "episode" on "episode"."id" = "slot"."episode_id" and "episode"."radio_id" = :its_radio
  left join "episode" as "again" on "again"."id" = "original"."episode_id" and "again"."radio_id" = :its_radio
  where "item"."heard_from" >= :from and "item"."heard_from" < :until and "item"."heard_until" is not null and "item"."radio_id" = :its_radio;

-- audience.heardPresentersOfEmissions
select count(*) as "times", sum("play"."seconds") as "seconds", max("play"."most") as "most", sum("play"."gained") as "gained", sum("play"."average" * "play"."seconds") as "listened", "person"."name"
  from "audience_play" as "play"
  inner join "emission_person" as "person" on "person"."emission_id" = "play"."emission_id" and "person"."radio_id" = :its_radio
  where "play"."heard_from" >= :from and "play"."heard_from" < :until and "play"."seconds" > 0 and "person"."part" = 'PRESENTER' and not exists (select "own"."id"
  from "episode_person" as "own"
  where "own"."episode_id" = "play"."episode_id" and "own"."part" = 'PRESENTER' and "own"."radio_id" = :its_radio) and "play"."radio_id" = :its_radio
  group by "person"."name";

-- audience.heardPresentersOfEpisodes
select count(*) as "times", sum("play"."seconds") as "seconds", max("play"."most") as "most", sum("play"."gained") as "gained", sum("play"."average" * "play"."seconds") as "listened", "person"."name"
  from "audience_play" as "play"
  inner join "episode_person" as "person" on "person"."episode_id" = "play"."episode_id" and "person"."radio_id" = :its_radio
  where "play"."heard_from" >= :from and "play"."heard_from" < :until and "play"."seconds" > 0 and "person"."part" = 'PRESENTER' and "play"."radio_id" = :its_radio
  group by "person"."name";

-- audience.heardSongs
select count(*) as "times", sum("play"."seconds") as "seconds", max("play"."most") as "most", sum("play"."gained") as "gained", sum("play"."average" * "play"."seconds") as "listened", "song"."id", "song"."title", "song"."credit"
  from "audience_play" as "play"
  inner join "media_item" as "song" on "song"."id" = "play"."media_id" and "song"."kind" = 'SONG' and "song"."radio_id" = :its_radio and "song"."deleted_at" is null
  where "play"."heard_from" >= :from and "play"."heard_from" < :until and "play"."seconds" > 0 and "play"."radio_id" = :its_radio
  group by "song"."id", "song"."title", "song"."credit"
  order by "listened" desc, "song"."id"
  limit :most;

-- audience.heldSettings
-- SQLite
select "privacy"
  from "audience_settings"
  where "audience_settings"."radio_id" = :its_radio;
-- PostgreSQL
select "privacy"
  from "audience_settings"
  where "audience_settings"."radio_id" = :its_radio for share;

-- audience.hoursOfMount
select "minute", "least", "most", "total", "minutes", "listeners"
  from "audience_hour"
  where "mount_id" = :mount and "minute" >= :from and "minute" < :until and "audience_hour"."radio_id" = :its_radio;

-- audience.hoursOfRadio
select "minute", "least", "most", "total", "minutes", "listeners"
  from "audience_hour"
  where "mount_id" is null and "minute" >= :from and "minute" < :until and "audience_hour"."radio_id" = :its_radio;

-- audience.incidentById
select "name", "kind", "began_at", "is_told"
  from "sound_incident"
  where "id" = :id and "sound_incident"."radio_id" = :its_radio;

-- audience.incidentToTell
-- SQLite
select "name", "kind", "began_at", "ended_at", "why", "is_told", "is_over_told"
  from "sound_incident"
  where "id" = :id and "sound_incident"."radio_id" = :its_radio;
-- PostgreSQL
select "name", "kind", "began_at", "ended_at", "why", "is_told", "is_over_told"
  from "sound_incident"
  where "id" = :id and "sound_incident"."radio_id" = :its_radio for update;

-- audience.incidentTold
update "sound_incident"
  set "is_told" = true, "is_over_told" = :isOverTold
  where "id" = :id and "sound_incident"."radio_id" = :its_radio;

-- audience.lastDay
select "day"
  from "audience_day"
  where "mount_id" is null and "audience_day"."radio_id" = :its_radio
  order by "day" desc
  limit 1;

-- audience.lockedMount
-- SQLite
select "id", "name", "path"
  from "mount_point"
  where "id" = :id and "mount_point"."radio_id" = :its_radio;
-- PostgreSQL
select "id", "name", "path"
  from "mount_point"
  where "id" = :id and "mount_point"."radio_id" = :its_radio for update;

-- audience.lockedStation
-- SQLite
select "id"
  from "station"
  where "station"."radio_id" = :its_radio;
-- PostgreSQL
select "id"
  from "station"
  where "station"."radio_id" = :its_radio for update;

-- audience.looksOfOwn
select "id", "mount_id", "looked_at"
  from "mount_state"
  where "mount_state"."radio_id" = :its_radio;

-- audience.minutesBetween
select "counted"."mount_id", "counted"."minute", "counted"."least", "counted"."most", "counted"."total", "counted"."looks"
  from "mount_point" as "mount"
  inner join "audience_minute" as "counted" on "counted"."mount_id" = "mount"."id"
  where "counted"."minute" >= :from and "counted"."minute" < :until and "mount"."radio_id" = :its_radio;

-- audience.minutesOfMount
select "counted"."minute", "counted"."least", "counted"."most", cast("counted"."total" as double precision) / "counted"."looks" as "average"
  from "mount_point" as "mount"
  inner join "audience_minute" as "counted" on "counted"."mount_id" = "mount"."id"
  where "mount"."id" = :mount and "counted"."minute" >= :from and "counted"."minute" < :until and "mount"."radio_id" = :its_radio;

-- audience.minutesOfRadio
select "counted"."minute", sum("counted"."least") as "least", sum("counted"."most") as "most", sum(cast("counted"."total" as double precision) / "counted"."looks") as "average"
  from "mount_point" as "mount"
  inner join "audience_minute" as "counted" on "counted"."mount_id" = "mount"."id"
  where "counted"."minute" >= :from and "counted"."minute" < :until and "mount"."radio_id" = :its_radio
  group by "counted"."minute";

-- audience.mountCount
select count(*) as "count"
  from "mount_point"
  where "mount_point"."radio_id" = :its_radio;

-- audience.mountsOfOwn
select "id"
  from "mount_point"
  where "mount_point"."radio_id" = :its_radio;

-- audience.mountsToHear
select "state"."mount_id", "state"."radio_id", "state"."hearing", "mount"."path", "server"."host", "server"."port", "server"."is_secure", "settings"."is_heard", "settings"."opens_after", case when "state"."state" = 'ON_AIR' then 1 else 0 end as "isOnAir"
  from "mount_state" as "state"
  inner join "mount_point" as "mount" on "mount"."id" = "state"."mount_id"
  inner join "stream_server" as "server" on "server"."id" = "mount"."server_id"
  left join "hearing_settings" as "settings" on "settings"."radio_id" = "mount"."radio_id"
  order by "state"."mount_id";

-- audience.namedRadio
select "name"
  from "radio"
  where "id" = :id;

-- audience.oldChanges
delete
  from "mount_change"
  where "mount_id" = :mount and "since" < :before and "until" is not null and "mount_change"."radio_id" = :its_radio;

-- audience.oldIncidents
delete
  from "sound_incident"
  where "began_at" < :before and "ended_at" is not null and "sound_key" = '';

-- audience.oldMinutes
delete
  from "audience_minute"
  where "mount_id" = :mount and "minute" < :before;

-- audience.oldSalts
delete
  from "audience_salt"
  where "mount_id" = :mount and "day" < :today;

-- audience.oldSessions
delete
  from "listener_session"
  where "mount_id" = :mount and "day" < :before;

-- audience.oldSounds
select "id", "radio_id", "sound_key"
  from "sound_incident"
  where "began_at" < :before and "sound_key" != ''
  order by "began_at"
  limit 500;

-- audience.openIncidents
select "id", "radio_id", "mount_id", "kind"
  from "sound_incident"
  where "ended_at" is null and "kind" in ('SILENCE', 'CLIPPING', 'STALL')
  order by "id";

-- audience.openOfMount
select "id"
  from "sound_incident"
  where "mount_id" = :mount and "kind" = :kind and "ended_at" is null and "sound_incident"."radio_id" = :its_radio;

-- audience.openOfStation
select "id", "began_at"
  from "sound_incident"
  where "ended_at" is null and "kind" = :kind and "sound_incident"."radio_id" = :its_radio;

-- audience.openSessions
select "session"."id", "session"."day", "session"."connection", "session"."mark", "session"."seen_at"
  from "mount_point" as "mount"
  inner join "listener_session" as "session" on "session"."mount_id" = "mount"."id"
  where "mount"."id" = :mount and "session"."is_open" = true and "mount"."radio_id" = :its_radio;

-- audience.ownEpisodes
select "slot_id", "date", "episode_id"
  from "occurrence"
  where "starts_at" >= :from and "starts_at" < :until and "episode_id" is not null and "occurrence"."radio_id" = :its_radio;

-- audience.ownHearing
select "id"
  from "hearing_settings"
  where "hearing_settings"."radio_id" = :its_radio;

-- audience.ownMounts
select "id", "name", "path"
  from "mount_point"
  where "mount_point"."radio_id" = :its_radio
  order by "id"
  limit 1000;

-- audience.ownSettings
select "id", "version", "privacy"
  from "audience_settings"
  where "audience_settings"."radio_id" = :its_radio;

-- audience.pageOfMounts
select "mount"."id", "mount"."name", "mount"."path", "mount"."format", "mount"."bitrate", "state"."listeners", "state"."looked_at"
  from "mount_point" as "mount"
  left join "mount_state" as "state" on "state"."mount_id" = "mount"."id" and "state"."radio_id" = :its_radio
  where "mount"."radio_id" = :its_radio
  order by "mount"."id"
  limit :most offset :skipped;

-- audience.peopleWith
-- SQLite
select "id", "email"
  from "user"
  where "email" in (select value
  from json_each(:addresses));
-- PostgreSQL
select "id", "email"
  from "user"
  where "email" = any(:addresses);

-- audience.programsOfMount
select sum("sessions") as "sessions", sum("listeners") as "uniqueListeners", sum("duration") as "listeningTime", "program"
  from "audience_program"
  where "day" >= :from and "day" <= :to and "mount_id" = :mount and "audience_program"."radio_id" = :its_radio
  group by "program"
  order by "listeningTime" desc, "program";

-- audience.programsOfRadio
select sum("sessions") as "sessions", sum("listeners") as "uniqueListeners", sum("duration") as "listeningTime", "program"
  from "audience_program"
  where "day" >= :from and "day" <= :to and "audience_program"."radio_id" = :its_radio
  group by "program"
  order by "listeningTime" desc, "program";

-- audience.radioById
select "name", "language", "time_zone"
  from "radio"
  where "id" = :id;

-- audience.radiosWithMounts
select distinct "radio_id"
  from "mount_point";

-- audience.removeCountries
delete
  from "audience_country"
  where "day" = :day and "audience_country"."radio_id" = :its_radio;

-- audience.removeDay
delete
  from "audience_day"
  where "day" = :day and "audience_day"."radio_id" = :its_radio;

-- audience.removeHours
delete
  from "audience_hour"
  where "minute" >= :from and "minute" < :until and "audience_hour"."radio_id" = :its_radio;

-- audience.removePlays
delete
  from "audience_play"
  where "heard_from" >= :from and "heard_from" < :until and "audience_play"."radio_id" = :its_radio;

-- audience.removePrograms
delete
  from "audience_program"
  where "day" = :day and "audience_program"."radio_id" = :its_radio;

-- audience.saltOf
select "secret"."salt"
  from "mount_point" as "mount"
  inner join "audience_salt" as "secret" on "secret"."mount_id" = "mount"."id"
  where "mount"."id" = :mount and "secret"."day" = :day and "mount"."radio_id" = :its_radio;

-- audience.seeSessions
-- SQLite
update "listener_session"
  set "seen_at" = :at
  where "id" in (select value
  from json_each(:ids));
-- PostgreSQL
update "listener_session"
  set "seen_at" = :at
  where "id" = any(:ids);

-- audience.sessionsOfDay
select "session"."mount_id", "session"."day", "session"."mark", "session"."started_at", "session"."seen_at", "session"."program", "session"."device", "session"."country"
  from "mount_point" as "mount"
  inner join "listener_session" as "session" on "session"."mount_id" = "mount"."id"
  where "session"."day" = :day and "mount"."radio_id" = :its_radio;

-- audience.statesOfMounts
-- SQLite
select "id", "mount_id", "state", "since", "looked_at", "listeners", "peak", "bitrate", "format", "title", "encoder", "stream_start", "problem", "problem_detail", "is_one_address"
  from "mount_state"
  where "mount_id" in (select value
  from json_each(:ids)) and "mount_state"."radio_id" = :its_radio;
-- PostgreSQL
select "id", "mount_id", "state", "since", "looked_at", "listeners", "peak", "bitrate", "format", "title", "encoder", "stream_start", "problem", "problem_detail", "is_one_address"
  from "mount_state"
  where "mount_id" = any(:ids) and "mount_state"."radio_id" = :its_radio;

-- audience.teamOf
select "user_id"
  from "team_member"
  where "team_member"."radio_id" = :its_radio
  order by "user_id";

-- audience.toldOf
select "mails_staff", "addresses"
  from "hearing_settings"
  where "hearing_settings"."radio_id" = :its_radio;

-- audience.toldOfStation
select "id"
  from "sound_incident"
  where "began_at" > :since and "kind" = :kind and "is_told" = true and "sound_incident"."radio_id" = :its_radio;

-- audience.toldSince
select "id"
  from "sound_incident"
  where "mount_id" = :mount and "began_at" > :since and "is_told" = true and "sound_incident"."radio_id" = :its_radio;

-- audience.totalsOfMounts
-- SQLite
select "mount_id", max("most") as "most", sum("total") as "total", sum("minutes") as "minutes", sum("listeners") as "listeners"
  from "audience_day"
  where "mount_id" in (select value
  from json_each(:ids)) and "day" >= :from and "day" <= :to and "audience_day"."radio_id" = :its_radio
  group by "mount_id";
-- PostgreSQL
select "mount_id", max("most") as "most", sum("total") as "total", sum("minutes") as "minutes", sum("listeners") as "listeners"
  from "audience_day"
  where "mount_id" = any(:ids) and "day" >= :from and "day" <= :to and "audience_day"."radio_id" = :its_radio
  group by "mount_id";

-- audience.watchedMounts
select "id", "server_id", "path"
  from "mount_point"
  order by "id";

-- audience.watchedServers
select "server"."id", "server"."radio_id", "server"."host", "server"."port", "server"."is_secure", "server"."admin_user", "server"."admin_password", "radio"."time_zone", "settings"."privacy"
  from "stream_server" as "server"
  inner join "radio" as "radio" on "radio"."id" = "server"."radio_id"
  left join "audience_settings" as "settings" on "settings"."radio_id" = "server"."radio_id";

-- audience.writeHearing
update "mount_state"
  set "hearing" = :hearing
  where "mount_id" = :mount and "mount_state"."radio_id" = :its_radio;

-- audience.writeProblem
update "mount_state"
  set "problem" = :problem, "problem_detail" = :detail
  where "id" = :id and "mount_state"."radio_id" = :its_radio;

-- audience.writeState
update "mount_state"
  set "state" = :state, "since" = :since, "looked_at" = :lookedAt, "listeners" = :listeners, "peak" = :peak, "is_one_address" = :isOneAddress, "bitrate" = :bitrate, "format" = :format, "title" = :title, "encoder" = :encoder, "stream_start" = :streamStart, "problem" = :problem, "problem_detail" = :problemDetail
  where "id" = :id and "mount_state"."radio_id" = :its_radio;
