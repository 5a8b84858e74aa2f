-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

-- organization.affectedCount
select count(*) as "count"
  from "product_affected_users"
  where "product_id" = :of;

-- organization.anybodyNamed
-- SQLite
select "person"."username", "person"."full_name", "person"."avatar"
  from "user" as "person"
  left join "team_member" as "member" on "member"."user_id" = "person"."id" and "member"."radio_id" = :its_radio
  where "member"."id" is null and instr("person"."search_text", :needle) > 0
  order by "person"."full_name", "person"."id"
  limit :most;
-- PostgreSQL
select "person"."username", "person"."full_name", "person"."avatar"
  from "user" as "person"
  left join "team_member" as "member" on "member"."user_id" = "person"."id" and "member"."radio_id" = :its_radio
  where "member"."id" is null and strpos("person"."search_text", :needle) > 0
  order by "person"."full_name", "person"."id"
  limit :most;

-- organization.chosenRadio
update "user"
  set "radio_id" = :radio
  where "id" = :user;

-- organization.colleaguesNamed
-- SQLite
select "person"."username", "person"."full_name", "person"."avatar"
  from "user" as "person"
  left join "team_member" as "member" on "member"."user_id" = "person"."id" and "member"."radio_id" = :its_radio
  where "member"."id" is null and exists (select "member"."id"
  from "team_member" as "member"
  where "member"."user_id" = "person"."id" and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now)) and "member"."radio_id" in (select "member"."radio_id"
  from "team_member" as "member"
  where "member"."user_id" = :viewer and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now)))) and instr("person"."search_text", :needle) > 0
  order by "person"."full_name", "person"."id"
  limit :most;
-- PostgreSQL
select "person"."username", "person"."full_name", "person"."avatar"
  from "user" as "person"
  left join "team_member" as "member" on "member"."user_id" = "person"."id" and "member"."radio_id" = :its_radio
  where "member"."id" is null and exists (select "member"."id"
  from "team_member" as "member"
  where "member"."user_id" = "person"."id" and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now)) and "member"."radio_id" in (select "member"."radio_id"
  from "team_member" as "member"
  where "member"."user_id" = :viewer and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now)))) and strpos("person"."search_text", :needle) > 0
  order by "person"."full_name", "person"."id"
  limit :most;

-- organization.companyByName
select "id"
  from "company"
  where "name" = :name;

-- organization.deleteFormerSlug
delete
  from "former_slug"
  where "kind" = :kind and "scope" = :scope and "slug" = :slug;

-- organization.firstRadio
update "user"
  set "radio_id" = :radio
  where "id" = :user and "radio_id" is null;

-- organization.formerSlug
select "target"
  from "former_slug"
  where "kind" = :kind and "scope" = :scope and "slug" = :slug;

-- organization.givenRole
select "id"
  from "role"
  where "id" = :id and ("role"."radio_id" is null or "role"."radio_id" = :its_radio_if_any);

-- organization.memberByEmail
select "person"."id", "member"."id" as "member"
  from "user" as "person"
  left join "team_member" as "member" on "member"."user_id" = "person"."id" and "member"."radio_id" = :its_radio
  where "person"."email" = :email;

-- organization.memberByUsername
select "person"."id", "member"."id" as "member"
  from "user" as "person"
  left join "team_member" as "member" on "member"."user_id" = "person"."id" and "member"."radio_id" = :its_radio
  where "person"."username_key" = :username;

-- organization.movedOn
update "user"
  set "radio_id" = (select min("other"."radio_id") as "next"
  from "team_member" as "other"
  where "other"."user_id" = :user and "other"."id" <> :member)
  where "id" = :user and "radio_id" = :radio;

-- organization.peopleOf
select "id"
  from "user"
  where "employer_id" = :company
  limit 1;

-- organization.radiosOf
select "id"
  from "radio"
  where "company_id" = :company
  limit 1;

-- organization.reachable
select "t"."id"
  from "radio" as "t"
  where "t"."id" = :id and (:all or "t"."id" in (select "member"."radio_id"
  from "team_member" as "member"
  where "member"."user_id" = :viewer and (("member"."valid_from" is null or "member"."valid_from" <= :now) and ("member"."valid_until" is null or "member"."valid_until" > :now))));

-- organization.slugsOfTarget
select "id"
  from "former_slug"
  where "kind" = :kind and "target" = :target
  limit 1;

-- organization.strangerSigning
select "person"."username", "person"."full_name", "person"."avatar"
  from "user" as "person"
  left join "team_member" as "member" on "member"."user_id" = "person"."id" and "member"."radio_id" = :its_radio
  where "member"."id" is null and "person"."username_key" = :name;

-- organization.teamRemoved
delete
  from "team_member"
  where "radio_id" = :radio;

-- organization.teamSize
select count(*) as "count"
  from "team_member"
  where "radio_id" = :of;

-- organization.userCount
select count(*) as "count"
  from "user"
  where "employer_id" = :of;
