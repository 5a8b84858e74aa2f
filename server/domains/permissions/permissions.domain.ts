import type { Domain } from '../../kit/domain.ts';
import { Permission } from './permission.entity.ts';
import { PermissionResolver } from './permission.resolver.ts';
import { Role } from './role.entity.ts';
import { RoleResolver } from './role.resolver.ts';

export const permissions: Domain = {
  entities: [Role, Permission],
  resolvers: [RoleResolver, PermissionResolver],
  seed: async (em) => (await import('./permissions.seed.ts')).seedPermissions(em),
};
