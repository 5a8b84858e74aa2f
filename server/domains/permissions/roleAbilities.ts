import type { Database, Transaction } from '../../kit/database/database.ts';
import { Abilities, type AbilityGrant } from '../../kit/rules/abilities.ts';

/** What each role may do, worked out once for as long as its stamp stays the same. */
export class RoleAbilities {
  readonly #known = new Map<number, { stamp: number; abilities: Abilities }>();
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async of(roleId: number, stamp: number): Promise<Abilities> {
    const known = this.#known.get(roleId);
    if (known?.stamp === stamp) return known.abilities;
    const abilities = new Abilities(await grantsOf(this.#database, roleId), true);
    this.#known.set(roleId, { stamp, abilities });
    return abilities;
  }
}

/** What a role grants, by itself and through its permissions. */
export async function grantsOf(database: Database, roleId: number): Promise<AbilityGrant[]> {
  const rows = await database.rows(
    `select abilities from role where id = ? union all select p.abilities from permission p
     join permission_roles r on r.permission_id = p.id where r.role_id = ?`,
    [roleId, roleId],
  );
  return rows.flatMap(
    ([abilities]) => (typeof abilities === 'string' ? JSON.parse(abilities) : abilities) as AbilityGrant[],
  );
}

/** To be called with the roles that a change of permissions touches, in its transaction: takes effect at the next request. */
export async function renewAbilities(transaction: Transaction, roleIds: readonly number[]): Promise<void> {
  for (const id of roleIds) await transaction.run('update role set stamp = stamp + 1 where id = ?', [id]);
}
