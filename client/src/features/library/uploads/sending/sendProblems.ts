import type { DetailedError } from 'tus-js-client';
import type { UploadRefusal } from '../../../../../../server/protocol/uploads';
import { codeOfStatus } from '../../../../apollo/errors';
import type { SendProblem } from '../uploadTypes';

/** Error for a server response with neither an upload offset nor a "not found" status. */
export class UnusableAnswer extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The server answered ${status}.`);
    this.status = status;
  }
}

/** HTTP status of the response that caused an error; 0 without a response. */
export function statusOf({ originalResponse, causingError }: Partial<DetailedError>): number {
  if (causingError instanceof UnusableAnswer) return causingError.status;
  return originalResponse?.getStatus() ?? 0;
}

/**
 * True for HTTP statuses of rejections that a retry cannot change. Locks, conflicts, rate limits and most server errors
 * are temporary.
 */
export const isFinalStatus = (status: number) =>
  status === 507 || (status >= 400 && status < 500 && ![409, 423, 429].includes(status));

/** Converts an error into an upload problem; prefers the error code of the server. */
export function problemOf(error: Error): SendProblem {
  const { originalResponse, causingError } = error as Partial<DetailedError>;
  if (isUnreadable(causingError ?? error)) return { code: 'FILE_CHANGED' };
  const refusal = refusalIn(originalResponse?.getBody() ?? '');
  if (refusal) return refusal;
  const status = statusOf(error as Partial<DetailedError>);
  return { code: status === 0 ? 'NETWORK' : codeOfStatus(status) };
}

const isUnreadable = (error: Error) => error.name === 'NotReadableError' || error.name === 'NotFoundError';

function refusalIn(body: string): SendProblem | undefined {
  try {
    const { errors } = JSON.parse(body) as UploadRefusal;
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
