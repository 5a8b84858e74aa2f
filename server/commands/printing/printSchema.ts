import 'reflect-metadata';
import { writeGenerated } from '../writeGenerated.ts';
import { buildAppSchemas, schemaText } from '../../schema.ts';

/** `node printSchema.js` writes schema.graphql. With `--check` it fails when the file is outdated. */
writeGenerated('schema.graphql', schemaText((await buildAppSchemas()).guarded));
