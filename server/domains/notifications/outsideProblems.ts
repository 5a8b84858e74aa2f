import type { Context } from '../../kit/context.ts';
import type { FieldProblem } from '../../kit/fieldProblems.ts';
import { problemOfAddress as problemOutside } from '../../kit/network/outsideProblems.ts';

/** What is wrong with an address that messages are to be sent to; undefined for one that may be asked. */
export async function problemOfAddress(
  { services }: Context,
  url: string,
): Promise<FieldProblem | undefined> {
  // What the station tells itself, it would tell itself again.
  if (URL.parse(url)?.host === URL.parse(services.accounts.portalUrl())?.host) return 'privateAddress';
  return problemOutside(services.outside, url);
}
