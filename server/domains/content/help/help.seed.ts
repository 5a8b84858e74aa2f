import type { SqlEntityManager } from '@mikro-orm/sql';
import { cleanHtml } from '../../../kit/html/cleanHtml.ts';
import { slugOf } from '../../../kit/slugs.ts';
import { FaqCategory } from './faqCategory.entity.ts';
import { FaqQuestion } from './faqQuestion.entity.ts';
import { KnowledgeCategory } from './knowledge/knowledgeCategory.entity.ts';
import { KnowledgeQuestion } from './knowledge/knowledgeQuestion.entity.ts';
import { KnowledgeTopic } from './knowledge/knowledgeTopic.entity.ts';
import { sampleFaq } from './sample/faq.ts';
import { sampleShelves } from './sample/shelves.ts';
import { shelfPicture } from './samplePictures.ts';

const firstDay = Date.UTC(2021, 2, 1, 9);
const day = 86_400_000;

/** Seeds the frequent questions and the knowledge base. */
export async function seedHelp(em: SqlEntityManager): Promise<void> {
  seedFaq(em);
  seedKnowledge(em);
  await em.flush();
}

function seedFaq(em: SqlEntityManager): void {
  for (const [position, { questions, ...values }] of sampleFaq.entries()) {
    const category = em.create(FaqCategory, { ...values, position } as never);
    for (const [index, [question, answer]] of questions.entries())
      em.create(FaqQuestion, { category, question, answer, position: index } as never);
  }
}

function seedKnowledge(em: SqlEntityManager): void {
  let written = 0;
  for (const [position, { topics, motif: _, ...values }] of sampleShelves.entries()) {
    const picture = shelfPicture(values.key);
    const category = em.create(KnowledgeCategory, { ...values, picture, position } as never);
    for (const [topicIndex, { questions, ...about }] of topics.entries()) {
      const topic = em.create(KnowledgeTopic, { ...about, category, position: topicIndex } as never);
      for (const [index, [question, content]] of questions.entries()) {
        const writtenAt = new Date(firstDay + written++ * 11 * day);
        em.create(KnowledgeQuestion, {
          topic,
          question,
          slug: slugOf(question),
          content: cleanHtml(content),
          position: index,
          createdAt: writtenAt,
          updatedAt: writtenAt,
        } as never);
      }
    }
  }
}
