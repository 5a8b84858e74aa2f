import { Activity, Headphones } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { audiencePath, streamMonitorPath } from './paths';
import { audienceRecords } from './records';

export const audience = defineFeature({
  name: 'audience',
  documentation: 'audience',
  records: audienceRecords,
  dashboard: [
    {
      name: 'stream-monitor',
      rule: { action: 'read', subject: 'StreamServer' },
      size: 'half',
      load: async () => ({ default: (await import('./monitor/MonitorPanel')).MonitorPanel }),
    },
  ],
  pages: [
    {
      path: streamMonitorPath,
      documentation: 'streaming',
      title: 'streamMonitor.title',
      load: () => import('./monitor/StreamMonitorPage'),
      rule: { action: 'read', subject: 'StreamServer' },
      entry: { id: 67, icon: Activity, section: 'air' },
    },
    {
      path: audiencePath,
      title: 'audience.title',
      load: () => import('./figures/AudiencePage'),
      rule: { action: 'read', subject: 'Audience' },
      entry: { id: 68, icon: Headphones, section: 'air' },
    },
  ],
});
