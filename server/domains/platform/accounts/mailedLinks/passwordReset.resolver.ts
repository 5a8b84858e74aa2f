import { Arg, Ctx, Field, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { everyone, Public } from '../../../../kit/rules/rule.ts';
import { Guessing } from '../../../../kit/graphql/limits.ts';
import { findPasswordReset, requestPasswordReset, resetPassword } from './passwordReset.ts';

@OutputType({ rule: everyone, description: 'Details of a password reset, for the person who has its link.' })
class PasswordReset {
  @Field({ description: 'E-mail to sign in with. Not masked, because the link was sent to this address.' })
  email!: string;

  @Field(() => DateTimeISO, { description: 'When the link expires.' })
  expiresAt!: Date;
}

/** Password reset by e-mail. */
@Resolver()
export class PasswordResetResolver {
  @Public()
  @Query(() => PasswordReset, {
    nullable: true,
    description:
      'The password reset that belongs to the token of a link from an e-mail. Null with the error TOKEN_EXPIRED after an hour, TOKEN_USED when the link was used or replaced by a newer one, or TOKEN_UNKNOWN when there is no such link, the user is no longer ACTIVE, or their e-mail address has changed.',
  })
  passwordReset(
    @Arg('token', { description: 'Token from the link in the e-mail.' }) token: string,
    @Ctx() context: Context,
  ): Promise<PasswordReset> {
    return findPasswordReset(context, token);
  }

  @Guessing()
  @Public()
  @Mutation(() => Boolean, {
    description:
      'Sends a link for a new password, valid for one hour, when an ACTIVE user has this address. Earlier links become invalid. The response is the same when there is no such user. RATE_LIMITED after too many requests.',
  })
  async requestPasswordReset(
    @Arg('email', { description: 'E-mail to sign in with; ignores case.' }) email: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await requestPasswordReset(context, email);
    return true;
  }

  @Guessing()
  @Public()
  @Mutation(() => Boolean, {
    description:
      'Sets a new password, ends all sessions of the user and notifies them by e-mail. Opens no session, and second factors stay active. Fails with the errors of the query `passwordReset`, and with BAD_USER_INPUT at `password` or `passwordConfirmation`.',
  })
  async resetPassword(
    @Arg('token', { description: 'Token from the link in the e-mail.' }) token: string,
    @Arg('password', {
      description: '15 to 256 characters, or 8 to 256 for a user with a second factor; not easy to guess.',
    })
    password: string,
    @Arg('passwordConfirmation', { description: 'The same password again.' }) passwordConfirmation: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await resetPassword(context, { token, password, passwordConfirmation });
    return true;
  }
}
