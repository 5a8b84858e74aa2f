import { z } from 'zod';
import { findPublicEmissions } from '../../../../programmes/public.ts';
import { ProgrammeCards } from '../../../pages/views/programmeViews.tsx';
import { defineSection } from '../defineSection.tsx';
import { entries, heading } from '../fields.ts';
import { Part } from '../part.tsx';

/** Section with the listed emissions, by title. */
export const programmes = defineSection({
  schema: z.object({ count: entries(6), heading: heading() }),
  usualHeading: ({ texts }) => texts.programmes,
  async load({ site, settings }) {
    const emissions = await findPublicEmissions.all(site.environment);
    return emissions.length > 0 ? emissions.slice(0, settings.count) : undefined;
  },
  View: ({ site, title, data }) => (
    <Part site={site} title={title} address={site.addresses.of('programmes')}>
      <ProgrammeCards site={site} emissions={data} />
    </Part>
  ),
});
