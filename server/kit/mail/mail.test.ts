import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../testing/testApp.ts';
import { patience } from '../../testing/patience.ts';
import { Mail, openMail, type Message } from './mail.ts';
import { createSmtp } from './smtp.ts';
import { startSmtpServer } from './testSmtpServer.ts';

const from = 'Regie <regie@example.org>';
const invitation: Message = {
  to: 'ada@example.org',
  subject: 'Bienvenue à Régie',
  text: 'Ouvrez https://regie.example/i/1',
  html: '<p>Ouvrez <a href="https://regie.example/i/1">ceci</a></p>',
  link: 'https://regie.example/i/1',
};

const line = () => vi.fn<(about: unknown, message?: string) => void>();
const logOf = () => ({ info: line(), warn: line(), error: line() });
let log = logOf();
beforeEach(() => {
  log = logOf();
});

describe('mail over SMTP', () => {
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let mail: Mail;
  beforeEach(async () => {
    smtp = await startSmtpServer();
    mail = new Mail(createSmtp(smtp.url, from), log, [20, 20]);
  });
  afterEach(async () => {
    await mail.close();
    await smtp.close();
  });
  const sent = async (message: Message) => {
    mail.send(message);
    await mail.settled();
  };

  test('reaches its one reader from the configured sender, as text and as HTML', async () => {
    await sent(invitation);
    expect(smtp.mails).toHaveLength(1);
    const [{ from: sender, recipients, content }] = smtp.mails as [(typeof smtp.mails)[0]];
    expect([sender, recipients]).toEqual(['<regie@example.org>', ['<ada@example.org>']]);
    expect(content).toContain('From: Regie <regie@example.org>');
    expect(content).toContain('Subject: =?UTF-8?Q?Bienvenue_=C3=A0_R=C3=A9gie?=');
    expect(content).toContain('text/plain');
    expect(content).toContain('text/html');
    expect(log.error).not.toHaveBeenCalled();
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

  test('is tried again when the server is busy, and then sent once', async () => {
    smtp.answerNext('451 later', '450 later');
    await sent(invitation);
    expect(smtp.mails).toHaveLength(1);
    expect([log.warn.mock.calls.length, log.error.mock.calls.length]).toEqual([2, 0]);
  });

  test('is given up after the last try, with a line in the log and without its text', async () => {
    smtp.answerNext('451 later', '451 later', '451 later', '451 later');
    await sent(invitation);
    expect(smtp.mails).toEqual([]);
    expect([log.warn.mock.calls.length, log.error.mock.calls.length]).toEqual([2, 1]);
    expect(log.error.mock.calls[0]?.[0]).toMatchObject({ to: invitation.to, subject: invitation.subject });
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('/i/1');
  });

  test('is not tried again when the server will never take it', async () => {
    smtp.answerNext('550 nobody of that name');
    await sent(invitation);
    expect([log.warn.mock.calls.length, log.error.mock.calls.length]).toEqual([0, 1]);
  });

  test('fails nobody who asks for it while the server is away', async () => {
    await smtp.close();
    expect(mail.send(invitation)).toBeUndefined();
    await mail.settled();
    expect([log.warn.mock.calls.length, log.error.mock.calls.length]).toEqual([2, 1]);
  });

  test('does not hold up the stop of the server by waiting for another try', async () => {
    const patient = new Mail(createSmtp(smtp.url, from), log, [60_000]);
    smtp.answerNext('451 later');
    patient.send(invitation);
    await expect.poll(() => log.warn.mock.calls).toHaveLength(1);
    const start = performance.now();
    await patient.close();
    expect(performance.now() - start).toBeLessThan(5000 * patience);
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});

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

  test('is a file that its owner alone may read, and a link in the log', async () => {
    const mail = openMail(settings(), log);
    mail.send(invitation);
    mail.send({ ...invitation, to: 'bo@example.org' });
    await mail.settled();
    const names = await files();
    expect(names.map((name) => name.split('.').at(-1))).toEqual(['eml', 'eml']);
    const contents = await Promise.all(names.map((name) => readFile(join(folder, 'outbox', name), 'utf8')));
    expect(contents.join()).toMatch(/To: ada@example\.org/);
    expect(contents.join()).toMatch(/To: bo@example\.org/);
    expect((await stat(join(folder, 'outbox', names[0]!))).mode & 0o777).toBe(0o600);
    // Which of the two was written first is nobody's business.
    expect(log.info.mock.calls.map(([told]) => told)).toContainEqual(
      expect.objectContaining({ to: invitation.to, link: invitation.link }),
    );
    await mail.close();
  });

  test('is announced as a lack in production, and nowhere else', async () => {
    openMail(settings(true), log);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.warn.mock.calls[0]?.[0]).toContain('SMTP_URL');
    openMail(settings(), log);
    openMail({ ...settings(true), smtpUrl: 'smtp://127.0.0.1:1' }, log);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  test('tells the log, not the caller, when the outbox cannot be written', async () => {
    await writeFile(join(folder, 'outbox'), 'in the way');
    const mail = openMail(settings(), log);
    mail.send(invitation);
    await mail.close();
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});

test('every request finds the mail among its services', async () => {
  const app = await createTestApp({ seed: 'none' });
  const { services } = await app.contextFor({});
  services.mail.send(invitation);
  await services.mail.settled();
  expect(await readdir(app.config.mail.outbox)).toHaveLength(1);
});
