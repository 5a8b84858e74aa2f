import { Field, registerEnumType } from 'type-graphql';
import type { Services } from '../../../kit/context.ts';
import type { Transaction } from '../../../kit/database/database.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { OutputProblem } from '../../../protocol/station.ts';
import { StationTrouble, reportStationTrouble } from './stationTroubles.ts';

registerEnumType(OutputProblem, {
  name: 'OutputProblem',
  description: 'The reason why an output of the player is not connected.',
  valuesConfig: {
    CONNECTING: { description: 'The player is connecting for the first time.' },
    PASSWORD_REFUSED: { description: 'The server refuses the source user or password.' },
    UNREACHABLE: { description: 'No server answers at the host and port, or the connection was lost.' },
    FAILED: {
      description:
        'The server rejects the connection for another reason, which the log of the player contains.',
    },
    NO_MOUNT_POINT: { description: 'The station has no mount point to send to.' },
  },
});

@OutputType({ rule: 'parent', description: 'A mount point that the player of a station sends to.' })
export class StationOutput {
  @Field({ description: 'Host, port and path of the mount point: `127.0.0.1:8010/live.mp3`.' })
  address!: string;

  @Field(() => OutputProblem, {
    nullable: true,
    description: 'Reason why the output is not connected; null while it is connected.',
  })
  problem!: OutputProblem | null;

  /** ISO 8601 text, because the outputs are stored as JSON. */
  @Field(() => DateTimeISO, {
    description: 'Since when the output has been connected or has had this problem.',
  })
  since!: string;
}

/** Milliseconds without a connected output after which an incident opens: a restart takes some seconds. */
const incidentAfter = 15_000;

const updateOutputs = query(
  'broadcasting.updateOutputs',
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

const findSending = query('broadcasting.findSending', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Station').select('notSendingSince').where('id', '=', id),
);

interface Writing {
  transaction: Transaction;
  context: { radioId: number };
  services: Services;
}

/** Stores the states of the outputs, and since when and why none is connected. Closes the incident when one is connected. */
export async function storeOutputs(
  writing: Writing,
  { station, at, outputs }: { station: number; at: Date; outputs: StationOutput[] },
): Promise<void> {
  const problem = problemOf(outputs);
  const before = await findSending.first(writing, { id: station });
  await updateOutputs.write(writing, {
    id: station,
    outputs: JSON.stringify(outputs),
    notSendingSince: problem === null ? null : new Date(before?.notSendingSince ?? at),
    notSendingBecause: problem,
  });
  if (problem === null) await reportTrouble(writing, { isWrong: false, at });
}

/** Opens an incident when no output has been connected for a while. */
export async function reportNotSending(writing: Writing, since: Date, now: number): Promise<void> {
  if (now - since.getTime() >= incidentAfter) await reportTrouble(writing, { isWrong: true, at: since });
}

const reportTrouble = (writing: Writing, change: { isWrong: boolean; at: Date }): Promise<void> =>
  reportStationTrouble(writing.services, writing, { trouble: StationTrouble.NOT_BROADCASTING, ...change });

/** Returns true if no output has been connected since a moment, according to the reports of the player. */
export async function wasNotSentSince(writing: Writing, station: number, from: Date): Promise<boolean> {
  const since = (await findSending.first(writing, { id: station }))?.notSendingSince;
  return Boolean(since) && new Date(since!) <= from;
}

/** Returns why no output of a station is connected; a rejected password takes precedence. Null while an output is connected. */
function problemOf(outputs: readonly StationOutput[]): OutputProblem | null {
  if (outputs.some(({ problem }) => problem === null)) return null;
  const problems = outputs.map(({ problem }) => problem!);
  const order = [OutputProblem.PASSWORD_REFUSED, OutputProblem.UNREACHABLE, OutputProblem.FAILED];
  return order.find((problem) => problems.includes(problem)) ?? problems[0] ?? OutputProblem.NO_MOUNT_POINT;
}
