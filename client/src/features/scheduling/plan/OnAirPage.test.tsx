import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import { dayAway, hour, hourOf } from './hours';
import OnAirPage from './OnAirPage';
import type { PlannedItemFieldsFragment } from './plan.generated';

const zone = 'Europe/Paris';
const begin = hourOf(Date.now(), zone);
const moment = (offset: number) => new Date(begin + offset).toISOString();

const item = (
  from: number,
  to: number,
  more: Partial<PlannedItemFieldsFragment> = {},
): PlannedItemFieldsFragment => ({
  __typename: 'PlannedItem',
  startsAt: moment(from),
  endsAt: moment(to),
  kind: 'MEDIA',
  title: '',
  length: to - from,
  skipped: 0,
  isCut: false,
  isHard: false,
  slotId: null,
  date: null,
  rundownItemId: null,
  media: {
    __typename: 'MediaItem',
    id: String(from + 1),
    kind: 'SONG',
    title: `Song ${from}`,
    credit: 'Bo',
    artwork: '',
  },
  why: { __typename: 'Why', rule: 'DEFAULT', source: 'Fallback', gaveWay: [] },
  ...more,
});

const items = [
  item(0, hour, { title: 'Long talk', kind: 'TALK', media: null, slotId: '12', date: '2026-11-24' }),
  item(hour, hour + 195_000, { isCut: true, skipped: 30_000 }),
];

const show = () =>
  renderPage(<OnAirPage />, {
    answer: ({ name }): Answer => {
      if (name === 'PlanBetween') return { data: { planBetween: items } };
      if (name !== 'PlanReasons') return { error: { code: 'FORBIDDEN' } };
      const why = {
        __typename: 'Why' as const,
        rule: 'DEFAULT' as const,
        by: '',
        at: null,
        sourceType: '',
        sourceId: null,
        source: 'Fallback',
        candidates: 7,
        refused: [],
        gaveWay: [],
        insteadOf: '',
      };
      return { data: { planBetween: [{ __typename: 'PlannedItem', startsAt: moment(hour), why }] } };
    },
  });

describe('the plan of the air', () => {
  it('stands hour by hour, to the second, with where it comes from and what befalls it', async () => {
    show();
    const [now, later] = await screen.findAllByRole('listitem');
    expect(now!.getAttribute('aria-current')).toBe('time');
    expect(within(now!).getByRole('link').getAttribute('href')).toBe('/admin/planning/rundown/12/2026-11-24');
    expect(later!.textContent).toContain('Default playlist: Fallback');
    expect(later!.textContent).toContain('Joined 0:30 late');
    expect(within(later!).getByText('Cut')).toBeTruthy();
    expect(within(later!).getByText('3:15')).toBeTruthy();
  });

  it('shows the reason of an item on request', async () => {
    const { requests } = show();
    await userEvent.click(await screen.findByRole('button', { name: `Why: Song ${hour}` }));
    expect(await screen.findByText('It was chosen from 7.')).toBeTruthy();
    expect(requests.find(({ name }) => name === 'PlanReasons')?.variables).toEqual({
      from: moment(hour),
      to: moment(hour + 195_000),
    });
  });

  it('steps by hours and days, returns to now, and is requested again by a button', async () => {
    const { requests } = show();
    await screen.findAllByRole('listitem');
    const last = () => requests.findLast(({ name }) => name === 'PlanBetween')!.variables!['from'];
    await userEvent.click(screen.getByRole('button', { name: 'Next hour' }));
    await waitFor(() => expect(last()).toBe(moment(hour)));
    await userEvent.click(screen.getByRole('button', { name: 'Previous day' }));
    await waitFor(() => expect(last()).toBe(new Date(dayAway(begin + hour, -1, zone)).toISOString()));
    await userEvent.click(screen.getByRole('button', { name: 'Now' }));
    await waitFor(() => expect(last()).toBe(moment(0)));
    const before = requests.length;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(requests.length).toBeGreaterThan(before));
  });
});

describe('the current plan next to the air', () => {
  const received = (title: string) => ({
    __typename: 'NowPlayingItem',
    id: '70',
    title,
    credit: 'Cleo',
    album: '',
    artwork: '',
    startsAt: moment(0),
    endsAt: null,
  });
  const air = (more: object) => ({
    __typename: 'NowPlaying',
    isOnAir: true,
    notBroadcasting: null,
    isLive: false,
    currentSong: received('Storm'),
    next: null,
    songImage: '',
    pause: null,
    ...more,
  });
  const live = item(0, hour, { title: 'Night Line', kind: 'LIVE', media: null, slotId: '12' });
  const song = item(0, hour, { title: 'Storm' });

  function showAir(planned: PlannedItemFieldsFragment, playing: object) {
    renderPage(<OnAirPage />, {
      viewer: { ...testViewer, abilities: [{ action: 'read', subject: 'AirItem' }] },
      answer: ({ name }): Answer => {
        if (name === 'PlanBetween') return { data: { planBetween: [planned] } };
        if (name === 'NowPlaying') return { data: { nowPlaying: playing } };
        return { error: { code: 'FORBIDDEN' } };
      },
    });
  }

  it.each([
    ['songs while a live is planned', live, air({}), 'Nobody is live', 'Planned now'],
    ['a live as planned', live, air({ isLive: true }), 'As planned', 'On air now'],
    ['a live instead of songs', song, air({ isLive: true }), 'Live instead of the plan', 'Planned now'],
    ['the song that is planned', song, air({}), 'As planned', 'On air now'],
    ['another song', song, air({ currentSong: received('Lighthouse') }), 'Another item plays', 'Planned now'],
    ['no player', song, air({ isOnAir: false }), 'Not on air', 'Planned now'],
    [
      'a refused output',
      song,
      air({ isOnAir: false, notBroadcasting: 'PASSWORD_REFUSED' }),
      'Not on air',
      'Planned now',
    ],
  ])('marks %s', async (_, planned, playing, state, row) => {
    showAir(planned, playing);
    expect((await screen.findByRole('status')).textContent).toBe(state);
    const side = within(screen.getByRole('group', { name: 'Planned' }));
    expect(side.getByText(planned.title)).toBeTruthy();
    expect(within(screen.getByRole('listitem')).getByText(row)).toBeTruthy();
  });

  it('is hidden without the permission to read the air, and for other hours', async () => {
    show();
    const [now] = await screen.findAllByRole('listitem');
    expect(within(now!).getByText('Planned now')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Played' })).toBeNull();
  });
});

describe('a day later', () => {
  it('is the same time of the station’s clock, also where the clocks are changed', () => {
    const at = Date.parse('2026-10-24T10:00:00Z');
    expect(new Date(dayAway(at, 1, zone)).toISOString()).toBe('2026-10-25T11:00:00.000Z');
    expect(new Date(hourOf(Date.parse('2026-10-24T10:40:12Z'), 'Asia/Kolkata')).toISOString()).toBe(
      '2026-10-24T10:30:00.000Z',
    );
  });
});
