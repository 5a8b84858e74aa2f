import { z } from 'zod';
import type { Services } from '../../../kit/context.ts';
import type { Transaction } from '../../../kit/database/database.ts';
import type { FieldProblem } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { report, type RefusedReport } from '../../../protocol/station.ts';
import { simpleWhy, WhyRule } from '../../scheduling/public.ts';
import { LiveEnd } from '../live/liveEnums.ts';
import { recordLiveBegan, recordLiveCut, recordLiveLeft, recordLiveStopped } from '../live/liveReports.ts';
import { storeOutputs, measureUnsentTime, wasNotSentSince } from '../station/outputs.ts';
import { StationTrouble, reportStationTrouble } from '../station/stationTroubles.ts';
import { AirItem } from './airItem.entity.ts';
import { publishAirChanged } from './airEvents.ts';
import { lockStation } from './airQueries.ts';
import type { StationScope } from './handOut.ts';
import { PlaySource, PlayState } from './playEnums.ts';

/** Accepted range of `at`, relative to now. A report outside of this range comes from a player with a wrong clock. */
const furthestAhead = 10 * 60_000;
const longestAgo = 30 * 86_400_000;
/** Maximum value of the column in milliseconds, about 24 days. */
const maxDuration = 2 ** 31 - 1;

/**
 * Validates a report and converts it to its stored form. Texts that are too long for their columns are cut rather than rejected.
 */
const storedReport = report.transform(({ at, title, credit, problem, ...rest }) => ({
  ...rest,
  at: new Date(at),
  title: title.slice(0, 255),
  credit: credit.slice(0, 255),
  problem: problem.slice(0, 500),
}));
export type StoredReport = z.infer<typeof storedReport>;

/** A rejected report: its index in the request, its id, the invalid field and the problem. */
export interface RejectedReport extends RefusedReport {
  problem: FieldProblem;
}

/** Validates the reports of a request. Returns the valid reports and the rejected ones. */
export function readReports(given: readonly unknown[]): {
  reports: StoredReport[];
  refused: RejectedReport[];
} {
  const reports: StoredReport[] = [];
  const refused: RejectedReport[] = [];
  const now = Date.now();
  for (const [index, value] of given.entries()) {
    const parsed = storedReport.safeParse(value);
    const problem = parsed.success ? problemOfMoment(parsed.data.at.getTime(), now) : 'invalid';
    if (parsed.success && problem === undefined) reports.push(parsed.data);
    else {
      const field = parsed.success ? 'at' : parsed.error.issues[0]!.path.join('.');
      refused.push({ index, id: idOf(value), field, problem: problem! });
    }
  }
  return { reports, refused };
}

const idOf = (value: unknown): string | null => z.object({ id: z.uuid() }).safeParse(value).data?.id ?? null;

function problemOfMoment(at: number, now: number): FieldProblem | undefined {
  if (at <= now - longestAgo) return 'min';
  return at >= now + furthestAhead ? 'max' : undefined;
}

const markBegun = query('broadcasting.markBegun', (db, { id, at }: Given<{ id: number; at: Date }>) =>
  db
    .updateTable('AirItem')
    .set({ state: PlayState.ON_AIR, playedFrom: at })
    .where('id', '=', id)
    .where('playedFrom', 'is', null),
);

const findItemsOnAir = query('broadcasting.findItemsOnAir', (db) =>
  db.selectFrom('AirItem').select(['id', 'playedFrom', 'source']).where('state', '=', PlayState.ON_AIR),
);

const findItemToEnd = query('broadcasting.findItemToEnd', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('AirItem')
    .select(['id', 'playedFrom', 'playedUntil', 'state', 'unsentFor'])
    .where('id', '=', id),
);

const markEnded = query(
  'broadcasting.markEnded',
  (
    db,
    {
      id,
      at,
      state,
      ms,
      problem,
    }: Given<{ id: number; at: Date; state: PlayState; ms: number; problem: string }>,
  ) =>
    db
      .updateTable('AirItem')
      .set({ state, playedUntil: at, playedFor: ms, isEnding: false, problem })
      .where('id', '=', id),
);

const markNotSent = query(
  'broadcasting.markNotSent',
  (db, { id, problem }: Given<{ id: number; problem: string }>) =>
    db
      .updateTable('AirItem')
      .set({ state: PlayState.NOT_SENT, playedFrom: null, isEnding: false, problem })
      .where('id', '=', id),
);

