import { registerEnumType } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { enumFilter } from '../../../../kit/list/filters.ts';
import { allow, type Rule } from '../../../../kit/rules/rule.ts';

/** Kind of a file of the library. Most kinds have fields of their own. */
export enum MediaKind {
  SONG = 'SONG',
  JINGLE = 'JINGLE',
  GENERIC = 'GENERIC',
  PUBLICITY = 'PUBLICITY',
  VIDEO = 'VIDEO',
  RUSH = 'RUSH',
  EPISODE = 'EPISODE',
}
registerEnumType(MediaKind, {
  name: 'MediaKind',
  description: 'Kind of a file of the library.',
  valuesConfig: {
    SONG: { description: 'Music.' },
    JINGLE: { description: 'A short audio piece that identifies the station.' },
    GENERIC: { description: 'A signature tune that opens or closes a programme.' },
    PUBLICITY: { description: 'An advert.' },
    VIDEO: { description: 'Moving pictures with sound.' },
    RUSH: { description: 'The raw recording of a `Rush`; not in the lists of the library.' },
    EPISODE: { description: 'The finished sound of an episode; not in the lists of the library.' },
  },
});

export const MediaKindFilter = enumFilter(MediaKind, 'MediaKind');

/** Kinds that belong to rows outside of the library and appear in none of its lists. */
export type AttachedKind = MediaKind.RUSH | MediaKind.EPISODE;
export type LibraryKind = Exclude<MediaKind, AttachedKind>;

export const isAttached = (kind: MediaKind): kind is AttachedKind =>
  kind === MediaKind.RUSH || kind === MediaKind.EPISODE;

/** Kinds that appear in lists, searches and smart playlists of the library. */
export const libraryKinds: readonly LibraryKind[] = Object.values(MediaKind).filter(
  (kind): kind is LibraryKind => !isAttached(kind),
);

const rules: Record<LibraryKind, Rule> = {
  SONG: allow('read', 'Song'),
  JINGLE: allow('read', 'Jingle'),
  GENERIC: allow('read', 'Generic'),
  PUBLICITY: allow('read', 'Publicity'),
  VIDEO: allow('read', 'Video'),
};

/** Throws `FORBIDDEN` unless the viewer may read media of a kind. */
export const requireKind = ({ abilities }: Pick<Context, 'abilities'>, kind: LibraryKind): void =>
  abilities.require(rules[kind]);

/** The kinds of the library that the viewer may read. */
export const readableKinds = ({ abilities }: Pick<Context, 'abilities'>): LibraryKind[] =>
  libraryKinds.filter((kind) => abilities.allows(rules[kind]));

/** Returns the parameter `kinds` of a query that counts only media that the viewer may read. */
export const ofReadableKinds = (context: Pick<Context, 'abilities'>): { kinds: MediaKind[] } => ({
  kinds: readableKinds(context),
});
