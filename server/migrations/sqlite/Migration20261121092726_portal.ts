import { Migration } from '@mikro-orm/migrations';

export class Migration20261121092726_portal extends Migration {

  override name = 'Migration20261121092726_portal';

  override up(): void | Promise<void> {
    this.addSql(`create table \`blog_category\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`name\` text not null, \`icon\` text not null);`);
    this.addSql(`create unique index \`blog_category_name_unique\` on \`blog_category\` (\`name\`);`);

    this.addSql(`create table \`card\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`key\` text not null, \`period\` text not null default '', \`data\` json not null);`);
    this.addSql(`create unique index \`card_key_period_unique\` on \`card\` (\`key\`, \`period\`);`);

    this.addSql(`create table \`faq_category\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`key\` text not null, \`icon\` text not null, \`title\` text not null, \`subtitle\` text not null, \`position\` integer not null);`);
    this.addSql(`create unique index \`faq_category_key_unique\` on \`faq_category\` (\`key\`);`);

    this.addSql(`create table \`faq_question\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`category_id\` integer not null, \`question\` text not null, \`answer\` text not null, \`position\` integer not null, constraint \`faq_question_category_id_foreign\` foreign key (\`category_id\`) references \`faq_category\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`faq_question_category_id_index\` on \`faq_question\` (\`category_id\`);`);

    this.addSql(`create table \`feed\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`title\` text not null, \`handle\` text not null, \`tags\` text not null default '', \`description\` text not null, \`picture\` text not null default '');`);

    this.addSql(`create table \`knowledge_category\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`key\` text not null, \`title\` text not null, \`description\` text not null, \`picture\` text not null default '', \`position\` integer not null);`);
    this.addSql(`create unique index \`knowledge_category_key_unique\` on \`knowledge_category\` (\`key\`);`);

    this.addSql(`create table \`knowledge_topic\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`category_id\` integer not null, \`title\` text not null, \`icon\` text not null, \`icon_color\` text not null, \`position\` integer not null, constraint \`knowledge_topic_category_id_foreign\` foreign key (\`category_id\`) references \`knowledge_category\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`knowledge_topic_category_id_index\` on \`knowledge_topic\` (\`category_id\`);`);

    this.addSql(`create table \`knowledge_question\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`topic_id\` integer not null, \`question\` text not null, \`slug\` text not null, \`content\` text not null, \`position\` integer not null, constraint \`knowledge_question_topic_id_foreign\` foreign key (\`topic_id\`) references \`knowledge_topic\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`knowledge_question_topic_id_index\` on \`knowledge_question\` (\`topic_id\`);`);
    this.addSql(`create unique index \`knowledge_question_slug_unique\` on \`knowledge_question\` (\`slug\`);`);

    this.addSql(`create table \`poll\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`question\` text not null);`);

    this.addSql(`create table \`poll_option\` (\`id\` integer not null primary key autoincrement, \`poll_id\` integer not null, \`name\` text not null, \`position\` integer not null, constraint \`poll_option_poll_id_foreign\` foreign key (\`poll_id\`) references \`poll\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`poll_option_poll_id_index\` on \`poll_option\` (\`poll_id\`);`);

    this.addSql(`create table \`suggested_page\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`name\` text not null, \`subtitle\` text not null, \`avatar\` text not null default '');`);

    this.addSql(`create table \`post\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`author_id\` integer not null, \`text\` text not null, \`picture\` text not null default '', \`video\` text not null default '', constraint \`post_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`post_author_id_index\` on \`post\` (\`author_id\`);`);

    this.addSql(`create table \`post_share\` (\`id\` integer not null primary key autoincrement, \`post_id\` integer not null, \`user_id\` integer not null, constraint \`post_share_post_id_foreign\` foreign key (\`post_id\`) references \`post\` (\`id\`) on delete cascade, constraint \`post_share_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`post_share_post_id_index\` on \`post_share\` (\`post_id\`);`);
    this.addSql(`create index \`post_share_user_id_index\` on \`post_share\` (\`user_id\`);`);
    this.addSql(`create unique index \`post_share_post_id_user_id_unique\` on \`post_share\` (\`post_id\`, \`user_id\`);`);

    this.addSql(`create table \`post_like\` (\`id\` integer not null primary key autoincrement, \`post_id\` integer not null, \`user_id\` integer not null, constraint \`post_like_post_id_foreign\` foreign key (\`post_id\`) references \`post\` (\`id\`) on delete cascade, constraint \`post_like_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`post_like_post_id_index\` on \`post_like\` (\`post_id\`);`);
    this.addSql(`create index \`post_like_user_id_index\` on \`post_like\` (\`user_id\`);`);
    this.addSql(`create unique index \`post_like_post_id_user_id_unique\` on \`post_like\` (\`post_id\`, \`user_id\`);`);

    this.addSql(`create table \`post_comment\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`post_id\` integer not null, \`author_id\` integer not null, \`text\` text not null, constraint \`post_comment_post_id_foreign\` foreign key (\`post_id\`) references \`post\` (\`id\`) on delete cascade, constraint \`post_comment_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`post_comment_post_id_index\` on \`post_comment\` (\`post_id\`);`);
    this.addSql(`create index \`post_comment_author_id_index\` on \`post_comment\` (\`author_id\`);`);

    this.addSql(`create table \`poll_vote\` (\`id\` integer not null primary key autoincrement, \`poll_id\` integer not null, \`option_id\` integer not null, \`user_id\` integer not null, constraint \`poll_vote_poll_id_foreign\` foreign key (\`poll_id\`) references \`poll\` (\`id\`) on delete cascade, constraint \`poll_vote_option_id_foreign\` foreign key (\`option_id\`) references \`poll_option\` (\`id\`) on delete cascade, constraint \`poll_vote_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`poll_vote_poll_id_index\` on \`poll_vote\` (\`poll_id\`);`);
    this.addSql(`create index \`poll_vote_option_id_index\` on \`poll_vote\` (\`option_id\`);`);
    this.addSql(`create index \`poll_vote_user_id_index\` on \`poll_vote\` (\`user_id\`);`);
    this.addSql(`create unique index \`poll_vote_poll_id_user_id_unique\` on \`poll_vote\` (\`poll_id\`, \`user_id\`);`);

    this.addSql(`create table \`page_favourite\` (\`id\` integer not null primary key autoincrement, \`page_id\` integer not null, \`user_id\` integer not null, constraint \`page_favourite_page_id_foreign\` foreign key (\`page_id\`) references \`suggested_page\` (\`id\`) on delete cascade, constraint \`page_favourite_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`page_favourite_page_id_index\` on \`page_favourite\` (\`page_id\`);`);
    this.addSql(`create index \`page_favourite_user_id_index\` on \`page_favourite\` (\`user_id\`);`);
    this.addSql(`create unique index \`page_favourite_page_id_user_id_unique\` on \`page_favourite\` (\`page_id\`, \`user_id\`);`);

    this.addSql(`create table \`follow\` (\`id\` integer not null primary key autoincrement, \`follower_id\` integer not null, \`followed_id\` integer not null, constraint \`follow_follower_id_foreign\` foreign key (\`follower_id\`) references \`user\` (\`id\`) on delete cascade, constraint \`follow_followed_id_foreign\` foreign key (\`followed_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`follow_follower_id_index\` on \`follow\` (\`follower_id\`);`);
    this.addSql(`create index \`follow_followed_id_index\` on \`follow\` (\`followed_id\`);`);
    this.addSql(`create unique index \`follow_follower_id_followed_id_unique\` on \`follow\` (\`follower_id\`, \`followed_id\`);`);

    this.addSql(`create table \`feed_favourite\` (\`id\` integer not null primary key autoincrement, \`feed_id\` integer not null, \`user_id\` integer not null, constraint \`feed_favourite_feed_id_foreign\` foreign key (\`feed_id\`) references \`feed\` (\`id\`) on delete cascade, constraint \`feed_favourite_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`feed_favourite_feed_id_index\` on \`feed_favourite\` (\`feed_id\`);`);
    this.addSql(`create index \`feed_favourite_user_id_index\` on \`feed_favourite\` (\`user_id\`);`);
    this.addSql(`create unique index \`feed_favourite_feed_id_user_id_unique\` on \`feed_favourite\` (\`feed_id\`, \`user_id\`);`);

    this.addSql(`create table \`comment_like\` (\`id\` integer not null primary key autoincrement, \`comment_id\` integer not null, \`user_id\` integer not null, constraint \`comment_like_comment_id_foreign\` foreign key (\`comment_id\`) references \`post_comment\` (\`id\`) on delete cascade, constraint \`comment_like_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`comment_like_comment_id_index\` on \`comment_like\` (\`comment_id\`);`);
    this.addSql(`create index \`comment_like_user_id_index\` on \`comment_like\` (\`user_id\`);`);
    this.addSql(`create unique index \`comment_like_comment_id_user_id_unique\` on \`comment_like\` (\`comment_id\`, \`user_id\`);`);

    this.addSql(`create table \`bookmark\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`target\` text not null, \`position\` integer not null, constraint \`bookmark_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`bookmark_user_id_index\` on \`bookmark\` (\`user_id\`);`);
    this.addSql(`create unique index \`bookmark_user_id_target_unique\` on \`bookmark\` (\`user_id\`, \`target\`);`);

    this.addSql(`create table \`blog_post\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`deleted_at\` datetime null, \`title\` text not null, \`slug\` text not null, \`status\` text check (\`status\` in ('DRAFT', 'PENDING', 'PUBLISHED')) not null default 'DRAFT', \`excerpt\` text not null default '', \`content\` text not null default '', \`featured_image\` text not null default '', \`tags\` json not null default '[]', \`author_id\` integer null, \`published_at\` datetime null, constraint \`blog_post_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`create unique index \`blog_post_slug_unique\` on \`blog_post\` (\`slug\`);`);
    this.addSql(`create index \`blog_post_author_id_index\` on \`blog_post\` (\`author_id\`);`);

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

    this.addSql(`alter table \`user\` add column \`designation\` text not null default '';`);
    this.addSql(`alter table \`user\` add column \`cover\` text not null default '';`);
  }

