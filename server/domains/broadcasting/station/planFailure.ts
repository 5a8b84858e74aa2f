import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import type { MachineRequest } from '../../../kit/entrances/machinePath.ts';
import type { OpenStation } from './stationToken.ts';
import { StationTrouble, reportStationTrouble } from './stationTroubles.ts';

/** Milliseconds of failure before an incident opens, so that a single failure or a restart opens none. */
const incidentAfter = 30_000;

type FailureContext = Pick<MachineRequest, 'database' | 'services' | 'log'>;

const setFailing = query(
  'broadcasting.setPlanFailing',
  (db, { id, at }: Given<{ id: number; at: Date | null }>) =>
    db.updateTable('Station').set({ planFailingSince: at }).where('id', '=', id),
);

/**
 * Runs the function that computes the plan of a player, and keeps an incident open while it fails. The player meanwhile continues
 * with its last plan, so the fault must be repaired before that plan ends.
 */
export async function watchPlan<Result>(
  request: FailureContext,
  station: OpenStation,
  computePlan: () => Promise<Result>,
): Promise<Result> {
  // The player gets the plan or the error, even when the state of the failure cannot be stored.
  const storeState = (writing: Promise<void>) =>
    writing.catch((err: unknown) =>
      request.log.error({ err }, 'the state of a failing plan could not be stored'),
    );
  let result: Result;
  try {
    result = await computePlan();
  } catch (error) {
    await storeState(isFailing(request, station));
    throw error;
  }
  if (station.planFailingSince !== null) await storeState(isWell(request, station));
  return result;
}

async function isFailing({ database, services }: FailureContext, station: OpenStation): Promise<void> {
  const { id, radioId, planFailingSince } = station;
  const since = new Date(planFailingSince ?? Date.now());
  if (planFailingSince !== null && Date.now() - since.getTime() < incidentAfter) return;
  await inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId } };
    if (planFailingSince === null) return void (await setFailing.write(writing, { id, at: since }));
    const trouble = StationTrouble.PLAN_UNAVAILABLE;
    await reportStationTrouble(services, writing, { trouble, isWrong: true, at: since });
  });
}

const isWell = ({ database, services }: FailureContext, { id, radioId }: OpenStation): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId } };
    await setFailing.write(writing, { id, at: null });
    const trouble = StationTrouble.PLAN_UNAVAILABLE;
    await reportStationTrouble(services, writing, { trouble, isWrong: false, at: new Date() });
  });
