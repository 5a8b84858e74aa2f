import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/sql';
import { mkdirSync, writeFileSync } from 'node:fs';
import { EntityModels } from '../../kit/read/model.ts';
import { printedByDomain } from '../../kit/query/printed.ts';
import type { DatabaseConfig } from '../../config.ts';
import { ormOptions } from '../../orm.ts';

/** `node printQueries.js` prints the compiled SQL of all queries, on both engines, to `dist/queries`, without a database. */
const models = {
  sqlite: modelsOf({ engine: 'sqlite', location: ':memory:' }),
  postgresql: modelsOf({ engine: 'postgresql', location: 'postgresql://nowhere/none' }),
};
mkdirSync('dist/queries', { recursive: true });
for (const [domain, text] of printedByDomain(models)) writeFileSync(`dist/queries/${domain}.sql`, text);

function modelsOf(config: DatabaseConfig): EntityModels {
  return new EntityModels(new MikroORM(ormOptions(config)).em);
}
