import type { Database } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';
import { isTaken } from '../../../kit/resource/takenFields.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import type { SecretBox } from '../../../kit/secretBox.ts';
import { clockIn } from '../../planning/slots/storedSeries.ts';
import { countLook } from '../figures/countLook.ts';
import { peopleAmong } from '../listeners/people.ts';
import { endSessionsOf, recordSessions } from '../listeners/recordSessions.ts';
import { recordLook, type Recording } from '../monitor/recordLook.ts';
import { AudiencePrivacy } from '../privacy/audiencePrivacy.ts';
import { heldPrivacy } from '../privacy/storedPrivacy.ts';
import type { Client } from './adminXml.ts';
import type { ServerLook } from './lookAtServer.ts';

interface Keeping {
  database: Database;
  events: Events;
  /** Locks what listeners are marked with. */
  box: SecretBox;
  /** The country of an address, in two letters; empty where nobody knows. */
  countryOf: (address: string) => string;
  /** How many of those whom a server counts on a mount point are our own ears. */
  earsOn: (mount: number) => number;
}

export interface Looked {
  radio: number;
  timeZone: string;
  mounts: ReadonlyArray<{ id: number; path: string }>;
  look: ServerLook;
  at: Date;
}

/** Writes what came of a look at a server, as far as its radio keeps it. */
export async function keepLook(keeping: Keeping, looked: Looked): Promise<void> {
  try {
    await keep(keeping, looked);
  } catch (error) {
    // Another look made the first row of a mount point at the same moment.
    if (!isTaken(error)) throw error;
    await keep(keeping, looked);
  }
}

function keep({ database, events, box, countryOf, earsOn }: Keeping, looked: Looked): Promise<void> {
  const { radio, timeZone, mounts, look, at } = looked;
  return inTransaction(database, async (transaction) => {
    const recording: Recording = { transaction, context: { radioId: radio } };
    const privacy = await heldPrivacy(recording);
    const people = peopleOf(looked, privacy);
    const counts = countsOf(looked, { people, privacy, earsOn });
    const listeners = new Map(
      mounts.map(({ id }) => [id, privacy === AudiencePrivacy.NONE ? null : (counts.get(id) ?? null)]),
    );
    await recordLook(recording, events, { mounts, look, listeners, atOneAddress: atOneAddress(people), at });
    await countLook(recording, counts, at);
    const clock = clockIn(timeZone);
    for (const [mount, clients] of people)
      await recordSessions(recording, { mount, people: clients, at, clock, box, countryOf });
    if (!look.looks) return;
    const silent = mounts.map(({ id }) => id).filter((id) => !people.has(id));
    if (silent.length > 0) await endSessionsOf(recording, silent);
  });
}

/** Who listens, by mount point, where that is known and may be. */
function peopleOf({ mounts, look }: Looked, privacy: AudiencePrivacy): Map<number, Client[]> {
  if (privacy !== AudiencePrivacy.ALL) return new Map();
  return new Map(
    mounts.flatMap(({ id, path }) => {
      const clients = look.clients.get(path);
      return clients ? [[id, peopleAmong(clients)] as const] : [];
    }),
  );
}

/** Fewer may well be in one house. */
const fewest = 5;

/** The mount points of which all listeners come from one address, as behind a proxy that does not tell theirs. */
function atOneAddress(people: ReadonlyMap<number, readonly Client[]>): ReadonlySet<number> {
  const isOne = (clients: readonly Client[]) =>
    clients.length >= fewest && clients.every(({ address }) => address === clients[0]!.address);
  return new Set([...people].filter(([, clients]) => isOne(clients)).map(([id]) => id));
}

/** How many listen, by mount point: the people, or whoever the server counts where they are not told apart, without us. */
function countsOf(
  { mounts, look }: Looked,
  {
    people,
    privacy,
    earsOn,
  }: Pick<Keeping, 'earsOn'> & {
    people: ReadonlyMap<number, readonly Client[]>;
    privacy: AudiencePrivacy;
  },
): Map<number, number> {
  if (privacy === AudiencePrivacy.NONE) return new Map();
  const othersOn = (id: number, path: string) => {
    const counted = look.looks?.get(path)?.listeners ?? null;
    return counted === null ? undefined : Math.max(counted - earsOn(id), 0);
  };
  return new Map(
    mounts.flatMap(({ id, path }) => {
      const count = people.get(id)?.length ?? othersOn(id, path);
      return count === undefined ? [] : [[id, count] as const];
    }),
  );
}
