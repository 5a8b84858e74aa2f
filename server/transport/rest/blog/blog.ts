import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  RestBlogDetailDocument,
  RestBlogEditDocument,
  RestBlogPageDocument,
  RestBlogSidebarDocument,
  RestNewestBlogPostDocument,
  type RestBlogAccessFragment,
  type RestBlogCardFragment,
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
        (await caller.run(RestBlogPageDocument, variables)).contents;
      return (await allRows(fetch)).map(legacyBlogCard);
    },
  );

  server.get(
    '/blog/list/data/sidebar',
    {
      schema: {
        tags,
        summary: 'The newest articles, and the topics of the blog as categories',
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
      const { content, webComments } = await caller.run(RestBlogDetailDocument, { id });
      return legacyBlogDetail(shownTo(caller, content!), webComments.items);
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
      return legacyBlogEdit(shownTo(caller, (await caller.run(RestBlogEditDocument, { id })).content!));
    },
  );
};

async function newestOf(caller: RestCaller): Promise<string> {
  const { contents } = await caller.run(RestNewestBlogPostDocument, {});
  const [newest] = contents.items;
  if (!newest) throw new RestError(404, 'No article is published yet.');
  return newest.id;
}

/**
 * Returns an article that older clients may show. They may show a published one, an own one, or any to callers who may update all. Throws
 * for others, and for contents that are no blog posts.
 */
function shownTo<Content extends RestBlogAccessFragment & Pick<RestBlogCardFragment, 'author'>>(
  caller: RestCaller,
  content: Content,
): Content {
  const { author, isPublic, kind } = content;
  const isShown = isPublic || author?.id === caller.userId || caller.mayOnAll('update', 'Content');
  if (kind === 'BLOG' && isShown) return content;
  throw new RestError(404, 'This article does not exist.');
}
