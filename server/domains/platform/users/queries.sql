-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

-- users.addedUsers
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

-- users.byEmail
select "id"
  from "user"
  where "email" = :email;

-- users.byEmailAndCompany
select "id"
  from "user"
  where "email" = :email and "employer_id" = :company;

-- users.bySocialAccount
select "user_id" as "id"
  from "social_account"
  where "provider" = :provider and "external_id" = :externalId;

-- users.codesOfRegion
select "code"
  from "zip_code"
  where "region_id" = :region;

-- users.companyById
select "id"
  from "company"
  where "id" = :id;

-- users.othersActive
select "id"
  from "user"
  where "role_id" = :role and "status" = 'ACTIVE' and "id" <> :id
  limit 1;

-- users.peopleNamed
select "id"
  from "user"
  where "username_key" = :key;

-- users.productById
select "id"
  from "product"
  where "id" = :id;

-- users.regionById
select "id", "city_id"
  from "region"
  where "id" = :id;

-- users.roleInTurn
-- SQLite
select "name"
  from "role"
  where "id" = :id;
-- PostgreSQL
select "name"
  from "role"
  where "id" = :id for no key update;

-- users.roleOfPlatform
select "id"
  from "role"
  where "id" = :id and "radio_id" is null;

-- users.rolesOfUsers
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

-- users.usersByRole
select "role_id", count(*) as "count"
  from "user"
  group by "role_id";

-- users.usersByStatus
select "status", count(*) as "count"
  from "user"
  group by "status";
