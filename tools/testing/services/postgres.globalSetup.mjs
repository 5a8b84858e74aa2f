// Global set-up of vitest. With TEST_DATABASE=postgresql, provides a PostgreSQL server. TEST_DATABASE_URL is the URL of its
// administrator, with which tests create their databases.
import { givenPostgres, startPostgres } from '../../cli/lib/programs/postgres.mjs';

export default async function setup() {
  if (process.env.TEST_DATABASE !== 'postgresql') return undefined;
  const given = givenPostgres();
  if (given) return void (process.env.TEST_DATABASE_URL = given);
  const { url, stop } = await startPostgres();
  process.env.TEST_DATABASE_URL = url;
  return stop;
}
