-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

-- cards.cardOf
select "data"
  from "card"
  where "key" = :key and "period" = :period;

-- cards.storedCards
-- SQLite
select "key", "period", "data"
  from "card"
  where "key" in (select value
  from json_each(:keys));
-- PostgreSQL
select "key", "period", "data"
  from "card"
  where "key" = any(:keys);
