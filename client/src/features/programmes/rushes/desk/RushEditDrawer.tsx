import { useTranslation } from 'react-i18next';
import type { RushPatch } from '../../../../apollo/schemaTypes.generated';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { foundBy } from '../../../../kit/form/pickers/found';
import { longText, text } from '../../../../kit/form/plain/kinds';
import { plainForm } from '../../../../kit/form/plain/plainForm';
import { record } from '../../../../kit/form/plain/pickers';
import { PlainFormDrawer } from '../../../../kit/form/plain/PlainFormDrawer';
import { useRushEmissionsQuery, useUpdateRushMutation, type RushDeskFragment } from '../rushes.generated';

const useFoundEmissions = foundBy(useRushEmissionsQuery, ({ emissions }) =>
  emissions.items.map(({ id, title }) => ({ id, text: title })),
);

type Input = Pick<RushPatch, 'emissionId'> & { title: string; notes: string };

const form = plainForm<Input, { title: string; notes: string; emissionId: null }>({
  name: 'title',
  fields: {
    title: text({ label: 'rushes.fields.title', maxLength: 200 }),
    notes: longText({ label: 'rushes.fields.notes', isOptional: true, minH: '24', maxLength: 5000 }),
    emissionId: record({ label: 'rushes.fields.emission', isOptional: true, useFound: useFoundEmissions }),
  },
});

/** Form to edit the details of a rush. */
export default function RushEditDrawer({ rush, onClose }: { rush: RushDeskFragment; onClose: () => void }) {
  const { t } = useTranslation();
  const [update] = useUpdateRushMutation();
  const { id, version, title, notes, emission } = rush;
  return (
    <PlainFormDrawer
      form={form}
      title={t('rushes.edit.title', { title })}
      saveLabel={t('actions.save')}
      begin={{ title, notes, emissionId: { id: emission?.id ?? '', text: emission?.title ?? '' } }}
      save={async (input) => {
        await update({ variables: { id, version, input } });
        notify({ type: 'success', title: t('rushes.edit.done', { title: input.title }) });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
