import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ToastHost } from '../../../kit/feedback/toasts/ToastHost';
import type { Answer } from '../../../testing/answer';
import type { ChatMemberFieldsFragment, ChatThreadFieldsFragment } from '../chat.generated';
import { personWith, threadWith } from '../testing/chats';
import { show } from '../testing/showChat';

const member = (
  id: string,
  name: string,
  more: Partial<ChatMemberFieldsFragment> = {},
): ChatMemberFieldsFragment => ({
  __typename: 'ChatPerson',
  id: `p${id}`,
  part: 'MEMBER',
  joinedAt: '2026-11-20T10:00:00.000Z',
  silencedUntil: null,
  person: personWith(id, name),
  ...more,
});

const several = (more: Partial<ChatThreadFieldsFragment> = {}) =>
  threadWith('7', { name: 'Plan', isPair: false, peopleCount: 3, ...more });
const owned = several({
  mayUpdate: true,
  mayModerate: true,
  own: { ...threadWith('7').own!, part: 'OWNER' },
});
const people = [
  member('1', 'Ada Merle', { part: 'OWNER' }),
  member('2', 'Bo'),
  member('3', 'Cy', { part: 'MODERATOR' }),
];

function showThread(
  thread: ChatThreadFieldsFragment,
  answers: Record<string, (variables: Record<string, unknown>) => Answer> = {},
) {
  return show({
    address: '/?thread=7',
    threads: [thread],
    outside: <ToastHost />,
    answer: ({ name, variables }) =>
      answers[name]?.(variables) ??
      (name === 'ChatThreadPeople'
        ? {
            data: {
              chatThread: { __typename: 'ChatThread', id: '7', people: variables['after'] ? [] : people },
            },
          }
        : name === 'ChatBannedPeople'
          ? { data: { chatThread: { __typename: 'ChatThread', id: '7', bannedPeople: [] } } }
          : undefined),
  });
}
const openMenu = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));
/** Clicks the undo button of a notice. Notices of other tests may still be fading out. */
const undo = async (reported: string) => {
  const title = await screen.findByText(reported);
  const toast = title.closest<HTMLElement>('[data-part=root]')!;
  await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
};
const openPeople = async () => {
  await openMenu('Plan');
  await choose('Members');
  return screen.findByRole('dialog', { name: 'Members of Plan' });
};

beforeEach(() => localStorage.clear());

describe('the people of a thread', () => {
  it('are read-only for plain members', async () => {
    showThread(several());
    const drawer = await openPeople();
    await within(drawer).findByText('Bo');
    expect(within(drawer).getByText('Moderator')).toBeTruthy();
    await openMenu('Bo');
    await screen.findByRole('menuitem', { name: 'Block' });
    for (const name of ['Make moderator', 'Mute for an hour', 'Remove'])
      expect(screen.queryByRole('menuitem', { name })).toBeNull();
    // Every participant of a private group thread may add people.
    expect(within(drawer).getByRole('button', { name: 'Add people' })).toBeTruthy();
  });

  it('shows an error when a change was rejected', async () => {
    showThread(owned, { GiveChatPart: () => ({ error: { code: 'FORBIDDEN' } }) });
    await openPeople();
    await openMenu('Bo');
    await choose('Make moderator');
    expect(await screen.findByText('The change for Bo was not saved')).toBeTruthy();
  });

  it('get another part by who made it, and are silenced for a time', async () => {
    const { requests } = showThread(owned, {
      GiveChatPart: () => ({ data: { giveChatPart: owned } }),
      SilenceChatPerson: () => ({ data: { silenceChatPerson: owned } }),
    });
    await openPeople();
    await openMenu('Cy');
    await choose('Remove as moderator');
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'GiveChatPart')?.variables).toEqual({
        id: '7',
        userId: '3',
        part: 'MEMBER',
      }),
    );
    await openMenu('Bo');
    await choose('Mute for a day');
    await waitFor(() => expect(requests.some(({ name }) => name === 'SilenceChatPerson')).toBe(true));
    const { until } = requests.find(({ name }) => name === 'SilenceChatPerson')!.variables;
    const hours = (new Date(String(until)).getTime() - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    // The list is requested again after each of the two changes.
    await waitFor(() =>
      expect(requests.filter(({ name }) => name === 'ChatThreadPeople').length).toBeGreaterThanOrEqual(3),
    );
  });

  it('are taken out, and put back by an undo', async () => {
    const { requests } = showThread(owned, {
      RemoveChatPerson: () => ({ data: { removeChatPerson: owned } }),
      AddChatPeople: () => ({ data: { addChatPeople: owned } }),
    });
    await openPeople();
    await openMenu('Bo');
    await choose('Remove');
    await undo('Bo removed');
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'AddChatPeople')?.variables).toEqual({
        id: '7',
        peopleIds: ['2'],
      }),
    );
  });

  it('are banned, listed for moderators, and admitted again', async () => {
    let bannedPeople: ChatMemberFieldsFragment[] = [];
    const { requests } = showThread(owned, {
      SetChatPersonBlocked: ({ blocked }) => {
        bannedPeople = blocked ? [member('2', 'Bo')] : [];
        return { data: { setChatPersonBlocked: owned } };
      },
      ChatBannedPeople: () => ({
        data: { chatThread: { __typename: 'ChatThread', id: '7', bannedPeople: bannedPeople } },
      }),
    });
    const drawer = await openPeople();
    await openMenu('Bo');
    await choose('Ban');
    const banned = await within(drawer).findByRole('region', { name: 'Banned' });
    await userEvent.click(within(banned).getByRole('button', { name: 'Unban: Bo' }));
    await waitFor(() => expect(within(drawer).queryByRole('region', { name: 'Banned' })).toBeNull());
    expect(
      requests.filter(({ name }) => name === 'SetChatPersonBlocked').map(({ variables }) => variables),
    ).toEqual([
      { id: '7', userId: '2', blocked: true },
      { id: '7', userId: '2', blocked: false },
    ]);
  });

  it('are requested as banned by moderators alone', async () => {
    const { requests } = showThread(several());
    await within(await openPeople()).findByText('Bo');
    expect(requests.some(({ name }) => name === 'ChatBannedPeople')).toBe(false);
  });

  it('are shown page by page where there are many', async () => {
    const many = Array.from({ length: 130 }, (_, at) => member(String(at + 1), `Person ${at + 1}`));
    const { requests } = showThread(several({ peopleCount: 130 }), {
      ChatThreadPeople: ({ after }) => {
        const from = after ? many.findIndex(({ id }) => id === after) + 1 : 0;
        return {
          data: {
            chatThread: { __typename: 'ChatThread', id: '7', people: many.slice(from, from + 100) },
          },
        };
      },
    });
    const drawer = await openPeople();
    await within(drawer).findByText('Person 100');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Show more' }));
    await within(drawer).findByText('Person 130');
    expect(within(drawer).getAllByRole('listitem')).toHaveLength(130);
    expect(within(drawer).queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(
      requests.filter(({ name }) => name === 'ChatThreadPeople').map(({ variables }) => variables['after']),
    ).toContain('p100');
  });

  it('are two in a thread of two, which has nobody above the other', async () => {
    showThread(threadWith('7'));
    await openMenu('Bo');
    await screen.findByRole('menuitem', { name: 'Leave' });
    for (const name of ['Name and picture', 'Close', 'Delete conversation'])
      expect(screen.queryByRole('menuitem', { name })).toBeNull();
  });
});

