import { registerEnumType } from 'type-graphql';
import type { Database, Transaction } from '../../../../kit/database/database.ts';
import { query, type Given } from '../../../../kit/query/query.ts';

/** Way in which users prove their identity again before a sensitive action. */
export enum ReauthenticationMethod {
  PASSWORD = 'PASSWORD',
  AUTHENTICATOR = 'AUTHENTICATOR',
  RECOVERY_CODE = 'RECOVERY_CODE',
  PASSKEY = 'PASSKEY',
}
registerEnumType(ReauthenticationMethod, {
  name: 'ReauthenticationMethod',
  description: 'A method of proving identity.',
  valuesConfig: {
    AUTHENTICATOR: { description: 'A one-time code of an authenticator app.' },
    RECOVERY_CODE: { description: 'A recovery code, which can be used once.' },
  },
});

/** Loads the ways in which a user can prove their identity. */
export async function loadReauthenticationMethods(
  database: Database | Transaction,
  userId: number,
): Promise<ReauthenticationMethod[]> {
  const has = await findReauthenticationMethods.first(database, { user: userId });
  return has ? Object.values(ReauthenticationMethod).filter((method) => has[method]) : [];
}

/** The second factors of a user; empty when none is set up. */
export const findSecondFactors = async (database: Database | Transaction, userId: number) =>
  (await loadReauthenticationMethods(database, userId)).filter(
    (method) => method !== ReauthenticationMethod.PASSWORD,
  );

const findReauthenticationMethods = query(
  'accounts.findReauthenticationMethods',
  (db, { user }: Given<{ user: number }>) =>
    db
      .selectFrom('User as person')
      .where('person.id', '=', user)
      .select(({ eb, exists, selectFrom }) => [
        eb('person.passwordHash', 'is not', null).as(ReauthenticationMethod.PASSWORD),
        exists(
          selectFrom('Authenticator as app')
            .select('app.id')
            .where('app.user', '=', user)
            .where('app.confirmedAt', 'is not', null),
        ).as(ReauthenticationMethod.AUTHENTICATOR),
        exists(
          selectFrom('RecoveryCode as code')
            .select('code.id')
            .where('code.user', '=', user)
            .where('code.usedAt', 'is', null),
        ).as(ReauthenticationMethod.RECOVERY_CODE),
        exists(selectFrom('Passkey as key').select('key.id').where('key.user', '=', user)).as(
          ReauthenticationMethod.PASSKEY,
        ),
      ]),
);

/** True when a user has set up a second factor. */
export const hasSecondFactor = async (database: Database | Transaction, userId: number) =>
  (await findSecondFactors(database, userId)).length > 0;
