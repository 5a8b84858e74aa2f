import 'reflect-metadata';
import { MikroORM, type SqlEntityManager } from '@mikro-orm/sql';
import { keepFresh } from './keepFresh.ts';
import { EntityModels } from '../kit/read/model.ts';
import { printedByDomain } from '../kit/query/printed.ts';
import type { DatabaseConfig } from '../config.ts';
import { ormOptions } from '../orm.ts';

/**
 * `node printQueries.js` writes what the queries of each domain compile to, on both engines; with `--check` it fails
 * when a file is stale. Nothing is asked of a database.
 */
const models = {
  sqlite: modelsOf({ engine: 'sqlite', location: ':memory:' }),
  postgresql: modelsOf({ engine: 'postgresql', location: 'postgresql://nowhere/none' }),
};
for (const [domain, text] of printedByDomain(models)) keepFresh(`server/domains/${domain}/queries.sql`, text);

function modelsOf(config: DatabaseConfig): EntityModels {
  return new EntityModels(new MikroORM(ormOptions(config) as never).em as SqlEntityManager);
}
