import type { Context } from '../../../../kit/context.ts';
import { takeCode } from './passkeys/authenticator.ts';
import { ReauthenticationMethod } from './reauthenticationMethods.ts';
import { looksLikeRecoveryCode, takeRecoveryCode } from './recoveryCodes.ts';

/** Uses up a code of an authenticator app or a recovery code. Returns which of the two it was; undefined for a wrong code. */
export async function takeAnyCode(
  context: Context,
  userId: number,
  code: string,
): Promise<ReauthenticationMethod | undefined> {
  if (looksLikeRecoveryCode(code))
    return (await takeRecoveryCode(context, userId, code)) ? ReauthenticationMethod.RECOVERY_CODE : undefined;
  return (await takeCode(context, userId, code)) ? ReauthenticationMethod.AUTHENTICATOR : undefined;
}
