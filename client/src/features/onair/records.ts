import type { RecordField, RecordKind } from '../../kit/records/recordKind';
import { airLogPath, liveRoomPath, streamingPath, studioPath } from './paths';

const named = (name: string) => ({ label: `onAir.fields.${name}` }) as RecordField;
const fieldsOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, named(name)]));
const moment = (name: string) => ({ ...named(name), holds: 'moment' }) as RecordField;
const choice = (name: string, words: string) =>
  ({ ...named(name), holds: 'choice', keyOf: (value: string) => `onAir.${words}.${value}` }) as RecordField;

/** How others tell of what puts a radio on the air. */
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
      ...fieldsOf('loudness', 'fade', 'emergency', 'heldBy'),
      heldUntil: moment('heldUntil'),
      tokenMadeAt: moment('tokenMadeAt'),
    },
    derivedFields: ['tokenHash'],
  },
  {
    type: 'Cart',
    path: () => studioPath,
    fields: fieldsOf('page', 'place', 'label', 'colour', 'gain', 'media', 'owner'),
  },
  {
    type: 'AirItem',
    path: () => airLogPath,
    fields: {
      ...fieldsOf('title', 'credit', 'album', 'label', 'isrc', 'media', 'slot', 'by', 'problem'),
      state: choice('state', 'states'),
      source: choice('source', 'sources'),
      plannedAt: moment('plannedAt'),
      plannedUntil: moment('plannedUntil'),
    },
  },
  {
    type: 'LiveHandover',
    path: () => studioPath,
    fields: {
      ...fieldsOf('from', 'name', 'countdown'),
      end: {
        ...named('end'),
        holds: 'choice',
        keyOf: (value: string) => `studio.handover.ends.${value}`,
      } as RecordField,
    },
  },
  {
    type: 'LiveVisit',
    path: () => liveRoomPath,
    fields: {
      ...fieldsOf('name', 'told'),
      part: {
        ...named('part'),
        holds: 'choice',
        keyOf: (value: string) => `liveRoom.parts.${value}`,
      } as RecordField,
      state: {
        ...named('state'),
        holds: 'choice',
        keyOf: (value: string) => `liveRoom.states.${value}`,
      } as RecordField,
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
