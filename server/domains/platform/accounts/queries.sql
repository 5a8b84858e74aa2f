-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

-- accounts.activeAddress
select "email"
  from "user"
  where "id" = :id and "status" = 'ACTIVE';

-- accounts.activePerson
-- SQLite
select "id", "email"
  from "user"
  where "email" = :email and "status" = 'ACTIVE';
-- PostgreSQL
select "id", "email"
  from "user"
  where "email" = :email and "status" = 'ACTIVE' for update;

-- accounts.addressOf
select "email"
  from "user"
  where "id" = :id;

-- accounts.addressee
select "person"."full_name" as "name", "person"."email", "person"."language", "radio"."name" as "radio", coalesce("person"."time_zone", "radio"."time_zone") as "timeZone"
  from "user" as "person"
  left join "radio" as "radio" on "radio"."id" = "person"."radio_id"
  where "person"."id" = :id;

-- accounts.advancing
update "passkey"
  set "counter" = :to, "last_used_at" = :now
  where "id" = :id and "counter" = :from;

-- accounts.authenticatorsOf
select "id", "encrypted_secret", "confirmed_at"
  from "authenticator"
  where "user_id" = :user;

-- accounts.codesLeft
select "id"
  from "recovery_code"
  where "user_id" = :user and "used_at" is null
  limit 1;

-- accounts.codesLeftOf
select count(*) as "count"
  from "recovery_code"
  where "user_id" = :user and "used_at" is null;

-- accounts.codesOfTheLast
delete
  from "recovery_code"
  where "user_id" = :user and not exists (select "app"."id"
  from "authenticator" as "app"
  where "app"."user_id" = :user and "app"."confirmed_at" is not null) and not exists (select "other"."id"
  from "passkey" as "other"
  where "other"."user_id" = :user and "other"."id" <> :passkey);

-- accounts.codesWithoutPasskey
delete
  from "recovery_code"
  where "user_id" = :user and not exists (select "passkey"."id"
  from "passkey"
  where "passkey"."user_id" = :user);

-- accounts.companyOf
select "name"
  from "company"
  where "id" = :id;

-- accounts.confirmedAuthenticator
select "confirmed_at"
  from "authenticator"
  where "user_id" = :user and "confirmed_at" is not null;

-- accounts.confirmingAuthenticator
update "authenticator"
  set "confirmed_at" = :at, "last_period" = :period
  where "id" = :id and "confirmed_at" is null;

-- accounts.connectedAccounts
select "id", "provider", "external_id"
  from "social_account"
  where "user_id" = :user
  order by "provider";

-- accounts.credentials
select "credential_id" as "id", "transports"
  from "passkey"
  where "user_id" = :user;

-- accounts.forgettingChallenges
delete
  from "spent_challenge"
  where "ends_at" < :now;

-- accounts.givenUpAuthenticator
delete
  from "authenticator"
  where "user_id" = :user and "confirmed_at" is null;

-- accounts.goodToken
select "token"."id", "token"."user_id" as "userId", "token"."token_hash", "token"."scopes", "token"."last_used_at", "token"."radio_id" as "radioId", "person"."radio_id" as "ownRadioId"
  from "api_token" as "token"
  inner join "user" as "person" on "person"."id" = "token"."user_id"
  where ("token"."revoked_at" is null and ("token"."expires_at" is null or "token"."expires_at" > :now)) and "token"."prefix" = :prefix;

-- accounts.goodTokenOfId
select "token"."id", "token"."user_id" as "userId", "token"."token_hash", "token"."scopes", "token"."last_used_at", "token"."radio_id" as "radioId", "person"."radio_id" as "ownRadioId"
  from "api_token" as "token"
  inner join "user" as "person" on "person"."id" = "token"."user_id"
  where ("token"."revoked_at" is null and ("token"."expires_at" is null or "token"."expires_at" > :now)) and "token"."id" = :id;

