import type { Transaction } from '../../../kit/database/database.ts';
import { query } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import { foldText } from '../../../kit/text/foldText.ts';

const allRoles = query('permissions.allRoles', (db) =>
  db.selectFrom(acrossRadios('Role')).select(['id', 'key', 'name']),
);

/** Whether another role has a name already: names differ by more than their case. */
export async function isNameTaken(
  transaction: Transaction,
  name: string,
  existing?: { id: number },
): Promise<boolean> {
  const roles = await allRoles.all(transaction);
  return roles.some((role) => role.id !== existing?.id && foldText(role.name) === foldText(name));
}

/** A key made from a name that no role has yet. */
export async function freeKey(transaction: Transaction, name: string): Promise<string> {
  const keys = new Set((await allRoles.all(transaction)).map(({ key }) => key));
  const slug = slugOf(name);
  for (let number = 2, key = slug; ; number++) {
    if (!keys.has(key)) return key;
    key = `${slug}-${number}`;
  }
}

/** Lower case letters, digits and hyphens; letters of other scripts are kept. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? 'role';
}
