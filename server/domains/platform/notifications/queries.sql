-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

-- notifications.againDue
update "webhook_delivery"
  set "state" = 'WAITING', "tries" = 0, "next_at" = :now, "problem" = null
  where "id" = :id;

-- notifications.changeChoice
update "notice_choice"
  set "is_on" = :isOn, "mail" = :mail, "is_pushed" = :isPushed
  where "user_id" = :user and "kind" = :kind;

-- notifications.changeTimes
update "notice_times"
  set "quiet_from" = :quietFrom, "quiet_until" = :quietUntil, "digest_at" = :digestAt
  where "user_id" = :user;

-- notifications.changingHook
update "webhook"
  set "url" = :url, "kinds" = :kinds, "failing_since" = null, "silences" = 0, "rests_until" = null
  where "id" = :id and "user_id" = :user;

-- notifications.choicesOf
-- SQLite
select "user_id", "is_on", "mail", "is_pushed"
  from "notice_choice"
  where "user_id" in (select value
  from json_each(:ids)) and "kind" = :kind;
-- PostgreSQL
select "user_id", "is_on", "mail", "is_pushed"
  from "notice_choice"
  where "user_id" = any(:ids) and "kind" = :kind;

-- notifications.choicesOfOne
select "kind", "is_on", "mail", "is_pushed"
  from "notice_choice"
  where "user_id" = :user;

-- notifications.countOfDone
-- SQLite
select count(*) as "count"
  from "inbox_line" as "line"
  where "line"."user_id" = :user and "line"."done_at" is not null and "line"."place" in (select value
  from json_each(:places));
-- PostgreSQL
select count(*) as "count"
  from "inbox_line" as "line"
  where "line"."user_id" = :user and "line"."done_at" is not null and "line"."place" = any(:places);

-- notifications.countOfInbox
-- SQLite
select count(*) as "count"
  from "inbox_line" as "line"
  where "line"."user_id" = :user and "line"."done_at" is null and "line"."place" in (select value
  from json_each(:places));
-- PostgreSQL
select count(*) as "count"
  from "inbox_line" as "line"
  where "line"."user_id" = :user and "line"."done_at" is null and "line"."place" = any(:places);

-- notifications.countOfMentions
-- SQLite
select count(*) as "count"
  from "inbox_line" as "line"
  where "line"."user_id" = :user and ("line"."done_at" is null and "line"."is_mention" = true) and "line"."place" in (select value
  from json_each(:places));
-- PostgreSQL
select count(*) as "count"
  from "inbox_line" as "line"
  where "line"."user_id" = :user and ("line"."done_at" is null and "line"."is_mention" = true) and "line"."place" = any(:places);

-- notifications.deletingHook
delete
  from "webhook"
  where "id" = :id;

-- notifications.deletingPushDevice
delete
  from "push_device"
  where "id" = :id and "user_id" = :user;

-- notifications.deliveriesOf
-- SQLite
select "id", "kind", "body", "state", "tries", "created_at", "tried_at", "next_at", "problem", "status", "answer"
  from "webhook_delivery"
  where "webhook_id" = :webhook and "kind" in (select value
  from json_each(:kinds))
  order by "id" desc
  limit :most offset :skipped;
-- PostgreSQL
select "id", "kind", "body", "state", "tries", "created_at", "tried_at", "next_at", "problem", "status", "answer"
  from "webhook_delivery"
  where "webhook_id" = :webhook and "kind" = any(:kinds)
  order by "id" desc
  limit :most offset :skipped;

-- notifications.deliveryById
select "delivery"."id", "delivery"."webhook_id", "delivery"."kind", "delivery"."body", "delivery"."state", "delivery"."tries", "delivery"."created_at", "delivery"."tried_at", "delivery"."next_at", "delivery"."problem", "delivery"."status", "delivery"."answer"
  from "webhook_delivery" as "delivery"
  inner join "webhook" as "hook" on "hook"."id" = "delivery"."webhook_id"
  where "delivery"."id" = :id and "hook"."user_id" = :user;

-- notifications.deliveryCount
-- SQLite
select count(*) as "count"
  from "webhook_delivery"
  where "webhook_id" = :webhook and "kind" in (select value
  from json_each(:kinds));
