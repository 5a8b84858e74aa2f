-- What the queries of this domain compile to. Printed by `npm run generate`.

-- cards.cardOf
select "data"
  from "card"
  where "key" = :key and "period" = :period;
