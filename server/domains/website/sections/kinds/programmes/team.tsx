import { z } from 'zod';
import { findPublicTeam } from '../../../../programmes/public.ts';
import { membersOf, TeamCards } from '../../../pages/views/teamView.tsx';
import { SectionRecordType } from '../../sectionForm.ts';
import { defineSection } from '../defineSection.tsx';
import { entries, heading, record } from '../fields.ts';
import { Part } from '../part.tsx';

/** Section with the people of all listed emissions, or of one of them, by name and without guests. */
export const team = defineSection({
  schema: z.object({ count: entries(6), heading: heading(), recordId: record(SectionRecordType.EMISSION) }),
  usualHeading: ({ texts }) => texts.team,
  async load({ site, settings: { recordId, count } }) {
    const rows = await findPublicTeam.all(site.environment);
    const members = membersOf(recordId ? rows.filter(({ id }) => id === Number(recordId)) : rows);
    return members.length > 0 ? members.slice(0, count) : undefined;
  },
  View: ({ site, title, data }) => (
    <Part site={site} title={title} address={site.addresses.of('team')}>
      <TeamCards site={site} members={data} />
    </Part>
  ),
});
