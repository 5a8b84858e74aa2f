import type { Domain } from '../../../kit/domain.ts';
import { viewsOf } from '../../../kit/list/viewedList.ts';
import { AbilitySubjectResolver } from './abilitySubject.resolver.ts';
import { AccessTestResolver } from './access/accessTest.resolver.ts';
import { Permission } from './permission.entity.ts';
import { PermissionResolver } from './permission.resolver.ts';
import { Role } from './roles/role.entity.ts';
import { RoleResolver } from './roles/role.resolver.ts';

/** Roles and permissions. */
export const permissions: Domain = {
  views: {
    permissions: viewsOf('Permission'),
    roles: viewsOf('Role'),
  },
  entities: [Role, Permission],
  resolvers: [RoleResolver, PermissionResolver, AbilitySubjectResolver, AccessTestResolver],
  seed: async (em, standardGrants) =>
    (await import('./permissions.seed.ts')).seedPermissions(em, standardGrants),
};
