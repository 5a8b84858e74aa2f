import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { notify } from '../feedback/toasts/notify';
import { FormDrawer } from '../form/FormDrawer';
import type { Picked, UseFound } from '../form/pickers/found';
import { RecordPicker } from '../form/pickers/RecordPicker';
import { useSaveForm } from '../form/useSaveForm';

export interface MergedRecord {
  id: string;
  name: string;
}

export type MergeRecords = (options: {
  variables: { intoId: string; fromIds: string[] };
}) => Promise<unknown>;

/** Form to merge a record into another of its type. Built by hand, because it saves no record. */
export function MergeDrawer({
  merged: { id, name },
  effect,
  useFound,
  merge,
  onClose,
}: {
  merged: MergedRecord;
  /** What happens to the records that use the merged one, such as "3 emissions of “Talk” change." */
  effect: string;
  useFound: UseFound;
  merge: MergeRecords;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useSaveForm<{ intoId: Picked }>({
    defaultValues: { intoId: { id: '', text: '' } },
    save: async ({ intoId: into }) => {
      await merge({ variables: { intoId: into.id, fromIds: [id] } });
      notify({ type: 'success', title: t('merging.merged', { from: name, into: into.text }) });
      onClose();
    },
  });
  const chosen = form.watch('intoId');
  const useOtherRecords: UseFound = (typed) => {
    const found = useFound(typed);
    return { ...found, items: found.items.filter((item) => item.id !== id) };
  };
  return (
    <FormDrawer
      form={form}
      title={t('merging.title', { name })}
      saveLabel={t('merging.do')}
      onClose={onClose}
    >
      <RecordPicker
        form={form}
        name="intoId"
        label={t('merging.into')}
        chosen={chosen}
        onChoose={(picked) => form.setValue('intoId', picked, { shouldDirty: true })}
        useFound={useOtherRecords}
        showLabel={t('merging.all')}
      />
      <Text color="fg.muted">
        {effect} {t('merging.forGood', { name })}
      </Text>
    </FormDrawer>
  );
}
