import { dirname, relative } from 'node:path';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  Kind,
  concatAST,
  print,
  stripIgnoredCharacters,
  visit,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

interface Options {
  /** Module with `parseDocument`. */
  documentFrom: string;
  /** Fragments of other files, from the preset. */
  externalFragments?: ReadonlyArray<{ node: FragmentDefinitionNode }>;
}

/**
 * Adds one exported `parseDocument` call for each operation and fragment of a file. For example `export const
 * InvoiceListDocument = parseDocument<InvoiceListQuery, InvoiceListQueryVariables>("query …")`; fragments are named
 * `…FragmentDoc`. The text contains all fragments that it needs. Our own rather than `typed-document-node`, whose
 * syntax trees took 2.4 MB in the repository: the build replaces the text by its tree (`client/build/documents.ts`).
 */
export const plugin: PluginFunction<Options> = (
  _schema,
  documents,
  { documentFrom, externalFragments = [] },
  info,
) => {
  const { definitions } = concatAST(documents.flatMap(({ document }) => document ?? []));
  const own = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const operations = definitions.filter(isNamedOperation);
  if (own.length + operations.length === 0) return { content: '' };
  const fragments = new Map(
    [...externalFragments.map(({ node }) => node), ...own].map((node) => [node.name.value, node]),
  );
  const path = relative(dirname(info?.outputFile ?? '.'), documentFrom);
  return {
    prepend: [`import { parseDocument } from '${path.startsWith('.') ? path : `./${path}`}';`],
    content: [
      ...own.map((node) =>
        documentOf(`${node.name.value}FragmentDoc`, `${node.name.value}Fragment, unknown`, node),
      ),
      ...operations.map((node) => {
        const type = `${capitalised(node.name!.value)}${capitalised(node.operation)}`;
        return documentOf(`${capitalised(node.name!.value)}Document`, `${type}, ${type}Variables`, node);
      }),
    ].join('\n'),
  };

  function documentOf(name: string, types: string, node: DefinitionNode): string {
    const text = [node, ...fragmentsIn(node)].map(print).join('\n');
    return `export const ${name} = parseDocument<${types}>(${JSON.stringify(stripIgnoredCharacters(text))});`;
  }

  /** Returns the fragments that a definition needs, without duplicates, in the order of first use. */
  function fragmentsIn(node: DefinitionNode, found = new Set<FragmentDefinitionNode>()) {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (!fragment) throw new Error(`There is no fragment "${value}".`);
        if (found.has(fragment)) return;
        found.add(fragment);
        fragmentsIn(fragment, found);
      },
    });
    return found;
  }
};

const isNamedOperation = (definition: DefinitionNode): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION && definition.name !== undefined;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
