import type { Database } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';
import { isTaken } from '../../../kit/resource/takenFields.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import type { SecretBox } from '../../../kit/secretBox.ts';
import { clockIn } from '../../platform/public.ts';
import { countListeners } from '../statistics/countListeners.ts';
import { peopleAmong } from '../listeners/people.ts';
import { endSessionsOf, recordSessions } from '../listeners/recordSessions.ts';
import { recordStatus, type Recording } from '../monitor/recordStatus.ts';
import { AudiencePrivacy } from '../privacy/audiencePrivacy.ts';
import { lockPrivacy } from '../privacy/storedPrivacy.ts';
import type { Client } from './adminXml.ts';
import type { ServerStatus } from './checkServer.ts';

interface StatusRecorder {
  database: Database;
  events: Events;
  /** Encrypts the salts with which listeners are pseudonymised. */
  box: SecretBox;
  /** ISO 3166-1 alpha-2 code of an address; empty when unknown. */
  countryOf: (address: string) => string;
  /** Number of our own connections among the listeners that the server counts on a mount point. */
  monitorsOn: (mount: number) => number;
}

export interface CheckedServer {
  radio: number;
  timeZone: string;
  mounts: ReadonlyArray<{ id: number; path: string }>;
  status: ServerStatus;
  at: Date;
}

/** Stores the result of a poll. The radio's privacy level limits which data about listeners is stored. */
export async function storeStatus(recorder: StatusRecorder, checked: CheckedServer): Promise<void> {
  try {
    await store(recorder, checked);
  } catch (error) {
    // Another poll inserted the first row of a mount point at the same moment: runs again and updates it.
    if (!isTaken(error)) throw error;
    await store(recorder, checked);
  }
}

function store(
  { database, events, box, countryOf, monitorsOn }: StatusRecorder,
  checked: CheckedServer,
): Promise<void> {
  const { radio, timeZone, mounts, status, at } = checked;
  return inTransaction(database, async (transaction) => {
    const recording: Recording = { transaction, context: { radioId: radio } };
    const privacy = await lockPrivacy(recording);
    const people = peopleOf(checked, privacy);
    const counts = countsOf(checked, { people, privacy, monitorsOn });
    const listeners = new Map(
      mounts.map(({ id }) => [id, privacy === AudiencePrivacy.NONE ? null : (counts.get(id) ?? null)]),
    );
    await recordStatus(recording, events, {
      mounts,
      status,
      listeners,
      atOneAddress: mountsAtOneAddress(people),
      at,
    });
    await countListeners(recording, counts, at);
    const clock = clockIn(timeZone);
    for (const [mount, clients] of people)
      await recordSessions(recording, { mount, people: clients, at, clock, box, countryOf });
    if (!status.sources) return;
    const silent = mounts.map(({ id }) => id).filter((id) => !people.has(id));
    if (silent.length > 0) await endSessionsOf(recording, silent);
  });
}

/** Human listeners by mount point, where the client list is known and the privacy level allows it. */
function peopleOf({ mounts, status }: CheckedServer, privacy: AudiencePrivacy): Map<number, Client[]> {
  if (privacy !== AudiencePrivacy.ALL) return new Map();
  return new Map(
    mounts.flatMap(({ id, path }) => {
      const clients = status.clients.get(path);
      return clients ? [[id, peopleAmong(clients)] as const] : [];
    }),
  );
}

/** Minimum number of listeners for this conclusion: fewer may live in the same household. */
const fewest = 5;

/** Mount points whose listeners all share one address, as behind a proxy that hides client addresses. */
function mountsAtOneAddress(people: ReadonlyMap<number, readonly Client[]>): ReadonlySet<number> {
  const shareOneAddress = (clients: readonly Client[]) =>
    clients.length >= fewest && clients.every(({ address }) => address === clients[0]!.address);
  return new Set([...people].filter(([, clients]) => shareOneAddress(clients)).map(([id]) => id));
}

/** Listener counts by mount point: the listed people, or else the server's count minus our own connections. */
function countsOf(
  { mounts, status }: CheckedServer,
  {
    people,
    privacy,
    monitorsOn,
  }: Pick<StatusRecorder, 'monitorsOn'> & {
    people: ReadonlyMap<number, readonly Client[]>;
    privacy: AudiencePrivacy;
  },
): Map<number, number> {
  if (privacy === AudiencePrivacy.NONE) return new Map();
  const listenersOn = (id: number, path: string) => {
    const counted = status.sources?.get(path)?.listeners ?? null;
    return counted === null ? undefined : Math.max(counted - monitorsOn(id), 0);
  };
  return new Map(
    mounts.flatMap(({ id, path }) => {
      const count = people.get(id)?.length ?? listenersOn(id, path);
      return count === undefined ? [] : [[id, count] as const];
    }),
  );
}
