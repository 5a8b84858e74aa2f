import { Field, registerEnumType } from 'type-graphql';
import type { Services } from '../../../kit/context.ts';
import type { Transaction } from '../../../kit/database/database.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { jsonText, type JsonText } from '../../../kit/query/given.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { OutputProblem } from '../../../protocol/station.ts';
import { PlayState } from '../playout/playEnums.ts';
import { StationTrouble, reportStationTrouble } from './stationTroubles.ts';

registerEnumType(OutputProblem, {
  name: 'OutputProblem',
  description: 'The reason why an output of the player is not connected.',
  valuesConfig: {
    CONNECTING: { description: 'The player is connecting for the first time.' },
    PASSWORD_REFUSED: { description: 'The server refuses the source user or password.' },
    MOUNT_POINT_IN_USE: { description: 'Another source sends to the mount point.' },
    TOO_MANY_SOURCES: { description: 'The server has the maximum number of sources.' },
    UNSUPPORTED_TYPE: { description: 'The server does not support the format of the mount point.' },
    UNREACHABLE: { description: 'No server answers at the host and port, or the connection was lost.' },
    FAILED: {
      description:
        'The server rejects the connection for another reason, which the log of the player contains. Also used when the server names no reason: Icecast 2.4 answers 403 for a mount point in use, for too many sources and for an unsupported format.',
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
/** Maximum value of the column in milliseconds, about 24 days. */
const maxUnsent = 2 ** 31 - 1;

const updateOutputs = query(
  'broadcasting.updateOutputs',
  (
    db,
    given: Given<{
      id: number;
      outputs: JsonText<StationOutput[]>;
      notSendingSince: Date | null;
      notSendingBecause: OutputProblem | null;
    }>,
  ) =>
    db
      .updateTable('Station')
      .set({
        outputs: given.outputs,
        notSendingSince: given.notSendingSince,
        notSendingBecause: given.notSendingBecause,
      })
      .where('id', '=', given.id),
);

const findSending = query('broadcasting.findSending', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Station').select('notSendingSince').where('id', '=', id),
);

const findOutputs = query('broadcasting.findOutputs', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Station').select(['outputs', 'notSendingSince']).where('id', '=', id),
);

interface Writing {
  transaction: Transaction;
  context: { radioId: number };
  services: Services;
}

const findItemsToCorrect = query('broadcasting.findItemsToCorrect', (db) =>
  db.selectFrom('AirItem').select(['id', 'playedFrom', 'unsentFor']).where('state', '=', PlayState.ON_AIR),
);

const addUnsent = query(
  'broadcasting.addUnsent',
  (db, { id, unsentFor }: Given<{ id: number; unsentFor: number }>) =>
    db.updateTable('AirItem').set({ unsentFor }).where('id', '=', id),
);

/**
 * Stores the states of the outputs, and since when and why none is connected. When one is connected again, closes the incident, and
 * adds the time without one to the items on the air. Ignores reports that are older than the stored states: they were sent before.
 */
export async function storeOutputs(
  writing: Writing,
  { station, at, outputs }: { station: number; at: Date; outputs: StationOutput[] },
): Promise<void> {
  const problem = problemOf(outputs);
  const before = await findOutputs.first(writing, { id: station });
  if (before && isOutdated(at, before)) return;
  if (problem === null && before?.notSendingSince) await addUnsentTime(writing, station, at);
  await updateOutputs.write(writing, {
    id: station,
    outputs: jsonText(outputs),
    notSendingSince: problem === null ? null : new Date(before?.notSendingSince ?? at),
    notSendingBecause: problem,
  });
  if (problem === null) await reportTrouble(writing, { isWrong: false, at });
}

/**
 * Returns true if the stored states began after a moment. States in the future do not count: the clock of the player was ahead, and
 * reports would be ignored until that moment.
 */
function isOutdated(
  at: Date,
  { outputs, notSendingSince }: { outputs: StationOutput[] | null; notSendingSince: Date | null },
): boolean {
  const starts = [
    ...(outputs ?? []).map(({ since }) => since),
    ...(notSendingSince ? [notSendingSince] : []),
  ];
  const latest = Math.max(...starts.map((start) => new Date(start).getTime()));
  return at.getTime() < latest && latest <= Date.now();
}

/** Opens an incident when no output has been connected for a while. */
export async function reportNotSending(writing: Writing, since: Date, now: number): Promise<void> {
  if (now - since.getTime() >= incidentAfter) await reportTrouble(writing, { isWrong: true, at: since });
}

const reportTrouble = (writing: Writing, change: { isWrong: boolean; at: Date }): Promise<void> =>
  reportStationTrouble(writing.services, writing, { trouble: StationTrouble.NOT_BROADCASTING, ...change });

async function addUnsentTime(writing: Writing, station: number, at: Date): Promise<void> {
  for (const { id, playedFrom, unsentFor } of await findItemsToCorrect.all(writing)) {
    const unsent = playedFrom ? await measureUnsentTime(writing, station, new Date(playedFrom), at) : 0;
    if (unsent > 0)
      await addUnsent.write(writing, { id, unsentFor: Math.min(unsentFor + unsent, maxUnsent) });
  }
}

/** Milliseconds of a period for which no output was connected, when none has been connected since. Otherwise 0. */
export async function measureUnsentTime(
  writing: Pick<Writing, 'transaction' | 'context'>,
  station: number,
  from: Date,
  until: Date,
): Promise<number> {
  const since = (await findSending.first(writing, { id: station }))?.notSendingSince;
  if (!since) return 0;
  const begin = Math.max(from.getTime(), new Date(since).getTime());
  return Math.max(0, until.getTime() - begin);
}

/** Returns true if no output has been connected since a moment, according to the reports of the player. */
export async function wasNotSentSince(writing: Writing, station: number, from: Date): Promise<boolean> {
  const since = (await findSending.first(writing, { id: station }))?.notSendingSince;
  return Boolean(since) && new Date(since!) <= from;
}

/** Returns why no output of a station is connected; a rejected password takes precedence. Null while an output is connected. */
function problemOf(outputs: readonly StationOutput[]): OutputProblem | null {
  if (outputs.some(({ problem }) => problem === null)) return null;
  const problems = outputs.map(({ problem }) => problem!);
  const order = [
    OutputProblem.PASSWORD_REFUSED,
    OutputProblem.MOUNT_POINT_IN_USE,
    OutputProblem.TOO_MANY_SOURCES,
    OutputProblem.UNSUPPORTED_TYPE,
    OutputProblem.UNREACHABLE,
    OutputProblem.FAILED,
  ];
  return order.find((problem) => problems.includes(problem)) ?? problems[0] ?? OutputProblem.NO_MOUNT_POINT;
}
