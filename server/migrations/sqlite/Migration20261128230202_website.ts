import { Migration } from '@mikro-orm/migrations';

export class Migration20261128230202_website extends Migration {

  override name = 'Migration20261128230202_website';

  override up(): void | Promise<void> {
    this.addSql(`create table \`topic\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`slug\` text not null, \`area\` text check (\`area\` in ('NEWS', 'SERVICE', 'ALBUM', 'PRODUCT', 'PARTNER')) not null, \`colour\` text not null default '#2563eb', \`position\` integer not null default 0, constraint \`topic_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`topic_radio_id_index\` on \`topic\` (\`radio_id\`);`);
    this.addSql(`create unique index \`topic_radio_id_area_slug_unique\` on \`topic\` (\`radio_id\`, \`area\`, \`slug\`);`);
    this.addSql(`create unique index \`topic_radio_id_area_name_unique\` on \`topic\` (\`radio_id\`, \`area\`, \`name\`);`);

    this.addSql(`create table \`content\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`kind\` text check (\`kind\` in ('NEWS', 'SERVICE', 'ALBUM', 'PRODUCT', 'PARTNER')) not null, \`language\` text check (\`language\` in ('EN', 'FR', 'AR')) not null, \`translation_group\` text not null, \`state\` text check (\`state\` in ('DRAFT', 'REVIEW', 'PUBLISHED', 'ARCHIVED')) not null default 'DRAFT', \`title\` text not null, \`slug\` text not null, \`excerpt\` text not null default '', \`body\` text not null default '', \`picture\` text not null default '', \`picture_alt\` text not null default '', \`topic_id\` integer null, \`published_from\` datetime null, \`published_until\` datetime null, \`link\` text not null default '', \`price\` text not null default '', \`stock\` text not null default '', \`seo_title\` text not null default '', \`seo_description\` text not null default '', \`position\` integer not null default 0, \`author_id\` integer null, constraint \`content_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`content_topic_id_foreign\` foreign key (\`topic_id\`) references \`topic\` (\`id\`) on delete set null, constraint \`content_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`content_radio_id_index\` on \`content\` (\`radio_id\`);`);
    this.addSql(`create index \`content_topic_id_index\` on \`content\` (\`topic_id\`);`);
    this.addSql(`create index \`content_author_id_index\` on \`content\` (\`author_id\`);`);
    this.addSql(`create index \`content_radio_id_deleted_at_id_index\` on \`content\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);
    this.addSql(`create index \`content_radio_id_kind_language_state_published_from_index\` on \`content\` (\`radio_id\`, \`kind\`, \`language\`, \`state\`, \`published_from\`);`);
    this.addSql(`create unique index \`content_translation_group_language_unique\` on \`content\` (\`translation_group\`, \`language\`);`);
    this.addSql(`create unique index \`content_radio_id_kind_language_slug_unique\` on \`content\` (\`radio_id\`, \`kind\`, \`language\`, \`slug\`);`);

    this.addSql(`create table \`website\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`is_public\` integer not null default false, \`tagline\` text not null default '', \`introduction\` text not null default '', \`colour\` text not null default '#5b2fc4', \`email\` text not null default '', constraint \`website_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`website_radio_id_index\` on \`website\` (\`radio_id\`);`);
    this.addSql(`create unique index \`website_radio_id_unique\` on \`website\` (\`radio_id\`);`);
  }

  override down(): void | Promise<void> {
    for (const table of ['content', 'topic', 'website']) {
      this.addSql(`drop table if exists \`${table}_search\`;`);
      this.addSql(`drop table if exists \`${table}\`;`);
    }
  }

}
