import { Migration20261121021838_initial } from './Migration20261121021838_initial.ts';
import { Migration20261121021900_auditAppendOnly } from './Migration20261121021900_auditAppendOnly.ts';

/** All migrations of this engine, oldest first. */
export const migrations = [Migration20261121021838_initial, Migration20261121021900_auditAppendOnly].map(migration => ({
  name: migration.name,
  class: migration,
}));
