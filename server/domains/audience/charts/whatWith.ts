import type { Context } from '../../../kit/context.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import type { CountryAudience, DeviceAudience, ProgramAudience } from './audience.types.ts';
import type { Days } from './rangeOfDays.ts';

type OfDays = { from: string; to: string };
type OfMount = OfDays & { mount: number };

const sums = (db: Builder, { from, to }: Given<OfDays>) =>
  db
    .selectFrom('AudienceProgram')
    .select(({ fn }) => [
      fn.sum<number>('sessions').as('sessions'),
      fn.sum<number>('listeners').as('uniqueListeners'),
      fn.sum<number>('duration').as('listeningTime'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to);

const sumProgramsOfRadio = query('audience.sumProgramsOfRadio', (db, given: Given<OfDays>) =>
  sums(db, given).select('program').groupBy('program').orderBy('listeningTime', 'desc').orderBy('program'),
);

const sumProgramsOfMount = query('audience.sumProgramsOfMount', (db, given: Given<OfMount>) =>
  sums(db, given)
    .select('program')
    .where('mount', '=', given.mount)
    .groupBy('program')
    .orderBy('listeningTime', 'desc')
    .orderBy('program'),
);

const sumDevicesOfRadio = query('audience.sumDevicesOfRadio', (db, given: Given<OfDays>) =>
  sums(db, given).select('device').groupBy('device').orderBy('listeningTime', 'desc').orderBy('device'),
);

const sumDevicesOfMount = query('audience.sumDevicesOfMount', (db, given: Given<OfMount>) =>
  sums(db, given)
    .select('device')
    .where('mount', '=', given.mount)
    .groupBy('device')
    .orderBy('listeningTime', 'desc')
    .orderBy('device'),
);

const sumsOfCountries = (db: Builder, { from, to }: Given<OfDays>) =>
  db
    .selectFrom('AudienceCountry')
    .select(({ fn }) => [
      fn.sum<number>('sessions').as('sessions'),
      fn.sum<number>('listeners').as('uniqueListeners'),
      fn.sum<number>('duration').as('listeningTime'),
    ])
    .select('country')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('country')
    .orderBy('listeningTime', 'desc')
    .orderBy('country');

const sumCountriesOfRadio = query('audience.sumCountriesOfRadio', (db, given: Given<OfDays>) =>
  sumsOfCountries(db, given),
);

const sumCountriesOfMount = query('audience.sumCountriesOfMount', (db, given: Given<OfMount>) =>
  sumsOfCountries(db, given).where('mount', '=', given.mount),
);

/** Finds the countries of listeners in a range of days, the longest total listening time first. */
export async function findCountriesOfListeners(
  context: Context,
  { from, to }: Days,
  mount: number | null,
): Promise<CountryAudience[]> {
  const rows =
    mount === null
      ? await sumCountriesOfRadio.all(context, { from, to })
      : await sumCountriesOfMount.all(context, { from, to, mount });
  return rows.map((row) => ({ country: row.country, ...statisticsOf(row) }));
}

/** Finds the listener programs in a range of days, the longest total listening time first. */
export async function findProgramsOfListeners(
  context: Context,
  { from, to }: Days,
  mount: number | null,
): Promise<ProgramAudience[]> {
  const rows =
    mount === null
      ? await sumProgramsOfRadio.all(context, { from, to })
      : await sumProgramsOfMount.all(context, { from, to, mount });
  return rows.map((row) => ({ program: row.program, ...statisticsOf(row) }));
}

/** Finds the kinds of devices in a range of days, the longest total listening time first. */
export async function findDevicesOfListeners(
  context: Context,
  { from, to }: Days,
  mount: number | null,
): Promise<DeviceAudience[]> {
  const rows =
    mount === null
      ? await sumDevicesOfRadio.all(context, { from, to })
      : await sumDevicesOfMount.all(context, { from, to, mount });
  return rows.map((row) => ({ device: row.device, ...statisticsOf(row) }));
}

const statisticsOf = (row: Record<'sessions' | 'uniqueListeners' | 'listeningTime', number>) => ({
  sessions: Number(row.sessions),
  uniqueListeners: Number(row.uniqueListeners),
  listeningTime: Number(row.listeningTime),
});
