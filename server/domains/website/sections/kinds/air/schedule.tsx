import { z } from 'zod';
import { clockOfRadio } from '../../../../scheduling/public.ts';
import { Empty, Slots } from '../../../pages/parts.tsx';
import { weekSchedule } from '../../templateViews.tsx';
import { defineSection } from '../defineSection.tsx';
import { entries, heading } from '../fields.ts';
import { Part } from '../part.tsx';

/** Section with the slots of the next 24 hours; with the template COMMUNITY, those of seven days. */
export const schedule = defineSection({
  schema: z.object({ count: entries(6), heading: heading() }),
  usualHeading: ({ settings, texts }) => (settings.template === 'COMMUNITY' ? texts.schedule : texts.today),
  load: async ({ site, settings, now }) =>
    site.settings.template === 'COMMUNITY'
      ? { week: await weekSchedule(site) }
      : { slots: now.slots.slice(0, settings.count) },
  View: ({ site, title, data: { week, slots = [] } }) => (
    <Part
      site={site}
      title={title}
      address={site.addresses.of('schedule')}
      all={week ? site.texts.all : site.texts.schedule}
    >
      {week ??
        (slots.length > 0 ? (
          <Slots site={site} slots={slots} now={clockOfRadio(site.radio).now} />
        ) : (
          <Empty text={site.texts.noSchedule} />
        ))}
    </Part>
  ),
});
