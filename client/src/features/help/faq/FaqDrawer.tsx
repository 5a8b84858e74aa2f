import type { FaqQuestionInput } from '../../../apollo/schemaTypes.generated';
import { choice } from '../../../kit/form/plain/choice';
import { longText, text } from '../../../kit/form/plain/kinds';
import { PlainAddDrawer } from '../../../kit/form/plain/PlainAddDrawer';
import { PlainEditDrawer } from '../../../kit/form/plain/PlainEditDrawer';
import { from, plainForm } from '../../../kit/form/plain/plainForm';
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

type Question = FaqEntryFragment & { category: { id: string } };

const faqForm = (chapters: readonly Chapter[]) =>
  plainForm<FaqQuestionInput, Question>({
    name: 'question',
    fields: {
      categoryId: from(
        ({ category }) => category.id,
        choice({
          label: 'faq.fields.categoryId',
          options: chapters.map(({ id }) => id),
          useTextOf: () => (value) => chapters.find(({ id }) => id === value)?.title ?? '',
        }),
      ),
      question: text({ label: 'faq.fields.question', maxLength: 200 }),
      answer: longText({ label: 'faq.fields.answer', minH: '40', maxLength: 4000 }),
    },
  });

/** Adds a frequent question, or changes one. */
export function FaqDrawer({ entry, chapters, chapterId, onClose }: Props) {
  const form = faqForm(chapters);
  const create = useCreateFaqQuestionMutation();
  const update = useUpdateFaqQuestionMutation();
  return entry ? (
    <PlainEditDrawer
      form={form}
      record={{ ...entry, category: { id: chapterId } }}
      title="faq.edit"
      saved="faq.saved"
      current={FaqQuestionDocument}
      update={update}
      onClose={onClose}
    />
  ) : (
    <PlainAddDrawer
      form={form}
      label="faq.add"
      added="faq.saved"
      create={create}
      begin={{ categoryId: chapterId }}
      onClose={onClose}
    />
  );
}
