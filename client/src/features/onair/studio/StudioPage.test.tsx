import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, AskedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer, type TestViewer } from '../../../testing/testSession';
import type { LiveSessionFieldsFragment } from './live.generated';
import type { Microphone } from './microphone';
import StudioPage from './StudioPage';

const given = vi.hoisted(() => ({
  canGoLive: true,
  problem: undefined as string | undefined,
  asked: [] as object[],
  onGone: () => {},
}));
vi.mock('./microphone', async (original) => ({
  ...(await original<object>()),
  canGoLive: () => given.canGoLive,
  inputs: async () => [{ id: 'usb', name: 'USB desk' }],
  openMicrophone: async (asked: object, onGone: () => void): Promise<Microphone> => {
    given.asked.push(asked);
    given.onGone = onGone;
    if (given.problem) throw Object.assign(new Error(), { name: given.problem });
    return {
      level: () => -20,
      setGain: () => {},
      record: () => {},
      stopRecording: () => {},
      close: () => {},
    };
  },
}));

let socket: FakeSocket | undefined;

class FakeSocket extends EventTarget {
  bufferedAmount = 0;
  sent: unknown[] = [];

  constructor() {
    super();
    hold(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {}
}
const hold = (made: FakeSocket) => {
  socket = made;
};

beforeEach(() => {
  Object.assign(given, { canGoLive: true, problem: undefined, asked: [] });
  socket = undefined;
  vi.stubGlobal('WebSocket', FakeSocket);
});

const live: LiveSessionFieldsFragment = {
  __typename: 'LiveSession',
  id: '7',
  name: 'Ines Faure',
  title: 'La tribune',
  how: 'ENCODER',
  startedAt: '2026-11-24T10:00:00.000Z',
  heardFrom: '2026-11-24T10:00:02.000Z',
  isHeard: true,
  endedAt: null,
  why: null,
  endedBy: '',
  plannedUntil: null,
};

const key = {
  __typename: 'OwnStreamKey' as const,
  id: '3',
  name: 'BUTT at home',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
};

function show({
  now = null,
  refusal = null,
  viewer = testViewer,
  answer,
}: {
  now?: LiveSessionFieldsFragment | null;
  refusal?: string | null;
  viewer?: TestViewer;
  answer?: (asked: AskedOperation) => Answer | undefined;
} = {}) {
  return renderPage(<StudioPage />, {
    viewer,
    answer: (asked) => {
      const mine = answer?.(asked);
      if (mine) return mine;
      switch (asked.name) {
        case 'LiveNow':
          return { data: { liveNow: now, liveRefusal: refusal } };
        case 'LiveChanged':
          return { data: { liveChanged: live } };
        case 'LiveSessions':
          return {
            data: {
              liveSessions: {
                __typename: 'LiveSessionPage',
                items: [
                  {
                    ...live,
                    endedAt: '2026-11-24T10:30:02.000Z',
                    why: 'DISCONNECTED',
                    endedBy: 'Ada Merle',
                    emission: { __typename: 'Emission', id: '2', title: 'La tribune' },
                    rush: { __typename: 'Rush', id: '9' },
                  },
                ],
                totalItems: 1,
                totalIsExact: true,
              },
            },
          };
        case 'OwnStreamKeys':
          return { data: { ownStreamKeys: [key] } };
        case 'CreateStreamKey':
          return {
            data: {
              createStreamKey: {
                __typename: 'NewStreamKey',
                key: 'live_secret',
                streamKey: { ...key, id: '4', name: 'Van' },
              },
            },
          };
        case 'DeleteStreamKey':
          return { data: { deleteStreamKey: '3' } };
        case 'DisconnectLive':
          return {
            data: {
              disconnectLive: {
                __typename: 'LiveSession',
                id: '7',
                endedAt: '2026-11-24T11:00:00.000Z',
                why: 'DISCONNECTED',
                endedBy: 'Ada Merle',
              },
            },
          };
        default:
          return { error: { code: 'FORBIDDEN' } };
      }
    },
  });
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const tell = (told: object) =>
  act(() => void socket!.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(told) })));

/** Opens the microphone and goes live; the server has let them in. */
async function goLive() {
  await press('Open the microphone');
  await press('Go live');
  await waitFor(() => expect(socket).toBeTruthy());
  act(() => void socket!.dispatchEvent(new Event('open')));
  tell({ state: 'connecting', session: '7', title: 'Ada Merle' });
}

