import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeWhole } from '../storage/writeWhole.ts';
import { composed } from './message.ts';
import type { Delivery, MailLog, MailSettings } from './mail.ts';

/**
 * Creates a delivery that writes each e-mail to a file which mail programs can open. Only the owner may read the files, because
 * links in e-mails give access to accounts.
 */
export function createOutbox(
  { outbox, from }: Pick<MailSettings, 'outbox' | 'from'>,
  log: MailLog,
): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver(message) {
      const { message: content } = await transport.sendMail(composed(message, from));
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
      const file = join(outbox, name);
      await writeWhole(file, content, 0o600);
      log.info({ to: message.to, link: message.link, file }, 'e-mail written to the outbox');
    },
    close: () => transport.close(),
  };
}
