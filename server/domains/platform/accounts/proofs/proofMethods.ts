import { registerEnumType } from 'type-graphql';
import type { Database, Transaction } from '../../../../kit/database/database.ts';
import { query, type Given } from '../../../../kit/query/query.ts';

/** A method of proving identity. */
export enum Proof {
  PASSWORD = 'PASSWORD',
  AUTHENTICATOR = 'AUTHENTICATOR',
  RECOVERY_CODE = 'RECOVERY_CODE',
  PASSKEY = 'PASSKEY',
}
registerEnumType(Proof, {
  name: 'Proof',
  description: 'A method of proving identity.',
  valuesConfig: {
    AUTHENTICATOR: { description: 'A one-time code of an authenticator app.' },
    RECOVERY_CODE: { description: 'A recovery code, which can be used once.' },
  },
});

/** The methods with which a user can prove their identity. */
export async function proofMethodsOf(database: Database | Transaction, userId: number): Promise<Proof[]> {
  const has = await findProofMethods.first(database, { user: userId });
  return has ? Object.values(Proof).filter((proof) => has[proof]) : [];
}

/** The second factors of a user; empty when none is set up. */
export const secondFactorsOf = async (database: Database | Transaction, userId: number) =>
  (await proofMethodsOf(database, userId)).filter((proof) => proof !== Proof.PASSWORD);

const findProofMethods = query('accounts.findProofMethods', (db, { user }: Given<{ user: number }>) =>
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

/** True when a user has set up a second factor. */
export const hasSecondFactor = async (database: Database | Transaction, userId: number) =>
  (await secondFactorsOf(database, userId)).length > 0;
