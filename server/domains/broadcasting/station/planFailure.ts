import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import type { MachineRequest } from '../../../kit/machines/machinePath.ts';
import type { OpenStation } from './stationToken.ts';
import { StationTrouble, tellStationTrouble } from './stationTroubles.ts';

/** Milliseconds of failure before an incident opens: single failures and restarts do not matter. */
const toldAfter = 30_000;

type Asked = Pick<MachineRequest, 'database' | 'services' | 'log'>;

const setFailing = query(
  'broadcasting.setPlanFailing',
  (db, { id, at }: Given<{ id: number; at: Date | null }>) =>
    db.updateTable('Station').set({ planFailingSince: at }).where('id', '=', id),
);

/**
 * Runs the function that computes the plan of a player. When it fails, which is a fault of the server, the player goes on with
 * the plan that it has, and needs help before that plan ends: an incident is open until it works again.
 */
export async function watched<Told>(
  asked: Asked,
  station: OpenStation,
  workOut: () => Promise<Told>,
): Promise<Told> {
  // The player gets the plan or the error, even when storing the state of failure fails.
  const keep = (keeping: Promise<void>) =>
    keeping.catch((err: unknown) =>
      asked.log.error({ err }, 'the state of a failing plan could not be stored'),
    );
  let told: Told;
  try {
    told = await workOut();
  } catch (error) {
    await keep(isFailing(asked, station));
    throw error;
  }
  if (station.planFailingSince !== null) await keep(isWell(asked, station));
  return told;
}

async function isFailing({ database, services }: Asked, station: OpenStation): Promise<void> {
  const { id, radioId, planFailingSince } = station;
  const since = new Date(planFailingSince ?? Date.now());
  if (planFailingSince !== null && Date.now() - since.getTime() < toldAfter) return;
  await inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId } };
    if (planFailingSince === null) return void (await setFailing.write(writing, { id, at: since }));
    const trouble = StationTrouble.PLAN_NOT_TOLD;
    await tellStationTrouble(services, writing, { trouble, isWrong: true, at: since });
  });
}

const isWell = ({ database, services }: Asked, { id, radioId }: OpenStation): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId } };
    await setFailing.write(writing, { id, at: null });
    const trouble = StationTrouble.PLAN_NOT_TOLD;
    await tellStationTrouble(services, writing, { trouble, isWrong: false, at: new Date() });
  });
