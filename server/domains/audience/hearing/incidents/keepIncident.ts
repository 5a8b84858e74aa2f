import type { Services } from '../../../../kit/context.ts';
import type { Database, Transaction } from '../../../../kit/database/database.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { insertRow } from '../../../../kit/write/rowWrites.ts';
import type { HeardSecond } from '../heardSeconds.ts';
import type { SoundTrouble } from '../soundTrouble.ts';
import type { IncidentEnd } from './incidentEnums.ts';
import { endIncident, incidentById, lockedMount, openOfMount, toldSince } from './incidentQueries.ts';
import './incidentEvents.ts';
import { soundKeyFor } from './incidentSound.ts';
import { SoundIncident } from './soundIncident.entity.ts';
import { tellBegan, tellOver } from './tellOfIncident.ts';
import { whoIsTold } from './whoIsTold.ts';

export interface KeepingIncidents {
  database: Database;
  services: Pick<Services, 'accounts' | 'events' | 'mail' | 'notices' | 'storage'>;
}

type Told = Awaited<ReturnType<typeof whoIsTold>>;

interface Begun {
  radio: number;
  mount: number;
  kind: SoundTrouble;
  beganAt: Date;
  heard: HeardSecond | null;
  sound: { type: string; content: Buffer };
}

/**
 * A mount point that comes and goes all day would fill the boxes of people, who then read none of it: of one mount point they
 * are told so many times an hour, and find the rest in the list.
 */
export const mailsAnHour = 3;
export const hour = 3_600_000;
/** As low as a level is told: digital silence has none. */
const lowest = -120;

/** Keeps that something is wrong, with the sound until then, and tells people; nothing where that is known already. */
export async function openIncident(keeping: KeepingIncidents, begun: Begun): Promise<void> {
  const { database, services } = keeping;
  const { type, content } = begun.sound;
  const soundKey = content.length > 0 ? soundKeyFor(type) : '';
  if (soundKey) await services.storage.put(soundKey, content);
  let isKept = false;
  try {
    const told = await whoIsTold({ database, radioId: begun.radio });
    isKept = await inTransaction(database, (transaction) =>
      writeIncident(services, transaction, { ...begun, soundKey, told }),
    );
  } finally {
    if (soundKey && !isKept) await services.storage.delete(soundKey);
  }
}

async function writeIncident(
  services: KeepingIncidents['services'],
  transaction: Transaction,
  { radio, mount, kind, beganAt, heard, soundKey, told }: Begun & { soundKey: string; told: Told },
): Promise<boolean> {
  const place = { transaction, context: { radioId: radio } };
  const known = await lockedMount.first(place, { id: mount });
  if (!known || (await openOfMount.any(place, { mount, kind }))) return false;
  const since = new Date(beganAt.getTime() - hour);
  const isTold = (await toldSince.all(place, { mount, since })).length < mailsAnHour;
  const { name, path } = known;
  const level = heard && Math.max(heard.level, lowest);
  const row = {
    mount,
    name,
    path,
    kind,
    beganAt,
    level,
    loudness: heard?.loudness ?? null,
    soundKey,
    isTold,
  };
  const model = transaction.models.of(SoundIncident);
  const { id } = await insertRow(transaction, model, row, { radioId: radio, deleted: 'hidden' });
  await services.events.publish(transaction, 'soundIncidentChanged', { radioId: radio, id });
  if (!isTold) return true;
  const incident = { mount: name, kind, beganAt: beganAt.getTime(), hasSound: soundKey !== '' };
  await tellBegan({ services, transaction, radioId: radio, told }, incident);
  return true;
}

/** Keeps that it is over, once, and tells people where they were told that it began. */
export async function closeIncident(
  { database, services }: KeepingIncidents,
  { radio, id }: { radio: number; id: number },
  end: { at: Date; why: IncidentEnd },
): Promise<void> {
  const told = await whoIsTold({ database, radioId: radio });
  await inTransaction(database, async (transaction) => {
    const place = { transaction, context: { radioId: radio } };
    if ((await endIncident.write(place, { id, ...end })) === 0) return;
    await services.events.publish(transaction, 'soundIncidentChanged', { radioId: radio, id });
    const known = (await incidentById.first(place, { id }))!;
    if (!known.isTold) return;
    await tellOver({ services, transaction, radioId: radio, told }, { ...incidentOf(known), ...endOf(end) });
  });
}

/** The same of what is wrong with a mount point in one way. */
export async function closeOfMount(
  keeping: KeepingIncidents,
  { radio, mount, kind }: Pick<Begun, 'radio' | 'mount' | 'kind'>,
  end: { at: Date; why: IncidentEnd },
): Promise<void> {
  const place = { database: keeping.database, radioId: radio };
  for (const { id } of await openOfMount.all(place, { mount, kind }))
    await closeIncident(keeping, { radio, id }, end);
}

/** What was kept of one, as people are told of it. */
export const incidentOf = <Kind>({
  name,
  kind,
  beganAt,
}: {
  name: string;
  kind: Kind;
  beganAt: Date | string;
}) => ({
  mount: name,
  kind,
  beganAt: new Date(beganAt).getTime(),
  hasSound: false,
});

export const endOf = ({ at, why }: { at: Date | string; why: IncidentEnd }) => ({
  endedAt: new Date(at).getTime(),
  why,
});
