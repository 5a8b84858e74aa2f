declare module 's3rver' {
  /** The part of the test server that is used here. */
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: ReadonlyArray<{ name: string; configs: readonly string[] }>;
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
