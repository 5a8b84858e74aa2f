// Collects the texts that describe the code: doc comments of exported declarations, and descriptions of the schema.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

const project = resolve(import.meta.dirname, '../..');

const kinds = 'abstract class|async function|class|const|enum|function|interface|type';
// A doc comment at the start of a line, then decorators, then an exported declaration. Our own rather than a parser: TypeScript 7 has no
// API for JavaScript, and the formatter puts each of these at the start of a line.
const documented = new RegExp(
  String.raw`^/\*\*((?:(?!\*/)[\s\S])*)\*/\n(?:(?:@|[ )}]).*\n)*export (?:default )?(?:${kinds})\*? (\w+)`,
  'gm',
);

/** Doc comments of the exported declarations of a file, as `{ name, text }`, where the name is that of the declaration. */
export const commentsIn = (source) =>
  [...source.matchAll(documented)].map(([, comment, name]) => ({
    name,
    text: comment
      .replaceAll(/^\s*\* ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }));

const isSource = (file) => /\.tsx?$/.test(file) && !/\.(?:test|generated)\.tsx?$|\/migrations\//.test(file);

/** Doc comments of all exported declarations of the server, the client and the tools, as `{ where, name, text }`. */
export function commentsOfCode() {
  const files = execFileSync('git', ['ls-files', 'server', 'client', 'tools'], {
    cwd: project,
    encoding: 'utf8',
  });
  return files
    .split('\n')
    .filter(isSource)
    .flatMap((where) =>
      commentsIn(readFileSync(join(project, where), 'utf8')).map((comment) => ({ where, ...comment })),
    );
}

/** Descriptions of the types, fields, arguments and values of a schema, as `{ where, name, text }`. */
export function descriptionsIn(source) {
  const types = Object.values(buildSchema(source).getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  const all = types.flatMap((type) => [{ name: type.name, text: type.description }, ...partsOf(type)]);
  return all.filter(({ text }) => text).map((part) => ({ where: 'schema.graphql', ...part }));
}

function partsOf(type) {
  const within = ({ name, description }) => ({ name: `${type.name}.${name}`, text: description });
  if (isEnumType(type)) return type.getValues().map(within);
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(within);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    within(field),
    ...field.args.map(({ name, description }) => ({
      name: `${type.name}.${field.name}(${name})`,
      text: description,
    })),
  ]);
}

export const descriptionsOfSchema = () =>
  descriptionsIn(readFileSync(join(project, 'schema.graphql'), 'utf8'));

/** The first sentence of a text: up to a full stop before a space and a capital letter, a digit, a code or a list, or before the end. */
export const firstSentence = (text) => /^[\s\S]*?[.!?](?=\s+[A-Z\d`"“(-]|$)/.exec(text)?.[0] ?? text;
