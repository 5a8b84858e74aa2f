-- What the queries of this domain compile to. Printed by `npm run generate`.

-- chat.anyThreadOfRoom
select "id"
  from "chat_thread"
  where "room_id" = :of and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any);

-- chat.blockedAt
update "chat_participant"
  set "blocked_at" = :at
  where "id" = :id;

-- chat.cameBack
update "chat_participant"
  set "left_at" = null, "joined_at" = :at, "part" = :part, "read_up_to" = :readUpTo, "hidden_up_to" = null
  where "id" = :id;

-- chat.changedMessages
select "id", "change_number"
  from "chat_message"
  where "thread_id" = :thread and "change_number" > :after
  order by "change_number"
  limit :most;

-- chat.closedAt
update "chat_thread"
  set "closed_at" = :at, "version" = "version" + 1
  where "id" = :id and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any);

-- chat.everybodyIn
select "user_id"
  from "chat_participant"
  where "thread_id" = :thread and "left_at" is null;

-- chat.hasOwner
select "id"
  from "chat_participant"
  where "thread_id" = :thread and "part" = 'OWNER';

-- chat.hiddenUpTo
update "chat_participant"
  set "hidden_up_to" = :sequence
  where "id" = :id;

-- chat.left
update "chat_participant"
  set "left_at" = :at
  where "id" = :id;

-- chat.lockThread
-- SQLite
select "id"
  from "chat_thread"
  where "id" = :id and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any);
-- PostgreSQL
select "id"
  from "chat_thread"
  where "id" = :id and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any) for update;

-- chat.messageAt
select "id"
  from "chat_message"
  where "id" = :id and "thread_id" = :thread;

-- chat.messageSent
select "id", "words", "reply_to_id", "version", "deleted_at"
  from "chat_message"
  where "thread_id" = :thread and "author_id" = :author and "client_key" = :clientKey;

-- chat.mutedUntil
update "chat_participant"
  set "muted_until" = :until
  where "id" = :id;

-- chat.newerMessages
select "id", "sequence"
  from "chat_message"
  where "thread_id" = :thread and "sequence" >= :sequence
  order by "sequence"
  limit :most;

-- chat.nextOwner
select "id"
  from "chat_participant"
  where "thread_id" = :thread and "left_at" is null and "blocked_at" is null
  order by "id"
  limit 1;

-- chat.olderMessages
select "id", "sequence"
  from "chat_message"
  where "thread_id" = :thread and "sequence" < :sequence
  order by "sequence" desc
  limit :most;

-- chat.ownPart
select "mine"."id", "mine"."part", "mine"."read_up_to", "mine"."hidden_up_to", "mine"."muted_until", "mine"."silenced_until", "thread"."last_sequence"
  from "chat_participant" as "mine"
  inner join "chat_thread" as "thread" on "thread"."id" = "mine"."thread_id" and ("thread"."radio_id" is null or "thread"."radio_id" = :its_radio_if_any)
  where "mine"."thread_id" = :of and "mine"."user_id" = :viewer and "mine"."left_at" is null;

-- chat.ownThreads
-- SQLite
select "thread"."id"
  from "chat_participant" as "mine"
  inner join "chat_thread" as "thread" on "thread"."id" = "mine"."thread_id" and ("thread"."radio_id" is null or "thread"."radio_id" = :its_radio_if_any)
  where "mine"."user_id" = :viewer and "mine"."left_at" is null and "mine"."blocked_at" is null and "thread"."removed_at" is null and ("thread"."kind" = 'PRIVATE' or (:rooms and "thread"."kind" = 'ROOM') or ("thread"."kind" = 'RECORD' and "thread"."record_kind" in (select value
  from json_each(:records)))) and ("mine"."hidden_up_to" is null or "mine"."hidden_up_to" < "thread"."last_sequence")
  order by "thread"."last_message_at" desc, "thread"."id" desc
  limit :most offset :skipped;
-- PostgreSQL
select "thread"."id"
  from "chat_participant" as "mine"
  inner join "chat_thread" as "thread" on "thread"."id" = "mine"."thread_id" and ("thread"."radio_id" is null or "thread"."radio_id" = :its_radio_if_any)
  where "mine"."user_id" = :viewer and "mine"."left_at" is null and "mine"."blocked_at" is null and "thread"."removed_at" is null and ("thread"."kind" = 'PRIVATE' or (:rooms and "thread"."kind" = 'ROOM') or ("thread"."kind" = 'RECORD' and "thread"."record_kind" = any(:records))) and ("mine"."hidden_up_to" is null or "mine"."hidden_up_to" < "thread"."last_sequence")
  order by "thread"."last_message_at" desc, "thread"."id" desc
  limit :most offset :skipped;