describe('a thread', () => {
  it('is renamed, and compared after a concurrent change', async () => {
    const { requests } = showThread(owned, {
      RenameChatThread: ({ name }) => ({
        data: { renameChatThread: { ...owned, name: String(name), version: 2 } },
      }),
    });
    await openMenu('Plan');
    await choose('Name and picture');
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Plans');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Plans' })).toBeTruthy();
    expect(requests.find(({ name: requestName }) => requestName === 'RenameChatThread')?.variables).toEqual({
      id: '7',
      version: 1,
      name: 'Plans',
    });
  });

  it('has a picture, which its owner may replace', async () => {
    showThread({ ...owned, picture: '/files/chatpictures/plan-256.webp' });
    await openMenu('Plan');
    const shown = document.querySelectorAll('img[src="/files/chatpictures/plan-64.webp"]');
    expect(shown.length).toBeGreaterThan(0);
    await choose('Name and picture');
    const drawer = await screen.findByRole('dialog', { name: /Plan/ });
    await within(drawer).findByRole('button', { name: 'Remove picture' });
  });

  it('can be closed, shows a message instead of the input, and is reopened by an undo', async () => {
    showThread(owned, {
      SetChatThreadClosed: ({ closed }) => ({
        data: {
          setChatThreadClosed: { ...owned, closedAt: closed ? '2026-11-26T10:00:00.000Z' : null },
        },
      }),
    });
    await openMenu('Plan');
    await choose('Close');
    expect(await screen.findByText(/This conversation is closed/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Write to/ })).toBeNull();
    await undo('Plan closed');
    expect(await screen.findByRole('textbox', { name: 'Write to Plan' })).toBeTruthy();
  });

  it('is hidden from the list until the next message, and back by an undo', async () => {
    showThread(owned, {
      SetChatThreadHidden: ({ hidden }) => ({
        data: { setChatThreadHidden: { ...owned, own: { ...owned.own!, isHidden: hidden } } },
      }),
    });
    await openMenu('Plan');
    await choose('Hide until the next message');
    await screen.findByText('No conversations yet');
    await undo('Plan is hidden until the next message');
    expect(await screen.findByRole('link', { name: /Plan/ })).toBeTruthy();
  });

  it('is removed for all by who made it, who types its name', async () => {
    const { requests } = showThread(owned, {
      DeleteChatThread: () => ({ data: { deleteChatThread: '7' } }),
    });
    await openMenu('Plan');
    await choose('Delete conversation');
    const question = await screen.findByRole('alertdialog', { name: 'Delete Plan?' });
    const yes = within(question).getByRole<HTMLButtonElement>('button', { name: 'Delete conversation' });
    expect(yes.disabled).toBe(true);
    await userEvent.type(within(question).getByRole('textbox'), 'Plan');
    await userEvent.click(yes);
    await waitFor(() => expect(requests.some(({ name }) => name === 'DeleteChatThread')).toBe(true));
    expect(await screen.findByText('No conversation selected')).toBeTruthy();
  });
});
