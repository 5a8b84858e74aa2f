import type { Domain } from '../../../kit/domain.ts';
import { AccountResolver } from './account.resolver.ts';
import { ApiTokenResolver } from './apiTokens/apiToken.resolver.ts';
import { ApiTokens } from './apiTokens/apiTokens.ts';
import { ApiToken } from './apiTokens/apiToken.entity.ts';
import { Accounts } from './accounts.ts';
import { AccountSettingsResolver } from './settings/accountSettings.resolver.ts';
import { InvitationResolver } from './mailedLinks/invitation.resolver.ts';
import { passwordResetJob } from './mailedLinks/passwordResetJob.ts';
import { PasswordResetResolver } from './mailedLinks/passwordReset.resolver.ts';
import { MailedToken } from './mailedLinks/mailedToken.entity.ts';
import { IdentityResolver } from './proofs/identity.resolver.ts';
import { SpentChallenge } from './proofs/passkeys/spentChallenge.entity.ts';
import { Identity } from './proofs/identity.ts';
import { SignInMethodsResolver } from './proofs/signInMethods.resolver.ts';
import { OpenSessionResolver } from './sessions/openSession.resolver.ts';
import { Authenticator, Passkey, RecoveryCode } from './proofs/secondFactor.entity.ts';
import { RefreshToken, Session } from './sessions/session.entity.ts';
import { invitationTakenNotice } from './notices/invitationTakenNotice.ts';
import { newDeviceNotice } from './notices/newDeviceNotice.ts';

/** Sign-in, sessions and API tokens. */
export const accounts: Domain = {
  entities: [
    Session,
    RefreshToken,
    MailedToken,
    Authenticator,
    RecoveryCode,
    Passkey,
    ApiToken,
    SpentChallenge,
  ],
  resolvers: [
    AccountResolver,
    OpenSessionResolver,
    IdentityResolver,
    SignInMethodsResolver,
    ApiTokenResolver,
    InvitationResolver,
    PasswordResetResolver,
    AccountSettingsResolver,
  ],
  jobs: [passwordResetJob],
  notices: [invitationTakenNotice, newDeviceNotice],
  services: (settings) => ({
    accounts: new Accounts(settings),
    identity: new Identity(settings),
    apiTokens: new ApiTokens(settings),
  }),
};
