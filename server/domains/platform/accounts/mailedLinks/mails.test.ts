import { describe, expect, test } from 'vitest';
import {
  emailChangedMail,
  invitationMail,
  passwordChangedMail,
  passwordResetMail,
  type Reader,
} from './mails.ts';

const reader: Reader = {
  name: 'Zoé <b>Merle</b>',
  email: 'zoe@example.com',
  language: 'en',
  timeZone: 'Europe/Paris',
  radio: 'Radio Horizon',
};
const link = { url: 'https://regie.example/accept-invitation#token=1.x', expiresAt: new Date() };
const inDays = (days: number) => ({ ...link, expiresAt: new Date(Date.now() + days * 86_400_000) });

describe('a mail', () => {
  test('names the inviter, the radio, and the expiry in the reader’s time zone', () => {
    const expiresAt = new Date('2030-01-08T23:30:00Z');
    const { to, subject, text, link: opened } = invitationMail(reader, 'Ada Merle', { ...link, expiresAt });
    expect([to, subject, opened]).toEqual(['zoe@example.com', 'You are invited to Regie', link.url]);
    expect(text).toContain('Ada Merle invites you to Regie, the back office of Radio Horizon.');
    expect(text).toContain('until Wednesday, 9 January 2030 at 00:30 CET.');
    expect(text).toContain(`Accept the invitation:\n${link.url}`);
  });

  test('states how long its link is valid', () => {
    expect(invitationMail(reader, '', inDays(7)).text).toContain('within 7 days');
    expect(passwordResetMail(reader, inDays(1 / 24)).text).toContain('within 60 minutes');
  });

  test.each([
    ['en', 'ltr', 'You are invited to Regie'],
    ['fr', 'ltr', 'Vous êtes invité à rejoindre Regie'],
    ['ar', 'rtl', 'دعوة للانضمام إلى Regie'],
  ] as const)('is in the reader’s language: %s', (language, direction, subject) => {
    const mail = invitationMail({ ...reader, language }, 'Ada Merle', inDays(7));
    expect(mail.subject).toBe(subject);
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(mail.html).toContain(`href="${link.url}"`);
  });

  test('shows names in HTML as they were typed', () => {
    for (const mail of [
      invitationMail(reader, '<i>Ada</i>', inDays(7)),
      passwordResetMail(reader, link),
      passwordChangedMail(reader),
      emailChangedMail(reader, '<u>@example.com'),
    ]) {
      expect(mail.html).toContain('Zoé &lt;b&gt;Merle&lt;/b&gt;');
      expect(mail.html).not.toMatch(/<[biu]>/);
      expect(mail.text).toContain('Zoé <b>Merle</b>');
    }
  });

  test('that only informs has no link', () => {
    expect(passwordChangedMail(reader)).not.toHaveProperty('link');
    expect(passwordChangedMail(reader).html).not.toContain('href');
  });
});
