import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import type { ServerStatus } from '../status/checkServer.ts';
import type { SourceStatus } from '../status/sourceStatus.ts';
import { StatusProblem } from '../status/statusProblem.ts';
import { MountAir } from './mountAir.ts';
import { MountChange } from './mountChange.entity.ts';
import { MountState } from './mountState.entity.ts';
import { publishMonitorChanged } from './monitorEvents.ts';
import {
  endChange,
  findStatesOfMounts,
  writeProblem,
  writeState,
  type FoundState,
  type StoredState,
} from './storedStates.ts';

/** Age in milliseconds after which the last polled state counts as unknown. */
export const staleAfter = 60_000;

export interface Recording {
  transaction: Transaction;
  context: { radioId: number };
}

export interface Seen {
  /** Mount points of the polled server. */
  mounts: ReadonlyArray<{ id: number; path: string }>;
  status: ServerStatus;
  /** Current listeners by mount point id; null when unknown, and when the radio does not count listeners. */
  listeners: ReadonlyMap<number, number | null>;
  /** Mount points whose listeners all share one address. */
  atOneAddress: ReadonlySet<number>;
  at: Date;
}

/**
 * Stores the polled state of a server's mount points.
 * Publishes `streamMonitorChanged` when a visible field changes.
 */
export async function recordStatus(recording: Recording, events: Events, seen: Seen): Promise<void> {
  const known = new Map(
    (await findStatesOfMounts.all(recording, { ids: seen.mounts.map(({ id }) => id) })).map((state) => [
      state.mount,
      state,
    ]),
  );
  let isChanged = false;
  for (const mount of seen.mounts) {
    const isMountChanged = await recordMount(recording, seen, mount, known.get(mount.id));
    isChanged ||= isMountChanged;
  }
  if (isChanged) await publishMonitorChanged(recording.transaction, events, recording.context.radioId);
}

/** Stores the state of one mount point; returns true when a visible field changed. */
async function recordMount(
  recording: Recording,
  seen: Seen,
  mount: { id: number; path: string },
  known: StoredState | undefined,
): Promise<boolean> {
  const { problem, detail } = seen.status;
  const state = stateOf(seen.status, mount.path);
  if (state === undefined) {
    if (!known || problem === null || (known.problem === problem && known.problemDetail === detail))
      return false;
    await writeProblem.write(recording, { id: known.id, problem, detail });
    return true;
  }
  const found = foundState(seen, mount, state, known);
  if (!known || !isSame(known, found, seen.at)) await change(recording, mount.id, known, found);
  if (!known) {
    await insert(recording, MountState, { mount: mount.id, ...found });
    return true;
  }
  await writeState.write(recording, { id: known.id, ...found });
  return isShownOtherwise(known, found);
}

/** Problems of a server that answers, but whose list of sources could not be read. */
const problemsOfAnswers = new Set<StatusProblem>([
  StatusProblem.NOT_UNDERSTOOD,
  StatusProblem.WRONG_ADMIN_PASSWORD,
  StatusProblem.UNTRUSTED_CERTIFICATE,
]);

/** State of a mount point; undefined when the poll could not determine it. */
function stateOf({ sources, problem }: ServerStatus, path: string): MountAir | undefined {
  if (sources) return sources.has(path) ? MountAir.ON_AIR : MountAir.NO_SOURCE;
  return problem && problemsOfAnswers.has(problem) ? undefined : MountAir.DOWN;
}

function foundState(
  { status: { sources, problem, detail }, listeners, atOneAddress, at }: Seen,
  { id, path }: { id: number; path: string },
  state: MountAir,
  known: StoredState | undefined,
): FoundState {
  const status = sources?.get(path);
  const streamStart = status?.startedAt ?? null;
  const isCounted = status !== undefined && listeners.get(id) !== null;
  const found = {
    state,
    polledAt: at,
    listeners: isCounted ? (listeners.get(id) ?? status.listeners) : null,
    peak: isCounted ? status.peak : null,
    isSingleAddress: atOneAddress.has(id),
    ...wordsOf(status),
    streamStart,
    problem,
    problemDetail: detail,
  };
  const isSameAsBefore = known && isSame(known, { state, streamStart }, at);
  return { ...found, since: isSameAsBefore ? new Date(known.since) : at };
}

const wordsOf = (status: SourceStatus | undefined) => ({
  bitrate: status?.bitrate ?? null,
  format: status?.format ?? '',
  title: status?.title ?? '',
  encoder: status?.encoder ?? '',
});

/**
 * True when the stored period continues. The state and the source are the same, and there was no gap between the polls that determined the
 * state. Sources are compared by their start time; an unknown start time counts as the same source.
 */
function isSame(known: StoredState, found: Pick<FoundState, 'state' | 'streamStart'>, at: Date): boolean {
  const isGap = isFar(known.polledAt, at);
  const isOtherSource =
    known.streamStart !== null &&
    found.streamStart !== null &&
    timeOf(known.streamStart) !== found.streamStart.getTime();
  return known.state === found.state && !isGap && !isOtherSource;
}

async function change(
  recording: Recording,
  mount: number,
  known: StoredState | undefined,
  { state, polledAt, problem, problemDetail }: FoundState,
): Promise<void> {
  if (known) {
    const last = new Date(known.polledAt);
    const until = isFar(last, polledAt) ? last : polledAt;
    await endChange.write(recording, { mount, until });
  }
  const why = state === MountAir.DOWN ? { problem, problemDetail } : {};
  await insert(recording, MountChange, { mount, state, since: polledAt, until: null, ...why });
}

const insert = ({ transaction, context }: Recording, entity: Function, row: object) =>
  insertRow(transaction, transaction.models.of(entity), { ...row }, { ...context, deleted: 'hidden' });

const shown = [
  'state',
  'listeners',
  'peak',
  'isSingleAddress',
  'bitrate',
  'format',
  'title',
  'encoder',
  'problem',
  'problemDetail',
] as const;

const isShownOtherwise = (known: StoredState, found: FoundState): boolean =>
  shown.some((name) => known[name] !== found[name]) || timeOf(known.since) !== found.since.getTime();

/** True when the polls are too far apart. The absolute difference also covers a clock that was set back. */
const isFar = (earlier: Date, later: Date) => Math.abs(timeOf(later) - timeOf(earlier)) > staleAfter;

const timeOf = (moment: Date | string): number => new Date(moment).getTime();
