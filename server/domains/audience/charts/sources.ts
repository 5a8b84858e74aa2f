import type { Context } from '../../../kit/context.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { staleAfter } from '../monitor/recordStatus.ts';
import type { AudienceSources } from './audience.types.ts';
import type { Days } from './rangeOfDays.ts';

const mountCount = query('audience.mountCount', (db) =>
  db.selectFrom('MountPoint').select(({ fn }) => fn.countAll<number>().as('count')),
);

const pageOfMounts = query(
  'audience.pageOfMounts',
  (db, { skipped, most }: Given<{ skipped: number; most: number }>) =>
    db
      .selectFrom('MountPoint as mount')
      .leftJoin('MountState as state', 'state.mount', 'mount.id')
      .select(['mount.id', 'mount.name', 'mount.path', 'mount.format', 'mount.bitrate'])
      .select(['state.listeners', 'state.lookedAt'])
      .orderBy('mount.id')
      .limit(most)
      .offset(skipped),
);

const totalsOfMounts = query(
  'audience.totalsOfMounts',
  (db, { ids, from, to }: Given<{ ids: number[]; from: string; to: string }>) =>
    db
      .selectFrom('AudienceDay')
      .select('mount')
      .select(({ fn }) => [
        fn.max<number>('most').as('most'),
        fn.sum<number>('total').as('total'),
        fn.sum<number>('minutes').as('minutes'),
        fn.sum<number | null>('listeners').as('listeners'),
      ])
      .where('mount', 'in', ids)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .groupBy('mount'),
);

/** Page of the mount points of a radio with their listener figures. */
export async function sourcesOf(
  context: Context,
  { from, to }: Days,
  { page, perPage }: { page: number; perPage: number },
): Promise<AudienceSources> {
  const totalItems = Number((await mountCount.first(context))!.count);
  const mounts = await pageOfMounts.all(context, { skipped: (page - 1) * perPage, most: perPage });
  const found = await totalsOfMounts.all(context, { ids: mounts.map(({ id }) => id), from, to });
  const totals = new Map(found.map((row) => [row.mount, row]));
  const data = mounts.map(({ id, listeners, lookedAt, ...mount }) => {
    const figures = totals.get(id);
    const total = Number(figures?.total ?? 0);
    return {
      mountId: String(id),
      ...mount,
      listenersNow: isFresh(lookedAt) ? listeners : null,
      most: figures ? Number(figures.most) : null,
      average: figures ? total / Number(figures.minutes) : null,
      uniqueListeners:
        figures?.listeners === null || figures === undefined ? null : Number(figures.listeners),
      listeningTime: Math.round(total * 60_000),
    };
  });
  return { data, totalItems, lastPage: Math.max(Math.ceil(totalItems / perPage), 1) };
}

const isFresh = (lookedAt: Date | null) =>
  lookedAt !== null && Date.now() - new Date(lookedAt).getTime() <= staleAfter;
