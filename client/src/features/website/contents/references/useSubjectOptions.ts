import { useTranslation } from 'react-i18next';
import { isRecordSubject, type ReferenceSubject } from './foundReferences';

/** Returns the options of a field that chooses the kind of a record. */
export function useSubjectOptions<T extends ReferenceSubject>(subjects: readonly T[]) {
  const { t } = useTranslation();
  const labelOf = (subject: ReferenceSubject) =>
    isRecordSubject(subject) ? t(`website.reference.types.${subject}`) : t(`website.areas.${subject}.one`);
  return subjects.map((value) => ({ value, label: labelOf(value) }));
}
