import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../apollo/errors';
import { notify } from '../../feedback/toasts/notify';
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

/** Current state of a list, to be saved as a view. */
export interface ShownNow {
  list: string;
  search: string;
  columns: ShownColumns;
  /** Whether the viewer may share views with everyone at the radio. */
  mayShare: boolean;
}

/** Drawer that saves the current list as a view, or edits a saved view. */
export default function SaveViewDrawer({
  view,
  now,
  onClose,
}: {
  /** The view to edit. Without it, the drawer saves a new view. */
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

/**
 * Creates the form of a view. Only viewers with the permission can share it. For a saved view, the form can also replace its state by
 * the current one.
 */
const viewForm = ({ mayShare, isNew }: { mayShare: boolean; isNew: boolean }) =>
  plainForm<ViewInput>({
    name: 'name',
    fields: {
      name: text({ label: 'views.name', maxLength: 80 }),
      ...(mayShare && { shared: check({ label: 'views.share' }) }),
      ...(!isNew && { useCurrent: check({ label: 'views.useCurrent' }) }),
    },
  });

/** Returns whether saving failed because the maximum number of views is reached. */
const isFull = (error: unknown) => apiErrorOf(error).code === 'LIMIT_EXCEEDED';
