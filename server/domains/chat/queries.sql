-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

-- chat.accepted
update "chat_friendship"
  set "accepted_at" = :at
  where "id" = :id;

-- chat.anyThreadOfRoom
select "id"
  from "chat_thread"
  where "room_id" = :of and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any);

-- chat.askedByMe
select "person"."id", "person"."full_name", "person"."username", "person"."designation", "person"."avatar"
  from "chat_friendship" as "friendship"
  inner join "user" as "person" on "person"."id" = "friendship"."asked_id"
  where "friendship"."asker_id" = :viewer and "friendship"."accepted_at" is null
  order by "friendship"."id" desc
  limit :most offset :skipped;

-- chat.askedMe
select "person"."id", "person"."full_name", "person"."username", "person"."designation", "person"."avatar"
  from "chat_friendship" as "friendship"
  inner join "user" as "person" on "person"."id" = "friendship"."asker_id"
  where "friendship"."asked_id" = :viewer and "friendship"."accepted_at" is null and ("person"."id" <> :viewer and "person"."status" = 'ACTIVE' and exists (select "role"."id"
  from "role" as "role"
  where "role"."id" = "person"."role_id" and "role"."key" <> 'subscriber') and not exists (select "block"."id"
  from "chat_block" as "block"
  where (("block"."blocker_id" = :viewer and "block"."blocked_id" = "person"."id") or ("block"."blocked_id" = :viewer and "block"."blocker_id" = "person"."id"))))
  order by "friendship"."id" desc
  limit :most offset :skipped;

-- chat.asking
select count(*) as "count"
  from "chat_friendship" as "friendship"
  inner join "user" as "person" on "person"."id" = "friendship"."asker_id"
  where "friendship"."asked_id" = :viewer and "friendship"."accepted_at" is null and ("person"."id" <> :viewer and "person"."status" = 'ACTIVE' and exists (select "role"."id"
  from "role" as "role"
  where "role"."id" = "person"."role_id" and "role"."key" <> 'subscriber') and not exists (select "block"."id"
  from "chat_block" as "block"
  where (("block"."blocker_id" = :viewer and "block"."blocked_id" = "person"."id") or ("block"."blocked_id" = :viewer and "block"."blocker_id" = "person"."id"))));

-- chat.blockOf
select "id"
  from "chat_block"
  where "blocker_id" = :blocker and "blocked_id" = :blocked;

-- chat.blockedAmong
-- SQLite
select "blocked_id"
  from "chat_block"
  where "blocker_id" = :viewer and "blocked_id" in (select value
  from json_each(:ids));
-- PostgreSQL
select "blocked_id"
  from "chat_block"
  where "blocker_id" = :viewer and "blocked_id" = any(:ids);

-- chat.blockedAt
update "chat_participant"
  set "blocked_at" = :at
  where "id" = :id;

-- chat.blockedOnes
select "person"."id", "person"."full_name", "person"."username", "person"."designation", "person"."avatar"
  from "chat_block" as "block"
  inner join "user" as "person" on "person"."id" = "block"."blocked_id"
  where "block"."blocker_id" = :viewer
  order by "person"."full_name", "person"."id"
  limit :most offset :skipped;

-- chat.blocksAround
select "blocker_id", "blocked_id"
  from "chat_block"
  where ("blocker_id" = :user or "blocked_id" = :user);

-- chat.cameBack
update "chat_participant"
  set "left_at" = null, "joined_at" = :at, "part" = :part, "read_up_to" = :readUpTo, "hidden_up_to" = null
  where "id" = :id;

-- chat.changeCounted
update "chat_thread"
  set "last_change" = :change
  where "id" = :id and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any);

-- chat.changedMessages
select "id", "change_number"
  from "chat_message"
  where "thread_id" = :thread and "change_number" > :after
  order by "change_number"
  limit :most;

-- chat.changesOf
-- SQLite
select "id", "last_change", "last_sequence"
  from "chat_thread"
  where "id" in (select value
  from json_each(:ids));
-- PostgreSQL
select "id", "last_change", "last_sequence"
  from "chat_thread"
  where "id" = any(:ids);

-- chat.changesTaken
-- SQLite
update "chat_thread"
  set "last_change" = "last_change" + "last_sequence"
  where "id" in (select value
  from json_each(:ids));
-- PostgreSQL
update "chat_thread"
  set "last_change" = "last_change" + "last_sequence"
  where "id" = any(:ids);

-- chat.closedAt
update "chat_thread"
  set "closed_at" = :at, "version" = "version" + 1
  where "id" = :id and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any);

-- chat.colleaguesNamed
-- SQLite
select "person"."id", "person"."full_name", "person"."username", "person"."designation", "person"."avatar"
  from "user" as "person"
  where ("person"."id" <> :viewer and "person"."status" = 'ACTIVE' and exists (select "role"."id"
  from "role" as "role"
  where "role"."id" = "person"."role_id" and "role"."key" <> 'subscriber') and not exists (select "block"."id"
  from "chat_block" as "block"
  where (("block"."blocker_id" = :viewer and "block"."blocked_id" = "person"."id") or ("block"."blocked_id" = :viewer and "block"."blocker_id" = "person"."id")))) and exists (select "member"."id"
  from "team_member" as "member"
  where "member"."user_id" = "person"."id" and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now)) and "member"."radio_id" in (select "member"."radio_id"
  from "team_member" as "member"
  where "member"."user_id" = :viewer and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now)))) and instr("person"."search_text", :needle) > 0
  order by "person"."full_name", "person"."id"
  limit :most;
