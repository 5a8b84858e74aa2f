-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

-- jobs.failedByKind
select "kind", count(*) as "count"
  from "failed_job"
  group by "kind";
