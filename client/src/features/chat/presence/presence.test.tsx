import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RequestedOperation } from '../../../testing/answer';
import { threadWith } from '../testing/chats';
import { list, show } from '../testing/showChat';

const presenceOf =
  (states: Record<string, string>) =>
  ({ variables }: RequestedOperation) => ({
    data: {
      chatPresence: (variables['userIds'] as string[]).map((id) => ({
        __typename: 'ChatPresence' as const,
        id,
        state: states[id] ?? 'OFFLINE',
        until: null,
      })),
    },
  });

beforeEach(() => localStorage.clear());

describe('presence', () => {
  it('is what one is oneself, before anything is known', async () => {
    show();
    expect(await screen.findByRole('button', { name: 'Your status: Online' })).toBeTruthy();
  });

  it('is marked at each person, and not only by a colour', async () => {
    const answer = (requests: RequestedOperation) =>
      requests.name === 'ChatPresences' ? presenceOf({ 1: 'ONLINE', 2: 'ON_AIR' })(requests) : undefined;
    show({
      answer,
      threads: [threadWith('7'), threadWith('8', { isPair: false, name: 'News', peopleCount: 3 })],
    });
    const rows = await list('Private messages');
    const bo = await within(rows).findByRole('link', { name: /Bo/ });
    expect(await within(bo).findByText('On air')).toBeTruthy();
    const news = within(rows).getByRole('link', { name: /News/ });
    expect(within(news).queryByText('On air')).toBeNull();
  });

  it('is said of oneself, and shown once the server has it', async () => {
    const answer = (requests: RequestedOperation) => {
      if (requests.name === 'ChatPresences') return presenceOf({ 1: 'ONLINE' })(requests);
      if (requests.name !== 'SetChatPresence') return undefined;
      const { state } = requests.variables as { state: string };
      return {
        data: { setChatPresence: { __typename: 'ChatPresence' as const, id: '1', state, until: null } },
      };
    };
    const { requests } = show({ answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Your status: Online' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Busy' }));
    expect(await screen.findByRole('button', { name: 'Your status: Busy' })).toBeTruthy();
    expect(requests.find(({ name }) => name === 'SetChatPresence')?.variables).toEqual({ state: 'BUSY' });
  });
});
