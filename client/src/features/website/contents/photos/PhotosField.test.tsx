import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pressQuickly } from '../../../../testing/pressQuickly';
import { renderPage } from '../../../../testing/renderPage';
import { catchUploads } from '../../../../testing/sentUploads';
import { mast, websiteAnswer } from '../../testing';
import { centre } from '../../picture/focus';
import ContentPage from '../ContentPage';

const addressOf = (number: number) => `/files/website/${`${number}`.repeat(32)}-1600.webp`;
const photo = (number: number, caption: string) => ({
  __typename: 'Photo' as const,
  picture: addressOf(number),
  alt: '',
  caption,
  focus: { __typename: 'PictureFocus' as const, x: 50, y: 50 },
});
const file = (name: string, type = 'image/jpeg') => new File(['pixels'], name, { type });

function show(photos = [photo(1, 'The stage'), photo(2, 'The crowd')]) {
  const sent = catchUploads();
  const album = { ...mast, kind: 'ALBUM' as const, photos };
  const { requests } = renderPage(<ContentPage />, {
    address: '/admin/website/photos/7',
    path: '/admin/website/:area/:id',
    answer: ({ name }) =>
      websiteAnswer(name) ??
      (name === 'UpdateContent'
        ? { data: { updateContent: { ...album, version: album.version + 1 } } }
        : { data: { content: album } }),
  });
  const saved = () =>
    (requests.findLast(({ name }) => name === 'UpdateContent')?.variables as { input: { photos: object[] } })
      ?.input.photos;
  return { sent, saved };
}

const choose = async (...files: File[]) => {
  await screen.findByRole('button', { name: 'Add photos' });
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]')!;
  await userEvent.setup({ applyAccept: false }).upload(input, files);
};
const save = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: 'Save changes' }))[0]!);
const rows = async () => within(await screen.findByRole('list', { name: 'Photos' })).getAllByRole('listitem');

describe('the photos of an album', () => {
  it('are sent one after the other, and a refused file does not stop the others', async () => {
    const { sent, saved } = show([]);
    await choose(file('one.jpg'), file('two.jpg'), file('three.jpg'), file('notes.txt', 'text/plain'));
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]!.answer(200, { src: addressOf(3), width: 10, height: 10, focus: { x: 30, y: 40 } });
    await waitFor(() => expect(sent).toHaveLength(2));
    screen.getByRole('progressbar', { name: 'Uploading photo 2 of 3' });
    sent[1]!.refuse(400, { code: 'BAD_USER_INPUT', fields: { picture: 'brokenPicture' } });
    await waitFor(() => expect(sent).toHaveLength(3));
    sent[2]!.answer(200, { src: addressOf(4), width: 10, height: 10, focus: centre });
    expect(sent.map(({ url }) => url)).toEqual(Array(3).fill('/uploads/website/photos'));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    const refused = within(screen.getByRole('list', { name: 'Rejected files' })).getAllByRole('listitem');
    expect(refused.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('notes.txt'),
      expect.stringContaining('two.jpg'),
    ]);
    await screen.findByText(/^2 photos have neither/);
    await save();
    await waitFor(() =>
      expect(saved()).toEqual([
        { picture: addressOf(3), alt: '', caption: '', focus: { x: 30, y: 40 } },
        { picture: addressOf(4), alt: '', caption: '', focus: centre },
      ]),
    );
  });

  it('are announced by their caption after keys that are pressed quickly one after the other', async () => {
    show([photo(1, 'The stage'), photo(2, 'The crowd'), photo(3, 'The rain')]);
    (await screen.findByRole('button', { name: /^Move The stage/ })).focus();
    await pressQuickly({ key: 'ArrowDown', altKey: true }, { key: 'ArrowDown', altKey: true });
    expect(screen.getByText('The stage is now at position 3 of 3.')).toBeTruthy();
  });

  it('are put in order by the keyboard, described and removed', async () => {
    const { saved } = show([photo(1, 'The stage'), photo(2, 'The crowd'), photo(3, 'The rain')]);
    (await screen.findByRole('button', { name: /^Move The stage/ })).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.click(screen.getByRole('button', { name: 'Remove: The rain' }));
    const [first] = await rows();
    const caption = within(first!).getByLabelText(/^Caption/);
    expect((caption as HTMLInputElement).value).toBe('The crowd');
    await userEvent.type(within(first!).getByLabelText(/^Alternative text/), 'People by the water');
    await save();
    await waitFor(() =>
      expect(saved()).toEqual([
        { picture: addressOf(2), alt: 'People by the water', caption: 'The crowd', focus: centre },
        { picture: addressOf(1), alt: '', caption: 'The stage', focus: centre },
      ]),
    );
  });

  it('keep the point that was chosen for each, also after they were put in another order', async () => {
    const { saved } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Focal point: The stage' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'The stage' }));
    drawer.getByRole('slider', { name: 'Focal point' }).focus();
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    (await screen.findByRole('button', { name: /^Move The stage/ })).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await save();
    await waitFor(() =>
      expect(saved()).toEqual([
        expect.objectContaining({ picture: addressOf(2), focus: centre }),
        expect.objectContaining({ picture: addressOf(1), focus: { x: 49, y: 40 } }),
      ]),
    );
  });
});