-- PostgreSQL
select "person"."id", "person"."full_name", "person"."username", "person"."designation", "person"."avatar"
  from "user" as "person"
  where ("person"."id" <> :viewer and "person"."status" = 'ACTIVE' and exists (select "role"."id"
  from "role" as "role"
  where "role"."id" = "person"."role_id" and "role"."key" <> 'subscriber') and not exists (select "block"."id"
  from "chat_block" as "block"
  where (("block"."blocker_id" = :viewer and "block"."blocked_id" = "person"."id") or ("block"."blocked_id" = :viewer and "block"."blocker_id" = "person"."id")))) and exists (select "member"."id"
  from "team_member" as "member"
  where "member"."user_id" = "person"."id" and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now)) and "member"."radio_id" in (select "member"."radio_id"
  from "team_member" as "member"
  where "member"."user_id" = :viewer and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now)))) and strpos("person"."search_text", :needle) > 0
  order by "person"."full_name", "person"."id"
  limit :most;

-- chat.concealed
update "chat_message"
  set "concealed_at" = :at, "pinned_at" = null
  where "id" = :id;

-- chat.editCounted
update "chat_message"
  set "version" = "version" + 1
  where "id" = :id;

-- chat.everybodyIn
select "user_id"
  from "chat_participant"
  where "thread_id" = :thread and "left_at" is null;

-- chat.filesErased
update "chat_attachment"
  set "message_id" = null, "taken_at" = :at, "name" = ''
  where "uploader_id" = :user;

-- chat.filesGone
-- SQLite
delete
  from "chat_attachment"
  where "id" in (select value
  from json_each(:ids)) and "message_id" is null;
-- PostgreSQL
delete
  from "chat_attachment"
  where "id" = any(:ids) and "message_id" is null;

-- chat.filesLeft
update "chat_attachment"
  set "message_id" = null
  where "message_id" = :message;

-- chat.filesOf
select "id", "kind", "name", "mime_type", "size", "width", "height", "duration", "preview_key"
  from "chat_attachment"
  where "message_id" = :of
  order by "id";

-- chat.filesOfMessage
select "id"
  from "chat_attachment"
  where "message_id" = :message;

-- chat.filesTaken
-- SQLite
update "chat_attachment"
  set "message_id" = :message, "taken_at" = :at
  where "id" in (select value
  from json_each(:ids)) and "thread_id" = :thread and "uploader_id" = :uploader and "taken_at" is null;
-- PostgreSQL
update "chat_attachment"
  set "message_id" = :message, "taken_at" = :at
  where "id" = any(:ids) and "thread_id" = :thread and "uploader_id" = :uploader and "taken_at" is null;

-- chat.forgotten
-- SQLite
delete
  from "chat_message"
  where "id" in (select value
  from json_each(:ids));
-- PostgreSQL
delete
  from "chat_message"
  where "id" = any(:ids);

-- chat.friends
select "person"."id", "person"."full_name", "person"."username", "person"."designation", "person"."avatar"
  from "chat_friendship" as "friendship"
  inner join "user" as "person" on (("friendship"."asker_id" = :viewer and "person"."id" = "friendship"."asked_id") or ("friendship"."asked_id" = :viewer and "person"."id" = "friendship"."asker_id"))
  where "friendship"."accepted_at" is not null and ("friendship"."asker_id" = :viewer or "friendship"."asked_id" = :viewer) and ("person"."id" <> :viewer and "person"."status" = 'ACTIVE' and exists (select "role"."id"
  from "role" as "role"
  where "role"."id" = "person"."role_id" and "role"."key" <> 'subscriber') and not exists (select "block"."id"
  from "chat_block" as "block"
  where (("block"."blocker_id" = :viewer and "block"."blocked_id" = "person"."id") or ("block"."blocked_id" = :viewer and "block"."blocker_id" = "person"."id"))))
  order by "person"."full_name", "person"."id"
  limit :most offset :skipped;

-- chat.friendshipOf
-- SQLite
select "id", "asker_id", "asked_id", "accepted_at"
  from "chat_friendship"
  where "pair_key" = :pairKey;
-- PostgreSQL
select "id", "asker_id", "asked_id", "accepted_at"
  from "chat_friendship"
  where "pair_key" = :pairKey for update;

-- chat.friendshipOver
delete
  from "chat_friendship"
  where "pair_key" = :pairKey;

-- chat.friendshipsAround
-- SQLite
select "asker_id", "asked_id", "accepted_at"
  from "chat_friendship"
  where (("asker_id" = :viewer and "asked_id" in (select value
  from json_each(:ids))) or ("asked_id" = :viewer and "asker_id" in (select value
  from json_each(:ids))));
-- PostgreSQL
select "asker_id", "asked_id", "accepted_at"
  from "chat_friendship"
  where (("asker_id" = :viewer and "asked_id" = any(:ids)) or ("asked_id" = :viewer and "asker_id" = any(:ids)));

-- chat.hasOwner
select "id"
  from "chat_participant"
  where "thread_id" = :thread and "part" = 'OWNER';

-- chat.hiddenUpTo
update "chat_participant"
  set "hidden_up_to" = :sequence
  where "id" = :id;

-- chat.historyErased
delete
  from "chat_edit"
  where "message_id" in (select "id"
  from "chat_message"
  where "author_id" = :user);

-- chat.historyGone
delete
  from "chat_edit"
  where "message_id" = :message;

-- chat.historyOf
select "id", "words", "until"
  from "chat_edit"
  where "message_id" = :of
  order by "id" desc
  limit 100;

-- chat.isKeptOut
select "own"."id"
  from "chat_participant" as "own"
  inner join "chat_thread" as "thread" on "thread"."id" = "own"."thread_id" and ("thread"."radio_id" is null or "thread"."radio_id" = :its_radio_if_any)
  where "thread"."room_id" = :of and "own"."user_id" = :viewer and "own"."blocked_at" is not null;

-- chat.keptFrom
update "chat_thread"
  set "first_sequence" = :sequence
  where "id" = :id;

