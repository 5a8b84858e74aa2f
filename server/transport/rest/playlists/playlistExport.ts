import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { m3uHead, m3uLines, type M3uFile, oneLine } from './writeM3u.ts';
import { xspfEnd, xspfHead, xspfTrack } from './writeXspf.ts';
import { fileAnswers } from '../errors.ts';
import { eachRow } from '../lists.ts';
import { RestPlaylistDocument, RestPlaylistItemsDocument } from './playlists.generated.ts';
import type { RestCaller } from '../restCaller.ts';

interface Format {
  ending: string;
  type: string;
  called: string;
  head: (name: string) => string;
  file: (file: M3uFile, number: number) => string;
  end: (count: number) => string;
}

export const plsHead = '[playlist]\n';

/** Writes the three lines for a file of a PLS playlist. `number` counts the files from 1. */
export function plsLines({ title, credit, fileName, duration }: M3uFile, number: number): string {
  const seconds = duration > 0 ? Math.round(duration / 1000) : -1;
  const label = [credit, title].map(oneLine).filter(Boolean).join(' - ');
  return `File${number}=${oneLine(fileName)}\nTitle${number}=${label}\nLength${number}=${seconds}\n`;
}

/** Writes the last lines of a PLS playlist, with the number of files. */
export const plsEnd = (count: number): string => `NumberOfEntries=${count}\nVersion=2\n`;

const formats: readonly Format[] = [
  {
    ending: 'm3u8',
    type: 'audio/mpegurl',
    called: 'an extended M3U',
    head: m3uHead,
    file: m3uLines,
    end: () => '',
  },
  { ending: 'pls', type: 'audio/x-scpls', called: 'a PLS', head: () => plsHead, file: plsLines, end: plsEnd },
  {
    ending: 'xspf',
    type: 'application/xspf+xml',
    called: 'an XSPF',
    head: xspfHead,
    file: xspfTrack,
    end: () => xspfEnd,
  },
];

export const playlistExport: FastifyPluginAsyncZod = async (server) => {
  for (const format of formats) {
    const { ending, type, called } = format;
    const made = `${called.charAt(0).toUpperCase()}${called.slice(1)}`;
    server.get(
      `/api/exports/playlists/:id(^\\d+).${ending}`,
      {
        schema: {
          tags: ['Playlists'],
          summary: `The items of a playlist as ${called} in UTF-8, with the permission to read playlists`,
          params: z.object({ id: z.string().describe('Id of the playlist.') }),
          response: fileAnswers(type, `${made} with the names of the original files.`),
        },
      },
      async ({ params: { id }, caller }, reply) => {
        const { playlist } = await caller.run(RestPlaylistDocument, { id });
        void reply
          .header('content-type', `${type}; charset=utf-8`)
          .header('content-disposition', `attachment; filename="playlist-${id}.${ending}"`);
        return reply.send(Readable.from(textOf(caller, id, playlist!.name, format)));
      },
    );
  }
};

/** Yields the text of the export while the rows are read. */
async function* textOf(
  caller: RestCaller,
  id: string,
  name: string,
  { head, file, end }: Format,
): AsyncGenerator<string> {
  yield head(name);
  let count = 0;
  const fetch = async ({ page, perPage }: { page: number; perPage: number }) =>
    (await caller.run(RestPlaylistItemsDocument, { id, page, perPage })).playlistItems;
  for await (const { media, timing } of eachRow(fetch))
    yield file({ ...media, duration: timing.duration }, ++count);
  yield end(count);
}
