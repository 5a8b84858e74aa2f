import type { Domain } from '../../kit/domain.ts';
import { AccountResolver } from './account.resolver.ts';
import { Accounts } from './accounts.ts';
import { OpenSessionResolver } from './openSession.resolver.ts';
import { RefreshToken, Session } from './session.entity.ts';

export const accounts: Domain = {
  entities: [Session, RefreshToken],
  resolvers: [AccountResolver, OpenSessionResolver],
  services: (settings) => ({ accounts: new Accounts(settings) }),
};
