import { Field, ID, Int } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { anySession } from '../../../kit/rules/rule.ts';

@OutputType({ rule: 'parent', description: 'A passkey of the viewer.' })
export class OwnPasskey {
  @Field(() => ID, { description: 'For renamePasskey and removePasskey.' })
  id!: number;

  @Field({ description: 'What the viewer calls it.' })
  name!: string;

  @Field({
    description: 'Whether it is kept in an account of the device’s maker, and not on the device alone.',
  })
  backedUp!: boolean;

  @Field(() => DateTimeISO, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was last used; null when it never was.' })
  lastUsedAt!: Date | null;
}

@OutputType({ rule: anySession, description: 'How the viewer proves who they are, beside the password.' })
export class SignInMethods {
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Since when an authenticator app counts; null when there is none.',
  })
  authenticatorSince!: Date | null;

  @Field(() => Int, { description: 'How many recovery codes are left, of ten.' })
  recoveryCodesLeft!: number;

  @Field(() => [OwnPasskey], { description: 'The passkeys, the newest first.' })
  passkeys!: OwnPasskey[];
}

/** What the viewer has set up. */
export async function signInMethodsOf({ database, viewer }: Context): Promise<SignInMethods> {
  const { userId } = viewer!;
  const [[authenticator], [codes], passkeys] = await Promise.all([
    database.rows('select confirmed_at from authenticator where user_id = ? and confirmed_at is not null', [
      userId,
    ]),
    database.rows('select count(*) from recovery_code where user_id = ? and used_at is null', [userId]),
    database.rows(
      'select id, name, backed_up, created_at, last_used_at from passkey where user_id = ? order by id desc',
      [userId],
    ),
  ]);
  return {
    authenticatorSince: momentOf(authenticator?.[0]),
    recoveryCodesLeft: Number(codes![0]),
    passkeys: passkeys.map(([id, name, backedUp, createdAt, lastUsedAt]) => ({
      id: Number(id),
      name: String(name),
      backedUp: Boolean(backedUp),
      createdAt: momentOf(createdAt)!,
      lastUsedAt: momentOf(lastUsedAt),
    })),
  };
}

/** A moment as a driver gives it, or none. */
export const momentOf = (value: unknown): Date | null =>
  value == null ? null : new Date(value as number | string);
