import { chakra, Field, Flex, IconButton, Textarea } from '@chakra-ui/react';
import { CircleAlert, Send } from 'lucide-react';
import { useState, type RefObject, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../apollo/errors';
import { useViewer } from '../../../apollo/session/SessionContext';
import { PersonAvatar } from '../../../kit/data/Person';
import { useNotifyError } from '../../../kit/feedback/useNotifyError';
import { fieldMessage } from '../../../kit/form/fieldErrors';
import { afterComment } from './expected';
import { useAddPostCommentMutation, type PostFieldsFragment } from './posts.generated';
import { useColleagueSelf } from '../useColleagueSelf';
import { useDraft } from '../../../kit/form/useDraft';

const Form = chakra('form');
const longest = 2000;

/** A line for an answer. It is shown at once; when the server refuses, it is taken back into the line. */
export function CommentForm({
  post,
  lineRef,
}: {
  post: PostFieldsFragment;
  lineRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const self = useColleagueSelf();
  const notifyError = useNotifyError();
  const [text, setText, restore] = useDraft(`comment-${post.id}`);
  const [problem, setProblem] = useState<string>();
  const [addComment] = useAddPostCommentMutation();

  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = text.trim();
    if (!typed) return;
    setProblem(undefined);
    setText('');
    try {
      await addComment({
        variables: { postId: post.id, input: { text: typed } },
        optimisticResponse: { addPostComment: afterComment(post, typed, self) },
      });
    } catch (error) {
      restore(text);
      const { fields } = apiErrorOf(error);
      if (fields?.['text']) setProblem(fieldMessage(t, fields['text']));
      else notifyError(t('profile.comments.failed'), error);
    }
  };

  return (
    <Form onSubmit={(event) => void send(event)} px="4" pb="4" pt="1">
      <Field.Root invalid={problem !== undefined} gap="1">
        <Flex gap="2.5" align="flex-start" w="full">
          <PersonAvatar name={viewer.fullName} src={viewer.avatar} size="xs" />
          <Textarea
            ref={lineRef}
            aria-label={t('profile.comments.write')}
            placeholder={t('profile.comments.write')}
            value={text}
            maxLength={longest}
            rows={1}
            autoresize
            minH="9"
            maxH="40"
            resize="none"
            dir="auto"
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              const isComposing = event.nativeEvent.isComposing;
              if (event.key === 'Enter' && !event.shiftKey && !isComposing) void send(event);
            }}
          />
          <IconButton
            type="submit"
            variant="ghost"
            aria-label={t('profile.comments.send')}
            aria-disabled={!text.trim()}
            color={text.trim() ? 'brand.fg' : 'fg.subtle'}
          >
            <Send />
          </IconButton>
        </Flex>
        {problem ? (
          <Field.ErrorText>
            <CircleAlert size={12} aria-hidden /> {problem}
          </Field.ErrorText>
        ) : null}
      </Field.Root>
    </Form>
  );
}
