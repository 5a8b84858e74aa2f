import type { SqlEntityManager } from '@mikro-orm/sql';
import { radioFilter } from '../../../kit/read/model.ts';
import { MediaItem } from '../../library/media/mediaItem.entity.ts';
import { Playlist } from '../../library/playlists/playlist.entity.ts';
import { Radio } from '../../platform/organization/radios/radio.entity.ts';
import { EmissionPerson } from '../../programmes/emissions/emissionPerson.entity.ts';
import { Occurrence } from '../occurrences/occurrence.entity.ts';
import { Rundown } from '../rundowns/rundown.entity.ts';
import { RundownItem } from '../rundowns/items/rundownItem.entity.ts';
import { SlotLayer } from '../slots/slotEnums.ts';
import { sampleRundowns, type SampleItem } from './rundowns.ts';

const minute = 60_000;

/** Creates rundowns for some coming occurrences of the first radio. */
export async function storeSampleRundowns(all: SqlEntityManager): Promise<void> {
  const em = all.fork();
  const radio = await em.findOneOrFail(Radio, { slug: 'horizon' });
  em.setFilterParams(radioFilter, { radioId: radio.id });
  const media = new Map((await em.findAll(MediaItem)).map((medium) => [medium.title, medium]));
  const playlists = new Map((await em.findAll(Playlist)).map((playlist) => [playlist.name, playlist]));
  for (const { emission, times, items } of sampleRundowns) {
    const [maker] = await em.find(
      EmissionPerson,
      { emission: { slug: emission } },
      { orderBy: { position: 'asc' }, limit: 1 },
    );
    const coming = await em.find(
      Occurrence,
      {
        slot: { emission: { slug: emission }, layer: SlotLayer.PROGRAMMES, title: '' },
        startsAt: { $gt: new Date() },
      },
      { orderBy: { startsAt: 'asc' }, limit: times },
    );
    for (const { slot, date } of coming) {
      const rundown = em.create(Rundown, { radio, slot, date }, { partial: true });
      items.forEach((item, index) =>
        em.create(
          RundownItem,
          {
            radio,
            rundown,
            position: index + 1,
            addedBy: maker?.name ?? '',
            ...valuesOf(item, { media, playlists }),
          },
          { partial: true },
        ),
      );
    }
  }
  await em.flush();
}

interface Library {
  media: ReadonlyMap<string, MediaItem>;
  playlists: ReadonlyMap<string, Playlist>;
}

const valuesOf = (
  { kind, title = '', notes = '', song, jingle, playlist, minutes, at, isHard = false }: SampleItem,
  library: Library,
) => ({
  kind,
  title,
  notes,
  isHard,
  media: library.media.get(song ?? jingle ?? '') ?? null,
  playlist: library.playlists.get(playlist ?? '') ?? null,
  duration: minutes === undefined ? null : minutes * minute,
  offset: at === undefined ? null : at * minute,
});
