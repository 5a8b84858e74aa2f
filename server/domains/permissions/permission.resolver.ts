import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Needs } from '../../kit/read/needs.ts';
import { WriteResolver } from '../../kit/resource/writeResolver.ts';
import type { Row } from '../../kit/read/plan.ts';
import { linkedIds } from '../../kit/write/rowWrites.ts';
import type { Stored } from '../../kit/write/storedEntity.ts';
import type { Write } from '../../kit/resource/writes.ts';
import { Permission } from './permission.entity.ts';
import { PermissionInput, PermissionPatch } from './permissions.inputs.ts';
import { administrator } from './roles.ts';
import { renewAbilities } from './roleAbilities.ts';

@Resolver(() => Permission)
export class PermissionResolver extends WriteResolver(Permission, PermissionInput, PermissionPatch) {
  @Needs('roles.name')
  @FieldResolver(() => [String], { description: 'Names of the roles that hold it.' })
  assignedTo(@Root() { roles }: Row): string[] {
    return (roles as Array<{ name: string }>).map(({ name }) => name).reverse();
  }

  protected override async prepare(
    given: PermissionInput | PermissionPatch,
    { transaction, existing }: Write<Permission>,
  ) {
    const { name } = given;
    if (existing) return { name };
    const [role] = await transaction.rows('select id from role where name = ?', [administrator]);
    return { name, abilities: [], roles: [role![0]] };
  }

  protected override async beforeDelete(
    { id }: Stored<Permission>,
    { transaction, context }: Write<Permission>,
  ): Promise<void> {
    await renewAbilities(
      transaction,
      await linkedIds(transaction, context.reads.models.of(Permission), 'roles', id),
    );
  }
}
