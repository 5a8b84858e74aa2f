import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../../testing/answer';
import { renderPage } from '../../../../testing/renderPage';
import { testViewer } from '../../../../testing/testSession';
import PlaylistListPage from './PlaylistListPage';

const playlist = {
  __typename: 'Playlist',
  id: '3',
  version: 1,
  name: 'Station identity',
  description: 'One jingle',
  content: 'CHOSEN',
  enabled: true,
  rule: 'EVERY_SONGS',
  ruleNumber: 3,
  weight: 3,
  mediaCount: 6,
  duration: 62_000,
};

function show(
  address = '/',
  answer: (operation: RequestedOperation) => Answer | undefined = () => undefined,
  abilities = testViewer.abilities,
) {
  return renderPage(<PlaylistListPage />, {
    address,
    viewer: { ...testViewer, abilities },
    answer: (operation) =>
      answer(operation) ?? {
        data: {
          playlists: { __typename: 'PlaylistPage', items: [playlist], totalItems: 1, totalIsExact: true },
        },
      },
  });
}

describe('the list of playlists', () => {
  it('offers no changes to readers', async () => {
    show('/', undefined, [{ action: 'read', subject: 'Playlist' }]);
    await screen.findByRole('button', { name: 'Export M3U: Station identity' });
    expect(screen.queryByRole('button', { name: 'Add playlist' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Import playlist file' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  it('shows when each plays, in words, and how long', async () => {
    show();
    const row = await screen.findByRole('row', { name: /Station identity/ });
    expect(row.textContent).toContain('One item after every 3 songs');
    expect(row.textContent).toContain('1:02');
  });

  it('filters playlists with media by their number', async () => {
    const { requests } = show('/?mediaCount=true&rule=HOURLY&enabled=false');
    await waitFor(() =>
      expect(requests[0]?.variables['filter']).toEqual({
        mediaCount: { gte: 1 },
        rule: { eq: 'HOURLY' },
        enabled: { eq: false },
      }),
    );
    const { requests: empty } = show('/?mediaCount=false');
    await waitFor(() => expect(empty[0]?.variables['filter']).toEqual({ mediaCount: { lte: 0 } }));
  });

  it('begins a smart playlist with a criterion, and goes there', async () => {
    const { requests, router } = show('/', ({ name }) =>
      name === 'CreatePlaylist'
        ? {
            data: {
              createPlaylist: {
                ...playlist,
                id: '9',
                content: 'FOUND',
                order: 'SHUFFLED',
                startDate: null,
                endDate: null,
                commentCount: 0,
                dayparts: [],
                criteria: null,
              },
            },
          }
        : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add playlist' }));
    await userEvent.type(await screen.findByLabelText('Name'), 'Gold');
    await userEvent.selectOptions(screen.getByLabelText('Items'), 'FOUND');
    await userEvent.click(screen.getAllByRole('button', { name: 'Add playlist' }).at(-1)!);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/multimedia/playlists/9'));
    expect(requests.find(({ name }) => name === 'CreatePlaylist')?.variables['input']).toMatchObject({
      name: 'Gold',
      content: 'FOUND',
      criteria: { criteria: [{ field: 'KIND', operator: 'IS', value: 'SONG' }] },
    });
  });

  it('shows why a playlist that plays when nothing is planned cannot be deleted', async () => {
    const { requests } = show('/', ({ name }) =>
      name === 'DeletePlaylist' ? { error: { code: 'BAD_USER_INPUT', fields: { id: 'inUse' } } } : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Station identity' }));
    await waitFor(() => expect(requests.some(({ name }) => name === 'DeletePlaylist')).toBe(true));
    expect(screen.getByRole('link', { name: /Station identity/ })).toBeTruthy();
  });
});