  override down(): void | Promise<void> {
    // Their search tables, which are made after the migrations.
    for (const table of ['faq_question', 'knowledge_question', 'blog_post'])
      this.addSql(`drop table if exists \`${table}_search\`;`);
    // What refers to another goes before it.
    this.addSql(`drop table if exists \`blog_bookmark\`;`);
    this.addSql(`drop table if exists \`blog_comment\`;`);
    this.addSql(`drop table if exists \`blog_post_categories\`;`);
    this.addSql(`drop table if exists \`blog_post\`;`);
    this.addSql(`drop table if exists \`bookmark\`;`);
    this.addSql(`drop table if exists \`comment_like\`;`);
    this.addSql(`drop table if exists \`feed_favourite\`;`);
    this.addSql(`drop table if exists \`follow\`;`);
    this.addSql(`drop table if exists \`page_favourite\`;`);
    this.addSql(`drop table if exists \`poll_vote\`;`);
    this.addSql(`drop table if exists \`post_comment\`;`);
    this.addSql(`drop table if exists \`post_like\`;`);
    this.addSql(`drop table if exists \`post_share\`;`);
    this.addSql(`drop table if exists \`post\`;`);
    this.addSql(`drop table if exists \`suggested_page\`;`);
    this.addSql(`drop table if exists \`poll_option\`;`);
    this.addSql(`drop table if exists \`poll\`;`);
    this.addSql(`drop table if exists \`knowledge_question\`;`);
    this.addSql(`drop table if exists \`knowledge_topic\`;`);
    this.addSql(`drop table if exists \`knowledge_category\`;`);
    this.addSql(`drop table if exists \`feed\`;`);
    this.addSql(`drop table if exists \`faq_question\`;`);
    this.addSql(`drop table if exists \`faq_category\`;`);
    this.addSql(`drop table if exists \`card\`;`);
    this.addSql(`drop table if exists \`blog_category\`;`);

    this.addSql(`alter table \`user\` drop column \`designation\`;`);
    this.addSql(`alter table \`user\` drop column \`cover\`;`);
  }

}
