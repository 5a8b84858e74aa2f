import { Migration } from '@mikro-orm/migrations';

export class Migration20261128063802_former_slugs extends Migration {

  override name = 'Migration20261128063802_former_slugs';

  override up(): void | Promise<void> {
    this.addSql(`create table \`former_slug\` (\`id\` integer not null primary key autoincrement, \`kind\` text not null, \`scope\` integer not null, \`slug\` text not null, \`target\` integer not null);`);
    this.addSql(`create index \`former_slug_kind_target_index\` on \`former_slug\` (\`kind\`, \`target\`);`);
    this.addSql(`create unique index \`former_slug_kind_scope_slug_unique\` on \`former_slug\` (\`kind\`, \`scope\`, \`slug\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`former_slug\`;`);
  }

}