-- chat.keptOut
select "person"."id", "person"."full_name", "person"."username", "person"."designation", "person"."avatar", "block"."id" as "block", "mark"."read_up_to" as "readBefore", "place"."id" as "place", "place"."part", "place"."joined_at", "place"."read_up_to", "place"."silenced_until"
  from "chat_participant" as "place"
  inner join "user" as "person" on "person"."id" = "place"."user_id"
  left join "chat_block" as "block" on "block"."blocker_id" = "place"."user_id" and "block"."blocked_id" = :viewer
  left join "chat_block_mark" as "mark" on "mark"."block_id" = "block"."id" and "mark"."place_id" = "place"."id"
  where "place"."thread_id" = :of and "place"."left_at" is null and "place"."blocked_at" is not null and "place"."id" > :after
  order by "place"."id"
  limit 100;

-- chat.knownAmong
-- SQLite
select "person"."id"
  from "user" as "person"
  where "person"."id" in (select value
  from json_each(:ids)) and (("person"."id" <> :viewer and "person"."status" = 'ACTIVE' and exists (select "role"."id"
  from "role" as "role"
  where "role"."id" = "person"."role_id" and "role"."key" <> 'subscriber') and not exists (select "block"."id"
  from "chat_block" as "block"
  where (("block"."blocker_id" = :viewer and "block"."blocked_id" = "person"."id") or ("block"."blocked_id" = :viewer and "block"."blocker_id" = "person"."id")))) and (exists (select "member"."id"
  from "team_member" as "member"
  where "member"."user_id" = "person"."id" and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now)) and "member"."radio_id" in (select "member"."radio_id"
  from "team_member" as "member"
  where "member"."user_id" = :viewer and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now)))) or exists (select "friendship"."id"
  from "chat_friendship" as "friendship"
  where "friendship"."accepted_at" is not null and (("friendship"."asker_id" = :viewer and "friendship"."asked_id" = "person"."id") or ("friendship"."asked_id" = :viewer and "friendship"."asker_id" = "person"."id"))) or exists (select "own"."id"
  from "chat_participant" as "own"
  inner join "chat_participant" as "theirs" on "theirs"."thread_id" = "own"."thread_id"
  inner join "chat_thread" as "thread" on "thread"."id" = "own"."thread_id"
  where "own"."user_id" = :viewer and "own"."left_at" is null and "own"."blocked_at" is null and "theirs"."user_id" = "person"."id" and "theirs"."left_at" is null and "theirs"."blocked_at" is null and "thread"."removed_at" is null)));
-- PostgreSQL
select "person"."id"
  from "user" as "person"
  where "person"."id" = any(:ids) and (("person"."id" <> :viewer and "person"."status" = 'ACTIVE' and exists (select "role"."id"
  from "role" as "role"
  where "role"."id" = "person"."role_id" and "role"."key" <> 'subscriber') and not exists (select "block"."id"
  from "chat_block" as "block"
  where (("block"."blocker_id" = :viewer and "block"."blocked_id" = "person"."id") or ("block"."blocked_id" = :viewer and "block"."blocker_id" = "person"."id")))) and (exists (select "member"."id"
  from "team_member" as "member"
  where "member"."user_id" = "person"."id" and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now)) and "member"."radio_id" in (select "member"."radio_id"
  from "team_member" as "member"
  where "member"."user_id" = :viewer and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now)))) or exists (select "friendship"."id"
  from "chat_friendship" as "friendship"
  where "friendship"."accepted_at" is not null and (("friendship"."asker_id" = :viewer and "friendship"."asked_id" = "person"."id") or ("friendship"."asked_id" = :viewer and "friendship"."asker_id" = "person"."id"))) or exists (select "own"."id"
  from "chat_participant" as "own"
  inner join "chat_participant" as "theirs" on "theirs"."thread_id" = "own"."thread_id"
  inner join "chat_thread" as "thread" on "thread"."id" = "own"."thread_id"
  where "own"."user_id" = :viewer and "own"."left_at" is null and "own"."blocked_at" is null and "theirs"."user_id" = "person"."id" and "theirs"."left_at" is null and "theirs"."blocked_at" is null and "thread"."removed_at" is null)));

-- chat.left
update "chat_participant"
  set "left_at" = :at
  where "id" = :id;

-- chat.leftFiles
select "id", "file_key", "preview_key"
  from "chat_attachment"
  where "message_id" is null and ("taken_at" is not null or "created_at" < :before) and "id" > :after
  order by "id"
  limit :most;

-- chat.lockThread
-- SQLite
select "id"
  from "chat_thread"
  where "id" = :id and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any);
-- PostgreSQL
select "id"
  from "chat_thread"
  where "id" = :id and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any) for update;

-- chat.mentionedIn
select "person"."id", "person"."full_name", "person"."username", "person"."designation", "person"."avatar"
  from "chat_mention" as "mention"
  inner join "user" as "person" on "person"."id" = "mention"."user_id"
  where "mention"."message_id" = :of
  order by "mention"."id";

-- chat.mentionsGone
delete
  from "chat_mention"
  where "message_id" = :message;

-- chat.messageAt
select "id"
  from "chat_message"
  where "id" = :id and "thread_id" = :thread;

-- chat.messageById
select "id", "sequence", "author_id", "words", "version", "deleted_at", "concealed_at", "pinned_at"
  from "chat_message"
  where "id" = :id;

-- chat.messageChanged
update "chat_message"
  set "change_number" = :change
  where "id" = :id;

-- chat.messageSent
select "id", "words", "reply_to_id", "version", "deleted_at"
  from "chat_message"
  where "thread_id" = :thread and "author_id" = :author and "client_key" = :clientKey;

-- chat.messagesErased
update "chat_message"
  set "deleted_at" = :at, "pinned_at" = null, "change_number" = "sequence" + :changesBefore
  where "thread_id" = :thread and "author_id" = :user and "deleted_at" is null;

-- chat.mutedUntil
update "chat_participant"
  set "muted_until" = :until
  where "id" = :id;

-- chat.namesErased
delete
  from "chat_mention"
  where "message_id" in (select "id"
  from "chat_message"
  where "author_id" = :user);

-- chat.newerMessages
select "id", "sequence"
  from "chat_message"
  where "thread_id" = :thread and "sequence" >= :sequence
  order by "sequence"
  limit :most;

