import type { Context } from '../../../kit/context.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { ListenerDevice } from '../listeners/listenerDevice.ts';
import type { DeviceAudience, ProgramAudience } from './audience.types.ts';
import type { Days } from './rangeOfDays.ts';

type Asked = Given<{ mounts: number[]; from: string; to: string }>;

/** How much each of them listened on a day, by program and kind of device: times of both engines are added up here. */
const sessionsOf = query('audience.sessionsOf', (db, { mounts, from, to }: Asked) =>
  db
    .selectFrom('MountPoint as mount')
    .innerJoin('ListenerSession as session', 'session.mount', 'mount.id')
    .select(['session.mark', 'session.program', 'session.device', 'session.startedAt', 'session.seenAt'])
    .where('mount.id', 'in', mounts)
    .where('session.day', '>=', from)
    .where('session.day', '<=', to),
);

const allMounts = query('audience.allMounts', (db) => db.selectFrom('MountPoint').select('id'));

type Session = Awaited<ReturnType<typeof sessionsOf.all>>[number];

export async function programsIn(
  context: Context,
  days: Days,
  mount: number | null,
): Promise<ProgramAudience[]> {
  return groupsOf(await found(context, days, mount), ({ program }) => program).map(([program, figures]) => ({
    program,
    ...figures,
  }));
}

export async function devicesIn(
  context: Context,
  days: Days,
  mount: number | null,
): Promise<DeviceAudience[]> {
  return groupsOf(await found(context, days, mount), ({ device }) => device).map(([device, figures]) => ({
    device: device as ListenerDevice,
    ...figures,
  }));
}

async function found(context: Context, { from, to }: Days, mount: number | null): Promise<Session[]> {
  const mounts = mount === null ? (await allMounts.all(context)).map(({ id }) => id) : [mount];
  return sessionsOf.all(context, { mounts, from, to });
}

/** By what they share, that with which the most was listened first. A mark is of one day and one mount point. */
function groupsOf(sessions: readonly Session[], sharedBy: (session: Session) => string) {
  const groups = [...Map.groupBy(sessions, sharedBy)].map(([name, group]) => {
    const milliseconds = group.reduce((sum, { startedAt, seenAt }) => sum + lengthOf(startedAt, seenAt), 0);
    const figures = {
      sessions: group.length,
      uniqueListeners: new Set(group.map(({ mark }) => mark)).size,
      listeningTime: milliseconds,
    };
    return [name, figures] as const;
  });
  return groups.toSorted(([, a], [, b]) => b.listeningTime - a.listeningTime);
}

const lengthOf = (from: Date, until: Date) => new Date(until).getTime() - new Date(from).getTime();
