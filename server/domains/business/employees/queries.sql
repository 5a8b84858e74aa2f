-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

-- employees.employeesByStatus
select "status", count(*) as "count"
  from "employee"
  group by "status";

-- employees.startedEmployees
select "start_date" as "day", count(*) as "count"
  from "employee"
  where "start_date" >= :from and "start_date" <= :to
  group by "start_date";
