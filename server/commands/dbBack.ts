import 'reflect-metadata';
import { runGoBack } from './goBack.ts';

/** `npm run db:back -- Migration20261123061825_jobs`: undoes what came after that migration, for an older version. */
await runGoBack(process.argv.slice(2));
