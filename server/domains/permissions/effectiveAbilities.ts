import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../kit/context.ts';
import { readRows, rootAlias } from '../../kit/read/plan.ts';
import { scopeOf } from '../../kit/read/reads.ts';
import { AbilitySource, type EffectiveAbility } from './effectiveAbility.ts';
import { Permission } from './permission.entity.ts';
import { grantSources } from './roleAbilities.ts';

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
  const { database, reads } = context;
  const model = reads.models.of(Permission);
  const plan = reads.planFor(model, info, ['permission'], scopeOf(context));
  const sql = `select ${plan.columns} from ${model.table} ${rootAlias}${plan.joins}
    where ${rootAlias}.id in (select permission_id from permission_roles where role_id = ?)`;
  const rows = await readRows(database, plan, await database.rows(sql, [roleId]), info.variableValues);
  return new Map(rows.map((row) => [row.id, row]));
}
