import { GraphQLError } from 'graphql';
import type { FastifyBaseLogger } from 'fastify';
import { internal, storageAway, storageFull } from '../../../kit/errors.ts';
import { statusOf } from '../../../kit/errorTable.ts';
import { isDiskFull } from '../../../kit/diskFull.ts';
import { isAway } from '../../../kit/storage/s3/s3Client.ts';
import type { UploadProblem, UploadRefusal } from '../../../protocol/uploads.ts';

/** Error response of the tus protocol. */
interface ErrorResponse {
  status_code: number;
  body: string;
}

/**
 * Converts an error to a response for the uploader.
 * It has the shape of GraphQL errors, under an HTTP status that upload clients understand. Undefined for errors that the tus library
 * handles itself.
 */
export function toErrorResponse(
  error: unknown,
  log: Pick<FastifyBaseLogger, 'error'>,
): ErrorResponse | undefined {
  if (error instanceof GraphQLError) return responseOf(error);
  if (isDiskFull(error)) return responseOf(storageFull('disk'));
  if (isAway(error)) {
    log.error({ err: error }, 'the storage bucket does not answer');
    return responseOf(storageAway());
  }
  if ((error as Partial<ErrorResponse> | null)?.status_code !== undefined) return undefined;
  log.error({ err: error }, 'unexpected error');
  return responseOf(internal());
}

function responseOf({ message, extensions }: GraphQLError): ErrorResponse {
  const refusal: UploadRefusal = { errors: [{ message, extensions: extensions as UploadProblem }] };
  return { status_code: statusOf(extensions['code']), body: JSON.stringify(refusal) };
}
