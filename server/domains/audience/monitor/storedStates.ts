import { query, type Given } from '../../../kit/query/query.ts';
import type { StatusProblem } from '../status/statusProblem.ts';
import type { MountAir } from './mountAir.ts';

export const findStatesOfMounts = query(
  'audience.findStatesOfMounts',
  (db, { ids }: Given<{ ids: number[] }>) =>
    db
      .selectFrom('MountState')
      .select([
        'id',
        'mount',
        'state',
        'since',
        'polledAt',
        'listeners',
        'peak',
        'bitrate',
        'format',
        'title',
      ])
      .select(['encoder', 'streamStart', 'problem', 'problemDetail', 'isSingleAddress'])
      .where('mount', 'in', ids),
);

export type StoredState = Awaited<ReturnType<typeof findStatesOfMounts.all>>[number];

/** Columns that a poll writes. */
export interface FoundState {
  state: MountAir;
  since: Date;
  polledAt: Date;
  listeners: number | null;
  peak: number | null;
  isSingleAddress: boolean;
  bitrate: number | null;
  format: string;
  title: string;
  encoder: string;
  streamStart: Date | null;
  problem: StatusProblem | null;
  problemDetail: string;
}

export const writeState = query('audience.writeState', (db, given: Given<FoundState & { id: number }>) =>
  db
    .updateTable('MountState')
    .set({
      state: given.state,
      since: given.since,
      polledAt: given.polledAt,
      listeners: given.listeners,
      peak: given.peak,
      isSingleAddress: given.isSingleAddress,
      bitrate: given.bitrate,
      format: given.format,
      title: given.title,
      encoder: given.encoder,
      streamStart: given.streamStart,
      problem: given.problem,
      problemDetail: given.problemDetail,
    })
    .where('id', '=', given.id),
);

/** Records a poll that failed to read the state: the last known state stays. */
export const writeProblem = query(
  'audience.writeProblem',
  (db, { id, problem, detail }: Given<{ id: number; problem: StatusProblem; detail: string }>) =>
    db.updateTable('MountState').set({ problem, problemDetail: detail }).where('id', '=', id),
);

export const endChange = query(
  'audience.endChange',
  (db, { mount, until }: Given<{ mount: number; until: Date }>) =>
    db.updateTable('MountChange').set({ until }).where('mount', '=', mount).where('until', 'is', null),
);
