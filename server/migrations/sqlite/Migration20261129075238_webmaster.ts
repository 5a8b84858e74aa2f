import { Migration } from '@mikro-orm/migrations';

export class Migration20261129075238_webmaster extends Migration {

  override name = 'Migration20261129075238_webmaster';

  override up(): void | Promise<void> {
    this.addSql(`create table \`redirect\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`path\` text not null, \`target\` text not null, constraint \`redirect_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`redirect_radio_id_index\` on \`redirect\` (\`radio_id\`);`);
    this.addSql(`create index \`redirect_radio_id_target_index\` on \`redirect\` (\`radio_id\`, \`target\`);`);
    this.addSql(`create unique index \`redirect_radio_id_path_unique\` on \`redirect\` (\`radio_id\`, \`path\`);`);

    this.addSql(`alter table \`website\` add column \`phone\` text not null default '';`);
    this.addSql(`alter table \`website\` add column \`postal_address\` text not null default '';`);
    this.addSql(`alter table \`website\` add column \`social_links\` json not null default '[]';`);
    this.addSql(`alter table \`website\` add column \`legal_texts\` json not null default '[]';`);
    this.addSql(`alter table \`website\` add column \`is_indexed\` integer not null default true;`);
    this.addSql(`alter table \`website\` add column \`title_suffix\` text not null default '';`);
    this.addSql(`alter table \`website\` add column \`description\` text not null default '';`);
    this.addSql(`alter table \`website\` add column \`social_picture\` text not null default '';`);
    this.addSql(`alter table \`website\` add column \`is_in_maintenance\` integer not null default false;`);
    this.addSql(`alter table \`website\` add column \`maintenance_texts\` json not null default '[]';`);
    this.addSql(`alter table \`website\` add column \`maintenance_until\` datetime null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`redirect_search\`;`);
    this.addSql(`drop table if exists \`redirect\`;`);

    this.addSql(`alter table \`website\` drop column \`phone\`;`);
    this.addSql(`alter table \`website\` drop column \`postal_address\`;`);
    this.addSql(`alter table \`website\` drop column \`social_links\`;`);
    this.addSql(`alter table \`website\` drop column \`legal_texts\`;`);
    this.addSql(`alter table \`website\` drop column \`is_indexed\`;`);
    this.addSql(`alter table \`website\` drop column \`title_suffix\`;`);
    this.addSql(`alter table \`website\` drop column \`description\`;`);
    this.addSql(`alter table \`website\` drop column \`social_picture\`;`);
    this.addSql(`alter table \`website\` drop column \`is_in_maintenance\`;`);
    this.addSql(`alter table \`website\` drop column \`maintenance_texts\`;`);
    this.addSql(`alter table \`website\` drop column \`maintenance_until\`;`);
  }

}
