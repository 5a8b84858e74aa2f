import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReportsAnswer } from '../../../protocol/station.ts';
import type { Json } from '../../../../tools/testing/json.ts';
import type { TestApp } from '../../../../tools/testing/testApp.ts';

/** For tests: functions that send the HTTP requests of a player, with or without a token. */
export function playerWith(app: TestApp, token: string | undefined) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const post = (url: string, payload: object | string) =>
    app.server.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    });
  const get = (url: string, more: Record<string, string> = {}) =>
    app.server.inject({ method: 'GET', url, headers: { ...headers, ...more } });
  return {
    requestPlan: (body: object | string = {}) => post('/station/plan', body),
    /** Requests the plan as a player that waits for changes; fails when no change arrives in time. */
    async waitForPlan(body: object) {
      const wait = 20_000;
      const late = pause(wait * 0.75, undefined, { ref: false }).then(() => {
        throw new Error('The player got no answer in time.');
      });
      return Promise.race([post('/station/plan', { ...body, wait }), late]);
    },
    requestSetup: () => get('/station/setup'),
    requestMedia: (id: number | string, more: Record<string, string> = {}) =>
      get(`/station/media/${id}`, more),
    postReports: (body: object | string) => post('/station/reports', body),
    /** Requests admission for an encoder with this key. Returns its live session, or the refusal. */
    admit: async (key: string) =>
      (await post('/station/live/admit', { key })).json<{
        session?: string;
        title?: string;
        refused?: string;
      }>(),
    /** Plan of the player, from the end of the current item. */
    async plan(playingUntil?: number): Promise<{ items: Json[]; ending: string[] }> {
      const more = playingUntil === undefined ? {} : { playingUntil: new Date(playingUntil).toISOString() };
      const answer = await post('/station/plan', more);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    },
    /** Sends reports of the player, each as `[kind, item, moment]`. */
    async report(...reports: Array<[kind: string, item: string | undefined, at: number, more?: object]>) {
      const answer = await post('/station/reports', {
        reports: reports.map(([kind, item, at, more]) => ({
          id: randomUUID(),
          kind,
          ...(item !== undefined && { item }),
          at: new Date(at).toISOString(),
          ...more,
        })),
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<ReportsAnswer>().kept;
    },
  };
}

/** For tests: creates a station token for the user's current radio. Returns it with the functions of `playerWith`. */
export async function openPlayer(app: TestApp, token: string, headers: Record<string, string> = {}) {
  const { data, errors } = await app.graphql(
    'mutation { createStationToken { token station { id } } }',
    {},
    token,
    headers,
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const made: string = data.createStationToken.token;
  return { ...playerWith(app, made), token: made };
}

const itemFields =
  'id state source plannedAt plannedUntil isHard playedFrom playedUntil playedFor title credit album isrc isUntitled isEnding by problem';
const all = `${itemFields} media { id } slot { id }`;

/** For tests: functions that send requests about the as-run log with the given token. */
export function logOf(app: TestApp, token: string | null, headers: Record<string, string> = {}) {
  const execute = (document: string, variables: object = {}) =>
    app.graphql(document, variables, token, headers);
  return {
    execute,
    item: async (id: string): Promise<Json> =>
      (await execute(`query ($id: ID!) { airItem(id: $id) { ${all} why { rule by insteadOf } } }`, { id }))
        .data.airItem,
    items: (filter: object = {}) =>
      execute(
        `query ($filter: AirItemFilter) { airItems(filter: $filter, perPage: 40) { totalItems items { ${itemFields} } } }`,
        { filter },
      ),
    playNext: (mediaId: number | string, afterId?: string) =>
      execute(
        `mutation ($mediaId: ID!, $afterId: ID) { playNext(mediaId: $mediaId, afterId: $afterId) { ${all} why { rule by } } }`,
        { mediaId: String(mediaId), afterId },
      ),
    pause: (minutes: number) =>
      execute('mutation ($duration: Int!) { pausePlan(duration: $duration) { pause { until by } } }', {
        duration: minutes * 60_000,
      }),
    release: () => execute('mutation { resumePlan { pause { until } } }'),
    skip: (id: string) => execute(`mutation ($id: ID!) { skipAirItem(id: $id) { ${itemFields} } }`, { id }),
    nowPlaying: () =>
      execute(
        '{ nowPlaying { isOnAir isLive songName songImage itemData downloadUrl nameId hasVideo isWebRtc currentSong { id title credit album artwork startsAt endsAt } next { id title } listen { name url format bitrate } } }',
      ),
  };
}
