import 'reflect-metadata';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { milliseconds, post, type Target } from './measuring/load.ts';
import { anAlbum, anArtiste, fillLibrary, librarySize, rareTitle } from './rows/mediaRows.ts';
import { median } from './measuring/measurements.ts';
import { inBenchFolder, migrated, startRegie } from './regie.ts';
import { verdict } from './measuring/verdict.ts';

/**
 * `npm run bench:media`: measures a library of 100,000 songs. Prints how long one caller waits for lists and searches, each with
 * its total, and for a bulk change of 1,000 songs. Words after `--` choose requests by name.
 */
const goalMilliseconds = 20;
/** Goal of the first request, which reads the whole library. Later requests read only what has changed. */
const firstGoalMilliseconds = 100;
const editGoalMilliseconds = 2000;
const turns = 30;
const only = process.argv.slice(2);

const songs = `query ($page: Int, $perPage: Int, $search: String, $sort: [SongSort!], $filter: SongFilter) {
  songs(page: $page, perPage: $perPage, search: $search, sort: $sort, filter: $filter) {
    totalItems totalIsExact
    items { id version title credit duration state artwork year genre album { id title } artistes { id name } tags { id name } }
  }
}`;
const everything = songs
  .replaceAll('Song', 'MediaItem')
  .replace('songs(', 'mediaItems(')
  .replace(/items \{.*\}\n/, 'items { id kind title credit duration state tags { id name } }\n');
const failures = '{ failedMedia { totalItems items { id title failure } } }';
const duplicates = '{ mediaDuplicates { totalGroups groups { reason items { id title credit } } } }';

const lastPage = librarySize.songs / 25;
const questions: Array<[name: string, document: string, variables: object]> = [
  ['first page', songs, {}],
  ['last page', songs, { page: lastPage }],
  ['sort by title', songs, { sort: [{ title: 'ASC' }] }],
  ['sort by title, backwards', songs, { sort: [{ title: 'DESC' }] }],
  ['sort by credit', songs, { sort: [{ credit: 'ASC' }] }],
  ['sort by duration', songs, { sort: [{ duration: 'DESC' }] }],
  ['sort by age', songs, { sort: [{ createdAt: 'ASC' }] }],
  ['last page by title', songs, { page: lastPage, sort: [{ title: 'ASC' }] }],
  ['last page by duration', songs, { page: lastPage, sort: [{ duration: 'ASC' }] }],
  ['search a rare title', songs, { search: rareTitle }],
  ['search a common word', songs, { search: 'moon' }],
  ['search a common word by title', songs, { search: 'moon', sort: [{ title: 'ASC' }] }],
  ['search two letters', songs, { search: 'oo' }],
  ['search what is nowhere', songs, { search: 'nowhere at all' }],
  ['artist: one of them', songs, { search: `artist:"${anArtiste}"` }],
  ['artist: a tenth of them', songs, { search: 'artist:leclerc' }],
  ['album:', songs, { search: `album:"${anAlbum}"` }],
  ['tag:', songs, { search: 'tag:"tag 7"' }],
  ['playlist:', songs, { search: 'playlist:"playlist 7"' }],
  ['-tag: and a word', songs, { search: '-tag:"tag 7" moon' }],
  ['is:unused', songs, { search: 'is:unused' }],
  ['-is:unused', songs, { search: '-is:unused' }],
  ['needs attention', failures, {}],
  ['is:duplicate', songs, { search: 'is:duplicate' }],
  ['the whole library', everything, {}],
  ['the whole library by title', everything, { sort: [{ title: 'ASC' }] }],
  ['duplicates', duplicates, {}],
];

await inBenchFolder(async (folder) => {
  const file = join(folder, 'library.sqlite');
  await migrated(file);
  fillLibrary(file);
  const regie = await startRegie({ file, port: 4707 });
  const agent = new Agent({ keepAlive: true });
  console.log(`${librarySize.songs.toLocaleString('en')} songs, one caller, pages of 25 with their total\n`);
  console.log(
    `${'milliseconds for the whole request'.padEnd(44)}${'median'.padStart(9)}${'goal'.padStart(7)}`,
  );
  if (isWanted('duplicates')) {
    const body = JSON.stringify({ query: duplicates });
    print(
      'duplicates, asked for the first time',
      await milliseconds(agent, regie, body),
      firstGoalMilliseconds,
    );
  }
  for (const [name, query, variables] of questions.filter(([name]) => isWanted(name)))
    print(
      name,
      await medianOf(agent, regie, JSON.stringify({ query, variables: { perPage: 25, ...variables } })),
      goalMilliseconds,
    );
  if (isWanted('edit')) {
    print('edit 1,000 songs, looked at first', await editing(agent, regie, false), editGoalMilliseconds);
    print('edit 1,000 songs', await editing(agent, regie, true), editGoalMilliseconds);
  }
  agent.destroy();
});

function isWanted(name: string): boolean {
  return only.length === 0 || only.some((word) => name.includes(word));
}

async function medianOf(agent: Agent, regie: Target, body: string): Promise<number> {
  for (let turn = 0; turn < 5; turn++) await milliseconds(agent, regie, body);
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) times.push(await milliseconds(agent, regie, body));
  return median(times);
}

/** Changes genre, year and tags of a thousand songs; without `apply`, only previews the change. Returns the milliseconds. */
async function editing(agent: Agent, regie: Target, apply: boolean): Promise<number> {
  const query = `mutation ($edits: [MediaEdit!]!, $apply: Boolean!) { editMedia(edits: $edits, apply: $apply) {
    applied changedCount refusedCount rows { id version conflict changes { field from to } problems { field problem } } } }`;
  const edits = Array.from({ length: 1000 }, (_, index) => ({
    id: String(1 + index * 7),
    version: 1,
    genre: 'Chanson',
    year: 1970 + (index % 50),
    tagNames: ['bulk', `bulk ${index % 10}`],
  }));
  const start = performance.now();
  const answer = await post(agent, regie, JSON.stringify({ query, variables: { edits, apply } }));
  const time = performance.now() - start;
  const { applied, refusedCount } = (
    JSON.parse(answer) as { data: { editMedia: { applied: boolean; refusedCount: number } } }
  ).data.editMedia;
  if (applied !== apply || refusedCount > 0) throw new Error(answer.slice(0, 500));
  return time;
}

function print(name: string, time: number, goal: number): void {
  const end = verdict(time <= goal);
  console.log(`${name.padEnd(44)}${time.toFixed(1).padStart(9)}${String(goal).padStart(7)}${end}`);
}
