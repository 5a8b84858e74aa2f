-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

-- blog.authorship
select "author_id", "status"
  from "blog_post"
  where "id" = :id and "blog_post"."deleted_at" is null;

-- blog.bookmarkAdded
insert into "blog_bookmark" ("post_id", "user_id")
  values (:id, :viewer)
  on conflict do nothing;

-- blog.bookmarkCount
select count(*) as "count"
  from "blog_bookmark"
  where "post_id" = :of;

-- blog.bookmarkHeld
-- SQLite
select "id"
  from "blog_post"
  where "id" = :id and "blog_post"."deleted_at" is null;
-- PostgreSQL
select "id"
  from "blog_post"
  where "id" = :id and "blog_post"."deleted_at" is null for key share;

-- blog.bookmarkOwn
select count(*) as "count"
  from "blog_bookmark"
  where "post_id" = :of and "user_id" = :viewer;

-- blog.bookmarkRemoved
delete
  from "blog_bookmark"
  where "post_id" = :id and "user_id" = :viewer;

-- blog.categoryById
select "id"
  from "blog_category"
  where "id" = :id;

-- blog.commentCount
select count(*) as "count"
  from "blog_comment"
  where "post_id" = :of and "active" = true;

-- blog.commentSubjectHeld
-- SQLite
select "id"
  from "blog_post"
  where "id" = :id and "blog_post"."deleted_at" is null;
-- PostgreSQL
select "id"
  from "blog_post"
  where "id" = :id and "blog_post"."deleted_at" is null for key share;

-- blog.postBySlug
select "id"
  from "blog_post"
  where "slug" = :slug and "blog_post"."deleted_at" is null;

-- blog.publishedInCategory
select count(*) as "count"
  from "blog_post_categories" as "link"
  inner join "blog_post" as "post" on "post"."id" = "link"."blog_post_id" and "post"."deleted_at" is null
  where "link"."blog_category_id" = :of and "post"."status" = 'PUBLISHED';

-- blog.visiblePost
select "t"."id"
  from "blog_post" as "t"
  where "t"."id" = :id and (:manages or "t"."status" = 'PUBLISHED' or "t"."author_id" = :viewer) and "t"."deleted_at" is null;
