import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { Public, SessionOnly } from '../../../kit/rules/rule.ts';
import { Guessing } from '../../../kit/graphql/limits.ts';
import { payloadOf } from '../account.resolver.ts';
import { PasskeyAnswer, PasskeyRequest } from './proof.inputs.ts';
import { proveIdentity } from './proveIdentity.ts';
import { signInWithCode, signInWithPasskey, startPasskey } from '../signIn/secondStep.ts';
import { SessionPayload } from '../viewer.ts';

const tries = 'INVALID_PROOF when it is wrong, RATE_LIMITED after too many of them.';

/** Proving who one is: beyond the password when signing in, and anew before what is dangerous. */
@Resolver()
export class ProofResolver {
  @Guessing()
  @SessionOnly()
  @Mutation(() => DateTimeISO, {
    description: `Proves once more who the viewer is, by one of the three, and tells until when that counts: five minutes. ${tries}`,
  })
  async proveIdentity(
    @Ctx() context: Context,
    @Arg('password', () => String, { nullable: true, description: 'The password.' }) password: string | null,
    @Arg('code', () => String, {
      nullable: true,
      description: 'A code of the authenticator app, or a recovery code, which is then used up.',
    })
    code: string | null,
    @Arg('passkey', () => PasskeyAnswer, { nullable: true, description: 'The answer to `startPasskey`.' })
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
    description: `The second step after \`signIn\` answered SECOND_FACTOR_NEEDED. CHALLENGE_EXPIRED after five minutes or a success. ${tries}`,
  })
  async signInWithCode(
    @Arg('challenge', { description: 'The `extensions.challenge` of that answer.' }) challenge: string,
    @Arg('code', { description: 'A code of the authenticator app, or a recovery code.' }) code: string,
    @Ctx() context: Context,
  ): Promise<SessionPayload> {
    return payloadOf(context, await signInWithCode(context, challenge, code));
  }

  @Public()
  @Mutation(() => PasskeyRequest, {
    description:
      'What a browser needs to use a passkey: for the second step of a challenge, for `proveIdentity` of whoever is signed in, or else for signing in with nothing but the passkey.',
  })
  async startPasskey(
    @Ctx() context: Context,
    @Arg('challenge', () => String, {
      nullable: true,
      description: 'The `extensions.challenge` of SECOND_FACTOR_NEEDED.',
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
    @Arg('passkey', () => PasskeyAnswer, { description: 'The answer to `startPasskey`.' })
    passkey: PasskeyAnswer,
    @Ctx() context: Context,
  ): Promise<SessionPayload> {
    return payloadOf(context, await signInWithPasskey(context, passkey));
  }
}
