import type { Domain } from '../../../kit/domain.ts';
import { AbilitySubjectResolver } from './abilitySubject.resolver.ts';
import { AccessTestResolver } from './access/accessTest.resolver.ts';
import { PermissionResolver } from './permission.resolver.ts';
import { RoleResolver } from './roles/role.resolver.ts';

/** Roles and permissions. */
export const permissions: Domain = {
  resolvers: [RoleResolver, PermissionResolver, AbilitySubjectResolver, AccessTestResolver],
  seed: async (em, standardGrants) =>
    (await import('./permissions.seed.ts')).seedPermissions(em, standardGrants),
};
