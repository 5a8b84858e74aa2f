import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Transaction } from '../database/database.ts';
import { JobProblem } from '../jobs/jobKind.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { mailJob } from './mailJob.ts';
import { type Message, type Sent, composed } from './message.ts';
import { createOutbox } from './outbox.ts';

declare module '../context.ts' {
  interface Services {
    mail: Mail;
  }
}

/** Way to send e-mails: over SMTP or into the outbox. */
export interface Delivery {
  deliver(message: Sent): Promise<void>;
  close(): void;
}

export interface MailSettings {
  smtpUrl: string | undefined;
  from: string;
  /** Directory that e-mails are written to when no mail server is configured. */
  outbox: string;
  /** True in production. A missing mail server is then logged as a warning, because people wait for these e-mails. */
  production: boolean;
}

export type MailLog = Pick<FastifyBaseLogger, 'info' | 'warn'>;

/** Sends e-mails as jobs. An unavailable mail server never makes a change fail, and a rollback sends nothing. */
export class Mail {
  readonly #delivery: Delivery;
  readonly #jobs: Jobs;

  constructor(delivery: Delivery, jobs: Jobs) {
    this.#delivery = delivery;
    this.#jobs = jobs;
  }

  /** Sends the e-mail after the transaction commits. */
  send(transaction: Transaction, message: Message): Promise<void> {
    return this.#jobs.add(transaction, mailJob, { ...message, id: randomUUID() });
  }

  /** Sends the e-mail now. Throws a `JobProblem`, which is final when each further attempt would fail. */
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

/** Sends over a mail server, with a small connection pool. */
function createSmtp(url: string, from: string): Delivery {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    deliver: async (message) => void (await transport.sendMail(composed(message, from))),
    close: () => transport.close(),
  };
}

/**
 * Creates the mail service. It sends e-mails over SMTP when a mail server is configured, and otherwise writes them to files (the
 * outbox).
 */
export function openMail(settings: MailSettings, jobs: Jobs, log: MailLog): Mail {
  const { smtpUrl, from, outbox, production } = settings;
  if (smtpUrl) return new Mail(createSmtp(smtpUrl, from), jobs);
  if (production) log.warn(`SMTP_URL is not set: e-mails are not sent but written to ${outbox}.`);
  return new Mail(createOutbox(settings, log), jobs);
}

/** Converts an error to a problem whose text may be shown. The error's own text may quote the e-mail; its codes do not. */
function problemOf(error: unknown): JobProblem {
  const { responseCode, code = 'unknown error' } = error as { responseCode?: number; code?: string };
  // Permanent refusals of the server (5xx), and errors of the message itself before it was sent.
  const isFinal = responseCode === undefined ? ['EENVELOPE', 'EMESSAGE'].includes(code) : responseCode >= 500;
  const reason =
    responseCode === undefined
      ? `The e-mail could not be sent: ${code}.`
      : `The mail server refused the e-mail: ${responseCode}.`;
  return Object.assign(new JobProblem(reason, { isFinal }), { cause: error });
}
