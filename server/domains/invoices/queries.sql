-- What the queries of this domain compile to. Printed by `npm run generate`.

-- invoices.invoicesOf
select "id"
  from "invoice"
  where "client_id" = :client
  limit 1;
