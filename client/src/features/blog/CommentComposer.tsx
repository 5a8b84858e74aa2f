import { Button, chakra, Field, Flex, Text, Textarea } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../apollo/errors';
import { useErrorText } from '../../kit/feedback/useErrorText';
import { fieldMessage } from '../../kit/form/fieldErrors';
import { useDraft } from '../../kit/form/useDraft';
import { useCreateBlogCommentMutation } from './comments.generated';
import { countComment } from './commentCount';

const Form = chakra('form');
const longest = 2000;

/** A place to write a comment. What is typed stays until it has arrived. */
export function CommentComposer({ postId, onSent }: { postId: string; onSent: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [text, setText] = useDraft(`blog.${postId}`);
  const [problem, setProblem] = useState<string>();
  const [createComment, { loading, client }] = useCreateBlogCommentMutation();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    if (!text.trim()) return setProblem(fieldMessage(t, 'required'));
    setProblem(undefined);
    try {
      await createComment({ variables: { input: { postId, text } } });
      setText('');
      countComment(client.cache, postId, 1);
      onSent();
    } catch (error) {
      const { fields } = apiErrorOf(error);
      setProblem(fields?.['text'] ? fieldMessage(t, fields['text']) : errorText(error));
    }
  };

  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      <Field.Root invalid={problem !== undefined} gap="1">
        <Field.Label textStyle="compact">{t('blog.comments.write')}</Field.Label>
        <Textarea
          autoresize
          minH="20"
          maxH="24rem"
          maxLength={longest}
          dir="auto"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setProblem(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send(event);
          }}
        />
        <Flex w="full" justify="space-between" align="center" gap="3" mt="1">
          {problem ? (
            <Field.ErrorText role="alert">{problem}</Field.ErrorText>
          ) : (
            <Text textStyle="xs" color="fg.muted">
              {text.length > longest * 0.9 ? t('blog.comments.left', { count: longest - text.length }) : null}
            </Text>
          )}
          <Button
            type="submit"
            size="sm"
            colorPalette="brand"
            loading={loading}
            loadingText={t('blog.comments.send')}
          >
            <Send aria-hidden /> {t('blog.comments.send')}
          </Button>
        </Flex>
      </Field.Root>
    </Form>
  );
}
