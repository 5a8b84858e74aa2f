import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { formWith, useSaveForm } from '../../../kit/form/useSaveForm';
import { nothingPicked, SubjectFields, type SubjectValues } from '../contents/references/SubjectFields';
import { recordTypeOf, useMenuSubjects, type MenuSubject } from './menuSubjects';
import type { EntryRecord } from './menuValues';

interface Props {
  onChoose: (record: EntryRecord) => void;
  onClose: () => void;
}

/** Form to choose the record that a new menu entry leads to. Built by hand, because it saves no record. */
export function RecordDrawer({ onChoose, onClose }: Props) {
  const { t } = useTranslation();
  const subjects = useMenuSubjects();
  const form = useSaveForm<SubjectValues<MenuSubject>>({
    about: 'menuRecord',
    defaultValues: { subject: subjects[0]!, picked: nothingPicked },
    save: async ({ subject, picked }) => {
      const { id, text } = picked[subject];
      onClose();
      onChoose({ type: recordTypeOf(subject), recordId: id, title: text });
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('website.menus.record')}
      saveLabel={t('website.menus.add')}
      onClose={onClose}
    >
      <SubjectFields form={formWith(form)} subjects={subjects} />
      <Text color="fg.muted">{t('website.menus.recordHelp')}</Text>
    </FormDrawer>
  );
}
