import { lazyPart } from '../../late/late';
import { LoadOnIntent } from '../../layout/LoadOnIntent';
import type { ListViewProps } from './listViewProps';
import { ViewButton } from './ViewButton';

const load = () => import('./ListViewPopup');
const ListViewPopup = lazyPart(load);

/** Menu of the view options. Loads on hover, focus or press. */
export function ListViewMenu(props: ListViewProps) {
  return (
    <LoadOnIntent fetch={load} button={(handlers) => <ViewButton {...handlers} />}>
      <ListViewPopup {...props} />
    </LoadOnIntent>
  );
}
