import { registerEnumType } from 'type-graphql';
import type { Database } from '../../../kit/database/database.ts';

/** A way to prove who one is. */
export enum Proof {
  PASSWORD = 'PASSWORD',
  AUTHENTICATOR = 'AUTHENTICATOR',
  RECOVERY_CODE = 'RECOVERY_CODE',
  PASSKEY = 'PASSKEY',
}
registerEnumType(Proof, {
  name: 'Proof',
  description: 'A way to prove who one is.',
  valuesConfig: {
    AUTHENTICATOR: { description: 'A one-time code of an authenticator app.' },
    RECOVERY_CODE: { description: 'A code on paper, good once.' },
  },
});

/** The ways in which a person can prove who they are. */
export async function proofsOf(database: Pick<Database, 'rows'>, userId: number): Promise<Proof[]> {
  const rows = await database.rows(everyProof, [userId, userId, userId, userId]);
  return rows.map(([proof]) => proof as Proof);
}

/** The ways of the second step of signing in; none for who has not set one up. */
export const secondFactorsOf = async (database: Pick<Database, 'rows'>, userId: number) =>
  (await proofsOf(database, userId)).filter((proof) => proof !== Proof.PASSWORD);

const everyProof = `select 'PASSWORD' from "user" where id = ? and password_hash is not null
  union all select 'AUTHENTICATOR' from authenticator where user_id = ? and confirmed_at is not null
  union all select 'RECOVERY_CODE' where exists (select 1 from recovery_code where user_id = ? and used_at is null)
  union all select 'PASSKEY' where exists (select 1 from passkey where user_id = ?)`;

/** Whether a person has set up more than a password. */
export const hasSecondFactor = async (database: Pick<Database, 'rows'>, userId: number) =>
  (await secondFactorsOf(database, userId)).length > 0;
