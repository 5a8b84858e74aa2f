import 'reflect-metadata';
import { keepFresh } from '../keepFresh.ts';
import { buildAppSchemas, schemaText } from '../../schema.ts';

/** `node printSchema.js` writes schema.graphql. With `--check` it fails when the file is outdated. */
keepFresh('schema.graphql', schemaText((await buildAppSchemas()).guarded));
