import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../tools/testing/testApp.ts';
import { openMail } from './mail.ts';
import { mailJob } from './mailJob.ts';
import type { Message, Sent } from './message.ts';
import { startSmtpServer } from './testSmtpServer.ts';

const from = 'Regie <regie@example.org>';
const invitation: Message = {
  to: 'ada@example.org',
  subject: 'Bienvenue à Régie',
  text: 'Ouvrez https://regie.example/i/1',
  html: '<p>Ouvrez <a href="https://regie.example/i/1">ceci</a></p>',
  link: 'https://regie.example/i/1',
};
const secretOf = '/i/1';

const line = () => vi.fn<(about: unknown, message?: string) => void>();
const logOf = () => ({ info: line(), warn: line() });

describe('mail over SMTP', () => {
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let app: TestApp;
  let said = '';
  beforeEach(async () => {
    smtp = await startSmtpServer();
    said = '';
    const log = new Writable({
      write: (chunk, _encoding, done) => {
        said += String(chunk);
        done();
      },
    });
    const env = {
      SMTP_URL: smtp.url,
      MAIL_FROM: from,
      PUBLIC_URL: 'https://regie.example',
      LOG_LEVEL: 'warn',
    };
    app = await createTestApp({ seed: 'none', env, log }, (end) => ends.push(end));
  });
  const ends: Array<() => Promise<void>> = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
    await smtp.close();
  });

  const add = (message: Message) =>
    app.shared.database.transaction((transaction) => app.shared.services.mail.send(transaction, message));
  const sent = async (message: Message) => {
    await add(message);
    await app.shared.services.jobs.idle();
  };
  /** Makes the waiting jobs due, as after their pause, with this number of attempts, and waits until they have run. */
  const waitedFor = async (tries: number) => {
    await app.shared.database.transaction(async (transaction) => {
      await transaction.run('update job set due = 0, tries = ? where kind = ?', [tries, mailJob.name]);
    });
    await expect.poll(() => app.shared.services.jobs.idle()).toBeUndefined();
    const isDue = async () =>
      (await app.shared.database.rows('select 1 from job where due = 0 and kind = ?', [mailJob.name])).length;
    await expect.poll(isDue).toBe(0);
  };
  const failures = () =>
    app.shared.database.rows('select kind, error, tries from failed_job where kind = ?', [mailJob.name]);

  test('reaches its one reader from the configured sender, as text and as HTML', async () => {
    await sent(invitation);
    expect(smtp.mails).toHaveLength(1);
    const [{ from: sender, recipients, content }] = smtp.mails as [(typeof smtp.mails)[0]];
    expect([sender, recipients]).toEqual(['<regie@example.org>', ['<ada@example.org>']]);
    expect(content).toContain('From: Regie <regie@example.org>');
    expect(content).toContain('Subject: =?UTF-8?Q?Bienvenue_=C3=A0_R=C3=A9gie?=');
    expect(content).toContain('text/plain');
    expect(content).toContain('text/html');
    expect(content).toMatch(/Message-ID: <[\da-f-]{36}@example\.org>/);
  });

  test.each([
    ['subject', { subject: 'Hi\r\nBcc: evil@example.com\r\n\r\nBuy' }],
    ['address', { to: 'ada@example.org\r\nBcc: evil@example.com' }],
    ['address with a command', { to: 'ada@example.org>\r\nRCPT TO:<evil@example.com' }],
    ['list of addresses', { to: 'ada@example.org, evil@example.com' }],
    ['named address', { to: 'x <evil@example.com>, ada@example.org' }],
  ])('grows no header and no reader from a %s', async (_, given) => {
    await sent({ ...invitation, ...given });
    expect(smtp.mails.flatMap(({ recipients }) => recipients)).toHaveLength(1);
    for (const { recipients, content } of smtp.mails) {
      expect(recipients).not.toContain('<evil@example.com>');
      const headers = content.slice(0, content.indexOf('\n\n')).split('\n');
      expect(headers.filter((line) => /^(bcc|cc):/i.test(line))).toEqual([]);
      expect(content.slice(content.indexOf('\n\n'))).not.toContain('Buy');
    }
  });

  test('is not sent when the change that it reports is rolled back', async () => {
    const dropped = app.shared.database.transaction(async (transaction) => {
      await app.shared.services.mail.send(transaction, invitation);
      throw new Error('changed my mind');
    });
    await expect(dropped).rejects.toThrow('changed my mind');
    await sent({ ...invitation, to: 'bo@example.org' });
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([['<bo@example.org>']]);
  });

  test('is tried again when the server is busy, and then sent once', async () => {
    smtp.answerNext('451 later');
    await sent(invitation);
    expect(smtp.mails).toEqual([]);
    await waitedFor(1);
    expect(smtp.mails).toHaveLength(1);
    expect(await failures()).toEqual([]);
  });

  test('is given up after the last try, with the reason and without its text', async () => {
    smtp.answerNext('451 later', '451 later');
    await sent(invitation);
    await waitedFor(mailJob.tries - 1);
    expect(smtp.mails).toEqual([]);
    expect(await failures()).toEqual([
      [mailJob.name, 'The mail server refused the e-mail: 451.', mailJob.tries],
    ]);
    expect(said).toContain('given up');
    expect(said).not.toContain(secretOf);
  });

  test('is not tried again when the server will never take it', async () => {
    smtp.answerNext('550 nobody of that name');
    await sent(invitation);
    expect(await failures()).toEqual([[mailJob.name, 'The mail server refused the e-mail: 550.', 1]]);
  });

  test('fails no request while the server is away, and is sent once it is back', async () => {
    const { url } = smtp;
    await smtp.close();
    await expect(sent(invitation)).resolves.toBeUndefined();
    smtp = await startSmtpServer(Number(new URL(url).port));
    await waitedFor(1);
    expect(smtp.mails).toHaveLength(1);
  });

  test('does not hold up the stop of the server by waiting for another try', async () => {
    smtp.answerNext('451 later');
    await sent(invitation);
    await app.close();
    // If closing had waited for the second attempt, the mail server would have received the e-mail by now.
    expect(smtp.mails).toEqual([]);
  });
});

