import { LRUCache } from 'lru-cache';
import type { Database, Transaction } from '../../../../kit/database/database.ts';
import { query, type Given, type QueryRunner } from '../../../../kit/query/query.ts';
import { acrossRadios } from '../../../../kit/query/scopes.ts';
import { Abilities, type AbilityGrant } from '../../../../kit/rules/abilities.ts';
import { isEverything, platformGrants, teamGrants } from '../../../../kit/rules/grants.ts';

/** Id of a role, and a number that grows when the abilities of the role change. They also change with the permissions of the role. */
export interface StampedRole {
  id: number;
  stamp: number;
}

const maxCached = 1000;

/**
 * Cache of the abilities of users, by platform role and team role. The key contains the stamps of both roles, so that changed
 * abilities are read again.
 */
export class RoleAbilities {
  readonly #known = new LRUCache<string, Abilities>({ max: maxCached });
  readonly #database: Database;
  /** Subjects that belong to radios. */
  readonly ofRadios: ReadonlySet<string>;

  constructor(database: Database, ofRadios: ReadonlySet<string>) {
    this.#database = database;
    this.ofRadios = ofRadios;
  }

  /** Abilities of a person with a role on the platform and, optionally, one in the team of the current radio. */
  async of(platform: StampedRole, team?: StampedRole): Promise<Abilities> {
    const key = [platform, team].map((role) => (role ? `${role.id}.${role.stamp}` : '')).join(' ');
    const known = this.#known.get(key);
    if (known) return known;
    const abilities = new Abilities(await this.#grants(platform, team), true);
    this.#known.set(key, abilities);
    return abilities;
  }

  async #grants(platform: StampedRole, team: StampedRole | undefined): Promise<AbilityGrant[]> {
    const own = platformGrants(await findGrantsOfRole(this.#database, platform.id), this.ofRadios);
    if (!team || own.some(isEverything)) return own;
    return [...own, ...teamGrants(await findGrantsOfRole(this.#database, team.id), this.ofRadios)];
  }
}

/** Returns all abilities that are granted to a role, directly or through its permissions. */
export async function findGrantsOfRole(runner: QueryRunner, roleId: number): Promise<AbilityGrant[]> {
  return (await grantSources(runner, roleId)).flatMap(({ grants }) => grants);
}

/** Abilities that a role has directly, or through one of its permissions. */
export interface GrantSource {
  /** Null for the role itself. */
  permissionId: number | null;
  grants: AbilityGrant[];
}

export const grantSources = async (runner: QueryRunner, roleId: number): Promise<GrantSource[]> =>
  findAbilitySources.all(runner, { of: roleId });

export const findAbilitySources = query(
  'permissions.findAbilitySources',
  (db, { of }: Given<{ of: number }>) =>
    db
      .selectFrom(acrossRadios('Role'))
      .select(({ lit }) => [lit<number | null>(null).as('permissionId'), 'abilities as grants'])
      .where('id', '=', of)
      .unionAll(
        db
          .selectFrom('Permission as permission')
          .innerJoin('PermissionRoles as link', 'link.permission', 'permission.id')
          .select(['permission.id as permissionId', 'permission.abilities as grants'])
          .where('link.role', '=', of),
      ),
);

/**
 * Makes cached abilities of these roles invalid, from the next request on. Must be called in the transaction that changes the
 * abilities.
 */
export async function renewAbilities(transaction: Transaction, roleIds: readonly number[]): Promise<void> {
  for (const id of roleIds) await bumpStamp.write(transaction, { id });
}

const bumpStamp = query('permissions.bumpStamp', (db, { id }: Given<{ id: number }>) =>
  db
    .updateTable(acrossRadios('Role'))
    .set(({ eb }) => ({ stamp: eb('stamp', '+', /* guard: role-change-ends-cached-rights */ 1) }))
    .where('id', '=', id),
);
