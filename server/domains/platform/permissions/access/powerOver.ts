import type { Context } from '../../../../kit/context.ts';
import { query, type Given, type QueryRunner } from '../../../../kit/query/query.ts';
import { acrossRadios } from '../../../../kit/query/scopes.ts';
import { Abilities, type AbilityGrant } from '../../../../kit/rules/abilities.ts';
import { isEverything, platformGrants, teamGrants } from '../../../../kit/rules/grants.ts';
import { requireGrants } from './cover.ts';
import { findGrantsOfRole } from '../roles/roleAbilities.ts';
import { isBase } from '../roles/roles.ts';

/** Roles of a person: one on the platform, and one on each radio whose team they belong to. */
interface Roles {
  platform: number | undefined;
  teams: ReadonlyMap<number, number>;
}

/**
 * Throws unless the viewer has all abilities of a person. Compares them on the platform and on each radio of their teams. Must be called
 * before the person's credentials, address, roles or account are changed, in the transaction of the change, so that current values are
 * used.
 */
export async function requirePowerOver(context: Context, reader: QueryRunner, userId: number): Promise<void> {
  const theirs = await rolesOf(reader, userId);
  const own = await rolesOf(reader, context.viewer!.userId, 'now');
  for (const radioId of [
    undefined,
    // guard: power-over-person-on-each-radio
    ...theirs.teams.keys(),
  ]) {
    const abilities = new Abilities(await grantsIn(context, reader, own, reachOf(context, radioId)), true);
    const grants = await grantsIn(context, reader, theirs, radioId);
    requireGrants(
      { abilities: /* guard: power-of-token-within-its-scopes */ context.abilities.limiting(abilities) },
      grants.filter(isPower),
    );
  }
}

/** True for grants that count in a comparison of power: all but the base abilities, which every role has. */
const isPower = (grant: AbilityGrant) => !isBase(grant);

/**
 * For the person to be changed, future memberships count too. For the viewer they do not, because they grant
 * nothing yet.
 */
async function rolesOf(
  reader: QueryRunner,
  userId: number,
  when: 'now' | 'also later' = 'also later',
): Promise<Roles> {
  const platform = await findPlatformRole.first(reader, { user: userId });
  const [now, end] = [new Date(), endOfTime];
  const teams = await findTeamRoles.all(reader, { user: userId, now, begun: when === 'now' ? now : end });
  return { platform: platform?.role, teams: new Map(teams.map(({ radio, role }) => [radio, role])) };
}

const findPlatformRole = query('permissions.findPlatformRole', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('User').select('role').where('id', '=', user),
);

const endOfTime = new Date('9999-01-01T00:00:00Z');

const findTeamRoles = query(
  'permissions.findTeamRoles',
  (db, { user, now, begun }: Given<{ user: number; now: Date; begun: Date }>) =>
    db
      .selectFrom(acrossRadios('TeamMember'))
      .select(['radio', 'role'])
      .where('user', '=', user)
      .where(({ or, eb }) => or([eb('validFrom', 'is', null), eb('validFrom', '<=', begun)]))
      .where(({ or, eb }) => or([eb('validUntil', 'is', null), eb('validUntil', '>', now)])),
);

/** Abilities of a person on the platform and, if given, on a radio. */
async function grantsIn(
  { services }: Context,
  reader: QueryRunner,
  { platform, teams }: Roles,
  radioId: number | undefined,
): Promise<AbilityGrant[]> {
  const { ofRadios } = services.accounts.roleAbilities;
  const ofRole = async (roleId: number | undefined) =>
    roleId === undefined ? [] : findGrantsOfRole(reader, roleId);
  const everywhere = platformGrants(await ofRole(platform), ofRadios);
  if (radioId === undefined || everywhere.some(isEverything)) return everywhere;
  return [...everywhere, ...teamGrants(await ofRole(teams.get(radioId)), ofRadios)];
}

/** Restricts an API token that is bound to a radio to that radio. */
const reachOf = ({ boundTo }: Context, radioId: number | undefined) =>
  // guard: power-of-token-on-its-radio
  boundTo === undefined || boundTo === radioId ? radioId : undefined;
