import { useTranslation } from 'react-i18next';
import type { ContentKind } from '../../../../apollo/schemaTypes.generated';
import { contentKinds } from '../../areas';
import type { RecordSubject } from './foundReferences';

/** Kind of a record that texts or menus can lead to. */
type Subject = RecordSubject | 'Podcast' | 'Topic' | ContentKind;

const isContentKind = (subject: Subject): subject is ContentKind =>
  (contentKinds as readonly string[]).includes(subject);

/** Returns the options of a field that chooses the kind of a record. */
export function useSubjectOptions<T extends Subject>(subjects: readonly T[]) {
  const { t } = useTranslation();
  const labelOf = (subject: Subject) =>
    isContentKind(subject) ? t(`website.areas.${subject}.one`) : t(`website.reference.types.${subject}`);
  return subjects.map((value) => ({ value, label: labelOf(value) }));
}
