import type { RecordField, RecordKind } from '../../../kit/records/recordKind';
import { defaultPlaylistPath, playlistPaths } from '../paths';

/** Page paths and field labels of playlists and video comments, for screens such as the audit log. */
export const playlistRecords: readonly RecordKind[] = [
  {
    type: 'Playlist',
    path: playlistPaths.detail,
    fields: {
      name: { label: 'playlists.fields.name' },
      description: { label: 'playlists.fields.description' },
      content: choice('playlists.fields.content', 'contents'),
      criteria: { label: 'playlists.fields.criteria' },
      enabled: { label: 'playlists.fields.enabled' },
      rule: choice('playlists.fields.rule', 'rules'),
      ruleNumber: { label: 'playlists.fields.ruleNumber' },
      weight: { label: 'playlists.fields.weight' },
      order: choice('playlists.fields.order', 'orders'),
      dayparts: { label: 'playlists.fields.dayparts' },
      startDate: { label: 'playlists.fields.startDate', type: 'date' },
      endDate: { label: 'playlists.fields.endDate', type: 'date' },
      mediaCount: { label: 'playlists.fields.media' },
      duration: { label: 'playlists.fields.duration' },
      deletedAt: { label: 'playlists.fields.deletedAt', type: 'moment' },
    },
  },
  {
    type: 'PlaylistItem',
    fields: {
      media: { label: 'playlists.items.medium' },
      position: { label: 'playlists.items.position' },
      cueIn: { label: 'playlists.items.cueIn' },
      cueOut: { label: 'playlists.items.cueOut' },
      fadeIn: { label: 'playlists.items.fadeIn' },
      fadeOut: { label: 'playlists.items.fadeOut' },
    },
  },
  {
    type: 'DefaultPlaylist',
    path: () => defaultPlaylistPath,
    fields: {
      playlist: { label: 'defaultPlaylist.playlist' },
      artisteSeparation: { label: 'defaultPlaylist.artisteSeparation' },
      titleSeparation: { label: 'defaultPlaylist.titleSeparation' },
    },
  },
  ...['PlaylistComment', 'VideoComment'].map((type): RecordKind => ({
    type,
    fields: { text: { label: 'comments.text' }, active: { label: 'comments.active' } },
  })),
];

function choice(label: RecordField['label'], words: string): RecordField {
  return { label, type: 'choice', keyOf: (value) => `playlists.${words}.${value}` };
}
