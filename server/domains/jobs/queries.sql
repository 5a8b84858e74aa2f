-- What the queries of this domain compile to. Printed by `npm run generate`.

-- jobs.failedByKind
select "kind", count(*) as "count"
  from "failed_job"
  group by "kind";
