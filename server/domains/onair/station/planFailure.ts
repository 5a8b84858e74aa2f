import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import type { MachineRequest } from '../../../kit/machines/machinePath.ts';
import type { OpenStation } from './stationToken.ts';
import { StationTrouble, tellStationTrouble } from './stationTroubles.ts';

/** What fails once, or while something restarts, nobody has to be told of, in milliseconds. */
const toldAfter = 30_000;

type Asked = Pick<MachineRequest, 'database' | 'services' | 'log'>;

const setFailing = query('onair.setPlanFailing', (db, { id, at }: Given<{ id: number; at: Date | null }>) =>
  db.updateTable('Station').set({ planFailingSince: at }).where('id', '=', id),
);

/**
 * Gives what works out what a player is to play. Where that fails, which is a fault of ours, the player goes on with what it was
 * told before and has to be helped before that is over: it is an incident until it works again.
 */
export async function watched<Told>(
  asked: Asked,
  station: OpenStation,
  workOut: () => Promise<Told>,
): Promise<Told> {
  // The player is answered with the plan, or with the fault itself, whatever becomes of keeping which of them it was.
  const keep = (keeping: Promise<void>) =>
    keeping.catch((err: unknown) => asked.log.error({ err }, 'whether a plan can be told could not be kept'));
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
