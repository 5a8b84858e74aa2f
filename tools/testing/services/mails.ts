import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { passwordResetJob } from '../../../server/domains/platform/accounts/mailedLinks/passwordResetJob.ts';
import { mailJob } from '../../../server/kit/mail/mailJob.ts';
import type { TestApp } from '../testApp.ts';

export interface WrittenMail {
  to: string;
  subject: string;
  /** Address for replies; empty when it is the sender. */
  replyTo: string;
  /** The plain text. */
  text: string;
  html: string;
  /** Token in the e-mail's link; undefined when there is none. */
  token: string | undefined;
}

/** Returns the e-mails that the application of a test has sent so far, the oldest first. */
export async function mailsOf({ config, shared }: TestApp): Promise<WrittenMail[]> {
  await sent(shared);
  const files = await readdir(config.mail.outbox).catch(() => []);
  const contents = await Promise.all(
    files.sort().map((file) => readFile(join(config.mail.outbox, file), 'utf8')),
  );
  return contents.map(readMail);
}

/** Waits until all e-mails are sent, including those whose jobs first wait for the end of their request. */
async function sent({ services: { jobs } }: TestApp['shared']): Promise<void> {
  for (;;) {
    await jobs.idle();
    const counts = await jobs.counts();
    if (!counts.some(({ kind, waiting, running }) => waiting + running > 0 && kinds.has(kind))) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const kinds = new Set([mailJob.name, passwordResetJob.name]);

function readMail(content: string): WrittenMail {
  // Only the e-mail's own boundary separates its parts: a token may contain two dashes, and a line may begin with them.
  const boundary = /boundary="([^"]+)"/.exec(content)?.[1];
  const parts = boundary ? content.split(`\n--${boundary}`) : [content];
  const partOf = (type: string) =>
    decoded(parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? '');
  const [head = ''] = content.split(/\r?\n\r?\n/);
  const header = (name: string) =>
    new RegExp(`^${name}: ((?:.*\\r?\\n )*.*)$`, 'm').exec(head)?.[1]?.replaceAll(/\r?\n /g, '') ?? '';
  const text = partOf('text/plain');
  return {
    to: header('To'),
    subject: words(header('Subject')),
    replyTo: header('Reply-To'),
    text,
    html: partOf('text/html'),
    token: /#token=(\S+)/.exec(text)?.[1],
  };
}

function decoded(part: string): string {
  const at = part.search(/\r?\n\r?\n/);
  const body = part.slice(at).trim().replaceAll('\r\n', '\n');
  if (/transfer-encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/transfer-encoding: quoted-printable/i.test(part)) return body;
  return bytes(body.replaceAll(/=\n/g, ''));
}

/** Decodes a header such as `=?UTF-8?Q?Vous_=C3=AAtes?=`. */
const words = (text: string) =>
  text.replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(word, 'base64').toString('utf8')
      : bytes(word.replaceAll('_', ' ')),
  );

const bytes = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');
