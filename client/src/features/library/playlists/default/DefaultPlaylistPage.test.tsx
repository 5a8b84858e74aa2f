import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../../testing/answer';
import { renderPage } from '../../../../testing/renderPage';
import { testViewer } from '../../../../testing/testSession';
import DefaultPlaylistPage from './DefaultPlaylistPage';

const stored = {
  __typename: 'DefaultPlaylist',
  id: '1',
  version: 4,
  artisteSeparation: 1_800_000,
  titleSeparation: 0,
  playlist: { __typename: 'Playlist', id: '7', name: 'Sea', enabled: true },
};
const play = {
  __typename: 'PlannedPlay',
  at: '2026-01-10T23:30:00Z',
  duration: 61_000,
  gaveWay: ['ARTISTE'],
  media: { __typename: 'MediaItem', id: '5', kind: 'SONG', title: 'Dune', credit: 'Ada', artwork: '' },
};

function answerOf({ name }: RequestedOperation): Answer {
  if (name === 'DefaultPlaylistPreview') return { data: { defaultPlaylistPreview: [play] } };
  if (name === 'UpdateDefaultPlaylist') return { data: { updateDefaultPlaylist: { ...stored, version: 5 } } };
  if (name === 'DefaultPlaylist') return { data: { defaultPlaylist: stored } };
  return {
    data: { playlists: { __typename: 'PlaylistPage', items: [], totalItems: 0, totalIsExact: true } },
  };
}
const show = (
  answer: (operation: RequestedOperation) => Answer | undefined = () => undefined,
  abilities = testViewer.abilities,
) =>
  renderPage(<DefaultPlaylistPage />, {
    viewer: { ...testViewer, abilities },
    answer: (operation) => answer(operation) ?? answerOf(operation),
  });

const artisteMinutes = () => screen.findByLabelText('Between two songs of an artiste, in minutes');

describe('what plays when nothing is planned', () => {
  it('is read-only for users who may not change it', async () => {
    show(undefined, [{ action: 'read', subject: 'DefaultPlaylist' }]);
    await artisteMinutes();
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });

  it('has a form also when nobody has said anything yet, which then begins at version 0', async () => {
    const { requests } = show(({ name }) =>
      name === 'DefaultPlaylist' ? { data: { defaultPlaylist: null } } : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'UpdateDefaultPlaylist')?.variables).toEqual({
        version: 0,
        input: { playlistId: null, artisteSeparation: 0, titleSeparation: 0 },
      }),
    );
  });

  it('shows problems from the server at their fields', async () => {
    show(({ name }) =>
      name === 'UpdateDefaultPlaylist'
        ? { error: { code: 'BAD_USER_INPUT', fields: { playlistId: 'noItems' } } }
        : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('It has no items to play')).toBeTruthy();
  });

  it('explains the minutes in a sentence while they are typed', async () => {
    show();
    expect(await screen.findByText('The same artiste does not play again within 30 minutes.')).toBeTruthy();
    await userEvent.clear(await artisteMinutes());
    await userEvent.type(await artisteMinutes(), '1');
    expect(screen.getByText('The same artiste does not play again within 1 minute.')).toBeTruthy();
  });

  it('is shown in the time zone of the radio, with a mark where a rule was relaxed', async () => {
    show();
    // 23:30 in UTC is 00:30 in Paris.
    expect((await screen.findByRole('time')).textContent).toBe('00:30:00');
    expect(screen.getByText('Artiste too soon')).toBeTruthy();
  });

  it('is requested again when it was changed', async () => {
    const { requests } = show();
    await screen.findByText('Dune');
    const previewRequests = () => requests.filter(({ name }) => name === 'DefaultPlaylistPreview').length;
    const before = previewRequests();
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(previewRequests()).toBe(before + 1));
  });
});
