import { Migration } from '@mikro-orm/migrations';

/** Whence somebody did it; and a row that says it has the id of another takes its place no more. */
export class Migration20261122133051_auditAddress extends Migration {

  override name = 'Migration20261122133051_auditAddress';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`audit_entry\` add column \`address\` text not null default '';`);
    this.addSql(
      `create trigger audit_entry_no_replace before insert on audit_entry when exists (select 1 from audit_entry where id = new.id) begin select raise(abort, 'the audit is append-only'); end;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger audit_entry_no_replace;`);
    this.addSql(`alter table \`audit_entry\` drop column \`address\`;`);
  }

}
