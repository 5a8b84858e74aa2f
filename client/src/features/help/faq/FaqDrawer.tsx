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
  /** Question to edit; undefined for a new one. */
  entry: FaqEntryFragment | undefined;
  chapters: readonly Chapter[];
  /** Shown chapter: that of the edited question, or the default for a new one. */
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

/** Form that adds or edits a frequent question. */
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
