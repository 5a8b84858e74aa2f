import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MediumStateFragment } from '../media/mediaChanges.generated';
import { createUploadStore } from './uploadStore';
import type { SendListener } from './uploadTypes';

const owner = { userId: '1', radio: { id: '1', name: 'Sea' } };
const chosen = (...names: string[]) =>
  names.map((name) => ({ path: name, file: new File(['0123456789'], name, { lastModified: 1 }) }));

let sent: Record<string, { listener: SendListener; start: Spy; pause: Spy; cancel: Spy }>;
let time: number;
let store: ReturnType<typeof createUploadStore>;
const spy = () => vi.fn<() => void>();
type Spy = ReturnType<typeof spy>;

beforeEach(() => {
  vi.useFakeTimers();
  sent = {};
  time = 0;
  store = createUploadStore(
    ({ name }, _file, listener) => (sent[name] = { listener, start: spy(), pause: spy(), cancel: spy() }),
    () => time,
  );
  return () => vi.useRealTimers();
});

const phases = () => Object.fromEntries(store.getState().uploads.map(({ name, phase }) => [name, phase]));
const keyOf = (name: string) => store.getState().uploads.find((upload) => upload.name === name)!.key;
const uploadNamed = (name: string) => store.getState().uploads.find((upload) => upload.name === name);

describe('the queue', () => {
  it('sends three at once, and the next when one has arrived, was paused, or failed', () => {
    store.add(chosen('a.mp3', 'b.mp3', 'c.mp3', 'd.mp3', 'e.mp3', 'f.mp3', 'g.mp3'), 'SONG', owner);
    expect(Object.values(phases())).toEqual([...Array(3).fill('sending'), ...Array(4).fill('waiting')]);

    sent['a.mp3']!.listener.onArrived('11');
    expect(phases()).toMatchObject({ 'a.mp3': 'received', 'd.mp3': 'sending', 'e.mp3': 'waiting' });
    sent['b.mp3']!.listener.onProblem({ code: 'FORBIDDEN' });
    expect(phases()).toMatchObject({ 'b.mp3': 'stopped', 'e.mp3': 'sending' });
    store.pause(keyOf('c.mp3'));
    expect(sent['c.mp3']!.pause).toHaveBeenCalledTimes(1);
    expect(phases()).toMatchObject({ 'c.mp3': 'paused', 'f.mp3': 'sending', 'g.mp3': 'waiting' });
  });

  it('holds a place for what tries again after a cut', () => {
    store.add(chosen('a.mp3', 'b.mp3', 'c.mp3', 'd.mp3'), 'SONG', owner);
    sent['a.mp3']!.listener.onConnectionLost();
    expect(phases()).toMatchObject({ 'a.mp3': 'retrying', 'd.mp3': 'waiting' });
    sent['a.mp3']!.listener.onProgress(3);
    expect(uploadNamed('a.mp3')).toMatchObject({ phase: 'sending', sent: 3 });
  });

  it('pauses as a whole, without the next ones taking the places that fall free', () => {
    store.add(chosen('a.mp3', 'b.mp3', 'c.mp3', 'd.mp3'), 'SONG', owner);
    store.pauseAll();
    expect(Object.values(phases())).toEqual(Array(4).fill('paused'));
    expect(sent['d.mp3']!.start).not.toHaveBeenCalled();
    store.resumeAll();
    expect(Object.values(phases())).toEqual(['sending', 'sending', 'sending', 'waiting']);
  });

  it('accepts the same file once while it is uploading, and reports the duplicate', () => {
    store.add(chosen('a.mp3'), 'SONG', owner);
    store.add(chosen('a.mp3', 'notes.txt'), 'SONG', owner);
    expect(store.getState().uploads).toHaveLength(1);
    expect(store.getState().leftOut).toEqual([
      { path: 'notes.txt', reason: 'notAudio' },
      { path: 'a.mp3', reason: 'alreadyThere' },
    ]);
    // The same file as another kind is a separate upload.
    store.add(chosen('a.mp3'), 'JINGLE', owner);
    expect(store.getState().uploads).toHaveLength(2);
  });

  it('deletes cancelled uploads, here and on the server', () => {
    store.add(chosen('a.mp3', 'b.mp3', 'c.mp3', 'd.mp3'), 'SONG', owner);
    store.cancel(keyOf('a.mp3'));
    expect(sent['a.mp3']!.cancel).toHaveBeenCalledTimes(1);
    expect(phases()).toEqual({ 'b.mp3': 'sending', 'c.mp3': 'sending', 'd.mp3': 'sending' });
  });
});

