import { chakra, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../../../kit/form/FormActions';
import { FormConflict } from '../../../kit/form/FormConflict';
import { FormProblem } from '../../../kit/form/FormProblem';
import { SelectField, TextField } from '../../../kit/form/fields';
import { RichTextField } from '../../../kit/form/RichTextField';
import { showOption } from '../../../kit/form/showOption';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { Card } from '../../../kit/layout/Card';
import type { KnowledgeTopicsQuery } from './knowledge.generated';

const Form = chakra('form');

export interface ArticleValues {
  question: string;
  topicId: string;
  content: string;
}

interface Props {
  shelves: KnowledgeTopicsQuery['knowledgeCategories'];
  defaultValues: ArticleValues;
  saveLabel: string;
  cancelTo: string;
  save: (values: ArticleValues) => Promise<void>;
  loadCurrent?: () => Promise<ArticleValues>;
}

/** An article of the knowledge base being written. */
export function KnowledgeForm({ shelves, defaultValues, saveLabel, cancelTo, save, loadCurrent }: Props) {
  const { t } = useTranslation();
  const form = useSaveForm({ defaultValues, save, loadCurrent });
  const topics = shelves.flatMap((shelf) =>
    shelf.topics.map(({ id, title }) => ({ value: id, label: `${shelf.title} · ${title}` })),
  );
  const names = {
    question: { label: t('knowledge.fields.question') },
    topicId: {
      label: t('knowledge.fields.topicId'),
      show: showOption(topics),
    },
    content: { label: t('knowledge.fields.content'), show: (value: unknown) => plainText(String(value)) },
  };
  return (
    <Form noValidate onSubmit={form.submit} maxW="48rem">
      <FormProblem problem={form.problem} />
      <Card p={{ base: '4', md: '6' }}>
        <Stack gap="5">
          <TextField form={form} name="question" label={names.question.label} maxLength={200} />
          <SelectField
            form={form}
            name="topicId"
            label={names.topicId.label}
            placeholder={t('knowledge.chooseTopic')}
            options={topics}
          />
          <RichTextField form={form} name="content" label={names.content.label} />
          <FormActions form={form} saveLabel={saveLabel} cancelTo={cancelTo} />
        </Stack>
      </Card>
      <FormConflict form={form} names={names} />
    </Form>
  );
}

/** What a stored text reads as in the dialog of a conflict. */
function plainText(html: string) {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
