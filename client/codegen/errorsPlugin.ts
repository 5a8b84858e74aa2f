import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isEnumType, type GraphQLSchema } from 'graphql';

/** Generates the server's error codes with their text keys, and the problems of input fields. */
export const plugin: PluginFunction = (schema) => {
  const texts = Object.fromEntries(valuesOf(schema, 'ErrorCode').map((code) => [code, textOf(code)]));
  return [
    '// Written from the schema by `npm run generate`.',
    '',
    '/** Text key of each error code of the server. */',
    `export const errorTexts = ${JSON.stringify(texts, null, 2)} as const;`,
    '',
    '/** Problems of input fields; `errors.field` has a text for each. */',
    `export const fieldProblems = ${JSON.stringify(valuesOf(schema, 'FieldProblem'), null, 2)} as const;`,
    '',
  ].join('\n');
};

function valuesOf(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`${name} is no enum of the schema.`);
  return type.getValues().map((value) => value.name);
}

/** Returns the text key of a code: `errors.notFound` for `NOT_FOUND`. */
const textOf = (code: string) =>
  `errors.${code.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
