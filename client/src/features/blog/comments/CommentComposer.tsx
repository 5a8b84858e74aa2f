import { CommentBox } from '../../../kit/form/CommentBox';
import { useDraft } from '../../../kit/form/useDraft';
import { useCreateBlogCommentMutation } from './comments.generated';
import { countComment } from './commentCount';

/** A place to write a comment. What is typed stays until it has arrived. */
export function CommentComposer({ postId, onSent }: { postId: string; onSent: () => void }) {
  const [text, setText] = useDraft(`blog.${postId}`);
  const [createComment, { loading, client }] = useCreateBlogCommentMutation();
  const send = async () => {
    await createComment({ variables: { input: { postId, text } } });
    setText('');
    countComment(client.cache, postId, 1);
    onSent();
  };
  return <CommentBox minH="20" text={text} onText={setText} send={send} isSending={loading} />;
}