-- chat.pairThread
select "id", "last_sequence"
  from "chat_thread"
  where "pair_key" = :pairKey and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any);

-- chat.partGiven
update "chat_participant"
  set "part" = :part
  where "id" = :id;

-- chat.participantOf
select "id", "part", "left_at", "blocked_at"
  from "chat_participant"
  where "thread_id" = :thread and "user_id" = :user;

-- chat.peopleCount
select count(*) as "count"
  from "chat_participant"
  where "thread_id" = :of and "left_at" is null and "blocked_at" is null;

-- chat.peopleIn
select "user_id"
  from "chat_participant"
  where "thread_id" = :thread and "left_at" is null and "blocked_at" is null;

-- chat.peopleOfThread
select "person"."id", "person"."full_name", "person"."username", "person"."designation", "person"."avatar", "place"."id" as "place", "place"."part", "place"."joined_at", "place"."read_up_to", "place"."silenced_until"
  from "chat_participant" as "place"
  inner join "user" as "person" on "person"."id" = "place"."user_id"
  where "place"."thread_id" = :of and "place"."left_at" is null and "place"."blocked_at" is null
  order by "place"."id"
  limit 100;

-- chat.placeOf
select "id", "part", "blocked_at"
  from "chat_participant"
  where "thread_id" = :thread and "user_id" = :user and "left_at" is null;

-- chat.readBackTo
update "chat_participant"
  set "read_up_to" = :upTo
  where "id" = :id and "read_up_to" > :upTo;

-- chat.readTo
update "chat_participant"
  set "read_up_to" = :upTo
  where "id" = :id and "read_up_to" < :upTo;

-- chat.removedAt
update "chat_thread"
  set "removed_at" = :at, "pair_key" = null
  where "id" = :id and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any);

-- chat.renamed
update "chat_thread"
  set "name" = :name, "version" = "version" + 1
  where "id" = :id and "version" = :version and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any);

-- chat.roomById
select "is_read_only", "pause_time"
  from "chat_room"
  where "id" = :id and "chat_room"."radio_id" = :its_radio and "chat_room"."deleted_at" is null;

-- chat.roomGone
update "chat_thread"
  set "removed_at" = :at
  where "id" = :id and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any);

-- chat.shownAgain
update "chat_participant"
  set "hidden_up_to" = null
  where "thread_id" = :thread and "user_id" = :user;

-- chat.silencedUntil
update "chat_participant"
  set "silenced_until" = :until
  where "id" = :id;

-- chat.threadFor
-- SQLite
select "t"."id", "t"."kind", "t"."radio_id", "t"."room_id", "t"."version", "t"."last_sequence", "t"."last_change", "t"."first_sequence", "t"."closed_at", "mine"."id" as "participant", "mine"."part", "mine"."left_at", "mine"."read_up_to", "mine"."silenced_until", "mine"."wrote_at"
  from "chat_thread" as "t"
  left join "chat_participant" as "mine" on "mine"."thread_id" = "t"."id" and "mine"."user_id" = :viewer
  where "t"."id" = :id and ("t"."removed_at" is null and not exists (select "own"."id"
  from "chat_participant" as "own"
  where "own"."thread_id" = "t"."id" and "own"."user_id" = :viewer and "own"."blocked_at" is not null) and (("t"."kind" = 'PRIVATE' and exists (select "own"."id"
  from "chat_participant" as "own"
  where "own"."thread_id" = "t"."id" and "own"."user_id" = :viewer and "own"."left_at" is null)) or (:rooms and "t"."kind" = 'ROOM') or ("t"."kind" = 'RECORD' and "t"."record_kind" in (select value
  from json_each(:records))))) and ("t"."radio_id" is null or "t"."radio_id" = :its_radio_if_any);
