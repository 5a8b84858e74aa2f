import { createHmac, timingSafeEqual } from 'node:crypto';

declare module '../../../kit/context.ts' {
  interface Services {
    tickets: Tickets;
  }
}

/** Content of a ticket: a medium, and the session whose rights are checked at every use. */
export interface Ticket {
  mediaId: number;
  radioId: number;
  sessionId: number;
}

const hours = 12;

/**
 * Tickets for media players, which cannot send a token. A ticket is valid for the files of one medium, for one session, and for 12 to
 * 13 hours. The expiry is rounded to the hour, so that the address stays the same for an hour and cached content can be used.
 */
export class Tickets {
  readonly #key: Buffer;

  /** Tickets of one purpose are invalid for every other purpose. */
  constructor(secret: string, purpose = 'media tickets') {
    this.#key = createHmac('sha256', secret).update(purpose).digest();
  }

  issue(ticket: Ticket, now = Date.now()): string {
    const hour = Math.floor(now / 3_600_000) + hours;
    return `${ticket.sessionId.toString(36)}.${hour.toString(36)}.${this.#sign(ticket, hour)}`;
  }

  /** Returns the session of a valid ticket for this medium; undefined for any other ticket. */
  sessionOf(text: string, file: Omit<Ticket, 'sessionId'>, now = Date.now()): number | undefined {
    const [, session, hour, signature] = /^([\da-z]{1,8})\.([\da-z]{1,6})\.([\w-]{22})$/.exec(text) ?? [];
    if (!session || !hour || !signature) return undefined;
    const sessionId = Number.parseInt(session, 36);
    const expires = Number.parseInt(hour, 36);
    const right = Buffer.from(this.#sign({ ...file, sessionId }, expires));
    const isRight = /* guard: file-address-signed */ timingSafeEqual(right, Buffer.from(signature));
    return isRight && now < (expires + 1) * 3_600_000 ? sessionId : undefined;
  }

  #sign({ mediaId, radioId, sessionId }: Ticket, hour: number): string {
    const text = `${mediaId} ${radioId} ${sessionId} ${hour}`;
    return createHmac('sha256', this.#key).update(text).digest().subarray(0, 16).toString('base64url');
  }
}
