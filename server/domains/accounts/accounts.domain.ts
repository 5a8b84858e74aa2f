import type { Domain } from '../../kit/domain.ts';
import { AccountResolver } from './account.resolver.ts';
import { ApiTokenResolver } from './apiToken.resolver.ts';
import { ApiTokens } from './apiTokens.ts';
import { ApiToken } from './apiToken.entity.ts';
import { Accounts } from './accounts.ts';
import { AccountSettingsResolver } from './accountSettings.resolver.ts';
import { InvitationResolver } from './invitation.resolver.ts';
import { PasswordResetResolver } from './passwordReset.resolver.ts';
import { MailedToken } from './mailedToken.entity.ts';
import { ProofResolver } from './proof.resolver.ts';
import { Identity } from './identity.ts';
import { SignInMethodsResolver } from './signInMethods.resolver.ts';
import { OpenSessionResolver } from './openSession.resolver.ts';
import { Authenticator, Passkey, RecoveryCode } from './secondFactor.entity.ts';
import { RefreshToken, Session } from './session.entity.ts';

export const accounts: Domain = {
  entities: [Session, RefreshToken, MailedToken, Authenticator, RecoveryCode, Passkey, ApiToken],
  resolvers: [
    AccountResolver,
    OpenSessionResolver,
    ProofResolver,
    SignInMethodsResolver,
    ApiTokenResolver,
    InvitationResolver,
    PasswordResetResolver,
    AccountSettingsResolver,
  ],
  services: (settings) => ({
    accounts: new Accounts(settings),
    identity: new Identity(settings),
    apiTokens: new ApiTokens(settings),
  }),
};