-- accounts.holderOfToken
select "session"."id" as "sessionId", "session"."user_id" as "userId"
  from "refresh_token" as "token"
  inner join "session" as "session" on "session"."id" = "token"."session_id"
  where "token"."token_hash" = :tokenHash;

-- accounts.invitedPerson
select "person"."full_name", "person"."email", "role"."name" as "roleName", "radio"."name" as "radioName", "inviter"."full_name" as "invitedBy"
  from "user" as "person"
  inner join "role" as "role" on "role"."id" = "person"."role_id"
  left join "radio" as "radio" on "radio"."id" = "person"."radio_id"
  left join "mailed_token" as "token" on "token"."user_id" = "person"."id" and "token"."kind" = 'INVITATION' and "token"."used_at" is null
  left join "user" as "inviter" on "inviter"."id" = "token"."sent_by_id"
  where "person"."id" = :id;

-- accounts.knownPasskey
select "passkey"."id", "passkey"."user_id" as "userId", "person"."email" as "account", "passkey"."credential_id", "passkey"."public_key", "passkey"."counter"
  from "passkey" as "passkey"
  inner join "user" as "person" on "person"."id" = "passkey"."user_id"
  where "passkey"."credential_id" = :credentialId;

-- accounts.lateSessions
select "session"."address"
  from "session" as "session"
  inner join "user" as "person" on "person"."id" = "session"."user_id"
  where "person"."email" = :account and "session"."created_at" > :since
  order by "session"."id" desc
  limit 100;

-- accounts.liveTokens
select "token"."id", "token"."name", "token"."prefix", "token"."scopes", "radio"."id" as "radioId", "radio"."name" as "radioName", "token"."created_at", "token"."expires_at", "token"."last_used_at"
  from "api_token" as "token"
  left join "radio" as "radio" on "radio"."id" = "token"."radio_id"
  where "token"."user_id" = :user and "token"."revoked_at" is null
  order by "token"."id" desc;

-- accounts.noticingUse
update "api_token"
  set "last_used_at" = :at
  where "id" = :id;

-- accounts.openLink
select "token"."id", "token"."used_at", "session"."id" as "sessionId", "session"."user_id" as "userId"
  from "refresh_token" as "token"
  inner join "session" as "session" on "session"."id" = "token"."session_id"
  inner join "user" as "person" on "person"."id" = "session"."user_id"
  where "token"."token_hash" = :tokenHash and ("session"."revoked_at" is null and "session"."expires_at" > :now) and "person"."status" = 'ACTIVE';

-- accounts.openSessions
select "session"."id", "session"."device", "session"."address", "session"."created_at", "session"."last_seen_at"
  from "session" as "session"
  where "session"."user_id" = :user and ("session"."revoked_at" is null and "session"."expires_at" > :now)
  order by "session"."last_seen_at" desc, "session"."id" desc
  limit 100;

-- accounts.ownPasskey
select "name"
  from "passkey"
  where "id" = :id and "user_id" = :user;

-- accounts.passkeyCount
select count(*) as "count"
  from "passkey"
  where "user_id" = :user;

-- accounts.passkeysOf
select "id", "name", "backed_up", "created_at", "last_used_at"
  from "passkey"
  where "user_id" = :user
  order by "id" desc;

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

-- accounts.peopleAt
select "id"
  from "user"
  where "email" = :email;

-- accounts.personByEmail
select "id", "password_hash", "status"
  from "user"
  where "email" = :email;

-- accounts.personById
select "id", "full_name", "username", "email", "status", "password_hash"
  from "user"
  where "id" = :id;

-- accounts.prolonging
update "session"
  set "last_seen_at" = :now, "expires_at" = :until
  where "id" = :id;

-- accounts.provenSession
select "proven_at"
  from "session"
  where "id" = :id;

-- accounts.proving
update "session"
  set "proven_at" = :at
  where "id" = :id;

-- accounts.rehashing
update "user"
  set "password_hash" = :passwordHash
  where "id" = :id;

-- accounts.removedAuthenticator
delete
  from "authenticator"
  where "id" = :id;

