-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

-- invoices.invoicesByStatus
select "invoice_status" as "status", count(*) as "count"
  from "invoice"
  where "invoice"."deleted_at" is null
  group by "invoice_status";

-- invoices.invoicesOf
select "id"
  from "invoice"
  where "client_id" = :client
  limit 1;

-- invoices.issuedInvoices
select "invoice_status" as "status", "currency", "issued_date" as "day", count(*) as "count", sum("total") as "sum"
  from "invoice"
  where "issued_date" >= :from and "issued_date" <= :to and "invoice"."deleted_at" is null
  group by "issued_date", "invoice_status", "currency";

-- invoices.newestInvoice
select "issued_date" as "day"
  from "invoice"
  where "invoice"."deleted_at" is null
  order by "issued_date" desc
  limit 1;

-- invoices.overdue
select "invoice"."id", "invoice"."due_date", "client"."name" as "client"
  from "invoice" as "invoice"
  inner join "invoice_client" as "client" on "client"."id" = "invoice"."client_id"
  where "invoice"."due_date" < :today and "invoice"."due_date" >= :since and "invoice"."balance" > 0 and "invoice"."invoice_status" not in ('PAID', 'DRAFT') and "invoice"."deleted_at" is null
  order by "invoice"."due_date";

-- invoices.owed
-- SQLite
select "currency", sum("balance") as "amount", count(*) as "count"
  from "invoice"
  where "invoice_status" in (select value
  from json_each(:statuses)) and "balance" > 0 and "invoice"."deleted_at" is null
  group by "currency"
  order by "count" desc, "currency";
-- PostgreSQL
select "currency", sum("balance") as "amount", count(*) as "count"
  from "invoice"
  where "invoice_status" = any(:statuses) and "balance" > 0 and "invoice"."deleted_at" is null
  group by "currency"
  order by "count" desc, "currency";

-- invoices.pastDueInvoices
select "due_date" as "day", count(*) as "count"
  from "invoice"
  where "due_date" >= :from and "due_date" <= :to and "invoice_status" = 'PAST_DUE' and "invoice"."deleted_at" is null
  group by "due_date";
