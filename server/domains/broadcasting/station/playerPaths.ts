import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { invalidInput, notFound } from '../../../kit/errors.ts';
import { refuseUnstorableText } from '../../../kit/graphql/unstorableText.ts';
import type { MachineRequest, MachinePath } from '../../../kit/machines/machinePath.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { allKinds } from '../../../kit/query/scopes.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { admissionRequest, type Admission } from '../../../protocol/live.ts';
import type { Setup } from '../../../protocol/setup.ts';
import { planRequest, reportsRequest, type Plan, type ReportsAnswer } from '../../../protocol/station.ts';
import { MediaState } from '../../library/public.ts';
import { admitEncoder } from '../live/admit.ts';
import { livesForPlayer, noticeLives } from '../live/liveFollowing.ts';
import { endWhatIsOver } from '../live/endLive.ts';
import { liveById } from '../live/liveQueries.ts';
import '../playout/airEvents.ts';
import { handOut } from '../playout/handOut.ts';
import { keepReports, readReports } from '../playout/reports.ts';
import { keepSent } from '../studio/keepSent.ts';
import { streamsOf } from '../streams/streamsOf.ts';
import { reportNotSending } from './outputs.ts';
import { watched } from './planFailure.ts';
import { stationOf, type OpenStation } from './stationToken.ts';

/*
 * HTTP paths for the player of a station. The player signs in with its own token and reads its own radio only: every query here
 * is bound to the radio of that token.
 */

const fileForAir = query('broadcasting.fileForAir', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom(allKinds('MediaItem as medium'))
    .select(['medium.fileKey', 'medium.mimeType'])
    .where('medium.id', '=', id),
);

const emergencyMedium = query('broadcasting.emergencyMedium', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('MediaItem')
    .select(['id', 'checksum', 'title'])
    .where('id', '=', id)
    .where('state', '=', MediaState.READY),
);

const seen = query('broadcasting.playerSeen', (db, { id, at }: Given<{ id: number; at: Date }>) =>
  db.updateTable('Station').set({ seenAt: at }).where('id', '=', id),
);

