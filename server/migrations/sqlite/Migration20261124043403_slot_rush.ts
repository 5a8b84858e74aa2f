import { Migration } from '@mikro-orm/migrations';

export class Migration20261124043403_slot_rush extends Migration {

  override name = 'Migration20261124043403_slot_rush';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`slot\` add column \`rush_id\` integer null constraint \`slot_rush_id_foreign\` references \`rush\` (\`id\`) on delete set null;`);
    this.addSql(`create index \`slot_rush_id_index\` on \`slot\` (\`rush_id\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`slot_rush_id_index\`;`);
    this.addSql(`alter table \`slot\` drop column \`rush_id\`;`);
  }

}
