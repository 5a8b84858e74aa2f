import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../kit/form/fields/fields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import type { Picked } from '../../../kit/form/pickers/found';
import { RecordPicker } from '../../../kit/form/pickers/RecordPicker';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { useSubjectOptions } from '../contents/references/useSubjectOptions';
import { foundInMenus, menuSubjects, recordTypeOf, useMenuSubjects, type MenuSubject } from './menuSubjects';
import type { EntryRecord } from './menuValues';

interface Values {
  subject: MenuSubject;
  /** Chosen record, by subject. */
  picked: Record<MenuSubject, Picked>;
}

const nothing = Object.fromEntries(
  menuSubjects.map((subject) => [subject, { id: '', text: '' }]),
) as Values['picked'];

interface Props {
  onChoose: (record: EntryRecord) => void;
  onClose: () => void;
}

/** Form to choose the record of a new entry. Built by hand, because it saves no record. */
export function RecordDrawer({ onChoose, onClose }: Props) {
  const { t } = useTranslation();
  const subjects = useMenuSubjects();
  const form = useSaveForm<Values>({
    about: 'menuRecord',
    defaultValues: { subject: subjects[0]!, picked: nothing },
    save: async ({ subject, picked }) => {
      const { id, text } = picked[subject];
      onClose();
      onChoose({ type: recordTypeOf(subject), recordId: id, title: text });
    },
  });
  const options = useSubjectOptions(subjects);
  const { subject, picked } = form.watch();
  return (
    <FormDrawer
      form={form}
      title={t('website.menus.record')}
      saveLabel={t('website.menus.add')}
      onClose={onClose}
    >
      <SelectField form={form} name="subject" label={t('website.reference.type')} options={options} />
      <RecordPicker
        key={subject}
        form={form}
        name={`picked.${subject}`}
        label={t('website.reference.record')}
        chosen={picked[subject]}
        onChoose={(chosen) => form.setValue(`picked.${subject}`, chosen, { shouldDirty: true })}
        useFound={foundInMenus[subject]}
        showLabel={t('website.review.showAll')}
        noneText={t('website.reference.none')}
      />
      <Text color="fg.muted">{t('website.menus.recordHelp')}</Text>
    </FormDrawer>
  );
}
