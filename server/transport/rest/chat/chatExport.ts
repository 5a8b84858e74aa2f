import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { csvStream, type CsvColumn } from '../../../kit/csv.ts';
import {
  RestChatExportDocument,
  RestChatExportRightDocument,
  type RestChatExportQuery,
} from './chat.generated.ts';
import { fileAnswers, RestError } from '../errors.ts';
import { startedRows } from '../lists.ts';
import type { RestCaller } from '../restCaller.ts';

type Line = RestChatExportQuery['chatMessages']['items'][number];

const stateOf = ({ deletedAt, concealedAt }: Line) =>
  deletedAt ? 'Deleted' : concealedAt ? 'Concealed' : '';

const columns: Array<CsvColumn<Line>> = [
  { header: 'Number', value: ({ sequence }) => sequence },
  { header: 'Time (UTC)', value: ({ createdAt }) => createdAt },
  { header: 'Author', value: ({ author }) => author?.fullName ?? '' },
  { header: 'Text', value: ({ body }) => body },
  { header: 'Files', value: ({ files }) => files.map(({ name }) => name).join('\n') },
  { header: 'State', value: stateOf },
  { header: 'Edited (UTC)', value: ({ editedAt }) => editedAt },
  {
    header: 'Texts before',
    value: ({ history }) => history.map(({ body, until }) => `[until ${until}] ${body}`).join('\n'),
  },
];

export const chatExport: FastifyPluginAsyncZod = async (server) => {
  server.get(
    '/api/exports/chat/:id(^\\d+).csv',
    {
      schema: {
        tags: ['Chat'],
        summary:
          'The messages of a thread as a CSV file, for callers with `ChatThread.mayExport`, after a sign-in or a proof of identity in the last five minutes',
        params: z.object({ id: z.string().describe('Id of the thread.') }),
        response: fileAnswers('text/csv', 'A CSV file with a header row.'),
      },
    },
    async ({ params: { id }, caller }, reply) => {
      const { chatThread } = await caller.run(RestChatExportRightDocument, { id });
      if (!chatThread?.mayExport) throw new RestError(403, 'Only moderators of this thread may export it.');
      await caller.requireReauthentication();
      const started = await startedRows(linesOf(caller, id));
      void reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="chat-${id}.csv"`);
      return reply.send(csvStream(columns, started));
    },
  );
};

/** Yields the messages of a thread, oldest first, with one request for each 100. */
async function* linesOf(caller: RestCaller, threadId: string): AsyncGenerator<Line> {
  for (let after = 0, isMore = true; isMore;) {
    const { items, hasNewer } = (await caller.run(RestChatExportDocument, { threadId, after })).chatMessages;
    yield* items;
    isMore = hasNewer && items.length > 0;
    after = items.at(-1)?.sequence ?? after;
  }
}
