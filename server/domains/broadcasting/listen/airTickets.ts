import { createHmac, timingSafeEqual } from 'node:crypto';

declare module '../../../kit/context.ts' {
  interface Services {
    airTickets: AirTickets;
  }
}

const minute = 60_000;

/**
 * Tickets for listening in the portal, since audio elements cannot send a token. A ticket is for one radio and one session and
 * opens a stream in its minute or the next; an open stream continues.
 */
export class AirTickets {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update('air tickets').digest();
  }

  issue(radioId: number, sessionId: number, now = Date.now()): string {
    const until = (Math.floor(now / minute) + 2) * minute;
    return `${sessionId.toString(36)}.${until.toString(36)}.${this.#sign(radioId, sessionId, until)}`;
  }

  /** Session id of a valid ticket for this radio; undefined for any other. */
  sessionOf(text: string, radioId: number, now = Date.now()): number | undefined {
    const [, session, moment, signature] = /^([\da-z]{1,8})\.([\da-z]{1,10})\.([\w-]{22})$/.exec(text) ?? [];
    if (!session || !moment || !signature) return undefined;
    const [sessionId, until] = [Number.parseInt(session, 36), Number.parseInt(moment, 36)];
    const right = Buffer.from(this.#sign(radioId, sessionId, until));
    return /* guard: air-ticket-of-own-radio */ timingSafeEqual(right, Buffer.from(signature)) && now < until
      ? sessionId
      : undefined;
  }

  #sign(radioId: number, sessionId: number, until: number): string {
    const text = `${radioId} ${sessionId} ${until}`;
    return createHmac('sha256', this.#key).update(text).digest().subarray(0, 16).toString('base64url');
  }
}
