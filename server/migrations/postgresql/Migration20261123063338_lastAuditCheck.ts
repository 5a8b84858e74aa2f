import { Migration } from '@mikro-orm/migrations';

export class Migration20261123063338_lastAuditCheck extends Migration {

  override name = 'Migration20261123063338_lastAuditCheck';

  override up(): void | Promise<void> {
    this.addSql(`create table "last_audit_check" ("id" serial primary key, "at" timestamptz not null, "sealed" int not null, "unsealed" int not null, "broken" jsonb not null);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "last_audit_check" cascade;`);
  }

}
