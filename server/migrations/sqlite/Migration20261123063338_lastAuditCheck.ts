import { Migration } from '@mikro-orm/migrations';

export class Migration20261123063338_lastAuditCheck extends Migration {

  override name = 'Migration20261123063338_lastAuditCheck';

  override up(): void | Promise<void> {
    this.addSql(`create table \`last_audit_check\` (\`id\` integer not null primary key autoincrement, \`at\` datetime not null, \`sealed\` integer not null, \`unsealed\` integer not null, \`broken\` json not null);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`last_audit_check\`;`);
  }

}
