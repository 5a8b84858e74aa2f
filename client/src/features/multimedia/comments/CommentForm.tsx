import { Button, chakra, Field, Flex, Text, Textarea } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../apollo/errors';
import { useErrorText } from '../../../kit/feedback/useErrorText';
import { fieldMessage } from '../../../kit/form/fieldErrors';
import { useDraft } from '../../../kit/form/useDraft';

const Form = chakra('form');
const longest = 2000;

/** A place to write. What was sent is seen at once; what could not be sent comes back. */
export function CommentForm({
  draft,
  onSend,
}: {
  draft: string;
  onSend: (text: string) => Promise<unknown>;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [text, setText, restore] = useDraft(draft);
  const [problem, setProblem] = useState<string>();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const written = text.trim();
    if (!written) return setProblem(fieldMessage(t, 'required'));
    setProblem(undefined);
    setText('');
    try {
      await onSend(written);
    } catch (error) {
      restore(text);
      const { fields } = apiErrorOf(error);
      setProblem(fields?.['text'] ? fieldMessage(t, fields['text']) : errorText(error));
    }
  };
  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      <Field.Root invalid={problem !== undefined} gap="1">
        <Field.Label textStyle="compact">{t('comments.write')}</Field.Label>
        <Textarea
          autoresize
          minH="16"
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
              {text.length > longest * 0.9 ? t('comments.left', { count: longest - text.length }) : null}
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
