import type { ContentKind } from '../../../../apollo/schemaTypes.generated';
import { foundBy, type UseFound } from '../../../../kit/form/pickers/found';
import { contentKinds } from '../../areas';
import { foundContents } from '../foundContents';
import {
  useEmissionReferencesQuery,
  useEpisodeReferencesQuery,
  useSoundReferencesQuery,
} from './references.generated';

const recordSubjects = ['Emission', 'Episode', 'MediaItem'] as const;
export type RecordSubject = (typeof recordSubjects)[number];

/** Kind of reference that a text can hold: a type of record, or the contents of an area. */
export type ReferenceSubject = RecordSubject | ContentKind;

export const referenceSubjects: readonly ReferenceSubject[] = [...recordSubjects, ...contentKinds];

const isRecordSubject = (subject: ReferenceSubject): subject is RecordSubject =>
  (recordSubjects as readonly string[]).includes(subject);

/** Returns the type name that permissions and references use for a kind, such as `Content` for news. */
export const typeOf = (subject: ReferenceSubject) => (isRecordSubject(subject) ? subject : 'Content');

/**
 * Returns how a text can show a record of this kind: as a card, a player or a link. Sounds of the library have no page that a
 * card or a link could lead to.
 */
export function formsOf(subject: ReferenceSubject): ReadonlyArray<'record' | 'audio' | 'link'> {
  if (subject === 'MediaItem') return ['audio'];
  return subject === 'Episode' ? ['record', 'audio', 'link'] : ['record', 'link'];
}

/** Hooks that search the records that a text can refer to, by kind. */
export const foundReferences: Record<ReferenceSubject, UseFound> = {
  ...foundContents,
  Emission: foundBy(useEmissionReferencesQuery, ({ emissions }) =>
    emissions.items.map(({ id, title }) => ({ id, text: title })),
  ),
  Episode: foundBy(useEpisodeReferencesQuery, ({ episodes }) =>
    episodes.items.map(({ id, title, emission }) => ({ id, text: title, detail: emission?.title })),
  ),
  MediaItem: foundBy(useSoundReferencesQuery, ({ mediaItems }) =>
    mediaItems.items.map(({ id, title, credit }) => ({ id, text: title, detail: credit })),
  ),
};
