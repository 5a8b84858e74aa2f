import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { Public, SessionOnly } from '../../../../kit/rules/rule.ts';
import { Guessing } from '../../../../kit/graphql/limits.ts';
import { payloadOf } from '../account.resolver.ts';
import { PasskeyAnswer, PasskeyRequest } from './passkey.inputs.ts';
import { proveIdentity } from './proveIdentity.ts';
import { signInWithCode, signInWithPasskey, startPasskey } from '../signIn/secondStep.ts';
import { SessionPayload } from '../viewer.ts';

const tries = 'INVALID_PROOF when the proof is wrong, RATE_LIMITED after too many attempts.';

/** Proofs of identity: the second step of a sign-in, and re-authentication before sensitive actions. */
@Resolver()
export class IdentityResolver {
  @Guessing()
  @SessionOnly()
  @Mutation(() => DateTimeISO, {
    description: `Confirms the identity of the viewer by exactly one of the three proofs. Returns the time until which the proof is valid, five minutes later. BAD_USER_INPUT unless exactly one proof is given, CHALLENGE_EXPIRED for an old or used challenge of a passkey. ${tries}`,
  })
  async proveIdentity(
    @Ctx() context: Context,
    @Arg('password', () => String, {
      nullable: true,
      description: 'Password of the viewer. Give exactly one of `password`, `code` and `passkey`.',
    })
    password: string | null,
    @Arg('code', () => String, {
      nullable: true,
      description:
        'A code of the authenticator app, or a recovery code, which can be used once. Give exactly one of `password`, `code` and `passkey`.',
    })
    code: string | null,
    @Arg('passkey', () => PasskeyAnswer, {
      nullable: true,
      description:
        'Response of the browser to the options from `startPasskey`. Give exactly one of `password`, `code` and `passkey`.',
    })
    passkey: PasskeyAnswer | null,
  ): Promise<Date> {
    return proveIdentity(context, {
      password: password ?? undefined,
      code: code ?? undefined,
      passkey: passkey ?? undefined,
    });
  }

  @Guessing()
  @Public()
  @Mutation(() => SessionPayload, {
    description: `The second step of a sign-in, after the error SECOND_FACTOR_NEEDED. CHALLENGE_EXPIRED after five minutes, after a success, or when the user is no longer ACTIVE. ${tries}`,
  })
  async signInWithCode(
    @Arg('challenge', {
      description: 'The `extensions.challenge` of the error SECOND_FACTOR_NEEDED.',
    })
    challenge: string,
    @Arg('code', { description: 'A code of the authenticator app, or a recovery code.' }) code: string,
    @Ctx() context: Context,
  ): Promise<SessionPayload> {
    return payloadOf(context, await signInWithCode(context, challenge, code));
  }

  @Public()
  @Mutation(() => PasskeyRequest, {
    description:
      'Returns WebAuthn options for the use of a passkey. They are for the second step of a sign-in when `challenge` is given, for `proveIdentity` when the viewer is signed in, otherwise for a sign-in with the passkey alone. CHALLENGE_EXPIRED when `challenge` is used or older than five minutes.',
  })
  async startPasskey(
    @Ctx() context: Context,
    @Arg('challenge', () => String, {
      nullable: true,
      description:
        'The `extensions.challenge` of the error SECOND_FACTOR_NEEDED; absent for other uses of the passkey.',
    })
    challenge: string | null,
  ): Promise<PasskeyRequest> {
    return startPasskey(context, challenge ?? undefined);
  }

  @Guessing()
  @Public()
  @Mutation(() => SessionPayload, {
    description: `Signs in with a passkey, alone or as the second step. CHALLENGE_EXPIRED after five minutes or a first use. ${tries}`,
  })
  async signInWithPasskey(
    @Arg('passkey', () => PasskeyAnswer, {
      description: 'Response of the browser to the options from `startPasskey`.',
    })
    passkey: PasskeyAnswer,
    @Ctx() context: Context,
  ): Promise<SessionPayload> {
    return payloadOf(context, await signInWithPasskey(context, passkey));
  }
}
