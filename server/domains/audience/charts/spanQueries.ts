import { query, type Given } from '../../../kit/query/query.ts';

type OfDays = { from: string; to: string };
type OfMinutes = { from: number; until: number };

export const findDaysOfRadio = query('audience.findDaysOfRadio', (db, { from, to }: Given<OfDays>) =>
  db
    .selectFrom('AudienceDay')
    .select(['day', 'lowest', 'peak', 'peakAt', 'total', 'minutes', 'listeners'])
    .where('mount', 'is', null)
    .where('day', '>=', from)
    .where('day', '<=', to),
);

export const findDaysOfMount = query(
  'audience.findDaysOfMount',
  (db, { mount, from, to }: Given<OfDays & { mount: number }>) =>
    db
      .selectFrom('AudienceDay')
      .select(['day', 'lowest', 'peak', 'peakAt', 'total', 'minutes', 'listeners'])
      .where('mount', '=', mount)
      .where('day', '>=', from)
      .where('day', '<=', to),
);

export const findHoursOfRadio = query('audience.findHoursOfRadio', (db, { from, until }: Given<OfMinutes>) =>
  db
    .selectFrom('AudienceHour')
    .select(['minute', 'lowest', 'peak', 'total', 'minutes', 'listeners'])
    .where('mount', 'is', null)
    .where('minute', '>=', from)
    .where('minute', '<', until),
);

export const findHoursOfMount = query(
  'audience.findHoursOfMount',
  (db, { mount, from, until }: Given<OfMinutes & { mount: number }>) =>
    db
      .selectFrom('AudienceHour')
      .select(['minute', 'lowest', 'peak', 'total', 'minutes', 'listeners'])
      .where('mount', '=', mount)
      .where('minute', '>=', from)
      .where('minute', '<', until),
);

export const findMinutesOfRadio = query(
  'audience.findMinutesOfRadio',
  (db, { from, until }: Given<OfMinutes>) =>
    db
      .selectFrom('MountPoint as mount')
      .innerJoin('AudienceMinute as counted', 'counted.mount', 'mount.id')
      .select('counted.minute')
      .select(({ fn }) => [
        fn.sum<number>('counted.lowest').as('lowest'),
        fn.sum<number>('counted.peak').as('peak'),
      ])
      .select((eb) =>
        eb.fn
          .sum<number>(eb(eb.cast<number>('counted.total', 'double precision'), '/', eb.ref('counted.polls')))
          .as('average'),
      )
      .where('counted.minute', '>=', from)
      .where('counted.minute', '<', until)
      .groupBy('counted.minute'),
);

export const findMinutesOfMount = query(
  'audience.findMinutesOfMount',
  (db, { mount, from, until }: Given<OfMinutes & { mount: number }>) =>
    db
      .selectFrom('MountPoint as mount')
      .innerJoin('AudienceMinute as counted', 'counted.mount', 'mount.id')
      .select(['counted.minute', 'counted.lowest', 'counted.peak'])
      .select((eb) =>
        eb(eb.cast<number>('counted.total', 'double precision'), '/', eb.ref('counted.polls')).as('average'),
      )
      .where('mount.id', '=', mount)
      .where('counted.minute', '>=', from)
      .where('counted.minute', '<', until),
);
