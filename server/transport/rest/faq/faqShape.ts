import { z } from 'zod';
import { foldText } from '../../../kit/foldText.ts';
import { longDayText } from '../../../kit/texts.ts';
import { featherIcon } from '../featherIcons.ts';
import type {
  RestFaqQuery,
  RestKnowledgeBaseQuery,
  RestKnowledgeCategoryQuery,
  RestKnowledgeQuestionFragment,
} from './faq.generated.ts';

const icon = z.string().describe('Name of an icon of the Feather set, such as `CreditCard`.');

/** The frequent questions by chapter, in the format of older clients. The key of a chapter never changes. */
export const LegacyFaq = z
  .record(
    z.string().describe('Such as `payment`.'),
    z.object({
      icon,
      title: z.string(),
      subtitle: z.string(),
      qandA: z.array(z.object({ question: z.string(), ans: z.string() })),
    }),
  )
  .meta({ id: 'Faq' });

/** A category of the knowledge base, in the format of older clients. */
export const LegacyKnowledgeCategory = z
  .object({
    id: z.int(),
    category: z.string().describe('Permanent name, such as `on-air`.'),
    img: z.string().describe('Address of a picture; of generated initials when there is none.'),
    title: z.string(),
    desc: z.string(),
  })
  .meta({ id: 'KnowledgeCategory' });

/** A group of questions in a category of the knowledge base, in the format of older clients. */
export const LegacyKnowledgeTopic = z
  .object({
    id: z.int(),
    title: z.string(),
    icon,
    iconColor: z.string().describe('Such as `text-primary`.'),
    questions: z.array(z.object({ id: z.int(), question: z.string(), slug: z.string() })),
  })
  .meta({ id: 'KnowledgeTopic' });

/** A question of the knowledge base with its answer, in the format of older clients. */
export const LegacyKnowledgeQuestion = z
  .object({
    title: z.string(),
    lastUpdated: z.string().describe('Such as `Jan 10, 2020`.'),
    relatedQuestions: z.array(z.object({ id: z.int(), question: z.string() })),
    content: z.string().describe('Sanitized HTML.'),
  })
  .meta({ id: 'KnowledgeQuestion' });

/** Converts the questions for older clients, which search only the questions, not the answers. */
export const legacyFaq = ({ faqCategories }: RestFaqQuery, text = ''): z.output<typeof LegacyFaq> =>
  Object.fromEntries(
    faqCategories.map(({ key, icon: name, title, subtitle, questions }) => [
      key,
      {
        icon: featherIcon(name),
        title,
        subtitle,
        qandA: questions
          .filter(({ question }) => foldText(question).includes(foldText(text.trim())))
          .map(({ question, answer }) => ({ question, ans: answer })),
      },
    ]),
  );

export const legacyKnowledgeBase = ({
  knowledgeCategories,
}: RestKnowledgeBaseQuery): Array<z.output<typeof LegacyKnowledgeCategory>> =>
  knowledgeCategories.map(({ id, key, picture, title, description }) => ({
    id: Number(id),
    category: key,
    img: picture,
    title,
    desc: description,
  }));

export const legacyKnowledgeCategory = ({
  knowledgeCategory,
}: RestKnowledgeCategoryQuery): Array<z.output<typeof LegacyKnowledgeTopic>> =>
  knowledgeCategory!.topics.map(({ id, title, icon: name, iconColor, questions }) => ({
    id: Number(id),
    title,
    icon: featherIcon(name),
    iconColor: `text-${iconColor}`,
    questions: questions.map((each) => ({ ...each, id: Number(each.id) })),
  }));

export const legacyKnowledgeQuestion = (
  row: RestKnowledgeQuestionFragment,
): z.output<typeof LegacyKnowledgeQuestion> => ({
  title: row.question,
  lastUpdated: longDayText(row.updatedAt),
  relatedQuestions: row.relatedQuestions.map(({ id, question }) => ({ id: Number(id), question })),
  content: row.content,
});
