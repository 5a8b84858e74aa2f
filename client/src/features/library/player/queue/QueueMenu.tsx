import { lazyPart } from '../../../../kit/late/late';
import { LoadOnIntent } from '../../../../kit/layout/LoadOnIntent';
import { QueueButton } from './QueueButton';

const load = () => import('./QueuePopover');
const QueuePopover = lazyPart(load);

/** Menu of the queue. Its code loads when the user hovers over, focuses or presses the button. */
export function QueueMenu() {
  return (
    <LoadOnIntent fetch={load} button={(handlers) => <QueueButton {...handlers} />}>
      <QueuePopover />
    </LoadOnIntent>
  );
}
