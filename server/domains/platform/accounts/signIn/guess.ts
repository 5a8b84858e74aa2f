import type { Context } from '../../../../kit/context.ts';
import { guesserOf } from './guesser.ts';

/**
 * Runs one attempt with a password, code or passkey. A failure is counted before a waiting attempt begins.
 * Success clears earlier failures, except after the first of two steps: knowing the password must not allow
 * unlimited attempts at codes.
 */
export async function guess<T>(
  context: Context,
  account: string,
  tryIt: () => Promise<T | undefined>,
  { isLastStep = (_: T) => true }: { isLastStep?: (found: T) => boolean } = {},
): Promise<T | undefined> {
  const { throttle } = context.services.accounts;
  const guesser = await guesserOf(context, account);
  return throttle.inTurn(guesser, async () => {
    const found = await tryIt();
    if (found === undefined) await throttle.failed(guesser);
    else if (isLastStep(found)) await throttle.succeeded(guesser);
    return found;
  });
}