-- chat.newestMessage
select "id"
  from "chat_message"
  where "thread_id" = :of
  order by "sequence" desc
  limit 1;

-- chat.nextOwner
select "id"
  from "chat_participant"
  where "thread_id" = :thread and "left_at" is null and "blocked_at" is null
  order by "id"
  limit 1;

-- chat.oldMessages
select "id", "sequence"
  from "chat_message"
  where "thread_id" = :thread and "sequence" >= :from and "created_at" < :before
  order by "sequence"
  limit :most;

-- chat.olderMessages
select "id", "sequence"
  from "chat_message"
  where "thread_id" = :thread and "sequence" < :sequence
  order by "sequence" desc
  limit :most;

-- chat.openReport
select "id"
  from "chat_report"
  where "message_id" = :message and "reporter_id" = :reporter and "settled_at" is null and "chat_report"."radio_id" = :its_radio;

-- chat.openReports
select count(*) as "count"
  from "chat_report"
  where "settled_at" is null and "chat_report"."radio_id" = :its_radio;

-- chat.ownPart
select "mine"."id", "mine"."part", "mine"."read_up_to", "mine"."hidden_up_to", "mine"."muted_until", "mine"."silenced_until", "thread"."last_sequence", (select count(*) as "count"
  from "chat_mention" as "mention"
  where "mention"."user_id" = "mine"."user_id" and "mention"."thread_id" = "mine"."thread_id" and "mention"."sequence" > "mine"."read_up_to") as "mentionCount"
  from "chat_participant" as "mine"
  inner join "chat_thread" as "thread" on "thread"."id" = "mine"."thread_id" and ("thread"."radio_id" is null or "thread"."radio_id" = :its_radio_if_any)
  where "mine"."thread_id" = :of and "mine"."user_id" = :viewer and "mine"."left_at" is null;

