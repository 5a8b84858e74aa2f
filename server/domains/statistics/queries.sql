-- What the queries of this domain compile to. Printed by `npm run generate`.

-- statistics.accessOnRadio
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

-- statistics.addedUsers
-- SQLite
select "created_at" / 900000 as "quarter", count(*) as "count"
  from "user"
  where "created_at" >= :since and "created_at" < :until
  group by "quarter";
-- PostgreSQL
select cast(floor(extract(epoch
  from "created_at") / 900) as integer) as "quarter", count(*) as "count"
  from "user"
  where "created_at" >= :since and "created_at" < :until
  group by "quarter";

-- statistics.employeesByStatus
select "status", count(*) as "count"
  from "employee"
  group by "status";

-- statistics.entryBounds
select (select min("id") as "id"
  from "audit_entry") as "first", (select max("id") as "id"
  from "audit_entry") as "last";

-- statistics.entryFrom
select "id", "at"
  from "audit_entry"
  where "id" >= :id
  order by "id"
  limit 1;

-- statistics.everyAccess
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

-- statistics.invoicesByStatus
select "invoice_status" as "status", count(*) as "count"
  from "invoice"
  group by "invoice_status";

-- statistics.issuedInvoices
select "invoice_status" as "status", "currency", "issued_date" as "day", count(*) as "count", sum("total") as "sum"
  from "invoice"
  where "issued_date" >= :from and "issued_date" <= :to
  group by "issued_date", "invoice_status", "currency";

-- statistics.newestInvoice
select "issued_date" as "day"
  from "invoice"
  order by "issued_date" desc
  limit 1;

-- statistics.owed
-- SQLite
select "currency", sum("balance") as "amount", count(*) as "count"
  from "invoice"
  where "invoice_status" in (select value
  from json_each(:statuses)) and "balance" > 0
  group by "currency"
  order by "count" desc, "currency";
-- PostgreSQL
select "currency", sum("balance") as "amount", count(*) as "count"
  from "invoice"
  where "invoice_status" = any(:statuses) and "balance" > 0
  group by "currency"
  order by "count" desc, "currency";

-- statistics.pastDueInvoices
select "due_date" as "day", count(*) as "count"
  from "invoice"
  where "due_date" >= :from and "due_date" <= :to and "invoice_status" = 'PAST_DUE'
  group by "due_date";

-- statistics.rolesOfUsers
-- SQLite
select "id", "key", "name"
  from "role"
  where "id" in (select value
  from json_each(:ids))
  order by "id";
-- PostgreSQL
select "id", "key", "name"
  from "role"
  where "id" = any(:ids)
  order by "id";

-- statistics.startedEmployees
select "start_date" as "day", count(*) as "count"
  from "employee"
  where "start_date" >= :from and "start_date" <= :to
  group by "start_date";

-- statistics.usersByRole
select "role_id", count(*) as "count"
  from "user"
  group by "role_id";

-- statistics.usersByStatus
select "status", count(*) as "count"
  from "user"
  group by "status";
