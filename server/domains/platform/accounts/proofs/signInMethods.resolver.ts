import { Arg, Ctx, Field, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput, notFound } from '../../../../kit/errors.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { ShownOnce } from '../../../../kit/graphql/shownOnce.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { anySession, SessionOnly } from '../../../../kit/rules/rule.ts';
import { confirmAuthenticator, removeAuthenticator, setUpAuthenticator } from './authenticator.ts';
import { requireRecentProof } from './reauthentication.ts';
import { register, removePasskey, renamePasskey, startRegistration } from './passkeys.ts';
import { PasskeyAnswer, PasskeyRequest } from './proof.inputs.ts';
import { secondFactorsOf } from './proofs.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';
import { OwnPasskey, SignInMethods, signInMethodsOf } from './signInMethods.ts';

@OutputType({ rule: anySession, description: 'A secret for an authenticator app, which is shown only once.' })
class AuthenticatorSecret {
  @Field({ description: 'The secret in base32, for manual entry.' })
  secret!: string;

  @Field({ description: 'The secret as `otpauth://…`, for a QR code.' })
  uri!: string;
}

@OutputType({ rule: anySession, description: 'A new passkey.' })
class AddedPasskey {
  @Field(() => OwnPasskey, { description: 'The passkey.' })
  passkey!: OwnPasskey;

  @ShownOnce()
  @Field(() => [String], {
    description: 'Recovery codes, which are shown only once; empty when unused ones remain.',
  })
  recoveryCodes!: string[];
}

const fresh = 'FRESH_SIGN_IN_NEEDED five minutes after the last proof of identity.';

/** The viewer's own second factors; those of other users are out of reach. */
@Resolver(() => SignInMethods)
export class SignInMethodsResolver {
  @SessionOnly()
  @Query(() => SignInMethods, { description: 'Sign-in methods of the viewer, in addition to the password.' })
  signInMethods(@Ctx() context: Context): Promise<SignInMethods> {
    return signInMethodsOf(context);
  }

  @ShownOnce()
  @SessionOnly()
  @Mutation(() => AuthenticatorSecret, {
    description: `Creates a secret for an authenticator app, which takes effect after confirmAuthenticator. BAD_USER_INPUT when an app is active already. ${fresh}`,
  })
  async setUpAuthenticator(@Ctx() context: Context): Promise<AuthenticatorSecret> {
    await requireRecentProof(context);
    return setUpAuthenticator(context);
  }

  @ShownOnce()
  @SessionOnly()
  @Mutation(() => [String], {
    description: `Activates the app. Returns ten recovery codes, which are shown only once, when the viewer has none. BAD_USER_INPUT for a wrong code. ${fresh}`,
  })
  async confirmAuthenticator(
    @Arg('code', { description: 'Current code of the app.' }) code: string,
    @Ctx() context: Context,
  ): Promise<string[]> {
    await requireRecentProof(context);
    return confirmAuthenticator(context, code);
  }

  @SessionOnly()
  @Mutation(() => Boolean, {
    description: `Removes the app, and the recovery codes with the last second factor. Returns false when there was no app. ${fresh}`,
  })
  async removeAuthenticator(@Ctx() context: Context): Promise<boolean> {
    await requireRecentProof(context);
    return removeAuthenticator(context);
  }

  @ShownOnce()
  @SessionOnly()
  @Mutation(() => [String], {
    description: `Returns ten new recovery codes, which are shown only once; the old ones become invalid. BAD_USER_INPUT without a second factor. ${fresh}`,
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
    description: `Options for creating a passkey of the viewer. ${fresh}`,
  })
  async startPasskeyRegistration(@Ctx() context: Context): Promise<PasskeyRequest> {
    await requireRecentProof(context);
    return startRegistration(context);
  }

  @SessionOnly()
  @Mutation(() => AddedPasskey, {
    description: `Stores a passkey that a browser has created. BAD_USER_INPUT when it is invalid, CHALLENGE_EXPIRED after five minutes or a first use. ${fresh}`,
  })
  async addPasskey(
    @Arg('name', { description: 'Name of the passkey, 1 to 60 characters.' }) name: string,
    @Arg('passkey', () => PasskeyAnswer, { description: 'The response to startPasskeyRegistration.' })
    passkey: PasskeyAnswer,
    @Ctx() context: Context,
  ): Promise<AddedPasskey> {
    await requireRecentProof(context);
    const { id, recoveryCodes } = await register(context, name, passkey);
    return { passkey: await ownPasskey(context, id), recoveryCodes };
  }

  @SessionOnly()
  @Mutation(() => OwnPasskey, {
    description: `Renames one of the viewer’s passkeys. NOT_FOUND for other passkeys. ${fresh}`,
  })
  async renamePasskey(
    @Arg('id', () => ID, { description: 'Id of the `OwnPasskey`.' }) id: string,
    @Arg('name', { description: 'New name of the passkey, 1 to 60 characters.' }) name: string,
    @Ctx() context: Context,
  ): Promise<OwnPasskey> {
    await requireRecentProof(context);
    const number = parseId(id) ?? 0;
    await renamePasskey(context, number, name);
    return ownPasskey(context, number);
  }

  @SessionOnly()
  @Mutation(() => ID, {
    description: `Removes one of the viewer’s passkeys and returns its id, and deletes the recovery codes with the last second factor. NOT_FOUND for other passkeys. ${fresh}`,
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
