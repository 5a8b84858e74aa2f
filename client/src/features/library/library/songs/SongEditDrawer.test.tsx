import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { chooseFound } from '../../../../testing/chooseFound';
import type { Answer, RequestedOperation } from '../../../../testing/answer';
import { renderPage } from '../../../../testing/renderPage';
import { testViewer } from '../../../../testing/testSession';
import type { AlbumFieldsFragment } from '../catalogue/albums/albums.generated';
import { labelsAnswer, songOf, songsPage } from '../testing/songs';
import SongEditDrawer from './SongEditDrawer';

function show(
  answer: (operation: RequestedOperation) => Answer | undefined = () => undefined,
  abilities = testViewer.abilities,
) {
  const onClose = vi.fn<() => void>();
  const { requests } = renderPage(<SongEditDrawer id="7" onClose={onClose} />, {
    viewer: { ...testViewer, abilities },
    answer: (operation) => {
      const { name, variables } = operation;
      const saved = {
        data: {
          updateSong: songOf('7', { version: 2, title: (variables['input'] as { title?: string })?.title }),
        },
      };
      return (
        answer(operation) ??
        labelsAnswer(name) ??
        (name === 'Song' ? { data: { song: songOf('7') } } : name === 'UpdateSong' ? saved : songsPage())
      );
    },
  });
  const sent = () => requests.find(({ name }) => name === 'UpdateSong')?.variables;
  return { onClose, sent, input: () => sent()?.['input'] as Record<string, unknown>, requests };
}
const field = (label: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name: label });
const names = (label: RegExp) => screen.findByRole<HTMLInputElement>('combobox', { name: label });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const write = async (label: RegExp, text: string) => {
  const input = await field(label);
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
};

describe('a song that is edited', () => {
  it('sends what was typed, places in milliseconds, and the version it began with', async () => {
    const { sent, input, onClose } = show();
    await write(/^Title/, 'Blue');
    await write(/^Cue in/, '0:02.5');
    await write(/^Cue out/, '');
    await write(/^Year/, '1959');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toMatchObject({ id: '7', version: 1 });
    expect(input()).toMatchObject({
      title: 'Blue',
      cueIn: 2500,
      cueOut: null,
      year: 1959,
      albumId: '4',
      categoryId: '1',
    });
  });

  it('refuses a place that is none, before it is sent', async () => {
    const { sent } = show();
    await write(/^Cue in/, '1:75');
    await save();
    expect(await screen.findByText('Enter a time such as 1:02.500')).toBeTruthy();
    expect(sent()).toBeUndefined();
  });

  it('shows what the server finds wrong at its field, one of several tags at the tags', async () => {
    show(({ name }) =>
      name === 'UpdateSong'
        ? { error: { code: 'BAD_USER_INPUT', fields: { cueOut: 'max', 'tagNames.1': 'unknown' } } }
        : undefined,
    );
    await field(/^Title/);
    await save();
    expect(await screen.findByText('This value is too large')).toBeTruthy();
    expect(screen.getByText('This no longer exists. Choose another')).toBeTruthy();
    expect((await field(/^Cue out/)).getAttribute('aria-invalid')).toBe('true');
    expect((await names(/^Tags/)).getAttribute('aria-invalid')).toBe('true');
  });

  it('takes tags that there are, makes others, and takes them off', async () => {
    const { input } = show();
    await userEvent.type(await names(/^Tags/), 'Summer,');
    await userEvent.type(await names(/^Tags/), 'at sea,');
    await userEvent.click(screen.getByRole('button', { name: 'Remove night' }));
    await save();
    await waitFor(() => expect(input()).toMatchObject({ tagNames: ['summer', 'at sea'] }));
  });

  it('creates no tag for users without the permission', async () => {
    const { input } = show(
      undefined,
      ['Song', 'MediaItem'].map((subject) => ({ action: 'manage', subject })),
    );
    await userEvent.type(await names(/^Tags/), 'at sea,');
    await save();
    await waitFor(() => expect(input()).toMatchObject({ tagNames: ['night'] }));
  });

  it('leaves the credit to the server when only the artistes are others', async () => {
    const { input } = show();
    await userEvent.type(await names(/^Artistes/), 'Zoé,');
    await save();
    await waitFor(() => expect(input()).toMatchObject({ artisteNames: ['Nina Simone', 'Zoé'] }));
    expect(input()).not.toHaveProperty('credit');
  });

  it('makes the album that was named, once', async () => {
    let isRefused = true;
    const album: AlbumFieldsFragment = {
      __typename: 'Album',
      id: '31',
      version: 1,
      title: 'New one',
      year: null,
      label: '',
      cover: '',
      needsReview: false,
      songCount: 0,
      createdAt: '2026-01-10T10:00:00Z',
      artiste: { __typename: 'Artiste', id: '5', name: 'Nina Simone' },
    };
    const { requests, input } = show(({ name }) => {
      if (name === 'CreateAlbum') return { data: { createAlbum: album } };
      if (name === 'UpdateSong' && isRefused) return { error: { code: 'INTERNAL_SERVER_ERROR' } };
      return undefined;
    });
    const box = await names(/^Album/);
    await userEvent.clear(box);
    await userEvent.type(box, 'New one');
    await chooseFound('Add “New one”');
    expect(screen.getByText('This album is added when you save.')).toBeTruthy();
    await save();
    await screen.findByText(/Something went wrong/);
    isRefused = false;
    await save();
    await waitFor(() => expect(requests.filter(({ name }) => name === 'UpdateSong')).toHaveLength(2));
    expect(
      requests.filter(({ name }) => name === 'CreateAlbum').map(({ variables }) => variables['input']),
    ).toEqual([{ title: 'New one', artisteId: '5' }]);
    expect(input()).toMatchObject({ albumId: '31' });
  });

  it('shows both values when somebody else has saved meanwhile', async () => {
    let wasRefused = false;
    const { requests } = show(({ name }) => {
      if (name === 'UpdateSong' && !wasRefused) {
        wasRefused = true;
        return { error: { code: 'CONFLICT' } };
      }
      const theirs = songOf('7', { version: 5, title: 'Their words', genre: 'Soul' });
      return name === 'Song' && wasRefused ? { data: { song: theirs } } : undefined;
    });
    await write(/^Title/, 'Mine');
    await save();
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('Their words')).toBeTruthy();
    expect(within(dialog).getByText('Mine')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save these values' }));
    await waitFor(() => expect(requests.filter(({ name }) => name === 'UpdateSong')).toHaveLength(2));
    expect(requests.findLast(({ name }) => name === 'UpdateSong')?.variables).toMatchObject({
      version: 5,
      input: { title: 'Mine', genre: 'Soul' },
    });
  });
});
