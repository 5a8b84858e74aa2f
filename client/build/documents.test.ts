import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { parsedDocuments } from './documents.ts';

const text = 'query Song($id:ID!){song(id:$id){title}}';
const module = [
  "import { parseDocument } from '../../apollo/parseDocument';",
  `export const SongDocument = parseDocument<SongQuery, SongQueryVariables>(${JSON.stringify(text)});`,
  'export const useSongQuery = createQueryHook(SongDocument);',
].join('\n');

describe('a generated module', () => {
  it('has syntax trees in the build, and no parser', () => {
    const built = parsedDocuments(module)!;
    expect(built).not.toContain('parseDocument');
    const [, tree] =
      /SongDocument = (\{.*\}) as unknown as DocumentNode<SongQuery, SongQueryVariables>;/.exec(built)!;
    expect(JSON.parse(tree!)).toEqual(JSON.parse(JSON.stringify(parse(text, { noLocation: true }))));
    expect(built).toContain('createQueryHook(SongDocument)');
  });

  it('without documents stays as it is', () => {
    expect(parsedDocuments('export type Song = { title: string };')).toBeUndefined();
  });
});
