import { AuditAction } from '../../kit/audit/auditEntry.entity.ts';
import { recordEvent } from '../../kit/audit/audit.ts';
import type { Context } from '../../kit/context.ts';
import { invalidCredentials, unauthenticated } from '../../kit/errors.ts';
import { noAbilities } from '../../kit/rules/abilities.ts';
import { User, UserStatus } from '../users/user.entity.ts';
import { hashPassword, isOutdated, matchesPassword } from './passwords.ts';
import { StolenTokenError, type Tokens } from './sessions.ts';

/** Opens a session for the right e-mail and password; for all else one answer, after the same work. */
export async function signIn(context: Context, email: string, password: string): Promise<Tokens> {
  const { throttle } = context.services.accounts;
  const account = email.trim().toLowerCase();
  throttle.check(account, context.origin.address);
  const user = await context.em.findOne(User, { email: account });
  const matches = await matchesPassword(user?.passwordHash ?? null, password);
  if (!user || !matches || user.status !== UserStatus.ACTIVE) {
    throttle.failed(account, context.origin.address);
    await recordEvent(context, AuditAction.SIGN_IN_FAILED, 'User', user?.id ?? null);
    throw invalidCredentials();
  }
  throttle.succeeded(account);
  if (isOutdated(user.passwordHash!)) await context.em.nativeUpdate(User, { id: user.id }, { passwordHash: await hashPassword(password) });
  return openSession(context, user);
}

/** Signs a person in whose identity is proven. */
export async function openSession(context: Context, user: User): Promise<Tokens> {
  const { sessions } = context.services.accounts;
  const tokens = await sessions.open(context.em, user.id, context.origin);
  await become(context, tokens);
  await recordEvent(context, AuditAction.SIGNED_IN, 'User', user.id);
  return tokens;
}

export async function refreshSession(context: Context): Promise<Tokens> {
  const { presented } = context.refreshToken;
  if (!presented) throw unauthenticated('Invalid refresh token');
  try {
    const tokens = await context.services.accounts.sessions.refresh(context.em, presented);
    await become(context, tokens);
    return tokens;
  } catch (error) {
    if (!(error instanceof StolenTokenError)) throw error;
    await recordEvent(context, AuditAction.SESSION_REVOKED, 'User', error.userId);
    throw unauthenticated('Invalid refresh token');
  }
}

export async function signOut(context: Context): Promise<void> {
  const { sessions } = context.services.accounts;
  const { presented } = context.refreshToken;
  const sessionId = context.viewer?.sessionId ?? (presented && (await sessions.sessionOfRefresh(context.em, presented)));
  if (sessionId) {
    await sessions.revoke(context.em, sessionId);
    await recordEvent(context, AuditAction.SIGNED_OUT, 'User', context.viewer?.userId ?? null);
  }
  context.refreshToken.keep(undefined);
  context.viewer = undefined;
  context.abilities = noAbilities;
}

async function become(context: Context, { sessionId, refreshToken }: Tokens): Promise<void> {
  if (!(await context.services.accounts.identify(context, sessionId))) throw unauthenticated();
  context.refreshToken.keep(refreshToken);
}
