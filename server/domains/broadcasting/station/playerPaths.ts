import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { invalidInput, notFound } from '../../../kit/errors.ts';
import { refuseUnstorableText } from '../../../kit/graphql/unstorableText.ts';
import type { MachineRequest, MachinePath } from '../../../kit/entrances/machinePath.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { allKinds } from '../../../kit/query/scopes.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { admissionRequest, type Admission } from '../../../protocol/live.ts';
import type { Setup } from '../../../protocol/setup.ts';
import { planRequest, reportsRequest, type Plan, type ReportsAnswer } from '../../../protocol/station.ts';
import { MediaState } from '../../library/public.ts';
import { admitEncoder } from '../live/rights/admit.ts';
import { findLivesForPlayer, noticeLives } from '../live/liveFollowing.ts';
import { endExpiredLives } from '../live/endLive.ts';
import { findLiveById } from '../live/liveQueries.ts';
import { handOut } from '../playout/handOut.ts';
import { storeReports, readReports } from '../playout/reports.ts';
import { storeSentRecording } from '../studio/storeSentRecording.ts';
import { loadStreams } from '../streams/loadStreams.ts';
import { reportNotSending } from './outputs.ts';
import { watchPlan } from './planFailure.ts';
import { findStationOfToken, type OpenStation } from './stationToken.ts';

/*
 * HTTP paths for the player of a station. The player signs in with its own token and reads its own radio only: every query here
 * is bound to the radio of that token.
 */

const findFileForAir = query('broadcasting.findFileForAir', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom(allKinds('MediaItem as medium'))
    .select(['medium.fileKey', 'medium.mimeType'])
    .where('medium.id', '=', id),
);

const findEmergencyMedium = query('broadcasting.findEmergencyMedium', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('MediaItem')
    .select(['id', 'checksum', 'title'])
    .where('id', '=', id)
    .where('state', '=', MediaState.READY),
);

const markPlayerSeen = query(
  'broadcasting.markPlayerSeen',
  (db, { id, at }: Given<{ id: number; at: Date }>) =>
    db.updateTable('Station').set({ seenAt: at }).where('id', '=', id),
);

export const playerPaths: readonly MachinePath[] = [
  {
    path: '/station/plan',
    method: 'POST',
    async answer(request) {
      const station = await findStationOfToken(request);
      if (!station) return undefined;
      const given = read(planRequest, request.body);
      await noticePlayer(request, station);
      if (given.lives !== undefined) await noticeLives(scopeOf(request, station), given.lives);
      // No event is sent when a permission expires, or when a connection is lost because its process ended: both are checked here.
      await endExpiredLives(scopeOf(request, station), Date.now());
      const plan = await watchPlan(request, station, () => waitForPlan(request, station, given));
      return { now: new Date().toISOString(), fade: station.fade, ...plan } satisfies Plan;
    },
  },
  {
    path: '/station/reports',
    method: 'POST',
    maxBytes: 512 * 1024,
    async answer(request) {
      const station = await findStationOfToken(request);
      if (!station) return undefined;
      const given = parse(reportsRequest, request.body).reports;
      const { reports, refused } = readReports(given);
      const { database, services } = request;
      await storeReports({ database, services, station }, reports);
      return { kept: reports.length, refused } satisfies ReportsAnswer;
    },
  },
  {
    path: '/station/live/admit',
    method: 'POST',
    async answer(request) {
      const station = await findStationOfToken(request);
      if (!station) return undefined;
      const { key } = read(admissionRequest, request.body);
      await noticePlayer(request, station);
      const begun = await admitEncoder(scopeOf(request, station), key);
      if (begun.refused) return { refused: begun.refused } satisfies Admission;
      const comesIn = begun.takesOverAt && begun.takesOverAt.getTime() - Date.now();
      return { session: String(begun.session), title: begun.title, credit: '', comesIn } satisfies Admission;
    },
  },
  {
    // Only the process that receives the sound from the browser can serve it: the player repeats its request until it reaches that
    // process.
    path: '/station/live/:session/:part/sound',
    method: 'GET',
    async answer(request) {
      const station = await findStationOfToken(request);
      if (!station) return undefined;
      const [id, part] = [parseId(request.params['session']!), parseId(request.params['part']!)];
      const isOwn =
        id !== undefined &&
        /* guard: live-sound-of-own-radio */ (await findLiveById.any(scopeOf(request, station), { id }));
      const stream = isOwn ? request.services.studio.soundOf(id, part ?? 0) : undefined;
      if (!stream) throw notFound('LiveSession');
      return { stream, type: 'audio/webm' };
    },
  },
  {
    path: '/station/live/:session/:part/recording/:form',
    method: 'POST',
    async answer(request) {
      const station = await findStationOfToken(request);
      if (!station) return undefined;
      const { session, part, form } = request.params;
      const sent = { session: parseId(session!) ?? 0, part: parseId(part!) ?? 0, form: form! };
      await storeSentRecording(scopeOf(request, station), { ...sent, content: request.body });
      return { kept: true };
    },
  },
  {
    path: '/station/setup',
    method: 'GET',
    async answer(request) {
      const station = await findStationOfToken(request);
      if (!station) return undefined;
      return setupOf(request, station);
    },
  },
  {
    path: '/station/media/:id',
    method: 'GET',
    async answer(request) {
      const station = await findStationOfToken(request);
      const id = parseId(request.params['id']!);
      if (!station) return undefined;
      const scope = { database: request.database, radioId: station.radioId };
      const file = id === undefined ? undefined : await findFileForAir.first(scope, { id });
      if (!file?.fileKey) throw notFound('MediaItem');
      return { key: file.fileKey, type: file.mimeType || 'application/octet-stream' };
    },
  },
];

