import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { SignedInOnly } from '../../../../kit/rules/rule.ts';
import { Guessing } from '../../../../kit/graphql/limits.ts';
import { AccountSettingsPatch } from './accountSettings.inputs.ts';
import { changeOwnPassword, changeOwnSettings, readOwnSettings } from './accountSettings.ts';
import { AccountSettings } from './accountSettings.types.ts';
import { connect, disconnect } from './connectedAccounts.ts';

/** Settings of the viewer's account only, never those of other accounts. */
@Resolver()
export class AccountSettingsResolver {
  @SignedInOnly()
  @Query(() => AccountSettings, { description: 'The viewer’s own account.' })
  accountSettings(@Ctx() context: Context): Promise<AccountSettings> {
    return readOwnSettings(context);
  }

  @SignedInOnly()
  @Mutation(() => AccountSettings, {
    description:
      'Changes the viewer’s own account. BAD_USER_INPUT names the fields that are not acceptable, CONFLICT has the stored account as `current` when the account has changed since `version`, FRESH_SIGN_IN_NEEDED for a change of the e-mail address without a recent proof of identity, SESSION_NEEDED for such a change with an API token.',
  })
  updateAccountSettings(
    @Arg('version', () => Int, { description: 'Version of the record that the change is based on.' })
    version: number,
    @Arg('input', () => AccountSettingsPatch, {
      description: 'Fields of the viewer’s own account to change; absent fields stay as they are.',
    })
    input: AccountSettingsPatch,
    @Ctx() context: Context,
  ): Promise<AccountSettings> {
    return changeOwnSettings(context, version, input);
  }

  @Guessing()
  @SignedInOnly()
  @Mutation(() => Int, {
    description:
      'Sets a new password, ends the viewer’s other sessions and returns their number. Notifies the viewer by e-mail. FRESH_SIGN_IN_NEEDED without a recent proof of identity, SESSION_NEEDED with an API token, BAD_USER_INPUT names `password`, `newPassword` or `passwordConfirmation`, RATE_LIMITED after too many wrong passwords.',
  })
  changePassword(
    @Arg('password', { description: 'The current password.' }) password: string,
    @Arg('newPassword', {
      description: '15 to 256 characters, or 8 to 256 for a viewer with a second factor; not easy to guess.',
    })
    newPassword: string,
    @Arg('passwordConfirmation', { description: 'The new password again.' }) passwordConfirmation: string,
    @Ctx() context: Context,
  ): Promise<number> {
    return changeOwnPassword(context, { password, newPassword, passwordConfirmation });
  }

  @SignedInOnly()
  @Mutation(() => AccountSettings, {
    description:
      'Stores the viewer’s account at another service, such as GitHub. Regie does not verify that the viewer owns the account. BAD_USER_INPUT names `provider` when it is unknown or the viewer has an account there already, `externalId` when its length is not accepted or another user has stored the same account.',
  })
  async connectAccount(
    @Arg('provider', {
      description: 'The service: `facebook`, `github`, `google`, `slack` or `twitter`.',
    })
    provider: string,
    @Arg('externalId', { description: 'Id or handle of the account at the service, 1 to 100 characters.' })
    externalId: string,
    @Ctx() context: Context,
  ): Promise<AccountSettings> {
    await connect(context, provider, externalId);
    return readOwnSettings(context);
  }

  @SignedInOnly()
  @Mutation(() => AccountSettings, {
    description: 'Deletes one of the viewer’s accounts at another service. NOT_FOUND for other accounts.',
  })
  async disconnectAccount(
    @Arg('id', () => ID, { description: 'Id of the `SocialAccount`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<AccountSettings> {
    await disconnect(context, id);
    return readOwnSettings(context);
  }
}
