import type { Context } from '../../../kit/context.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { staleAfter } from '../monitor/recordStatus.ts';
import type { AudienceSources } from './audience.types.ts';
import type { Days } from './rangeOfDays.ts';

const countMounts = query('audience.countMounts', (db) =>
  db.selectFrom('MountPoint').select(({ fn }) => fn.countAll<number>().as('count')),
);

const findPageOfMounts = query(
  'audience.findPageOfMounts',
  (db, { skipped, limit }: Given<{ skipped: number; limit: number }>) =>
    db
      .selectFrom('MountPoint as mount')
      .leftJoin('MountState as state', 'state.mount', 'mount.id')
      .select(['mount.id', 'mount.name', 'mount.path', 'mount.format', 'mount.bitrate'])
      .select(['state.listeners', 'state.polledAt'])
      .orderBy('mount.id')
      .limit(limit)
      .offset(skipped),
);

const sumTotalsOfMounts = query(
  'audience.sumTotalsOfMounts',
  (db, { ids, from, to }: Given<{ ids: number[]; from: string; to: string }>) =>
    db
      .selectFrom('AudienceDay')
      .select('mount')
      .select(({ fn }) => [
        fn.max<number>('peak').as('peak'),
        fn.sum<number>('total').as('total'),
        fn.sum<number>('minutes').as('minutes'),
        fn.sum<number | null>('listeners').as('listeners'),
      ])
      .where('mount', 'in', ids)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .groupBy('mount'),
);

/** Returns a page of a radio's mount points, each with its listener figures for the given days. */
export async function loadSources(
  context: Context,
  { from, to }: Days,
  { page, perPage }: { page: number; perPage: number },
): Promise<AudienceSources> {
  const totalItems = Number((await countMounts.first(context))!.count);
  const mounts = await findPageOfMounts.all(context, { skipped: (page - 1) * perPage, limit: perPage });
  const found = await sumTotalsOfMounts.all(context, { ids: mounts.map(({ id }) => id), from, to });
  const totals = new Map(found.map((row) => [row.mount, row]));
  const data = mounts.map(({ id, listeners, polledAt, ...mount }) => {
    const statistics = totals.get(id);
    const total = Number(statistics?.total ?? 0);
    return {
      mountId: String(id),
      ...mount,
      listenersNow: isFresh(polledAt) ? listeners : null,
      peak: statistics ? Number(statistics.peak) : null,
      average: statistics ? total / Number(statistics.minutes) : null,
      uniqueListeners:
        statistics?.listeners === null || statistics === undefined ? null : Number(statistics.listeners),
      listeningTime: Math.round(total * 60_000),
    };
  });
  return { data, totalItems, lastPage: Math.max(Math.ceil(totalItems / perPage), 1) };
}

const isFresh = (polledAt: Date | null) =>
  polledAt !== null && Date.now() - new Date(polledAt).getTime() <= staleAfter;
