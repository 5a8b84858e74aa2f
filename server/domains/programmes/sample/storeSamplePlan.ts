import type { SqlEntityManager } from '@mikro-orm/sql';
import { sampleKey, storeDrawings } from '../../../kit/images/drawings.ts';
import { radioFilter } from '../../../kit/read/model.ts';
import type { Storage } from '../../../kit/storage/storage.ts';
import { Generic } from '../../library/media/kinds/generic.entity.ts';
import { Jingle } from '../../library/media/kinds/jingle.entity.ts';
import { Playlist } from '../../library/playlists/playlist.entity.ts';
import { Radio } from '../../platform/organization/radios/radio.entity.ts';
import { Emission } from '../emissions/emission.entity.ts';
import { coverShape } from '../programmeFiles.ts';
import { coverOf } from './cover.ts';
import { sampleCovers, sampleEmissions } from './emissions.ts';

/** URL path of the cover of a sample emission. */
export const sampleCover = (slug: string): string => `/files/${keyOf(slug, coverShape.named)}`;

const keyOf = (slug: string, width: number) =>
  `emissioncovers/${sampleKey(`emission ${slug}`)}-${width}.webp`;

/** Draws the covers of the sample emissions. Links their generics, jingles and fillers from the sample library. */
export async function storeSamplePlan(storage: Storage, em: SqlEntityManager): Promise<void> {
  await storeDrawings(
    storage,
    sampleCovers.map(({ slug, colour, motif }) => ({
      svg: coverOf(colour, motif),
      files: coverShape.widths.map((width) => ({
        key: keyOf(slug, width),
        width,
        height: width,
      })),
    })),
  );
  await giveSounds(em);
}

async function giveSounds(em: SqlEntityManager): Promise<void> {
  const { id } = await em.findOneOrFail(Radio, { slug: 'horizon' });
  em.setFilterParams(radioFilter, { radioId: id });
  const generics = new Map((await em.findAll(Generic)).map((generic) => [generic.title, generic]));
  const jingles = new Map((await em.findAll(Jingle)).map((jingle) => [jingle.title, jingle]));
  const playlists = new Map((await em.findAll(Playlist)).map((playlist) => [playlist.name, playlist]));
  for (const { slug, opener, closer, filler, jingles: titles = [] } of sampleEmissions) {
    if (!opener && !closer && !filler && titles.length === 0) continue;
    const emission = await em.findOneOrFail(Emission, { slug }, { populate: ['jingles'] });
    em.assign(emission, {
      opener: generics.get(opener ?? '') ?? null,
      closer: generics.get(closer ?? '') ?? null,
      filler: playlists.get(filler ?? '') ?? null,
      jingles: titles.map((title) => jingles.get(title)!),
    });
  }
  await em.flush();
}
