// vitest's global set-up: gives the tests a PostgreSQL when TEST_DATABASE=postgresql asks for one.
// They find the administrator's address in TEST_DATABASE_URL and make their own databases from it.
import { givenPostgres, startPostgres } from '../../cli/lib/programs/postgres.mjs';

export default async function setup() {
  if (process.env.TEST_DATABASE !== 'postgresql') return undefined;
  const given = givenPostgres();
  if (given) return void (process.env.TEST_DATABASE_URL = given);
  const { url, stop } = await startPostgres();
  process.env.TEST_DATABASE_URL = url;
  return stop;
}
