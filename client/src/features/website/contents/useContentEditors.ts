import { useOtherEditors, type Editor } from '../../../kit/editing/useOtherEditors';
import { useContentEditingSubscription, useShowContentEditingMutation } from './contents.generated';

/**
 * Returns the people who have a content open on another page, including the viewer in another tab. Reports the viewer's page to
 * these people.
 */
export function useContentEditors(id: string): readonly Editor[] {
  const [show] = useShowContentEditingMutation();
  const { editors, receive } = useOtherEditors<Editor>({
    record: id,
    part: null,
    report: ({ record, part: _, ...page }) => show({ variables: { id: record, ...page } }),
  });
  useContentEditingSubscription({
    variables: { id },
    ignoreResults: true,
    onData: ({ data: { data } }) => data?.contentEditing && receive(data.contentEditing),
  });
  return editors;
}
