import { Arg, Ctx, Field, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput, notFound } from '../../../../kit/errors.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { ShownOnce } from '../../../../kit/graphql/shownOnce.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { anySession, SessionOnly } from '../../../../kit/rules/rule.ts';
import { confirmAuthenticator, removeAuthenticator, setUpAuthenticator } from './passkeys/authenticator.ts';
import { requireReauthentication } from './reauthentication.ts';
import { register, removePasskey, renamePasskey, startRegistration } from './passkeys/passkeys.ts';
import { PasskeyAnswer, PasskeyRequest } from './passkey.inputs.ts';
import { findSecondFactors } from './reauthenticationMethods.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';
import { OwnPasskey, SignInMethods, signInMethodsOf } from './signInMethods.ts';

@OutputType({ rule: anySession, description: 'A secret for an authenticator app, which is shown only once.' })
class AuthenticatorSecret {
  @Field({ description: 'The secret in base32, for manual entry.' })
  secret!: string;

  @Field({ description: 'The secret as `otpauth://…`, for a QR code.' })
  uri!: string;
}

@OutputType({
  rule: anySession,
  description: 'A passkey that was just added, with new recovery codes if the user had none left.',
})
class AddedPasskey {
  @Field(() => OwnPasskey, { description: 'The passkey as it was stored.' })
  passkey!: OwnPasskey;

  @ShownOnce()
  @Field(() => [String], {
    description:
      'Recovery codes, which are shown only once; empty when the user still has unused recovery codes.',
  })
  recoveryCodes!: string[];
}

const fresh = 'FRESH_SIGN_IN_NEEDED when the last proof of identity is older than five minutes.';

/** Second factors of the viewer only, never those of other users. */
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
    description: `Creates a secret for an authenticator app. The app becomes active with \`confirmAuthenticator\`. BAD_USER_INPUT when an app is active already. ${fresh}`,
  })
  async setUpAuthenticator(@Ctx() context: Context): Promise<AuthenticatorSecret> {
    await requireReauthentication(context);
    return setUpAuthenticator(context);
  }

  @ShownOnce()
  @SessionOnly()
  @Mutation(() => [String], {
    description: `Activates the authenticator app of the viewer. Returns ten recovery codes, which are shown only once; an empty list when the viewer still has unused ones. BAD_USER_INPUT for a wrong code, and when no app waits for its activation. ${fresh}`,
  })
  async confirmAuthenticator(
    @Arg('code', { description: 'Current code of the app.' }) code: string,
    @Ctx() context: Context,
  ): Promise<string[]> {
    await requireReauthentication(context);
    return confirmAuthenticator(context, code);
  }

  @SessionOnly()
  @Mutation(() => Boolean, {
    description: `Removes the authenticator app of the viewer, also one that is not active yet. When it was the last second factor, also deletes the recovery codes. Returns false when there was no app. ${fresh}`,
  })
  async removeAuthenticator(@Ctx() context: Context): Promise<boolean> {
    await requireReauthentication(context);
    return removeAuthenticator(context);
  }

  @ShownOnce()
  @SessionOnly()
  @Mutation(() => [String], {
    description: `Returns ten new recovery codes, which are shown only once; the old codes become invalid. BAD_USER_INPUT when the viewer has no second factor. ${fresh}`,
  })
  async replaceRecoveryCodes(@Ctx() context: Context): Promise<string[]> {
    await requireReauthentication(context);
    const { userId } = context.viewer!;
    if ((await findSecondFactors(context.database, userId)).length === 0)
      throw invalidInput({ secondFactor: 'required' });
    return replaceRecoveryCodes(context, userId);
  }

  @SessionOnly()
  @Mutation(() => PasskeyRequest, {
    description: `Returns WebAuthn options for creating a passkey of the viewer. ${fresh}`,
  })
  async startPasskeyRegistration(@Ctx() context: Context): Promise<PasskeyRequest> {
    await requireReauthentication(context);
    return startRegistration(context);
  }

  @SessionOnly()
  @Mutation(() => AddedPasskey, {
    description: `Stores a passkey that a browser has created. BAD_USER_INPUT at \`passkey\` when it is invalid or the viewer has 20 passkeys, and at \`name\`; CHALLENGE_EXPIRED after five minutes or a first use. ${fresh}`,
  })
  async addPasskey(
    @Arg('name', { description: 'Name of the passkey, 1 to 60 characters.' }) name: string,
    @Arg('passkey', () => PasskeyAnswer, {
      description: 'Response of the browser to the options from `startPasskeyRegistration`.',
    })
    passkey: PasskeyAnswer,
    @Ctx() context: Context,
  ): Promise<AddedPasskey> {
    await requireReauthentication(context);
    const { id, recoveryCodes } = await register(context, name, passkey);
    return { passkey: await ownPasskey(context, id), recoveryCodes };
  }

  @SessionOnly()
  @Mutation(() => OwnPasskey, {
    description: `Renames one of the viewer’s passkeys. NOT_FOUND for other passkeys, BAD_USER_INPUT at \`name\`. ${fresh}`,
  })
  async renamePasskey(
    @Arg('id', () => ID, { description: 'Id of the `OwnPasskey`.' }) id: string,
    @Arg('name', { description: 'New name of the passkey, 1 to 60 characters.' }) name: string,
    @Ctx() context: Context,
  ): Promise<OwnPasskey> {
    await requireReauthentication(context);
    const number = parseId(id) ?? 0;
    await renamePasskey(context, number, name);
    return ownPasskey(context, number);
  }

  @SessionOnly()
  @Mutation(() => ID, {
    description: `Removes one of the viewer’s passkeys and returns its id. When it was the last second factor, also deletes the recovery codes. NOT_FOUND for other passkeys. ${fresh}`,
  })
  async removePasskey(
    @Arg('id', () => ID, { description: 'Id of the `OwnPasskey`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await requireReauthentication(context);
    await removePasskey(context, id);
    return id;
  }
}

async function ownPasskey(context: Context, id: number): Promise<OwnPasskey> {
  const found = (await signInMethodsOf(context)).passkeys.find((passkey) => passkey.id === id);
  if (!found) throw notFound('Passkey');
  return found;
}
