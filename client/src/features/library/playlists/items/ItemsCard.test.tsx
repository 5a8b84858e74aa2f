import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Answer, RequestedOperation } from '../../../../testing/answer';
import { pressQuickly } from '../../../../testing/pressQuickly';
import { renderPage } from '../../../../testing/renderPage';
import { mediumOf } from '../../player/testing/silence';
import { player } from '../../player/thePlayer';
import { ItemsCard } from './ItemsCard';
import type { PlaylistItemFieldsFragment } from './items.generated';
import type { PlaylistRowFragment } from '../playlists.generated';

const item = (id: string, title: string): PlaylistItemFieldsFragment => ({
  __typename: 'PlaylistItem',
  id,
  version: 1,
  cueIn: null,
  cueOut: null,
  fadeIn: null,
  fadeOut: null,
  timing: { __typename: 'Timing', duration: 60_000 },
  media: {
    __typename: 'MediaItem',
    id: `m${id}`,
    kind: 'SONG',
    title,
    credit: 'Someone',
    artwork: '',
    duration: 60_000,
  },
});
const all = [item('1', 'Anchor'), item('2', 'Buoy'), item('3', 'Cliff')];
const changed: PlaylistRowFragment = {
  __typename: 'Playlist',
  id: '7',
  version: 2,
  name: 'Sea',
  description: '',
  content: 'CHOSEN',
  enabled: true,
  rule: 'GENERAL',
  ruleNumber: null,
  weight: 3,
  mediaCount: 3,
  duration: 180_000,
};
const pageOf = (items: PlaylistItemFieldsFragment[]) => ({
  data: {
    playlistItems: {
      __typename: 'PlaylistItemPage',
      items,
      totalItems: items.length,
      totalIsExact: true,
      duration: items.length * 60_000,
    },
  },
});

function show(
  mayChange = true,
  answer: (operation: RequestedOperation) => Answer | Promise<Answer> | undefined = () => undefined,
) {
  return renderPage(<ItemsCard playlistId="7" mayChange={mayChange} />, {
    answer: (operation) => answer(operation) ?? answerOf(operation),
  });
}

function answerOf({ name, variables }: RequestedOperation): Answer {
  if (name === 'PlayableMedium') return { data: { mediaItem: mediumOf(String(variables['id'])) } };
  if (name === 'MovePlaylistItems') return { data: { movePlaylistItems: changed } };
  if (name === 'RemoveFromPlaylist') return { data: { removeFromPlaylist: changed } };
  if (name === 'AddToPlaylist') return { data: { addToPlaylist: changed } };
  return pageOf(all);
}

const titles = () =>
  screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-label')?.replace(/^\d+\. /, ''));
const press = (key: string, altKey = true) => fireEvent.keyDown(document.activeElement!, { key, altKey });

