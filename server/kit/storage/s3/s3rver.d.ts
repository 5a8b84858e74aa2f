declare module 's3rver' {
  interface Exchange {
    method: string;
    path: string;
    query: Record<string, string | undefined>;
    status: number;
    body: unknown;
    type: string;
  }
  type Middleware = (exchange: Exchange, next: () => Promise<void>) => Promise<void>;

  /** Types of the S3 test server, limited to what the tests use. */
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: ReadonlyArray<{ name: string; configs: readonly string[] }>;
    });
    readonly middleware: Middleware[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