-- accounts.renaming
update "passkey"
  set "name" = :name
  where "id" = :id;

-- accounts.replaced
update "mailed_token"
  set "used_at" = :at
  where "user_id" = :user and "kind" = :kind and "used_at" is null;

-- accounts.replacedCodes
delete
  from "recovery_code"
  where "user_id" = :user;

-- accounts.revoking
update "session"
  set "revoked_at" = :at
  where "revoked_at" is null and "id" = :id;

-- accounts.revokingOthers
update "session"
  set "revoked_at" = :at
  where "revoked_at" is null and "user_id" = :user and "id" <> :kept;

-- accounts.revokingOwn
update "session"
  set "revoked_at" = :at
  where "revoked_at" is null and "user_id" = :user and "id" = :id;

-- accounts.revokingToken
update "api_token"
  set "revoked_at" = :at
  where "id" = :id and "user_id" = :user and "revoked_at" is null;

-- accounts.roleByKey
select "id"
  from "role"
  where "key" = :key;

-- accounts.roleInReach
select "id", "stamp"
  from "role"
  where "id" = :id and ("role"."radio_id" is null or "role"."radio_id" = :its_radio_if_any);

-- accounts.sameAccounts
select "user_id"
  from "social_account"
  where "provider" = :provider and ("user_id" = :user or "external_id" = :externalId);

-- accounts.sentLink
select "token"."id", "token"."user_id" as "userId", "token"."sent_by_id", "token"."expires_at", "token"."used_at", "token"."token_hash", "person"."email"
  from "mailed_token" as "token"
  inner join "user" as "person" on "person"."id" = "token"."user_id"
  where "token"."id" = :id and "token"."kind" = :kind;

-- accounts.sessionsEver
select "id"
  from "session"
  where "user_id" = :user
  limit 1;

-- accounts.sessionsThere
select "id"
  from "session"
  where "user_id" = :user and "device" = :device and "address" = :address
  limit 1;

-- accounts.spending
update "mailed_token"
  set "used_at" = :at
  where "id" = :id and "used_at" is null;

-- accounts.spendingChallenge
insert into "spent_challenge" ("nonce", "ends_at")
  values (:nonce, :endsAt)
  on conflict do nothing;

-- accounts.spentChallenge
select "id"
  from "spent_challenge"
  where "nonce" = :nonce;

-- accounts.standingInSession
select "person"."id" as "userId", "person"."full_name" as "name", "role"."id" as "roleId", "role"."stamp", "radio"."id" as "radioId", "teamRole"."id" as "teamRoleId", "teamRole"."stamp" as "teamStamp"
  from "user" as "person"
  inner join "role" as "role" on "role"."id" = "person"."role_id"
  left join "radio" as "radio" on "radio"."id" = coalesce(:radio, "person"."radio_id")
  left join "team_member" as "member" on "member"."user_id" = "person"."id" and "member"."radio_id" = "radio"."id" and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now))
  left join "role" as "teamRole" on "teamRole"."id" = "member"."role_id"
  where "person"."status" = 'ACTIVE' and "person"."id" = (select "session"."user_id"
  from "session" as "session"
  where "session"."id" = :session and ("session"."revoked_at" is null and "session"."expires_at" > :now));

-- accounts.standingOfOne
select "person"."id" as "userId", "person"."full_name" as "name", "role"."id" as "roleId", "role"."stamp", "radio"."id" as "radioId", "teamRole"."id" as "teamRoleId", "teamRole"."stamp" as "teamStamp"
  from "user" as "person"
  inner join "role" as "role" on "role"."id" = "person"."role_id"
  left join "radio" as "radio" on "radio"."id" = coalesce(:radio, "person"."radio_id")
  left join "team_member" as "member" on "member"."user_id" = "person"."id" and "member"."radio_id" = "radio"."id" and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now))
  left join "role" as "teamRole" on "teamRole"."id" = "member"."role_id"
  where "person"."status" = 'ACTIVE' and "person"."id" = :user;