describe('progress', () => {
  it('is published at most four times a second, with a speed that excludes bytes sent earlier', () => {
    store.add(chosen('a.mp3'), 'SONG', owner);
    const receivedEvents = vi.fn<() => void>();
    store.subscribe(receivedEvents);
    const { listener } = sent['a.mp3']!;
    for (const [at, bytes] of [
      [0, 4],
      [600, 7],
      [700, 8],
    ] as const) {
      time = at;
      listener.onProgress(bytes);
    }
    expect(receivedEvents).not.toHaveBeenCalled();
    vi.advanceTimersByTime(250);
    expect(receivedEvents).toHaveBeenCalledTimes(1);
    expect(uploadNamed('a.mp3')).toMatchObject({ sent: 8, speed: 5 });
  });

  it('that comes after a pause changes nothing', () => {
    store.add(chosen('a.mp3'), 'SONG', owner);
    store.pause(keyOf('a.mp3'));
    sent['a.mp3']!.listener.onProgress(5);
    vi.advanceTimersByTime(250);
    expect(uploadNamed('a.mp3')).toMatchObject({ phase: 'paused', sent: 0 });
  });
});

describe('what has arrived', () => {
  const medium = (more: Partial<MediumStateFragment>): MediumStateFragment => ({
    __typename: 'MediaItem',
    id: '11',
    kind: 'SONG',
    title: 'A',
    state: 'ANALYSING',
    failure: null,
    refusedFormat: '',
    duplicateOf: null,
    ...more,
  });

  it('has the state that the server reports', () => {
    store.add(chosen('a.mp3'), 'SONG', owner);
    sent['a.mp3']!.listener.onArrived('11');
    store.settle([medium({}), medium({ id: '99' })]);
    expect(phases()).toEqual({ 'a.mp3': 'analysing' });
    store.settle([medium({ state: 'FAILED', failure: 'DAMAGED' })]);
    expect(uploadNamed('a.mp3')).toMatchObject({ phase: 'failed', medium: { failure: 'DAMAGED' } });
    store.settle([medium({ state: 'READY' })]);
    expect(phases()).toEqual({ 'a.mp3': 'ready' });
    store.forget('11');
    expect(phases()).toEqual({});
  });

  it('waits, if it is a picture, for what the server makes of it', () => {
    const picture = { __typename: 'UploadedPicture', id: 'p1', failure: null } as const;
    store.add(chosen('a.mp3', 'a.jpg'), 'SONG', owner);
    sent['a.jpg']!.listener.onArrived(undefined, 'p1');
    store.settlePictures([{ ...picture, state: 'WAITING' }]);
    expect(phases()).toMatchObject({ 'a.jpg': 'received', 'a.mp3': 'sending' });
    store.settlePictures([{ ...picture, state: 'FAILED', failure: 'NO_SOUND' }]);
    expect(uploadNamed('a.jpg')).toMatchObject({ phase: 'failed', picture: { failure: 'NO_SOUND' } });
    store.settlePictures([{ ...picture, state: 'USED' }]);
    expect(phases()).toMatchObject({ 'a.jpg': 'ready' });
  });
});

describe('when sending fails', () => {
  it('resumes automatically when the connection is back, but not after a rejection', () => {
    store.add(chosen('a.mp3', 'b.mp3', 'c.mp3'), 'SONG', owner);
    sent['a.mp3']!.listener.onProblem({ code: 'NETWORK' });
    sent['b.mp3']!.listener.onProblem({ code: 'STORAGE_FULL' });
    sent['c.mp3']!.listener.onConnectionLost();
    store.hurry();
    expect(phases()).toEqual({ 'a.mp3': 'sending', 'b.mp3': 'stopped', 'c.mp3': 'retrying' });
    expect(sent['a.mp3']!.start).toHaveBeenCalledTimes(2);
    expect(sent['c.mp3']!.start).toHaveBeenCalledTimes(2);
  });

  it('waits while nobody is signed in', () => {
    store.add(chosen('a.mp3', 'b.mp3'), 'SONG', owner);
    store.suspend();
    expect(phases()).toEqual({ 'a.mp3': 'waiting', 'b.mp3': 'waiting' });
    expect(sent['a.mp3']!.pause).toHaveBeenCalled();
    store.unsuspend();
    expect(phases()).toEqual({ 'a.mp3': 'sending', 'b.mp3': 'sending' });
    store.abandon();
    expect(store.getState().uploads).toEqual([]);
  });
});
