import type { SqlEntityManager } from '@mikro-orm/sql';
import { Radio } from '../../platform/public.ts';
import { BroadcastBand, Frequency } from './frequency.entity.ts';

const { FM, DAB, SATELLITE } = BroadcastBand;

const sample: ReadonlyArray<
  [slug: string, area: string, band: BroadcastBand, channel: string, note?: string]
> = [
  ['horizon', 'Marseille', FM, '98.2 MHz'],
  ['horizon', 'Marseille', DAB, 'Channel 9C'],
  ['horizon', 'Aix-en-Provence', FM, '101.4 MHz'],
  ['horizon', 'Cassis', FM, '89.9 MHz', 'From 6:00 to 20:00; another station uses the frequency at night.'],
  ['horizon', 'Toulon', DAB, 'Channel 11B'],
  ['horizon', 'Europe', SATELLITE, 'Position 19.2° E, 11.243 GHz'],
  ['lagune', 'Sète', FM, '94.6 MHz'],
];

/** Seeds the frequencies of both radios. */
export async function seedFrequencies(em: SqlEntityManager): Promise<void> {
  const radios = await em.findAll(Radio);
  for (const [slug, area, band, channel, note = ''] of sample)
    em.create(Frequency, {
      radio: radios.find((radio) => radio.slug === slug)!,
      area,
      band,
      channel,
      note,
    } as never);
  await em.flush();
  em.clear();
}
