import { Migration } from '@mikro-orm/migrations';

/** Closes what the audit holds, so that a change made in the file shows; seals stay as they are, too. */
export class Migration20261122153509_auditSeals extends Migration {

  override name = 'Migration20261122153509_auditSeals';

  override up(): void | Promise<void> {
    this.addSql(`create table \`audit_seal\` (\`id\` integer not null primary key autoincrement, \`at\` datetime not null, \`last_entry_id\` integer not null, \`entries\` integer not null, \`hash\` text not null);`);
    for (const operation of ['update', 'delete'])
      this.addSql(
        `create trigger audit_seal_no_${operation} before ${operation} on audit_seal begin select raise(abort, 'the audit is append-only'); end;`,
      );
    this.addSql(
      `create trigger audit_seal_no_replace before insert on audit_seal when exists (select 1 from audit_seal where id = new.id) begin select raise(abort, 'the audit is append-only'); end;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`audit_seal\`;`);
  }

}
