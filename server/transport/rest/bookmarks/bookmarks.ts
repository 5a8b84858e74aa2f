import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { RestBookmarksDocument, RestBookmarkPageDocument } from './bookmarks.generated.ts';
import { LegacyPage, legacyPage } from './bookmarkShape.ts';
import { answers, RestError } from '../errors.ts';
import { idOf } from '../ids.ts';

const tags = ['Bookmarks'];

export const bookmarkPaths: FastifyPluginAsyncZod = async (server) => {
  server.get(
    '/api/bookmarks/data',
    {
      schema: {
        tags,
        summary: 'The pages of the portal, and the caller’s bookmarks in their order',
        response: answers(
          200,
          z.object({ suggestions: z.array(LegacyPage), bookmarks: z.array(LegacyPage) }),
        ),
      },
    },
    async ({ caller }) => {
      const { pages, bookmarks } = await caller.run(RestBookmarksDocument, {});
      return { suggestions: pages.map(legacyPage), bookmarks: bookmarks.map(legacyPage) };
    },
  );

  server.post(
    '/api/bookmarks/update',
    {
      schema: {
        tags,
        summary: 'Adds a page to the caller’s bookmarks, or removes it',
        body: z.unknown().meta({ description: 'Id of the page: `{"id": 2}`.', examples: [{ id: 2 }] }),
        response: answers(
          200,
          z.object({ id: z.int(), isBookmarked: z.boolean().describe('The new state.') }),
        ),
      },
    },
    async ({ body, caller }) => {
      const id = idOf(body);
      const page = (await caller.run(RestBookmarksDocument, {})).pages.find(
        (bookmarkPage) => bookmarkPage.id === id,
      );
      if (!page) throw new RestError(404, 'This page does not exist.');
      const isBookmarked = !page.isBookmarked;
      await caller.run(RestBookmarkPageDocument, { target: page.target, isBookmarked });
      return { id: Number(page.id), isBookmarked };
    },
  );
};
