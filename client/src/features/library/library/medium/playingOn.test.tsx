import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RequestedOperation } from '../../../../testing/answer';
import { renderPage } from '../../../../testing/renderPage';
import { player } from '../../player/thePlayer';
import { mediumOf } from '../../player/testing/silence';
import SongListPage from '../songs/SongListPage';
import { labelsAnswer, songRowOf } from '../testing/songs';

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  vi.stubGlobal('scrollY', 0);
});
afterEach(() => player.close());

/** Returns `count` songs with ascending ids. */
const numbered = (count: number) => Array.from({ length: count }, (_, step) => songRowOf(String(step + 1)));

interface Library {
  songs: ReturnType<typeof songRowOf>[];
  /** The songs that later queries return. */
  later?: Library['songs'];
}

function show(address: string, library: Library) {
  const { requests } = renderPage(<SongListPage />, {
    address,
    answer: (operation) => {
      if (operation.name === 'PlayableMedium')
        return { data: { mediaItem: mediumOf(String(operation.variables['id'])) } };
      if (operation.name !== 'SongList') return labelsAnswer(operation.name)!;
      return pageOf(operation, (isForMore(operation) && library.later) || library.songs);
    },
  });
  return { hasRequestedMore: () => requests.filter(isForMore).map(({ variables }) => variables) };
}

const isForMore = ({ name, variables }: RequestedOperation) =>
  name === 'SongList' && variables['perPage'] === 100;

function pageOf({ variables }: RequestedOperation, songs: object[]) {
  const { page, perPage } = variables as { page: number; perPage: number };
  const items = songs.slice((page - 1) * perPage, page * perPage);
  return {
    data: { songs: { __typename: 'SongPage', items, totalItems: songs.length, totalIsExact: true } },
  };
}

const press = async (title: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Play: ${title}` }));
const queued = () => player.getState().queue.map(({ id }) => Number(id));
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step);

it('plays on after the page, with the same search, filter and order', async () => {
  const { hasRequestedMore: nextRequests } = show('/?page=3&q=sea&genre=jazz&sort=duration&order=desc', {
    songs: numbered(250),
  });
  await press('Song 25');
  await waitFor(() => expect(queued()).toEqual(from(21, 100)));
  expect(player.getState()).toMatchObject({ index: 4, hasMore: true });
  const question = {
    search: 'sea',
    filter: { genre: { contains: 'jazz' } },
    sort: [{ duration: 'DESC' }],
    perPage: 100,
  };
  expect(nextRequests()).toMatchObject([{ ...question, page: 1 }]);
  player.jumpTo(75);
  await waitFor(() => expect(queued()).toEqual(from(21, 200)));
  expect(nextRequests()[1]).toMatchObject({ ...question, page: 2 });
  player.jumpTo(175);
  await waitFor(() => expect(queued()).toEqual(from(21, 250)));
  expect(player.getState().hasMore).toBe(false);
});

it('leaves out media that are not ready, and rows that moved down because others were added', async () => {
  const songs = numbered(40);
  const later = [songRowOf('91'), songRowOf('92'), ...songs];
  later[30] = songRowOf('29', { state: 'FAILED', failure: 'DAMAGED' });
  show('/?page=2', { songs, later });
  await press('Song 12');
  await waitFor(() => expect(queued()).toEqual(from(11, 40).filter((id) => id !== 29)));
});

it('requests nothing after the last page', async () => {
  const { hasRequestedMore: nextRequests } = show('/?page=2', { songs: numbered(20) });
  await press('Song 12');
  await waitFor(() => expect(player.getState().medium?.id).toBe('12'));
  expect(player.getState().hasMore).toBe(false);
  expect(nextRequests()).toEqual([]);
});

it('plays on after the rows of a long table', async () => {
  const { hasRequestedMore: nextRequests } = show('/?perPage=all', { songs: numbered(250) });
  await press('Song 3');
  expect(queued()).toEqual(from(1, 100));
  player.jumpTo(95);
  await waitFor(() => expect(queued()).toEqual(from(1, 200)));
  expect(nextRequests().at(-1)).toMatchObject({ page: 2 });
});
