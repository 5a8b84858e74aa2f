import { lazyPart } from '../../late/late';
import { LoadOnIntent } from '../../layout/LoadOnIntent';
import { ViewsButton } from './ViewsButton';
import type { ViewsProps } from './viewsProps';

const load = () => import('./ViewsPopup');
const ViewsPopup = lazyPart(load);

/** Views of a list that were saved, and the way to save one; the menu loads when somebody reaches for it. */
export function ViewsMenu(props: ViewsProps) {
  return (
    <LoadOnIntent fetch={load} button={(handlers) => <ViewsButton {...handlers} />}>
      <ViewsPopup {...props} />
    </LoadOnIntent>
  );
}
