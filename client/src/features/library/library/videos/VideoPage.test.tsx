import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ToastHost } from '../../../../kit/feedback/toasts/ToastHost';
import { renderPage } from '../../../../testing/renderPage';
import { testViewer } from '../../../../testing/testSession';
import { catchUploads, type SentUpload } from '../../../../testing/sentUploads';
import { detail, labelsAnswer, rowOf } from '../testing/songs';
import VideoPage from './VideoPage';
import type { VideoDetailFragment } from './videos.generated';

const address = '/media/1/7/captions?ticket=t&of=12345678';
const videoOf = (captionsUrl: string | null): VideoDetailFragment => ({
  ...rowOf('7'),
  ...detail,
  __typename: 'Video',
  kind: 'VIDEO',
  title: 'Studio film',
  width: 320,
  height: 180,
  description: '',
  captionsUrl,
});

const noComments = { __typename: 'VideoCommentPage', items: [], totalItems: 0, totalIsExact: true };

let sent: SentUpload[] = [];
beforeEach(() => {
  sent = catchUploads();
});

function show(captionsUrl: string | null, abilities = testViewer.abilities) {
  return renderPage(
    <>
      <VideoPage />
      <ToastHost />
    </>,
    {
      address: '/admin/videos/7',
      path: '/admin/videos/:id',
      viewer: { ...testViewer, abilities },
      answer: ({ name }) => {
        if (name === 'VideoComments') return { data: { comments: noComments } };
        return labelsAnswer(name) ?? { data: { video: videoOf(captionsUrl) } };
      },
    },
  );
}
const reader = [{ action: 'read', subject: 'Video' }];
const button = (name: string) => screen.findByRole('button', { name });
const file = (name = 'film.srt', content: BlobPart = '1\n00:00:01,000 --> 00:00:02,000\nHello') =>
  new File([content], name, { type: '' });

async function choose(chosen = file()) {
  const inputs = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  const picker = [...inputs].find(({ accept }) => accept.includes('.vtt'))!;
  await userEvent.setup({ applyAccept: false }).upload(picker, chosen);
}

describe('the captions of a video', () => {
  it('can be read and downloaded by a reader, but not changed', async () => {
    show(address, reader);
    const link = await screen.findByRole('link', { name: 'Download captions' });
    expect(link.getAttribute('href')).toBe(address);
    expect(link.getAttribute('download')).toBe('Studio film.vtt');
    expect(screen.queryByRole('button', { name: /captions/ })).toBeNull();
  });

  it('are said to be missing', async () => {
    show(null, reader);
    expect(await screen.findByText('No captions yet.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Download captions' })).toBeNull();
  });

  it.each([
    ['a document', file('words.docx'), /not a captions file/],
    ['more than 1 MB', file('film.vtt', new Uint8Array(1024 * 1024 + 1)), /larger than 1 MB/],
  ])('are not even sent when they are %s', async (_, chosen, text) => {
    show(null);
    await button('Add captions');
    await choose(chosen);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it.each([
    [400, { code: 'BAD_USER_INPUT', fields: { captions: 'required' } }, /field is required/],
    [400, { code: 'BAD_USER_INPUT', fields: { captions: 'notUtf8' } }, /not in UTF-8/],
    [400, { code: 'BAD_USER_INPUT', fields: { captions: 'notCaptions' } }, /not a captions file/],
    [
      400,
      { code: 'BAD_USER_INPUT', fields: { captions: 'captionTimes' }, line: 12 },
      /Line 12: This caption has no valid times/,
    ],
    [
      400,
      { code: 'BAD_USER_INPUT', fields: { captions: 'captionsBackwards' }, line: 3 },
      /Line 3: Its times/,
    ],
    [413, { code: 'LIMIT_EXCEEDED', limit: 'captionsBytes' }, /larger than 1 MB/],
    [403, { code: 'FORBIDDEN', action: 'update', subject: 'Video' }, /does not allow you to.*req-7/],
  ])('show inline why the server rejected them: %s %o', async (status, extensions, text) => {
    show(null);
    await button('Add captions');
    await choose();
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]!.refuse(status, extensions);
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContainEqual(
        expect.stringMatching(text),
      ),
    );
    expect(await button('Add captions')).toBeTruthy();
  });

  it('are added and replaced by a file that is sent as it is', async () => {
    show(null);
    await button('Add captions');
    const chosen = file();
    await choose(chosen);
    await waitFor(() => expect(sent).toHaveLength(1));
    const [upload] = sent as [SentUpload];
    expect([upload.method, upload.url, upload.body]).toEqual(['PUT', '/uploads/media/7/captions', chosen]);
    upload.answer(200, { captionsUrl: address, version: 2 });
    expect(await screen.findByText('Captions added')).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Download captions' })).getAttribute('href')).toBe(
      address,
    );
    await choose();
    await waitFor(() => expect(sent).toHaveLength(2));
    sent[1]!.answer(200, { captionsUrl: `${address}2`, version: 3 });
    expect(await screen.findByText('Captions replaced')).toBeTruthy();
  });

  it('are removed once that is confirmed', async () => {
    show(address);
    await userEvent.click(await button('Remove captions'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Remove the captions of “Studio film”?');
    expect(sent).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove captions' }));
    await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['DELETE']));
    sent[0]!.answer(200, { captionsUrl: null, version: 2 });
    expect(await button('Add captions')).toBeTruthy();
  });
});
