import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsOf } from '../../../../tools/testing/services/mails.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const filled = {
  name: 'Ada Merle',
  email: 'ada@example.com',
  subject: 'A song this morning',
  message: 'What was it?\n\nThank you <b>',
};

const minute = 60_000;
const stampOf = (age = minute, radioId = 1) =>
  app.shared.services.contactForms.stampOf(radioId, Date.now() - age);

let lastNetwork = 0;
const send = (form: object, language = 'en', remoteAddress = `192.0.2.${++lastNetwork}`) =>
  app.server.inject({
    method: 'POST',
    url: `/site/horizon/${language}/contact`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ stamp: stampOf(), website: '', ...filled, ...form }).toString(),
    remoteAddress,
  });

async function setWebsite(input: object): Promise<void> {
  const { data } = await app.graphql('{ website { version } }', {}, admin);
  const { errors } = await app.graphql(
    'mutation ($version: Int!, $input: WebsiteInput!) { updateWebsite(version: $version, input: $input) { version } }',
    { version: data.website.version, input },
    admin,
  );
  expect(errors).toEqual([]);
}

const messages = async () => (await mailsOf(app)).filter(({ to }) => to === 'studio@horizon.example');

beforeAll(() => setWebsite({ email: 'studio@horizon.example' }));

describe('the contact form', () => {
  test('is a page without cookies, which works without scripts and is stored nowhere', async () => {
    const { statusCode, headers, body } = await app.server.inject('/site/horizon/en/contact');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(body).toContain(
      '<form class="contact" noValidate="" action="/site/horizon/en/contact" method="post"',
    );
    const own = await app.server.inject('/site/horizon/contact');
    expect(own.headers['location']).toMatch(/^\/site\/horizon\/(en|fr|ar)\/contact$/);
  });

  test('sends the message as plain text to the public address, with replies to the visitor', async () => {
    const { statusCode, headers } = await send({});
    expect([statusCode, headers['location']]).toEqual([303, '/site/horizon/en/contact?sent=1']);
    expect((await app.server.inject(String(headers['location']))).body).toContain('Your message was sent.');
    const [mail] = await messages();
    expect(mail).toMatchObject({ replyTo: 'ada@example.com', html: '' });
    expect(mail!.subject).toMatch(/^\[.+\] A song this morning$/);
    expect(mail!.text).toContain('Thank you <b>');
    expect(mail!.text).toContain('Ada Merle\nada@example.com');
  });

  test('does not exist without a public address', async () => {
    await setWebsite({ email: '' });
    expect((await app.server.inject('/site/horizon/en/contact')).statusCode).toBe(404);
    expect((await send({})).statusCode).toBe(404);
    await setWebsite({ email: 'studio@horizon.example' });
  });

  test.each([
    ['name', { name: ' ' }, 'required', 'Please fill in this field.', 'en'],
    ['email', { email: 'ada@' }, 'email', 'Saisissez une adresse e-mail', 'fr'],
    ['subject', { subject: 'x'.repeat(121) }, 'tooLong', 'هذا النص طويل جدًا.', 'ar'],
    ['message', { message: 'x'.repeat(5001) }, 'tooLong', 'This text is too long.', 'en'],
  ])(
    'says at the field %s what is wrong, and keeps what was typed',
    async (name, input, problem, text, language) => {
      const { statusCode, body } = await send(input, language);
      expect(statusCode).toBe(400);
      expect(body).toContain(`id="contact-${name}-problem" data-problem="${problem}">${text}`);
      const typed = { ...filled, ...input };
      expect(body).toContain(typed.message.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
      expect(body).toContain(`value="${typed.email}"`);
    },
  );

  test('adds no header to the e-mail', async () => {
    await send({ subject: 'Header\r\nBcc: other@example.com', name: 'Eve\r\nBcc: other@example.com' });
    const mail = (await messages()).at(-1)!;
    expect(mail.subject).toMatch(/ Header Bcc: other@example.com$/);
    expect(mail.text).toContain('Eve Bcc: other@example.com');
    expect((await send({ email: 'a@example.com, b@example.com' })).statusCode).toBe(400);
  });

  test('of a program that fills in the hidden field is answered as if it were sent', async () => {
    const { statusCode } = await send({ website: 'https://spam.example', subject: 'Cheap watches' });
    expect(statusCode).toBe(303);
    expect((await messages()).some(({ subject }) => subject.includes('Cheap watches'))).toBe(false);
  });

  test.each([
    ['sooner than a person could', () => stampOf(500), 'tooFast'],
    ['after a day', () => stampOf(86_400_000 + minute), 'expired'],
    ['with the stamp of another radio', () => stampOf(minute, 2), 'expired'],
    ['with a stamp that is made up', () => `${Date.now() - minute}.guess`, 'expired'],
    ['without a stamp', () => '', 'expired'],
  ])('that is sent %s comes back with its text', async (_, stamp, problem) => {
    const { statusCode, body } = await send({ stamp: stamp() });
    expect(statusCode).toBe(400);
    expect(body).toContain(`data-problem="${problem}"`);
    expect(body).toContain('value="A song this morning"');
  });

  test('takes three messages a minute from one network, and returns the text of more', async () => {
    for (let message = 0; message < 3; message++)
      expect((await send({}, 'en', '198.51.100.9')).statusCode).toBe(303);
    const { statusCode, headers, body } = await send({}, 'en', '198.51.100.9');
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain('data-problem="tooMany"');
    expect(body).toContain('What was it?');
  });

  test('refuses a body that is larger than a form can be', async () => {
    const { statusCode } = await send({ message: 'x'.repeat(200_000) });
    expect(statusCode).toBe(413);
  });
});
