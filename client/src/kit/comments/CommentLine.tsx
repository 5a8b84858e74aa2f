import { chakra, Field, Flex, IconButton, Textarea } from '@chakra-ui/react';
import { CircleAlert, Send } from 'lucide-react';
import type { RefObject, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../apollo/session/SessionContext';
import { PersonAvatar } from '../data/people/Person';
import { useNotifyError } from '../feedback/toasts/useNotifyError';
import { maxCommentLength, useCommentText } from './useCommentText';

const Form = chakra('form');

/**
 * Comment field that starts with one line and grows. Enter sends the comment. Problems of the text are shown below the
 * field, other failures as a notification.
 */
export function CommentLine({
  draft,
  onSend,
  lineRef,
}: {
  draft: string;
  onSend: (text: string) => Promise<unknown>;
  lineRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const notifyError = useNotifyError();
  const onFailure = (error: unknown) => notifyError(t('comments.failed'), error);
  const { text, problem, change, send } = useCommentText({ draft, onSend, onFailure });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim()) void send();
  };
  return (
    <Form onSubmit={submit}>
      <Field.Root invalid={problem !== undefined} gap="1">
        <Flex gap="2.5" align="flex-start" w="full">
          <PersonAvatar name={viewer.fullName} src={viewer.avatar} size="xs" />
          <Textarea
            ref={lineRef}
            aria-label={t('comments.write')}
            placeholder={t('comments.write')}
            value={text}
            maxLength={maxCommentLength}
            rows={1}
            autoresize
            minH="9"
            maxH="40"
            resize="none"
            dir="auto"
            onChange={({ target }) => change(target.value)}
            onKeyDown={(event) => {
              const isComposing = event.nativeEvent.isComposing;
              if (event.key === 'Enter' && !event.shiftKey && !isComposing) submit(event);
            }}
          />
          <IconButton
            type="submit"
            variant="ghost"
            aria-label={t('comments.send')}
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
