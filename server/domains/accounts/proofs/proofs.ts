import { registerEnumType } from 'type-graphql';
import type { Database, Transaction } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';

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
export async function proofsOf(database: Database | Transaction, userId: number): Promise<Proof[]> {
  const has = await whatProves.first(database, { user: userId });
  return has ? Object.values(Proof).filter((proof) => has[proof]) : [];
}

/** The ways of the second step of signing in; none for who has not set one up. */
export const secondFactorsOf = async (database: Database | Transaction, userId: number) =>
  (await proofsOf(database, userId)).filter((proof) => proof !== Proof.PASSWORD);

const whatProves = query('accounts.whatProves', (db, { user }: Given<{ user: number }>) =>
  db
    .selectFrom('User as person')
    .where('person.id', '=', user)
    .select(({ eb, exists, selectFrom }) => [
      eb('person.passwordHash', 'is not', null).as(Proof.PASSWORD),
      exists(
        selectFrom('Authenticator as app')
          .select('app.id')
          .where('app.user', '=', user)
          .where('app.confirmedAt', 'is not', null),
      ).as(Proof.AUTHENTICATOR),
      exists(
        selectFrom('RecoveryCode as code')
          .select('code.id')
          .where('code.user', '=', user)
          .where('code.usedAt', 'is', null),
      ).as(Proof.RECOVERY_CODE),
      exists(selectFrom('Passkey as key').select('key.id').where('key.user', '=', user)).as(Proof.PASSKEY),
    ]),
);

/** Whether a person has set up more than a password. */
export const hasSecondFactor = async (database: Database | Transaction, userId: number) =>
  (await secondFactorsOf(database, userId)).length > 0;
