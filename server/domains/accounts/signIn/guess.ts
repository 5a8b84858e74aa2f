import type { Context } from '../../../kit/context.ts';
import { guesserOf } from './guesser.ts';

/**
 * One try at a password, code or passkey of an account, counted before the next one of its turn begins. What is right
 * forgives the earlier failures, unless it is only the first of two steps: a known password must not make guesses of
 * codes free.
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
