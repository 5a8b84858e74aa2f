import type { Database } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';

/** Returns the e-mail address with which an existing user signs in. */
export const findEmailOf = async (database: Database, userId: number): Promise<string> =>
  (await findEmail.first(database, { id: userId }))!.email;

const findEmail = query('accounts.findEmail', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('User').select('email').where('id', '=', id),
);
