import { CommentBox } from '../../../kit/form/CommentBox';
import { useDraft } from '../../../kit/form/useDraft';

/** A place to write. What was sent is seen at once; what could not be sent comes back. */
export function CommentForm({
  draft,
  onSend,
}: {
  draft: string;
  onSend: (text: string) => Promise<unknown>;
}) {
  const [text, setText, restore] = useDraft(draft);
  const send = async () => {
    setText('');
    try {
      await onSend(text.trim());
    } catch (error) {
      restore(text);
      throw error;
    }
  };
  return <CommentBox minH="16" text={text} onText={setText} send={send} />;
}
