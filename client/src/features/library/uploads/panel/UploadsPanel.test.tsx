import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestedOperation } from '../../../../testing/answer';
import { renderPage } from '../../../../testing/renderPage';
import { sessionOf, testViewer } from '../../../../testing/testSession';
import { UploadButton } from '../choosing/UploadButton';
import { uploads } from '../uploads';
import UploadsHost from '../UploadsHost';
import type { SendListener } from '../uploadTypes';

/** Replaces the transfer to the server; tests call the listeners. */
const sent = vi.hoisted(() => new Map<string, SendListener>());
vi.mock('../sending/sendFile', () => ({
  createSend: () => (upload: { name: string }, _file: File, listener: SendListener) => {
    sent.set(upload.name, listener);
    return { start: () => undefined, pause: () => undefined, cancel: () => undefined };
  },
  forgetUpload: async () => undefined,
}));

let states: Record<string, object>;
beforeEach(() => {
  states = {};
});
afterEach(() => act(() => uploads.abandon()));

function show(abilities = testViewer.abilities) {
  const answer = ({ name, variables }: RequestedOperation) => {
    const of = (id: string) => ({ ...blank, id, ...states[id] });
    if (name === 'UploadedMedia') {
      const items = (variables['ids'] as string[]).map(of);
      const hasFailed = (item: { failure?: string | null }) => item.failure != null;
      const pageOf = (some: object[]) => ({ __typename: 'MediaItemPage', items: some });
      return {
        data: {
          mediaItems: pageOf(items.filter((item) => !hasFailed(item))),
          failedMedia: pageOf(items.filter(hasFailed)),
        },
      };
    }
    if (name === 'AnalyseMediaAgain')
      return {
        data: { analyseMediaAgain: { ...of(variables['id'] as string), state: 'RECEIVED', failure: null } },
      };
    if (name === 'LibraryStorage')
      return {
        data: {
          libraryStorage: {
            __typename: 'LibraryStorage',
            used: 4_000_000,
            quota: 10_000_000,
            measures: true,
          },
        },
      };
    return { error: { code: 'NOT_FOUND' } };
  };
  return renderPage(
    <>
      <UploadButton kind="SONG" />
      <UploadsHost />
    </>,
    { viewer: { ...testViewer, abilities }, answer },
  );
}

const blank = {
  __typename: 'MediaItem',
  kind: 'SONG',
  title: 'Tide',
  state: 'READY',
  failure: null,
  refusedFormat: '',
  duplicateOf: null,
};
const panel = () => screen.findByRole('region', { name: 'Uploads' });
const choose = (...names: string[]) =>
  userEvent.upload(
    document.querySelector<HTMLInputElement>('[data-upload=files]')!,
    names.map((name) => new File(['sound'], name)),
    { applyAccept: false },
  );

describe('the panel of uploads', () => {
  it('is hidden from users who may not add media', () => {
    show([{ action: 'read', subject: 'MediaItem' }]);
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('lists the skipped files, and shows the free space', async () => {
    show();
    await choose('tide.mp3', 'notes.txt');
    expect(await within(await panel()).findByText('1 file skipped')).toBeTruthy();
    expect(screen.getByText('not a supported audio format', { exact: false })).toBeTruthy();
    expect(await screen.findByText('4 MB of 10 MB used')).toBeTruthy();
  });

  it('follows a file from the first byte until it is in the library', async () => {
    show();
    await choose('tide.mp3');
    act(() => sent.get('tide.mp3')!.onProgress(2));
    const progress = await screen.findByRole('progressbar', { name: 'Upload of tide.mp3' });
    await waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('40'));

    states['7'] = { state: 'ANALYSING' };
    act(() => sent.get('tide.mp3')!.onArrived('7'));
    expect(await screen.findByText(/^Analysing/)).toBeTruthy();
    // No event arrives in this test, so the panel must find out by polling.
    states['7'] = {};
    expect(await within(await panel()).findByText('1 file ready')).toBeTruthy();
    expect(screen.getByText('Uploads finished: 1 file ready.').getAttribute('role')).toBe('status');
  });

  it('shows why the server could not use a file, and requests another analysis', async () => {
    const { requests } = show();
    await choose('tide.mp3');
    states['7'] = { state: 'FAILED', failure: 'DAMAGED' };
    act(() => sent.get('tide.mp3')!.onArrived('7'));
    expect(await screen.findByText(/damaged or incomplete/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry tide.mp3' }));
    expect(await screen.findByText(/^Received/)).toBeTruthy();
    expect(requests.find(({ name }) => name === 'AnalyseMediaAgain')?.variables).toEqual({ id: '7' });
  });

  it('calls a format by its name that the library does not take', async () => {
    show();
    await choose('tide.mp3');
    states['7'] = { state: 'FAILED', failure: 'FORMAT_NOT_ACCEPTED', refusedFormat: 'AIFF-C' };
    act(() => sent.get('tide.mp3')!.onArrived('7'));
    expect(await screen.findByText(/^This is AIFF-C, which is not supported/)).toBeTruthy();
  });

  it('does not offer to look again at the double of another file', async () => {
    show();
    await choose('tide.mp3');
    const first = { __typename: 'MediaItem', id: '3', kind: 'SONG', title: 'Ebb' };
    states['7'] = { state: 'FAILED', failure: 'DUPLICATE', duplicateOf: first };
    act(() => sent.get('tide.mp3')!.onArrived('7'));
    expect(await screen.findByText(/The same file is in the library already/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry tide.mp3' })).toBeNull();
  });

  it('explains why a file could not be uploaded', async () => {
    show();
    await choose('tide.mp3');
    act(() => sent.get('tide.mp3')!.onProblem({ code: 'STORAGE_FULL', reason: 'quota', free: 2_000_000 }));
    expect(await screen.findByText(/library is full: 2 MB left/)).toBeTruthy();
  });

  it('can be minimised, and still shows the progress', async () => {
    show();
    await choose('tide.mp3', 'ebb.mp3');
    act(() => sent.get('tide.mp3')!.onProgress(5));
    await userEvent.click(await screen.findByRole('button', { name: 'Minimise' }));
    expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
    expect(await screen.findByRole('button', { name: /0 of 2 files · 50%/ })).toBeTruthy();
  });

  it('warns users who leave during an upload', async () => {
    show();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    await choose('tide.mp3');
    expect(leave()).toBe(true);
    act(() => sent.get('tide.mp3')!.onArrived('7'));
    expect(leave()).toBe(false);
  });

  it('keeps what waits for the same person whose session ran out, and for nobody else', async () => {
    const { session } = show();
    await choose('tide.mp3');
    act(() => uploads.suspend());
    expect(uploads.getState().uploads[0]?.phase).toBe('waiting');
    act(() => session.begin(sessionOf('t', { ...testViewer, id: '2' })));
    expect(uploads.getState().uploads).toEqual([]);
  });
});