-- accounts.standingsOfHolders
-- SQLite
select "holder"."place", "role"."id" as "roleId", "role"."stamp", "radio"."id" as "radioId", "teamRole"."id" as "teamRoleId", "teamRole"."stamp" as "teamStamp"
  from (select value ->> '$.place' as "place", value ->> '$.session' as "session", value ->> '$.tokenPrefix' as "tokenPrefix", value ->> '$.radio' as "radio"
  from json_each(:holders)) as "holder"
  inner join "user" as "person" on "person"."id" = coalesce((select "session"."user_id"
  from "session" as "session"
  where "session"."id" = "holder"."session" and ("session"."revoked_at" is null and "session"."expires_at" > :now)), (select "token"."user_id"
  from "api_token" as "token"
  where "token"."prefix" = "holder"."tokenPrefix" and ("token"."revoked_at" is null and ("token"."expires_at" is null or "token"."expires_at" > :now))))
  inner join "role" as "role" on "role"."id" = "person"."role_id"
  left join "radio" as "radio" on "radio"."id" = coalesce("holder"."radio", (select "token"."radio_id"
  from "api_token" as "token"
  where "token"."prefix" = "holder"."tokenPrefix"), "person"."radio_id")
  left join "team_member" as "member" on "member"."user_id" = "person"."id" and "member"."radio_id" = "radio"."id" and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now))
  left join "role" as "teamRole" on "teamRole"."id" = "member"."role_id"
  where "person"."status" = 'ACTIVE';
-- PostgreSQL
select "holder"."place", "role"."id" as "roleId", "role"."stamp", "radio"."id" as "radioId", "teamRole"."id" as "teamRoleId", "teamRole"."stamp" as "teamStamp"
  from (select *
  from jsonb_to_recordset(:holders::jsonb) as listed("place" integer, "session" integer, "tokenPrefix" text, "radio" integer)) as "holder"
  inner join "user" as "person" on "person"."id" = coalesce((select "session"."user_id"
  from "session" as "session"
  where "session"."id" = "holder"."session" and ("session"."revoked_at" is null and "session"."expires_at" > :now)), (select "token"."user_id"
  from "api_token" as "token"
  where "token"."prefix" = "holder"."tokenPrefix" and ("token"."revoked_at" is null and ("token"."expires_at" is null or "token"."expires_at" > :now))))
  inner join "role" as "role" on "role"."id" = "person"."role_id"
  left join "radio" as "radio" on "radio"."id" = coalesce("holder"."radio", (select "token"."radio_id"
  from "api_token" as "token"
  where "token"."prefix" = "holder"."tokenPrefix"), "person"."radio_id")
  left join "team_member" as "member" on "member"."user_id" = "person"."id" and "member"."radio_id" = "radio"."id" and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now))
  left join "role" as "teamRole" on "teamRole"."id" = "member"."role_id"
  where "person"."status" = 'ACTIVE';

-- accounts.takingPeriod
update "authenticator"
  set "last_period" = :period
  where "id" = :id and ("last_period" is null or "last_period" < :period);

-- accounts.tokenCount
select count(*) as "count"
  from "api_token"
  where "user_id" = :user and "revoked_at" is null;

-- accounts.usingUpCode
update "recovery_code"
  set "used_at" = :at
  where "user_id" = :user and "code_hash" = :hash and "used_at" is null;

-- accounts.usingUpToken
update "refresh_token"
  set "used_at" = :at
  where "id" = :id and "used_at" is null;

-- accounts.whatProves
select "person"."password_hash" is not null as "PASSWORD", exists (select "app"."id"
  from "authenticator" as "app"
  where "app"."user_id" = :user and "app"."confirmed_at" is not null) as "AUTHENTICATOR", exists (select "code"."id"
  from "recovery_code" as "code"
  where "code"."user_id" = :user and "code"."used_at" is null) as "RECOVERY_CODE", exists (select "key"."id"
  from "passkey" as "key"
  where "key"."user_id" = :user) as "PASSKEY"
  from "user" as "person"
  where "person"."id" = :user;
