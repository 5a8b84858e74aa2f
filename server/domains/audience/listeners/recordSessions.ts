import { query, type Given } from '../../../kit/query/query.ts';
import type { SecretBox } from '../../../kit/secretBox.ts';
import { insertRows } from '../../../kit/write/rowWrites.ts';
import type { RadioClock } from '../../platform/public.ts';
import { dateOf, dayLength } from '../../../kit/time/days.ts';
import type { Client } from '../status/adminXml.ts';
import type { Recording } from '../monitor/recordStatus.ts';
import { marksOf } from './dailyMarks.ts';
import { ListenerSession } from './listenerSession.entity.ts';
import { deviceOf, programOf } from './programs.ts';

const findOpenSessions = query('audience.findOpenSessions', (db, { mount }: Given<{ mount: number }>) =>
  db
    .selectFrom('MountPoint as mount')
    .innerJoin('ListenerSession as session', 'session.mount', 'mount.id')
    .select(['session.id', 'session.day', 'session.connection', 'session.mark', 'session.seenAt'])
    .where('mount.id', '=', mount)
    .where('session.isOpen', '=', true),
);

const markSessionsSeen = query(
  'audience.markSessionsSeen',
  (db, { ids, at }: Given<{ ids: number[]; at: Date }>) =>
    db.updateTable('ListenerSession').set({ seenAt: at }).where('id', 'in', ids),
);

const endSessions = query('audience.endSessions', (db, { ids }: Given<{ ids: number[] }>) =>
  db.updateTable('ListenerSession').set({ isOpen: false }).where('id', 'in', ids),
);

const endAllSessions = query('audience.endAllSessions', (db, { mounts }: Given<{ mounts: number[] }>) =>
  db
    .updateTable('ListenerSession')
    .set({ isOpen: false })
    .where('mount', 'in', mounts)
    .where('isOpen', '=', true),
);

/**
 * Interval between writes of `seenAt`, in milliseconds. A session that ends in between ends at the last
 * write.
 */
const seenAgainAfter = 30_000;
/** Age in milliseconds after which a connection id may have been reused by another listener. */
const lostAfter = 120_000;

interface Listening {
  mount: number;
  people: readonly Client[];
  at: Date;
  clock: RadioClock;
  box: SecretBox;
  countryOf: (address: string) => string;
}

/** Opens, continues and ends listening sessions according to the current clients of a mount point. */
export async function recordSessions(recording: Recording, listening: Listening): Promise<void> {
  const { mount, people, at, clock, box, countryOf } = listening;
  const wall = clock.wallAt(at.getTime());
  const day = dateOf(Math.floor(wall / dayLength));
  const dayStart = clock.momentOf(Math.floor(wall / dayLength) * dayLength);
  const open = await findOpenSessions.all(recording, { mount });
  if (open.length === 0 && people.length === 0) return;
  const markOf = await marksOf(recording, box, { mount, day });
  const known = new Map(
    open
      .filter((session) => session.day === day && at.getTime() - timeOf(session.seenAt) < lostAfter)
      .map((session) => [`${session.connection} ${session.mark}`, session]),
  );
  const still = new Set<number>();
  const late: number[] = [];
  const fresh: object[] = [];
  for (const { id, address, agent, connected } of people) {
    const mark = markOf(address, agent);
    const session = known.get(`${id.slice(0, 40)} ${mark}`);
    if (session) {
      still.add(session.id);
      if (at.getTime() - timeOf(session.seenAt) >= seenAgainAfter) late.push(session.id);
      continue;
    }
    const startedAt = new Date(Math.max(at.getTime() - connected * 1000, dayStart));
    fresh.push({
      mount,
      day,
      mark,
      connection: id.slice(0, 40),
      program: programOf(agent),
      device: deviceOf(agent),
      country: countryOf(address),
      startedAt,
      seenAt: at,
      isOpen: true,
    });
  }
  const left = open.filter(({ id }) => !still.has(id)).map(({ id }) => id);
  if (left.length > 0) await endSessions.write(recording, { ids: left });
  if (late.length > 0) await markSessionsSeen.write(recording, { ids: late, at });
  const { transaction, context } = recording;
  if (fresh.length > 0)
    await insertRows(transaction, transaction.models.of(ListenerSession), fresh, {
      ...context,
      deleted: 'hidden',
    });
}

/** Ends all open sessions of some mount points. These are off the air, or their listeners are not listed or not stored. */
export const endSessionsOf = async (recording: Recording, mounts: number[]): Promise<void> =>
  void (await endAllSessions.write(recording, { mounts }));

const timeOf = (moment: Date) => new Date(moment).getTime();
