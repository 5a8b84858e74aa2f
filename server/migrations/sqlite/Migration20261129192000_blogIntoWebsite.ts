import { Migration } from '@mikro-orm/migrations';
import { moveBlog } from '../blogIntoWebsite.ts';

/** Moves the blog of the server into the website of a radio. Going back leaves the posts there, and an empty blog. */
export class Migration20261129192000_blogIntoWebsite extends Migration {

  override name = 'Migration20261129192000_blogIntoWebsite';

  override async up(): Promise<void> {
    await this.execute(`create table \`content_bookmark\` (\`id\` integer not null primary key autoincrement, \`content_id\` integer not null, \`user_id\` integer not null, constraint \`content_bookmark_content_id_foreign\` foreign key (\`content_id\`) references \`content\` (\`id\`) on delete cascade, constraint \`content_bookmark_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    await this.execute(`create index \`content_bookmark_content_id_index\` on \`content_bookmark\` (\`content_id\`);`);
    await this.execute(`create index \`content_bookmark_user_id_index\` on \`content_bookmark\` (\`user_id\`);`);
    await this.execute(`create unique index \`content_bookmark_content_id_user_id_unique\` on \`content_bookmark\` (\`content_id\`, \`user_id\`);`);
    await this.execute(`alter table \`content\` add column \`tags\` json not null default '[]';`);

    await moveBlog({
      execute: (sql, values) => this.execute(sql, values),
      uuid: `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`,
      json: '?',
      highestId: async (table) => {
        const [row] = await this.execute('select seq from sqlite_sequence where name = ?', [table]);
        return Number(row?.['seq'] ?? 0);
      },
      raiseIds: async (table, id) => {
        await this.execute('delete from sqlite_sequence where name = ?', [table]);
        await this.execute('insert into sqlite_sequence (name, seq) values (?, ?)', [table, id]);
      },
    });

    await this.execute(`drop table if exists \`blog_bookmark\`;`);
    await this.execute(`drop table if exists \`blog_comment\`;`);
    await this.execute(`drop table if exists \`blog_post_categories\`;`);
    await this.execute(`drop table if exists \`blog_post_search\`;`);
    await this.execute(`drop table if exists \`blog_post\`;`);
    await this.execute(`drop table if exists \`blog_category\`;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create table \`blog_category\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`name\` text not null, \`icon\` text not null);`);
    this.addSql(`create unique index \`blog_category_name_unique\` on \`blog_category\` (\`name\`);`);
    this.addSql(`create table \`blog_post\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`deleted_at\` datetime null, \`title\` text not null, \`slug\` text not null, \`status\` text check (\`status\` in ('DRAFT', 'PENDING', 'PUBLISHED')) not null default 'DRAFT', \`excerpt\` text not null default '', \`content\` text not null default '', \`featured_image\` text not null default '', \`tags\` json not null default '[]', \`author_id\` integer null, \`published_at\` datetime null, constraint \`blog_post_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`create unique index \`blog_post_slug_unique\` on \`blog_post\` (\`slug\`);`);
    this.addSql(`create index \`blog_post_author_id_index\` on \`blog_post\` (\`author_id\`);`);
    this.addSql(`create index \`blog_post_id_index\` on \`blog_post\` (\`id\`) where deleted_at is null;`);
    this.addSql(`create index \`blog_post_id_deleted_at_index\` on \`blog_post\` (\`id\`, \`deleted_at\`) where deleted_at is not null;`);
    this.addSql(`create table \`blog_post_categories\` (\`blog_post_id\` integer not null, \`blog_category_id\` integer not null, primary key (\`blog_post_id\`, \`blog_category_id\`), constraint \`blog_post_categories_blog_post_id_foreign\` foreign key (\`blog_post_id\`) references \`blog_post\` (\`id\`) on update cascade on delete cascade, constraint \`blog_post_categories_blog_category_id_foreign\` foreign key (\`blog_category_id\`) references \`blog_category\` (\`id\`) on update cascade on delete cascade);`);
    this.addSql(`create index \`blog_post_categories_blog_post_id_index\` on \`blog_post_categories\` (\`blog_post_id\`);`);
    this.addSql(`create index \`blog_post_categories_blog_category_id_index\` on \`blog_post_categories\` (\`blog_category_id\`);`);
    this.addSql(`create table \`blog_comment\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`post_id\` integer not null, \`author_id\` integer not null, \`text\` text not null, \`active\` integer not null default true, constraint \`blog_comment_post_id_foreign\` foreign key (\`post_id\`) references \`blog_post\` (\`id\`) on delete cascade, constraint \`blog_comment_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`blog_comment_post_id_index\` on \`blog_comment\` (\`post_id\`);`);
    this.addSql(`create index \`blog_comment_author_id_index\` on \`blog_comment\` (\`author_id\`);`);
    this.addSql(`create table \`blog_bookmark\` (\`id\` integer not null primary key autoincrement, \`post_id\` integer not null, \`user_id\` integer not null, constraint \`blog_bookmark_post_id_foreign\` foreign key (\`post_id\`) references \`blog_post\` (\`id\`) on delete cascade, constraint \`blog_bookmark_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`blog_bookmark_post_id_index\` on \`blog_bookmark\` (\`post_id\`);`);
    this.addSql(`create index \`blog_bookmark_user_id_index\` on \`blog_bookmark\` (\`user_id\`);`);
    this.addSql(`create unique index \`blog_bookmark_post_id_user_id_unique\` on \`blog_bookmark\` (\`post_id\`, \`user_id\`);`);

    this.addSql(`drop table if exists \`content_bookmark\`;`);
    this.addSql(`alter table \`content\` drop column \`tags\`;`);

    // The older version would refuse to publish drafts with a field that it does not know.
    this.addSql(`update \`content_draft\` set \`fields\` = json_remove(\`fields\`, '$.tags');`);
    this.addSql(`update \`content_revision\` set \`fields\` = json_remove(\`fields\`, '$.tags');`);
  }

}
