import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { m3uHead, m3uLines } from './writeM3u.ts';
import { fileAnswers } from '../errors.ts';
import { eachRow } from '../lists.ts';
import { RestPlaylistDocument, RestPlaylistItemsDocument } from './playlists.generated.ts';
import type { RestCaller } from '../restCaller.ts';

export const playlistExport: FastifyPluginAsyncZod = async (server) => {
  server.get(
    '/api/exports/playlists/:id(^\\d+).m3u8',
    {
      schema: {
        tags: ['Playlists'],
        summary: 'The items of a playlist as an extended M3U in UTF-8, for whoever may read playlists',
        params: z.object({ id: z.string().describe('Id of the playlist.') }),
        response: fileAnswers('audio/mpegurl', 'An extended M3U with the names of the original files.'),
      },
    },
    async ({ params: { id }, caller }, reply) => {
      const { playlist } = await caller.run(RestPlaylistDocument, { id });
      void reply
        .header('content-type', 'audio/mpegurl; charset=utf-8')
        .header('content-disposition', `attachment; filename="playlist-${id}.m3u8"`);
      return reply.send(Readable.from(m3uOf(caller, id, playlist!.name)) as never);
    },
  );
};

/** Made while its rows come in. */
async function* m3uOf(caller: RestCaller, id: string, name: string): AsyncGenerator<string> {
  yield m3uHead(name);
  const fetch = async ({ page, perPage }: { page: number; perPage: number }) =>
    (await caller.run(RestPlaylistItemsDocument, { id, page, perPage })).playlistItems;
  for await (const { media, timing } of eachRow(fetch))
    yield m3uLines({ ...media, duration: timing.duration });
}
