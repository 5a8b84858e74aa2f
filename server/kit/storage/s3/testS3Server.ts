import S3rver from 's3rver';
import type { S3Config } from './s3Client.ts';
import { partsIn } from './testS3Parts.ts';

/** A local S3-compatible server with one bucket, which tests can stop and restart. */
export interface TestS3 {
  config: S3Config;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startS3(directory: string): Promise<TestS3> {
  const bucket = 'regie';
  let running: S3rver | undefined;
  const run = async (port: number) => {
    running = new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: bucket, configs: [] }],
    });
    // Comes before the server's own handlers.
    running.middleware.unshift(partsIn(directory, bucket));
    return (await running.run()).port;
  };
  const stop = async () => {
    await running?.close();
    running = undefined;
  };
  const port = await run(0);
  const config: S3Config = {
    bucket,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  return { config, start: async () => void (await run(port)), stop };
}
