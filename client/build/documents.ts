import { parse } from 'graphql';
import type { Plugin } from 'vite';

/** Matches the `parseDocument` call of a generated document. Each call has its own line. */
const call = /= parseDocument<([^>]*)>\((".*")\);$/gm;

/**
 * Vite plugin that replaces the text of each generated GraphQL document by its parsed syntax tree. Browsers then load
 * no GraphQL parser.
 */
export function documents(): Plugin {
  return {
    name: 'documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.generated\.ts$/ },
      handler: (code) => parsedDocuments(code),
    },
  };
}

/**
 * Replaces the GraphQL texts in a module's code by syntax trees. Returns the new code; undefined when the module has no
 * documents.
 */
export function parsedDocuments(code: string): string | undefined {
  if (!code.includes('parseDocument<')) return undefined;
  return code
    .replace(/^import \{ parseDocument \} from .*;$/m, '')
    .replaceAll(call, (_, types: string, text: string) => {
      const tree = JSON.stringify(parse(JSON.parse(text) as string, { noLocation: true }));
      return `= ${tree} as unknown as DocumentNode<${types}>;`;
    });
}
