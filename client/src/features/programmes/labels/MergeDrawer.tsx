import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../kit/feedback/toasts/notify';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import type { Picked, UseFound } from '../../../kit/form/pickers/found';
import { RecordPicker } from '../../../kit/form/pickers/RecordPicker';
import { useSaveForm } from '../../../kit/form/useSaveForm';

export interface MergedLabel {
  id: string;
  name: string;
  emissionCount: number;
}

export type MergeLabels = (options: { variables: { intoId: string; fromIds: string[] } }) => Promise<unknown>;

/** Form to merge a label into another; shows how many emissions change. Not a `plainForm`, because it saves no record. */
export function MergeDrawer({
  label: { id, name, emissionCount },
  useFound,
  merge,
  onClose,
}: {
  label: MergedLabel;
  useFound: UseFound;
  merge: MergeLabels;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useSaveForm<{ intoId: Picked }>({
    defaultValues: { intoId: { id: '', text: '' } },
    save: async ({ intoId: into }) => {
      await merge({ variables: { intoId: into.id, fromIds: [id] } });
      notify({ type: 'success', title: t('planning.merge.merged', { from: name, into: into.text }) });
      onClose();
    },
  });
  const chosen = form.watch('intoId');
  const useOthers: UseFound = (typed) => {
    const found = useFound(typed);
    return { ...found, items: found.items.filter((one) => one.id !== id) };
  };
  return (
    <FormDrawer
      form={form}
      title={t('planning.merge.title', { name })}
      saveLabel={t('planning.merge.do')}
      onClose={onClose}
    >
      <RecordPicker
        form={form}
        name="intoId"
        label={t('planning.merge.into')}
        chosen={chosen}
        onChoose={(one) => form.setValue('intoId', one, { shouldDirty: true })}
        useFound={useOthers}
        showLabel={t('planning.merge.all')}
      />
      <Text color="fg.muted">
        {t('planning.merge.body', { name, count: emissionCount })} {t('planning.merge.forGood', { name })}
      </Text>
    </FormDrawer>
  );
}
