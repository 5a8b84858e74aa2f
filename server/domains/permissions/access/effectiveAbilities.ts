import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../kit/context.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { findRows } from '../../../kit/read/reads.ts';
import { AbilitySource, type EffectiveAbility } from './effectiveAbility.ts';
import { Permission } from '../permission.entity.ts';
import { grantSources } from '../roles/roleAbilities.ts';

/** All that a role allows: by itself first, then by each permission, which is read as it is asked for. */
export async function effectiveAbilities(
  context: Context,
  roleId: number,
  info: GraphQLResolveInfo,
): Promise<EffectiveAbility[]> {
  const sources = await grantSources(context.database, roleId);
  const permissions = await permissionsOf(context, roleId, info);
  return sources.flatMap(({ permissionId, grants }) =>
    grants.map(({ action, subject }) => ({
      action,
      subject,
      source: permissionId === null ? AbilitySource.BASE : AbilitySource.PERMISSION,
      permission: permissionId === null ? null : (permissions.get(permissionId) ?? null),
    })),
  );
}

async function permissionsOf(context: Context, roleId: number, info: GraphQLResolveInfo) {
  const held = await permissionsHeld.all(context, { role: roleId });
  return findRows(
    context,
    Permission,
    held.map(({ permission }) => permission),
    info,
    ['permission'],
  );
}

const permissionsHeld = query('permissions.permissionsHeld', (db, { role }: Given<{ role: number }>) =>
  db.selectFrom('PermissionRoles').select('permission').where('role', '=', role),
);
