-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

-- geography.regionById
select "id"
  from "region"
  where "id" = :id;

-- geography.regionsOf
select "id", "name"
  from "region"
  where "city_id" = :city;

-- geography.zipCodesOf
select "id", "code"
  from "zip_code"
  where "region_id" = :region;
