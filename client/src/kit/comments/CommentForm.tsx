import { CommentBox } from './CommentBox';
import { useDraft } from '../form/useDraft';

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
  return <CommentBox text={text} onText={setText} send={send} />;
}
