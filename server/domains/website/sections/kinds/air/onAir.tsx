import { z } from 'zod';
import { OnAirCard } from '../../onAir.tsx';
import { defineSection } from '../defineSection.tsx';
import { heading } from '../fields.ts';

/** Section with the programme and the song that are on the air now. */
export const onAir = defineSection({
  schema: z.object({ heading: heading(false) }),
  load: ({ now }) => now,
  View: ({ site, data }) => <OnAirCard site={site} now={data} />,
});
