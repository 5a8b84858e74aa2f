import type { Transaction } from '../../../../kit/database/database.ts';
import { query } from '../../../../kit/query/query.ts';
import { acrossRadios } from '../../../../kit/query/scopes.ts';
import { foldText } from '../../../../kit/foldText.ts';

const findAllRoles = query('permissions.findAllRoles', (db) =>
  db.selectFrom(acrossRadios('Role')).select(['id', 'key', 'name']),
);

/** True when another role has the name, ignoring case and accents. */
export async function isNameTaken(
  transaction: Transaction,
  name: string,
  existing?: { id: number },
): Promise<boolean> {
  const roles = await findAllRoles.all(transaction);
  return roles.some((role) => role.id !== existing?.id && foldText(role.name) === foldText(name));
}

/** Derives an unused key of a role from its name. */
export async function findFreeKey(transaction: Transaction, name: string): Promise<string> {
  const keys = new Set((await findAllRoles.all(transaction)).map(({ key }) => key));
  const slug = slugOf(name);
  for (let number = 2, key = slug; ; number++) {
    if (!keys.has(key)) return key;
    key = `${slug}-${number}`;
  }
}

/** Slug of lower case letters, digits and hyphens; letters of other scripts stay. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? 'role';
}
