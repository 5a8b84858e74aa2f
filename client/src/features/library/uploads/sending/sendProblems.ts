import type { DetailedError } from 'tus-js-client';
import { codeOfStatus } from '../../../../apollo/errors';
import type { SendProblem } from '../uploadTypes';

/** An answer that says neither how much has arrived nor that nothing is there. */
export class UnusableAnswer extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The server answered ${status}.`);
    this.status = status;
  }
}

/** The status of the answer that an error is about; 0 when there was none. */
export function statusOf({ originalResponse, causingError }: Partial<DetailedError>): number {
  if (causingError instanceof UnusableAnswer) return causingError.status;
  return originalResponse?.getStatus() ?? 0;
}

/** Refusals that stay the same however often one asks. A lock or a conflict goes by, and so does a server's fault. */
export const refusedStatusOf = (status: number) =>
  status === 507 || (status >= 400 && status < 500 && ![409, 423, 429].includes(status));

/** Why sending failed, in the words of the server where it gave any. */
export function problemOf(error: Error): SendProblem {
  const { originalResponse, causingError } = error as Partial<DetailedError>;
  if (isUnreadable(causingError ?? error)) return { code: 'FILE_CHANGED' };
  const said = refusalIn(originalResponse?.getBody() ?? '');
  if (said) return said;
  const status = statusOf(error as Partial<DetailedError>);
  return { code: status === 0 ? 'NETWORK' : codeOfStatus(status) };
}

const isUnreadable = (error: Error) => error.name === 'NotReadableError' || error.name === 'NotFoundError';

function refusalIn(body: string): SendProblem | undefined {
  try {
    const { errors } = JSON.parse(body) as { errors: { extensions: SendProblem }[] };
    const { code, reason, free, allowed } = errors[0]!.extensions;
    return {
      code,
      ...(reason !== undefined && { reason }),
      ...(free !== undefined && { free }),
      ...(allowed !== undefined && { allowed }),
    };
  } catch {
    return undefined;
  }
}
