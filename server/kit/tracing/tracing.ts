/** Attributes of a span: only numbers, names, paths and SQL texts, never the data that is processed. */
export type Attributes = Record<string, string | number>;

/** The span of a traced request. `end` completes the span. */
export interface FollowedRequest {
  traceId: string;
  /** Runs work as a part of the request. */
  run: <T>(work: () => T) => T;
  end: (outcome: { attributes: Attributes; hasFailed: boolean }) => void;
}

/** Reports the parts of requests and jobs, with their durations, to a collector. */
export interface Tracing {
  /** Starts the trace of a request. Continues the client's trace, if the headers contain one. */
  request(name: string, headers: Record<string, unknown>, attributes: Attributes): FollowedRequest;
  /** Traces background work. */
  job<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Traces a part of a request or job. Work outside of them is not traced. */
  part<T>(name: string, attributes: Attributes, work: () => T): T;
  /** Binds work that runs later to the current request or job. */
  bound<A extends unknown[], T>(work: (...given: A) => T): (...given: A) => T;
  /** Delivers the remaining spans, and ends tracing. */
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
