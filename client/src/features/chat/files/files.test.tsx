import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatFileFieldsFragment } from '../chat.generated';
import { messageWith } from '../testing/chats';
import { field, show } from '../testing/showChat';

const fileWith = (id: string, more: Partial<ChatFileFieldsFragment>): ChatFileFieldsFragment => ({
  __typename: 'ChatFile',
  id,
  kind: 'DOCUMENT',
  name: `${id}.pdf`,
  mimeType: 'application/pdf',
  size: 12_000,
  width: null,
  height: null,
  duration: null,
  url: `/media/1/${id}/attachment?ticket=x`,
  previewUrl: null,
  ...more,
});

/** Stores files for the next message, as an earlier visit to the thread does. */
const leave = (files: object[], at = Date.now()) =>
  localStorage.setItem('regie.chat.files.1.7', JSON.stringify({ at, files }));

beforeEach(() => localStorage.clear());

describe('files of the chat', () => {
  it('are shown, played or downloaded, by their kind', async () => {
    const files = [
      fileWith('1', { kind: 'PICTURE', name: 'roof.png', previewUrl: '/preview', width: 800, height: 500 }),
      fileWith('2', { kind: 'SOUND', name: 'tone.wav', duration: 65_000 }),
      fileWith('3', { name: 'notes.pdf' }),
    ];
    show({ address: '/?thread=7', messages: [messageWith(3, { body: '', files })] });
    const picture = await screen.findByRole('img', { name: 'roof.png' });
    expect(picture.getAttribute('src')).toBe('/preview');
    expect(picture.closest('a')?.getAttribute('href')).toBe('/media/1/1/attachment?ticket=x');
    expect(await screen.findByRole('button', { name: 'Play tone.wav' })).toBeTruthy();
    expect(screen.getByText('1:05')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download notes.pdf' }).getAttribute('href')).toBe(
      '/media/1/3/attachment?ticket=x&download',
    );
  });

  it('wait for the next message, go with it without words, and come back when it was refused', async () => {
    leave([{ id: '5', name: 'roof.png' }]);
    const { requests } = show({
      address: '/?thread=7',
      answer: ({ name }) =>
        name === 'SendChatMessage'
          ? { error: { code: 'BAD_USER_INPUT', fields: { fileIds: 'invalid' } } }
          : undefined,
    });
    const chosen = await screen.findByRole('list', { name: 'Files of this message' });
    expect(within(chosen).getByText('roof.png')).toBeTruthy();
    await userEvent.type(await field(), '{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(requests.find(({ name }) => name === 'SendChatMessage')?.variables).toMatchObject({
      input: { threadId: '7', body: '', fileIds: ['5'] },
    });
    const again = await screen.findByRole('list', { name: 'Files of this message' });
    await userEvent.click(within(again).getByRole('button', { name: 'Remove roof.png' }));
    expect(screen.queryByRole('list', { name: 'Files of this message' })).toBeNull();
    expect(localStorage.getItem('regie.chat.files.1.7')).toBeNull();
  });

  it('are not offered once the server has removed them', async () => {
    leave([{ id: '5', name: 'roof.png' }], Date.now() - 24 * 3_600_000);
    show({ address: '/?thread=7' });
    await screen.findByText('Words 3');
    expect(screen.queryByRole('list', { name: 'Files of this message' })).toBeNull();
  });
});
