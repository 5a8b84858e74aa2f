import type { FieldProblem } from '../fieldProblems.ts';
import { OutsideError, type Outside, type OutsideProblem } from './outside.ts';

const problems: Record<OutsideProblem, FieldProblem> = {
  INVALID_ADDRESS: 'link',
  NOT_SECURE: 'notSecure',
  UNKNOWN_HOST: 'notThere',
  REFUSED_ADDRESS: 'privateAddress',
  TIMED_OUT: 'notThere',
  NO_CONNECTION: 'notThere',
  BAD_STATUS: 'notThere',
  TOO_LARGE: 'notThere',
  TOO_MANY_REDIRECTS: 'notThere',
};

/** Returns why requests to an address that a user entered are not allowed; undefined when they are. */
export async function problemOfAddress(outside: Outside, url: string): Promise<FieldProblem | undefined> {
  try {
    await outside.check(url);
    return undefined;
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return problems[error.problem];
  }
}
