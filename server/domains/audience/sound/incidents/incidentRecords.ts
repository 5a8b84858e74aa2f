import type { Services } from '../../../../kit/context.ts';
import type { Database, Transaction } from '../../../../kit/database/database.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { insertRow } from '../../../../kit/write/rowWrites.ts';
import type { SoundSecond } from '../soundMeter.ts';
import type { SoundTrouble } from '../soundTrouble.ts';
import type { IncidentEnd } from './incidentEnums.ts';
import {
  endIncident,
  findIncidentById,
  lockMount,
  findOpenIncidentsOfMount,
  findReportedIncidents,
} from './incidentQueries.ts';
import { soundKeyFor } from './incidentSound.ts';
import { SoundIncident } from './soundIncident.entity.ts';
import { reportIncident, reportIncidentEnd } from './reportIncident.ts';
import { findIncidentReceivers } from './findIncidentReceivers.ts';

export interface IncidentServices {
  database: Database;
  services: Pick<Services, 'accounts' | 'events' | 'mail' | 'notices' | 'storage'>;
}

type IncidentReceivers = Awaited<ReturnType<typeof findIncidentReceivers>>;

interface Begun {
  radio: number;
  mount: number;
  kind: SoundTrouble;
  beganAt: Date;
  lastSecond: SoundSecond | null;
  sound: { type: string; content: Buffer };
}

/**
 * Maximum number of notified incidents per hour. Counted for each mount point, and of each kind of the whole station. A mount point that
 * comes and goes all day would otherwise fill the inboxes until nobody reads them; the list of incidents still shows all of them.
 */
export const mailsAnHour = 3;
export const hour = 3_600_000;
/** Lowest stored level in dBFS: digital silence is minus infinity. */
const lowest = -120;

/**
 * Stores a new incident and the last two minutes of sound before its detection, and notifies people.
 * Stores nothing when the mount point was deleted, or has an open incident of the same kind.
 */
export async function openIncident(context: IncidentServices, begun: Begun): Promise<void> {
  const { database, services } = context;
  const { type, content } = begun.sound;
  const soundKey = content.length > 0 ? soundKeyFor(type) : '';
  if (soundKey) await services.storage.put(soundKey, content);
  let isStored = false;
  try {
    const receivers = await findIncidentReceivers({ database, radioId: begun.radio });
    isStored = await inTransaction(database, (transaction) =>
      writeIncident(services, transaction, { ...begun, soundKey, receivers }),
    );
  } finally {
    if (soundKey && !isStored) await services.storage.delete(soundKey);
  }
}

async function writeIncident(
  services: IncidentServices['services'],
  transaction: Transaction,
  {
    radio,
    mount,
    kind,
    beganAt,
    lastSecond,
    soundKey,
    receivers,
  }: Begun & { soundKey: string; receivers: IncidentReceivers },
): Promise<boolean> {
  const scope = { transaction, context: { radioId: radio } };
  const known = await lockMount.first(scope, { id: mount });
  if (!known || (await findOpenIncidentsOfMount.any(scope, { mount, kind }))) return false;
  const since = new Date(beganAt.getTime() - hour);
  const isReported = (await findReportedIncidents.all(scope, { mount, since })).length < mailsAnHour;
  const { name, path } = known;
  const level = lastSecond && Math.max(lastSecond.level, lowest);
  const row = {
    mount,
    name,
    path,
    kind,
    beganAt,
    level,
    loudness: lastSecond?.loudness ?? null,
    soundKey,
    isReported: isReported,
  };
  const model = transaction.models.of(SoundIncident);
  const { id } = await insertRow(transaction, model, row, { radioId: radio, deleted: 'hidden' });
  await services.events.publish(transaction, 'soundIncidentChanged', { radioId: radio, id });
  if (!isReported) return true;
  const incident = { mount: name, kind, beganAt: beganAt.getTime(), hasSound: soundKey !== '' };
  await reportIncident({ services, transaction, radioId: radio, receivers }, incident);
  return true;
}

/** Closes an incident once, and notifies people if they were notified of its beginning. */
export async function closeIncident(
  { database, services }: IncidentServices,
  { radio, id }: { radio: number; id: number },
  end: { at: Date; why: IncidentEnd },
): Promise<void> {
  const receivers = await findIncidentReceivers({ database, radioId: radio });
  await inTransaction(database, async (transaction) => {
    const scope = { transaction, context: { radioId: radio } };
    if ((await endIncident.write(scope, { id, ...end })) === 0) return;
    await services.events.publish(transaction, 'soundIncidentChanged', { radioId: radio, id });
    const known = (await findIncidentById.first(scope, { id }))!;
    if (!known.isReported) return;
    await reportIncidentEnd(
      { services, transaction, radioId: radio, receivers },
      { ...incidentOf(known), ...endOf(end) },
    );
  });
}

/** Closes the open incidents of one kind on a mount point. */
export async function closeOfMount(
  services: IncidentServices,
  { radio, mount, kind }: Pick<Begun, 'radio' | 'mount' | 'kind'>,
  end: { at: Date; why: IncidentEnd },
): Promise<void> {
  const scope = { database: services.database, radioId: radio };
  for (const { id } of await findOpenIncidentsOfMount.all(scope, { mount, kind }))
    await closeIncident(services, { radio, id }, end);
}

/** Converts a stored incident into the facts of its notification. */
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
