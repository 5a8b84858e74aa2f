import { registerEnumType } from 'type-graphql';
import type { Services } from '../../../kit/context.ts';
import type { Transaction } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { StationTrouble, tellStationTrouble } from './stationTroubles.ts';

/** Why what the player plays reaches no streaming server. */
export enum OutputProblem {
  CONNECTING = 'CONNECTING',
  PASSWORD_REFUSED = 'PASSWORD_REFUSED',
  UNREACHABLE = 'UNREACHABLE',
  FAILED = 'FAILED',
  NO_MOUNT_POINT = 'NO_MOUNT_POINT',
}
registerEnumType(OutputProblem, {
  name: 'OutputProblem',
  description: 'Why what the player plays does not reach a streaming server.',
  valuesConfig: {
    CONNECTING: { description: 'The player is connecting for the first time.' },
    PASSWORD_REFUSED: { description: 'The server refuses the source user or password.' },
    UNREACHABLE: { description: 'No server answers at the host and port, or it went away.' },
    FAILED: { description: 'The server refuses for another reason; the log of the player has it.' },
    NO_MOUNT_POINT: { description: 'The station has no mount point to send to.' },
  },
});

/** An output as the player reports it. */
export interface ReportedOutput {
  /** Host, port and path of its mount point. */
  address: string;
  /** Null while it is connected. */
  problem: OutputProblem | null;
  /** Since when it is so. */
  since: string;
}

/** An incident opens once nothing was sent for so long, in milliseconds: a restart takes some seconds. */
const incidentAfter = 15_000;

const setOutputs = query(
  'onair.setOutputs',
  (
    db,
    given: Given<{
      id: number;
      outputs: string;
      notSendingSince: Date | null;
      notSendingBecause: OutputProblem | null;
    }>,
  ) =>
    db
      .updateTable('Station')
      .set({
        outputs: given.outputs as never,
        notSendingSince: given.notSendingSince,
        notSendingBecause: given.notSendingBecause,
      })
      .where('id', '=', given.id),
);

const sendingOf = query('onair.sendingOf', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Station').select(['notSendingSince', 'notSendingBecause']).where('id', '=', id),
);

interface Writing {
  transaction: Transaction;
  context: { radioId: number };
  services: Services;
}

/** Stores which outputs are connected. While none is, nobody can hear the station, whatever its player plays. */
export async function keepOutputs(
  writing: Writing,
  { station, at, outputs }: { station: number; at: Date; outputs: ReportedOutput[] },
): Promise<void> {
  const before = await sendingOf.first(writing, { id: station });
  const problem = problemOf(outputs);
  const notSendingSince = problem === null ? null : new Date(before?.notSendingSince ?? at);
  await setOutputs.write(writing, {
    id: station,
    outputs: JSON.stringify(outputs),
    notSendingSince,
    notSendingBecause: problem,
  });
  if (problem === null)
    await tellStationTrouble(writing.services, writing, {
      trouble: StationTrouble.NOT_BROADCASTING,
      isWrong: false,
      at,
    });
}

/** Why nothing is sent; null while at least one output is connected. A refusal is what somebody can act on. */
function problemOf(outputs: readonly ReportedOutput[]): OutputProblem | null {
  if (outputs.some(({ problem }) => problem === null)) return null;
  const problems = outputs.map(({ problem }) => problem!);
  const order = [OutputProblem.PASSWORD_REFUSED, OutputProblem.UNREACHABLE, OutputProblem.FAILED];
  return order.find((one) => problems.includes(one)) ?? problems[0] ?? OutputProblem.NO_MOUNT_POINT;
}

/** Whether no output was connected from a moment on until now, as far as the player has reported. */
export async function wasNotSentSince(writing: Writing, station: number, from: Date): Promise<boolean> {
  const since = (await sendingOf.first(writing, { id: station }))?.notSendingSince;
  return since !== null && since !== undefined && new Date(since) <= from;
}

/** Opens an incident once the station has not been sent for a while. */
export async function noticeNotSending(writing: Writing, station: number, now: number): Promise<void> {
  const since = (await sendingOf.first(writing, { id: station }))?.notSendingSince;
  if (!since || now - new Date(since).getTime() < incidentAfter) return;
  const at = new Date(since);
  await tellStationTrouble(writing.services, writing, {
    trouble: StationTrouble.NOT_BROADCASTING,
    isWrong: true,
    at,
  });
}
