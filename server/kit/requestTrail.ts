/** What becomes known of a request on its way, for those who run the server: its line in the log, and figures. */
export interface RequestTrail {
  /** The name of its operation, as the caller wrote it. */
  operation?: string | undefined;
  userId?: number | undefined;
  radioId?: number | undefined;
  /** The codes of what it was refused with. */
  codes: string[];
}

/** As many codes of one request as are kept. */
const maxCodes = 10;

export function noteCode({ codes }: RequestTrail, code: unknown): void {
  if (codes.length < maxCodes && typeof code === 'string' && !codes.includes(code)) codes.push(code);
}
