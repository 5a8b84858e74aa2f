import S3rver from 's3rver';
import type { S3Config } from './s3Storage.ts';

/** A server on this machine that speaks like S3, with one empty bucket. */
export async function startS3(directory: string): Promise<{ config: S3Config; stop: () => Promise<void> }> {
  const bucket = 'regie';
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  const config: S3Config = {
    bucket,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  return { config, stop: () => server.close() };
}
