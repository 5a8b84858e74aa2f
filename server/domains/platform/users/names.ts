import type { Transaction } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';

interface Names {
  firstName: string;
  lastName: string;
}

/** The full name, as lists show, sort and search it. */
export const fullNameOf = ({ firstName, lastName }: Names): string => `${firstName} ${lastName}`.trim();

/** Finds users by username, ignoring case. */
export const hasUserNamed = query('users.hasUserNamed', (db, { key }: Given<{ key: string }>) =>
  db.selectFrom('User').select('id').where('usernameKey', '=', key),
);

/** Derives an unused username from an e-mail address. */
export async function findFreeUsername(transaction: Transaction, email: string): Promise<string> {
  const begin = email.split('@')[0]!.slice(0, 30);
  for (let number = 1; ; number++) {
    const name = number === 1 ? begin : `${begin}${number}`;
    if (!(await hasUserNamed.any(transaction, { key: name.toLowerCase() }))) return name;
  }
}
