import type { Context } from '../../../../kit/context.ts';
import type { Database, Transaction } from '../../../../kit/database/database.ts';
import { html } from '../../../../kit/html/html.ts';
import type { Message } from '../../../../kit/mail/message.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { mailLanguages, mailTexts, type MailLanguage } from './mailTexts.ts';

/** Reader of an e-mail, with language and time zone. */
export interface Reader {
  name: string;
  email: string;
  language: MailLanguage;
  timeZone: string;
  /** Name of the reader's default radio; empty when there is none. */
  radio: string;
}

export interface MailedLink {
  url: string;
  expiresAt: Date;
}

export async function findReader(database: Database | Transaction, userId: number): Promise<Reader> {
  const { name, email, language, timeZone, radio } = (await findRecipient.first(database, { id: userId }))!;
  return { name, email, language: languageOf(language), timeZone: timeZone ?? 'UTC', radio: radio ?? '' };
}

const findRecipient = query('accounts.findRecipient', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('User as person')
    .leftJoin('Radio as radio', 'radio.id', 'person.radio')
    .select(['person.fullName as name', 'person.email', 'person.language', 'radio.name as radio'])
    .select(({ fn }) => fn.coalesce('person.timeZone', 'radio.timeZone').as('timeZone'))
    .where('person.id', '=', id),
);

/** Returns the public URL of the portal. */
export const portalAddress = ({ services }: Pick<Context, 'services'>) => services.accounts.portalUrl();

export function invitationMail(reader: Reader, inviter: string, link: MailedLink): Message {
  const { invitation, until } = mailTexts[reader.language];
  return mailOf(reader, {
    subject: invitation.subject,
    before: [invitation.body(inviter, reader.radio)],
    link: { ...link, action: invitation.action },
    after: [until.days(daysUntil(link.expiresAt), momentText(reader, link.expiresAt))],
  });
}

export function passwordResetMail(reader: Reader, link: MailedLink): Message {
  const { passwordReset, until } = mailTexts[reader.language];
  const minutes = Math.round((link.expiresAt.getTime() - Date.now()) / 60_000);
  return mailOf(reader, {
    subject: passwordReset.subject,
    before: [passwordReset.body],
    link: { ...link, action: passwordReset.action },
    after: [until.minutes(minutes, momentText(reader, link.expiresAt)), passwordReset.otherwise],
  });
}

export function passwordChangedMail(reader: Reader): Message {
  const { passwordChanged, notYou } = mailTexts[reader.language];
  return mailOf(reader, {
    subject: passwordChanged.subject,
    before: [passwordChanged.body(momentText(reader, new Date())), notYou],
  });
}

/**
 * Builds the e-mail that reports a new e-mail address to the previous address. The owner of the previous address thus learns of
 * the change.
 */
export function emailChangedMail(reader: Reader, newEmail: string): Message {
  const { emailChanged, notYou } = mailTexts[reader.language];
  return mailOf(reader, {
    subject: emailChanged.subject,
    before: [emailChanged.body(momentText(reader, new Date()), newEmail), notYou],
  });
}

interface Content {
  subject: string;
  before: string[];
  link?: { url: string; action: string };
  after?: string[];
}

/** Builds an e-mail in our common layout, in the language of its reader. */
export function mailOf(reader: Reader, { subject, before, link, after = [] }: Content): Message {
  const { hello, footer } = mailTexts[reader.language];
  const greeting = hello(reader.name);
  const textLink = link ? [`${link.action}:\n${link.url}`] : [];
  const paragraphs = (texts: string[]) => texts.map((text) => html`<p>${text}</p>`);
  const direction = reader.language === 'ar' ? 'rtl' : 'ltr';
  const page = html`<!doctype html>
    <html lang="${reader.language}" dir="${direction}">
      <body
        style="margin: 0; padding: 24px; font: 15px/1.5 system-ui, sans-serif; color: #1c1b22; background: #ffffff"
      >
        <div style="max-width: 34rem; margin: 0 auto">
          <p style="font-size: 18px; font-weight: 600">Regie</p>
          ${paragraphs([greeting, ...before])}
          ${link ? html`<p style="margin: 24px 0"><a href="${link.url}" style="display: inline-block; padding: 10px 18px; border-radius: 6px; background: #5b3fd4; color: #ffffff; text-decoration: none; font-weight: 600">${link.action}</a></p>` : ''}
          ${paragraphs(after)}
          <p style="margin-top: 32px; font-size: 13px; color: #6b6879">${footer}</p>
        </div>
      </body>
    </html>`;
  return {
    to: reader.email,
    subject,
    text: [greeting, ...before, ...textLink, ...after, `-- \n${footer}`].join('\n\n'),
    html: page.text,
    ...(link && { link: link.url }),
  };
}

/** Formats a moment in the reader's language and time zone. */
export function momentText(
  { language, timeZone }: Pick<Reader, 'language' | 'timeZone'>,
  moment: Date,
): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(moment);
}

/** Formats a day, `YYYY-MM-DD`, in the reader's language. */
export function dayText({ language }: Pick<Reader, 'language'>, day: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

const daysUntil = (moment: Date) => Math.round((moment.getTime() - Date.now()) / 86_400_000);

/** Language of e-mails for a language tag: `fr-CA` is French, unsupported languages are English. */
export const languageOf = (tag: string): MailLanguage =>
  mailLanguages.find((language) => language === tag.split('-')[0]) ?? 'en';
