import type { Transaction } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';

interface Names {
  firstName: string;
  lastName: string;
}

/** Joins first and last name to the full name, by which lists show, sort and search users. */
export const fullNameOf = ({ firstName, lastName }: Names): string => `${firstName} ${lastName}`.trim();

/** Finds users by username in lower case, the form in which usernames are compared. */
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
