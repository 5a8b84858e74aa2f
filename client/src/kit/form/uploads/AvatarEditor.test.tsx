import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { catchUploads, type SentUpload } from '../../../testing/sentUploads';
import { AvatarEditor } from './AvatarEditor';

const before = '/files/avatars/00000000000000000000000000000000-256.webp';
const after = '/files/avatars/11111111111111111111111111111111-256.webp';

let sent: SentUpload[] = [];
beforeEach(() => {
  sent = catchUploads();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => {} }),
  );
});

const picture = new File(['pixels'], 'ada.png', { type: 'image/png' });
const picker = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const dropzone = () => screen.getByRole('button', { name: /drop one here/ });
const button = (name: string) => screen.queryByRole('button', { name });
const problem = async () => (await screen.findByRole('alert')).textContent;

async function choose(file = picture) {
  // The editor must also reject files that the filter of the file picker would hide.
  await userEvent.setup({ applyAccept: false }).upload(picker(), file);
}

describe('the editor of a picture', () => {
  it('offers no removal where there is no picture', async () => {
    await show('');
    expect(button('Add picture')).toBeTruthy();
    expect(button('Remove picture')).toBeNull();
  });

  it('sends the chosen picture unchanged, shows the progress, and updates every place', async () => {
    const { version } = await show(before);
    await choose();
    await waitFor(() => expect(sent).toHaveLength(1));
    const [upload] = sent as [SentUpload];
    expect([upload.method, upload.url, upload.body]).toEqual(['PUT', '/uploads/users/9/avatar', picture]);
    expect(upload.headers).toEqual({
      authorization: 'Bearer token',
      'content-type': 'image/png',
      'x-radio': '1',
    });
    expect(button('Change picture')).toBeNull();

    upload.progress(30, 120);
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25'));

    upload.answer(200, { avatar: after, version: 4 });
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(after));
    expect(version()).toBe('4');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(button('Remove picture')).toBeTruthy();
  });

  it('accepts a dropped file', async () => {
    await show('');
    const dataTransfer = {
      files: [picture],
      items: [
        {
          kind: 'file',
          type: picture.type,
          getAsFile: () => picture,
          webkitGetAsEntry: () => ({ isFile: true }),
        },
      ],
      types: ['Files'],
    };
    fireEvent.dragOver(dropzone(), { dataTransfer });
    fireEvent.drop(dropzone(), { dataTransfer });
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([picture]));
  });

  it.each([
    ['an SVG', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), /SVG is not supported/],
    ['a document', new File(['x'], 'a.pdf', { type: 'application/pdf' }), /file type is not supported/],
    [
      'more than 10 MB',
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
      /larger than 10 MB/,
    ],
  ])('does not even send %s', async (_, file, text) => {
    await show('');
    await choose(file);
    await waitFor(async () => expect(await problem()).toMatch(text));
    expect(sent).toEqual([]);
  });

  it.each([
    [400, { code: 'BAD_USER_INPUT', fields: { avatar: 'brokenPicture' } }, /damaged or incomplete/],
    [400, { code: 'BAD_USER_INPUT', fields: { avatar: 'noPicture' } }, /file type is not supported/],
    [400, { code: 'BAD_USER_INPUT', fields: { avatar: 'otherPictureType' } }, /differs from its name/],
    [400, { code: 'BAD_USER_INPUT', fields: { avatar: 'tooManyPixels' } }, /too many pixels/],
    [413, { code: 'LIMIT_EXCEEDED', limit: 'pictureBytes' }, /larger than 10 MB/],
    [403, { code: 'FORBIDDEN', action: 'update', subject: 'User' }, /does not allow you to.*req-7/],
    [500, { code: 'INTERNAL_SERVER_ERROR' }, /on our side.*req-7/],
  ])(
    'shows inline why the server rejected the file, and keeps the old picture: %s %o',
    async (status, extensions, text) => {
      await show(before);
      await choose();
      await waitFor(() => expect(sent).toHaveLength(1));
      sent[0]!.refuse(status, extensions);
      await waitFor(async () => expect(await problem()).toMatch(text));
      expect(screen.getByTestId('address').textContent).toBe(before);

      await choose();
      await waitFor(() => expect(sent).toHaveLength(2));
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('shows a message when the server is unreachable', async () => {
    await show('');
    await choose();
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]!.dispatchEvent(new Event('error'));
    await waitFor(async () => expect(await problem()).toMatch(/can't be reached/));
  });

  it('sends again, once, when the access token had run out', async () => {
    await show('');
    await choose();
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]!.refuse(401, { code: 'UNAUTHENTICATED' });
    await waitFor(() => expect(sent).toHaveLength(2));
    sent[1]!.refuse(401, { code: 'UNAUTHENTICATED' });
    await waitFor(async () => expect(await problem()).toMatch(/session has ended/));
    expect(sent).toHaveLength(2);
  });

  it('stops on request, without a message', async () => {
    await show(before);
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(sent.map(({ wasStopped }) => wasStopped)).toEqual([true]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button('Change picture')).toBeTruthy();
  });

  it('confirms before it removes, and removes', async () => {
    await show(before);
    await userEvent.click(button('Remove picture')!);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Remove the picture of Bo Lind?');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toEqual([]);

    await userEvent.click(button('Remove picture')!);
    const sure = await screen.findByRole('alertdialog');
    await userEvent.click([...sure.querySelectorAll('button')].at(-1)!);
    await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['DELETE']));
    sent[0]!.answer(200, { avatar: '', version: 4 });
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(''));
    await waitFor(() => expect(button('Remove picture')).toBeNull());
  });
});

/** Shows the editor for a person in the cache. */
async function show(avatar: string) {
  function Page() {
    const user = useQuery(personQuery).data?.user;
    if (!user) return null;
    return (
      <>
        <AvatarEditor person={user} />
        <output data-testid="address">{user.avatar}</output>
        <output data-testid="version">{user.version}</output>
      </>
    );
  }
  renderPage(<Page />, { answer: () => ({ data: { user: userWith(avatar) } }) });
  await screen.findByTestId('address');
  return { version: () => screen.getByTestId('version').textContent };
}

const personQuery: TypedDocumentNode<{
  user: { id: string; fullName: string; avatar: string; version: number };
}> = gql`
  query Person {
    user(id: 9) {
      id
      version
      fullName
      avatar
    }
  }
`;

const userWith = (avatar: string) => ({
  __typename: 'User',
  id: '9',
  version: 3,
  fullName: 'Bo Lind',
  avatar,
});
