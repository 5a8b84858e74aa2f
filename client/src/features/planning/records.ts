import type { RecordField, RecordKind } from '../../kit/records/recordKind';
import {
  calendarPath,
  classificationsPath,
  emissionCategoriesPath,
  emissionPaths,
  emissionTagsPath,
  episodePaths,
  languagesPath,
  podcastPaths,
} from './paths';

const named = (name: string) => ({ label: `planning.fields.${name}` }) as RecordField;
const fieldsOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, named(name)]));
const choice = (name: string, words: string) =>
  ({
    ...named(name),
    holds: 'choice',
    keyOf: (value: string) => `planning.${words}.${value}`,
  }) as RecordField;
const moment = (name: string) => ({ ...named(name), holds: 'moment' }) as RecordField;
const inFolded = { derivedFields: ['foldedName'] };
const ofLabel = ['name', 'colour', 'position'];
const ofPerson = { ...fieldsOf('name', 'user', 'position'), part: choice('part', 'parts') };

/** How others tell of what a radio plans. */
export const planningRecords: readonly RecordKind[] = [
  {
    type: 'Emission',
    path: emissionPaths.detail,
    fields: {
      ...fieldsOf('title', 'slug', 'summary', 'description', 'cover', 'colour', 'isListed', 'usualDuration'),
      ...fieldsOf('category', 'classification', 'languages', 'tags', 'opener', 'closer', 'jingles'),
      ...fieldsOf('filler', 'fillerClock'),
      state: choice('state', 'emissionStates'),
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
      kind: choice('kind', 'podcastKinds'),
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
      state: choice('state', 'episodeStates'),
      episodeType: choice('episodeType', 'episodeTypes'),
      publishedAt: moment('publishedAt'),
      deletedAt: moment('deletedAt'),
    },
  },
  { type: 'EpisodePerson', fields: { ...ofPerson, ...fieldsOf('episode') } },
  {
    type: 'EmissionCategory',
    path: () => emissionCategoriesPath,
    fields: fieldsOf(...ofLabel, 'description'),
    ...inFolded,
  },
  {
    type: 'Classification',
    path: () => classificationsPath,
    fields: fieldsOf(...ofLabel, 'minimumAge', 'description'),
    ...inFolded,
  },
  { type: 'EmissionTag', path: () => emissionTagsPath, fields: fieldsOf(...ofLabel), ...inFolded },
  {
    type: 'Slot',
    path: () => calendarPath,
    fields: {
      ...fieldsOf('emission', 'playlist', 'episode', 'rush', 'original', 'title', 'colour'),
      ...fieldsOf('startDate', 'startTime', 'duration', 'recurrence', 'endDate'),
      layer: choice('layer', 'slotLayers'),
      category: choice('category', 'slotCategories'),
      deletedAt: moment('deletedAt'),
    },
  },
  {
    type: 'Occurrence',
    fields: {
      ...fieldsOf('slot', 'date', 'duration', 'title', 'episode', 'isException', 'isMoved'),
      layer: choice('layer', 'slotLayers'),
      state: choice('state', 'occurrenceStates'),
      startsAt: moment('startsAt'),
      endsAt: moment('endsAt'),
    },
    derivedFields: ['wall', 'isDropped'],
  },
  {
    type: 'CalendarFeed',
    path: () => calendarPath,
    fields: {
      ...fieldsOf('name', 'emission'),
      kind: {
        label: 'calendarFeeds.kind',
        holds: 'choice',
        keyOf: (value: string) => `calendarFeeds.kinds.${value}`,
      } as RecordField,
      maker: named('user'),
    },
    derivedFields: ['secretHash', 'lastReadAt'],
  },
  { type: 'Language', path: () => languagesPath, fields: fieldsOf(...ofLabel, 'code'), ...inFolded },
];
