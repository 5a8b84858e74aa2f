import { z } from 'zod';
import { sectionText } from '../../sectionText.ts';
import { defineSection } from '../defineSection.tsx';
import { heading, richText } from '../fields.ts';

/** Section with a free text. */
export const text = defineSection({
  schema: z.object({ heading: heading(false), text: richText() }),
  async load({ site, settings }) {
    const html = await sectionText(site, settings.text);
    return html || settings.heading[site.language] ? { html } : undefined;
  },
  View: ({ title, data: { html } }) => (
    <>
      {title && <h2>{title}</h2>}
      <div className="text" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  ),
});
