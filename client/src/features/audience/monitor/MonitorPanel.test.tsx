import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { MonitorPanel } from './MonitorPanel';
import type { MonitoredMountFieldsFragment } from './monitor.generated';

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
    isOneAddress: false,
    id,
    state: 'ON_AIR',
    since: '2026-11-24T08:00:00.000Z',
    lookedAt: '2026-11-24T10:00:00.000Z',
    listeners,
    peak: null,
    bitrate: null,
    format: '',
    title: '',
    encoder: '',
    streamStart: null,
    problem: null,
    problemDetail: '',
    hearing: 'HEARD',
  },
});

const show = (mounts: readonly MonitoredMountFieldsFragment[]) =>
  renderPage(<MonitorPanel />, {
    answer: ({ name }) => ({
      data: name === 'StreamMonitor' ? { streamMonitor: mounts } : { streamMonitorChanged: mounts },
    }),
  });

it('adds up those who are known to listen, and nobody else', async () => {
  show([monitored('1', 12, false), monitored('2', 30, true), monitored('3', null, false)]);
  expect(await screen.findByText('12')).toBeTruthy();
  expect(screen.getByText('Not known')).toBeTruthy();
});

it('tells no figure where nothing is counted', async () => {
  show([monitored('3', null, false)]);
  expect(await screen.findByText('Mount 3')).toBeTruthy();
  expect(screen.queryByText('0')).toBeNull();
});
