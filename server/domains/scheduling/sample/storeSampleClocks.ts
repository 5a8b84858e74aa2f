import type { SqlEntityManager } from '@mikro-orm/sql';
import { radioFilter } from '../../../kit/read/model.ts';
import { MediaCategory } from '../../library/labels/mediaCategory.entity.ts';
import { JinglePurpose } from '../../library/media/kinds/jingle.entity.ts';
import { Playlist } from '../../library/playlists/playlist.entity.ts';
import { Radio } from '../../platform/organization/radios/radio.entity.ts';
import { Clock } from '../../programmes/clocks/clock.entity.ts';
import { ClockPartKind as Kind } from '../../programmes/clocks/clockEnums.ts';
import { ClockHour } from '../../programmes/clocks/clockHour.entity.ts';
import { ClockPart } from '../../programmes/clocks/clockPart.entity.ts';

interface SampleClock {
  name: string;
  description: string;
  colour: string;
  /** Separations in milliseconds: short, since the sample library is small. */
  artisteSeparation: number;
  titleSeparation: number;
  albumSeparation: number;
  /** Returns true for the hours of the day to which the clock is assigned. */
  isOn: (hour: number) => boolean;
  parts: Array<
    Partial<Omit<ClockPart, 'category' | 'playlist'>> & { kind: Kind; category?: string; playlist?: string }
  >;
}

const minute = 60_000;

const sampleClocks: readonly SampleClock[] = [
  {
    name: 'Le jour',
    description: 'An identity on the hour, news of the town, adverts at twenty to, music in between.',
    colour: '#d97706',
    artisteSeparation: 0,
    titleSeparation: minute,
    albumSeparation: 0,
    isOn: (hour) => hour >= 6 && hour < 22,
    parts: [
      { kind: Kind.TOP_OF_HOUR, purpose: JinglePurpose.STATION_ID, offset: 0, isHard: true },
      { kind: Kind.SONGS, playlist: 'Daytime rotation' },
      { kind: Kind.JINGLE, purpose: JinglePurpose.SWEEPER, offset: 15 * minute },
      { kind: Kind.SONGS, title: 'Gold', playlist: 'Gold before 2000', count: 2 },
      { kind: Kind.SONGS, playlist: 'Daytime rotation' },
      { kind: Kind.ADVERT_BREAK, title: 'Adverts', offset: 40 * minute, isHard: true, duration: 2 * minute },
      { kind: Kind.SONGS, playlist: 'Daytime rotation' },
    ],
  },
  {
    name: 'La nuit',
    description: 'Quiet, and hardly a word.',
    colour: '#4f46e5',
    artisteSeparation: 0,
    titleSeparation: 0,
    albumSeparation: 0,
    isOn: (hour) => hour >= 22 || hour < 6,
    parts: [
      { kind: Kind.TOP_OF_HOUR, purpose: JinglePurpose.STATION_ID, offset: 0, isHard: true },
      { kind: Kind.SONGS, playlist: 'Evening jazz' },
      { kind: Kind.JINGLE, offset: 30 * minute },
      { kind: Kind.SONGS, playlist: 'Evening jazz' },
    ],
  },
];

/** Creates a clock for the day and one for the night. Assigns them to all hours of the week of the first radio. */
export async function storeSampleClocks(all: SqlEntityManager): Promise<void> {
  const em = all.fork();
  const radio = await em.findOneOrFail(Radio, { slug: 'horizon' });
  em.setFilterParams(radioFilter, { radioId: radio.id });
  const playlists = new Map((await em.findAll(Playlist)).map((playlist) => [playlist.name, playlist]));
  const categories = new Map((await em.findAll(MediaCategory)).map((category) => [category.name, category]));
  for (const { isOn, parts, ...values } of sampleClocks) {
    const clock = em.create(Clock, { radio, ...values }, { partial: true });
    // Flushed one by one, so that ids follow the order of the list.
    await em.flush();
    for (const [index, { category, playlist, ...part }] of parts.entries())
      em.create(
        ClockPart,
        {
          radio,
          clock,
          ...part,
          position: index + 1,
          category: category ? categories.get(category) : null,
          playlist: playlist ? playlists.get(playlist) : null,
        },
        { partial: true },
      );
    for (let hour = 0; hour < 168; hour++)
      if (isOn(hour % 24))
        em.create(
          ClockHour,
          { radio, clock, weekday: Math.floor(hour / 24) + 1, hour: hour % 24 },
          { partial: true },
        );
    await em.flush();
  }
}
