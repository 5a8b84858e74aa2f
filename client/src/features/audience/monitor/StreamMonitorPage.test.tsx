import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import type { MonitoredMountFieldsFragment } from './monitor.generated';
import StreamMonitorPage from './StreamMonitorPage';

type State = NonNullable<MonitoredMountFieldsFragment['state']>;

const mount = { __typename: 'MountPoint' as const, id: '1', name: 'High quality', path: '/live.mp3' };

const monitored = (state: Partial<State> | null = {}, isStale = false): MonitoredMountFieldsFragment => ({
  __typename: 'MonitoredMount',
  id: '1',
  isStale,
  mount: {
    ...mount,
    isPublic: true,
    server: { __typename: 'StreamServer', id: '1', name: 'Beside the player' },
  },
  state: state && {
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
    title: 'Sea and wind',
    encoder: 'Liquidsoap/2.1.3',
    streamStart: '2026-11-24T08:00:00.000Z',
    problem: null,
    problemDetail: '',
    monitoring: 'MONITORED',
    ...state,
  },
});

const availability = {
  __typename: 'MountAvailability',
  mountId: '1',
  share: 0.9999,
  onAirTime: 604_000_000,
  downTime: 60_000,
  noSourceTime: 0,
  unknownTime: 3_600_000,
  interruptions: 2,
};

function show(
  mounts: readonly MonitoredMountFieldsFragment[],
  answer?: (requests: RequestedOperation) => Answer | undefined,
) {
  return renderPage(<StreamMonitorPage />, {
    answer: (requests) => {
      const given = answer?.(requests);
      if (given) return given;
      if (requests.name === 'StreamMonitor') return { data: { streamMonitor: mounts } };
      if (requests.name === 'MountAvailability') return { data: { mountAvailability: [availability] } };
      if (requests.name === 'MountChanges')
        return {
          data: {
            mountChanges: {
              __typename: 'MountChangePage',
              items: [
                {
                  __typename: 'MountChange',
                  id: '9',
                  state: 'DOWN',
                  since: '2026-11-24T07:59:00.000Z',
                  until: '2026-11-24T08:00:00.000Z',
                  problem: 'UNREACHABLE',
                  problemDetail: 'ECONNREFUSED',
                  mount,
                },
              ],
              totalItems: 1,
              totalIsExact: true,
            },
          },
        };
      if (requests.name === 'SoundIncidents')
        return {
          data: {
            soundIncidents: {
              __typename: 'SoundIncidentPage',
              items: [],
              totalItems: 0,
              totalIsExact: true,
            },
          },
        };
      return { error: { code: 'FORBIDDEN' } };
    },
  });
}

const card = async () => within(await screen.findByRole('listitem', { name: 'High quality' }));

describe('a mount point', () => {
  it('shows its listeners, and the sound data of its server', async () => {
    show([monitored()]);
    const shown = await card();
    expect(shown.getByText('On air')).toBeTruthy();
    expect(shown.getByText('41')).toBeTruthy();
    expect(shown.getByText(/peak 57/)).toBeTruthy();
    expect(shown.getByText('Sea and wind')).toBeTruthy();
    expect(shown.getByText('audio/mpeg · 128 kbit/s')).toBeTruthy();
  });

  it('is not shown as on the air when its state is outdated', async () => {
    show([monitored({}, true)]);
    const shown = await card();
    expect(shown.getByText('Unknown')).toBeTruthy();
    expect(shown.queryByText('41')).toBeNull();
    expect(shown.getByText(/Last checked/)).toBeTruthy();
  });

  it('has no listeners where nobody may count: that is not none', async () => {
    show([monitored({ listeners: null, peak: null, problem: 'WRONG_ADMIN_PASSWORD' })]);
    const shown = await card();
    expect(shown.getByText(/Listeners are not counted/)).toBeTruthy();
    expect(shown.getByText(/rejects the administrator’s password/)).toBeTruthy();
    expect(shown.queryByText('0')).toBeNull();
  });

  it('shows a warning when all of its listeners share one address', async () => {
    show([monitored({ isSingleAddress: true })]);
    expect(await screen.findByText(/^All listeners seem to be at one address/)).toBeTruthy();
  });

  it('that is down shows the reason and the error of the system', async () => {
    show([
      monitored({ state: 'DOWN', listeners: null, problem: 'UNREACHABLE', problemDetail: 'ECONNREFUSED' }),
    ]);
    const shown = await card();
    expect(shown.getByText('Down')).toBeTruthy();
    expect(
      shown.getByText('Nothing responds at this address. Check that the server is running.'),
    ).toBeTruthy();
    expect(shown.getByText('ECONNREFUSED')).toBeTruthy();
  });
});

describe('the stream monitoring', () => {
  it('links to the streaming settings without a mount point', async () => {
    show([]);
    const link = await screen.findByRole('link', { name: /Set up a streaming server/ });
    expect(link.getAttribute('href')).toBe('/admin/streaming');
  });

  it('never rounds up to all of the time', async () => {
    show([monitored()]);
    expect(await screen.findByText('99.9%')).toBeTruthy();
    expect(screen.getByText(/2 interruptions/)).toBeTruthy();
  });

  it('shows another period on request', async () => {
    const { requests } = show([monitored()]);
    await screen.findByText('99.9%');
    await userEvent.click(screen.getByRole('button', { name: '24 hours' }));
    expect(screen.getByRole('button', { name: '24 hours' }).getAttribute('aria-pressed')).toBe('true');
    const spans = requests
      .filter(({ name }) => name === 'MountAvailability')
      .map(
        ({ variables }) => Date.parse(variables['to'] as string) - Date.parse(variables['from'] as string),
      );
    expect(spans.at(0)).toBe(7 * 86_400_000);
    expect(spans.at(-1)).toBe(86_400_000);
  });

  it('lists what happened, with how long it was so and why', async () => {
    show([monitored()]);
    expect(await screen.findByText('1 min')).toBeTruthy();
    expect(screen.getByText('ECONNREFUSED')).toBeTruthy();
  });

  it('shows an error when it cannot be loaded', async () => {
    show([], ({ name }) =>
      name === 'StreamMonitor' ? { error: { code: 'INTERNAL_SERVER_ERROR' } } : undefined,
    );
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
