import { lazyPart } from '../../late/late';
import { LoadOnIntent } from '../../layout/LoadOnIntent';
import { ViewsButton } from './ViewsButton';
import type { ViewsProps } from './viewsProps';

const load = () => import('./ViewsPopup');
const ViewsPopup = lazyPart(load);

/** Menu of saved views. Loads on hover, focus or press. */
export function ViewsMenu(props: ViewsProps) {
  return (
    <LoadOnIntent fetch={load} button={(handlers) => <ViewsButton {...handlers} />}>
      <ViewsPopup {...props} />
    </LoadOnIntent>
  );
}
