import type { Domain } from '../../kit/domain.ts';
import { AccountResolver } from './account.resolver.ts';
import { ApiToken } from './apiToken.entity.ts';
import { Accounts } from './accounts.ts';
import { MailedToken } from './mailedToken.entity.ts';
import { OpenSessionResolver } from './openSession.resolver.ts';
import { Authenticator, Passkey, RecoveryCode } from './secondFactor.entity.ts';
import { RefreshToken, Session } from './session.entity.ts';

export const accounts: Domain = {
  entities: [Session, RefreshToken, MailedToken, Authenticator, RecoveryCode, Passkey, ApiToken],
  resolvers: [AccountResolver, OpenSessionResolver],
  services: (settings) => ({ accounts: new Accounts(settings) }),
};
