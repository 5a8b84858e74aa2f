import { Arg, Ctx, Field, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput, notFound } from '../../../kit/errors.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { ShownOnce } from '../../../kit/graphql/shownOnce.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { anySession, SessionOnly } from '../../../kit/rules/rule.ts';
import { confirmAuthenticator, removeAuthenticator, setUpAuthenticator } from './authenticator.ts';
import { requireRecentProof } from './reauthentication.ts';
import { register, removePasskey, renamePasskey, startRegistration } from './passkeys.ts';
import { PasskeyAnswer, PasskeyRequest } from './proof.inputs.ts';
import { secondFactorsOf } from './proofs.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';
import { OwnPasskey, SignInMethods, signInMethodsOf } from './signInMethods.ts';

@OutputType({ rule: anySession, description: 'A secret for an authenticator app. It is shown this once.' })
class AuthenticatorSecret {
  @Field({ description: 'The secret in base32, for typing.' })
  secret!: string;

  @Field({ description: 'The same as `otpauth://…`, for a QR code.' })
  uri!: string;
}

@OutputType({ rule: anySession, description: 'A passkey that was just added.' })
class AddedPasskey {
  @Field(() => OwnPasskey, { description: 'The passkey.' })
  passkey!: OwnPasskey;

  @ShownOnce()
  @Field(() => [String], { description: 'Recovery codes, shown this once; empty for who has some already.' })
  recoveryCodes!: string[];
}

const fresh = 'FRESH_SIGN_IN_NEEDED five minutes after the last proof.';

/** The viewer's own second factors. Nobody sees or changes those of another here. */
@Resolver(() => SignInMethods)
export class SignInMethodsResolver {
  @SessionOnly()
  @Query(() => SignInMethods, { description: 'How the viewer proves who they are, beside the password.' })
  signInMethods(@Ctx() context: Context): Promise<SignInMethods> {
    return signInMethodsOf(context);
  }

  @ShownOnce()
  @SessionOnly()
  @Mutation(() => AuthenticatorSecret, {
    description: `Makes a secret for an authenticator app, which counts once confirmAuthenticator was right. BAD_USER_INPUT when one counts already. ${fresh}`,
  })
  async setUpAuthenticator(@Ctx() context: Context): Promise<AuthenticatorSecret> {
    await requireRecentProof(context);
    return setUpAuthenticator(context);
  }

  @ShownOnce()
  @SessionOnly()
  @Mutation(() => [String], {
    description: `Makes the app count from now on. Gives ten recovery codes, shown this once, to who has none. BAD_USER_INPUT for a wrong code. ${fresh}`,
  })
  async confirmAuthenticator(
    @Arg('code', { description: 'What the app shows now.' }) code: string,
    @Ctx() context: Context,
  ): Promise<string[]> {
    await requireRecentProof(context);
    return confirmAuthenticator(context, code);
  }

  @SessionOnly()
  @Mutation(() => Boolean, {
    description: `Takes the app away, and with the last second factor the recovery codes. False when there was none. ${fresh}`,
  })
  async removeAuthenticator(@Ctx() context: Context): Promise<boolean> {
    await requireRecentProof(context);
    return removeAuthenticator(context);
  }

  @ShownOnce()
  @SessionOnly()
  @Mutation(() => [String], {
    description: `Gives ten new recovery codes, shown this once; the old ones are worth nothing. BAD_USER_INPUT without a second factor. ${fresh}`,
  })
  async replaceRecoveryCodes(@Ctx() context: Context): Promise<string[]> {
    await requireRecentProof(context);
    const { userId } = context.viewer!;
    if ((await secondFactorsOf(context.database, userId)).length === 0)
      throw invalidInput({ secondFactor: 'required' });
    return replaceRecoveryCodes(context, userId);
  }

  @SessionOnly()
  @Mutation(() => PasskeyRequest, {
    description: `What a browser needs to make a passkey for the viewer. ${fresh}`,
  })
  async startPasskeyRegistration(@Ctx() context: Context): Promise<PasskeyRequest> {
    await requireRecentProof(context);
    return startRegistration(context);
  }

  @SessionOnly()
  @Mutation(() => AddedPasskey, {
    description: `Keeps a passkey that a browser has made. BAD_USER_INPUT when it is not right, CHALLENGE_EXPIRED after five minutes or a first use. ${fresh}`,
  })
  async addPasskey(
    @Arg('name', { description: 'What the viewer calls it, 1 to 60 characters.' }) name: string,
    @Arg('passkey', () => PasskeyAnswer, { description: 'The answer to startPasskeyRegistration.' })
    passkey: PasskeyAnswer,
    @Ctx() context: Context,
  ): Promise<AddedPasskey> {
    await requireRecentProof(context);
    const { id, recoveryCodes } = await register(context, name, passkey);
    return { passkey: await ownPasskey(context, id), recoveryCodes };
  }

  @SessionOnly()
  @Mutation(() => OwnPasskey, {
    description: `Gives one of the viewer’s passkeys another name. NOT_FOUND for any other. ${fresh}`,
  })
  async renamePasskey(
    @Arg('id', () => ID, { description: 'Id of the `OwnPasskey`.' }) id: string,
    @Arg('name', { description: 'What the viewer calls it, 1 to 60 characters.' }) name: string,
    @Ctx() context: Context,
  ): Promise<OwnPasskey> {
    await requireRecentProof(context);
    const number = parseId(id) ?? 0;
    await renamePasskey(context, number, name);
    return ownPasskey(context, number);
  }

  @SessionOnly()
  @Mutation(() => ID, {
    description: `Takes one of the viewer’s passkeys away and gives back its id; with the last second factor go the recovery codes. NOT_FOUND for any other. ${fresh}`,
  })
  async removePasskey(
    @Arg('id', () => ID, { description: 'Id of the `OwnPasskey`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await requireRecentProof(context);
    await removePasskey(context, id);
    return id;
  }
}

async function ownPasskey(context: Context, id: number): Promise<OwnPasskey> {
  const found = (await signInMethodsOf(context)).passkeys.find((passkey) => passkey.id === id);
  if (!found) throw notFound('Passkey');
  return found;
}
