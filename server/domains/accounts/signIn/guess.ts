import type { Context } from '../../../kit/context.ts';

/**
 * One try at a password, code or passkey of an account, counted before the next one of its turn begins. What is right
 * forgives the earlier failures, unless it is only the first of two steps: a known password must not make guesses of
 * codes free.
 */
export async function guess<T>(
  { services, origin }: Context,
  account: string,
  tryIt: () => Promise<T | undefined>,
  { isLastStep = (_: T) => true }: { isLastStep?: (found: T) => boolean } = {},
): Promise<T | undefined> {
  const { throttle } = services.accounts;
  return throttle.inTurn(async () => {
    throttle.check(account, origin.address);
    const found = await tryIt();
    if (found === undefined) throttle.failed(account, origin.address);
    else if (isLastStep(found)) throttle.succeeded(account);
    return found;
  });
}