-- PostgreSQL
select count(*) as "count"
  from "webhook_delivery"
  where "webhook_id" = :webhook and "kind" = any(:kinds);

-- notifications.deliveryTried
update "webhook_delivery"
  set "state" = :state, "tries" = :tries, "next_at" = :nextAt, "problem" = :problem, "status" = :status, "answer" = :answer, "tried_at" = :at
  where "id" = :id and "state" = 'WAITING';

-- notifications.deviceToPush
select "device"."id", "device"."user_id", "device"."endpoint", "device"."public_key", "device"."auth"
  from "push_device" as "device"
  inner join "session" as "session" on "session"."id" = "device"."session_id"
  where "device"."id" = :device and ("session"."revoked_at" is null and "session"."expires_at" > :now);

-- notifications.digestTimes
select "digest_at", "digested_on"
  from "notice_times"
  where "user_id" = :user;

-- notifications.digestTurn
-- SQLite
select "id"
  from "user"
  where "id" = :user;
-- PostgreSQL
select "id"
  from "user"
  where "id" = :user for no key update;

-- notifications.digested
update "notice_times"
  set "digested_on" = :day
  where "user_id" = :user;

-- notifications.doneBefore
delete
  from "inbox_line"
  where "done_at" < :moment;

-- notifications.dueDeliveries
select "id", "key", "body", "tries"
  from "webhook_delivery"
  where "webhook_id" = :webhook and "state" = 'WAITING' and "next_at" <= :now
  order by "next_at"
  limit :most;

-- notifications.firstPushKey
insert into "push_key" ("name", "public_key", "private_key")
  values (:name, :publicKey, :privateKey)
  on conflict do nothing;

-- notifications.giveUpAll
update "webhook_delivery"
  set "state" = 'FAILED', "problem" = 'OFF'
  where "webhook_id" = :webhook and "state" = 'WAITING';

-- notifications.holdDelivery
update "webhook_delivery"
  set "next_at" = :until
  where "id" = :id and "state" = 'WAITING' and "next_at" <= :now;

-- notifications.holdHook
update "webhook"
  set "held_until" = :until
  where "id" = :id and "is_on" = true and ("held_until" is null or "held_until" < :now);

-- notifications.hookAnswered
update "webhook"
  set "failing_since" = null, "silences" = 0, "rests_until" = case when "silences" = 0 then "rests_until" else null end
  where "id" = :id;

-- notifications.hookFailed
update "webhook"
  set "failing_since" = coalesce("failing_since", :at), "silences" = :silences, "rests_until" = case when "rests_until" > :restsUntil then "rests_until" else :restsUntil end
  where "id" = :id;

-- notifications.hookOff
update "webhook"
  set "is_on" = false
  where "id" = :id and "is_on" = true;

-- notifications.hookRested
update "webhook"
  set "silences" = 0, "rests_until" = null
  where "id" = :id;

-- notifications.hookToSend
select "id", "user_id", "url", "secret", "failing_since", "silences", "rests_until"
  from "webhook"
  where "id" = :id and "is_on" = true;

-- notifications.hooksOfAll
select "id", "user_id", "url", "kinds"
  from "webhook"
  where "is_on" = true
  order by "id";

-- notifications.hooksOfRadio
select "id", "user_id", "url", "kinds"
  from "webhook"
  where "is_on" = true and "about_id" = :radio
  order by "id";

-- notifications.joinLine
update "inbox_line"
  set "data" = :data, "path" = :path, "named_id" = :named, "is_mention" = :isMention, "is_for_digest" = :isForDigest, "at" = :at, "number" = "number" + 1
  where "id" = :id;

-- notifications.knownPeople
-- SQLite
select "id"
  from "user"
  where "id" in (select value
  from json_each(:ids))
  order by "id";
-- PostgreSQL
select "id"
  from "user"
  where "id" = any(:ids)
  order by "id";

-- notifications.letHookGo
update "webhook"
  set "held_until" = null
  where "id" = :id;

