import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { lineCodes } from '../../network/lineCodes.ts';

export interface S3Config {
  bucket: string;
  region: string;
  /** Endpoint of an S3-compatible service; undefined for Amazon. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Client options for S3 or a compatible service. */
export const clientOptions = ({
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
}: S3Config): S3ClientConfig => ({
  region,
  credentials: { accessKeyId, secretAccessKey },
  ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  // Compatible services do not support the client's newer checksums.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});

/** True when an error of the S3 service means that the object does not exist. */
export function isAbsent(error: unknown): boolean {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NotFound' || name === 'NoSuchKey' || $metadata?.httpStatusCode === 404;
}

/** True when an error means that the S3 service cannot be reached or has a fault. FlyDrive wraps the errors of the S3 client. */
export function isAway(error: unknown): boolean {
  const { code, name, cause, $metadata } = (error ?? {}) as Partial<Record<string, unknown>> & {
    $metadata?: { httpStatusCode?: number };
  };
  if ($metadata?.httpStatusCode !== undefined) return $metadata.httpStatusCode >= 500;
  if ($metadata !== undefined) return name === 'TimeoutError' || lineCodes.includes(String(code));
  return cause !== undefined && isAway(cause);
}