function read<Shape extends z.ZodType>(shape: Shape, body: unknown): z.infer<Shape> {
  refuseUnstorableText(undefined, { body });
  return parse(shape, body);
}

function parse<Shape extends z.ZodType>(shape: Shape, body: unknown): z.infer<Shape> {
  const parsed = shape.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  throw invalidInput({ [parsed.error.issues[0]!.path.join('.') || 'body']: 'invalid' });
}

const scopeOf = ({ database, services }: MachineRequest, { radioId }: OpenStation) => ({
  database,
  services,
  radioId,
});

const noticedEvery = 10_000;

async function noticePlayer(
  { database, services }: MachineRequest,
  { id, radioId, seenAt, notSendingSince }: OpenStation,
): Promise<void> {
  const now = Date.now();
  if (seenAt && now - new Date(seenAt).getTime() < noticedEvery) return;
  await inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId }, services };
    await markPlayerSeen.write(writing, { id, at: new Date(now) });
    if (notSendingSince) await reportNotSending(writing, new Date(notSendingSince), now);
  });
}

/**
 * Returns the plan at once when `wait` is 0, or when it differs from the plan that the player knows. Otherwise returns it after the
 * next event or the maximum wait; it may still be the same then.
 */
async function waitForPlan(
  request: MachineRequest,
  station: OpenStation,
  { playingUntil, wait, known }: z.output<typeof planRequest>,
) {
  const { database, services } = request;
  const until = playingUntil === undefined ? undefined : Date.parse(playingUntil);
  const readPlan = async () => {
    const plan = {
      ...(await handOut({ database, services, station }, until)),
      ...(await findLivesForPlayer(scopeOf(request, station))),
      setup: (await setupOf(request, station)).mark,
    };
    return { ...plan, mark: markOf(plan) };
  };
  if (wait === 0) return readPlan();
  const enough = new AbortController();
  // Subscribes before reading, so that no change in between is missed.
  const changed = waitForChange(request, station, wait, enough.signal);
  try {
    const before = known === undefined ? undefined : await readPlan();
    if (before && before.mark !== known) return before;
    await changed;
  } finally {
    enough.abort();
    await changed;
  }
  return readPlan();
}

/** Hash of the answer: items in order, items to end, the current and the coming live, and the setup. */
const markOf = ({ items, ending, live, coming, setup }: Omit<Plan, 'now' | 'fade' | 'mark'>): string =>
  hashOf([items.map(({ id }) => id), ending, live, coming, setup]);

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Configuration of the player, passwords included. */
async function setupOf(request: MachineRequest, station: OpenStation): Promise<Setup> {
  const { radioId, radioName, slug, timeZone, emergency } = station;
  const scope = scopeOf(request, station);
  const file = emergency === null ? undefined : await findEmergencyMedium.first(scope, { id: emergency });
  const setup = {
    radio: { id: String(radioId), name: radioName, slug, timeZone },
    emergency: file ? { media: file.id, checksum: file.checksum, title: file.title } : null,
    servers: await loadStreams(scope),
  };
  return { ...setup, mark: hashOf(setup) };
}

/** Waits for a change of the air or the plan of this radio, at most `wait` milliseconds. */
async function waitForChange(
  { services, signal }: MachineRequest,
  { radioId }: OpenStation,
  wait: number,
  enough: AbortSignal,
): Promise<void> {
  const ending = new AbortController();
  const until = AbortSignal.any([ending.signal, enough, signal]);
  const first = async (topic: 'airChanged' | 'planChanged') => {
    for await (const event of services.events.subscribe(topic, until)) if (event.radioId === radioId) return;
  };
  try {
    await Promise.race([
      pause(wait, undefined, { signal: until }).catch(() => undefined),
      first('airChanged'),
      first('planChanged'),
    ]);
  } finally {
    ending.abort();
  }
}
