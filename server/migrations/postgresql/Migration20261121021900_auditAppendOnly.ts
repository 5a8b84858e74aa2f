import { Migration } from '@mikro-orm/migrations';

/** What was recorded stays as it was, whoever asks. */
export class Migration20261121021900_auditAppendOnly extends Migration {
  override name = 'Migration20261121021900_auditAppendOnly';

  override up(): void {
    this.addSql(
      `create function refuse_audit_change() returns trigger language plpgsql as $$ begin raise exception 'the audit is append-only'; end $$;`,
    );
    this.addSql(
      `create trigger audit_entry_append_only before update or delete or truncate on audit_entry execute function refuse_audit_change();`,
    );
  }

  override down(): void {
    this.addSql(`drop trigger audit_entry_append_only on audit_entry;`);
    this.addSql(`drop function refuse_audit_change();`);
  }
}
