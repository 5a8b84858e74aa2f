import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { MonitoringState } from '../../../apollo/schemaTypes.generated';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import type { MonitoredMountFieldsFragment } from '../monitor/monitor.generated';
import { answerIncidents, incident, openIncident, stationIncident } from '../testing/incidents';
import type { SoundIncidentFieldsFragment } from './sound.generated';
import { SoundSection } from './SoundSection';

type State = NonNullable<MonitoredMountFieldsFragment['state']>;

const monitored = (
  subscribed: MonitoringState | null,
  more: Partial<State> = {},
  isStale = false,
): MonitoredMountFieldsFragment => ({
  __typename: 'MonitoredMount',
  id: '1',
  isStale,
  mount: {
    __typename: 'MountPoint',
    id: '1',
    name: 'High quality',
    path: '/live.mp3',
    isPublic: true,
    server: { __typename: 'StreamServer', id: '1', name: 'Beside the player' },
  },
  state: {
    __typename: 'MountState',
    isSingleAddress: false,
    id: '1',
    state: 'ON_AIR',
    since: '2026-11-24T08:00:00.000Z',
    polledAt: '2026-11-24T10:00:00.000Z',
    listeners: 41,
    peak: 57,
    bitrate: 128,
    format: 'audio/mpeg',
    title: '',
    encoder: '',
    streamStart: null,
    problem: null,
    problemDetail: '',
    monitoring: subscribed,
    ...more,
  },
});

function show(
  mount: MonitoredMountFieldsFragment,
  incidents: readonly SoundIncidentFieldsFragment[] = [],
  answer?: (requests: RequestedOperation) => Answer | undefined,
) {
  return renderPage(<SoundSection mounts={[mount]} />, {
    answer: (requests) => {
      const given = answer?.(requests);
      if (given) return given;
      if (requests.name === 'MonitoringSettings') return { data: { monitoringSettings: null } };
      return answerIncidents(requests, incidents) ?? { error: { code: 'FORBIDDEN' } };
    },
  });
}

describe('audio monitoring', () => {
  it.each([
    [monitored('MONITORED'), 'Monitored'],
    [monitored(null), 'Not monitored yet'],
    [monitored('NO_PROGRAM'), /ffmpeg is not installed/],
    [monitored('NOT_REACHED'), /the server refuses the connection/],
    [monitored('SWITCHED_OFF'), /switched off/],
    [monitored(null, { state: 'NO_SOURCE' }), /off air/],
    [monitored('MONITORED', {}, true), 'Unknown'],
  ])('shows whether a mount point is monitored, or why not', async (mount, words) => {
    show(mount);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(
      await screen.findByText(
        'Incidents such as silence or distortion appear here. There have been none yet.',
      ),
    ).toBeTruthy();
  });

  it('shows since when a mount point is silent, instead of the all-clear', async () => {
    show(monitored('MONITORED'), [openIncident()]);
    expect(await screen.findAllByText('Silent')).toHaveLength(2);
    expect(screen.getByText(/^started/)).toBeTruthy();
    expect(screen.queryByText('Monitored')).toBeNull();
    expect(screen.getByText(/ongoing/)).toBeTruthy();
  });

  it('shows the trouble of a mount point that began before a hundred other open incidents', async () => {
    const openIncidents = Array.from({ length: 250 }, (_, index) =>
      openIncident({
        id: String(1000 - index),
        mount: { __typename: 'MountPoint', id: String(100 + index) },
      }),
    );
    const { requests } = show(monitored('MONITORED'), [...openIncidents, openIncident({ kind: 'CLIPPING' })]);
    expect(await screen.findByText(/^started/)).toBeTruthy();
    expect(screen.getByText('Distorted')).toBeTruthy();
    expect(screen.queryByText('Monitored')).toBeNull();
    const pages = requests.flatMap(({ name, variables }) =>
      name === 'SoundIncidents' && 'endedAt' in (variables['filter'] as object) ? [variables['page']] : [],
    );
    expect(pages).toEqual([1, 2, 3]);
  });

  it('lists incidents with their duration, reason and recorded sound', async () => {
    show(monitored('MONITORED'), [
      incident(),
      incident({ id: '8', kind: 'STALL', level: null, loudness: null, soundUrl: null }),
    ]);
    const list = within(await screen.findByRole('list', { name: 'Incidents' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first!.textContent).toContain('2 min');
    expect(first!.textContent).toContain('sound is back');
    expect(first!.textContent).toContain('-66 LUFS');
    expect(within(first!).getByLabelText('Play the sound of High quality').getAttribute('src')).toBe(
      '/media/1/7/incident?ticket=t',
    );
    expect(second!.querySelector('audio')).toBeNull();
    expect(second!.textContent).not.toContain('LUFS');
  });

  it.each([
    ['NOTHING_TO_PLAY', 'Nothing to play', /default playlist/],
    ['PLAYER_DISK_FULL', 'Disk of the player full', /room on the disk of the player/],
    ['SERVER_DISK_FULL', 'Live not recorded', /space on the disk of the server/],
    ['PLAN_UNAVAILABLE', 'Player has no plan', /The cause is on the server/],
  ] as const)('shows the problem of the whole station, and its solution: %s', async (kind, words, todo) => {
    show(monitored('MONITORED'), [stationIncident(kind)]);
    const now = within(await screen.findByRole('list', { name: 'The whole station' }));
    expect(now.getByText(words)).toBeTruthy();
    expect(now.getByText(todo)).toBeTruthy();
    expect(screen.getByText('Monitored')).toBeTruthy();
  });

  it('shows closed incidents of the station in the list alone', async () => {
    show(monitored('MONITORED'), [
      incident({ kind: 'NOTHING_TO_PLAY', mount: null, path: '', why: 'PLAYS_AGAIN' }),
    ]);
    expect((await screen.findByRole('list', { name: 'Incidents' })).textContent).toContain(
      'The whole station',
    );
    expect(screen.queryByRole('list', { name: 'The whole station' })).toBeNull();
  });

  it('shows an error when it cannot be loaded', async () => {
    show(monitored('MONITORED'), [], ({ name }) =>
      name === 'SoundIncidents' ? { error: { code: 'INTERNAL_SERVER_ERROR' } } : undefined,
    );
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('is set up in seconds, with addresses one on each line', async () => {
    const { requests } = show(monitored('MONITORED'), [], ({ name }) =>
      name === 'SetMonitoringSettings'
        ? { error: { code: 'BAD_USER_INPUT', fields: { addresses: 'email' } } }
        : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Settings' }));
    const seconds = await screen.findByLabelText(/Incident after/);
    expect((seconds as HTMLInputElement).value).toBe('15');
    await userEvent.clear(seconds);
    await userEvent.type(seconds, '30');
    await userEvent.type(screen.getByLabelText(/Also send e-mail to/), 'a@example.org{enter}nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Enter a valid e-mail address')).toBeTruthy();
    expect(requests.find(({ name }) => name === 'SetMonitoringSettings')!.variables).toEqual({
      version: 0,
      input: {
        isMonitored: true,
        opensAfter: 30_000,
        mailsStaff: true,
        addresses: ['a@example.org', 'nobody'],
      },
    });
  });
});
