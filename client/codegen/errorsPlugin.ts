import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isEnumType, type GraphQLSchema } from 'graphql';

/** Writes what the server may refuse, with the text of the portal for it, and what can be wrong with a field. */
export const plugin: PluginFunction = (schema) => {
  const texts = Object.fromEntries(valuesOf(schema, 'ErrorCode').map((code) => [code, textOf(code)]));
  return [
    '// Written from the schema by `npm run generate`.',
    '',
    '/** The text that says what each code of the server means. */',
    `export const errorTexts = ${JSON.stringify(texts, null, 2)} as const;`,
    '',
    '/** What can be wrong with a field of an input; `errors.field` has a text for each. */',
    `export const fieldProblems = ${JSON.stringify(valuesOf(schema, 'FieldProblem'), null, 2)} as const;`,
    '',
  ].join('\n');
};

function valuesOf(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`${name} is no enum of the schema.`);
  return type.getValues().map((value) => value.name);
}

/** `NOT_FOUND` is said by `errors.notFound`. */
const textOf = (code: string) =>
  `errors.${code.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
