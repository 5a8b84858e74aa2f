import { Button, chakra, Field, Flex, Text, Textarea } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../apollo/errors';
import { useErrorText } from '../feedback/useErrorText';
import { fieldMessage } from '../form/fieldErrors';

const Form = chakra('form');
const longest = 2000;

/** A place to write a comment, with what is wrong with it below. */
export function CommentBox({
  text,
  onText,
  send,
}: {
  text: string;
  onText: (text: string) => void;
  /** Sends what is written; what is thrown is told. */
  send: () => Promise<unknown>;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [problem, setProblem] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return setProblem(fieldMessage(t, 'required'));
    setProblem(undefined);
    try {
      await send();
    } catch (error) {
      const { fields } = apiErrorOf(error);
      setProblem(fields?.['text'] ? fieldMessage(t, fields['text']) : errorText(error));
    }
  };
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
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
            onText(target.value);
            setProblem(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event);
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
