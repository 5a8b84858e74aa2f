import type { RecordField, RecordKind } from '../../kit/records/recordKind';
import { libraryPaths } from './paths';

const named = (name: string) => ({ label: `multimedia.fields.${name}` }) as RecordField;
const fieldsOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, named(name)]));
const choice = (name: string, words: string) =>
  ({
    ...named(name),
    holds: 'choice',
    keyOf: (value: string) => `multimedia.${words}.${value}`,
  }) as RecordField;
/** The others that it became one with. */
const mergedOf = (type: string) => ({ ...named('merged'), holds: 'reference', to: type }) as RecordField;
const deletedAt = { ...named('deletedAt'), holds: 'moment' } as RecordField;

/** How others tell of a medium: what all kinds have, and what this one adds. */
const medium = (type: keyof typeof libraryPaths, own: Record<string, RecordField>): RecordKind => ({
  type,
  path: libraryPaths[type].detail,
  fields: {
    ...fieldsOf('title', 'credit', 'duration', 'loudness', 'category', 'tags', 'artwork'),
    ...fieldsOf('cueIn', 'cueOut', 'fadeIn', 'fadeOut', 'startNext', 'fileName', 'checksum'),
    size: { ...named('size'), holds: 'bytes' } as RecordField,
    state: choice('state', 'states'),
    failure: choice('failure', 'failures'),
    deletedAt,
    ...own,
  },
  derivedFields: ['kind', 'songKey', 'fileKey'],
});

/** How others tell of what is in the library. */
export const libraryRecords: readonly RecordKind[] = [
  medium('Song', fieldsOf('artistes', 'album', 'trackNumber', 'isrc', 'label', 'year', 'genre', 'explicit')),
  medium('Jingle', { purpose: choice('purpose', 'purposes') }),
  medium('Generic', { place: choice('place', 'places') }),
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
      ...fieldsOf('name', 'isOneArtiste', 'biography', 'picture', 'needsReview'),
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
