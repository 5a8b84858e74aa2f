import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import { MountAir } from '../monitor/mountAir.ts';
import type { MonitoringState } from '../monitor/monitoringState.ts';

/** All polled mount points with their address and the monitoring settings of their radio. */
export const findMonitoredMounts = query('audience.findMonitoredMounts', (db) =>
  db
    .selectFrom(acrossRadios('MountState as state'))
    .innerJoin(acrossRadios('MountPoint as mount'), 'mount.id', 'state.mount')
    .innerJoin(acrossRadios('StreamServer as server'), 'server.id', 'mount.server')
    .leftJoin(acrossRadios('MonitoringSettings as settings'), 'settings.radio', 'mount.radio')
    .select([
      'state.mount',
      'state.radio',
      'state.monitoring',
      'mount.path',
      'server.host',
      'server.port',
      'server.isSecure',
    ])
    .select(['settings.isMonitored', 'settings.opensAfter'])
    .select((eb) => eb.case().when('state.state', '=', MountAir.ON_AIR).then(1).else(0).end().as('isOnAir'))
    .orderBy('state.mount'),
);

export const writeMonitorState = query(
  'audience.writeMonitorState',
  (db, { mount, state }: Given<{ mount: number; state: MonitoringState | null }>) =>
    db.updateTable('MountState').set({ monitoring: state }).where('mount', '=', mount),
);
