import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { Can } from '../../../../kit/access/useCan';

export interface ListDrawers<TRow> {
  AddDrawer: ComponentType<{ onClose: () => void }>;
  EditDrawer: ComponentType<{ record: TRow; onClose: () => void }>;
}

/** The button that adds to a list, what edits one of its rows, and the drawers of both, shown beside the list. */
export function useListDrawers<TRow>(
  { AddDrawer, EditDrawer }: ListDrawers<TRow>,
  { subject, addLabel }: { subject: string; addLabel: string },
) {
  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<TRow>();
  return {
    addButton: (
      <Can action="create" subject={subject}>
        <Button colorPalette="brand" onClick={() => setIsAdding(true)}>
          <Plus aria-hidden /> {addLabel}
        </Button>
      </Can>
    ),
    edit: (row: TRow) => setEdited(() => row),
    drawers: (
      <>
        {isAdding ? <AddDrawer onClose={() => setIsAdding(false)} /> : null}
        {edited ? <EditDrawer record={edited} onClose={() => setEdited(undefined)} /> : null}
      </>
    ),
  };
}
