import { Migration } from '@mikro-orm/migrations';

export class Migration20261129072613_blogContents extends Migration {

  override name = 'Migration20261129072613_blogContents';

  override up(): void | Promise<void> {
    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`topic__temp_alter\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`slug\` text not null, \`area\` text check (\`area\` in ('NEWS', 'BLOG', 'SERVICE', 'ALBUM', 'PRODUCT', 'PARTNER')) not null, \`colour\` text not null default '#2563eb', \`position\` integer not null default 0, constraint \`topic_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`insert into \`topic__temp_alter\` select \`id\`, \`version\`, \`created_at\`, \`updated_at\`, \`search_text\`, \`guarded_search_text\`, \`radio_id\`, \`name\`, \`slug\`, \`area\`, \`colour\`, \`position\` from \`topic\`;`);
    this.addSql(`drop table \`topic\`;`);
    this.addSql(`alter table \`topic__temp_alter\` rename to \`topic\`;`);
    this.addSql(`create index \`topic_radio_id_index\` on \`topic\` (\`radio_id\`);`);
    this.addSql(`create unique index \`topic_radio_id_area_slug_unique\` on \`topic\` (\`radio_id\`, \`area\`, \`slug\`);`);
    this.addSql(`create unique index \`topic_radio_id_area_name_unique\` on \`topic\` (\`radio_id\`, \`area\`, \`name\`);`);
    this.addSql(`pragma foreign_keys = on;`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`content__temp_alter\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`kind\` text check (\`kind\` in ('NEWS', 'BLOG', 'SERVICE', 'ALBUM', 'PRODUCT', 'PARTNER')) not null, \`language\` text check (\`language\` in ('EN', 'FR', 'AR')) not null, \`translation_group\` text not null, \`state\` text check (\`state\` in ('DRAFT', 'REVIEW', 'PUBLISHED', 'ARCHIVED')) not null default 'DRAFT', \`title\` text not null, \`slug\` text not null, \`excerpt\` text not null default '', \`body\` text not null default '', \`picture\` text not null default '', \`picture_alt\` text not null default '', \`topic_id\` integer null, \`published_from\` datetime null, \`published_until\` datetime null, \`link\` text not null default '', \`price\` text not null default '', \`stock\` text not null default '', \`seo_title\` text not null default '', \`seo_description\` text not null default '', \`position\` integer not null default 0, \`author_id\` integer null, constraint \`content_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`content_topic_id_foreign\` foreign key (\`topic_id\`) references \`topic\` (\`id\`) on delete set null, constraint \`content_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`insert into \`content__temp_alter\` select \`id\`, \`version\`, \`created_at\`, \`updated_at\`, \`search_text\`, \`guarded_search_text\`, \`radio_id\`, \`deleted_at\`, \`kind\`, \`language\`, \`translation_group\`, \`state\`, \`title\`, \`slug\`, \`excerpt\`, \`body\`, \`picture\`, \`picture_alt\`, \`topic_id\`, \`published_from\`, \`published_until\`, \`link\`, \`price\`, \`stock\`, \`seo_title\`, \`seo_description\`, \`position\`, \`author_id\` from \`content\`;`);
    this.addSql(`drop table \`content\`;`);
    this.addSql(`alter table \`content__temp_alter\` rename to \`content\`;`);
    this.addSql(`create index \`content_radio_id_index\` on \`content\` (\`radio_id\`);`);
    this.addSql(`create index \`content_topic_id_index\` on \`content\` (\`topic_id\`);`);
    this.addSql(`create index \`content_author_id_index\` on \`content\` (\`author_id\`);`);
    this.addSql(`create index \`content_radio_id_deleted_at_id_index\` on \`content\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);
    this.addSql(`create index \`content_radio_id_kind_language_state_published_from_index\` on \`content\` (\`radio_id\`, \`kind\`, \`language\`, \`state\`, \`published_from\`);`);
    this.addSql(`create unique index \`content_translation_group_language_unique\` on \`content\` (\`translation_group\`, \`language\`);`);
    this.addSql(`create unique index \`content_radio_id_kind_language_slug_unique\` on \`content\` (\`radio_id\`, \`kind\`, \`language\`, \`slug\`);`);
    this.addSql(`pragma foreign_keys = on;`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`website__temp_alter\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`is_public\` integer not null default false, \`tagline\` text not null default '', \`introduction\` text not null default '', \`colour\` text not null default '#5b2fc4', \`email\` text not null default '', \`sections\` json not null default '[{"key":"hero","kind":"HERO","isHidden":false,"count":6,"texts":[]},{"key":"news","kind":"NEWS","isHidden":false,"count":6,"texts":[]},{"key":"schedule","kind":"SCHEDULE","isHidden":false,"count":6,"texts":[]},{"key":"episodes","kind":"EPISODES","isHidden":false,"count":3,"texts":[]},{"key":"partners","kind":"PARTNERS","isHidden":false,"count":8,"texts":[]}]', \`menu\` json not null default '[{"key":"schedule","page":"SCHEDULE","link":"","labels":[]},{"key":"playlist","page":"PLAYLIST","link":"","labels":[]},{"key":"programmes","page":"PROGRAMMES","link":"","labels":[]},{"key":"podcasts","page":"PODCASTS","link":"","labels":[]},{"key":"news","page":"NEWS","link":"","labels":[]},{"key":"blog","page":"BLOG","link":"","labels":[]},{"key":"services","page":"SERVICES","link":"","labels":[]},{"key":"photos","page":"PHOTOS","link":"","labels":[]},{"key":"shop","page":"SHOP","link":"","labels":[]},{"key":"partners","page":"PARTNERS","link":"","labels":[]},{"key":"search","page":"SEARCH","link":"","labels":[]}]', \`footer_menu\` json not null default '[{"key":"team","page":"TEAM","link":"","labels":[]}]', constraint \`website_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`insert into \`website__temp_alter\` select \`id\`, \`version\`, \`created_at\`, \`updated_at\`, \`search_text\`, \`guarded_search_text\`, \`radio_id\`, \`is_public\`, \`tagline\`, \`introduction\`, \`colour\`, \`email\`, \`sections\`, \`menu\`, \`footer_menu\` from \`website\`;`);
    this.addSql(`drop table \`website\`;`);
    this.addSql(`alter table \`website__temp_alter\` rename to \`website\`;`);
    this.addSql(`create index \`website_radio_id_index\` on \`website\` (\`radio_id\`);`);
    this.addSql(`create unique index \`website_radio_id_unique\` on \`website\` (\`radio_id\`);`);
    this.addSql(`pragma foreign_keys = on;`);
  }

  override down(): void | Promise<void> {
    // The older version has no blog posts: they become news, under slugs and names of their own.
    this.addSql(`update \`content\` set \`kind\` = 'NEWS', \`slug\` = \`slug\` || '-' || \`id\` where \`kind\` = 'BLOG';`);
    this.addSql(`update \`topic\` set \`area\` = 'NEWS', \`slug\` = \`slug\` || '-' || \`id\`, \`name\` = \`name\` || ' ' || \`id\` where \`area\` = 'BLOG';`);
    this.addSql(`update \`website\` set \`sections\` = replace(\`sections\`, '"kind":"BLOG"', '"kind":"NEWS"'), \`menu\` = replace(\`menu\`, '"page":"BLOG"', '"page":"NEWS"'), \`footer_menu\` = replace(\`footer_menu\`, '"page":"BLOG"', '"page":"NEWS"');`);
    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`content__temp_alter\` (\`id\` integer not null primary key autoincrement, \`version\` INTEGER not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` TEXT not null, \`guarded_search_text\` TEXT not null, \`radio_id\` INTEGER not null, \`deleted_at\` datetime null, \`kind\` TEXT check (\`kind\` in ('NEWS', 'SERVICE', 'ALBUM', 'PRODUCT', 'PARTNER')) not null, \`language\` TEXT check (\`language\` in ('EN', 'FR', 'AR')) not null, \`translation_group\` TEXT not null, \`state\` TEXT check (\`state\` in ('DRAFT', 'REVIEW', 'PUBLISHED', 'ARCHIVED')) not null default 'DRAFT', \`title\` TEXT not null, \`slug\` TEXT not null, \`excerpt\` TEXT not null default '', \`body\` TEXT not null default '', \`picture\` TEXT not null default '', \`picture_alt\` TEXT not null default '', \`topic_id\` INTEGER null, \`published_from\` datetime null, \`published_until\` datetime null, \`link\` TEXT not null default '', \`price\` TEXT not null default '', \`stock\` TEXT not null default '', \`seo_title\` TEXT not null default '', \`seo_description\` TEXT not null default '', \`position\` INTEGER not null default 0, \`author_id\` INTEGER null, constraint \`content_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on update no action on delete set null, constraint \`content_topic_id_foreign\` foreign key (\`topic_id\`) references \`topic\` (\`id\`) on update no action on delete set null, constraint \`content_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`) on update no action on delete no action);`);
    this.addSql(`insert into \`content__temp_alter\` select \`id\`, \`version\`, \`created_at\`, \`updated_at\`, \`search_text\`, \`guarded_search_text\`, \`radio_id\`, \`deleted_at\`, \`kind\`, \`language\`, \`translation_group\`, \`state\`, \`title\`, \`slug\`, \`excerpt\`, \`body\`, \`picture\`, \`picture_alt\`, \`topic_id\`, \`published_from\`, \`published_until\`, \`link\`, \`price\`, \`stock\`, \`seo_title\`, \`seo_description\`, \`position\`, \`author_id\` from \`content\`;`);
    this.addSql(`drop table \`content\`;`);
    this.addSql(`alter table \`content__temp_alter\` rename to \`content\`;`);
    this.addSql(`create unique index \`content_radio_id_kind_language_slug_unique\` on \`content\` (\`radio_id\`, \`kind\`, \`language\`, \`slug\`);`);
    this.addSql(`create unique index \`content_translation_group_language_unique\` on \`content\` (\`translation_group\`, \`language\`);`);
    this.addSql(`create index \`content_radio_id_kind_language_state_published_from_index\` on \`content\` (\`radio_id\`, \`kind\`, \`language\`, \`state\`, \`published_from\`);`);
    this.addSql(`create index \`content_radio_id_deleted_at_id_index\` on \`content\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);
    this.addSql(`create index \`content_author_id_index\` on \`content\` (\`author_id\`);`);
    this.addSql(`create index \`content_topic_id_index\` on \`content\` (\`topic_id\`);`);
    this.addSql(`create index \`content_radio_id_index\` on \`content\` (\`radio_id\`);`);
    this.addSql(`pragma foreign_keys = on;`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`topic__temp_alter\` (\`id\` integer not null primary key autoincrement, \`version\` INTEGER not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` TEXT not null, \`guarded_search_text\` TEXT not null, \`radio_id\` INTEGER not null, \`name\` TEXT not null, \`slug\` TEXT not null, \`area\` TEXT check (\`area\` in ('NEWS', 'SERVICE', 'ALBUM', 'PRODUCT', 'PARTNER')) not null, \`colour\` TEXT not null default '#2563eb', \`position\` INTEGER not null default 0, constraint \`topic_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`) on update no action on delete no action);`);
    this.addSql(`insert into \`topic__temp_alter\` select \`id\`, \`version\`, \`created_at\`, \`updated_at\`, \`search_text\`, \`guarded_search_text\`, \`radio_id\`, \`name\`, \`slug\`, \`area\`, \`colour\`, \`position\` from \`topic\`;`);
    this.addSql(`drop table \`topic\`;`);
    this.addSql(`alter table \`topic__temp_alter\` rename to \`topic\`;`);
    this.addSql(`create unique index \`topic_radio_id_area_name_unique\` on \`topic\` (\`radio_id\`, \`area\`, \`name\`);`);
    this.addSql(`create unique index \`topic_radio_id_area_slug_unique\` on \`topic\` (\`radio_id\`, \`area\`, \`slug\`);`);
    this.addSql(`create index \`topic_radio_id_index\` on \`topic\` (\`radio_id\`);`);
    this.addSql(`pragma foreign_keys = on;`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`website__temp_alter\` (\`id\` integer not null primary key autoincrement, \`version\` INTEGER not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` TEXT not null, \`guarded_search_text\` TEXT not null, \`radio_id\` INTEGER not null, \`is_public\` INTEGER not null default false, \`tagline\` TEXT not null default '', \`introduction\` TEXT not null default '', \`colour\` TEXT not null default '#5b2fc4', \`email\` TEXT not null default '', \`sections\` json not null default '[{"key":"hero","kind":"HERO","isHidden":false,"count":6,"texts":[]},{"key":"news","kind":"NEWS","isHidden":false,"count":6,"texts":[]},{"key":"schedule","kind":"SCHEDULE","isHidden":false,"count":6,"texts":[]},{"key":"episodes","kind":"EPISODES","isHidden":false,"count":3,"texts":[]},{"key":"partners","kind":"PARTNERS","isHidden":false,"count":8,"texts":[]}]', \`menu\` json not null default '[{"key":"schedule","page":"SCHEDULE","link":"","labels":[]},{"key":"playlist","page":"PLAYLIST","link":"","labels":[]},{"key":"programmes","page":"PROGRAMMES","link":"","labels":[]},{"key":"podcasts","page":"PODCASTS","link":"","labels":[]},{"key":"news","page":"NEWS","link":"","labels":[]},{"key":"services","page":"SERVICES","link":"","labels":[]},{"key":"photos","page":"PHOTOS","link":"","labels":[]},{"key":"shop","page":"SHOP","link":"","labels":[]},{"key":"partners","page":"PARTNERS","link":"","labels":[]},{"key":"search","page":"SEARCH","link":"","labels":[]}]', \`footer_menu\` json not null default '[{"key":"team","page":"TEAM","link":"","labels":[]}]', constraint \`website_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`) on update no action on delete no action);`);
    this.addSql(`insert into \`website__temp_alter\` select \`id\`, \`version\`, \`created_at\`, \`updated_at\`, \`search_text\`, \`guarded_search_text\`, \`radio_id\`, \`is_public\`, \`tagline\`, \`introduction\`, \`colour\`, \`email\`, \`sections\`, \`menu\`, \`footer_menu\` from \`website\`;`);
    this.addSql(`drop table \`website\`;`);
    this.addSql(`alter table \`website__temp_alter\` rename to \`website\`;`);
    this.addSql(`create unique index \`website_radio_id_unique\` on \`website\` (\`radio_id\`);`);
    this.addSql(`create index \`website_radio_id_index\` on \`website\` (\`radio_id\`);`);
    this.addSql(`pragma foreign_keys = on;`);
  }

}