-- notifications.linesById
-- SQLite
select "line"."id", "line"."kind", "line"."path", "line"."number", "line"."is_urgent", "line"."is_mention", "line"."at", "line"."seen_at", "line"."done_at", "line"."data", "radio"."id" as "radioId", "radio"."name" as "radioName"
  from "inbox_line" as "line"
  left join "radio" as "radio" on "radio"."id" = "line"."about_id"
  where "line"."user_id" = :user and "line"."id" in (select value
  from json_each(:ids)) and "line"."place" in (select value
  from json_each(:places));
-- PostgreSQL
select "line"."id", "line"."kind", "line"."path", "line"."number", "line"."is_urgent", "line"."is_mention", "line"."at", "line"."seen_at", "line"."done_at", "line"."data", "radio"."id" as "radioId", "radio"."name" as "radioName"
  from "inbox_line" as "line"
  left join "radio" as "radio" on "radio"."id" = "line"."about_id"
  where "line"."user_id" = :user and "line"."id" = any(:ids) and "line"."place" = any(:places);

-- notifications.linesForDigest
select "about_id", "kind", "data", "number"
  from "inbox_line"
  where "user_id" = :user and "is_for_digest" = true and "seen_at" is null and "done_at" is null
  order by "at" desc
  limit 200;

-- notifications.linesOfGroup
-- SQLite
select "id", "user_id"
  from "inbox_line"
  where "user_id" in (select value
  from json_each(:users)) and "place" = :place and "group_name" = :group
  order by "id";
-- PostgreSQL
select "id", "user_id"
  from "inbox_line"
  where "user_id" = any(:users) and "place" = :place and "group_name" = :group
  order by "id";

-- notifications.markAllSeen
update "inbox_line"
  set "seen_at" = :at
  where "user_id" = :user and "seen_at" is null and "done_at" is null;

-- notifications.markDone
-- SQLite
update "inbox_line"
  set "done_at" = :at
  where "user_id" = :user and "id" in (select value
  from json_each(:ids));
-- PostgreSQL
update "inbox_line"
  set "done_at" = :at
  where "user_id" = :user and "id" = any(:ids);

-- notifications.markSeen
-- SQLite
update "inbox_line"
  set "seen_at" = :at
  where "user_id" = :user and "id" in (select value
  from json_each(:ids));
-- PostgreSQL
update "inbox_line"
  set "seen_at" = :at
  where "user_id" = :user and "id" = any(:ids);

-- notifications.namesBefore
delete
  from "told_once"
  where "at" < :moment;

-- notifications.nextDelivery
select "next_at"
  from "webhook_delivery"
  where "webhook_id" = :webhook and "state" = 'WAITING'
  order by "next_at"
  limit 1;

-- notifications.oldDeliveries
delete
  from "webhook_delivery"
  where "created_at" < :moment;

-- notifications.openLine
-- SQLite
select "id", "is_mention"
  from "inbox_line"
  where "user_id" = :user and "seen_at" is null and "place" = :place and "group_name" = :group and "done_at" is null
  order by "id" desc
  limit 1;
-- PostgreSQL
select "id", "is_mention"
  from "inbox_line"
  where "user_id" = :user and "seen_at" is null and "place" = :place and "group_name" = :group and "done_at" is null
  order by "id" desc
  limit 1 for no key update;

-- notifications.ownHookCount
select count(*) as "count"
  from "webhook"
  where "user_id" = :user;

-- notifications.ownHooks
select "hook"."id", "hook"."url", "hook"."kinds", "hook"."is_on", "hook"."failing_since", "hook"."created_at", "radio"."id" as "radioId", "radio"."name" as "radioName"
  from "webhook" as "hook"
  left join "radio" as "radio" on "radio"."id" = "hook"."about_id"
  where "hook"."user_id" = :user
  order by "hook"."id" desc;

-- notifications.ownPushDevices
select "device"."id", "device"."endpoint", "device"."device", "device"."created_at"
  from "push_device" as "device"
  inner join "session" as "session" on "session"."id" = "device"."session_id"
  where "device"."user_id" = :user and ("session"."revoked_at" is null and "session"."expires_at" > :now)
  order by "device"."id" desc;

