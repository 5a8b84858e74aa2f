import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../../testing/answer';
import { renderPage } from '../../../../testing/renderPage';
import { testViewer } from '../../../../testing/testSession';
import SongPage from './SongPage';
import { labelsAnswer, songOf, songsPage } from '../testing/songs';

function show(
  song: object = songOf('7'),
  answer: (operation: RequestedOperation) => Answer | undefined = () => undefined,
  abilities = testViewer.abilities,
) {
  return renderPage(<SongPage />, {
    address: '/admin/multimedia/songs/7',
    path: '/admin/multimedia/songs/:id',
    viewer: { ...testViewer, abilities },
    answer: (operation) =>
      answer(operation) ??
      labelsAnswer(operation.name) ??
      (operation.name === 'Song' ? { data: { song } } : songsPage()),
  });
}
const factOf = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextElementSibling;

describe('the screen of a song', () => {
  it('offers a reader nothing to change', async () => {
    show(songOf('7'), undefined, [{ action: 'read', subject: 'Song' }]);
    expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Edit|Delete|(Add|Change) picture/ })).toBeNull();
  });

  it('shows that the song was not found', async () => {
    show(songOf('7'), ({ name }) => (name === 'Song' ? { error: { code: 'NOT_FOUND' } } : undefined));
    expect(await screen.findByText('It may have been deleted meanwhile.')).toBeTruthy();
  });

  it('shows data about the file and its sound', async () => {
    show();
    expect((await factOf('Size'))?.textContent).toBe('4.2 MB');
    expect((await factOf('Bitrate'))?.textContent).toBe('320 kbit/s');
    expect((await factOf('Channels'))?.textContent).toBe('Stereo');
    expect((await factOf('True peak'))?.textContent).toBe('−1.1 dBTP');
    expect((await factOf('Cue out'))?.textContent).toBe('3:00.500');
    expect((await factOf('Cue in'))?.textContent).toBe('At the start');
  });

  it('leads to its album, its artistes and where it is used', async () => {
    show(
      songOf('7', {
        usedIn: [{ __typename: 'MediaUse', kind: 'Playlist', id: '9', name: 'Morning', at: null }],
      }),
    );
    const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await hrefOf('Little Girl Blue')).toBe('/admin/multimedia/albums/4');
    expect(await hrefOf('Nina Simone')).toBe('/admin/multimedia/artistes/5');
    expect(await hrefOf('Morning')).toBe('/admin/multimedia/playlists/9');
  });

  it('leads to the first file when it is there twice', async () => {
    const first = { __typename: 'MediaItem', id: '3', kind: 'JINGLE', title: 'The first' } as const;
    show(songOf('7', { state: 'FAILED', failure: 'DUPLICATE', duplicateOf: first }));
    const link = await screen.findByRole('link', { name: 'The first' });
    expect(link.getAttribute('href')).toBe('/admin/multimedia/jingles/3');
    expect(screen.getByRole('button', { name: 'Analyse again' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  });

  it('goes back to the list once it is deleted', async () => {
    const { router } = show(songOf('7'), ({ name }) =>
      name === 'DeleteMedia' ? { data: { deleteMedia: ['7'] } } : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect.poll(() => router.state.location.pathname).toBe('/admin/multimedia/songs');
  });

  it('opens its drawer with the current values', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const drawer = await screen.findByRole('dialog', { name: 'Edit “Song 7”' });
    expect(within(drawer).getByLabelText<HTMLInputElement>(/^Cue out/).value).toBe('3:00.500');
  });
});
