-- What the queries of this domain compile to. Printed by `npm run generate`.

-- accounts.activePerson
select "id"
  from "user"
  where "email" = :email and "status" = 'ACTIVE';

-- accounts.addressee
select "person"."full_name" as "name", "person"."email", "person"."language", "radio"."name" as "radio", coalesce("person"."time_zone", "radio"."time_zone") as "timeZone"
  from "user" as "person"
  left join "radio" as "radio" on "radio"."id" = "person"."radio_id"
  where "person"."id" = :id;

-- accounts.pendingInvitations
-- SQLite
select "token"."user_id", "token"."created_at" as "sentAt", "token"."expires_at", "sender"."full_name" as "sentBy"
  from "mailed_token" as "token"
  left join "user" as "sender" on "sender"."id" = "token"."sent_by_id"
  where "token"."kind" = 'INVITATION' and "token"."used_at" is null and "token"."user_id" in (select value
  from json_each(:users));
-- PostgreSQL
select "token"."user_id", "token"."created_at" as "sentAt", "token"."expires_at", "sender"."full_name" as "sentBy"
  from "mailed_token" as "token"
  left join "user" as "sender" on "sender"."id" = "token"."sent_by_id"
  where "token"."kind" = 'INVITATION' and "token"."used_at" is null and "token"."user_id" = any(:users);

-- accounts.replaced
update "mailed_token"
  set "used_at" = :at
  where "user_id" = :user and "kind" = :kind and "used_at" is null;

-- accounts.sentLink
select "token"."id", "token"."user_id" as "userId", "token"."sent_by_id", "token"."expires_at", "token"."used_at", "token"."token_hash", "person"."email"
  from "mailed_token" as "token"
  inner join "user" as "person" on "person"."id" = "token"."user_id"
  where "token"."id" = :id and "token"."kind" = :kind;

-- accounts.spending
update "mailed_token"
  set "used_at" = :at
  where "id" = :id and "used_at" is null;
