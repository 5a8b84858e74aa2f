import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../testing/renderPage';
import MediaBinPage from './MediaBinPage';

const deleted = {
  __typename: 'MediaItem',
  id: '7',
  kind: 'JINGLE',
  title: 'Top of the hour ',
  credit: '',
  duration: 5000,
  artwork: '',
  deletedAt: '2026-01-10T10:00:00Z',
};

function show() {
  return renderPage(<MediaBinPage />, {
    address: '/admin/multimedia/jingles/bin',
    answer: ({ name, variables }) => {
      if (name === 'RestoreMedia') return { data: { restoreMedia: variables['ids'] } };
      if (name === 'PurgeMedia') return { data: { purgeMedia: variables['ids'] } };
      const page = { __typename: 'MediaItemPage', items: [deleted], totalItems: 1, totalIsExact: true };
      return { data: { deletedMediaItems: page } };
    },
  });
}

describe('the recycle bin of a kind of media', () => {
  it('asks for the kind that its address names', async () => {
    const { asked } = show();
    await screen.findByText('Top of the hour');
    expect(asked[0]).toMatchObject({ name: 'MediaBin', variables: { kind: 'JINGLE' } });
    expect(screen.getByRole('link', { name: 'Jingles' }).getAttribute('href')).toBe(
      '/admin/multimedia/jingles',
    );
  });

  it('takes a medium back, and looks again', async () => {
    const { asked } = show();
    await userEvent.click(await screen.findByRole('button', { name: /^Restore/ }));
    await waitFor(() =>
      expect(asked.map(({ name }) => name)).toEqual(['MediaBin', 'RestoreMedia', 'MediaBin']),
    );
  });

  it('deletes for good only once the title was typed', async () => {
    const { asked } = show();
    await userEvent.click(await screen.findByRole('button', { name: /^Delete for good/ }));
    const dialog = await screen.findByRole('alertdialog');
    const yes = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete for good' });
    const box = within(dialog).getByRole('textbox');
    await userEvent.type(box, 'Top of the{Enter}');
    expect(yes.disabled).toBe(true);
    await userEvent.type(box, ' hour');
    expect(asked.map(({ name }) => name)).toEqual(['MediaBin']);
    await userEvent.click(yes);
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'PurgeMedia')?.variables).toEqual({ ids: ['7'] }),
    );
  });
});
