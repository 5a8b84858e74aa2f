import { recordFields } from '../../kit/records/recordFields';
import type { RecordKind } from '../../kit/records/recordKind';
import { airLogPath, liveRoomPath, streamingPath, studioPath } from './paths';

const { fieldsOf, moment, choice } = recordFields('onAir.fields');

/** Page paths and field labels of the broadcasting records, for screens such as the audit log. */
export const onAirRecords: readonly RecordKind[] = [
  {
    type: 'StreamServer',
    path: () => streamingPath,
    fields: fieldsOf(
      'name',
      'host',
      'port',
      'listenUrl',
      'isOwn',
      'isSecure',
      'sourceUser',
      'adminUser',
      'sourcePassword',
      'adminPassword',
    ),
  },
  {
    type: 'MountPoint',
    path: () => streamingPath,
    fields: fieldsOf('server', 'name', 'path', 'format', 'bitrate', 'isPublic', 'isListed', 'fallback'),
  },
  {
    type: 'Station',
    path: () => streamingPath,
    fields: {
      ...fieldsOf('loudness', 'fade', 'emergency', 'pausedBy'),
      pausedUntil: moment('pausedUntil'),
      tokenMadeAt: moment('tokenMadeAt'),
    },
    derivedFields: ['tokenHash'],
  },
  {
    type: 'Cart',
    path: () => studioPath,
    fields: fieldsOf('page', 'position', 'label', 'colour', 'gain', 'media', 'owner'),
  },
  {
    type: 'AirItem',
    path: () => airLogPath,
    fields: {
      ...fieldsOf('title', 'credit', 'album', 'label', 'isrc', 'media', 'slot', 'by', 'problem'),
      state: choice('state', 'onAir.states'),
      source: choice('source', 'onAir.sources'),
      plannedAt: moment('plannedAt'),
      plannedUntil: moment('plannedUntil'),
    },
  },
  {
    type: 'LiveHandover',
    path: () => studioPath,
    fields: {
      ...fieldsOf('from', 'name', 'countdown'),
      end: choice('end', 'studio.handover.ends'),
    },
  },
  {
    type: 'LiveVisit',
    path: () => liveRoomPath,
    fields: {
      ...fieldsOf('name', 'messageToVisitor'),
      part: choice('part', 'liveRoom.parts'),
      state: choice('state', 'liveRoom.states'),
      onAirFrom: moment('onAirFrom'),
      onAirUntil: moment('onAirUntil'),
      leftAt: moment('leftAt'),
    },
  },
  {
    type: 'LiveInvitation',
    path: () => liveRoomPath,
    fields: { ...fieldsOf('name', 'note', 'invitedBy'), expiresAt: moment('expiresAt') },
    derivedFields: ['linkHash'],
  },
];
