import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answers, RestError } from '../errors.ts';
import {
  RestFaqDocument,
  RestFirstKnowledgeQuestionDocument,
  RestKnowledgeBaseDocument,
  RestKnowledgeCategoryDocument,
  RestKnowledgeQuestionOfIdDocument,
  RestKnowledgeQuestionOfSlugDocument,
  type RestKnowledgeQuestionFragment,
} from './faq.generated.ts';
import {
  LegacyFaq,
  legacyFaq,
  legacyKnowledgeBase,
  LegacyKnowledgeCategory,
  legacyKnowledgeCategory,
  LegacyKnowledgeQuestion,
  legacyKnowledgeQuestion,
  LegacyKnowledgeTopic,
} from './faqShape.ts';
import { optionalText, searchText } from '../queries.ts';
import type { RestCaller } from '../restCaller.ts';

const tags = ['FAQ and knowledge base'];

export const faqPaths: FastifyPluginAsyncZod = async (server) => {
  server.get(
    '/faq/data',
    {
      schema: {
        tags,
        summary: 'The frequent questions by chapter',
        querystring: z.object({
          q: searchText('Text that a question must contain; ignores case.'),
        }),
        response: answers(200, LegacyFaq),
      },
    },
    async ({ query, caller }) =>
      legacyFaq(await caller.run(RestFaqDocument, { search: query.q ?? null }), query.q),
  );

  server.get(
    '/faq/data/knowledge_base',
    {
      schema: {
        tags,
        summary: 'The shelves of the knowledge base',
        response: answers(200, z.array(LegacyKnowledgeCategory)),
      },
    },
    async ({ caller }) => legacyKnowledgeBase(await caller.run(RestKnowledgeBaseDocument, {})),
  );

  server.get(
    '/faq/data/category',
    {
      schema: {
        tags,
        summary: 'One shelf: groups of questions',
        querystring: z.object({
          category: optionalText('Name of the shelf, such as `on-air`; the first one when absent.'),
        }),
        response: answers(200, z.array(LegacyKnowledgeTopic)),
      },
    },
    async ({ query, caller }) => {
      const key = query.category ?? (await firstShelf(caller));
      return legacyKnowledgeCategory(await caller.run(RestKnowledgeCategoryDocument, { key }));
    },
  );

  server.get(
    '/faq/data/question',
    {
      schema: {
        tags,
        summary: 'One question of the knowledge base with its answer',
        querystring: z.object({
          id: optionalText('Id of the question.'),
          slug: optionalText(
            'Name of the question in addresses, when no id is given; the first question when absent.',
          ),
        }),
        response: answers(200, LegacyKnowledgeQuestion),
      },
    },
    async ({ query, caller }) => legacyKnowledgeQuestion(await findQuestion(caller, query)),
  );
};

async function firstShelf(caller: RestCaller): Promise<string> {
  const [first] = (await caller.run(RestKnowledgeBaseDocument, {})).knowledgeCategories;
  if (!first) throw new RestError(404, 'The knowledge base is empty.');
  return first.key;
}

async function findQuestion(
  caller: RestCaller,
  { id, slug }: { id?: string | undefined; slug?: string | undefined },
): Promise<RestKnowledgeQuestionFragment> {
  if (id !== undefined)
    return (await caller.run(RestKnowledgeQuestionOfIdDocument, { id })).knowledgeQuestion!;
  const wanted = slug ?? (await firstQuestion(caller));
  return (await caller.run(RestKnowledgeQuestionOfSlugDocument, { slug: wanted })).knowledgeQuestionBySlug!;
}

async function firstQuestion(caller: RestCaller): Promise<string> {
  const { knowledgeCategories } = await caller.run(RestFirstKnowledgeQuestionDocument, {});
  const topics = knowledgeCategories.flatMap((category) => category.topics);
  const [first] = topics.flatMap(({ questions }) => questions);
  if (!first) throw new RestError(404, 'The knowledge base is empty.');
  return first.slug;
}
