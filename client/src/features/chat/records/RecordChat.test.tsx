import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answer';
import { testViewer, type TestViewer } from '../../../testing/testSession';
import { RecordChatButton } from '../shared';
import { messageWith, threadWith } from '../testing/chats';
import { show } from '../testing/showChat';

const about = threadWith('7', {
  kind: 'RECORD',
  recordKind: 'Episode',
  recordId: '4',
  record: {
    __typename: 'ChatRecord',
    id: '4',
    title: 'The morning after',
    date: null,
    path: '/admin/planning/episodes/4',
  },
  isPair: false,
});

function showRecord(opened: Answer, viewer: TestViewer = testViewer, address = '/') {
  return show({
    viewer,
    address,
    threads: [about],
    page: (
      <>
        <RecordChatButton kind="Episode" id="4" title="Morning" />
        <p>There</p>
      </>
    ),
    answer: ({ name, variables }) => {
      if (name === 'OpenRecordChat') return opened;
      if (name !== 'SendChatMessage') return undefined;
      const { body, clientKey } = variables['input'] as { body: string; clientKey: string };
      return { data: { sendChatMessage: messageWith(4, { body, clientKey, isMine: true }) } };
    },
  });
}
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Discuss' }));
  return screen.findByRole('dialog', { name: 'About Morning' });
};

beforeEach(() => localStorage.clear());

describe('the thread about a record', () => {
  it('requires the permission to read the chat', async () => {
    showRecord({ error: { code: 'FORBIDDEN' } }, { ...testViewer, abilities: [] });
    await screen.findByText('There');
    expect(screen.queryByRole('button', { name: 'Discuss' })).toBeNull();
  });

  it('shows an error when the viewer may not see the record', async () => {
    showRecord({ error: { code: 'NOT_FOUND' } });
    expect(await within(await open()).findByText('This could not be found')).toBeTruthy();
  });

  it('shows a reader that there is no thread yet', async () => {
    showRecord({ data: { openRecordChat: null } });
    expect(await within(await open()).findByText('You can read messages here, but not write.')).toBeTruthy();
  });

  it('opens next to the record at the first use, to read and write', async () => {
    const { requests } = showRecord({ data: { openRecordChat: about } });
    const drawer = await open();
    await within(drawer).findByText('Words 3');
    expect(requests.find(({ name }) => name === 'OpenRecordChat')?.variables).toEqual({
      kind: 'Episode',
      id: '4',
    });
    await userEvent.type(
      await within(drawer).findByRole('textbox', { name: 'Write to Morning' }),
      'On air{Enter}',
    );
    expect(await within(drawer).findByText('On air')).toBeTruthy();
    // The drawer shows one thread, and does not request the list.
    expect(requests.some(({ name }) => name === 'ChatThreads')).toBe(false);
    expect(within(drawer).getByRole('link', { name: 'Open in chat' }).getAttribute('href')).toBe(
      '/admin/chat/private?thread=7',
    );
  });

  it('opens when the address requests it, until it is closed', async () => {
    showRecord({ data: { openRecordChat: about } }, testViewer, '/?talk');
    const drawer = await screen.findByRole('dialog', { name: 'About Morning' });
    await within(drawer).findByText('Words 3');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'About Morning' })).toBeNull());
  });

  it('is called after the record in the chat, and leads back to it', async () => {
    show({ address: '/?thread=7', threads: [about] });
    await screen.findByRole('heading', { level: 2, name: 'The morning after' });
    const link = await screen.findByRole('link', { name: 'Open record' });
    expect(link.getAttribute('href')).toBe('/admin/planning/episodes/4');
  });

  it('is called by its number where the viewer does not read the record, and leads nowhere', async () => {
    show({ address: '/?thread=7', threads: [{ ...about, record: null }] });
    expect(await screen.findByRole('heading', { level: 2, name: 'episode #4' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open record' })).toBeNull();
  });

  it('of a rundown has the day in its name', async () => {
    const record = { ...about.record!, id: '12:2026-11-23', title: 'Morning show', date: '2026-11-23' };
    show({ address: '/?thread=7', threads: [{ ...about, recordKind: 'Rundown', record }] });
    expect(await screen.findByRole('heading', { level: 2, name: /^Morning show · .*23.*2026/ })).toBeTruthy();
  });
});