-- notifications.pageOfDone
-- SQLite
select "line"."id", "line"."kind", "line"."path", "line"."number", "line"."is_urgent", "line"."is_mention", "line"."at", "line"."seen_at", "line"."done_at", "line"."data", "radio"."id" as "radioId", "radio"."name" as "radioName"
  from "inbox_line" as "line"
  left join "radio" as "radio" on "radio"."id" = "line"."about_id"
  where "line"."user_id" = :user and "line"."done_at" is not null and "line"."place" in (select value
  from json_each(:places))
  order by "line"."at" desc, "line"."id" desc
  limit :most offset :skipped;
-- PostgreSQL
select "line"."id", "line"."kind", "line"."path", "line"."number", "line"."is_urgent", "line"."is_mention", "line"."at", "line"."seen_at", "line"."done_at", "line"."data", "radio"."id" as "radioId", "radio"."name" as "radioName"
  from "inbox_line" as "line"
  left join "radio" as "radio" on "radio"."id" = "line"."about_id"
  where "line"."user_id" = :user and "line"."done_at" is not null and "line"."place" = any(:places)
  order by "line"."at" desc, "line"."id" desc
  limit :most offset :skipped;

-- notifications.pageOfInbox
-- SQLite
select "line"."id", "line"."kind", "line"."path", "line"."number", "line"."is_urgent", "line"."is_mention", "line"."at", "line"."seen_at", "line"."done_at", "line"."data", "radio"."id" as "radioId", "radio"."name" as "radioName"
  from "inbox_line" as "line"
  left join "radio" as "radio" on "radio"."id" = "line"."about_id"
  where "line"."user_id" = :user and "line"."done_at" is null and "line"."place" in (select value
  from json_each(:places))
  order by "line"."at" desc, "line"."id" desc
  limit :most offset :skipped;
-- PostgreSQL
select "line"."id", "line"."kind", "line"."path", "line"."number", "line"."is_urgent", "line"."is_mention", "line"."at", "line"."seen_at", "line"."done_at", "line"."data", "radio"."id" as "radioId", "radio"."name" as "radioName"
  from "inbox_line" as "line"
  left join "radio" as "radio" on "radio"."id" = "line"."about_id"
  where "line"."user_id" = :user and "line"."done_at" is null and "line"."place" = any(:places)
  order by "line"."at" desc, "line"."id" desc
  limit :most offset :skipped;

-- notifications.pageOfMentions
-- SQLite
select "line"."id", "line"."kind", "line"."path", "line"."number", "line"."is_urgent", "line"."is_mention", "line"."at", "line"."seen_at", "line"."done_at", "line"."data", "radio"."id" as "radioId", "radio"."name" as "radioName"
  from "inbox_line" as "line"
  left join "radio" as "radio" on "radio"."id" = "line"."about_id"
  where "line"."user_id" = :user and ("line"."done_at" is null and "line"."is_mention" = true) and "line"."place" in (select value
  from json_each(:places))
  order by "line"."at" desc, "line"."id" desc
  limit :most offset :skipped;
-- PostgreSQL
select "line"."id", "line"."kind", "line"."path", "line"."number", "line"."is_urgent", "line"."is_mention", "line"."at", "line"."seen_at", "line"."done_at", "line"."data", "radio"."id" as "radioId", "radio"."name" as "radioName"
  from "inbox_line" as "line"
  left join "radio" as "radio" on "radio"."id" = "line"."about_id"
  where "line"."user_id" = :user and ("line"."done_at" is null and "line"."is_mention" = true) and "line"."place" = any(:places)
  order by "line"."at" desc, "line"."id" desc
  limit :most offset :skipped;

-- notifications.peopleWithRoles
-- SQLite
select "id"
  from "user"
  where "role_id" in (select value
  from json_each(:roles))
  order by "id";
-- PostgreSQL
select "id"
  from "user"
  where "role_id" = any(:roles)
  order by "id";

-- notifications.placesOf
select distinct "place"
  from "inbox_line"
  where "user_id" = :user
  order by "place";

-- notifications.pushDeviceCount
select count(*) as "count"
  from "push_device"
  where "user_id" = :user;

-- notifications.pushDeviceGone
delete
  from "push_device"
  where "id" = :id;

