/** Facts about one request, which are collected for its log line and for metrics. */
export interface RequestTrail {
  /** Name of the operation, as the caller wrote it. */
  operation?: string | undefined;
  userId?: number | undefined;
  radioId?: number | undefined;
  /** Trace id; absent when the request is not traced. */
  traceId?: string;
  /** Error codes of the response, at most `maxCodes`. */
  codes: string[];
  /** Queries and mutations that the request ran, at most `maxExecuted`. */
  executed?: Execution[];
}

/** A query or mutation that has started. */
export interface Execution {
  kind: string;
  /** Name as the caller wrote it; undefined for anonymous operations. */
  name: string | undefined;
  since: number;
  /** Duration; undefined while the operation runs. */
  milliseconds?: number;
}

/** Limits, so that one request cannot fill the log. */
const maxCodes = 10;
const maxExecuted = 10;

export function noteCode({ codes }: RequestTrail, code: unknown): void {
  if (codes.length < maxCodes && typeof code === 'string' && !codes.includes(code)) codes.push(code);
}

/** Records the start of a query or mutation. The returned function records its end. */
export function noteExecution(
  trail: RequestTrail,
  { kind, name }: Pick<Execution, 'kind' | 'name'>,
): () => void {
  const execution: Execution = { kind, name, since: performance.now() };
  const executed = (trail.executed ??= []);
  if (executed.length < maxExecuted) executed.push(execution);
  return () => void (execution.milliseconds = performance.now() - execution.since);
}