const markFailed = query(
  'broadcasting.markFailed',
  (db, { id, problem }: Given<{ id: number; problem: string }>) =>
    db
      .updateTable('AirItem')
      .set({ state: PlayState.FAILED, isEnding: false, problem })
      .where('id', '=', id)
      .where('playedFrom', 'is', null),
);

const findNextItemAfter = query('broadcasting.findNextItemAfter', (db, { at }: Given<{ at: Date }>) =>
  db
    .selectFrom('AirItem')
    .select(['id', 'playedFrom'])
    .where('playedFrom', '>', at)
    .orderBy('playedFrom')
    .orderBy('id')
    .limit(1),
);

const findItemByPlanKey = query('broadcasting.findItemByPlanKey', (db, { key }: Given<{ key: string }>) =>
  db.selectFrom('AirItem').select('id').where('planKey', '=', key),
);

/** Stores the reports of a player in the order of their moments. A report that was sent before changes nothing. */
export async function storeReports(
  { database, services, station }: StationScope,
  reports: readonly StoredReport[],
): Promise<void> {
  const { radioId } = station;
  if (reports.length === 0) return;
  await inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId }, services, station: station.id };
    await lockStation.first(writing, { id: station.id });
    for (const report of reports.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
      await storeReport(writing, report);
    await publishAirChanged(transaction, services.events, radioId);
  });
}

interface Writing {
  transaction: Transaction;
  context: { radioId: number };
  services: Services;
  /** Id of the `Station`. */
  station: number;
}

async function storeReport(writing: Writing, report: StoredReport): Promise<void> {
  const { id, kind, item, at, title, problem } = report;
  const airItem = parseId(item ?? '') ?? 0;
  if (kind === 'emergency') return beginEmergency(writing, `emergency ${id}`, at, title);
  if (kind === 'diskFull' || kind === 'diskRoom')
    return reportTrouble(writing, StationTrouble.PLAYER_DISK_FULL, kind === 'diskFull', at);
  if (kind === 'outputs')
    return storeOutputs(writing, { station: writing.station, at, outputs: report.outputs });
  if (kind.startsWith('live'))
    return storeLiveReport(writing, { ...report, live: parseId(report.session ?? '') ?? 0 });
  if (kind === 'began') return begin(writing, airItem, at);
  if (kind === 'failed') {
    await markFailed.write(writing, { id: airItem, problem });
    return end(writing, airItem, at, { state: PlayState.FAILED, problem });
  }
  return end(writing, airItem, at, { state: kind === 'skipped' ? PlayState.SKIPPED : PlayState.PLAYED });
}

async function begin(writing: Writing, id: number, at: Date): Promise<void> {
  const found = await findItemToEnd.first(writing, { id });
  if (!found || found.playedFrom || found.state === PlayState.NOT_SENT) return;
  await endOtherItems(writing, id, at);
  await markBegun.write(writing, { id, at });
  await reportTrouble(writing, StationTrouble.NOTHING_TO_PLAY, false, at);
  // A late report: the item that followed ended this one.
  const next = await findNextItemAfter.first(writing, { at });
  if (next?.playedFrom) await end(writing, id, new Date(next.playedFrom), { state: PlayState.PLAYED });
}

/** Ends the other items on the air: an item whose end was not reported ended when the next item began. */
async function endOtherItems(writing: Writing, but: number, at: Date): Promise<void> {
  for (const { id, playedFrom } of await findItemsOnAir.all(writing))
    if (id !== but && playedFrom && new Date(playedFrom) <= at)
      await end(writing, id, at, { state: PlayState.PLAYED });
}

/**
 * Ends live log entries that began at a moment or before. The end of a live session may be reported after the start of the next
 * item, and a live session that took over continues.
 */
async function endLives(writing: Writing, at: Date): Promise<void> {
  for (const { id, playedFrom, source } of await findItemsOnAir.all(writing))
    if (source === PlaySource.LIVE && playedFrom && new Date(playedFrom) <= at)
      await end(writing, id, at, { state: PlayState.PLAYED });
}

