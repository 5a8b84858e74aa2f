import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

declare module '../context.ts' {
  interface Services {
    mail: Mail;
  }
}

/** One mail to one person, its texts already in their language. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** What the person is asked to open; shown in the log where mail is not sent. */
  link?: string;
}

/** A way out for mails. */
export interface Delivery {
  deliver(message: Message): Promise<void>;
  close(): void;
}

export interface MailSettings {
  smtpUrl: string | undefined;
  from: string;
  /** Where mails are written when there is no server to send them. */
  outbox: string;
  /** Whether people wait for these mails, and not developers. */
  production: boolean;
}

export type MailLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** How long to wait before the second, third and fourth try. */
const pauses = [2_000, 15_000, 60_000];

/** How long the answer of a request may take to leave, in milliseconds. */
const answerLeavesWithin = 50;

/** Mails go out beside the request that asked for them: a server that is away never fails what was saved. */
export class Mail {
  readonly #delivery: Delivery;
  readonly #log: MailLog;
  readonly #pauses: readonly number[];
  readonly #underWay = new Set<Promise<void>>();
  readonly #closing = new AbortController();

  constructor(delivery: Delivery, log: MailLog, pausesBetweenTries: readonly number[] = pauses) {
    this.#delivery = delivery;
    this.#log = log;
    this.#pauses = pausesBetweenTries;
  }

  /** Call it after commit: what was rolled back must not be told. Never throws. */
  send(message: Message): void {
    this.#track(this.#send(message));
  }

  /**
   * Finds out what to send, if anything, once the answer to the request has left: whoever asked cannot tell by its time
   * whether there was a mail. Never throws.
   */
  sendLater(compose: () => Promise<Message | undefined>): void {
    this.#track(this.#composeLater(compose));
  }

  /** When all that was asked so far is sent or given up. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Finishes the tries under way; those that wait for another are given up. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.settled();
    this.#delivery.close();
  }

  #track(sending: Promise<void>): void {
    const tracked = sending.finally(() => this.#underWay.delete(tracked));
    this.#underWay.add(tracked);
  }

  async #composeLater(compose: () => Promise<Message | undefined>): Promise<void> {
    await this.#waited(answerLeavesWithin);
    try {
      const message = await compose();
      if (message) await this.#send(message);
    } catch (error) {
      this.#log.error({ err: error }, 'mail could not be composed');
    }
  }

  async #send(message: Message): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#delivery.deliver(message);
      } catch (error) {
        const pause = isFinal(error) ? undefined : this.#pauses[attempt];
        const about = { err: error, to: message.to, subject: message.subject };
        if (pause !== undefined) this.#log.warn(about, 'mail could not be sent yet and is tried again');
        if (pause !== undefined && (await this.#waited(pause))) continue;
        this.#log.error(about, 'mail could not be sent and is given up');
        return;
      }
    }
  }

  /** False when there is no more time. */
  async #waited(milliseconds: number): Promise<boolean> {
    return sleep(milliseconds, true, { signal: this.#closing.signal }).catch(() => false);
  }
}

/** Over SMTP where a server is configured, else into the outbox. */
export function openMail(settings: MailSettings, log: MailLog): Mail {
  const { smtpUrl, from, outbox, production } = settings;
  if (smtpUrl) return new Mail(createSmtp(smtpUrl, from), log);
  if (production) log.warn(`SMTP_URL is not set: mail is not sent, only written to ${outbox}.`);
  return new Mail(createOutbox(settings, log), log);
}

/** A refusal that another try would only repeat: by the server for good, or of the message itself before it left. */
function isFinal(error: unknown): boolean {
  const { responseCode, code = '' } = error as { responseCode?: number; code?: string };
  return responseCode === undefined ? ['EENVELOPE', 'EMESSAGE'].includes(code) : responseCode >= 500;
}
