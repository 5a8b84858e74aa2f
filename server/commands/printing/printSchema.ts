import 'reflect-metadata';
import { keepFresh } from '../keepFresh.ts';
import { buildAppSchemas, schemaText } from '../../schema.ts';

/** `node printSchema.js` writes schema.graphql; with `--check` it fails when the file is not what it would write. */
keepFresh('schema.graphql', schemaText((await buildAppSchemas()).guarded));
