import { useOtherEditors, type Editor } from '../../../kit/editing/useOtherEditors';
import { useRundownEditingSubscription, useShowRundownEditingMutation } from './rundowns.generated';
import type { RundownKey } from './useRundown';

/** A person who has the same rundown open, with their selected item. */
export type RundownEditor = Editor & { itemId: string | null };

/**
 * Returns the people who have a rundown open on another page, with their selected items. Includes the viewer in another tab. Also publishes
 * the selection of this page.
 */
export function useEditors(key: RundownKey, itemId: string | null): readonly RundownEditor[] {
  const [show] = useShowRundownEditingMutation();
  const { editors, receive } = useOtherEditors<RundownEditor>({
    record: `${key.slotId} ${key.date}`,
    part: itemId,
    report({ record, part, ...page }) {
      const [slotId = '', date = ''] = record.split(' ');
      return show({ variables: { slotId, date, itemId: part, ...page } });
    },
  });
  useRundownEditingSubscription({
    variables: key,
    ignoreResults: true,
    onData: ({ data: { data } }) => data?.rundownEditing && receive(data.rundownEditing),
  });
  return editors;
}
