import type { Guard } from './guard.ts';

const folder = 'domains/multimedia/playlists';
const playlists = `${folder}/playlists.test.ts`;
const items = `${folder}/items/playlistItems.test.ts`;
const smart = `${folder}/smart/smartPlaylists.test.ts`;
const byDefault = `${folder}/default/defaultPlaylist.test.ts`;
const m3u = `${folder}/m3u/importM3u.test.ts`;

/** What may stand in playlists, whose they are and what is kept apart on air. */
export const playlistGuards: readonly Guard[] = [
  {
    name: 'the rule of a playlist has the number that it needs',
    file: `${folder}/playlistProblems.ts`,
    on: "if (ruleNumber == null) return { ruleNumber: 'required' };",
    off: 'if (ruleNumber == null) return {};',
    provenBy: [{ file: playlists, tests: ['keep rule and number together when one of them changes'] }],
  },
  {
    name: 'a playlist with items does not become a smart one',
    file: `${folder}/playlistProblems.ts`,
    on: "if (becomes && hasItems) return { content: 'inUse' };",
    off: '',
    provenBy: [{ file: playlists, tests: ['do not become smart while they hold items'] }],
  },
  {
    name: 'the default playlist is not deleted',
    file: `${folder}/playlist.resolver.ts`,
    on: "throw invalidInput({ id: 'inUse' });",
    off: 'return;',
    provenBy: [{ file: playlists, tests: ['that play when nothing is planned are not deleted'] }],
  },
  {
    name: 'what is put into a playlist is of the same radio',
    file: `${folder}/items/addItems.ts`,
    on: ".selectFrom('MediaItem as medium')",
    off: ".selectFrom('acrossRadios.MediaItem as medium')",
    provenBy: [
      {
        file: items,
        tests: ['are not added when one of them cannot be played: all are named, and none is there'],
      },
    ],
  },
  {
    name: 'what is put into a playlist can be played',
    file: `${folder}/items/addItems.ts`,
    on: "if (state !== MediaState.READY) return 'notReady';",
    off: '',
    provenBy: [
      {
        file: items,
        tests: ['are not added when one of them cannot be played: all are named, and none is there'],
      },
    ],
  },
  {
    name: 'a publicity outside of its days cannot be planned',
    file: 'domains/multimedia/media/kinds/publicityValidity.ts',
    on: 'return validTo !== null && today > validTo ? PublicityValidity.OVER : PublicityValidity.VALID;',
    off: 'return PublicityValidity.VALID;',
    provenBy: [
      {
        file: items,
        tests: ['are not added when one of them cannot be played: all are named, and none is there'],
      },
    ],
  },
  {
    name: 'criteria find no publicity outside of its days',
    file: 'domains/multimedia/media/kinds/publicityValidity.ts',
    on: "medium('medium.validTo', '>=', today)",
    off: "medium('medium.validTo', '<>', today)",
    provenBy: [{ file: smart, tests: ['fit by a criterion'] }],
  },
  {
    name: 'the items of a playlist are those of its own',
    file: `${folder}/items/moveItems.ts`,
    on: 'const gone = asked ? items.filter(({ id }) => asked.has(id)) : items;',
    off: 'const gone = asked ? [...asked].map((id) => ({ id, media: id })) : items;',
    provenBy: [{ file: items, tests: ['of another playlist stay where they are'] }],
  },
  {
    name: 'nobody chooses the items of a smart playlist',
    file: `${folder}/items/changeItems.ts`,
    on: "if (playlist.content !== PlaylistContent.CHOSEN) throw invalidInput({ playlistId: 'foundItems' });",
    off: 'void [PlaylistContent, invalidInput];',
    provenBy: [{ file: items, tests: ['of a smart playlist are chosen by nobody'] }],
  },
  {
    name: 'an item is cut from the version that was looked at',
    file: `${folder}/items/updateItem.ts`,
    on: 'if (item.version !== change.version) return false;',
    off: '',
    provenBy: [{ file: items, tests: ['is cut by one at a time: who comes second sees what the first did'] }],
  },
  {
    name: 'criteria find nothing of another radio',
    file: `${folder}/smart/smartWhere.ts`,
    on: ".selectFrom('MediaItem as medium')",
    off: ".selectFrom('acrossRadios.MediaItem as medium')",
    provenBy: [{ file: smart, tests: ['say how many there are and how long they play'] }],
  },
  {
    name: 'criteria compare with what suits them',
    file: `${folder}/smart/smartProblems.ts`,
    on: "if (!/^\\d{1,6}$/.test(value)) return 'invalid';",
    off: '',
    provenBy: [{ file: smart, tests: ['are 1 to 20, with a limit of 1 to 1,000'] }],
  },
  {
    name: 'what plays when nothing is planned has something to play',
    file: `${folder}/default/defaultPlaylist.ts`,
    on: "=== 0 ? 'noItems' : undefined;",
    off: '=== -1 ? undefined : undefined;',
    provenBy: [
      {
        file: byDefault,
        tests: ['is a playlist of the radio that is switched on and has something to play'],
      },
    ],
  },
  {
    name: 'an import makes a playlist for whoever may create one',
    file: `${folder}/m3u/importM3u.ts`,
    on: "context.abilities.require(allow('create', 'Playlist'));",
    off: 'void [allow];',
    provenBy: [
      { file: m3u, tests: ['is closed to whoever is signed out, to the client of the demo, and to readers'] },
    ],
  },
  {
    name: 'an import looks in the library of the radio alone',
    file: `${folder}/m3u/matchM3u.ts`,
    on: ".selectFrom('MediaItem as medium')",
    off: ".selectFrom('acrossRadios.MediaItem as medium')",
    provenBy: [
      { file: m3u, tests: ['says of each line what it means, and changes nothing before it is applied'] },
    ],
  },
  {
    name: 'names do not break an M3U',
    file: 'rest/playlists/writeM3u.ts',
    on: "text.replaceAll(/[\\p{Cc}\\u2028\\u2029]+/gu, ' ').trim();",
    off: 'text.trim();',
    provenBy: [{ file: 'rest/playlists/writeM3u.test.ts', tests: ['is not broken by what stands in names'] }],
  },
];
