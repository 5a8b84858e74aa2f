import { isIP } from 'node:net';
import type { Context } from '../../kit/context.ts';
import type { FieldProblem } from '../../kit/fieldProblems.ts';
import { OutsideError, type OutsideProblem } from '../../kit/network/outside.ts';

const problems: Record<OutsideProblem, FieldProblem> = {
  INVALID_ADDRESS: 'link',
  NOT_SECURE: 'notSecure',
  UNKNOWN_HOST: 'notThere',
  REFUSED_ADDRESS: 'privateAddress',
  TIMED_OUT: 'notThere',
  NO_CONNECTION: 'notThere',
};

/** What is wrong with an address that messages are to be sent to; undefined for one that may be asked. */
export async function problemOfAddress(
  { services }: Context,
  url: string,
): Promise<FieldProblem | undefined> {
  // What the station tells itself, it would tell itself again.
  if (URL.parse(url)?.host === URL.parse(services.accounts.portalUrl())?.host) return 'privateAddress';
  try {
    await services.outside.check(url);
    return undefined;
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    // A name that resolves to a private address gets the same answer as an unknown name, so that internal names cannot be probed.
    const isName = isIP(URL.parse(url)?.hostname.replace(/^\[|\]$/g, '') ?? '') === 0;
    return isName && error.problem === 'REFUSED_ADDRESS' ? problems.UNKNOWN_HOST : problems[error.problem];
  }
}
