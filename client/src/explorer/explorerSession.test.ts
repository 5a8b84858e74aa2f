import { describe, expect, it } from 'vitest';
import { createExplorerSession } from './explorerSession';

describe('the session of the explorer', () => {
  it('takes an access token from the cookie and sends it along', async () => {
    const server = madeUpServer();
    const session = createExplorerSession('/graphql', server.fetch);

    expect(await session.refresh()).toBe(true);
    await session.fetch('/graphql', { method: 'POST', headers: { accept: 'application/json' } });
    expect(server.authorizations).toEqual([null, 'Bearer token-1']);
  });

  it('renews a token that has run out and sends the question again', async () => {
    const server = madeUpServer();
    const session = createExplorerSession('/graphql', server.fetch);
    await session.refresh();
    server.validToken = 'token-2';

    const response = await session.fetch('/graphql', { method: 'POST' });
    expect(await response.json()).toEqual({ data: { ok: true } });
    expect(server.authorizations).toEqual([null, 'Bearer token-1', null, 'Bearer token-2']);
  });

  it('knows when nobody is signed in', async () => {
    const server = madeUpServer();
    server.isSignedIn = false;
    expect(await createExplorerSession('/graphql', server.fetch).refresh()).toBe(false);
  });
});

function madeUpServer() {
  const state = {
    validToken: 'token-1',
    isSignedIn: true,
    given: 0,
    authorizations: [] as (string | null)[],
  };
  const answer = (body: object) => new Response(JSON.stringify(body));
  const refused = () => answer({ data: null, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  const fetch: typeof globalThis.fetch = async (_address, init) => {
    const authorization = new Headers(init?.headers).get('authorization');
    state.authorizations.push(authorization);
    if (String(init?.body ?? '').includes('refreshSession')) {
      state.given += 1;
      return state.isSignedIn
        ? answer({ data: { refreshSession: { accessToken: `token-${state.given}` } } })
        : refused();
    }
    return authorization === `Bearer ${state.validToken}` ? answer({ data: { ok: true } }) : refused();
  };
  return Object.assign(state, { fetch });
}
