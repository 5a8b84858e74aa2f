import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { refuseUnlisted, staleAfter } from './staleAfter';

const schema = buildSchema(/* GraphQL */ `
  interface Medium {
    id: ID!
  }
  type Song implements Medium {
    id: ID!
    version: Int!
    album: Album
    tags(first: Int!): [Tag!]!
  }
  type Jingle implements Medium {
    id: ID!
    version: Int!
  }
  type Album {
    id: ID!
    version: Int!
    songCount: Int!
    country: Country
  }
  type Tag {
    id: ID!
    version: Int!
    name: String!
  }
  type Country {
    id: ID!
    name: String!
  }
  type Chapter {
    id: ID!
    questions(first: Int!): [Question!]!
  }
  type Question {
    id: ID!
    version: Int!
    chapter: Chapter!
  }
  type Play {
    at: String!
    medium: Song
  }
  type Item {
    id: ID!
  }
  type Playlist {
    id: ID!
    version: Int!
  }
  type Import {
    playlist: Playlist
  }
  type Alike {
    items: [Tag!]!
  }
  type AlikePage {
    groups: [Alike!]!
    totalGroups: Int!
  }
  type SongPage {
    items: [Song!]!
    totalItems: Int!
  }
  type AlbumPage {
    items: [Album!]!
    totalItems: Int!
  }
  type ItemPage {
    items: [Item!]!
    totalItems: Int!
  }
  type PlaylistPage {
    items: [Playlist!]!
    totalItems: Int!
  }
  type Query {
    song(id: ID!): Song
    songs(page: Int, perPage: Int): SongPage!
    deletedSongs(page: Int, perPage: Int): SongPage!
    jingles: [Jingle!]!
    albums(page: Int, perPage: Int): AlbumPage!
    tags: [Tag!]!
    alikeTags: AlikePage!
    countries: [Country!]!
    chapters: [Chapter!]!
    planned: [Play!]!
    playlists(page: Int, perPage: Int): PlaylistPage!
    items(page: Int, perPage: Int, playlistId: ID!): ItemPage!
  }
  type Mutation {
    createSong(title: String!): Song!
    restoreSong(id: ID!): Song!
    updateSong(id: ID!): Song!
    deleteSong(id: ID!): ID!
    deleteMedia(ids: [ID!]!): [ID!]!
    updateAlbum(id: ID!): Album!
    mergeTags(intoId: ID!, fromIds: [ID!]!): Tag!
    createTag(name: String!): Tag!
    createQuestion(text: String!): Question!
    addToPlaylist(playlistId: ID!): Playlist!
    importM3u(text: String!): Import!
    likeSong(id: ID!): Song!
  }
`);
const after = (mutation: string) => staleAfter(schema, mutation);

describe('stale fields after a mutation', () => {
  it('is nothing by convention when its name is of none of the verbs', () => {
    expect(after('likeSong')).toBeUndefined();
  });

  it.each(['createSong', 'restoreSong'])(
    'are the lists of it, its bin, what it belongs to, and plans that show it: %s',
    (mutation) => {
      expect(after(mutation)).toEqual({
        lists: ['songs', 'deletedSongs', 'albums', 'tags', 'alikeTags', 'planned'],
      });
    },
  );

  it('is nothing of what nobody changes, though a record belongs to it', () => {
    expect(after('updateAlbum')).toEqual({ lists: ['songs', 'deletedSongs', 'planned'] });
  });

  it('is no other kind when a new one cannot be shown by it yet', () => {
    expect(after('createTag')).toEqual({ lists: ['tags', 'alikeTags'] });
  });

  it('is also what referred to it when it goes', () => {
    expect(after('mergeTags')).toEqual({
      lists: ['songs', 'deletedSongs', 'tags', 'alikeTags', 'planned'],
      removed: { types: ['Tag'], by: 'fromIds' },
    });
  });

  it('is the record itself when it goes, and all kinds of an interface when one of them does', () => {
    expect(after('deleteSong')).toMatchObject({ removed: { types: ['Song'], by: 'id' } });
    expect(after('deleteMedia')).toEqual({
      lists: ['songs', 'deletedSongs', 'jingles', 'albums', 'tags', 'alikeTags', 'planned'],
      removed: { types: ['Song', 'Jingle'], by: 'ids' },
    });
  });

  it('are not its own lists when it changes: they hold it by its id', () => {
    expect(after('updateSong')).toEqual({ lists: ['albums', 'tags', 'alikeTags', 'planned'] });
  });

  it('is the list inside the record that it belongs to', () => {
    expect(after('createQuestion')).toEqual({ lists: ['chapters'], within: { Chapter: ['questions'] } });
  });

  it('is every query with its id when something is added to it', () => {
    expect(after('addToPlaylist')).toEqual({ lists: ['playlists', 'items'] });
    expect(after('importM3u')).toEqual({ lists: ['playlists', 'items'] });
  });
});

describe('a mutation that takes records away', () => {
  it('is rejected when no single argument names the record', () => {
    const unclear = buildSchema(/* GraphQL */ `
      type Tag {
        id: ID!
      }
      type Query {
        tags: [Tag!]!
      }
      type Mutation {
        deleteTag(id: ID!, otherId: ID!): ID!
        purgeTags(text: String!): [ID!]!
      }
    `);
    for (const mutation of ['deleteTag', 'purgeTags'])
      expect(() => staleAfter(unclear, mutation)).toThrow(
        `${mutation} does not say by one argument which records go.`,
      );
  });
});

describe('records that no list shows', () => {
  it('are refused when they can be made', () => {
    const unlisted = buildSchema(/* GraphQL */ `
      type Quiz {
        id: ID!
        version: Int!
      }
      type Query {
        quiz(id: ID!): Quiz
      }
      type Mutation {
        createQuiz(title: String!): Quiz!
      }
    `);
    expect(() => refuseUnlisted(unlisted)).toThrow(
      'createQuiz makes records that no field of the root lists.',
    );
  });

  it('may be listed by what they belong to', () => {
    expect(() => refuseUnlisted(schema)).not.toThrow();
  });
});
