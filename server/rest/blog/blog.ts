import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  RestBlogDetailDocument,
  RestBlogEditDocument,
  RestBlogPageDocument,
  RestBlogSidebarDocument,
  RestNewestBlogPostDocument,
} from './blog.generated.ts';
import {
  LegacyBlogCard,
  legacyBlogCard,
  LegacyBlogDetail,
  legacyBlogDetail,
  LegacyBlogEdit,
  legacyBlogEdit,
  LegacyBlogSidebar,
  legacyBlogSidebar,
} from './blogShape.ts';
import { answers, RestError } from '../errors.ts';
import { allRows } from '../lists.ts';
import { optionalText } from '../queries.ts';
import type { RestCaller } from '../restCaller.ts';

const tags = ['Blog'];
const recentPosts = 4;

const querystring = z.object({
  id: optionalText('Id of the article; the newest published one when absent.'),
});

export const blogPaths: FastifyPluginAsyncZod = async (server) => {
  server.get(
    '/blog/list/data',
    {
      schema: {
        tags,
        summary: 'The published articles, newest first, at most 1,000',
        response: answers(200, z.array(LegacyBlogCard)),
      },
    },
    async ({ caller }) => {
      const fetch = async (variables: { page: number; perPage: number }) =>
        (await caller.run(RestBlogPageDocument, variables)).blogPosts;
      return (await allRows(fetch)).map(legacyBlogCard);
    },
  );

  server.get(
    '/blog/list/data/sidebar',
    {
      schema: {
        tags,
        summary: 'The newest articles and all categories',
        response: answers(200, LegacyBlogSidebar),
      },
    },
    async ({ caller }) =>
      legacyBlogSidebar(await caller.run(RestBlogSidebarDocument, { count: recentPosts })),
  );

  server.get(
    '/blog/list/data/detail',
    {
      schema: {
        tags,
        summary: 'One article with its first 100 comments, oldest first',
        querystring,
        response: answers(200, LegacyBlogDetail),
      },
    },
    async ({ query, caller }) => {
      const id = query.id ?? (await newestOf(caller));
      return legacyBlogDetail(await caller.run(RestBlogDetailDocument, { id }));
    },
  );

  server.get(
    '/blog/list/data/edit',
    {
      schema: {
        tags,
        summary: 'One article as its form shows it',
        querystring,
        response: answers(200, LegacyBlogEdit),
      },
    },
    async ({ query, caller }) => {
      const id = query.id ?? (await newestOf(caller));
      return legacyBlogEdit((await caller.run(RestBlogEditDocument, { id })).blogPost!);
    },
  );
};

async function newestOf(caller: RestCaller): Promise<string> {
  const { blogPosts } = await caller.run(RestNewestBlogPostDocument, {});
  const [newest] = blogPosts.items;
  if (!newest) throw new RestError(404, 'No article is published yet.');
  return newest.id;
}
