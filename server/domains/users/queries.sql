-- What the queries of this domain compile to. Printed by `npm run generate`.

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
