import { Migration20261128180626_initial } from './Migration20261128180626_initial.ts';
import { Migration20261128180627_alignDefaults } from './Migration20261128180627_alignDefaults.ts';
import { Migration20261128230205_website } from './Migration20261128230205_website.ts';

/** All migrations of this engine, oldest first; `npm run db:migration` and `npm run generate` write it. */
export const migrations = [
  Migration20261128180626_initial,
  Migration20261128180627_alignDefaults,
  Migration20261128230205_website,
].map((migration) => ({ name: migration.name, class: migration }));
