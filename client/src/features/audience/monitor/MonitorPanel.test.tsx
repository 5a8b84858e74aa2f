// @module-tag smoke
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { IncidentKind } from '../../../apollo/schemaTypes.generated';
import { renderPage } from '../../../testing/renderPage';
import type { SoundIncidentFieldsFragment } from '../sound/sound.generated';
import { answerIncidents, incident, openIncident, stationIncident } from '../testing/incidents';
import type { MonitoredMountFieldsFragment } from './monitor.generated';
import { MonitorPanel } from './MonitorPanel';

const monitored = (id: string, listeners: number | null, isStale: boolean): MonitoredMountFieldsFragment => ({
  __typename: 'MonitoredMount',
  id,
  isStale,
  mount: {
    __typename: 'MountPoint',
    id,
    name: `Mount ${id}`,
    path: `/${id}`,
    isPublic: true,
    server: { __typename: 'StreamServer', id: '1', name: 'One' },
  },
  state: {
    __typename: 'MountState',
    isSingleAddress: false,
    id,
    state: 'ON_AIR',
    since: '2026-11-24T08:00:00.000Z',
    polledAt: '2026-11-24T10:00:00.000Z',
    listeners,
    peak: null,
    bitrate: null,
    format: '',
    title: '',
    encoder: '',
    streamStart: null,
    problem: null,
    problemDetail: '',
    monitoring: 'MONITORED',
  },
});

const show = (
  mounts: readonly MonitoredMountFieldsFragment[],
  open: readonly SoundIncidentFieldsFragment[] = [],
) =>
  renderPage(<MonitorPanel />, {
    answer: (requests) =>
      requests.name === 'StreamMonitor'
        ? { data: { streamMonitor: mounts } }
        : (answerIncidents(requests, open) ?? { error: { code: 'FORBIDDEN' } }),
  });

it('adds up known listeners alone', async () => {
  show([monitored('1', 12, false), monitored('2', 30, true), monitored('3', null, false)]);
  expect(await screen.findByText('12')).toBeTruthy();
  expect(screen.getByText('Unknown')).toBeTruthy();
});

it('shows no number when nothing is counted', async () => {
  show([monitored('3', null, false)]);
  expect(await screen.findByText('Mount 3')).toBeTruthy();
  expect(screen.queryByText('0')).toBeNull();
});

it('shows sound incidents of mount points on the air, and of no other', async () => {
  const goesOn = (kind: IncidentKind, id: string) =>
    openIncident({ id, kind, mount: { __typename: 'MountPoint', id } });
  show(
    [monitored('1', 12, false), monitored('2', 30, true), monitored('3', 1, false)],
    [goesOn('SILENCE', '1'), goesOn('CLIPPING', '2'), incident({ id: '3' })],
  );
  await screen.findByText('Silent');
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual(['Mount 1Silent', 'Mount 2Unknown', 'Mount 3On air']);
});

it('shows incidents of the station with the remedy, also without a mount point', async () => {
  show([], [stationIncident('PLAN_UNAVAILABLE')]);
  const now = within(await screen.findByRole('list', { name: 'The whole station' }));
  expect(now.getByText('Player has no plan')).toBeTruthy();
  expect(now.getByText(/The cause is on the server/)).toBeTruthy();
});
