import { Migration } from '@mikro-orm/migrations';
import { moveBlog } from '../blogIntoWebsite.ts';

/** Moves the blog of the server into the website of a radio. Going back leaves the posts there, and an empty blog. */
export class Migration20261129192000_blogIntoWebsite extends Migration {

  override name = 'Migration20261129192000_blogIntoWebsite';

  override async up(): Promise<void> {
    await this.execute(`create table "content_bookmark" ("id" serial primary key, "content_id" int not null, "user_id" int not null);`);
    await this.execute(`alter table "content_bookmark" add constraint "content_bookmark_content_id_user_id_unique" unique ("content_id", "user_id");`);
    await this.execute(`create index "content_bookmark_user_id_index" on "content_bookmark" ("user_id");`);
    await this.execute(`alter table "content_bookmark" add constraint "content_bookmark_content_id_foreign" foreign key ("content_id") references "content" ("id") on delete cascade;`);
    await this.execute(`alter table "content_bookmark" add constraint "content_bookmark_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
    await this.execute(`alter table "content" add column "tags" jsonb not null default '[]';`);

    await moveBlog({
      execute: (sql, values) => this.execute(sql, values),
      uuid: 'gen_random_uuid()::text',
      json: '?::jsonb',
      highestId: async (table) => {
        const [row] = await this.execute(`select case when is_called then last_value else 0 end as id from ${table}_id_seq`);
        return Number(row!['id']);
      },
      raiseIds: async (table, id) => {
        await this.execute(`select setval(?, ?)`, [`${table}_id_seq`, id]);
      },
    });

    await this.execute(`drop table if exists "blog_bookmark";`);
    await this.execute(`drop table if exists "blog_comment";`);
    await this.execute(`drop table if exists "blog_post_categories";`);
    await this.execute(`drop table if exists "blog_post";`);
    await this.execute(`drop table if exists "blog_category";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create table "blog_category" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "name" varchar(255) not null, "icon" varchar(255) not null);`);
    this.addSql(`alter table "blog_category" add constraint "blog_category_name_unique" unique ("name");`);
    this.addSql(`create table "blog_post" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "deleted_at" timestamptz null, "title" varchar(255) not null, "slug" varchar(255) not null, "status" text not null default 'DRAFT', "excerpt" text not null default '', "content" text not null default '', "featured_image" varchar(255) not null default '', "tags" jsonb not null default '[]', "author_id" int null, "published_at" timestamptz null);`);
    this.addSql(`create index "blog_post_author_id_index" on "blog_post" ("author_id");`);
    this.addSql(`create index "blog_post_id_deleted_at_index" on "blog_post" ("id", "deleted_at") where deleted_at is not null;`);
    this.addSql(`create index "blog_post_id_index" on "blog_post" ("id") where deleted_at is null;`);
    this.addSql(`alter table "blog_post" add constraint "blog_post_slug_unique" unique ("slug");`);
    this.addSql(`alter table "blog_post" add constraint "blog_post_status_check" check ("status" in ('DRAFT', 'PENDING', 'PUBLISHED'));`);
    this.addSql(`create table "blog_post_categories" ("blog_post_id" int not null, "blog_category_id" int not null, primary key ("blog_post_id", "blog_category_id"));`);
    this.addSql(`create table "blog_comment" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "post_id" int not null, "author_id" int not null, "text" text not null, "active" boolean not null default true);`);
    this.addSql(`create index "blog_comment_author_id_index" on "blog_comment" ("author_id");`);
    this.addSql(`create index "blog_comment_post_id_index" on "blog_comment" ("post_id");`);
    this.addSql(`create table "blog_bookmark" ("id" serial primary key, "post_id" int not null, "user_id" int not null);`);
    this.addSql(`alter table "blog_bookmark" add constraint "blog_bookmark_post_id_user_id_unique" unique ("post_id", "user_id");`);
    this.addSql(`create index "blog_bookmark_user_id_index" on "blog_bookmark" ("user_id");`);
    this.addSql(`alter table "blog_post" add constraint "blog_post_author_id_foreign" foreign key ("author_id") references "user" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "blog_post_categories" add constraint "blog_post_categories_blog_category_id_foreign" foreign key ("blog_category_id") references "blog_category" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "blog_post_categories" add constraint "blog_post_categories_blog_post_id_foreign" foreign key ("blog_post_id") references "blog_post" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "blog_comment" add constraint "blog_comment_author_id_foreign" foreign key ("author_id") references "user" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "blog_comment" add constraint "blog_comment_post_id_foreign" foreign key ("post_id") references "blog_post" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "blog_bookmark" add constraint "blog_bookmark_post_id_foreign" foreign key ("post_id") references "blog_post" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "blog_bookmark" add constraint "blog_bookmark_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`drop table if exists "content_bookmark";`);
    this.addSql(`alter table "content" drop column "tags";`);

    // The older version would refuse to publish drafts with a field that it does not know.
    this.addSql(`update "content_draft" set "fields" = "fields" - 'tags';`);
    this.addSql(`update "content_revision" set "fields" = "fields" - 'tags';`);
  }

}
