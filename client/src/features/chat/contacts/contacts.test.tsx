import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ToastHost } from '../../../kit/feedback/toasts/ToastHost';
import type { Answer } from '../../../testing/answer';
import { testViewer, type TestViewer } from '../../../testing/testSession';
import type { ChatContactFieldsFragment } from '../chat.generated';
import { personWith, threadWith } from '../testing/chats';
import { show } from '../testing/showChat';

const contact = (
  id: string,
  name: string,
  more: Partial<ChatContactFieldsFragment> = {},
): ChatContactFieldsFragment => ({
  __typename: 'ChatContact',
  id,
  kind: null,
  mayWrite: false,
  person: personWith(id, name),
  ...more,
});

const reader: TestViewer = { ...testViewer, abilities: [{ action: 'read', subject: 'ChatThread' }] };

/** Renders a chat whose viewer has contacts. Mutations of the test change these contacts. */
function showContacts({
  known = [],
  found = [],
  viewer = testViewer,
  answers = {},
}: {
  known?: readonly ChatContactFieldsFragment[];
  found?: readonly ChatContactFieldsFragment[];
  viewer?: TestViewer;
  answers?: Record<string, (variables: Record<string, unknown>) => Answer>;
}) {
  return show({
    viewer,
    outside: <ToastHost />,
    answer: ({ name, variables }) => {
      if (answers[name]) return answers[name](variables);
      if (name === 'ChatPeople') return { data: { findChatPeople: found } };
      return undefined;
    },
    contacts: known,
  });
}

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Contacts/ }));
  return screen.findByRole('dialog', { name: 'Contacts' });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());

describe('the people of the viewer', () => {
  it('show an empty state', async () => {
    showContacts({});
    expect(await within(await open()).findByText(/^No contacts yet/)).toBeTruthy();
  });

  it('count friend requests, which are accepted or declined', async () => {
    const { requests } = showContacts({
      known: [
        contact('2', 'Bo', { kind: 'REQUEST_RECEIVED' }),
        contact('3', 'Cy', { kind: 'REQUEST_RECEIVED' }),
      ],
      answers: { AnswerChatFriend: () => ({ data: { answerChatFriend: true } }) },
    });
    await screen.findByRole('button', { name: /2 friend requests/ });
    await open();
    await press('Accept: Bo');
    await press('Decline: Cy');
    await waitFor(() =>
      expect(
        requests.filter(({ name }) => name === 'AnswerChatFriend').map(({ variables }) => variables),
      ).toEqual([
        { userId: '2', accepted: true },
        { userId: '3', accepted: false },
      ]),
    );
  });

  it('are found by the exact username and requested, with a notice when that failed', async () => {
    const { requests } = showContacts({
      found: [contact('9', 'Dee')],
      answers: { SendFriendRequest: () => ({ error: { code: 'RATE_LIMITED' } }) },
    });
    const drawer = await open();
    await userEvent.type(within(drawer).getByRole('searchbox', { name: 'Find people' }), 'dee');
    await press('Send friend request: Dee');
    expect(await screen.findByText('The change for Dee was not saved')).toBeTruthy();
    expect(requests.find(({ name }) => name === 'SendFriendRequest')?.variables).toEqual({ username: 'dee' });
    // The viewer may not write to a person before the request was accepted.
    expect(screen.queryByRole('button', { name: 'Send message: Dee' })).toBeNull();
  });

  it('exclude people whom a reader may not write to', async () => {
    showContacts({ viewer: reader, known: [contact('2', 'Bo', { kind: 'FRIENDS', mayWrite: true })] });
    const drawer = await open();
    await within(drawer).findByText('Bo');
    expect(within(drawer).queryByRole('button', { name: 'Send message: Bo' })).toBeNull();
  });

  it('withdraw a request, end a friendship after a confirmation, and write to a friend', async () => {
    const { requests, router } = showContacts({
      known: [
        contact('2', 'Bo', { kind: 'FRIENDS', mayWrite: true }),
        contact('3', 'Cy', { kind: 'REQUEST_SENT' }),
      ],
      answers: {
        EndChatFriendship: () => ({ data: { endChatFriendship: true } }),
        OpenChatThread: () => ({ data: { openChatThread: threadWith('7') } }),
      },
    });
    await open();
    await press('Cancel request: Cy');
    await press('More actions for Bo');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove friend' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove friend' }));
    await waitFor(() =>
      expect(
        requests.filter(({ name }) => name === 'EndChatFriendship').map(({ variables }) => variables),
      ).toEqual([{ userId: '3' }, { userId: '2' }]),
    );
    await press('Send message: Bo');
    await waitFor(() => expect(router.state.location.search).toBe('?thread=7'));
    expect(requests.find(({ name }) => name === 'OpenChatThread')?.variables).toMatchObject({
      peopleIds: ['2'],
    });
  });

  it('are blocked with an undo, and let in again', async () => {
    const { requests } = showContacts({
      known: [
        contact('2', 'Bo', { kind: 'FRIENDS', mayWrite: true }),
        contact('3', 'Cy', { kind: 'BLOCKED' }),
      ],
      answers: { SetChatBlocked: () => ({ data: { setChatBlocked: true } }) },
    });
    await open();
    await press('More actions for Bo');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
    const reported = await screen.findByText('Bo is blocked. They are not notified.');
    const toast = reported.closest<HTMLElement>('[data-part=root]')!;
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await press('Unblock: Cy');
    await waitFor(() =>
      expect(
        requests.filter(({ name }) => name === 'SetChatBlocked').map(({ variables }) => variables),
      ).toEqual([
        { userId: '2', blocked: true },
        { userId: '2', blocked: false },
        { userId: '3', blocked: false },
      ]),
    );
    // The messages are requested again, because their texts depend on who is blocked.
    expect(requests.filter(({ name }) => name === 'ChatThreads').length).toBeGreaterThan(1);
  });
});
