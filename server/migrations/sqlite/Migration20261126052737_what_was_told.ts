import { Migration } from '@mikro-orm/migrations';

export class Migration20261126052737_what_was_told extends Migration {

  override name = 'Migration20261126052737_what_was_told';

  override up(): void | Promise<void> {
    this.addSql(`create table \`told_once\` (\`id\` integer not null primary key autoincrement, \`name\` text not null, \`at\` datetime not null);`);
    this.addSql(`create unique index \`told_once_name_unique\` on \`told_once\` (\`name\`);`);
    this.addSql(`create index \`told_once_at_index\` on \`told_once\` (\`at\`);`);

    this.addSql(`create index \`invoice_due_date_index\` on \`invoice\` (\`due_date\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`told_once\`;`);

    this.addSql(`drop index \`invoice_due_date_index\`;`);
  }

}