const app = await createTestApp({ seed: 'none' }, afterAll);

describe('mail without a server', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'regie-outbox-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const settings = (production = false) => ({
    smtpUrl: undefined,
    from,
    outbox: join(folder, 'outbox'),
    production,
  });
  const files = async () => (await readdir(join(folder, 'outbox'))).toSorted();
  const withId = (message: Message, id: string): Sent => ({ ...message, id });

  test('is a file that its owner alone may read, and a link in the log', async () => {
    const log = logOf();
    const mail = openMail(settings(), app.shared.services.jobs, log);
    await mail.deliver(withId(invitation, 'one'));
    await mail.deliver(withId({ ...invitation, to: 'bo@example.org' }, 'two'));
    const names = await files();
    expect(names.map((name) => name.split('.').at(-1))).toEqual(['eml', 'eml']);
    const contents = await Promise.all(names.map((name) => readFile(join(folder, 'outbox', name), 'utf8')));
    expect(contents.join()).toMatch(/To: ada@example\.org/);
    expect(contents.join()).toMatch(/To: bo@example\.org/);
    expect((await stat(join(folder, 'outbox', names[0]!))).mode & 0o777).toBe(0o600);
    expect(log.info.mock.calls[0]?.[0]).toMatchObject({ to: invitation.to, link: invitation.link });
    mail.close();
  });

  test('is announced as a lack in production, and nowhere else', async () => {
    const log = logOf();
    const { jobs } = app.shared.services;
    openMail(settings(true), jobs, log);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.warn.mock.calls[0]?.[0]).toContain('SMTP_URL');
    openMail(settings(), jobs, log);
    openMail({ ...settings(true), smtpUrl: 'smtp://127.0.0.1:1' }, jobs, log);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  test('waits for another try when the outbox cannot be written', async () => {
    await writeFile(join(folder, 'outbox'), 'in the way');
    const mail = openMail(settings(), app.shared.services.jobs, logOf());
    await expect(mail.deliver(withId(invitation, 'one'))).rejects.toMatchObject({ isFinal: false });
  });
});

test('every request finds the mail among its services', async () => {
  const { services } = await app.contextFor({});
  await app.shared.database.transaction((transaction) => services.mail.send(transaction, invitation));
  await services.jobs.idle();
  expect(await readdir(app.config.mail.outbox)).toHaveLength(1);
});
