/** What becomes known of a request on its way, for those who run the server: its line in the log, and figures. */
export interface RequestTrail {
  /** The name of its operation, as the caller wrote it. */
  operation?: string | undefined;
  userId?: number | undefined;
  radioId?: number | undefined;
  /** Where it is followed. */
  traceId?: string;
  /** The codes of what it was refused with. */
  codes: string[];
  /** The queries and mutations that it ran. */
  executed?: Execution[];
}

/** A query or mutation that was begun. */
export interface Execution {
  kind: string;
  /** As the caller wrote it. */
  name: string | undefined;
  since: number;
  /** How long it took; undefined while it goes on. */
  milliseconds?: number;
}

/** As many codes and executions of one request as are kept. */
const maxCodes = 10;
const maxExecuted = 10;

export function noteCode({ codes }: RequestTrail, code: unknown): void {
  if (codes.length < maxCodes && typeof code === 'string' && !codes.includes(code)) codes.push(code);
}

/** Notes that a query or mutation begins; what it gives is called when that ends. */
export function noteExecution(
  trail: RequestTrail,
  { kind, name }: Pick<Execution, 'kind' | 'name'>,
): () => void {
  const execution: Execution = { kind, name, since: performance.now() };
  const executed = (trail.executed ??= []);
  if (executed.length < maxExecuted) executed.push(execution);
  return () => void (execution.milliseconds = performance.now() - execution.since);
}
