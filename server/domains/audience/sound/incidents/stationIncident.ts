import type { Services } from '../../../../kit/context.ts';
import type { JobKind } from '../../../../kit/jobs/jobKind.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { insertRow } from '../../../../kit/write/rowWrites.ts';
import {
  StationTrouble,
  type StationTroubleCallback,
  type StationTroubleChange,
} from '../../../broadcasting/public.ts';
import { IncidentEnd } from './incidentEnums.ts';
import {
  endIncident,
  markIncidentReported,
  lockIncident,
  findOpenIncidentsOfStation,
  findReportedStationIncidents,
} from './incidentQueries.ts';
import { endOf, hour, incidentOf, mailsAnHour } from './incidentRecords.ts';
import { SoundIncident } from './soundIncident.entity.ts';
import { reportIncident, reportIncidentEnd } from './reportIncident.ts';
import { findIncidentReceivers } from './findIncidentReceivers.ts';

const endings: Readonly<Record<StationTrouble, IncidentEnd>> = {
  [StationTrouble.NOTHING_TO_PLAY]: IncidentEnd.PLAYS_AGAIN,
  [StationTrouble.PLAYER_DISK_FULL]: IncidentEnd.DISK_SPACE_FREED,
  [StationTrouble.SERVER_DISK_FULL]: IncidentEnd.DISK_SPACE_FREED,
  [StationTrouble.PLAN_UNAVAILABLE]: IncidentEnd.PLAN_AVAILABLE,
  [StationTrouble.NOT_BROADCASTING]: IncidentEnd.BROADCASTING_AGAIN,
};

/** Locks the station, so that only one transaction at a time opens an incident of it. */
const lockStation = query('audience.lockStation', (db) => db.selectFrom('Station').select('id').forUpdate());

const findRadioName = query('audience.findRadioName', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Radio').select('name').where('id', '=', id),
);

type Writing = Parameters<StationTroubleCallback>[1];

/** Opens and closes incidents of the station; a repeated report of an open trouble changes nothing. */
export const recordStationTrouble: StationTroubleCallback = (services, writing, change) =>
  change.isWrong ? open(services, writing, change) : close(services, writing, change);

async function open(
  services: Services,
  { transaction, context }: Writing,
  { trouble: kind, at: beganAt }: StationTroubleChange,
): Promise<void> {
  const radioId = context.radioId!;
  const scope = { transaction, context };
  await lockStation.first(scope);
  const radio = await findRadioName.first(transaction, { id: radioId });
  if (!radio || (await findOpenIncidentsOfStation.any(scope, { kind }))) return;
  const row = { mount: null, name: radio.name, path: '', kind, beganAt };
  const model = transaction.models.of(SoundIncident);
  const { id } = await insertRow(transaction, model, row, { radioId, deleted: 'hidden' });
  await services.events.publish(transaction, 'soundIncidentChanged', { radioId, id });
  await services.jobs.add(transaction, reportIncidentJob, { radioId, id });
}

/** Closes the incidents that began before the report; a late report must not close a newer incident. */
async function close(
  services: Services,
  { transaction, context }: Writing,
  { trouble, at }: StationTroubleChange,
): Promise<void> {
  const [radioId, scope] = [context.radioId!, { transaction, context }];
  for (const { id, beganAt } of await findOpenIncidentsOfStation.all(scope, { kind: trouble })) {
    if (new Date(beganAt) > at) continue;
    if ((await endIncident.write(scope, { id, at, why: endings[trouble] })) === 0) continue;
    await services.events.publish(transaction, 'soundIncidentChanged', { radioId, id });
    await services.jobs.add(transaction, reportIncidentJob, { radioId, id });
  }
}

interface StationReport {
  radioId: number;
  id: number;
}

/**
 * Notifies people of the beginning and the end of a station incident.
 * Runs as a job, because finding the receivers takes many queries and the report of the station's player must not wait for them.
 */
export const reportIncidentJob: JobKind<StationReport> = {
  name: 'audience.reportIncident',
  formerName: 'audience.tellIncident',
  does: 'Notifies people of the beginning and the end of a station incident.',
  atOnce: 2,
  tries: 5,
  pause: { first: 5, longest: 300 },
  timeLimit: 60,
  read: (stored) => stored as StationReport,
  async work({ services, database, data: { radioId, id } }) {
    const receivers = await findIncidentReceivers({ database, radioId });
    await inTransaction(database, async (transaction) => {
      const scope = { transaction, context: { radioId } };
      const found = await lockIncident.first(scope, { id });
      if (!found || found.isEndReported) return;
      const { kind, endedAt, why } = found;
      const isNews = !found.isReported;
      // An incident that ended before anybody was notified is reported together with its end.
      if (isNews && (await isEnough(scope, kind as StationTrouble, found.beganAt))) return;
      if (!isNews && !endedAt) return;
      await markIncidentReported.write(scope, { id, isEndReported: endedAt !== null });
      const reporting = { services, transaction, radioId, receivers };
      const incident = incidentOf(found);
      if (isNews) await reportIncident(reporting, incident);
      if (endedAt && why) await reportIncidentEnd(reporting, { ...incident, ...endOf({ at: endedAt, why }) });
    });
  },
};

async function isEnough(scope: Writing, kind: StationTrouble, beganAt: Date | string): Promise<boolean> {
  const since = new Date(new Date(beganAt).getTime() - hour);
  return (await findReportedStationIncidents.all(scope, { kind, since })).length >= mailsAnHour;
}