describe('the items of a playlist', () => {
  it('cannot be changed by readers', async () => {
    show(false);
    (await screen.findByRole('listitem', { name: '1. Anchor' })).focus();
    press('ArrowDown');
    expect(titles()).toEqual(['Anchor', 'Buoy', 'Cliff']);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('show when each begins', async () => {
    show();
    expect((await screen.findByRole('listitem', { name: '3. Cliff' })).textContent).toContain('2:00');
  });

  it('move with Alt and an arrow, at once and spoken, and keep the focus', async () => {
    const { requests } = show();
    (await screen.findByRole('listitem', { name: '1. Anchor' })).focus();
    press('ArrowDown');
    expect(await screen.findByText('Anchor is now at position 2 of 3.')).toBeTruthy();
    expect(titles()).toEqual(['Buoy', 'Anchor', 'Cliff']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('2. Anchor');
    press('ArrowDown');
    await waitFor(() => expect(titles()).toEqual(['Buoy', 'Cliff', 'Anchor']));
    await waitFor(() =>
      expect(
        requests.filter(({ name }) => name === 'MovePlaylistItems').map(({ variables }) => variables),
      ).toEqual([
        { playlistId: '7', itemIds: ['1'], to: 2 },
        { playlistId: '7', itemIds: ['1'], to: 3 },
      ]),
    );
  });

  it('move with keys that are pressed quickly one after the other', async () => {
    const { requests } = show();
    (await screen.findByRole('listitem', { name: '1. Anchor' })).focus();
    await pressQuickly({ key: 'ArrowDown', altKey: true }, { key: 'ArrowDown', altKey: true });
    await waitFor(() => expect(titles()).toEqual(['Buoy', 'Cliff', 'Anchor']));
    await waitFor(() =>
      expect(
        requests.filter(({ name }) => name === 'MovePlaylistItems').map(({ variables }) => variables['to']),
      ).toEqual([2, 3]),
    );
    expect(document.activeElement?.getAttribute('aria-label')).toBe('3. Anchor');
  });

  it('stay where they are at either end', async () => {
    const { requests } = show();
    (await screen.findByRole('listitem', { name: '1. Anchor' })).focus();
    press('ArrowUp');
    expect(titles()).toEqual(['Anchor', 'Buoy', 'Cliff']);
    expect(requests.some(({ name }) => name === 'MovePlaylistItems')).toBe(false);
  });

  it('walk with the arrows alone', async () => {
    show();
    (await screen.findByRole('listitem', { name: '1. Anchor' })).focus();
    press('ArrowDown', false);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('2. Buoy');
  });

  it('go back to their places when the server refuses', async () => {
    let refuse: ((answer: Answer) => void) | undefined;
    show(true, ({ name }) => {
      if (name === 'MovePlaylistItems') return new Promise<Answer>((done) => (refuse = done));
      // The reload fails too, so the list must be restored without the server.
      return refuse ? { error: { code: 'INTERNAL_SERVER_ERROR' } } : undefined;
    });
    (await screen.findByRole('listitem', { name: '1. Anchor' })).focus();
    press('ArrowDown');
    await waitFor(() => expect(titles()).toEqual(['Buoy', 'Anchor', 'Cliff']));
    refuse?.({ error: { code: 'FORBIDDEN' } });
    await waitFor(() => expect(titles()).toEqual(['Anchor', 'Buoy', 'Cliff']));
  });

  it('are taken out together, and stay when the server refuses', async () => {
    let isRefused = true;
    const { requests } = show(true, ({ name }) =>
      name === 'RemoveFromPlaylist' && isRefused ? { error: { code: 'INTERNAL_SERVER_ERROR' } } : undefined,
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Anchor' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Cliff' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(requests.some(({ name }) => name === 'RemoveFromPlaylist')).toBe(true));
    await waitFor(() => expect(titles()).toEqual(['Anchor', 'Buoy', 'Cliff']));
    isRefused = false;
    await userEvent.click(screen.getByLabelText('Remove: Buoy'));
    await waitFor(() => expect(titles()).toEqual(['Anchor', 'Cliff']));
    expect(requests.filter(({ name }) => name === 'RemoveFromPlaylist').at(-1)?.variables['itemIds']).toEqual(
      ['2'],
    );
  });
});

it('plays on after the loaded items, each with the cue points of its position', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  const rest = [
    { ...item('4', 'Delta'), fadeOut: 4000 },
    // Videos play in a dialog and are skipped in the queue.
    { ...item('6', 'Film'), media: { ...item('6', 'Film').media, kind: 'VIDEO' as const } },
    { ...item('5', 'Ebb'), media: item('2', 'Buoy').media },
  ];
  let isRefetched = false;
  const { requests } = show(true, ({ name }) => {
    if (name !== 'PlaylistItems') return undefined;
    const { data } = pageOf(isRefetched ? [...all, ...rest] : all);
    isRefetched = true;
    return { data: { playlistItems: { ...data.playlistItems, totalItems: 6 } } };
  });
  await userEvent.click(await screen.findByLabelText('Play: Buoy'));
  await waitFor(() => expect(player.getState().queue.map(({ id }) => id)).toEqual(['m2', 'm3', 'm4', 'm2']));
  expect(player.getState()).toMatchObject({
    queue: [{}, { own: { fadeOut: null } }, { own: { fadeOut: 4000 } }, {}],
    index: 0,
  });
  expect(requests.findLast(({ name }) => name === 'PlaylistItems')?.variables).toEqual({
    playlistId: '7',
    page: 1,
    perPage: 100,
  });
  // Loading more of the queue must not change the visible list.
  expect(titles()).toEqual(['Anchor', 'Buoy', 'Cliff']);
  player.close();
});

describe('adding media', () => {
  const found = {
    data: {
      mediaItems: {
        __typename: 'MediaItemPage',
        items: [
          { ...item('5', 'Dune').media, state: 'READY' },
          { ...item('6', 'Eddy').media, state: 'READY' },
          { ...item('8', 'Fog').media, state: 'ANALYSING' },
        ],
        totalItems: 3,
        totalIsExact: true,
      },
    },
  };

  it('shows which of them cannot be added and why, and adds none', async () => {
    const { requests } = show(true, ({ name }) => {
      if (name === 'MediaToAdd') return found;
      if (name !== 'AddToPlaylist') return undefined;
      return { error: { code: 'BAD_USER_INPUT', fields: { 'mediaIds.0': 'outOfDays' } } };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add media' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Eddy/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Dune/ }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Fog/ }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 items' }));
    expect(await screen.findByText('This publicity may not air today. Check its days')).toBeTruthy();
    // In the order of selection.
    expect(requests.find(({ name }) => name === 'AddToPlaylist')?.variables).toEqual({
      playlistId: '7',
      mediaIds: ['m6', 'm5'],
    });
  });
});
