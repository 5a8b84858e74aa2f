import { Button } from '@chakra-ui/react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Can, useCan } from '../access/useCan';
import type { RowAction } from './table/RowActions';

export interface AddProps {
  onClose: () => void;
}

export interface EditProps<TRow> {
  record: TRow;
  onClose: () => void;
}

export interface ListDrawers<TRow> {
  AddDrawer: ComponentType<AddProps>;
  EditDrawer: ComponentType<EditProps<TRow>>;
}

interface Options<TRow> {
  /** Subject of the rows in permissions. */
  subject: string;
  addLabel: string;
  /** Label of the edit action. Defaults to “Edit”. */
  editLabel?: string;
  /** Asks for confirmation and deletes a row. If omitted, rows cannot be deleted. */
  remove?: (row: TRow) => unknown;
}

/** Returns the button that adds a record, the row actions, and the drawers that these open. */
export function useListDrawers<TRow>(
  { AddDrawer, EditDrawer }: ListDrawers<TRow>,
  { subject, addLabel, editLabel, remove }: Options<TRow>,
) {
  const { t } = useTranslation();
  const can = useCan();
  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<TRow>();
  const edit = (row: TRow) => setEdited(() => row);
  const rowActions = (row: TRow): RowAction[] => [
    ...(can({ action: 'update', subject })
      ? [{ label: editLabel ?? t('actions.edit'), icon: Pencil, onClick: () => edit(row) }]
      : []),
    ...(remove && can({ action: 'delete', subject })
      ? [
          {
            label: t('actions.delete'),
            icon: Trash2,
            isDestructive: true,
            onClick: () => void remove(row),
          },
        ]
      : []),
  ];
  return {
    addButton: (
      <Can action="create" subject={subject}>
        <Button colorPalette="brand" onClick={() => setIsAdding(true)}>
          <Plus aria-hidden /> {addLabel}
        </Button>
      </Can>
    ),
    rowActions,
    drawers: (
      <>
        {isAdding ? <AddDrawer onClose={() => setIsAdding(false)} /> : null}
        {edited ? <EditDrawer record={edited} onClose={() => setEdited(undefined)} /> : null}
      </>
    ),
  };
}
