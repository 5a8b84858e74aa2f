import { extname } from 'node:path';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dayText, sizeText } from '../../../kit/texts.ts';
import { LegacyPage, legacyPage } from '../bookmarks/bookmarkShape.ts';
import { answers } from '../errors.ts';
import { allRows } from '../lists.ts';
import {
  RestContactsDocument,
  RestMainSearchDocument,
  type RestContactsQuery,
  type RestMainSearchQuery,
} from './mainSearch.generated.ts';
import type { RestCaller } from '../restCaller.ts';

/** Number of results per group that older clients show. They search the returned data themselves. */
const searchLimit = 4;

const LegacyFile = z
  .object({
    title: z.string().describe('Such as `Ada Merle.webp`.'),
    by: z.string().describe('Name of the owner.'),
    size: z.string().describe('Such as `1.2 MB`.'),
    file: z.string().describe('Address of the file.'),
  })
  .meta({ id: 'File' });

const LegacyContact = z
  .object({
    title: z.string().describe('First and last name.'),
    email: z.string(),
    img: z.string().describe('Address of a picture; of generated initials when there is none.'),
    date: z.string().describe('Day of registration, such as `13 Dec 2019`.'),
  })
  .meta({ id: 'Contact' });

const group = <Title extends string, Row extends z.ZodType>(title: Title, row: Row) =>
  z.object({
    groupTitle: z.literal(title),
    searchLimit: z.literal(searchLimit),
    data: z.array(row),
  });

/**
 * Result of the global search, in the format of older clients. It has three groups, always in this order. A group that the caller
 * may not read is empty.
 */
export const MainSearch = z.object({
  searchArr: z.tuple([
    group('Pages', LegacyPage),
    group('Files', LegacyFile),
    group('Contacts', LegacyContact),
  ]),
});

export const mainSearchPaths: FastifyPluginAsyncZod = async (server) => {
  server.get(
    '/api/main-search/data',
    {
      schema: {
        tags: ['Search'],
        summary: 'Searchable data of the caller: pages, files and contacts',
        response: answers(200, MainSearch),
      },
    },
    async ({ caller }): Promise<z.output<typeof MainSearch>> => {
      const { pages, storedPictures } = await caller.run(RestMainSearchDocument, {});
      const contacts = await contactsOf(caller);
      return {
        searchArr: [
          { groupTitle: 'Pages', searchLimit, data: pages.map(legacyPage) },
          { groupTitle: 'Files', searchLimit, data: storedPictures.map(legacyFile) },
          { groupTitle: 'Contacts', searchLimit, data: contacts.map(legacyContact) },
        ],
      };
    },
  );
};

/** Contacts: the people whom the caller may read. */
function contactsOf(caller: RestCaller) {
  if (!caller.may('read', 'User')) return [];
  return allRows(
    async ({ page, perPage }) => (await caller.run(RestContactsDocument, { page, perPage })).users,
  );
}

const legacyFile = ({
  owner,
  address,
  bytes,
}: RestMainSearchQuery['storedPictures'][number]): z.output<typeof LegacyFile> => ({
  title: `${owner}${extname(address)}`,
  by: owner,
  size: sizeText(bytes),
  file: address,
});

const legacyContact = ({
  fullName,
  email,
  avatar,
  createdAt,
}: RestContactsQuery['users']['items'][number]): z.output<typeof LegacyContact> => ({
  title: fullName,
  email,
  img: avatar,
  date: dayText(createdAt),
});
