import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from '../database/database.ts';
import { JobProblem } from '../jobs/jobKind.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { mailJob } from './mailJob.ts';
import type { Message, Sent } from './message.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

declare module '../context.ts' {
  interface Services {
    mail: Mail;
  }
}

/** A way out for mails. */
export interface Delivery {
  deliver(message: Sent): Promise<void>;
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

export type MailLog = Pick<FastifyBaseLogger, 'info' | 'warn'>;

/** Mails are jobs: a server that is away never fails what was saved, and none is sent of what was not. */
export class Mail {
  readonly #delivery: Delivery;
  readonly #jobs: Jobs;

  constructor(delivery: Delivery, jobs: Jobs) {
    this.#delivery = delivery;
    this.#jobs = jobs;
  }

  /** Sends it once the transaction that it tells of is kept. */
  send(transaction: Transaction, message: Message): Promise<void> {
    return this.#jobs.add(transaction, mailJob, { ...message, id: randomUUID() });
  }

  /** Sends it now. Throws a `JobProblem`, which is final where another try would only be refused again. */
  async deliver(message: Sent): Promise<void> {
    try {
      await this.#delivery.deliver(message);
    } catch (error) {
      throw problemOf(error);
    }
  }

  close(): void {
    this.#delivery.close();
  }
}

/** Over SMTP where a server is configured, else into the outbox. */
export function openMail(settings: MailSettings, jobs: Jobs, log: MailLog): Mail {
  const { smtpUrl, from, outbox, production } = settings;
  if (smtpUrl) return new Mail(createSmtp(smtpUrl, from), jobs);
  if (production) log.warn(`SMTP_URL is not set: mail is not sent, only written to ${outbox}.`);
  return new Mail(createOutbox(settings, log), jobs);
}

/** Its own text may quote the mail; the answer's number and the error's code do not. */
function problemOf(error: unknown): JobProblem {
  const { responseCode, code = 'unknown error' } = error as { responseCode?: number; code?: string };
  // A refusal for good, or of the message itself before it left.
  const isFinal = responseCode === undefined ? ['EENVELOPE', 'EMESSAGE'].includes(code) : responseCode >= 500;
  const reason =
    responseCode === undefined
      ? `The mail could not be handed over: ${code}.`
      : `The mail server refused the mail: ${responseCode}.`;
  return Object.assign(new JobProblem(reason, { isFinal }), { cause: error });
}
