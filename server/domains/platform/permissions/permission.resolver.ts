import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { FieldProblems } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import { Requires } from '../../../kit/read/requires.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { WriteResolver } from '../../../kit/resource/resolvers/writeResolver.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { linkedIds } from '../../../kit/write/rowLinks.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import type { AbilityGrant } from '../../../kit/rules/abilities.ts';
import { requireReauthentication } from '../accounts/proofs/reauthentication.ts';
import { knownAbilities, problemsOfAbilities } from './abilityInput.ts';
import { requireGrantsEverywhere } from './access/cover.ts';
import { Permission } from './permission.entity.ts';
import { PermissionInput, PermissionPatch } from './permissions.inputs.ts';
import { administrator } from './roles/roles.ts';
import { findGrantsOfRole, renewAbilities } from './roles/roleAbilities.ts';

@Resolver(() => Permission)
export class PermissionResolver extends WriteResolver(Permission, PermissionInput, PermissionPatch, {
  views: 'permissions',
  searchResult: { title: '{name}', list: '/admin/permission', record: '/admin/permission/:id' },
}) {
  @Requires('roles.name')
  @FieldResolver(() => [String], {
    description: 'Names of the roles of the platform and of the current radio that have the permission.',
  })
  assignedTo(@Root() { roles }: Row): string[] {
    return (roles as Array<{ name: string }>).map(({ name }) => name).reverse();
  }

  protected override async check({ abilities, roleIds }: PermissionPatch, write: Write<Permission>) {
    const problems = problemsOfAbilities(write.context.services, abilities);
    return { ...problems, ...(await problemsOfRoles(roleIds, write)) };
  }

  protected override async prepare(given: PermissionInput | PermissionPatch, write: Write<Permission>) {
    const { existing, transaction } = write;
    const { name, abilities, roleIds } = given as PermissionPatch;
    if (existing) return { name, ...(await this.#changes(existing, { abilities, roleIds }, write)) };
    const role = await findRoleByName.first(transaction, { name: administrator });
    await renewAbilities(transaction, [role!.id]);
    return { name, abilities: [], roles: [role!.id] };
  }

  protected override async beforeDelete(permission: Stored<Permission>, write: Write<Permission>) {
    const holders = await holdersOf(permission, write);
    if (permission.abilities.length > 0) await requireReauthentication(write.context);
    await requireMayTake(permission.abilities, holders, write);
    await renewAbilities(write.transaction, holders);
  }

  async #changes(
    permission: Stored<Permission>,
    { abilities, roleIds }: PermissionPatch,
    write: Write<Permission>,
  ) {
    if (abilities === undefined && roleIds === undefined) return {};
    const { context, transaction } = write;
    await requireReauthentication(context);
    const before = await holdersOf(permission, write);
    const after = roleIds === undefined ? before : await assigned(write, before, roleIds);
    const granted = abilities === undefined ? permission.abilities : knownAbilities(abilities);
    const gains = granted.filter((grant) => !includes(permission.abilities, grant));
    const losses = permission.abilities.filter((grant) => !includes(granted, grant));
    const joining = after.filter((id) => !before.includes(id));
    const leaving = before.filter((id) => !after.includes(id));
    requireGrantsEverywhere(context, joining.length > 0 ? granted : gains);
    await requireMayTake(permission.abilities, leaving, write);
    await requireMayTake(losses, before, write);
    await renewAbilities(transaction, [...new Set([...before, ...after])]);
    return { abilities: granted, roles: after };
  }
}

const includes = (grants: readonly AbilityGrant[], { action, subject, condition }: AbilityGrant) =>
  grants.some(
    (grant) =>
      grant.action === action &&
      grant.subject === subject &&
      (grant.condition ?? null) === (condition ?? null),
  );

const holdersOf = ({ id }: Stored<Permission>, { transaction, context }: Write<Permission>) =>
  linkedIds(transaction, context.reads.models.of(Permission), 'roles', id);

/**
 * Throws unless the viewer has the abilities that the change removes, on every radio.
 * The viewer must also have all abilities of the roles that lose them, on every radio. The administrator role is exempt,
 * because it keeps every ability.
 */
async function requireMayTake(
  grants: readonly AbilityGrant[],
  roleIds: readonly number[],
  { transaction, context }: Write<Permission>,
): Promise<void> {
  if (grants.length === 0 || roleIds.length === 0) return;
  requireGrantsEverywhere(context, grants);
  const role = await findRoleByName.first(transaction, { name: administrator });
  for (const id of roleIds.filter((roleId) => roleId !== role!.id))
    requireGrantsEverywhere(context, await findGrantsOfRole(transaction, id));
}

/**
 * New role ids of the permission: the given roles, and its current roles of other radios.
 * The caller cannot see or change the latter.
 */
async function assigned(
  write: Write<Permission>,
  before: readonly number[],
  given: readonly string[],
): Promise<number[]> {
  const inReach = await reachOf(write);
  const ids = given.map((id) => parseId(id)!);
  return [...new Set([...ids, ...before.filter((id) => !inReach.has(id))])];
}

async function problemsOfRoles(
  given: readonly string[] | null | undefined,
  write: Write<Permission>,
): Promise<FieldProblems> {
  if (!given) return {};
  const inReach = await reachOf(write);
  const unknown = given.flatMap((id, index) => (inReach.has(parseId(id) ?? -1) ? [] : [index]));
  return Object.fromEntries(unknown.map((index) => [`roleIds.${index}`, 'unknown']));
}

const reachOf = async (write: Write<Permission>): Promise<ReadonlySet<number>> =>
  new Set((await findRolesInReach.all(write)).map(({ id }) => id));

const findRolesInReach = query('permissions.findRolesInReach', (db) => db.selectFrom('Role').select('id'));

const findRoleByName = query('permissions.findRoleByName', (db, { name }: Given<{ name: string }>) =>
  db.selectFrom(acrossRadios('Role')).select('id').where('name', '=', name),
);
