import { isEmail } from 'class-validator';
import type { Message } from '../../../kit/mail/message.ts';

/** Fields of the contact form, each with its maximum number of characters. */
export const contactFields = { name: 80, email: 254, subject: 120, message: 5000 } as const;

export type ContactField = keyof typeof contactFields;
export type ContactValues = Record<ContactField, string>;
export type ContactProblem = 'required' | 'email' | 'tooLong';

const fieldNames = Object.keys(contactFields) as ContactField[];

/** Reads the values of a sent contact form: one line each, except for the message. */
export const contactValuesOf = (form: Readonly<Record<string, string>>): ContactValues => {
  const lineOf = (name: ContactField) => (form[name] ?? '').replaceAll(/\s+/g, ' ').trim();
  return {
    name: lineOf('name'),
    email: lineOf('email'),
    subject: lineOf('subject'),
    message: (form['message'] ?? '').replaceAll('\r\n', '\n').trim(),
  };
};

/** Returns the problems of a sent contact form by field; an empty object when there are none. */
export function problemsOfContact(values: ContactValues): Partial<Record<ContactField, ContactProblem>> {
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const problem = problemOf(name, values[name]);
      return problem ? [[name, problem]] : [];
    }),
  );
}

function problemOf(name: ContactField, value: string): ContactProblem | undefined {
  if (value === '') return 'required';
  if (value.length > contactFields[name]) return 'tooLong';
  return name === 'email' && !isEmail(value) ? 'email' : undefined;
}

/** Writes the e-mail with a visitor's message to the contact address of the radio. Plain text, so that nothing of a visitor is HTML. */
export const contactMail = (
  to: string,
  radio: string,
  { name, email, subject, message }: ContactValues,
): Message => ({
  to,
  replyTo: email,
  subject: `[${radio}] ${subject}`,
  text: `${message}\n\n-- \n${name}\n${email}\n`,
});
