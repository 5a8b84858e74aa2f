import type { Json } from '../../../../tools/testing/json.ts';
import type { TestApp } from '../../../../tools/testing/testApp.ts';
import { ParticipantPart } from '../../programmes/people/participant.ts';
import { addEmission } from '../../scheduling/testing/calendar.ts';
import { minute, planSlot } from './plans.ts';

const fields =
  'id name title how startedAt isComing onAirFrom isOnAir endedAt why endedBy bannedUntil plannedUntil person { id } slot { id } emission { id } rush { id }';

const handoverFields =
  'id name countdown isOffered requestedAt takesOverAt endedAt end endedBy from { id } to { id } person { id }';

/** For tests: functions that send requests about live sessions and stream keys with the given token. */
export function livesOf(app: TestApp, token: string | null, headers: Record<string, string> = {}) {
  const execute = (document: string, variables: object = {}) =>
    app.graphql(document, variables, token, headers);
  return {
    execute,
    makeKey: (name = 'Encoder') =>
      execute(
        'mutation ($name: String!) { createStreamKey(name: $name) { key streamKey { id name lastUsedAt } } }',
        { name },
      ),
    key: async (): Promise<string> =>
      (await execute('mutation { createStreamKey(name: "Encoder") { key } }')).data.createStreamKey.key,
    ownKeys: () => execute('{ ownStreamKeys { id name lastUsedAt } }'),
    keys: () => execute('{ streamKeys(perPage: 100) { items { id name person { id } } } }'),
    deleteKey: (id: string) => execute('mutation ($id: ID!) { deleteStreamKey(id: $id) }', { id }),
    refusal: async () => (await execute('{ liveRefusal }')).data?.liveRefusal,
    now: async (): Promise<Json> => (await execute(`{ liveNow { ${fields} } }`)).data.liveNow,
    byId: async (id: string): Promise<Json> =>
      (await execute(`query ($id: ID!) { liveSession(id: $id) { ${fields} } }`, { id })).data.liveSession,
    list: () => execute(`{ liveSessions(perPage: 100, sort: [{ id: ASC }]) { items { ${fields} } } }`),
    disconnect: (id: string, banMinutes = 0) =>
      execute(
        `mutation ($id: ID!, $banMinutes: Int!) { disconnectLive(id: $id, banMinutes: $banMinutes) { ${fields} } }`,
        { id, banMinutes },
      ),
    takeOverRefusal: async () => (await execute('{ takeOverRefusal }')).data?.takeOverRefusal,
    handoverCandidates: async (): Promise<Json> =>
      (await execute('{ handoverCandidates { id name isWaiting } }')).data.handoverCandidates,
    handover: async (): Promise<Json> =>
      (await execute(`{ liveHandover { ${handoverFields} } }`)).data.liveHandover,
    requestHandover: (seconds: number) =>
      execute(
        `mutation ($countdown: Int!) { requestHandover(countdown: $countdown) { ${handoverFields} } }`,
        {
          countdown: seconds * 1000,
        },
      ),
    offerHandover: (to: string, seconds = 10) =>
      execute(
        `mutation ($to: ID!, $countdown: Int!) { offerHandover(to: $to, countdown: $countdown) { ${handoverFields} } }`,
        { to, countdown: seconds * 1000 },
      ),
    cancelHandover: (id: string) =>
      execute(`mutation ($id: ID!) { cancelHandover(id: $id) { ${handoverFields} } }`, { id }),
    takeOver: (id: string) => execute(`mutation ($id: ID!) { takeOverLive(id: $id) { ${fields} } }`, { id }),
  };
}

/** For tests: plans a live slot of one hour for a presenter. Returns the ids of the slot and the emission. */
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