-- PostgreSQL
select "t"."id", "t"."kind", "t"."radio_id", "t"."room_id", "t"."version", "t"."last_sequence", "t"."last_change", "t"."first_sequence", "t"."closed_at", "mine"."id" as "participant", "mine"."part", "mine"."left_at", "mine"."read_up_to", "mine"."silenced_until", "mine"."wrote_at"
  from "chat_thread" as "t"
  left join "chat_participant" as "mine" on "mine"."thread_id" = "t"."id" and "mine"."user_id" = :viewer
  where "t"."id" = :id and ("t"."removed_at" is null and not exists (select "own"."id"
  from "chat_participant" as "own"
  where "own"."thread_id" = "t"."id" and "own"."user_id" = :viewer and "own"."blocked_at" is not null) and (("t"."kind" = 'PRIVATE' and exists (select "own"."id"
  from "chat_participant" as "own"
  where "own"."thread_id" = "t"."id" and "own"."user_id" = :viewer and "own"."left_at" is null)) or (:rooms and "t"."kind" = 'ROOM') or ("t"."kind" = 'RECORD' and "t"."record_kind" = any(:records)))) and ("t"."radio_id" is null or "t"."radio_id" = :its_radio_if_any);

-- chat.threadGrew
update "chat_thread"
  set "last_sequence" = :sequence, "last_change" = :change, "last_message_at" = :at
  where "id" = :id and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any);

-- chat.threadOfRoom
select "id"
  from "chat_thread"
  where "room_id" = :of and "removed_at" is null and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any);

-- chat.unreadThreads
-- SQLite
select count(*) as "count"
  from "chat_participant" as "mine"
  inner join "chat_thread" as "thread" on "thread"."id" = "mine"."thread_id" and ("thread"."radio_id" is null or "thread"."radio_id" = :its_radio_if_any)
  where "mine"."user_id" = :viewer and "mine"."left_at" is null and "mine"."blocked_at" is null and "thread"."removed_at" is null and ("thread"."kind" = 'PRIVATE' or (:rooms and "thread"."kind" = 'ROOM') or ("thread"."kind" = 'RECORD' and "thread"."record_kind" in (select value
  from json_each(:records)))) and ("mine"."hidden_up_to" is null or "mine"."hidden_up_to" < "thread"."last_sequence") and "mine"."read_up_to" < "thread"."last_sequence";
-- PostgreSQL
select count(*) as "count"
  from "chat_participant" as "mine"
  inner join "chat_thread" as "thread" on "thread"."id" = "mine"."thread_id" and ("thread"."radio_id" is null or "thread"."radio_id" = :its_radio_if_any)
  where "mine"."user_id" = :viewer and "mine"."left_at" is null and "mine"."blocked_at" is null and "thread"."removed_at" is null and ("thread"."kind" = 'PRIVATE' or (:rooms and "thread"."kind" = 'ROOM') or ("thread"."kind" = 'RECORD' and "thread"."record_kind" = any(:records))) and ("mine"."hidden_up_to" is null or "mine"."hidden_up_to" < "thread"."last_sequence") and "mine"."read_up_to" < "thread"."last_sequence";

-- chat.writable
-- SQLite
select "person"."id"
  from "user" as "person"
  where "person"."id" in (select value
  from json_each(:ids)) and ("person"."id" <> :viewer and "person"."status" = 'ACTIVE' and exists (select "role"."id"
  from "role" as "role"
  where "role"."id" = "person"."role_id" and "role"."key" <> 'subscriber') and exists (select "member"."id"
  from "team_member" as "member"
  where "member"."user_id" = "person"."id" and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now)) and "member"."radio_id" in (select "member"."radio_id"
  from "team_member" as "member"
  where "member"."user_id" = :viewer and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now)))));
-- PostgreSQL
select "person"."id"
  from "user" as "person"
  where "person"."id" = any(:ids) and ("person"."id" <> :viewer and "person"."status" = 'ACTIVE' and exists (select "role"."id"
  from "role" as "role"
  where "role"."id" = "person"."role_id" and "role"."key" <> 'subscriber') and exists (select "member"."id"
  from "team_member" as "member"
  where "member"."user_id" = "person"."id" and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now)) and "member"."radio_id" in (select "member"."radio_id"
  from "team_member" as "member"
  where "member"."user_id" = :viewer and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now)))));

-- chat.wroteUpTo
update "chat_participant"
  set "read_up_to" = :sequence, "wrote_at" = :at, "hidden_up_to" = null
  where "id" = :id;
