import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import type { Transaction } from '../../../../kit/database/database.ts';
import { invalidInput, notFound } from '../../../../kit/errors.ts';
import { findPage } from '../../../../kit/list/findPage.ts';
import {
  checkListQuery,
  listArgsOf,
  pageOf,
  type ListQuery,
  type Page,
} from '../../../../kit/list/listArgs.ts';
import { count, countOfEach } from '../../../../kit/query/counts.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { acrossRadios } from '../../../../kit/query/scopes.ts';
import { Requires } from '../../../../kit/read/requires.ts';
import { typedRow, type Row } from '../../../../kit/read/plan.ts';
import { ToMany } from '../../../../kit/read/children.ts';
import { scopeOf } from '../../../../kit/read/reads.ts';
import { requireRadio } from '../../../../kit/read/scope.ts';
import { WriteResolver } from '../../../../kit/resource/resolvers/writeResolver.ts';
import type { Write } from '../../../../kit/resource/writes.ts';
import type { AbilityGrant } from '../../../../kit/rules/abilities.ts';
import { Allow, allow, Ruled } from '../../../../kit/rules/rule.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import { requireReauthentication } from '../../accounts/proofs/reauthentication.ts';
import { findReachableRadioId } from '../../organization/radios/reachableRadios.ts';
import { User } from '../../users/user.entity.ts';
import { knownAbilities, problemsOfAbilities } from '../abilityInput.ts';
import { requireGrants, requireGrantsEverywhere } from '../access/cover.ts';
import { loadEffectiveAbilities } from '../access/loadEffectiveAbilities.ts';
import { EffectiveAbility } from '../access/effectiveAbility.ts';
import { Role } from './role.entity.ts';
import { RoleInput, RolePatch } from './role.inputs.ts';
import { findGrantsOfRole, renewAbilities } from './roleAbilities.ts';
import { findFreeKey, isNameTaken } from './roleKey.ts';
import { administrator, baseAbilities, isBuiltIn } from './roles.ts';

const RolePage = pageOf(Role);
const RoleArgs = listArgsOf(Role);

const countUsers = countOfEach('permissions.countUsers', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('User').select(count).where('role', '=', of),
);
const countTeamMembers = countOfEach('permissions.countTeamMembers', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('TeamMember').select(count).where('role', '=', of),
);

@Resolver(() => Role)
@ToMany('members', () => User, {
  first: 5,
  description: 'People with the role on the platform, the last created first.',
})
export class RoleResolver extends WriteResolver(Role, RoleInput, RolePatch, {
  views: 'roles',
  roles: { maintainer: ['read'] },
  searchResult: {
    title: '{name}',
    subtitle: '{description}',
    list: '/admin/roles',
    record: '/admin/roles/:id',
  },
}) {
  @Allow('read', 'Role')
  @Query(() => RolePage, {
    description:
      'Roles that can be given to the members of a radio. These are the roles of the platform and of that radio, the last created first unless `sort` is given. NOT_FOUND when the radio does not exist or the viewer may not see it.',
  })
  async rolesByRadio(
    @Arg('radioId', () => ID, { description: 'Id of the `Radio`.' }) radioId: string,
    @Args(() => RoleArgs) query: ListQuery,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<Row>> {
    checkListQuery(query);
    const id = await findReachableRadioId(context, radioId);
    if (id === undefined) throw notFound('Radio');
    return findPage({ ...context, radioId: id }, Role, query, info);
  }

  @Ruled(allow('read', 'User'))
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Number of people with the role on the platform. Null, with the error FORBIDDEN, when the viewer may not read people.',
  })
  memberCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return countUsers(context, id);
  }

  @Ruled(allow('read', 'TeamMember'))
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Number of people with the role in the team of the current radio; 0 without a current radio. Guests count also before and after their time. Null, with the error FORBIDDEN, when the viewer may not read the team.',
  })
  async teamCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return context.radioId === undefined ? 0 : countTeamMembers(context, id);
  }

  @Requires('key', 'name')
  @FieldResolver(() => Boolean, {
    description:
      'True for roles that are built into the portal. Such roles cannot be renamed or deleted, and the abilities of the administrator cannot be changed.',
  })
  isBuiltIn(@Root() role: Row): boolean {
    return isBuiltIn(typedRow<Role>(role));
  }

  @FieldResolver(() => [EffectiveAbility], {
    description: 'All abilities of the role; an ability with several sources occurs once for each source.',
  })
  effectiveAbilities(
    @Root() { id }: Row,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EffectiveAbility[]> {
    return loadEffectiveAbilities(context, id, info);
  }

  /** Throws unless the viewer has all abilities of the role that is changed. */
  protected override async authorize(role: Stored<Role> | undefined, { context, transaction }: Write<Role>) {
    // guard: power-over-changed-role
    if (role) requireCover(context, await findGrantsOfRole(transaction, role.id), role.radio);
  }

  /** Validates the input; built-in roles keep their names. */
  protected override async check(
    { name, abilities }: RolePatch,
    { context, existing, transaction }: Write<Role>,
  ) {
    const problems = problemsOfAbilities(context.services, abilities);
    const isRenamed = name != null && name !== existing?.name;
    if (isRenamed && (await isNameTaken(transaction, name, existing))) problems['name'] = 'taken';
    if (existing && isBuiltIn(existing) && isRenamed) problems['name'] = 'builtIn';
    if (existing?.name === administrator && abilities !== undefined) problems['abilities'] = 'builtIn';
    return problems;
  }

  protected override async prepare(given: RoleInput | RolePatch, write: Write<Role>) {
    const { isOfRadio, abilities, ...values } = given as Partial<RoleInput>;
    const { existing, context, transaction } = write;
    if (!existing || abilities) await requireReauthentication(context);
    const own = abilities && [...baseAbilities, ...knownAbilities(abilities)];
    const radio = existing
      ? existing.radio
      : isOfRadio
        ? requireRadio(context.reads.models.of(Role), scopeOf(context))
        : null;
    // guard: role-grants-within-own-power
    if (own) requireCover(context, own, radio);
    if (existing && own) await renewAbilities(transaction, [existing.id]);
    const made = existing ? {} : { key: await findFreeKey(transaction, values.name!), radio };
    return { ...values, abilities: own, ...made };
  }

  protected override async beforeDelete(role: Stored<Role>, { context, transaction }: Write<Role>) {
    await requireReauthentication(context);
    if (isBuiltIn(role)) throw invalidInput({ id: 'builtIn' });
    if (await isInUse(transaction, role.id)) throw invalidInput({ id: 'inUse' });
  }
}

/** A role of one radio requires its abilities there; every other role requires them on all radios. */
function requireCover(context: Context, grants: readonly AbilityGrant[], radioId: number | null): void {
  if (/* guard: platform-role-needs-power-everywhere */ radioId === null)
    requireGrantsEverywhere(context, grants);
  else requireGrants(context, grants);
}

/** True when any person has the role, on the platform or in a team of a radio. */
const isInUse = async (transaction: Transaction, role: number): Promise<boolean> =>
  (await hasUsers.any(transaction, { role })) || (await hasTeamMembers.any(transaction, { role }));

const hasUsers = query('permissions.hasUsers', (db, { role }: Given<{ role: number }>) =>
  db.selectFrom('User').select('id').where('role', '=', role).limit(1),
);

const hasTeamMembers = query('permissions.hasTeamMembers', (db, { role }: Given<{ role: number }>) =>
  db.selectFrom(acrossRadios('TeamMember')).select('id').where('role', '=', role).limit(1),
);
