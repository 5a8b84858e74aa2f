/** What is known of a piece of work by numbers and names; never what it worked on. */
export type Attributes = Record<string, string | number>;

/** A request while it goes on. */
export interface FollowedRequest {
  traceId: string;
  /** Does work as a part of it. */
  run: <T>(work: () => T) => T;
  end: (outcome: { attributes: Attributes; hasFailed: boolean }) => void;
}

/** Tells a collector what requests and jobs consist of, and how long each part took. */
export interface Tracing {
  /** Begins to follow a request; who sent it may follow it as well, and says so in its headers. */
  request(name: string, headers: Record<string, unknown>, attributes: Attributes): FollowedRequest;
  /** Follows work that no request waits for. */
  job<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Follows a part of a request or job; of work that belongs to none nothing is told. */
  part<T>(name: string, attributes: Attributes, work: () => T): T;
  /** Work that is done at another time, as a part of what goes on now. */
  bound<A extends unknown[], T>(work: (...given: A) => T): (...given: A) => T;
  /** Tells what is left to tell. */
  close(): Promise<void>;
}

/** Where traces go, and of which requests they are kept. */
export interface TracingConfig {
  /** A collector that takes OTLP over HTTP. */
  endpoint: string;
  serviceName: string;
  sampler: SamplerName;
  /** Of `traceidratio`: the part of all. */
  samplerRatio: number;
}

export const samplerNames = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

type SamplerName = (typeof samplerNames)[number];
