import { recordEvent } from '../../../../kit/audit/audit.ts';
import { AuditAction } from '../../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../../kit/context.ts';
import { unauthenticated } from '../../../../kit/errors.ts';
import { findEmailOf } from '../findEmailOf.ts';
import { sessionDays, type Tokens } from '../sessions/sessions.ts';
import { newDeviceNotice } from '../notices/newDeviceNotice.ts';
import { deviceDays } from './devices.ts';

/** Maximum length of an e-mail. Longer input is cut, because it becomes a key of the throttle. */
const maxEmailLength = 254;

/** Returns the normalised account name under which sign-in attempts with an e-mail are counted. The account need not exist. */
export const accountOf = (email: string): string => email.trim().toLowerCase().slice(0, maxEmailLength);

/** Opens a session for a user whose identity is proven, and notifies them of a new device. */
export async function openSession(context: Context, userId: number): Promise<Tokens> {
  const { services, origin } = context;
  const isNews = await isNewDevice(context, userId);
  const tokens = await services.accounts.sessions.open(userId, origin, (transaction) => {
    if (!isNews) return;
    return services.notices.notify(transaction, newDeviceNotice, {
      to: [userId],
      radioId: null,
      data: { device: origin.device, at: Date.now() },
      path: '/admin/account/sessions',
      isMention: true,
    });
  });
  await become(context, tokens);
  await rememberDevice(context, userId);
  await recordEvent(context, AuditAction.SIGNED_IN, 'User', userId);
  return tokens;
}

/** Makes the user of the new session the viewer of the request. */
export async function become(context: Context, { sessionId, refreshToken }: Tokens): Promise<void> {
  if (!(await context.services.accounts.welcome(context, sessionId))) throw unauthenticated();
  context.refreshToken.store(refreshToken, sessionDays);
}

/** True for an unknown device. Without a device token of the account, user agent and address decide; the first sign-in is never new. */
async function isNewDevice({ database, services, deviceToken, origin }: Context, userId: number) {
  const { devices, sessions } = services.accounts;
  const account = accountOf(await findEmailOf(database, userId));
  if (devices.deviceOf(deviceToken.presented, account) !== undefined) return false;
  return sessions.isElsewhere(userId, origin);
}

/** Adds the account to the device cookie. Failed attempts of strangers then do not block this device. */
export async function rememberDevice(
  { database, services, deviceToken }: Context,
  userId: number,
): Promise<void> {
  const { devices } = services.accounts;
  const account = accountOf(await findEmailOf(database, userId));
  if (devices.deviceOf(deviceToken.presented, account) === undefined)
    deviceToken.store(devices.withAccount(deviceToken.presented, account), deviceDays);
}