async function end(
  writing: Writing,
  id: number,
  at: Date,
  { state, problem = '' }: { state: PlayState; problem?: string },
): Promise<void> {
  const found = await findItemToEnd.first(writing, { id });
  if (!found?.playedFrom || found.playedUntil) return;
  const from = new Date(found.playedFrom);
  const until = at < from ? from : at;
  const onAirFor = until.getTime() - from.getTime();
  const unsent = found.unsentFor + (await measureUnsentTime(writing, writing.station, from, until));
  if (await isNeverSent(writing, from, { onAirFor, unsent })) {
    const played = `Played from ${from.toISOString()} to ${at.toISOString()}.`;
    return void (await markNotSent.write(writing, { id, problem: played }));
  }
  // Negative when the item ended before an interruption that was already counted.
  const ms = Math.max(0, Math.min(onAirFor - unsent, maxDuration));
  await markEnded.write(writing, { id, at: until, state, ms, problem });
}

/** True when no output was connected for the whole time of an item. Also true for an item that ended in the moment in which it began. */
async function isNeverSent(
  writing: Writing,
  from: Date,
  { onAirFor, unsent }: { onAirFor: number; unsent: number },
): Promise<boolean> {
  if (onAirFor > 0) return unsent >= onAirFor;
  return wasNotSentSince(writing, writing.station, from);
}

async function beginEmergency(writing: Writing, key: string, at: Date, title: string): Promise<void> {
  if (await findItemByPlanKey.first(writing, { key })) return;
  await endOtherItems(writing, 0, at);
  const reason = simpleWhy(WhyRule.DEFAULT);
  await addUnplanned(writing, { planKey: key, source: PlaySource.EMERGENCY, playedFrom: at, title, reason });
  await reportTrouble(writing, StationTrouble.NOTHING_TO_PLAY, true, at);
}

const reportTrouble = (
  writing: Writing,
  trouble: StationTrouble,
  isWrong: boolean,
  at: Date,
): Promise<void> => reportStationTrouble(writing.services, writing, { trouble, isWrong, at });

/**
 * Stores a report about a live session. A live session has several log entries: one for each title, and one after each
 * interruption.
 */
async function storeLiveReport(
  writing: Writing,
  { id, kind, live: session, at, title, credit }: StoredReport & { live: number },
): Promise<void> {
  const { services } = writing;
  if (kind === 'liveLeft') return recordLiveLeft(services, writing, { id: session, at, why: LiveEnd.LEFT });
  if (kind === 'liveLost')
    return recordLiveLeft(services, writing, { id: session, at, why: LiveEnd.LINE_LOST });
  if (kind === 'liveCut') return recordLiveCut(services, writing, session);
  if (kind === 'liveOver') {
    await endLives(writing, at);
    return recordLiveStopped(services, writing, session);
  }
  const planKey = `live ${id}`;
  if (await findItemByPlanKey.first(writing, { key: planKey })) return;
  const live = await recordLiveBegan(services, writing, { id: session, at });
  if (!live) return;
  await endOtherItems(writing, 0, at);
  await reportTrouble(writing, StationTrouble.NOTHING_TO_PLAY, false, at);
  const { name, slot, date, plannedUntil } = live;
  const row = await addUnplanned(writing, {
    planKey,
    source: PlaySource.LIVE,
    plannedUntil: plannedUntil && new Date(plannedUntil) > at ? new Date(plannedUntil) : null,
    playedFrom: at,
    title: title || live.title,
    credit,
    slot,
    date,
    by: name,
    reason: simpleWhy(WhyRule.HAND, { by: name, at: at.toISOString() }),
  });
  const next = await findNextItemAfter.first(writing, { at });
  if (next?.playedFrom) await end(writing, row, new Date(next.playedFrom), { state: PlayState.PLAYED });
}

/** Inserts a row for an unplanned item that is already on the air. */
async function addUnplanned(
  { transaction, context }: Writing,
  given: { playedFrom: Date } & Record<string, unknown>,
): Promise<number> {
  const row = {
    state: PlayState.ON_AIR,
    plannedAt: given.playedFrom,
    plannedUntil: null,
    media: null,
    slot: null,
    cues: { cueIn: 0, cueOut: null, fadeIn: 0, fadeOut: 0, gain: 0 },
    ...given,
  };
  const scope = { radioId: context.radioId, deleted: 'hidden' as const };
  return (await insertRow(transaction, transaction.models.of(AirItem), row, scope)).id;
}
