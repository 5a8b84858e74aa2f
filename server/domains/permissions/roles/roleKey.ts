import type { Transaction } from '../../../kit/database/database.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { query } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';

const allRoles = query('permissions.allRoles', (db) =>
  db.selectFrom(acrossRadios('Role')).select(['id', 'key', 'name']),
);

/** A key made from a name that no role has yet. Names differ by more than their case. */
export async function freeKey(
  transaction: Transaction,
  name: string,
  existing?: { id: number },
): Promise<string> {
  const others = (await allRoles.all(transaction)).filter(({ id }) => id !== existing?.id);
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw invalidInput({ name: 'taken' });
  const keys = new Set(others.map(({ key }) => key));
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