-- notifications.pushDevicesOf
-- SQLite
select "device"."id", "device"."user_id"
  from "push_device" as "device"
  inner join "session" as "session" on "session"."id" = "device"."session_id"
  where "device"."user_id" in (select value
  from json_each(:ids)) and ("session"."revoked_at" is null and "session"."expires_at" > :now);
-- PostgreSQL
select "device"."id", "device"."user_id"
  from "push_device" as "device"
  inner join "session" as "session" on "session"."id" = "device"."session_id"
  where "device"."user_id" = any(:ids) and ("session"."revoked_at" is null and "session"."expires_at" > :now);

-- notifications.pushKey
select "public_key", "private_key"
  from "push_key"
  where "name" = :name;

-- notifications.rolesHeld
select distinct "role"."id", "role"."stamp"
  from "user" as "person"
  inner join "role" as "role" on "role"."id" = "person"."role_id"
  order by "role"."id";

-- notifications.sameBrowser
delete
  from "push_device"
  where "endpoint_key" = :endpointKey;

-- notifications.sentLately
-- SQLite
select "webhook_id", count(*) as "count"
  from "webhook_delivery"
  where "webhook_id" in (select value
  from json_each(:ids)) and "created_at" > :since
  group by "webhook_id";
-- PostgreSQL
select "webhook_id", count(*) as "count"
  from "webhook_delivery"
  where "webhook_id" = any(:ids) and "created_at" > :since
  group by "webhook_id";

-- notifications.switchingHook
update "webhook"
  set "is_on" = :isOn, "failing_since" = null, "silences" = 0, "rests_until" = null
  where "id" = :id;

-- notifications.takenUpByDigest
update "inbox_line"
  set "is_for_digest" = false
  where "user_id" = :user and "is_for_digest" = true;

-- notifications.teamOf
select distinct "user_id"
  from "team_member"
  where "team_member"."radio_id" = :its_radio
  order by "user_id";

-- notifications.timesOf
-- SQLite
select "person"."id" as "user", "times"."quiet_from", "times"."quiet_until", coalesce("person"."time_zone", "radio"."time_zone") as "timeZone"
  from "user" as "person"
  inner join "notice_times" as "times" on "times"."user_id" = "person"."id"
  left join "radio" as "radio" on "radio"."id" = "person"."radio_id"
  where "person"."id" in (select value
  from json_each(:ids));
-- PostgreSQL
select "person"."id" as "user", "times"."quiet_from", "times"."quiet_until", coalesce("person"."time_zone", "radio"."time_zone") as "timeZone"
  from "user" as "person"
  inner join "notice_times" as "times" on "times"."user_id" = "person"."id"
  left join "radio" as "radio" on "radio"."id" = "person"."radio_id"
  where "person"."id" = any(:ids);

-- notifications.timesOfOne
select "quiet_from", "quiet_until", "digest_at"
  from "notice_times"
  where "user_id" = :user;

-- notifications.toldBefore
delete
  from "inbox_line"
  where "at" < :moment;

-- notifications.toldFirst
insert into "told_once" ("name", "at")
  values (:name, :at)
  on conflict do nothing;

-- notifications.turnToChoose
-- SQLite
select "id"
  from "user"
  where "id" = :user;
-- PostgreSQL
select "id"
  from "user"
  where "id" = :user for no key update;

-- notifications.turnsToTell
-- SQLite
select "id"
  from "user"
  where "id" in (select value
  from json_each(:ids))
  order by "id";
-- PostgreSQL
select "id"
  from "user"
  where "id" = any(:ids)
  order by "id" for no key update;

-- notifications.unseenById
select "user_id", "about_id", "kind", "data", "number", "path"
  from "inbox_line"
  where "id" = :id and "seen_at" is null and "done_at" is null;

-- notifications.unseenCount
-- SQLite
select count(*) as "count"
  from "inbox_line"
  where "user_id" = :user and "seen_at" is null and "done_at" is null and "place" in (select value
  from json_each(:places));
-- PostgreSQL
select count(*) as "count"
  from "inbox_line"
  where "user_id" = :user and "seen_at" is null and "done_at" is null and "place" = any(:places);

-- notifications.waitingForDigest
select distinct "user_id"
  from "inbox_line"
  where "is_for_digest" = true
  order by "user_id";
