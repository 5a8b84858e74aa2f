import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as notices from '../../../kit/feedback/toasts/notify';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer, type TestViewer } from '../../../testing/testSession';
import type { LiveSessionFieldsFragment } from './live.generated';
import type { Microphone } from './microphone';
import { live } from '../testing/liveSession';
import StudioPage from './StudioPage';
import type { FakeDesk } from './testing/fakeDesk';

const given = vi.hoisted(() => ({
  canGoLive: true,
  problem: undefined as string | undefined,
  requestedInputs: [] as object[],
  deskFails: false,
  desk: undefined as FakeDesk | undefined,
  onUnplugged: () => {},
}));
vi.mock('./microphone', async (original) => ({
  ...(await original<object>()),
  canGoLive: () => given.canGoLive,
  inputs: async () => [{ id: 'usb', name: 'USB desk' }],
  openMicrophone: async (requests: object, onDisconnected: () => void): Promise<Microphone> => {
    given.requestedInputs.push(requests);
    given.onUnplugged = onDisconnected;
    if (given.problem) throw Object.assign(new Error(), { name: given.problem });
    return { stream: {} as MediaStream, close: () => {} };
  },
}));
vi.mock('./desk/desk', async () => {
  const { fakeDesk } = await import('./testing/fakeDesk');
  return {
    openDesk: async () => {
      if (given.deskFails) throw new Error();
      given.desk = fakeDesk();
      return given.desk;
    },
  };
});

let socket: FakeSocket | undefined;

class FakeSocket extends EventTarget {
  bufferedAmount = 0;
  sent: unknown[] = [];

