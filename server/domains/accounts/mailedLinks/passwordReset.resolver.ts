import { Arg, Ctx, Field, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { everyone, Public } from '../../../kit/rules/rule.ts';
import { Guessing } from '../../../kit/graphql/limits.ts';
import { findPasswordReset, requestPasswordReset, resetPassword } from './passwordReset.ts';

@OutputType({ rule: everyone, description: 'What the link for a new password tells whoever holds it.' })
class PasswordReset {
  @Field({ description: 'The address to sign in with. Not masked: the link went to this very address.' })
  email!: string;

  @Field(() => DateTimeISO, { description: 'Until when it works.' })
  expiresAt!: Date;
}

/** A new password by mail, for whoever forgot theirs. */
@Resolver()
export class PasswordResetResolver {
  @Public()
  @Query(() => PasswordReset, {
    nullable: true,
    description:
      'Whom the link for a new password is for. TOKEN_EXPIRED, TOKEN_USED when it was used or replaced by a newer one, TOKEN_UNKNOWN.',
  })
  passwordReset(
    @Arg('token', { description: 'The token of the link.' }) token: string,
    @Ctx() context: Context,
  ): Promise<PasswordReset> {
    return findPasswordReset(context, token);
  }

  @Guessing()
  @Public()
  @Mutation(() => Boolean, {
    description:
      'Sends a link for a new password, good for one hour, if there is a person with this address who may sign in. The answer is the same when there is none. RATE_LIMITED after too many of them.',
  })
  async requestPasswordReset(
    @Arg('email', { description: 'The address to sign in with; case does not count.' }) email: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await requestPasswordReset(context, email);
    return true;
  }

  @Guessing()
  @Public()
  @Mutation(() => Boolean, {
    description:
      'Sets a new password and ends all sessions of the person, who is told by mail. It opens no session; second factors stay. The errors of `passwordReset`, and BAD_USER_INPUT with `password` or `passwordConfirmation`.',
  })
  async resetPassword(
    @Arg('token', { description: 'The token of the link.' }) token: string,
    @Arg('password', { description: 'At least 15 characters, not easy to guess.' }) password: string,
    @Arg('passwordConfirmation', { description: 'The same once more.' }) passwordConfirmation: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await resetPassword(context, { token, password, passwordConfirmation });
    return true;
  }
}