describe('the studio', () => {
  it('says so where the browser cannot go live', async () => {
    given.canGoLive = false;
    show();
    expect(await screen.findByText('No live from this browser')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open the microphone' })).toBeNull();
  });

  it.each([
    ['NotAllowedError', /Allow it beside the address/],
    ['NotFoundError', /There is no microphone/],
    ['NotReadableError', /Another program holds the microphone/],
  ])('says what to do about a microphone that cannot be opened: %s', async (problem, words) => {
    given.problem = problem;
    show();
    await press('Open the microphone');
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.queryByRole('button', { name: 'Go live' })).toBeNull();
  });

  it('leaves a line as it is, and asks for the input that was chosen', async () => {
    show();
    await press('Open the microphone');
    await userEvent.selectOptions(await screen.findByLabelText('Input'), 'USB desk');
    await userEvent.selectOptions(screen.getByLabelText('What is connected'), 'line');
    await waitFor(() => expect(given.asked.at(-1)).toEqual({ kind: 'line', deviceId: 'usb' }));
  });

  it('tells how it stands as the server says it, and never before', async () => {
    show();
    await goLive();
    expect(screen.getAllByText('Connecting').length).toBeGreaterThan(0);
    expect(screen.queryByText('On the air')).toBeNull();
    tell({ state: 'onAir', session: '7', since: '2026-11-24T10:00:00.000Z' });
    expect(screen.getByText('On the air')).toBeTruthy();
    tell({ state: 'ended', session: '7', why: 'TAKEN_OVER', by: 'Ines Faure' });
    expect(screen.getByText('Taken over by somebody else (Ines Faure)')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go live' })).toBeTruthy();
  });

  it('says why it was refused', async () => {
    show();
    await goLive();
    tell({ state: 'refused', reason: 'SOMEBODY_IS_LIVE' });
    expect(screen.getByText('Somebody is live already.')).toBeTruthy();
  });

  it('tells listeners a title', async () => {
    show();
    await goLive();
    await userEvent.type(screen.getByLabelText('Title that listeners read'), 'Good morning');
    await press('Tell listeners');
    expect(socket!.sent.at(-1)).toEqual({ type: 'title', title: 'Good morning', credit: '' });
  });

  it('goes on when the microphone is unplugged, and says so', async () => {
    show();
    await goLive();
    act(() => given.onGone());
    expect((await screen.findByRole('alert')).textContent).toMatch(/unplugged/);
    expect(screen.getByRole('button', { name: 'End the live' })).toBeTruthy();
  });
});

describe('who is live', () => {
  it('offers nothing to those who may only look', async () => {
    show({
      now: live,
      viewer: { ...testViewer, abilities: [{ action: 'read', subject: 'LiveSession' }] },
    });
    expect((await screen.findAllByText('Ines Faure')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Disconnect' })).toBeNull();
  });

  it('says why the viewer may not go live, or that they may', async () => {
    show({ refusal: 'NOT_YOUR_TIME' });
    expect(await screen.findByText(/You have no live slot now/)).toBeTruthy();
  });

  it('is disconnected for a while once that is confirmed', async () => {
    const { asked } = show({ now: live });
    await press('Disconnect');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(asked.some(({ name }) => name === 'DisconnectLive')).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'DisconnectLive')?.variables).toEqual({
        id: '7',
        keepOutMinutes: 10,
      }),
    );
  });

  it('stands in the log afterwards, with how it ended and its rush', async () => {
    show();
    expect(await screen.findByText('30:00')).toBeTruthy();
    expect(screen.getByText('Ada Merle')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rush' }).getAttribute('href')).toBe('/admin/rushs/9');
  });
});

describe('the keys of encoders', () => {
  it('are shown once', async () => {
    const { asked } = show();
    await userEvent.type(await screen.findByLabelText('Name of a new key'), ' Van ');
    await press('Make a key');
    expect((await screen.findByRole('textbox', { name: 'Stream key' })).textContent).toBe('live_secret');
    expect(asked.find(({ name }) => name === 'CreateStreamKey')?.variables).toEqual({ name: 'Van' });
  });

  it('are revoked once that is confirmed', async () => {
    const { asked } = show();
    await press('Revoke: BUTT at home');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }),
    );
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'DeleteStreamKey')?.variables).toEqual({ id: '3' }),
    );
  });
});
