import { Textarea } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../kit/feedback/notify';
import { FieldFrame, rulesOf, SelectField, TextField } from '../../../kit/form/fields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import {
  FaqQuestionDocument,
  useCreateFaqQuestionMutation,
  useUpdateFaqQuestionMutation,
  type FaqEntryFragment,
} from './faq.generated';
import type { Chapter } from './faqView';

interface Props {
  /** Absent for a new one. */
  entry: FaqEntryFragment | undefined;
  chapters: readonly Chapter[];
  /** The chapter that is shown: that of the question, or where a new one goes unless another is chosen. */
  chapterId: string;
  onClose: () => void;
}

/** Adds a frequent question, or changes one. */
export function FaqDrawer({ entry, chapters, chapterId, onClose }: Props) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [createQuestion] = useCreateFaqQuestionMutation();
  const [updateQuestion] = useUpdateFaqQuestionMutation();
  const version = useRef(entry?.version ?? 0);
  const form = useSaveForm({
    defaultValues: {
      categoryId: chapterId,
      question: entry?.question ?? '',
      answer: entry?.answer ?? '',
    },
    loadCurrent: entry
      ? async () => {
          const { data } = await client.query({
            query: FaqQuestionDocument,
            variables: { id: entry.id },
            fetchPolicy: 'network-only',
          });
          const current = data!.faqQuestion!;
          version.current = current.version;
          return { categoryId: current.category.id, question: current.question, answer: current.answer };
        }
      : undefined,
    save: async (input) => {
      if (entry) await updateQuestion({ variables: { id: entry.id, version: version.current, input } });
      else await createQuestion({ variables: { input } });
      notify({ type: 'success', title: t('faq.saved', { question: input.question }) });
      onClose();
    },
  });
  const names = {
    categoryId: {
      label: t('faq.fields.categoryId'),
      show: (value: unknown) => chapters.find(({ id }) => id === value)?.title ?? '',
    },
    question: { label: t('faq.fields.question') },
    answer: { label: t('faq.fields.answer') },
  };
  return (
    <FormDrawer
      form={form}
      title={entry ? t('faq.edit') : t('faq.add')}
      saveLabel={entry ? t('actions.save') : t('faq.add')}
      fieldNames={names}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="categoryId"
        label={names.categoryId.label}
        options={chapters.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <TextField form={form} name="question" label={names.question.label} maxLength={200} autoFocus />
      <FieldFrame form={form} name="answer" label={names.answer.label}>
        <Textarea
          autoresize
          minH="40"
          dir="auto"
          maxLength={4000}
          {...form.register('answer', rulesOf(false, undefined))}
        />
      </FieldFrame>
    </FormDrawer>
  );
}
