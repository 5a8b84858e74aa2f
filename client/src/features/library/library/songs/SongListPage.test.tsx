// @module-tag smoke
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ToastHost } from '../../../../kit/feedback/toasts/ToastHost';
import type { Answer, RequestedOperation } from '../../../../testing/answer';
import { renderPage } from '../../../../testing/renderPage';
import { testViewer } from '../../../../testing/testSession';
import { onNarrowScreen } from '../../../../testing/screens';
import SongListPage from './SongListPage';
import { labelsAnswer, songRowOf, songsPage } from '../testing/songs';

const used = { __typename: 'MediaUse', kind: 'Playlist', id: '9', name: 'Morning' };

function show(
  answer: (operation: RequestedOperation) => Answer | undefined = () => undefined,
  { address = '/', abilities = testViewer.abilities } = {},
) {
  return renderPage(
    <>
      <SongListPage />
      <ToastHost />
    </>,
    {
      address,
      viewer: { ...testViewer, abilities },
      answer: (operation) =>
        answer(operation) ??
        labelsAnswer(operation.name) ??
        (operation.name === 'DeleteMedia' || operation.name === 'RestoreMedia'
          ? {
              data: {
                [operation.name === 'DeleteMedia' ? 'deleteMedia' : 'restoreMedia']:
                  operation.variables['ids'],
              },
            }
          : songsPage(songRowOf('7'), songRowOf('8'))),
    },
  );
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the list of songs', () => {
  it('explains why a song in a format that browsers do not support cannot be played', async () => {
    const unheard = songsPage(
      songRowOf('8', { playback: 'UNPLAYABLE', playUrl: null }),
      songRowOf('9', { playback: 'RENDERING', playUrl: null }),
    );
    show(({ name }) => (name === 'SongList' ? unheard : undefined));
    const badge = await screen.findByText('No preview');
    expect(badge.closest('[title]')?.getAttribute('title')).toMatch(/is broadcast as it is/);
    expect(screen.getByText('Converting')).toBeTruthy();
  });

  it('offers a reader to listen and to download, and nothing to change', async () => {
    show(undefined, {
      abilities: ['Song', 'MediaItem'].map((subject) => ({ action: 'read', subject })),
    });
    expect(await screen.findByRole('button', { name: 'Play: Song 7' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download: Song 7' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Edit|Delete|Upload/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Recycle bin' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('requests the search and filters of its address', async () => {
    const { requests } = show(undefined, {
      address: '/?q=artist:nina&state=RECEIVED&tagId=2&sort=duration',
    });
    await screen.findByRole('link', { name: /Song 7/ });
    expect(requests.find(({ name }) => name === 'SongList')?.variables).toMatchObject({
      search: 'artist:nina',
      filter: { state: { eq: 'RECEIVED' }, tagId: { eq: '2' } },
      sort: [{ duration: 'ASC' }],
    });
  });

  it('shows duration, loudness and category of a song, or that it was not measured', async () => {
    show(() => undefined);
    expect(await screen.findAllByText('3:05')).toHaveLength(2);
    expect(screen.getAllByText('−14.2 LUFS')).toHaveLength(2);
    document.body.innerHTML = '';
    show(({ name }) =>
      name === 'SongList' ? songsPage(songRowOf('9', { loudness: null, isMeasured: false })) : undefined,
    );
    expect(await screen.findByText('not measured')).toBeTruthy();
  });

  it('shows no rows and a message for an invalid search', async () => {
    show(
      ({ name }) =>
        name === 'SongList'
          ? { error: { code: 'BAD_USER_INPUT', fields: { search: 'searchWord' } } }
          : undefined,
      { address: '/?q=is:bogus' },
    );
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('This search is not valid')).toBeTruthy();
    expect(screen.getByRole('searchbox').getAttribute('aria-invalid')).toBe('true');
  });

  it('explains the words of the search', async () => {
    show();
    await press('Search syntax');
    const help = await screen.findByRole('dialog', { name: 'Search syntax' });
    expect(within(help).getByText('is:duplicate')).toBeTruthy();
  });

  it('deletes at once, and takes it back', async () => {
    const { requests } = show();
    await press('Delete: Song 7');
    await press('Undo');
    await waitFor(() => expect(requests.map(({ name }) => name)).toContain('RestoreMedia'));
    const sent = requests
      .filter(({ name }) => name.endsWith('Media'))
      .map(({ name, variables }) => [name, variables]);
    expect(sent).toEqual([
      ['DeleteMedia', { ids: ['7'] }],
      ['RestoreMedia', { ids: ['7'] }],
    ]);
    expect(await screen.findByText('“Song 7” restored')).toBeTruthy();
  });

  it('shows where a song is used, instead of deleting it', async () => {
    show(({ name }) =>
      name === 'DeleteMedia'
        ? { error: { code: 'IN_USE', subject: 'Song', id: '7', total: 3, uses: [used] } }
        : undefined,
    );
    await press('Delete: Song 7');
    const dialog = await screen.findByRole('alertdialog', { name: '“Song 7” is in use' });
    expect(within(dialog).getByRole('link', { name: 'Morning' }).getAttribute('href')).toBe(
      '/admin/multimedia/playlists/9',
    );
    expect(within(dialog).getByText('2 more that you cannot see')).toBeTruthy();
  });

  it('deletes those that are chosen, together', async () => {
    const { requests } = show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Song 7' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Song 8' }));
    const bar = await screen.findByRole('region', { name: 'Selected rows' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull());
    expect(requests.find(({ name }) => name === 'DeleteMedia')?.variables).toEqual({ ids: ['7', '8'] });
  });

  it('chooses by touch where the rows are cards, and opens nothing meanwhile', async () => {
    onNarrowScreen();
    const { requests } = show();
    const card = await screen.findByRole('link', { name: /Song 7/ });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('Select rows');
    expect(card.isConnected).toBe(false);
    await userEvent.click(screen.getByText('Song 7').closest('label')!);
    expect(screen.getByRole('checkbox', { name: 'Select Song 7', checked: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = await screen.findByRole('region', { name: 'Selected rows' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull());
    expect(requests.find(({ name }) => name === 'DeleteMedia')?.variables).toEqual({ ids: ['7', '8'] });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Song 8' }));
    await press('Select rows');
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
    expect(screen.getByRole('link', { name: /Song 8/ })).toBeTruthy();
  });

  it('adds the selected songs to a playlist, or shows which one prevents it', async () => {
    const playlist = { __typename: 'Playlist', id: '9', name: 'Morning', mediaCount: 4 };
    const { requests } = show(({ name }) => {
      if (name === 'AddToPlaylist')
        return { error: { code: 'BAD_USER_INPUT', fields: { 'mediaIds.1': 'notReady' } } };
      const playlists = { __typename: 'PlaylistPage', items: [playlist], totalItems: 1, totalIsExact: true };
      return name === 'PlaylistChoices' ? { data: { playlists } } : undefined;
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await press('Add to playlist');
    await press('Add: Morning');
    expect(await screen.findByText('Song 8: This cannot be played yet')).toBeTruthy();
    expect(requests.find(({ name }) => name === 'AddToPlaylist')?.variables).toEqual({
      playlistId: '9',
      mediaIds: ['7', '8'],
    });
  });
});
