import { recordFields } from '../../kit/records/recordFields';
import type { RecordKind } from '../../kit/records/recordKind';
import { emissionPaths, episodePaths, podcastPaths } from './paths';

const { fieldsOf, moment, choice } = recordFields('planning.fields');
const ofPerson = { ...fieldsOf('name', 'user', 'position'), part: choice('part', 'planning.parts') };

/** Field labels and paths of programme records, for screens about any record, such as the audit log. */
export const programmeRecords: readonly RecordKind[] = [
  {
    type: 'Emission',
    path: emissionPaths.detail,
    fields: {
      ...fieldsOf('title', 'slug', 'summary', 'description', 'cover', 'colour', 'isListed', 'usualDuration'),
      ...fieldsOf('category', 'classification', 'languages', 'tags', 'opener', 'closer', 'jingles'),
      ...fieldsOf('filler', 'fillerClock'),
      state: choice('state', 'planning.emissionStates'),
      deletedAt: moment('deletedAt'),
    },
  },
  { type: 'EmissionPerson', fields: { ...ofPerson, ...fieldsOf('emission') } },
  {
    type: 'Podcast',
    path: podcastPaths.detail,
    fields: {
      ...fieldsOf(
        'emission',
        'title',
        'description',
        'author',
        'ownerName',
        'ownerEmail',
        'link',
        'language',
      ),
      ...fieldsOf('categories', 'explicit', 'copyright', 'isPublished', 'isLocked', 'cover', 'guid'),
      kind: choice('kind', 'planning.podcastKinds'),
      deletedAt: moment('deletedAt'),
    },
    derivedFields: ['previewKey'],
  },
  ...['EmissionComment', 'PodcastComment'].map((type): RecordKind => ({
    type,
    fields: { text: { label: 'comments.text' }, active: { label: 'comments.active' } },
  })),
  {
    type: 'Episode',
    path: episodePaths.detail,
    fields: {
      ...fieldsOf('emission', 'season', 'number', 'title', 'summary', 'notes', 'cover', 'explicit'),
      ...fieldsOf(
        'transcript',
        'captions',
        'chapters',
        'uploadStatus',
        'medium',
        'incoming',
        'guid',
        'feedGuid',
      ),
      state: choice('state', 'planning.episodeStates'),
      episodeType: choice('episodeType', 'planning.episodeTypes'),
      publishedAt: moment('publishedAt'),
      deletedAt: moment('deletedAt'),
    },
  },
  { type: 'EpisodePerson', fields: { ...ofPerson, ...fieldsOf('episode') } },
];
