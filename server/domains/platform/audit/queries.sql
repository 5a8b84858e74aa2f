-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

-- audit.accessOnRadio
-- SQLite
select "action", "at" / 900000 as "quarter", count(*) as "count"
  from "audit_entry"
  where "id" >= :first and "at" >= :since and "at" < :until and ("action" in ('SIGN_IN_FAILED', 'DENIED') or ("action" = 'SIGNED_IN' and "subject" = 'User')) and ("radio_id" is null or "radio_id" = :radio)
  group by "quarter", "action";
-- PostgreSQL
select "action", cast(floor(extract(epoch
  from "at") / 900) as integer) as "quarter", count(*) as "count"
  from "audit_entry"
  where "id" >= :first and "at" >= :since and "at" < :until and ("action" in ('SIGN_IN_FAILED', 'DENIED') or ("action" = 'SIGNED_IN' and "subject" = 'User')) and ("radio_id" is null or "radio_id" = :radio)
  group by "quarter", "action";

-- audit.earlierChecks
delete
  from "last_audit_check";

-- audit.entriesAfter
select count(*) as "count"
  from "audit_entry"
  where "id" > :id;

-- audit.entriesBefore
select count(*) as "count", min("audit_entry"."id") as "first"
  from "audit_entry"
  where "audit_entry"."id" <= :id;

-- audit.entriesToSeal
select "id", "at", "action", "actor_id", "actor_name", "address", "subject", "subject_id", cast("changes" as text) as "changes", "radio_id", "request_id"
  from "audit_entry"
  where "id" > :after and "id" <= :last
  order by "id"
  limit 1000;

-- audit.entryBounds
select (select min("id") as "id"
  from "audit_entry") as "first", (select max("id") as "id"
  from "audit_entry") as "last";

-- audit.entryFrom
select "id", "at"
  from "audit_entry"
  where "id" >= :id
  order by "id"
  limit 1;

-- audit.everyAccess
-- SQLite
select "action", "at" / 900000 as "quarter", count(*) as "count"
  from "audit_entry"
  where "id" >= :first and "at" >= :since and "at" < :until and ("action" in ('SIGN_IN_FAILED', 'DENIED') or ("action" = 'SIGNED_IN' and "subject" = 'User'))
  group by "quarter", "action";
-- PostgreSQL
select "action", cast(floor(extract(epoch
  from "at") / 900) as integer) as "quarter", count(*) as "count"
  from "audit_entry"
  where "id" >= :first and "at" >= :since and "at" < :until and ("action" in ('SIGN_IN_FAILED', 'DENIED') or ("action" = 'SIGNED_IN' and "subject" = 'User'))
  group by "quarter", "action";

-- audit.lastCheck
select "at", "sealed", "unsealed", "broken"
  from "last_audit_check"
  order by "id" desc
  limit 1;

-- audit.newestSeal
select "id", "at", "last_entry_id", "entries", "hash"
  from "audit_seal"
  where "id" = (select max("seal"."id") as "id"
  from "audit_seal" as "seal");

-- audit.nextSeals
select "id", "at", "last_entry_id", "entries", "hash"
  from "audit_seal"
  where "id" > :after
  order by "id"
  limit 500;

-- audit.sealById
select "hash"
  from "audit_seal"
  where "id" = :id;

-- audit.sealing
insert into "audit_seal" ("at", "last_entry_id", "entries", "hash")
  values (:at, :lastEntryId, :entries, :hash);
