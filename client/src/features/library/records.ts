import { recordFields } from '../../kit/records/recordFields';
import type { RecordField, RecordKind } from '../../kit/records/recordKind';
import { libraryPaths } from './paths';

const { named, fieldsOf, moment, choice } = recordFields('multimedia.fields');
/** Field for the records that were merged into this one. */
const mergedOf = (type: string): RecordField => ({ ...named('merged'), type: 'reference', to: type });
const deletedAt = moment('deletedAt');

/** Describes a media type to other features: the fields all media share, plus those of this type. */
const medium = (type: keyof typeof libraryPaths, own: Record<string, RecordField>): RecordKind => ({
  type,
  path: libraryPaths[type].detail,
  fields: {
    ...fieldsOf('title', 'credit', 'duration', 'loudness', 'category', 'tags', 'artwork'),
    ...fieldsOf('cueIn', 'cueOut', 'fadeIn', 'fadeOut', 'startNext', 'fileName', 'checksum'),
    size: { ...named('size'), type: 'bytes' },
    state: choice('state', 'multimedia.states'),
    failure: choice('failure', 'multimedia.failures'),
    deletedAt,
    ...own,
  },
  derivedFields: ['kind', 'songKey', 'fileKey'],
});

/** Page paths and field labels of the library's records, for generic screens such as the audit log. */
export const libraryRecords: readonly RecordKind[] = [
  medium('Song', fieldsOf('artistes', 'album', 'trackNumber', 'isrc', 'label', 'year', 'genre', 'explicit')),
  medium('Jingle', { purpose: choice('purpose', 'multimedia.purposes') }),
  medium('Generic', { position: choice('position', 'multimedia.positions') }),
  medium(
    'Publicity',
    fieldsOf('client', 'campaign', 'validFrom', 'validTo', 'timesADay', 'dayparts', 'evergreen'),
  ),
  medium('Video', {
    ...fieldsOf('width', 'height', 'description'),
    captionsKey: named('captions'),
  }),
  {
    type: 'Artiste',
    path: libraryPaths.Artiste.detail,
    fields: {
      ...fieldsOf('name', 'isSingleArtiste', 'biography', 'picture', 'needsReview'),
      merged: mergedOf('Artiste'),
      deletedAt,
    },
    derivedFields: ['nameKey'],
  },
  {
    type: 'Album',
    path: libraryPaths.Album.detail,
    fields: {
      ...fieldsOf('title', 'artiste', 'year', 'label', 'cover', 'needsReview'),
      merged: mergedOf('Album'),
      deletedAt,
    },
    derivedFields: ['titleKey'],
  },
  { type: 'MediaCategory', fields: fieldsOf('name', 'description'), derivedFields: ['foldedName'] },
  { type: 'MediaTag', fields: fieldsOf('name'), derivedFields: ['foldedName'] },
];
