import { Antenna, DoorOpen, MicVocal, RadioTower, ScrollText } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { lazyPart } from '../../kit/late/late';
import { airLogPath, liveRoomPath, streamingPath, studioPath } from './paths';
import { recordFields } from '../../kit/records/recordFields';
import { onAirRecords } from './records';

const { fieldsOf, choice } = recordFields('frequencies');

/** Badge that shows what is on the air now, in the header of every page. */
export const OnAirBadge = lazyPart(() => import('./now/OnAirBadge'));

/** Player of the radio, mounted in the shell while the viewer listens. */
export const ListenHost = lazyPart(() => import('./listen/ListenHost'));

export const broadcasting = defineFeature({
  name: 'broadcasting',
  documentation: 'live-studio',
  records: onAirRecords,
  dashboard: [
    {
      name: 'onair-now',
      rule: { action: 'read', subject: 'AirItem' },
      size: 'lead',
      load: async () => ({ default: (await import('./now/OnAirPanel')).OnAirPanel }),
    },
  ],
  pages: [
    {
      path: studioPath,
      title: 'studio.title',
      load: () => import('./studio/StudioPage'),
      rule: { action: 'read', subject: 'LiveSession' },
      entry: { id: 69, icon: MicVocal, key: 'l', section: 'air' },
    },
    {
      path: liveRoomPath,
      title: 'liveRoom.title',
      load: () => import('./waitingRoom/WaitingRoomPage'),
      rule: { action: 'read', subject: 'LiveVisit' },
      entry: { id: 70, icon: DoorOpen, section: 'air' },
    },
    {
      path: airLogPath,
      documentation: 'on-air',
      title: 'airLog.title',
      load: () => import('./log/AirLogPage'),
      rule: { action: 'read', subject: 'AirItem' },
      entry: { id: 65, icon: ScrollText, section: 'air' },
    },
    {
      path: streamingPath,
      documentation: 'streaming',
      title: 'streaming.title',
      load: () => import('./streams/StreamingPage'),
      rule: [
        { action: 'read', subject: 'StreamServer' },
        { action: 'update', subject: 'Station' },
      ],
      entry: { id: 66, icon: RadioTower, section: 'air' },
    },
    {
      type: 'Frequency',
      texts: 'frequencies',
      list: '/admin/frequencies',
      documentation: 'streaming',
      load: () => import('./frequencies/FrequencyListPage'),
      entry: { id: 97, icon: Antenna, section: 'air' },
      fields: { ...fieldsOf('area', 'channel', 'note'), band: choice('band', 'frequencies.bands') },
    },
  ],
});
