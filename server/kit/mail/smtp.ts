import { createTransport } from 'nodemailer';
import { composed } from './composed.ts';
import type { Delivery } from './mail.ts';

/** Sends over a mail server, with a small connection pool. */
export function createSmtp(url: string, from: string): Delivery {
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
