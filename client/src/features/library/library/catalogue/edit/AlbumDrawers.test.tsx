import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { chooseFound } from '../../../../../testing/chooseFound';
import type { Answer, RequestedOperation } from '../../../../../testing/answer';
import { renderPage } from '../../../../../testing/renderPage';
import type { AlbumFieldsFragment } from '../albums/albums.generated';
import { AlbumEditDrawer } from './AlbumDrawers';

const albumBy = (id: string, name: string, version: number): AlbumFieldsFragment => ({
  __typename: 'Album',
  id: '31',
  version,
  title: 'Night songs',
  year: 1959,
  label: '',
  cover: '',
  needsReview: false,
  songCount: 0,
  createdAt: '2026-01-10T10:00:00Z',
  artiste: { __typename: 'Artiste', id, name },
});

const found = {
  __typename: 'ArtistePage',
  items: [{ __typename: 'Artiste', id: '6', name: 'Zoé' }],
  totalItems: 1,
  totalIsExact: true,
};

function edit(answer: (operation: RequestedOperation) => Answer) {
  const album = albumBy('5', 'Nina Simone', 1);
  const { requests } = renderPage(<AlbumEditDrawer record={album} onClose={() => undefined} />, {
    answer: (operation) =>
      operation.name === 'ArtisteSuggestions' ? { data: { artistes: found } } : answer(operation),
  });
  return () => requests.filter(({ name }) => name === 'UpdateAlbum').map(({ variables }) => variables);
}

const artiste = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Artiste/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

async function chooseZoe() {
  await userEvent.clear(await artiste());
  await userEvent.type(await artiste(), 'zo');
  await chooseFound('Zoé');
  expect((await artiste()).value).toBe('Zoé');
}

describe('the artiste of an album', () => {
  it('is one answer, by the name, when somebody else has chosen another meanwhile', async () => {
    const theirs = albumBy('8', 'Ada Merle', 4);
    const sent = edit(({ name, variables }) => {
      if (name === 'Album') return { data: { album: theirs } };
      if (variables['version'] !== 4) return { error: { code: 'CONFLICT' } };
      return { data: { updateAlbum: { ...theirs, version: 5 } } };
    });
    await chooseZoe();
    await save();
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getAllByRole('radio')).toHaveLength(2);
    expect(within(dialog).getByRole('radio', { name: /Yours\s*Zoé/ })).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('radio', { name: /Theirs\s*Ada Merle/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save these values' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().at(-1)).toMatchObject({ version: 4, input: { artisteId: '8', year: 1959 } });
  });

  it('shows at its field that the chosen artiste was deleted', async () => {
    edit(() => ({ error: { code: 'BAD_USER_INPUT', fields: { artisteId: 'unknown' } } }));
    await chooseZoe();
    await save();
    expect(await screen.findByText('This no longer exists. Choose another')).toBeTruthy();
    expect((await artiste()).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(await artiste());
    await userEvent.clear(await artiste());
    expect(screen.queryByText('This no longer exists. Choose another')).toBeNull();
  });
});
