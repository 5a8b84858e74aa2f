import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../../testing/answer';
import { renderPage } from '../../../../testing/renderPage';
import ImportDrawer from './ImportDrawer';

const line = (number: number, result: string, more: object = {}) => ({
  __typename: 'M3uLine',
  line: number,
  path: `music/${number}.mp3`,
  label: '',
  result,
  media: null,
  candidates: [],
  ...more,
});
const medium = { __typename: 'MediaItem', id: '5', title: 'Dune', credit: 'Ada' };
const preview = {
  __typename: 'M3uImport',
  found: 1,
  missed: 2,
  playlist: null,
  lines: [
    line(2, 'AMBIGUOUS', { candidates: [medium] }),
    line(3, 'NOT_FOUND'),
    line(1, 'FOUND', { media: medium }),
  ],
};

function show(answer: (operation: RequestedOperation) => Answer, playlist?: { id: string; name: string }) {
  return renderPage(<ImportDrawer {...(playlist && { playlist })} onClose={() => undefined} />, {
    answer: (operation) =>
      operation.name === 'PlaylistOptions'
        ? {
            data: {
              playlists: { __typename: 'PlaylistPage', items: [], totalItems: 0, totalIsExact: true },
            },
          }
        : answer(operation),
  });
}
const lookUp = async () => {
  await userEvent.type(await screen.findByLabelText('Name of the new playlist'), 'Sea');
  await userEvent.type(await screen.findByLabelText('Content of the file'), 'music/1.mp3');
  await userEvent.click(screen.getByRole('button', { name: 'Find media' }));
};

describe('importing an M3U', () => {
  it('reads a file from before Unicode by the button', async () => {
    show(() => ({ data: { importM3u: preview } }));
    const latin1 = new Uint8Array([...'Élodie.mp3'].map((sign) => sign.codePointAt(0)!));
    const file = new File([latin1], 'été.m3u', { type: 'audio/x-mpegurl' });
    const [input] = await screen.findAllByLabelText('Choose a file', { selector: 'input' });
    await userEvent.upload(input!, file);
    expect(await screen.findByDisplayValue('Élodie.mp3')).toBeTruthy();
    expect(screen.getByDisplayValue('été')).toBeTruthy();
  });

  it('goes into the playlist that it is opened from, without asking where', async () => {
    const { requests } = show(() => ({ data: { importM3u: preview } }), { id: '8', name: 'Sea' });
    expect(await screen.findByText('Import playlist file into “Sea”')).toBeTruthy();
    expect(screen.queryByLabelText('Add to')).toBeNull();
    await userEvent.type(await screen.findByLabelText('Content of the file'), 'music/1.mp3');
    await userEvent.click(screen.getByRole('button', { name: 'Find media' }));
    await screen.findByText('Dune');
    expect(requests.find(({ name }) => name === 'ImportM3u')?.variables).toMatchObject({ playlistId: '8' });
  });

  it('shows at the text that it is not a playlist', async () => {
    show(() => ({ error: { code: 'BAD_USER_INPUT', fields: { text: 'notM3u' } } }));
    await lookUp();
    expect(await screen.findByText('This is not a playlist in M3U, PLS or XSPF')).toBeTruthy();
  });

  it('asks for the target before the preview', async () => {
    const { requests } = show(() => ({ data: { importM3u: preview } }));
    await userEvent.type(await screen.findByLabelText('Content of the file'), 'music/1.mp3');
    await userEvent.click(screen.getByRole('button', { name: 'Find media' }));
    expect(await screen.findByText('This field is required')).toBeTruthy();
    expect(requests.some(({ name }) => name === 'ImportM3u')).toBe(false);
  });

  it('calls a new playlist as the file calls itself', async () => {
    show(() => ({ data: { importM3u: preview } }));
    await userEvent.click(await screen.findByLabelText('Content of the file'));
    await userEvent.paste('#EXTM3U\n#PLAYLIST:Evening\nmusic/1.mp3');
    expect(screen.getByLabelText<HTMLInputElement>('Name of the new playlist').value).toBe('Evening');
  });

  it('shows what became of each line, those left out first, and does nothing yet', async () => {
    const { requests } = show(() => ({ data: { importM3u: preview } }));
    await lookUp();
    await screen.findByText('1 found · 2 skipped');
    expect(screen.getAllByRole('listitem').map((row) => row.querySelector('.status')?.textContent)).toEqual([
      'Several matches',
      'Not found',
      'Found',
    ]);
    expect(requests.filter(({ name }) => name === 'ImportM3u').map(({ variables }) => variables)).toEqual([
      { text: 'music/1.mp3', apply: false, page: 1, name: 'Sea' },
    ]);
  });

  it('shows the further pages of lines one by one', async () => {
    const page = (first: number) =>
      Array.from({ length: 100 }, (_, index) => line(first + index, 'NOT_FOUND'));
    const { requests } = show(({ variables }) => ({
      data: {
        importM3u: { ...preview, found: 0, missed: 200, lines: page(variables['page'] === 2 ? 101 : 1) },
      },
    }));
    await lookUp();
    expect(await screen.findAllByRole('listitem')).toHaveLength(100);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(200));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(requests.filter(({ name }) => name === 'ImportM3u').at(-1)?.variables).toMatchObject({
      apply: false,
      page: 2,
    });
  });

  it('makes a new playlist of what was found, and goes there', async () => {
    const { requests, router } = show(({ variables }) => ({
      data: {
        importM3u: variables['apply']
          ? {
              ...preview,
              playlist: {
                __typename: 'Playlist',
                id: '9',
                version: 1,
                name: 'Sea',
                description: '',
                content: 'CHOSEN',
                enabled: true,
                rule: 'GENERAL',
                ruleNumber: null,
                weight: 3,
                mediaCount: 1,
                duration: 1000,
              },
            }
          : preview,
      },
    }));
    await lookUp();
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 item' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/multimedia/playlists/9'));
    expect(requests.filter(({ name }) => name === 'ImportM3u').at(-1)?.variables).toEqual({
      text: 'music/1.mp3',
      apply: true,
      page: 1,
      name: 'Sea',
    });
  });
});
