import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../../kit/access/useCan';
import { SelectField } from '../../../../kit/form/fields/fields';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import type { InsertDrawerProps } from '../../../../kit/form/richText/editorInsert';
import { formWith, useSaveForm } from '../../../../kit/form/useSaveForm';
import { formsOf, referenceSubjects, typeOf, type ReferenceSubject } from './foundReferences';
import { nothingPicked, SubjectFields, type SubjectValues } from './SubjectFields';

interface Values extends SubjectValues<ReferenceSubject> {
  form: 'record' | 'audio' | 'link';
}

interface ReferenceDrawerProps extends InsertDrawerProps {
  /** False for texts that cannot play sounds of the library. Defaults to true. */
  hasSounds?: boolean;
}

/** The `ReferenceDrawer` without sounds of the library. */
export const ReferenceDrawerWithoutSounds = (props: InsertDrawerProps) => (
  <ReferenceDrawer {...props} hasSounds={false} />
);

/** Form to insert a card, a player or a link of a record. Built by hand, because it saves no record. */
export function ReferenceDrawer({ selected, onInsert, onClose, hasSounds = true }: ReferenceDrawerProps) {
  const { t } = useTranslation();
  const can = useCan();
  const subjects = referenceSubjects.filter(
    (subject) => (hasSounds || subject !== 'MediaItem') && can({ action: 'read', subject: typeOf(subject) }),
  );
  const form = useSaveForm<Values>({
    about: 'reference',
    defaultValues: {
      subject: subjects[0]!,
      picked: nothingPicked,
      form: selected ? 'link' : 'record',
    },
    save: async ({ subject, picked, form: kind }) => {
      const { id, text: title } = picked[subject];
      onClose();
      onInsert({
        kind: formsOf(subject).includes(kind) ? kind : formsOf(subject)[0]!,
        target: `${typeOf(subject)}:${id}`,
        title,
      });
    },
  });
  const forms = formsOf(form.watch('subject'));
  return (
    <FormDrawer
      form={form}
      title={t('website.reference.title')}
      saveLabel={t('website.reference.insert')}
      onClose={onClose}
    >
      <SubjectFields form={formWith(form)} subjects={subjects} />
      {forms.length > 1 ? (
        <SelectField
          form={form}
          name="form"
          label={t('website.reference.as')}
          options={forms.map((value) => ({ value, label: t(`website.reference.forms.${value}`) }))}
        />
      ) : null}
      <Text color="fg.muted">{t('website.reference.note')}</Text>
    </FormDrawer>
  );
}
