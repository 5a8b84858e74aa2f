import type { ContentKind } from '../../../../apollo/schemaTypes.generated';
import { foundBy, type UseFound } from '../../../../kit/form/pickers/found';
import { contentKinds } from '../../areas';
import { foundContents } from '../foundContents';
import { useEmissionReferencesQuery, useEpisodeReferencesQuery } from './references.generated';

/** What a text can refer to: a type of record, of contents by area. */
export type ReferenceSubject = 'Emission' | 'Episode' | ContentKind;

export const referenceSubjects: readonly ReferenceSubject[] = ['Emission', 'Episode', ...contentKinds];

/** Type in permissions and in references, such as `Content` for news. */
export const typeOf = (subject: ReferenceSubject) =>
  subject === 'Emission' || subject === 'Episode' ? subject : 'Content';

/** Search of records for a reference. */
export const foundReferences: Record<ReferenceSubject, UseFound> = {
  ...foundContents,
  Emission: foundBy(useEmissionReferencesQuery, ({ emissions }) =>
    emissions.items.map(({ id, title }) => ({ id, text: title })),
  ),
  Episode: foundBy(useEpisodeReferencesQuery, ({ episodes }) =>
    episodes.items.map(({ id, title, emission }) => ({ id, text: title, detail: emission?.title })),
  ),
};
