import { Migration } from '@mikro-orm/migrations';

export class Migration20261126101254_named_people extends Migration {

  override name = 'Migration20261126101254_named_people';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`inbox_line\` add column \`named_id\` integer null constraint \`inbox_line_named_id_foreign\` references \`user\` (\`id\`) on delete cascade;`);
    this.addSql(`create index \`inbox_line_named_id_index\` on \`inbox_line\` (\`named_id\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`inbox_line_named_id_index\`;`);
    this.addSql(`alter table \`inbox_line\` drop column \`named_id\`;`);
  }

}
