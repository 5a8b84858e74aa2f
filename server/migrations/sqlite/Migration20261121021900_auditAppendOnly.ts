import { Migration } from '@mikro-orm/migrations';

/** What was recorded stays as it was, whoever asks. */
export class Migration20261121021900_auditAppendOnly extends Migration {
  override name = 'Migration20261121021900_auditAppendOnly';

  override up(): void {
    for (const operation of ['update', 'delete']) {
      // guard: audit-entries-unchangeable
      this.addSql(
        `create trigger audit_entry_no_${operation} before ${operation} on audit_entry begin select raise(abort, 'the audit is append-only'); end;`,
      );
    }
  }

  override down(): void {
    for (const operation of ['update', 'delete']) this.addSql(`drop trigger audit_entry_no_${operation};`);
  }
}
