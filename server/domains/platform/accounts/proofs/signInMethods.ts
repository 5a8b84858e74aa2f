import { Field, ID, Int } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { count } from '../../../../kit/query/counts.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { anySession } from '../../../../kit/rules/rule.ts';

@OutputType({ rule: 'parent', description: 'A passkey of the viewer.' })
export class OwnPasskey {
  @Field(() => ID, { description: 'Id of the passkey, for `renamePasskey` and `removePasskey`.' })
  id!: number;

  @Field({ description: 'Name of the passkey.' })
  name!: string;

  @Field({
    description:
      'True when the passkey was already backed up when it was added. Backups are, for example, in the user’s Apple or Google account.',
  })
  backedUp!: boolean;

  @Field(() => DateTimeISO, { description: 'When the passkey was added.' })
  createdAt!: Date;

  @Field(() => DateTimeISO, { nullable: true, description: 'Time of the last use; null when never used.' })
  lastUsedAt!: Date | null;
}

@OutputType({ rule: anySession, description: 'Sign-in methods of the viewer, in addition to the password.' })
export class SignInMethods {
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the authenticator app was confirmed; null when there is none.',
  })
  authenticatorSince!: Date | null;

  @Field(() => Int, { description: 'Number of unused recovery codes, of ten.' })
  recoveryCodesLeft!: number;

  @Field(() => [OwnPasskey], { description: 'The passkeys, newest first.' })
  passkeys!: OwnPasskey[];
}

/** Reads the sign-in methods of the viewer. */
export async function signInMethodsOf({ database, viewer }: Context): Promise<SignInMethods> {
  const user = viewer!.userId;
  const [authenticator, codesLeft, passkeys] = await Promise.all([
    findConfirmedAuthenticator.first(database, { user }),
    countUnusedCodes.first(database, { user }),
    findPasskeys.all(database, { user }),
  ]);
  return {
    authenticatorSince: authenticator?.confirmedAt ?? null,
    recoveryCodesLeft: codesLeft!.count,
    passkeys,
  };
}

const findConfirmedAuthenticator = query(
  'accounts.findConfirmedAuthenticator',
  (db, { user }: Given<{ user: number }>) =>
    db
      .selectFrom('Authenticator')
      .select('confirmedAt')
      .where('user', '=', user)
      .where('confirmedAt', 'is not', null),
);

const countUnusedCodes = query('accounts.countUnusedCodes', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('RecoveryCode').select(count).where('user', '=', user).where('usedAt', 'is', null),
);

const findPasskeys = query('accounts.findPasskeys', (db, { user }: Given<{ user: number }>) =>
  db
    .selectFrom('Passkey')
    .select(['id', 'name', 'backedUp', 'createdAt', 'lastUsedAt'])
    .where('user', '=', user)
    .orderBy('id', 'desc'),
);