-- chat.ownThreads
-- SQLite
select "thread"."id"
  from "chat_participant" as "mine"
  inner join "chat_thread" as "thread" on "thread"."id" = "mine"."thread_id" and ("thread"."radio_id" is null or "thread"."radio_id" = :its_radio_if_any)
  where "mine"."user_id" = :viewer and "mine"."left_at" is null and "mine"."blocked_at" is null and "thread"."removed_at" is null and ("thread"."kind" = 'PRIVATE' or (:rooms and "thread"."kind" = 'ROOM') or ("thread"."kind" = 'RECORD' and "thread"."record_kind" in (select value
  from json_each(:records)) and (("thread"."record_kind" = 'Emission' and exists (select "about"."id"
  from "emission" as "about"
  where "about"."id" = "thread"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("thread"."record_kind" = 'Episode' and exists (select "about"."id"
  from "episode" as "about"
  where "about"."id" = "thread"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("thread"."record_kind" = 'Rush' and exists (select "about"."id"
  from "rush" as "about"
  where "about"."id" = "thread"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("thread"."record_kind" = 'Rundown' and exists (select "about"."id"
  from "rundown" as "about"
  where "about"."id" = "thread"."record_id" and "about"."radio_id" = :its_radio))))) and ("mine"."hidden_up_to" is null or "mine"."hidden_up_to" < "thread"."last_sequence")
  order by "thread"."last_message_at" desc, "thread"."id" desc
  limit :most offset :skipped;
-- PostgreSQL
select "thread"."id"
  from "chat_participant" as "mine"
  inner join "chat_thread" as "thread" on "thread"."id" = "mine"."thread_id" and ("thread"."radio_id" is null or "thread"."radio_id" = :its_radio_if_any)
  where "mine"."user_id" = :viewer and "mine"."left_at" is null and "mine"."blocked_at" is null and "thread"."removed_at" is null and ("thread"."kind" = 'PRIVATE' or (:rooms and "thread"."kind" = 'ROOM') or ("thread"."kind" = 'RECORD' and "thread"."record_kind" = any(:records) and (("thread"."record_kind" = 'Emission' and exists (select "about"."id"
  from "emission" as "about"
  where "about"."id" = "thread"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("thread"."record_kind" = 'Episode' and exists (select "about"."id"
  from "episode" as "about"
  where "about"."id" = "thread"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("thread"."record_kind" = 'Rush' and exists (select "about"."id"
  from "rush" as "about"
  where "about"."id" = "thread"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("thread"."record_kind" = 'Rundown' and exists (select "about"."id"
  from "rundown" as "about"
  where "about"."id" = "thread"."record_id" and "about"."radio_id" = :its_radio))))) and ("mine"."hidden_up_to" is null or "mine"."hidden_up_to" < "thread"."last_sequence")
  order by "thread"."last_message_at" desc, "thread"."id" desc
  limit :most offset :skipped;

-- chat.ownersMade
-- SQLite
update "chat_participant"
  set "part" = 'OWNER'
  where "id" in (select value
  from json_each(:ids));
-- PostgreSQL
update "chat_participant"
  set "part" = 'OWNER'
  where "id" = any(:ids);

-- chat.pairThread
select "id", "last_sequence"
  from "chat_thread"
  where "pair_key" = :pairKey and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any);

-- chat.pairsClosed
-- SQLite
update "chat_thread"
  set "pair_key" = null, "closed_at" = :at, "version" = "version" + 1
  where "id" in (select value
  from json_each(:ids));
-- PostgreSQL
update "chat_thread"
  set "pair_key" = null, "closed_at" = :at, "version" = "version" + 1
  where "id" = any(:ids);

-- chat.partGiven
update "chat_participant"
  set "part" = :part
  where "id" = :id;

-- chat.participantOf
select "id", "part", "left_at", "blocked_at"
  from "chat_participant"
  where "thread_id" = :thread and "user_id" = :user;

-- chat.passedOver
update "chat_participant"
  set "read_up_to" = :sequence
  where "thread_id" = :thread and "read_up_to" = :before and "user_id" in (select "blocker_id"
  from "chat_block"
  where "blocked_id" = :author);

-- chat.peopleAfter
select "person"."id", "person"."full_name", "person"."username", "person"."designation", "person"."avatar", "block"."id" as "block", "mark"."read_up_to" as "readBefore", "place"."id" as "place", "place"."part", "place"."joined_at", "place"."read_up_to", "place"."silenced_until"
  from "chat_participant" as "place"
  inner join "user" as "person" on "person"."id" = "place"."user_id"
  left join "chat_block" as "block" on "block"."blocker_id" = "place"."user_id" and "block"."blocked_id" = :viewer
  left join "chat_block_mark" as "mark" on "mark"."block_id" = "block"."id" and "mark"."place_id" = "place"."id"
  where "place"."thread_id" = :of and "place"."left_at" is null and "place"."blocked_at" is null and "place"."id" > :after
  order by "place"."id"
  limit 100;

-- chat.peopleCount
select count(*) as "count"
  from "chat_participant"
  where "thread_id" = :of and "left_at" is null and "blocked_at" is null;

-- chat.peopleIn
select "user_id"
  from "chat_participant"
  where "thread_id" = :thread and "left_at" is null and "blocked_at" is null;

-- chat.peopleNamed
-- SQLite
select "person"."id"
  from "user" as "person"
  where "person"."username_key" in (select value
  from json_each(:names)) and (exists (select "place"."id"
  from "chat_participant" as "place"
  where "place"."user_id" = "person"."id" and "place"."thread_id" = :thread and "place"."left_at" is null and "place"."blocked_at" is null) or exists (select "member"."id"
  from "team_member" as "member"
  where "member"."user_id" = "person"."id" and "member"."radio_id" = :radio and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now))));
-- PostgreSQL
select "person"."id"
  from "user" as "person"
  where "person"."username_key" = any(:names) and (exists (select "place"."id"
  from "chat_participant" as "place"
  where "place"."user_id" = "person"."id" and "place"."thread_id" = :thread and "place"."left_at" is null and "place"."blocked_at" is null) or exists (select "member"."id"
  from "team_member" as "member"
  where "member"."user_id" = "person"."id" and "member"."radio_id" = :radio and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now))));

-- chat.peopleOfThread
select "person"."id", "person"."full_name", "person"."username", "person"."designation", "person"."avatar", "block"."id" as "block", "mark"."read_up_to" as "readBefore", "place"."id" as "place", "place"."part", "place"."joined_at", "place"."read_up_to", "place"."silenced_until"
  from "chat_participant" as "place"
  inner join "user" as "person" on "person"."id" = "place"."user_id"
  left join "chat_block" as "block" on "block"."blocker_id" = "place"."user_id" and "block"."blocked_id" = :viewer
  left join "chat_block_mark" as "mark" on "mark"."block_id" = "block"."id" and "mark"."place_id" = "place"."id"
  where "place"."thread_id" = :of and "place"."left_at" is null and "place"."blocked_at" is null
  order by "place"."id"
  limit 100;

-- chat.personSigning
select "person"."id", "person"."full_name", "person"."username", "person"."designation", "person"."avatar"
  from "user" as "person"
  where "person"."username_key" = :name and ("person"."id" <> :viewer and "person"."status" = 'ACTIVE' and exists (select "role"."id"
  from "role" as "role"
  where "role"."id" = "person"."role_id" and "role"."key" <> 'subscriber') and not exists (select "block"."id"
  from "chat_block" as "block"
  where (("block"."blocker_id" = :viewer and "block"."blocked_id" = "person"."id") or ("block"."blocked_id" = :viewer and "block"."blocker_id" = "person"."id"))));

-- chat.personThere
select "theirs"."id"
  from "chat_participant" as "theirs"
  inner join "chat_participant" as "own" on "own"."thread_id" = "theirs"."thread_id"
  where "theirs"."user_id" = :id and "own"."user_id" = :viewer
  limit 1;

-- chat.pictureOf
select "picture", "version"
  from "chat_thread"
  where "id" = :id and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any);

-- chat.pictured
update "chat_thread"
  set "picture" = :picture, "version" = "version" + 1
  where "id" = :id and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any);

-- chat.pinCount
select count(*) as "count"
  from "chat_message"
  where "thread_id" = :thread and "pinned_at" is not null;

-- chat.pinned
update "chat_message"
  set "pinned_at" = :at
  where "id" = :id;

-- chat.pinsOf
select "id"
  from "chat_message"
  where "thread_id" = :thread and "pinned_at" is not null
  order by "pinned_at" desc, "id" desc;

-- chat.placeOf
select "id", "part", "blocked_at"
  from "chat_participant"
  where "thread_id" = :thread and "user_id" = :user and "left_at" is null;

-- chat.placeOfReported
select "thread_id", "sequence"
  from "chat_message"
  where "id" = :of;

-- chat.placesOf
select "thread"."id", "thread"."kind", "thread"."radio_id", "thread"."pair_key", "own"."part", (select "other"."id"
  from "chat_participant" as "other"
  where "other"."thread_id" = "own"."thread_id" and "other"."user_id" <> :user and "other"."left_at" is null and "other"."blocked_at" is null
  order by "other"."id"
  limit 1) as "next"
  from "chat_participant" as "own"
  inner join "chat_thread" as "thread" on "thread"."id" = "own"."thread_id"
  where "own"."user_id" = :user;

-- chat.reactionBy
select "id"
  from "chat_reaction"
  where "message_id" = :message and "user_id" = :user and "emoji" = :emoji;

-- chat.reactionKinds
select distinct "emoji"
  from "chat_reaction"
  where "message_id" = :message;

-- chat.reactionTaken
delete
  from "chat_reaction"
  where "id" = :id;

-- chat.reactionsErased
delete
  from "chat_reaction"
  where "message_id" in (select "id"
  from "chat_message"
  where "author_id" = :user);

-- chat.reactionsGone
delete
  from "chat_reaction"
  where "message_id" = :message;

-- chat.reactionsOf
select "person"."id", "person"."full_name", "person"."username", "person"."designation", "person"."avatar", "reaction"."emoji"
  from "chat_reaction" as "reaction"
  inner join "user" as "person" on "person"."id" = "reaction"."user_id"
  where "reaction"."message_id" = :of
  order by "reaction"."id"
  limit 2000;

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

-- chat.reported
select "id", "thread_id", "author_id", "words"
  from "chat_message"
  where "id" = :id and "deleted_at" is null;

-- chat.reportsErased
delete
  from "chat_report"
  where "author_id" = :user;

-- chat.roomById
select "is_read_only", "pause_time"
  from "chat_room"
  where "id" = :id and "chat_room"."radio_id" = :its_radio and "chat_room"."deleted_at" is null;

-- chat.roomGone
update "chat_thread"
  set "removed_at" = :at
  where "id" = :id and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any);

-- chat.roomsThatForget
select "thread"."id", "thread"."first_sequence", "room"."retention_time"
  from "chat_thread" as "thread"
  inner join "chat_room" as "room" on "room"."id" = "thread"."room_id" and "room"."deleted_at" is null
  where "room"."retention_time" is not null;

-- chat.screenGone
delete
  from "chat_screen"
  where "user_id" = :user and "place" = :place;

-- chat.screensForgotten
-- SQLite
delete
  from "chat_screen"
  where "id" in (select value
  from json_each(:ids));
-- PostgreSQL
delete
  from "chat_screen"
  where "id" = any(:ids);

-- chat.screensLost
select "id", "user_id"
  from "chat_screen"
  where "seen_at" < :before;

-- chat.screensOf
-- SQLite
select distinct "user_id"
  from "chat_screen"
  where "user_id" in (select value
  from json_each(:users)) and "seen_at" > :since;
-- PostgreSQL
select distinct "user_id"
  from "chat_screen"
  where "user_id" = any(:users) and "seen_at" > :since;

-- chat.screensSeen
update "chat_screen"
  set "seen_at" = :at
  where "place" = :place;

-- chat.seenAmong
-- SQLite
select "t"."id"
  from "chat_thread" as "t"
  where "t"."id" in (select value
  from json_each(:ids)) and ("t"."removed_at" is null and not exists (select "own"."id"
  from "chat_participant" as "own"
  where "own"."thread_id" = "t"."id" and "own"."user_id" = :viewer and "own"."blocked_at" is not null) and (("t"."kind" = 'PRIVATE' and exists (select "own"."id"
  from "chat_participant" as "own"
  where "own"."thread_id" = "t"."id" and "own"."user_id" = :viewer and "own"."left_at" is null)) or (:rooms and "t"."kind" = 'ROOM') or ("t"."kind" = 'RECORD' and "t"."record_kind" in (select value
  from json_each(:records)) and (("t"."record_kind" = 'Emission' and exists (select "about"."id"
  from "emission" as "about"
  where "about"."id" = "t"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("t"."record_kind" = 'Episode' and exists (select "about"."id"
  from "episode" as "about"
  where "about"."id" = "t"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("t"."record_kind" = 'Rush' and exists (select "about"."id"
  from "rush" as "about"
  where "about"."id" = "t"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("t"."record_kind" = 'Rundown' and exists (select "about"."id"
  from "rundown" as "about"
  where "about"."id" = "t"."record_id" and "about"."radio_id" = :its_radio)))))) and ("t"."radio_id" is null or "t"."radio_id" = :its_radio_if_any);
-- PostgreSQL
select "t"."id"
  from "chat_thread" as "t"
  where "t"."id" = any(:ids) and ("t"."removed_at" is null and not exists (select "own"."id"
  from "chat_participant" as "own"
  where "own"."thread_id" = "t"."id" and "own"."user_id" = :viewer and "own"."blocked_at" is not null) and (("t"."kind" = 'PRIVATE' and exists (select "own"."id"
  from "chat_participant" as "own"
  where "own"."thread_id" = "t"."id" and "own"."user_id" = :viewer and "own"."left_at" is null)) or (:rooms and "t"."kind" = 'ROOM') or ("t"."kind" = 'RECORD' and "t"."record_kind" = any(:records) and (("t"."record_kind" = 'Emission' and exists (select "about"."id"
  from "emission" as "about"
  where "about"."id" = "t"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("t"."record_kind" = 'Episode' and exists (select "about"."id"
  from "episode" as "about"
  where "about"."id" = "t"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("t"."record_kind" = 'Rush' and exists (select "about"."id"
  from "rush" as "about"
  where "about"."id" = "t"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("t"."record_kind" = 'Rundown' and exists (select "about"."id"
  from "rundown" as "about"
  where "about"."id" = "t"."record_id" and "about"."radio_id" = :its_radio)))))) and ("t"."radio_id" is null or "t"."radio_id" = :its_radio_if_any);

-- chat.sharedPlaces
select "own"."id" as "place", "own"."read_up_to"
  from "chat_participant" as "own"
  inner join "chat_participant" as "theirs" on "theirs"."thread_id" = "own"."thread_id"
  where "own"."user_id" = :blocker and "theirs"."user_id" = :blocked;

-- chat.shownAgain
update "chat_participant"
  set "hidden_up_to" = null
  where "thread_id" = :thread and "user_id" = :user;

-- chat.silencedUntil
update "chat_participant"
  set "silenced_until" = :until
  where "id" = :id;

-- chat.statusGone
delete
  from "chat_status"
  where "user_id" = :user;

-- chat.statusesOf
-- SQLite
select "user_id", "state", "until"
  from "chat_status"
  where "user_id" in (select value
  from json_each(:users)) and ("until" is null or "until" > :now);
-- PostgreSQL
select "user_id", "state", "until"
  from "chat_status"
  where "user_id" = any(:users) and ("until" is null or "until" > :now);

-- chat.storedFile
select "file"."name", "file"."mime_type", "file"."file_key", "file"."preview_key", "file"."uploader_id", "file"."taken_at", "file"."message_id", "message"."thread_id", "message"."author_id", "message"."deleted_at", "message"."concealed_at"
  from "chat_attachment" as "file"
  left join "chat_message" as "message" on "message"."id" = "file"."message_id"
  where "file"."id" = :id;

-- chat.threadAbout
select "id"
  from "chat_thread"
  where "record_kind" = :kind and "record_id" = :record and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any);

-- chat.threadFor
-- SQLite
select "t"."id", "t"."kind", "t"."radio_id", "t"."room_id", "t"."record_kind", "t"."record_id", "t"."version", "t"."last_sequence", "t"."last_change", "t"."first_sequence", "t"."closed_at", "mine"."id" as "participant", "mine"."part", "mine"."left_at", "mine"."read_up_to", "mine"."silenced_until", "mine"."wrote_at"
  from "chat_thread" as "t"
  left join "chat_participant" as "mine" on "mine"."thread_id" = "t"."id" and "mine"."user_id" = :viewer
  where "t"."id" = :id and ("t"."removed_at" is null and not exists (select "own"."id"
  from "chat_participant" as "own"
  where "own"."thread_id" = "t"."id" and "own"."user_id" = :viewer and "own"."blocked_at" is not null) and (("t"."kind" = 'PRIVATE' and exists (select "own"."id"
  from "chat_participant" as "own"
  where "own"."thread_id" = "t"."id" and "own"."user_id" = :viewer and "own"."left_at" is null)) or (:rooms and "t"."kind" = 'ROOM') or ("t"."kind" = 'RECORD' and "t"."record_kind" in (select value
  from json_each(:records)) and (("t"."record_kind" = 'Emission' and exists (select "about"."id"
  from "emission" as "about"
  where "about"."id" = "t"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("t"."record_kind" = 'Episode' and exists (select "about"."id"
  from "episode" as "about"
  where "about"."id" = "t"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("t"."record_kind" = 'Rush' and exists (select "about"."id"
  from "rush" as "about"
  where "about"."id" = "t"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("t"."record_kind" = 'Rundown' and exists (select "about"."id"
  from "rundown" as "about"
  where "about"."id" = "t"."record_id" and "about"."radio_id" = :its_radio)))))) and ("t"."radio_id" is null or "t"."radio_id" = :its_radio_if_any);
-- PostgreSQL
select "t"."id", "t"."kind", "t"."radio_id", "t"."room_id", "t"."record_kind", "t"."record_id", "t"."version", "t"."last_sequence", "t"."last_change", "t"."first_sequence", "t"."closed_at", "mine"."id" as "participant", "mine"."part", "mine"."left_at", "mine"."read_up_to", "mine"."silenced_until", "mine"."wrote_at"
  from "chat_thread" as "t"
  left join "chat_participant" as "mine" on "mine"."thread_id" = "t"."id" and "mine"."user_id" = :viewer
  where "t"."id" = :id and ("t"."removed_at" is null and not exists (select "own"."id"
  from "chat_participant" as "own"
  where "own"."thread_id" = "t"."id" and "own"."user_id" = :viewer and "own"."blocked_at" is not null) and (("t"."kind" = 'PRIVATE' and exists (select "own"."id"
  from "chat_participant" as "own"
  where "own"."thread_id" = "t"."id" and "own"."user_id" = :viewer and "own"."left_at" is null)) or (:rooms and "t"."kind" = 'ROOM') or ("t"."kind" = 'RECORD' and "t"."record_kind" = any(:records) and (("t"."record_kind" = 'Emission' and exists (select "about"."id"
  from "emission" as "about"
  where "about"."id" = "t"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("t"."record_kind" = 'Episode' and exists (select "about"."id"
  from "episode" as "about"
  where "about"."id" = "t"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("t"."record_kind" = 'Rush' and exists (select "about"."id"
  from "rush" as "about"
  where "about"."id" = "t"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("t"."record_kind" = 'Rundown' and exists (select "about"."id"
  from "rundown" as "about"
  where "about"."id" = "t"."record_id" and "about"."radio_id" = :its_radio)))))) and ("t"."radio_id" is null or "t"."radio_id" = :its_radio_if_any);

-- chat.threadGrew
update "chat_thread"
  set "last_sequence" = :sequence, "last_change" = :change, "last_message_at" = :at
  where "id" = :id and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any);

-- chat.threadOfMessage
select "thread_id"
  from "chat_message"
  where "id" = :id;

-- chat.threadOfRoom
select "id"
  from "chat_thread"
  where "room_id" = :of and "removed_at" is null and ("chat_thread"."radio_id" is null or "chat_thread"."radio_id" = :its_radio_if_any);

-- chat.threadsErased
-- SQLite
delete
  from "chat_thread"
  where "id" in (select value
  from json_each(:ids));
-- PostgreSQL
delete
  from "chat_thread"
  where "id" = any(:ids);

-- chat.threadsWrittenIn
select distinct "thread_id"
  from "chat_message"
  where "author_id" = :user;

-- chat.unblocked
delete
  from "chat_block"
  where "blocker_id" = :blocker and "blocked_id" = :blocked;

-- chat.unreadMention
select "thread"."id" as "thread", "thread"."kind", "thread"."record_kind", "thread"."radio_id", "thread"."record_id", "author"."id" as "named", "author"."full_name" as "by"
  from "chat_mention" as "mention"
  inner join "chat_message" as "message" on "message"."id" = "mention"."message_id"
  inner join "chat_thread" as "thread" on "thread"."id" = "message"."thread_id"
  inner join "user" as "author" on "author"."id" = "message"."author_id"
  left join "chat_participant" as "place" on "place"."thread_id" = "thread"."id" and "place"."user_id" = "mention"."user_id"
  where "mention"."message_id" = :message and "mention"."user_id" = :user and "message"."deleted_at" is null and "message"."concealed_at" is null and "thread"."removed_at" is null and "place"."blocked_at" is null and ("place"."id" is null or "place"."read_up_to" < "message"."sequence") and ("thread"."kind" != 'PRIVATE' or ("place"."id" is not null and "place"."left_at" is null));

-- chat.unreadThreads
-- SQLite
select count(*) as "count"
  from "chat_participant" as "mine"
  inner join "chat_thread" as "thread" on "thread"."id" = "mine"."thread_id" and ("thread"."radio_id" is null or "thread"."radio_id" = :its_radio_if_any)
  where "mine"."user_id" = :viewer and "mine"."left_at" is null and "mine"."blocked_at" is null and "thread"."removed_at" is null and ("thread"."kind" = 'PRIVATE' or (:rooms and "thread"."kind" = 'ROOM') or ("thread"."kind" = 'RECORD' and "thread"."record_kind" in (select value
  from json_each(:records)) and (("thread"."record_kind" = 'Emission' and exists (select "about"."id"
  from "emission" as "about"
  where "about"."id" = "thread"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("thread"."record_kind" = 'Episode' and exists (select "about"."id"
  from "episode" as "about"
  where "about"."id" = "thread"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("thread"."record_kind" = 'Rush' and exists (select "about"."id"
  from "rush" as "about"
  where "about"."id" = "thread"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("thread"."record_kind" = 'Rundown' and exists (select "about"."id"
  from "rundown" as "about"
  where "about"."id" = "thread"."record_id" and "about"."radio_id" = :its_radio))))) and ("mine"."hidden_up_to" is null or "mine"."hidden_up_to" < "thread"."last_sequence") and "mine"."read_up_to" < "thread"."last_sequence";
-- PostgreSQL
select count(*) as "count"
  from "chat_participant" as "mine"
  inner join "chat_thread" as "thread" on "thread"."id" = "mine"."thread_id" and ("thread"."radio_id" is null or "thread"."radio_id" = :its_radio_if_any)
  where "mine"."user_id" = :viewer and "mine"."left_at" is null and "mine"."blocked_at" is null and "thread"."removed_at" is null and ("thread"."kind" = 'PRIVATE' or (:rooms and "thread"."kind" = 'ROOM') or ("thread"."kind" = 'RECORD' and "thread"."record_kind" = any(:records) and (("thread"."record_kind" = 'Emission' and exists (select "about"."id"
  from "emission" as "about"
  where "about"."id" = "thread"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("thread"."record_kind" = 'Episode' and exists (select "about"."id"
  from "episode" as "about"
  where "about"."id" = "thread"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("thread"."record_kind" = 'Rush' and exists (select "about"."id"
  from "rush" as "about"
  where "about"."id" = "thread"."record_id" and "about"."radio_id" = :its_radio and "about"."deleted_at" is null)) or ("thread"."record_kind" = 'Rundown' and exists (select "about"."id"
  from "rundown" as "about"
  where "about"."id" = "thread"."record_id" and "about"."radio_id" = :its_radio))))) and ("mine"."hidden_up_to" is null or "mine"."hidden_up_to" < "thread"."last_sequence") and "mine"."read_up_to" < "thread"."last_sequence";

-- chat.waitingFiles
select count(*) as "count"
  from "chat_attachment"
  where "uploader_id" = :uploader and "taken_at" is null;

-- chat.wordsLeft
select "id"
  from "chat_message"
  where "deleted_at" = :at and "id" > :after and "words" <> ''
  order by "id"
  limit :most;

-- chat.writable
-- SQLite
select "person"."id"
  from "user" as "person"
  where "person"."id" in (select value
  from json_each(:ids)) and (("person"."id" <> :viewer and "person"."status" = 'ACTIVE' and exists (select "role"."id"
  from "role" as "role"
  where "role"."id" = "person"."role_id" and "role"."key" <> 'subscriber') and not exists (select "block"."id"
  from "chat_block" as "block"
  where (("block"."blocker_id" = :viewer and "block"."blocked_id" = "person"."id") or ("block"."blocked_id" = :viewer and "block"."blocker_id" = "person"."id")))) and (exists (select "member"."id"
  from "team_member" as "member"
  where "member"."user_id" = "person"."id" and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now)) and "member"."radio_id" in (select "member"."radio_id"
  from "team_member" as "member"
  where "member"."user_id" = :viewer and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now)))) or exists (select "friendship"."id"
  from "chat_friendship" as "friendship"
  where "friendship"."accepted_at" is not null and (("friendship"."asker_id" = :viewer and "friendship"."asked_id" = "person"."id") or ("friendship"."asked_id" = :viewer and "friendship"."asker_id" = "person"."id")))));
-- PostgreSQL
select "person"."id"
  from "user" as "person"
  where "person"."id" = any(:ids) and (("person"."id" <> :viewer and "person"."status" = 'ACTIVE' and exists (select "role"."id"
  from "role" as "role"
  where "role"."id" = "person"."role_id" and "role"."key" <> 'subscriber') and not exists (select "block"."id"
  from "chat_block" as "block"
  where (("block"."blocker_id" = :viewer and "block"."blocked_id" = "person"."id") or ("block"."blocked_id" = :viewer and "block"."blocker_id" = "person"."id")))) and (exists (select "member"."id"
  from "team_member" as "member"
  where "member"."user_id" = "person"."id" and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now)) and "member"."radio_id" in (select "member"."radio_id"
  from "team_member" as "member"
  where "member"."user_id" = :viewer and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now)))) or exists (select "friendship"."id"
  from "chat_friendship" as "friendship"
  where "friendship"."accepted_at" is not null and (("friendship"."asker_id" = :viewer and "friendship"."asked_id" = "person"."id") or ("friendship"."asked_id" = :viewer and "friendship"."asker_id" = "person"."id")))));

-- chat.wroteUpTo
update "chat_participant"
  set "read_up_to" = :sequence, "wrote_at" = :at, "hidden_up_to" = null
  where "id" = :id;
