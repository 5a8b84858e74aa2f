import { lazyPart } from '../../../../kit/late/late';
import { LoadOnIntent } from '../../../../kit/layout/LoadOnIntent';
import { QueueButton } from './QueueButton';

const load = () => import('./QueuePopover');
const QueuePopover = lazyPart(load);

/** Menu of the queue; its code loads when the user reaches for the button. */
export function QueueMenu() {
  return (
    <LoadOnIntent fetch={load} button={(handlers) => <QueueButton {...handlers} />}>
      <QueuePopover />
    </LoadOnIntent>
  );
}