export const playerPaths: readonly MachinePath[] = [
  {
    path: '/station/plan',
    method: 'POST',
    async answer(asked) {
      const station = await stationOf(asked);
      if (!station) return undefined;
      const given = read(planRequest, asked.body);
      await noticePlayer(asked, station);
      if (given.lives !== undefined) await noticeLives(placeOf(asked, station), given.lives);
      // Permissions expire by time, and a connection lost with its process sends no event: both are checked here.
      await endWhatIsOver(placeOf(asked, station), Date.now());
      const told = await watched(asked, station, () => toldOnceNew(asked, station, given));
      return { now: new Date().toISOString(), fade: station.fade, ...told } satisfies Plan;
    },
  },
  {
    path: '/station/reports',
    method: 'POST',
    maxBytes: 512 * 1024,
    async answer(asked) {
      const station = await stationOf(asked);
      if (!station) return undefined;
      const given = parse(reportsRequest, asked.body).reports;
      const { reports, refused } = readReports(given);
      const { database, services } = asked;
      await keepReports({ database, services, station }, reports);
      return { kept: reports.length, refused } satisfies ReportsAnswer;
    },
  },
  {
    path: '/station/live/admit',
    method: 'POST',
    async answer(asked) {
      const station = await stationOf(asked);
      if (!station) return undefined;
      const { key } = read(admissionRequest, asked.body);
      await noticePlayer(asked, station);
      const begun = await admitEncoder(placeOf(asked, station), key);
      if (begun.refused) return { refused: begun.refused } satisfies Admission;
      const comesIn = begun.takesOverAt && begun.takesOverAt.getTime() - Date.now();
      return { session: String(begun.session), title: begun.title, credit: '', comesIn } satisfies Admission;
    },
  },
  {
    // Only the process that has the connection knows the sound: the player repeats its request until it reaches that process.
    path: '/station/live/:session/:part/sound',
    method: 'GET',
    async answer(asked) {
      const station = await stationOf(asked);
      if (!station) return undefined;
      const [id, part] = [parseId(asked.params['session']!), parseId(asked.params['part']!)];
      const isOwn =
        id !== undefined &&
        /* guard: live-sound-of-own-radio */ (await liveById.any(placeOf(asked, station), { id }));
      const stream = isOwn ? asked.services.studio.soundOf(id, part ?? 0) : undefined;
      if (!stream) throw notFound('LiveSession');
      return { stream, type: 'audio/webm' };
    },
  },
  {
    path: '/station/live/:session/:part/recording/:form',
    method: 'POST',
    async answer(asked) {
      const station = await stationOf(asked);
      if (!station) return undefined;
      const { session, part, form } = asked.params;
      const sent = { session: parseId(session!) ?? 0, part: parseId(part!) ?? 0, form: form! };
      await keepSent(placeOf(asked, station), { ...sent, content: asked.body });
      return { kept: true };
    },
  },
  {
    path: '/station/setup',
    method: 'GET',
    async answer(asked) {
      const station = await stationOf(asked);
      if (!station) return undefined;
      return setupOf(asked, station);
    },
  },
  {
    path: '/station/media/:id',
    method: 'GET',
    async answer(asked) {
      const station = await stationOf(asked);
      const id = parseId(asked.params['id']!);
      if (!station) return undefined;
      const place = { database: asked.database, radioId: station.radioId };
      const file = id === undefined ? undefined : await fileForAir.first(place, { id });
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

const placeOf = ({ database, services }: MachineRequest, { radioId }: OpenStation) => ({
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
    await seen.write(writing, { id, at: new Date(now) });
    if (notSendingSince) await reportNotSending(writing, new Date(notSendingSince), now);
  });
}

/** Returns the plan as soon as it differs from the known one, or when the wait is over. */
async function toldOnceNew(
  asked: MachineRequest,
  station: OpenStation,
  { playingUntil, wait, known }: z.output<typeof planRequest>,
) {
  const { database, services } = asked;
  const until = playingUntil === undefined ? undefined : Date.parse(playingUntil);
  const told = async () => {
    const plan = {
      ...(await handOut({ database, services, station }, until)),
      ...(await livesForPlayer(placeOf(asked, station))),
      setup: (await setupOf(asked, station)).mark,
    };
    return { ...plan, mark: markOf(plan) };
  };
  if (wait === 0) return told();
  const enough = new AbortController();
  // Subscribes before reading, so that no change in between is missed.
  const changed = news(asked, station, wait, enough.signal);
  try {
    const before = known === undefined ? undefined : await told();
    if (before && before.mark !== known) return before;
    await changed;
  } finally {
    enough.abort();
    await changed;
  }
  return told();
}

/** Hash of the answer: items in order, items to end, the current and the coming live, and the setup. */
const markOf = ({ items, ending, live, coming, setup }: Omit<Plan, 'now' | 'fade' | 'mark'>): string =>
  hashOf([items.map(({ id }) => id), ending, live, coming, setup]);

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Configuration of the player, passwords included. */
async function setupOf(asked: MachineRequest, station: OpenStation): Promise<Setup> {
  const { radioId, radioName, slug, timeZone, emergency } = station;
  const place = placeOf(asked, station);
  const file = emergency === null ? undefined : await emergencyMedium.first(place, { id: emergency });
  const setup = {
    radio: { id: String(radioId), name: radioName, slug, timeZone },
    emergency: file ? { media: file.id, checksum: file.checksum, title: file.title } : null,
    servers: await streamsOf(place),
  };
  return { ...setup, mark: hashOf(setup) };
}

/** Waits for a change of the air or the plan of this radio, at most `wait` milliseconds. */
async function news(
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
