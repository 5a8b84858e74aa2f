import { batchedBySelection } from '../../../../kit/read/batch.ts';
import { findRows } from '../../../../kit/read/reads.ts';
import { grantOf } from '../../../../kit/rules/grants.ts';
import { findAbilitySources } from '../roles/roleAbilities.ts';
import { Permission } from '../permission.entity.ts';
import { AbilitySource, type EffectiveAbility } from './effectiveAbility.ts';

/** Loads all abilities of each of several roles, with the selected fields. Those of the role come first, then those of its permissions. */
export const loadEffectiveAbilities = batchedBySelection(
  async (context, roleIds, info): Promise<EffectiveAbility[][]> => {
    const sources = await findAbilitySources.ofEach(context, roleIds, {});
    const permissionIds = new Set(sources.flat().flatMap(({ permissionId }) => permissionId ?? []));
    const permissions = await findRows(context, Permission, [...permissionIds], info, ['permission']);
    return sources.map((ofRole) =>
      ofRole.flatMap(({ permissionId, grants }) =>
        grants.map((grant) => ({
          ...grantOf(grant),
          source: permissionId === null ? AbilitySource.BASE : AbilitySource.PERMISSION,
          permission: permissionId === null ? null : (permissions.get(permissionId) ?? null),
        })),
      ),
    );
  },
);
