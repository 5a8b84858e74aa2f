import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../apollo/errors';
import { useCan } from '../../../kit/access/useCan';
import { notify } from '../../../kit/feedback/notify';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { TextField } from '../../../kit/form/fields';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { CheckField } from '../../../kit/form/CheckField';
import { savedQuery } from './view';
import {
  useCreateLibraryViewMutation,
  useUpdateLibraryViewMutation,
  type LibraryViewFieldsFragment,
} from './views.generated';

/** A list as it is shown now. */
export interface ShownNow {
  list: string;
  search: string;
  hiddenColumns: readonly string[];
}

/** Saves what a list shows now under a name, or changes a view that was saved. */
export default function SaveViewDrawer({
  view,
  now,
  onClose,
}: {
  /** The one that is changed; without it, a new one. */
  view?: LibraryViewFieldsFragment;
  now: ShownNow;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const mayShare = useCan()({ action: 'update', subject: 'MediaItem' });
  const [create] = useCreateLibraryViewMutation();
  const [update] = useUpdateLibraryViewMutation();
  const shown = { query: savedQuery(now.search), hiddenColumns: [...now.hiddenColumns] };
  const form = useSaveForm({
    defaultValues: { name: view?.name ?? '', shared: view?.shared ?? false, useCurrent: false },
    save: async ({ name, shared, useCurrent }) => {
      try {
        if (view) {
          const input = { name, shared, ...(useCurrent ? shown : {}) };
          await update({ variables: { id: view.id, version: view.version, input } });
        } else {
          await create({ variables: { input: { name, shared, list: now.list, ...shown } } });
        }
      } catch (error) {
        if (isFull(error)) {
          notify({ type: 'error', title: t('views.full') });
          return;
        }
        throw error;
      }
      notify({ type: 'success', title: t('views.saved', { name }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t(view ? 'views.editTitle' : 'views.saveTitle')}
      {...(view ? {} : { description: t('views.saveDescription') })}
      saveLabel={t('views.saveDo')}
      onClose={onClose}
    >
      <TextField form={form} name="name" label={t('views.name')} maxLength={80} />
      {mayShare ? <CheckField form={form} name="shared" label={t('views.share')} /> : null}
      {view ? <CheckField form={form} name="useCurrent" label={t('views.useCurrent')} /> : null}
    </FormDrawer>
  );
}

/** Whether there are as many views as there may be. */
const isFull = (error: unknown) => apiErrorOf(error).code === 'LIMIT_EXCEEDED';
