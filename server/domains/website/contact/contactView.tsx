import type { MovedPage, RenderedPage } from '../../../kit/pages/publicPage.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { notFoundPage, pageOf } from '../pages/frame.tsx';
import type { Site } from '../pages/site.ts';
import { FormProblem, trap, Trap, VisitorField } from '../pages/visitorForm.tsx';
import {
  contactFields,
  contactMail,
  contactValuesOf,
  problemsOfContact,
  type ContactField,
  type ContactProblem,
  type ContactValues,
} from './contactMessage.ts';

interface FormState {
  values: ContactValues;
  problems?: Partial<Record<ContactField, ContactProblem>>;
  /** Problem of the form, above the fields. */
  problem?: 'tooFast' | 'expired' | 'tooMany' | 'invalid';
  /** Seconds after which to send again. */
  retryAfter?: number;
}

/** Renders the page of the contact form, or the confirmation after it was sent. */
export function contactPage(site: Site): Promise<RenderedPage> {
  if (!site.settings.email) return notFoundPage(site);
  return site.request.query['sent'] ? sentPage(site) : formPage(site, { values: contactValuesOf({}) });
}

/** Receives the contact form: sends the message, or shows the form with everything that was typed. */
export async function receiveContact(site: Site): Promise<RenderedPage | MovedPage> {
  const { settings, radio, request, addresses, environment } = site;
  if (!settings.email) return notFoundPage(site);
  const { form, network } = request.visit!;
  const sent: MovedPage = { location: `${addresses.of('contact')}?sent=1`, status: 303 };
  // Programs get the same answer as people, so that they do not learn what gave them away.
  if (form[trap]) return sent;
  const values = contactValuesOf(form);
  const problems = problemsOfContact(values);
  if (Object.keys(problems).length > 0) return formPage(site, { values, problems, problem: 'invalid' });
  const { contactForms, mail } = request.services;
  const problem = contactForms.problemOf(form['stamp'] ?? '', radio.id);
  if (problem) return formPage(site, { values, problem });
  const retryAfter = contactForms.spend(radio.id, network);
  if (retryAfter !== undefined) return formPage(site, { values, problem: 'tooMany', retryAfter });
  await inTransaction(environment.database, (transaction) =>
    mail.send(transaction, contactMail(settings.email, radio.name, values)),
  );
  return sent;
}

function sentPage(site: Site): Promise<RenderedPage> {
  const { texts, addresses } = site;
  return pageOf(site, {
    title: texts.contactForm.sentTitle,
    path: ['contact'],
    isIndexed: false,
    body: (
      <div role="status">
        <h1>{texts.contactForm.sentTitle}</h1>
        <p>{texts.contactForm.sentText}</p>
        <p>
          <a className="button" href={addresses.of()}>
            {texts.backHome}
          </a>
        </p>
      </div>
    ),
  });
}

function formPage(site: Site, state: FormState): Promise<RenderedPage> {
  const { texts, addresses, radio, request } = site;
  const { values, problems = {}, problem, retryAfter } = state;
  const words = texts.contactForm;
  // Reuses the stamp unless it is missing, invalid or expired, so that the visitor need not wait again. A stamp that came too fast is
  // reused, because it is accepted a moment later.
  const given = request.visit!.form['stamp'] ?? '';
  const { contactForms } = request.services;
  const stamp =
    contactForms.problemOf(given, radio.id) === 'expired' ? contactForms.stampOf(radio.id) : given;
  const field = (name: ContactField) => {
    const code = problems[name];
    return {
      form: 'contact',
      name,
      label: words.fields[name],
      value: values[name],
      maxLength: contactFields[name],
      problem: code && { code, text: words.problems[code] },
    };
  };
  return pageOf(site, {
    title: texts.contact,
    path: ['contact'],
    status: problem === 'tooMany' ? 429 : problem ? 400 : 200,
    ...(retryAfter !== undefined && { retryAfter }),
    body: (
      <div>
        <h1>{texts.contact}</h1>
        <p>{words.intro(radio.name)}</p>
        {problem && <FormProblem problem={problem} text={words.problems[problem]} />}
        <form className="contact" method="post" action={addresses.of('contact')} noValidate>
          <input type="hidden" name="stamp" value={stamp} />
          <Trap label={words.trap} />
          <VisitorField {...field('name')} type="text" autoComplete="name" />
          <VisitorField {...field('email')} type="email" autoComplete="email" />
          <VisitorField {...field('subject')} type="text" autoComplete="off" />
          <VisitorField {...field('message')} />
          <p>
            <button className="button">{words.send}</button>
          </p>
        </form>
      </div>
    ),
  });
}
