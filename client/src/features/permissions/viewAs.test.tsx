import { ApolloLink } from '@apollo/client/link';
import { afterEach, expect, it } from 'vitest';
import { of } from 'rxjs';
import { gql } from '@apollo/client';
import { asOneself } from '../../apollo/authLink';
import { createApi } from '../../apollo/client';
import { createSessionStore } from '../../apollo/sessionStore';
import { SignOutDocument } from '../../apollo/session.generated';
import { tabView } from '../../apollo/tabView';
import { createCan, lookingOnly } from '../../kit/access/ability';
import { testViewer } from '../../testing/renderPage';

afterEach(() => sessionStorage.clear());

const cut = { ...testViewer, abilities: [{ __typename: 'AbilityRule', action: 'read', subject: 'Invoice' }] };

it('tells every request which role is viewed, but for those that one makes as oneself', async () => {
  const { api, sent, session } = open();
  tabView.set({ id: '7', name: 'editor' });
  await api.refresh();
  const query = gql`
    query Anything {
      anything
    }
  `;
  await api.client.query({ query });
  await api.client.mutate({ mutation: SignOutDocument, context: asOneself });
  expect(sent).toEqual([
    ['RefreshSession', undefined],
    ['ViewedViewer', '7'],
    ['Anything', '7'],
    ['SignOut', undefined],
  ]);
  expect(session.getState()).toMatchObject({ viewer: cut, viewedAs: { id: '7', name: 'editor' } });
});

it('is over when the role is gone, and with the session', async () => {
  const { api, session } = open({ isGone: true });
  tabView.set({ id: '7', name: 'editor' });
  await api.refresh();
  expect(session.getState()).toMatchObject({ viewer: testViewer, viewedAs: undefined });
  tabView.set({ id: '7', name: 'editor' });
  session.end();
  expect(tabView.get()).toBeUndefined();
});

it('is looking only', () => {
  const can = lookingOnly(createCan([{ action: 'manage', subject: 'all' }]));
  expect(can({ action: 'read', subject: 'Invoice' })).toBe(true);
  for (const action of ['create', 'update', 'delete', 'manage'])
    expect(can({ action, subject: 'Invoice' })).toBe(false);
});

function open({ isGone = false } = {}) {
  const sent: unknown[] = [];
  const session = createSessionStore();
  const transport = new ApolloLink((operation) => {
    const { headers = {} } = operation.getContext() as { headers?: Record<string, string> };
    sent.push([operation.operationName, headers['x-view-as']]);
    if (operation.operationName === 'RefreshSession') {
      const payload = { accessToken: 't', expiresAt: '2030-01-01T00:00:00Z', viewer: testViewer };
      return of({ data: { refreshSession: { __typename: 'SessionPayload', ...payload } } });
    }
    if (operation.operationName === 'SignOut') return of({ data: { signOut: true } });
    if (operation.operationName !== 'ViewedViewer') return of({ data: { anything: 1 } });
    if (isGone) return of({ errors: [{ message: 'gone', extensions: { code: 'FORBIDDEN' } }] });
    return of({ data: { viewer: cut } });
  });
  return { api: createApi(session, transport), sent, session };
}
