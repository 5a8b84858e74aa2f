-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

-- portal.addition
insert into "bookmark" ("user_id", "target", "position")
  values (:user, :target, :position);

-- portal.bookmarksOf
select "target", "position"
  from "bookmark"
  where "user_id" = :user
  order by "position", "id";

-- portal.move
update "bookmark"
  set "position" = :position
  where "user_id" = :user and "target" = :target;

-- portal.ownViews
select count(*) as "count"
  from "library_view"
  where "list" = :list and "owner_id" = :viewer and "library_view"."radio_id" = :its_radio;

-- portal.removal
delete
  from "bookmark"
  where "user_id" = :user and "target" = :target;

-- portal.sharedViews
select count(*) as "count"
  from "library_view"
  where "list" = :list and "owner_id" is null and "library_view"."radio_id" = :its_radio;

-- portal.turnOf
-- SQLite
select "id"
  from "user"
  where "id" = :user;
-- PostgreSQL
select "id"
  from "user"
  where "id" = :user for no key update;
