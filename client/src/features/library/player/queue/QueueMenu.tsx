import { lazyPart } from '../../../../kit/late/late';
import { LoadOnIntent } from '../../../../kit/layout/LoadOnIntent';
import { QueueButton } from './QueueButton';

const load = () => import('./QueuePopover');
const QueuePopover = lazyPart(load);

/** What comes next; the list loads when somebody reaches for it. */
export function QueueMenu() {
  return (
    <LoadOnIntent fetch={load} button={(handlers) => <QueueButton {...handlers} />}>
      <QueuePopover />
    </LoadOnIntent>
  );
}
