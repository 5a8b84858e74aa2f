/** Attributes of a span: numbers and names, never the processed data. */
export type Attributes = Record<string, string | number>;

/** A request in progress. */
export interface FollowedRequest {
  traceId: string;
  /** Runs work as a part of the request. */
  run: <T>(work: () => T) => T;
  end: (outcome: { attributes: Attributes; hasFailed: boolean }) => void;
}

/** Reports the parts of requests and jobs, with their duration, to a collector. */
export interface Tracing {
  /** Starts the trace of a request, continuing the trace in its headers, if any. */
  request(name: string, headers: Record<string, unknown>, attributes: Attributes): FollowedRequest;
  /** Traces background work. */
  job<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Traces a part of a request or job; work outside of these is not traced. */
  part<T>(name: string, attributes: Attributes, work: () => T): T;
  /** Binds deferred work to the current request or job. */
  bound<A extends unknown[], T>(work: (...given: A) => T): (...given: A) => T;
  /** Delivers the remaining spans. */
  close(): Promise<void>;
}

/** Destination and sampling of traces. */
export interface TracingConfig {
  /** A collector that accepts OTLP over HTTP. */
  endpoint: string;
  serviceName: string;
  sampler: SamplerName;
  /** Fraction of sampled traces, for `traceidratio`. */
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
