import type { Context } from '../../../kit/context.ts';
import { query, type Given, type QueryRunner } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import { Abilities, type AbilityGrant } from '../../../kit/rules/abilities.ts';
import { isEverything, platformGrants, teamGrants } from '../../../kit/rules/grants.ts';
import { requireGrants } from './cover.ts';
import { grantsOf } from '../roles/roleAbilities.ts';
import { isBase } from '../roles/roles.ts';

/** The roles that somebody has: one on the platform, and one on each radio whose team they are in. */
interface Roles {
  platform: number | undefined;
  teams: ReadonlyMap<number, number>;
}

/**
 * Nobody touches the credentials, the address, the roles or the existence of a person who may do more than they: on the
 * platform or on any radio, whichever of them the request works on. To be asked in the transaction of the change, of
 * what is true by then.
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

/** What every role allows is no power. */
const isPower = (grant: AbilityGrant) => !isBase(grant);

/** A place in a team that is still to come is power too, but nobody's who is to use it yet. */
async function rolesOf(
  reader: QueryRunner,
  userId: number,
  when: 'now' | 'also later' = 'also later',
): Promise<Roles> {
  const platform = await platformRole.first(reader, { user: userId });
  const [now, end] = [new Date(), endOfTime];
  const teams = await teamRoles.all(reader, { user: userId, now, begun: when === 'now' ? now : end });
  return { platform: platform?.role, teams: new Map(teams.map(({ radio, role }) => [radio, role])) };
}

const platformRole = query('permissions.platformRole', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('User').select('role').where('id', '=', user),
);

const endOfTime = new Date('9999-01-01T00:00:00Z');

const teamRoles = query(
  'permissions.teamRoles',
  (db, { user, now, begun }: Given<{ user: number; now: Date; begun: Date }>) =>
    db
      .selectFrom(acrossRadios('TeamMember'))
      .select(['radio', 'role'])
      .where('user', '=', user)
      .where(({ or, eb }) => or([eb('validFrom', 'is', null), eb('validFrom', '<=', begun)]))
      .where(({ or, eb }) => or([eb('validUntil', 'is', null), eb('validUntil', '>', now)])),
);

/** What somebody may do on the platform and, where one is named, on a radio. */
async function grantsIn(
  { services }: Context,
  reader: QueryRunner,
  { platform, teams }: Roles,
  radioId: number | undefined,
): Promise<AbilityGrant[]> {
  const { ofRadios } = services.accounts.roleAbilities;
  const ofRole = async (roleId: number | undefined) => (roleId === undefined ? [] : grantsOf(reader, roleId));
  const everywhere = platformGrants(await ofRole(platform), ofRadios);
  if (radioId === undefined || everywhere.some(isEverything)) return everywhere;
  return [...everywhere, ...teamGrants(await ofRole(teams.get(radioId)), ofRadios)];
}

/** A token that is bound to one radio gives no power on any other. */
const reachOf = ({ boundTo }: Context, radioId: number | undefined) =>
  // guard: power-of-token-on-its-radio
  boundTo === undefined || boundTo === radioId ? radioId : undefined;
