-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

-- permissions.allRoles
select "id", "key", "name"
  from "role";

-- permissions.memberCount
select count(*) as "count"
  from "user"
  where "role_id" = :of;

-- permissions.peopleWith
select "id"
  from "user"
  where "role_id" = :role
  limit 1;

-- permissions.platformRole
select "role_id"
  from "user"
  where "id" = :user;

-- permissions.renewal
update "role"
  set "stamp" = "stamp" + 1
  where "id" = :id;

-- permissions.roleByName
select "id"
  from "role"
  where "name" = :name;

-- permissions.rolesInReach
select "id"
  from "role"
  where ("role"."radio_id" is null or "role"."radio_id" = :its_radio_if_any);

-- permissions.sourcesOfRole
select null as "permissionId", "abilities" as "grants"
  from "role"
  where "id" = :of union all select "permission"."id" as "permissionId", "permission"."abilities" as "grants"
  from "permission" as "permission"
  inner join "permission_roles" as "link" on "link"."permission_id" = "permission"."id"
  where "link"."role_id" = :of;

-- permissions.teamCount
select count(*) as "count"
  from "team_member"
  where "role_id" = :of and "team_member"."radio_id" = :its_radio;

-- permissions.teamRoles
select "radio_id", "role_id"
  from "team_member"
  where "user_id" = :user and ("valid_from" is null or "valid_from" <= :begun) and ("valid_until" is null or "valid_until" > :now);

-- permissions.teamsWith
select "id"
  from "team_member"
  where "role_id" = :role
  limit 1;