  constructor() {
    super();
    setSocket(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {}
}
const setSocket = (made: FakeSocket) => {
  socket = made;
};

beforeEach(() => {
  Object.assign(given, {
    canGoLive: true,
    problem: undefined,
    requestedInputs: [],
    deskFails: false,
    desk: undefined,
  });
  socket = undefined;
  vi.stubGlobal('WebSocket', FakeSocket);
});

const key = {
  __typename: 'OwnStreamKey' as const,
  id: '3',
  name: 'BUTT at home',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
};

const medium = (id: string) =>
  id === '5'
    ? {
        __typename: 'MediaItem' as const,
        id,
        title: 'Night train',
        credit: 'Bo',
        duration: 185_000,
        cueIn: null,
        cueOut: null,
        fileUrl: '/media/5',
      }
    : null;

const planned = (from: number, to: number, more: object) => ({
  __typename: 'PlannedItem' as const,
  startsAt: new Date(Date.now() + from).toISOString(),
  endsAt: new Date(Date.now() + to).toISOString(),
  kind: 'MEDIA',
  title: '',
  length: to - from,
  skipped: 0,
  isCut: false,
  isHard: false,
  slotId: null,
  date: null,
  rundownItemId: null,
  media: null,
  why: { __typename: 'Why', rule: 'DEFAULT', source: '', gaveWay: [] },
  ...more,
});
const song = (id: string, title: string) => ({
  __typename: 'MediaItem' as const,
  id,
  kind: 'SONG',
  title,
  credit: 'Bo',
  artwork: '',
});
const plan = () => [
  planned(-60_000, 90_000, { media: song('5', 'Night train') }),
  planned(90_000, 600_500, { media: song('6', 'Gone since') }),
  planned(600_500, 900_000, { kind: 'TALK', title: 'News', isHard: true }),
];

const person = (id: string) => ({ __typename: 'Colleague' as const, id });

/** Handover to Bo from the current presenter, who is the viewer by default. */
const handover = (changed: object = {}) => ({
  __typename: 'LiveHandover' as const,
  id: '5',
  name: 'Bo Lind',
  countdown: 10_000,
  isOffered: false,
  takesOverAt: null as string | null,
  endedAt: null,
  end: null,
  person: person('2'),
  from: { __typename: 'LiveSession' as const, id: '7', name: 'Ines Faure', person: person('1') },
  to: null,
  ...changed,
});

function show({
  now = null,
  refusal = null,
  handedOver = null,
  takeOverRefusal = 'NOT_YOUR_TIME',
  livePerson = '9',
  viewer = testViewer,
  answer,
}: {
  now?: LiveSessionFieldsFragment | null;
  refusal?: string | null;
  handedOver?: object | null;
  takeOverRefusal?: string | null;
  livePerson?: string;
  viewer?: TestViewer;
  answer?: (requests: RequestedOperation) => Answer | undefined;
} = {}) {
  return renderPage(<StudioPage />, {
    viewer,
    answer: (requests) => {
      const mine = answer?.(requests);
      if (mine) return mine;
      switch (requests.name) {
        case 'LiveNow':
          return { data: { liveNow: now, liveRefusal: refusal } };
        case 'HandoverNow':
          return {
            data: {
              liveHandover: handedOver,
              takeOverRefusal,
              liveNow: now && {
                __typename: 'LiveSession',
                id: '7',
                name: now.name,
                person: person(livePerson),
              },
            },
          };
        case 'HandoverCandidates':
          return {
            data: {
              handoverCandidates: [
                { __typename: 'HandoverCandidate', id: '2', name: 'Bo Lind', isWaiting: true },
                { __typename: 'HandoverCandidate', id: '4', name: 'Cem Ay', isWaiting: false },
              ],
            },
          };
        case 'RequestHandover':
          return { data: { requestHandover: handover() } };
        case 'OfferHandover':
          return { data: { offerHandover: handover({ isOffered: true }) } };
        case 'CancelHandover':
          return {
            data: { cancelHandover: handover({ endedAt: '2026-11-24T10:00:00.000Z', end: 'CANCELLED' }) },
          };
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
                    id: '6',
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
        case 'PlanBetween':
          return { data: { planBetween: plan() } };
        case 'PlannedDaysChanged':
          return {
            data: {
              calendarChanged: { __typename: 'CalendarNotice', from: '2026-11-24T10:00:00.000Z', to: null },
            },
          };
        case 'PlayableMedia':
          return {
            data: {
              mediaItems: {
                __typename: 'MediaItemPage',
                items: [{ __typename: 'MediaItem', id: '5', title: 'Night train', credit: 'Bo' }],
                totalItems: 1,
                totalIsExact: true,
              },
            },
          };
        case 'DeckMedium':
          return { data: { mediaItem: medium(requests.variables['id'] as string) } };
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
const report = (reported: object) =>
  act(() => void socket!.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(reported) })));

/** Opens the microphone and goes live, up to the open connection. */
async function goLive() {
  await press('Open microphone');
  await press('Go live');
  await waitFor(() => expect(socket).toBeTruthy());
  act(() => void socket!.dispatchEvent(new Event('open')));
  report({ state: 'connecting', session: '7', title: 'Ada Merle' });
}

describe('the studio', () => {
  it('shows a message when the browser cannot go live', async () => {
    given.canGoLive = false;
    show();
    expect(await screen.findByText('This browser cannot go live')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open microphone' })).toBeNull();
  });

  it.each([
    ['NotAllowedError', /Allow it in the address bar/],
    ['NotFoundError', /No microphone was found/],
    ['NotReadableError', /Another program uses the microphone/],
  ])('explains what to do when a microphone cannot be opened: %s', async (problem, words) => {
    given.problem = problem;
    show();
    await press('Open microphone');
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.queryByRole('button', { name: 'Go live' })).toBeNull();
  });

  it('leaves a connection unchanged, and requests the chosen input', async () => {
    show();
    await press('Open microphone');
    await userEvent.selectOptions(await screen.findByLabelText('Input'), 'USB desk');
    await userEvent.selectOptions(screen.getByLabelText('Type of input'), 'line');
    await waitFor(() => expect(given.requestedInputs.at(-1)).toEqual({ kind: 'line', deviceId: 'usb' }));
  });

  it('shows the state that the server reports, and never an earlier one', async () => {
    show();
    await goLive();
    expect(screen.getAllByText('Connecting').length).toBeGreaterThan(0);
    expect(screen.queryByText('On air')).toBeNull();
    report({ state: 'onAir', session: '7', since: '2026-11-24T10:00:00.000Z' });
    // The badge is in the state line and on the desk.
    expect(screen.getAllByText('On air').length).toBe(2);
    report({ state: 'ended', session: '7', why: 'TAKEN_OVER', by: 'Ines Faure' });
    expect(screen.getByText('Taken over by another presenter (Ines Faure)')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go live' })).toBeTruthy();
  });

  it('shows why it was rejected', async () => {
    show();
    await goLive();
    report({ state: 'refused', reason: 'SOMEBODY_IS_LIVE' });
    expect(screen.getByText('Another presenter is already live.')).toBeTruthy();
  });

  it('sends a title to listeners', async () => {
    show();
    await goLive();
    await userEvent.type(screen.getByLabelText('Title shown to listeners'), 'Good morning');
    await press('Publish title');
    expect(socket!.sent.at(-1)).toEqual({ type: 'title', title: 'Good morning', credit: '' });
  });

  it('continues when the microphone is unplugged, with a notice', async () => {
    show();
    await goLive();
    act(() => given.onUnplugged());
    expect((await screen.findByRole('alert')).textContent).toMatch(/The microphone was disconnected/);
    expect(screen.getByRole('button', { name: 'End live session' })).toBeTruthy();
  });
});

describe('the desk', () => {
  const strip = (name: string) => within(screen.getByRole('group', { name }));

  it('shows an error when it cannot be opened, and can be retried', async () => {
    given.deskFails = true;
    show();
    await press('Open desk');
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be opened/);
    given.deskFails = false;
    await press('Open desk');
    expect(await screen.findByRole('group', { name: 'Deck A' })).toBeTruthy();
  });

  it('shows that the browser has suspended the sound, and resumes it on request', async () => {
    show();
    await press('Open desk');
    expect(await screen.findByRole('group', { name: 'Deck A' })).toBeTruthy();
    act(() => given.desk!.store.setState({ isSuspended: true }));
    await press('Start audio');
    expect(given.desk!.calls.map(([name]) => name)).toContain('resume');
  });

  it('moves a fader by the keyboard’s way, named for its channel', async () => {
    show();
    await press('Open desk');
    const fader = await screen.findByRole('slider', { name: 'Fader: Deck B' });
    fireEvent.change(fader, { target: { value: '50' } });
    expect(given.desk!.store.getState().strips.deckB.gain).toBe(0.5);
    expect(fader.getAttribute('aria-valuetext')).toBe('50%');
  });

  it('pre-listens to one channel at a time', async () => {
    show();
    await press('Open desk');
    await press('Pre-listen: Deck A');
    await press('Pre-listen: Deck B');
    const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
    expect(isPressed('Pre-listen: Deck A')).toBe('false');
    expect(isPressed('Pre-listen: Deck B')).toBe('true');
  });

  it('loads something of the library on a deck, and plays it', async () => {
    show();
    await press('Open desk');
    await press('Load: Deck A');
    await userEvent.type(await screen.findByRole('combobox', { name: 'From the library' }), 'night');
    const dialog = within(screen.getByRole('dialog'));
    // The test browser has no layout, so the list counts as hidden. `fireEvent` clicks it nevertheless.
    fireEvent.click(
      (await screen.findAllByText('Night train')).find((element) => element.closest('[role=option]'))!,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Load' }));
    expect(await strip('Deck A').findByText('Night train')).toBeTruthy();
    expect(strip('Deck A').getByRole('timer').textContent).toBe('−3:05');
    await press('Play: Deck A');
    expect(await screen.findByRole('button', { name: 'Pause: Deck A' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Load: Deck A' }).disabled).toBe(true);
  });

  it('marks only the channels that are on the air', async () => {
    show();
    await goLive();
    const isOnAir = (name: string) => strip(name).queryByText('On air') !== null;
    expect(isOnAir('Microphone')).toBe(false);
    report({ state: 'onAir', session: '7', since: '2026-11-24T10:00:00.000Z' });
    expect(isOnAir('Microphone')).toBe(true);
    // No item plays on the deck.
    expect(isOnAir('Deck A')).toBe(false);
    await press('On: Microphone');
    expect(isOnAir('Microphone')).toBe(false);
  });

  it('counts the talk time on the air, from zero each time', async () => {
    const clock = vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    show();
    await goLive();
    const timer = () => screen.getByRole('timer', { name: 'Talk time' }).textContent;
    expect(timer()).toBe('0:00');
    report({ state: 'onAir', session: '7', since: '2026-11-24T10:00:00.000Z' });
    clock.setSystemTime(Date.now() + 61_000);
    await waitFor(() => expect(timer()).toBe('1:01'));
    await press('On: Microphone');
    expect(timer()).toBe('0:00');
  });

  it('shows the loudness of the sent sound, and that it is limited', async () => {
    show();
    await press('Open desk');
    const master = within(await screen.findByRole('group', { name: 'Master' }));
    expect((await master.findByText('-18.4 LUFS')).tagName).toBe('BDI');
    expect(master.queryByText('Limiter active')).toBeNull();
    given.desk!.limiter.lowers = 4;
    expect(await master.findByText('Limiter active')).toBeTruthy();
  });
});

describe('the plan next to the desk', () => {
  it('counts down to what begins on the second', async () => {
    show();
    const timer = await screen.findByRole('timer', { name: 'Until the next fixed start' });
    expect(timer.textContent).toMatch(/^−(10:0|9:5)\d$/);
    expect(screen.getAllByText('News').length).toBe(2);
    expect(screen.getByRole('img', { name: 'Fixed start' })).toBeTruthy();
  });

  it('requires the permission to read rundowns', async () => {
    show({ viewer: { ...testViewer, abilities: [{ action: 'read', subject: 'LiveSession' }] } });
    expect(await screen.findByText('Live now')).toBeTruthy();
    expect(screen.queryByText('Next hour')).toBeNull();
  });

  it('is put on a deck by one press, but not on one that plays', async () => {
    const notify = vi.spyOn(notices, 'notify');
    show();
    await press('Open desk');
    await press('Load on Deck A: Night train');
    await press('Play: Deck A');
    await press('Load on Deck A: Gone since');
    expect(notify).toHaveBeenLastCalledWith({ type: 'error', title: 'Stop the current item first' });
    await press('Load on Deck B: Gone since');
    const deleted = { type: 'error', title: 'This item is no longer in the library' };
    await waitFor(() => expect(notify).toHaveBeenLastCalledWith(deleted));
  });
});

describe('the current presenter', () => {
  it('has no buttons for readers', async () => {
    show({
      now: live,
      viewer: { ...testViewer, abilities: [{ action: 'read', subject: 'LiveSession' }] },
    });
    expect((await screen.findAllByText('Ines Faure')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Disconnect' })).toBeNull();
  });

  it('shows whether the viewer may go live, or why not', async () => {
    show({ refusal: 'NOT_YOUR_TIME' });
    expect(await screen.findByText(/You have no live slot now/)).toBeTruthy();
  });

  it('is disconnected for a while once that is confirmed', async () => {
    const { requests } = show({ now: live });
    await press('Disconnect');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(requests.some(({ name }) => name === 'DisconnectLive')).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'DisconnectLive')?.variables).toEqual({
        id: '7',
        banMinutes: 10,
      }),
    );
  });

  it('appears in the log afterwards, with its result and its rush', async () => {
    show();
    expect(await screen.findByText('30:00')).toBeTruthy();
    expect(screen.getByText('Ada Merle')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rush' }).getAttribute('href')).toBe('/admin/rushs/9');
  });
});

describe('a handover', () => {
  const soon = () => new Date(Date.now() + 7500).toISOString();
  const timers = () => screen.findByText(/On air in|takes over/);

  it('counts down for the new presenter, with the level of their sound, and can be cancelled', async () => {
    const { requests } = show({
      now: live,
      handedOver: handover({
        person: person('1'),
        from: { ...handover().from, person: person('9') },
        takesOverAt: soon(),
        to: { __typename: 'LiveSession', id: '8' },
      }),
    });
    expect((await timers()).textContent).toMatch(/^On air in 0:0[78]$/);
    await press('Open desk');
    expect((await screen.findAllByText('Your sound')).length).toBeGreaterThan(0);
    await press('Cancel handover');
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'CancelHandover')?.variables).toEqual({ id: '5' }),
    );
  });

  it('counts down for who leaves, and is called off by them too', async () => {
    const { requests } = show({
      now: live,
      livePerson: '1',
      handedOver: handover({ takesOverAt: soon(), to: { __typename: 'LiveSession', id: '8' } }),
    });
    expect((await timers()).textContent).toMatch(/^Bo Lind takes over in 0:0[78]$/);
    await press('Cancel handover');
    await waitFor(() => expect(requests.some(({ name }) => name === 'CancelHandover')).toBe(true));
  });

  it('shows that it waits for the sound when the time is over', async () => {
    show({
      now: live,
      livePerson: '1',
      handedOver: handover({ takesOverAt: new Date(Date.now() - 1000).toISOString() }),
    });
    expect(await screen.findByText(/as soon as their sound arrives. Stay on air/)).toBeTruthy();
  });

  it('is not cancelled by a reader', async () => {
    show({
      now: live,
      handedOver: handover({
        takesOverAt: soon(),
        from: { ...handover().from, person: person('9') },
      }),
      viewer: { ...testViewer, abilities: [{ action: 'read', subject: 'LiveSession' }] },
    });
    expect((await timers()).textContent).toMatch(/Bo Lind takes over from Ines Faure in/);
    expect(screen.queryByRole('button', { name: 'Cancel handover' })).toBeNull();
  });

  it('is requested by people with the permission, who go live with it, and waits', async () => {
    const { requests } = show({ now: live, takeOverRefusal: null });
    await press('Open microphone');
    await userEvent.selectOptions(await screen.findByLabelText('Countdown'), '0:05');
    await press('Take over with a countdown');
    await waitFor(() => expect(socket).toBeTruthy());
    expect(requests.find(({ name }) => name === 'RequestHandover')?.variables).toEqual({ countdown: 5000 });
    act(() => void socket!.dispatchEvent(new Event('open')));
    report({ state: 'connecting', session: '8', title: 'Ada Merle' });
    report({ state: 'coming', session: '8', takesOverAt: soon() });
    expect(screen.getByText('About to take over')).toBeTruthy();
    // Only the current presenter is on the air.
    expect(screen.getAllByText('On air')).toHaveLength(1);
    report({ state: 'ended', session: '8', why: 'CALLED_OFF', by: 'Ines Faure' });
    expect(screen.getByText('Handover cancelled (Ines Faure)')).toBeTruthy();
  });

  it('is not offered to people without the permission', async () => {
    show({ now: live });
    expect((await screen.findAllByText('Ines Faure')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Take over with a countdown' })).toBeNull();
  });

  it('is offered by the current presenter to a colleague in the waiting room or elsewhere', async () => {
    const { requests } = show({ now: live, livePerson: '1' });
    const field = await screen.findByLabelText('Hand over to');
    expect(
      within(field)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bo Lind (waiting room)', 'Cem Ay']);
    await press('Hand over');
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'OfferHandover')?.variables).toEqual({
        to: '2',
        countdown: 10_000,
      }),
    );
  });
});

describe('the keys of encoders', () => {
  it('are shown once', async () => {
    const { requests } = show();
    await userEvent.type(await screen.findByLabelText('Name of the new key'), ' Van ');
    await press('Create key');
    expect((await screen.findByRole('textbox', { name: 'Stream key' })).textContent).toBe('live_secret');
    expect(requests.find(({ name }) => name === 'CreateStreamKey')?.variables).toEqual({ name: 'Van' });
  });

  it('are revoked once that is confirmed', async () => {
    const { requests } = show();
    await press('Revoke: BUTT at home');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }),
    );
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'DeleteStreamKey')?.variables).toEqual({ id: '3' }),
    );
  });
});
