import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { contentKinds } from '../areas';
import { typeOf, type ReferenceSubject } from '../contents/references/foundReferences';
import { nothingPicked, SubjectFields, type SubjectValues } from '../contents/references/SubjectFields';
import type { EntryRecord } from './menuValues';

/** Kinds of records that an entry can lead to: programmes, or the contents of an area. */
const menuSubjects: readonly ReferenceSubject[] = ['Emission', ...contentKinds];

/** Returns the kinds of records to which the viewer can make an entry lead. */
export function useMenuSubjects(): readonly ReferenceSubject[] {
  const can = useCan();
  return menuSubjects.filter((subject) => can({ action: 'read', subject: typeOf(subject) }));
}

interface Props {
  onChoose: (record: EntryRecord) => void;
  onClose: () => void;
}

/** Form to choose the record of a new entry. Built by hand, because it saves no record. */
export function RecordDrawer({ onChoose, onClose }: Props) {
  const { t } = useTranslation();
  const subjects = useMenuSubjects();
  const form = useSaveForm<SubjectValues>({
    about: 'menuRecord',
    defaultValues: { subject: subjects[0]!, picked: nothingPicked },
    save: async ({ subject, picked }) => {
      const { id, text } = picked[subject];
      onClose();
      onChoose({ type: subject === 'Emission' ? 'EMISSION' : 'CONTENT', recordId: id, title: text });
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('website.menus.record')}
      saveLabel={t('website.menus.add')}
      onClose={onClose}
    >
      <SubjectFields form={form} subjects={subjects} />
      <Text color="fg.muted">{t('website.menus.recordHelp')}</Text>
    </FormDrawer>
  );
}
