import type { Context } from '../../../kit/context.ts';
import type { FieldProblem } from '../../../kit/fieldProblems.ts';
import { problemOfAddress as problemOutside } from '../../../kit/network/outsideProblems.ts';

/** Returns why messages may not be sent to a URL; undefined when they may. */
export async function problemOfAddress(
  { services }: Context,
  url: string,
): Promise<FieldProblem | undefined> {
  // Rejects the station itself, which would trigger its own deliveries again.
  if (URL.parse(url)?.host === URL.parse(services.accounts.portalUrl())?.host) return 'privateAddress';
  return problemOutside(services.outside, url);
}
