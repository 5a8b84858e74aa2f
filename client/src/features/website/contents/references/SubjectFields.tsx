import { useTranslation } from 'react-i18next';
import type { ContentKind } from '../../../../apollo/schemaTypes.generated';
import { SelectField } from '../../../../kit/form/fields/fields';
import type { Picked } from '../../../../kit/form/pickers/found';
import { RecordPicker } from '../../../../kit/form/pickers/RecordPicker';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { contentKinds } from '../../areas';
import { foundSubjects, type Subject } from '../../menus/menuSubjects';

/** Form values for choosing a record: the chosen kind of record, and a record of each kind. */
export interface SubjectValues<TSubject extends Subject = Subject> {
  subject: TSubject;
  /** Chosen record, by subject. */
  picked: Record<Subject, Picked>;
}

export const nothingPicked = Object.fromEntries(
  Object.keys(foundSubjects).map((subject) => [subject, { id: '', text: '' }]),
) as SubjectValues['picked'];

const isContentKind = (subject: Subject): subject is ContentKind =>
  (contentKinds as readonly string[]).includes(subject);

/** Fields for the kind of a record and the record itself. */
export function SubjectFields({
  form,
  subjects,
}: {
  form: SaveForm<SubjectValues>;
  subjects: readonly Subject[];
}) {
  const { t } = useTranslation();
  const labelOf = (subject: Subject) =>
    isContentKind(subject) ? t(`website.areas.${subject}.one`) : t(`website.reference.types.${subject}`);
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
        useFound={foundSubjects[subject]}
        showLabel={t('website.review.showAll')}
        noneText={t('website.reference.none')}
      />
    </>
  );
}
