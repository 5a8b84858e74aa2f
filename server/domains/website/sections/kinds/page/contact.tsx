import { z } from 'zod';
import { defineSection } from '../defineSection.tsx';
import { heading } from '../fields.ts';

/** Section with a link to the contact form, and the public e-mail address. */
export const contact = defineSection({
  schema: z.object({ heading: heading() }),
  usualHeading: ({ texts }) => texts.contact,
  load: ({ site }) => site.settings.email || undefined,
  View: ({ site, title, data: email }) => (
    <>
      <h2>{title}</h2>
      <p className="actions">
        <a className="button" href={site.addresses.of('contact')}>
          {site.texts.contactForm.write}
        </a>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </>
  ),
});
