import { z } from 'zod';
import { dayLength } from '../../../../../kit/time/days.ts';
import { findPlayedSongs } from '../../../../broadcasting/public.ts';
import { clockOfRadio } from '../../../../scheduling/public.ts';
import { Songs } from '../../../pages/views/songsView.tsx';
import { defineSection } from '../defineSection.tsx';
import { entries, heading } from '../fields.ts';
import { Part } from '../part.tsx';

/** Section with the songs that were played last, within 24 hours. */
export const songs = defineSection({
  schema: z.object({ count: entries(5), heading: heading() }),
  usualHeading: ({ texts }) => texts.playlist,
  async load({ site, settings }) {
    const { now } = clockOfRadio(site.radio);
    const period = { from: new Date(now - dayLength), to: new Date(now) };
    const played = await findPlayedSongs.all(site.environment, period);
    return played.length > 0 ? played.slice(0, settings.count) : undefined;
  },
  View: ({ site, title, data }) => (
    <Part site={site} title={title} address={site.addresses.of('playlist')}>
      <Songs site={site} songs={data} />
    </Part>
  ),
});
