import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../apollo/errors';
import { notify } from '../../feedback/notify';
import { check, text } from '../../form/plain/kinds';
import { plainForm } from '../../form/plain/plainForm';
import { PlainFormDrawer } from '../../form/plain/PlainFormDrawer';
import { savedQuery } from './view';
import type { ShownColumns } from './viewsProps';
import {
  useCreateLibraryViewMutation,
  useUpdateLibraryViewMutation,
  type LibraryViewFieldsFragment,
} from './views.generated';

/** A list as it is shown now. */
export interface ShownNow {
  list: string;
  search: string;
  columns: ShownColumns;
  /** Whether the viewer may show views of this list to everybody of the radio. */
  mayShare: boolean;
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
  const [create] = useCreateLibraryViewMutation();
  const [update] = useUpdateLibraryViewMutation();
  const { hiddenColumns, columnOrder } = now.columns;
  const shown = {
    query: savedQuery(now.search),
    hiddenColumns: [...hiddenColumns],
    columnOrder: [...columnOrder],
  };
  return (
    <PlainFormDrawer
      form={viewForm({ mayShare: now.mayShare, isNew: !view })}
      title={t(view ? 'views.editTitle' : 'views.saveTitle')}
      description={view ? undefined : t('views.saveDescription')}
      saveLabel={t('views.saveDo')}
      begin={view && { name: view.name, shared: view.shared }}
      save={async ({ name, shared = view?.shared ?? false, useCurrent = false }) => {
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
      }}
      onClose={onClose}
    />
  );
}

interface ViewInput {
  name: string;
  shared?: boolean;
  useCurrent?: boolean;
}

/** Who may not share is not asked, and what a list shows now is what a new view is about. */
const viewForm = ({ mayShare, isNew }: { mayShare: boolean; isNew: boolean }) =>
  plainForm<ViewInput>({
    name: 'name',
    fields: {
      name: text({ label: 'views.name', maxLength: 80 }),
      ...(mayShare && { shared: check({ label: 'views.share' }) }),
      ...(!isNew && { useCurrent: check({ label: 'views.useCurrent' }) }),
    },
  });

/** Whether there are as many views as there may be. */
const isFull = (error: unknown) => apiErrorOf(error).code === 'LIMIT_EXCEEDED';
