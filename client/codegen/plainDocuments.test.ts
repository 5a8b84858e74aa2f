import { buildSchema, parse, print, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { withPlainDocuments } from './plainDocuments';

const schema = buildSchema(/* GraphQL */ `
  type Shelf {
    id: ID!
    version: Int!
    name: String!
    deletedAt: String
    records(first: Int!): [Shelf!]!
  }
  type ShelfPage {
    items: [Shelf!]!
    totalItems: Int!
    totalIsExact: Boolean!
  }
  input ShelfFilter {
    name: String
  }
  input ShelfInput {
    name: String!
  }
  type Alone {
    id: ID!
  }
  type Query {
    shelf(id: ID!): Shelf
    shelvesByRoom(roomId: ID!, page: Int! = 1, perPage: Int! = 10, filter: ShelfFilter): ShelfPage!
    shelves(page: Int! = 1, perPage: Int! = 10, search: String, filter: ShelfFilter): ShelfPage!
    deletedShelves(page: Int! = 1, perPage: Int! = 10, filter: ShelfFilter): ShelfPage!
    alone(id: ID!): Alone
  }
  type Mutation {
    createShelf(input: ShelfInput!): Shelf!
    updateShelf(id: ID!, version: Int!, input: ShelfInput!): Shelf!
    deleteShelf(id: ID!): ID!
    restoreShelf(id: ID!): Shelf!
  }
`);

const fields = 'fragment ShelfFields on Shelf @plain { id version name }';

/** Returns the documents of a file after the transformation, by name, each as one line. */
function documentsOf(file: string) {
  const document = withPlainDocuments(schema, parse(file));
  expect(validate(schema, document)).toEqual([]);
  return new Map(
    document.definitions.map((definition) => [
      'name' in definition ? definition.name?.value : undefined,
      print(definition).replaceAll(/\s+/g, ' '),
    ]),
  );
}

describe('a fragment that is marked as plain', () => {
  it('gets the documents of its list, of one, of the bin, and of what changes one', () => {
    expect([...documentsOf(fields).keys()]).toEqual([
      'ShelfFields',
      'ShelfList',
      'Shelf',
      'ShelfBin',
      'CreateShelf',
      'UpdateShelf',
      'RestoreShelf',
      'DeleteShelf',
    ]);
  });

  it('queries the whole list, with all arguments and their defaults', () => {
    expect(documentsOf(fields).get('ShelfList')).toBe(
      'query ShelfList($page: Int! = 1, $perPage: Int! = 10, $search: String, $filter: ShelfFilter) ' +
        '{ shelves(page: $page, perPage: $perPage, search: $search, filter: $filter) ' +
        '{ items { ...ShelfFields } totalItems totalIsExact } }',
    );
  });

  it('selects the time of deletion in the bin', () => {
    expect(documentsOf(fields).get('ShelfBin')).toContain('items { ...ShelfFields deletedAt }');
  });

  it('is answered by every change but that which deletes', () => {
    const documents = documentsOf(fields);
    expect(documents.get('UpdateShelf')).toBe(
      'mutation UpdateShelf($id: ID!, $version: Int!, $input: ShelfInput!) ' +
        '{ updateShelf(id: $id, version: $version, input: $input) { ...ShelfFields } }',
    );
    expect(documents.get('DeleteShelf')).toBe('mutation DeleteShelf($id: ID!) { deleteShelf(id: $id) }');
  });

  it('loses its mark, which the server does not know', () => {
    expect(documentsOf(fields).get('ShelfFields')).toBe('fragment ShelfFields on Shelf { id version name }');
  });

  it('leaves the rows of the list to a fragment that is marked so, with the variables that it uses', () => {
    const rows = `fragment ShelfRow on Shelf @rows {
      ...ShelfFields
      records(first: $most) @include(if: $withRecords) { id }
    }`;
    const list = documentsOf(`${fields}\n${rows}`).get('ShelfList');
    expect(list).toContain('$most: Int!, $withRecords: Boolean!');
    expect(list).toContain('items { ...ShelfRow }');
  });

  it('generates no document that the file contains itself', () => {
    const own = 'query ShelfBin { deletedShelves(perPage: 5) { items { id } } }';
    expect(documentsOf(`${fields}\n${own}`).get('ShelfBin')).toContain('perPage: 5');
  });

  it('is refused where the schema has no list of its type', () => {
    const alone = parse('fragment AloneFields on Alone @plain { id }');
    expect(() => withPlainDocuments(schema, alone)).toThrow('Alone is not plain');
  });
});

describe('a file without marks', () => {
  it('stays as it is', () => {
    expect([...documentsOf('query Shelf { shelf(id: 1) { id } }').keys()]).toEqual(['Shelf']);
  });
});
