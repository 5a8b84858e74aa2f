import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../testing/renderPage';
import { testViewer } from '../../../../testing/testSession';
import ArtistePage from './ArtistePage';
import { labelsAnswer, songRowOf, songsPage } from '../testing/songs';

const artisteOf = (id: string, name: string, more: object = {}) => ({
  __typename: 'Artiste',
  id,
  version: 1,
  name,
  biography: '',
  isSingleArtiste: false,
  picture: '',
  needsReview: true,
  songCount: 2,
  albumCount: 1,
  createdAt: '2026-01-10T10:00:00Z',
  ...more,
});
const alike = [artisteOf('6', 'Nina Simóne'), artisteOf('5', 'Nina Simone'), artisteOf('8', 'Simone Nina')];

function show(abilities = testViewer.abilities) {
  return renderPage(<ArtistePage />, {
    address: '/admin/multimedia/artistes/5',
    path: '/admin/multimedia/artistes/:id',
    viewer: { ...testViewer, abilities },
    answer: ({ name, variables }) => {
      if (name === 'Artiste') return { data: { artiste: artisteOf(String(variables['id']), 'Nina Simone') } };
      if (name === 'ConfirmArtiste')
        return {
          data: { confirmArtiste: artisteOf('5', 'Nina Simone', { needsReview: false, version: 2 }) },
        };
      if (name === 'MergeArtistes')
        return { data: { mergeArtistes: artisteOf('5', 'Nina Simone', { songCount: 4 }) } };
      if (name === 'ArtisteDuplicates') {
        const groups = [{ __typename: 'ArtisteDuplicates', items: alike }];
        return {
          data: { artisteDuplicates: { __typename: 'ArtisteDuplicatesPage', groups, totalGroups: 1 } },
        };
      }
      return labelsAnswer(name) ?? songsPage(songRowOf('7'));
    },
  });
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the screen of an artiste', () => {
  it('offers a reader no duplicates to review', async () => {
    show(['Artiste', 'Song'].map((subject) => ({ action: 'read', subject })));
    expect(await screen.findByRole('link', { name: /Song 7/ })).toBeTruthy();
    expect(screen.queryByText('Is this the same artiste?')).toBeNull();
    expect(screen.queryByRole('button', { name: /Mark as reviewed|Edit|Delete/ })).toBeNull();
  });

  it('shows the songs of this artiste alone', async () => {
    const { requests } = show();
    expect(await screen.findByRole('link', { name: /Song 7/ })).toBeTruthy();
    expect(requests.find(({ name }) => name === 'SongsOfArtiste')?.variables).toMatchObject({
      artisteId: '5',
    });
  });

  it('needs review until somebody confirms it', async () => {
    show();
    expect(await screen.findByText('To review')).toBeTruthy();
    await press('Mark as reviewed');
    await waitFor(() => expect(screen.queryByText('To review')).toBeNull());
  });

  it('makes one of those that are the same, without those that are not', async () => {
    const { requests } = show();
    const group = await screen.findByRole('group', { name: 'Is this the same artiste?' });
    expect(within(group).getAllByRole<HTMLInputElement>('radio')[0]?.checked).toBe(true);
    await press('Not the same: Simone Nina');
    await press('Merge 2');
    const dialog = await screen.findByRole('alertdialog', { name: 'Keep “Nina Simone”?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Merge 2' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'MergeArtistes')?.variables).toEqual({
        intoId: '5',
        fromIds: ['6'],
      }),
    );
  });

  it('goes to the one that stays when it is another', async () => {
    const { router } = show();
    await userEvent.click(await screen.findByRole('radio', { name: /Nina Simóne/ }));
    await press('Merge 3');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Merge 3' }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/multimedia/artistes/6'));
  });
});
