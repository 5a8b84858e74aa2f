import { z } from 'zod';
import { dayLength } from '../../../../../kit/time/days.ts';
import { findSongChart } from '../../../../broadcasting/public.ts';
import { clockOfRadio } from '../../../../scheduling/public.ts';
import { defineSection } from '../defineSection.tsx';
import { entries, heading } from '../fields.ts';
import { Part } from '../part.tsx';

/** Section with the songs that were played most often in the last seven days. */
export const chart = defineSection({
  schema: z.object({ count: entries(10), heading: heading() }),
  usualHeading: ({ texts }) => texts.chart,
  async load({ site, settings }) {
    const { now } = clockOfRadio(site.radio);
    const period = { from: new Date(now - 7 * dayLength), to: new Date(now) };
    const played = await findSongChart.all(site.environment, period);
    return played.length > 0 ? played.slice(0, settings.count) : undefined;
  },
  View: ({ site, title, data }) => (
    <Part site={site} title={title} address={site.addresses.of('playlist')}>
      <ol className="songs chart">
        {data.map(({ id, title: song, credit, artwork, plays }, index) => (
          <li key={id}>
            {artwork ? (
              <img src={artwork} alt="" width={64} height={64} loading="lazy" />
            ) : (
              <span className="blank" aria-hidden="true" />
            )}
            <div>
              <strong>
                {new Intl.NumberFormat(site.tag).format(index + 1)}. <bdi>{song}</bdi>
              </strong>
              <span className="muted">{credit}</span>
            </div>
            <span className="muted">{site.texts.plays(Number(plays))}</span>
          </li>
        ))}
      </ol>
    </Part>
  ),
});
