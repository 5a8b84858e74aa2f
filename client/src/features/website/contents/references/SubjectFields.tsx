import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../kit/form/fields/fields';
import type { Picked } from '../../../../kit/form/pickers/found';
import { RecordPicker } from '../../../../kit/form/pickers/RecordPicker';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import {
  foundReferences,
  isRecordSubject,
  referenceSubjects,
  type ReferenceSubject,
} from './foundReferences';

/** Values of a form that chooses a record of one of several kinds. */
export interface SubjectValues {
  subject: ReferenceSubject;
  /** Chosen record, by subject. */
  picked: Record<ReferenceSubject, Picked>;
}

export const nothingPicked = Object.fromEntries(
  referenceSubjects.map((subject) => [subject, { id: '', text: '' }]),
) as SubjectValues['picked'];

/** Fields for the kind of a record and the record itself. */
export function SubjectFields({
  form,
  subjects,
}: {
  form: SaveForm<SubjectValues>;
  subjects: readonly ReferenceSubject[];
}) {
  const { t } = useTranslation();
  const labelOf = (subject: ReferenceSubject) =>
    isRecordSubject(subject) ? t(`website.reference.types.${subject}`) : t(`website.areas.${subject}.one`);
  const options = subjects.map((value) => ({ value, label: labelOf(value) }));
  const { subject, picked } = form.watch();
  return (
    <>
      <SelectField form={form} name="subject" label={t('website.reference.type')} options={options} />
      <RecordPicker
        key={subject}
        form={form}
        name={`picked.${subject}`}
        label={t('website.reference.record')}
        chosen={picked[subject]}
        onChoose={(chosen) => form.setValue(`picked.${subject}`, chosen, { shouldDirty: true })}
        useFound={foundReferences[subject]}
        showLabel={t('website.review.showAll')}
        noneText={t('website.reference.none')}
      />
    </>
  );
}
