import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { lineCodes } from '../network/lineCodes.ts';

export interface S3Config {
  bucket: string;
  region: string;
  /** Of a service that is not Amazon's. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/** What a client of S3, or of a service that speaks like it, is made with. */
export const clientOptions = ({
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
}: S3Config): S3ClientConfig => ({
  region,
  credentials: { accessKeyId, secretAccessKey },
  ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  // Services other than Amazon's do not know the newer ones.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});

/** Whether the service says that there is no such thing. */
export function isAbsent(error: unknown): boolean {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NotFound' || name === 'NoSuchKey' || $metadata?.httpStatusCode === 404;
}

/** Whether the service does not answer, or says that it cannot at the moment; FlyDrive wraps what it hears. */
export function isAway(error: unknown): boolean {
  const { code, name, cause, $metadata } = (error ?? {}) as Partial<Record<string, unknown>> & {
    $metadata?: { httpStatusCode?: number };
  };
  if ($metadata?.httpStatusCode !== undefined) return $metadata.httpStatusCode >= 500;
  if ($metadata !== undefined) return name === 'TimeoutError' || lineCodes.includes(String(code));
  return cause !== undefined && isAway(cause);
}
