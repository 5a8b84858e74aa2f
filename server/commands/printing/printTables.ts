import 'reflect-metadata';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReferenceKind, type EntityMetadata } from '@mikro-orm/core';
import { openOrm } from '../../orm.ts';
import { EntityModels } from '../../kit/read/model.ts';
import { writeGenerated } from '../writeGenerated.ts';

/** `node printTables.js` writes the table types for queries. With `--check` it fails when they are outdated. */
const orm = await openOrm({ engine: 'sqlite', location: ':memory:' });
writeGenerated('server/domains/tables.generated.ts', tablesText());
await orm.close(true);

function tablesText(): string {
  const entities = metas()
    .filter(({ abstract, pivotTable }) => !abstract && !pivotTable)
    .toSorted((a, b) => (a.className < b.className ? -1 : 1));
  const links = new EntityModels(orm.em).linkTables().toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return [
    '// Printed from the entities by `npm run generate`: what queries are typed by.',
    "import type { OfSomeRows, TableOf } from '../kit/query/tables.ts';",
    ...entities.map((meta) => `import type { ${meta.className} } from '${fileOf(meta)}';`).toSorted(),
    '',
    "declare module '../kit/query/tables.ts' {",
    '  interface Tables {',
    ...entities.map((meta) => `    ${meta.className}: ${tableOf(meta)};`),
    ...links.map(
      ({ name, columns }) =>
        `    ${name}: { ${[...columns.keys()].map((side) => `${side}: number`).join('; ')} };`,
    ),
    '  }',
    '}',
    '',
  ].join('\n');
}

/** Path of an entity's source file, relative to `server/domains`. The ORM knows only the compiled file. */
function fileOf({ path }: EntityMetadata): string {
  const domains = fileURLToPath(new URL('../../domains', import.meta.url));
  return `./${relative(domains, fileURLToPath(path))}`.replace(/\.js$/, '.ts');
}

/**
 * Type of a table. A table with several kinds of rows has the columns of all kinds. A column that some kinds lack is nullable.
 */
function tableOf(meta: EntityMetadata): string {
  const kinds = metas().filter(
    ({ root, abstract }) => root === meta && root.discriminatorColumn && !abstract,
  );
  const otherKinds = kinds.filter((kind) => kind !== meta);
  const shared = columnsOf(meta).filter((name) => otherKinds.every((kind) => columnsOf(kind).includes(name)));
  const parts = [typeOf('TableOf', meta, shared)];
  const printed = new Set(shared);
  for (const kind of otherKinds) {
    const own = columnsOf(kind).filter((name) => !printed.has(name));
    own.forEach((name) => printed.add(name));
    if (own.length > 0) parts.push(typeOf('OfSomeRows', kind, own));
  }
  return parts.join(' & ');
}

function typeOf(type: string, { className }: EntityMetadata, columns: readonly string[]): string {
  return `${type}<${className}, ${columns.map((name) => `'${name}'`).join(' | ')}>`;
}

function columnsOf({ props }: EntityMetadata): string[] {
  const withColumn = [ReferenceKind.SCALAR, ReferenceKind.MANY_TO_ONE];
  const stored = props.filter(({ kind, persist }) => withColumn.includes(kind) && persist !== false);
  return stored.map(({ name }) => name);
}

function metas(): EntityMetadata[] {
  return [...orm.getMetadata().getAll().values()] as EntityMetadata[];
}
