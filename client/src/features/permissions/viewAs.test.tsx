// @module-tag smoke
import { afterEach, expect, it } from 'vitest';
import { gql } from '@apollo/client';
import { createApi } from '../../apollo/client';
import { createSessionStore } from '../../apollo/session/sessionStore';
import { SignOutDocument } from '../../apollo/outside.generated';
import { createRefresh } from '../../apollo/session/refresh';
import { send } from '../../apollo/send';
import { tabView } from '../../apollo/session/tab';
import { createCan, readOnlyCan } from '../../kit/access/ability';
import { answerFetch } from '../../testing/answerFetch';
import { answerLink } from '../../testing/answerLink';
import { sessionOf, testViewer } from '../../testing/testSession';

afterEach(() => sessionStorage.clear());

const cut = { ...testViewer, abilities: [{ action: 'read', subject: 'Invoice', condition: null }] };

it('adds the viewed role to every request, except requests as oneself', async () => {
  const { api, refresh, sent, session } = open();
  tabView.set({ id: '7', name: 'editor' });
  await refresh();
  const query = gql`
    query Anything {
      invoice(id: "1") {
        id
      }
    }
  `;
  await api.client.query({ query });
  await send(SignOutDocument, {});
  expect(sent).toEqual([
    ['RefreshSession', undefined],
    ['ViewedViewer', '7'],
    ['Anything', '7'],
    ['SignOut', undefined],
  ]);
  expect(session.getState()).toMatchObject({ viewer: cut, viewedAs: { id: '7', name: 'editor' } });
});

it('is over when the role is gone, and with the session', async () => {
  const { refresh, session } = open({ isDeleted: true });
  tabView.set({ id: '7', name: 'editor' });
  await refresh();
  expect(session.getState()).toMatchObject({ viewer: testViewer, viewedAs: undefined });
  tabView.set({ id: '7', name: 'editor' });
  session.end();
  expect(tabView.get()).toBeUndefined();
});

it('is looking only', () => {
  const can = readOnlyCan(createCan([{ action: 'manage', subject: 'all' }]));
  expect(can({ action: 'read', subject: 'Invoice' })).toBe(true);
  for (const action of ['create', 'update', 'delete', 'manage'])
    expect(can({ action, subject: 'Invoice' })).toBe(false);
});

function open({ isDeleted: isRemoved = false } = {}) {
  const sent: unknown[] = [];
  const session = createSessionStore();
  const transport = answerLink((operation) => {
    const { headers = {} } = operation.getContext() as { headers?: Record<string, string> };
    sent.push([operation.operationName, headers['x-view-as']]);
    return { data: { invoice: { __typename: 'Invoice', id: '1' } } };
  });
  answerFetch(({ name }, headers) => {
    sent.push([name, headers.get('x-view-as') ?? undefined]);
    if (name === 'SignOut') return { data: { signOut: true } };
    if (name === 'ViewedViewer')
      return isRemoved ? { error: { code: 'FORBIDDEN' } } : { data: { viewer: cut } };
    return { data: { refreshSession: sessionOf('t') } };
  });
  const refresh = createRefresh(session);
  return { api: createApi(session, refresh, transport), refresh, sent, session };
}
