import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Needs } from '../../kit/read/needs.ts';
import { WriteResolver } from '../../kit/resource/writeResolver.ts';
import type { Write } from '../../kit/resource/writes.ts';
import { Permission } from './permission.entity.ts';
import { PermissionInput, PermissionPatch } from './permissions.inputs.ts';
import { Role } from './role.entity.ts';
import { administrator } from './roles.ts';
import { renewAbilities } from './roleAbilities.ts';

@Resolver(() => Permission)
export class PermissionResolver extends WriteResolver(Permission, PermissionInput, PermissionPatch) {
  @Needs('roles.name')
  @FieldResolver(() => [String], { description: 'Names of the roles that hold it.' })
  assignedTo(@Root() permission: Permission): string[] {
    return (permission.roles as unknown as Array<{ name: string }>).map(({ name }) => name).reverse();
  }

  protected override async prepare(given: PermissionInput | PermissionPatch, { em, existing }: Write<Permission>) {
    const name = given.name?.trim();
    if (existing) return { name };
    return { name, abilities: [], roles: [await em.findOneOrFail(Role, { name: administrator })] };
  }

  protected override async beforeDelete(permission: Permission, { em }: Write<Permission>): Promise<void> {
    await renewAbilities(em, await permission.roles.loadItems());
    permission.roles.removeAll();
  }
}
