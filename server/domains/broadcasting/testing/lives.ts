import type { Json } from '../../../../tools/testing/json.ts';
import type { TestApp } from '../../../../tools/testing/testApp.ts';
import { ParticipantPart } from '../../programmes/people/participant.ts';
import { addEmission } from '../../scheduling/testing/calendar.ts';
import { minute, planSlot } from './plans.ts';

const fields =
  'id name title how startedAt isComing onAirFrom isOnAir endedAt why endedBy bannedUntil plannedUntil person { id } slot { id } emission { id } rush { id }';

const handoverFields =
  'id name countdown isOffered requestedAt takesOverAt endedAt end endedBy from { id } to { id } person { id }';

/** Functions that send requests about live sessions and stream keys with the given token. */
export function livesOf(app: TestApp, token: string | null, headers: Record<string, string> = {}) {
  const ask = (document: string, variables: object = {}) => app.graphql(document, variables, token, headers);
  return {
    ask,
    makeKey: (name = 'Encoder') =>
      ask(
        'mutation ($name: String!) { createStreamKey(name: $name) { key streamKey { id name lastUsedAt } } }',
        { name },
      ),
    key: async (): Promise<string> =>
      (await ask('mutation { createStreamKey(name: "Encoder") { key } }')).data.createStreamKey.key,
    ownKeys: () => ask('{ ownStreamKeys { id name lastUsedAt } }'),
    keys: () => ask('{ streamKeys(perPage: 100) { items { id name person { id } } } }'),
    deleteKey: (id: string) => ask('mutation ($id: ID!) { deleteStreamKey(id: $id) }', { id }),
    refusal: async () => (await ask('{ liveRefusal }')).data?.liveRefusal,
    now: async (): Promise<Json> => (await ask(`{ liveNow { ${fields} } }`)).data.liveNow,
    one: async (id: string): Promise<Json> =>
      (await ask(`query ($id: ID!) { liveSession(id: $id) { ${fields} } }`, { id })).data.liveSession,
    list: () => ask(`{ liveSessions(perPage: 100, sort: [{ id: ASC }]) { items { ${fields} } } }`),
    disconnect: (id: string, banMinutes = 0) =>
      ask(
        `mutation ($id: ID!, $banMinutes: Int!) { disconnectLive(id: $id, banMinutes: $banMinutes) { ${fields} } }`,
        { id, banMinutes },
      ),
    takeOverRefusal: async () => (await ask('{ takeOverRefusal }')).data?.takeOverRefusal,
    handoverCandidates: async (): Promise<Json> =>
      (await ask('{ handoverCandidates { id name isWaiting } }')).data.handoverCandidates,
    handover: async (): Promise<Json> =>
      (await ask(`{ liveHandover { ${handoverFields} } }`)).data.liveHandover,
    requestHandover: (seconds: number) =>
      ask(`mutation ($countdown: Int!) { requestHandover(countdown: $countdown) { ${handoverFields} } }`, {
        countdown: seconds * 1000,
      }),
    offerHandover: (to: string, seconds = 10) =>
      ask(
        `mutation ($to: ID!, $countdown: Int!) { offerHandover(to: $to, countdown: $countdown) { ${handoverFields} } }`,
        { to, countdown: seconds * 1000 },
      ),
    cancelHandover: (id: string) =>
      ask(`mutation ($id: ID!) { cancelHandover(id: $id) { ${handoverFields} } }`, { id }),
    takeOver: (id: string) => ask(`mutation ($id: ID!) { takeOverLive(id: $id) { ${fields} } }`, { id }),
  };
}

/** Plans a live slot of an hour for a presenter. Returns the ids of the slot and the emission. */
export async function planLive(app: TestApp, planner: string, presenter: string, at: number) {
  const { data } = await app.graphql('{ viewer { id } }', {}, presenter);
  const emission = await addEmission(app, planner, 'Morning live');
  const { errors } = await app.graphql(
    'mutation ($id: ID!, $people: [ParticipantInput!]!) { setEmissionPeople(id: $id, version: 1, people: $people) { id } }',
    { id: emission, people: [{ userId: data.viewer.id, part: ParticipantPart.PRESENTER }] },
    planner,
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const slot = await planSlot(app, planner, at, 60 * minute, {
    category: 'LIVE',
    layer: 'LIVE',
    emissionId: emission,
  });
  return { slot, emission, person: String(data.viewer.id) };
}
