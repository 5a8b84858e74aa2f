import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { findRows, rowById } from '../../../kit/read/reads.ts';
import { ofOwnRadio } from '../../../kit/resource/ofOwnRadio.ts';
import { ReadResolver } from '../../../kit/resource/resolvers/readResolver.ts';
import { allow, Allow } from '../../../kit/rules/rule.ts';
import { MountPoint } from '../../broadcasting/public.ts';
import { availabilityOf } from './availability.ts';
import { MountAvailability, MonitoredMount } from './monitor.types.ts';
import { MountChange } from './mountChange.entity.ts';
import { MountState } from './mountState.entity.ts';
import { staleAfter } from './recordStatus.ts';

const findMounts = query('audience.findMounts', (db) =>
  db.selectFrom('MountPoint').select(['id', 'name', 'path']).orderBy('id').limit(1000),
);

const findMountStatuses = query('audience.findMountStatuses', (db) =>
  db.selectFrom('MountState').select(['id', 'mount', 'polledAt']),
);

/** Periods of one state that overlap a time range. */
const findChangesBetween = query(
  'audience.findChangesBetween',
  (db, { from, to }: Given<{ from: Date; to: Date }>) =>
    db
      .selectFrom('MountChange')
      .select(['mount', 'state', 'since', 'until'])
      .where('since', '<', to)
      .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', from)]))
      .orderBy('since')
      .orderBy('id'),
);

const longestRange = 366 * 86_400_000;

@Resolver()
export class MonitorResolver {
  @Allow('read', 'StreamServer')
  @Query(() => [MonitoredMount], {
    description:
      'All mount points of the current radio with their state now, in the order of their creation.',
  })
  streamMonitor(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<MonitoredMount[]> {
    return monitored(context, info);
  }

  @Allow('read', 'StreamServer')
  @Subscription(() => [MonitoredMount], {
    description:
      'Publishes all mount points whenever a `state` changes. Changes of `polledAt` and `streamStart` alone are not published, nor is a state that becomes stale. After a reconnection, query `streamMonitor` again.',
    subscribe: ({ context }: { context: Context }) => ofOwnRadio(context, 'streamMonitorChanged', MountState),
  })
  streamMonitorChanged(
    @Root() _change: { radioId: number },
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<MonitoredMount[]> {
    return monitored(context, info);
  }

  @Allow('read', 'StreamServer')
  @Query(() => [MountAvailability], {
    description:
      'Availability of each mount point of the current radio in a time range. BAD_USER_INPUT on `to` when it is not after `from` (min) or more than 366 days later (max).',
  })
  async mountAvailability(
    @Arg('from', () => DateTimeISO, { description: 'Start of the range, inclusive.' }) from: Date,
    @Arg('to', () => DateTimeISO, {
      description: 'End of the range, exclusive; a moment in the future counts as now.',
    })
    to: Date,
    @Ctx() context: Context,
  ): Promise<MountAvailability[]> {
    if (to <= from) throw invalidInput({ to: 'min' });
    if (to.getTime() - from.getTime() > longestRange) throw invalidInput({ to: 'max' });
    const end = Math.min(to.getTime(), Date.now());
    const mounts = await findMounts.all(context);
    const polledAt = new Map(
      (await findMountStatuses.all(context)).map((state) => [
        state.mount,
        new Date(state.polledAt).getTime(),
      ]),
    );
    const changes = Map.groupBy(await findChangesBetween.all(context, { from, to }), ({ mount }) => mount);
    return mounts.map(({ id, name, path }) => {
      const periods = (changes.get(id) ?? []).map(({ state, since, until }) => ({
        state,
        since: new Date(since).getTime(),
        until: until === null ? (polledAt.get(id) ?? 0) : new Date(until).getTime(),
      }));
      return { mountId: String(id), name, path, ...availabilityOf(periods, from.getTime(), end) };
    });
  }
}

@Resolver(() => MountChange)
export class MountChangeResolver extends ReadResolver(MountChange, { rule: allow('read', 'StreamServer') }) {}

async function monitored(context: Context, info: GraphQLResolveInfo): Promise<MonitoredMount[]> {
  const ids = (await findMounts.all(context)).map(({ id }) => id);
  const known = await findMountStatuses.all(context);
  const byMount = new Map(known.map((state) => [state.mount, state]));
  const mounts = await findRows(context, MountPoint, ids, info, ['mount']);
  const states = await findRows(
    context,
    MountState,
    known.map(({ id }) => id),
    info,
    ['state'],
  );
  return ids.flatMap((id) => {
    const mount = rowById<MountPoint>(mounts, id);
    const state = byMount.get(id);
    if (!mount) return [];
    const isStale = !state || Date.now() - new Date(state.polledAt).getTime() > staleAfter;
    return [{ id: String(id), mount, state: rowById<MountState>(states, state?.id), isStale }];
  });
}
