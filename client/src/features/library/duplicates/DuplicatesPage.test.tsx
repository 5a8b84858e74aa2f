import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import DuplicatesPage from './DuplicatesPage';

describe('duplicates', () => {
  it('are shown to readers without a choice', async () => {
    const abilities = [{ action: 'read', subject: 'MediaItem' }];
    renderPage(<DuplicatesPage />, { viewer: { ...testViewer, abilities }, answer: answerOf });
    expect(await screen.findAllByRole('link', { name: /Static/ })).toHaveLength(3);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: /Keep one/ })).toBeNull();
  });

  it('are not there when there are none', async () => {
    renderPage(<DuplicatesPage />, { answer: () => page([]) });
    expect(await screen.findByText('No duplicates')).toBeTruthy();
  });

  it('keep the best unless another is chosen, leave some out, and are merged once it is said what goes', async () => {
    const { requests } = renderPage(<DuplicatesPage />, { answer: answerOf });
    const best = await screen.findByRole('radio', { name: 'Keep: Static (320)' });
    expect((best as HTMLInputElement).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Not a duplicate: Static (third)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep one, delete 1' }));

    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('Static (128) · Marlow')).toBeTruthy();
    expect(within(dialog).queryByText(/third/)).toBeNull();
    expect(merges(requests)).toEqual([]);
    const before = requests.length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep one, delete 1' }));
    await waitFor(() => expect(merges(requests)).toEqual([{ intoId: '2', fromIds: ['1'] }]));
    await waitFor(() => expect(requests.slice(before).map(({ name }) => name)).toContain('MediaDuplicates'));
  });

  it('can keep another one', async () => {
    const { requests } = renderPage(<DuplicatesPage />, { answer: answerOf });
    await userEvent.click(await screen.findByRole('radio', { name: 'Keep: Static (128)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep one, delete 2' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(merges(requests)).toEqual([]);
  });
});

const merges = (requests: readonly RequestedOperation[]) =>
  requests.filter(({ name }) => name === 'MergeMedia').map(({ variables }) => variables);

function answerOf({ name, variables }: RequestedOperation): Answer {
  if (name === 'MergeMedia')
    return { data: { mergeMedia: { __typename: 'MediaItem', id: variables['intoId'], title: 'Static' } } };
  return page([
    medium('1', 'Static (128)', 128_000),
    medium('2', 'Static (320)', 320_000),
    medium('3', 'Static (third)', 64_000),
  ]);
}

const page = (items: object[]): Answer => ({
  data: {
    mediaDuplicates: {
      __typename: 'MediaDuplicatesPage',
      groups: items.length > 0 ? [{ __typename: 'MediaDuplicates', reason: 'SAME_SONG', items }] : [],
      totalGroups: items.length > 0 ? 1 : 0,
    },
  },
});

const medium = (id: string, title: string, bitrate: number) => ({
  __typename: 'MediaItem',
  id,
  kind: 'SONG',
  title,
  credit: 'Marlow',
  duration: 5000,
  bitrate,
  codec: 'MPEG',
  artwork: '',
  failure: null,
  createdAt: '2026-01-01T00:00:00Z',
  usedIn: [],
});
