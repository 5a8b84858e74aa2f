import { Button, chakra, Field, Flex, Text, Textarea } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../feedback/useErrorText';
import { maxCommentLength, useCommentText } from './useCommentText';

const Form = chakra('form');

/** Form for a comment, with errors below the field. */
export function CommentForm({
  draft,
  onSend,
}: {
  draft: string;
  onSend: (text: string) => Promise<unknown>;
}) {
  const { t } = useTranslation();
  const onFailure = useErrorText();
  const { text, problem, change, send } = useCommentText({ draft, onSend, onFailure });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Form noValidate onSubmit={submit}>
      <Field.Root invalid={problem !== undefined} gap="1">
        <Field.Label textStyle="compact">{t('comments.write')}</Field.Label>
        <Textarea
          autoresize
          minH="16"
          maxH="24rem"
          maxLength={maxCommentLength}
          dir="auto"
          value={text}
          onChange={({ target }) => change(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
        <Flex w="full" justify="space-between" align="center" gap="3" mt="1">
          {problem ? (
            <Field.ErrorText role="alert">{problem}</Field.ErrorText>
          ) : (
            <Text textStyle="xs" color="fg.muted">
              {text.length > maxCommentLength * 0.9
                ? t('comments.left', { count: maxCommentLength - text.length })
                : null}
            </Text>
          )}
          <Button type="submit" size="sm" colorPalette="brand">
            <Send aria-hidden /> {t('comments.send')}
          </Button>
        </Flex>
      </Field.Root>
    </Form>
  );
}
