import { Migration } from '@mikro-orm/migrations';

export class Migration20261121092726_portal extends Migration {

  override name = 'Migration20261121092726_portal';

  override up(): void | Promise<void> {
    this.addSql(`create table "blog_category" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "name" varchar(255) not null, "icon" varchar(255) not null);`);
    this.addSql(`alter table "blog_category" add constraint "blog_category_name_unique" unique ("name");`);

    this.addSql(`create table "card" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "key" varchar(255) not null, "period" varchar(255) not null default '', "data" jsonb not null);`);
    this.addSql(`alter table "card" add constraint "card_key_period_unique" unique ("key", "period");`);

    this.addSql(`create table "faq_category" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "key" varchar(255) not null, "icon" varchar(255) not null, "title" varchar(255) not null, "subtitle" varchar(255) not null, "position" int not null);`);
    this.addSql(`alter table "faq_category" add constraint "faq_category_key_unique" unique ("key");`);

    this.addSql(`create table "faq_question" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "category_id" int not null, "question" varchar(255) not null, "answer" text not null, "position" int not null);`);
    this.addSql(`create index "faq_question_category_id_index" on "faq_question" ("category_id");`);

    this.addSql(`create table "feed" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "title" varchar(255) not null, "handle" varchar(255) not null, "tags" varchar(255) not null default '', "description" text not null, "picture" varchar(255) not null default '');`);

    this.addSql(`create table "knowledge_category" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "key" varchar(255) not null, "title" varchar(255) not null, "description" varchar(255) not null, "picture" varchar(255) not null default '', "position" int not null);`);
    this.addSql(`alter table "knowledge_category" add constraint "knowledge_category_key_unique" unique ("key");`);

    this.addSql(`create table "knowledge_topic" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "category_id" int not null, "title" varchar(255) not null, "icon" varchar(255) not null, "icon_color" varchar(255) not null, "position" int not null);`);
    this.addSql(`create index "knowledge_topic_category_id_index" on "knowledge_topic" ("category_id");`);

    this.addSql(`create table "knowledge_question" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "topic_id" int not null, "question" varchar(255) not null, "slug" varchar(255) not null, "content" text not null, "position" int not null);`);
    this.addSql(`create index "knowledge_question_topic_id_index" on "knowledge_question" ("topic_id");`);
    this.addSql(`alter table "knowledge_question" add constraint "knowledge_question_slug_unique" unique ("slug");`);

    this.addSql(`create table "poll" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "question" varchar(255) not null);`);

    this.addSql(`create table "poll_option" ("id" serial primary key, "poll_id" int not null, "name" varchar(255) not null, "position" int not null);`);
    this.addSql(`create index "poll_option_poll_id_index" on "poll_option" ("poll_id");`);

    this.addSql(`create table "suggested_page" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "name" varchar(255) not null, "subtitle" varchar(255) not null, "avatar" varchar(255) not null default '');`);

    this.addSql(`create table "post" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "author_id" int not null, "text" text not null, "picture" varchar(255) not null default '', "video" varchar(255) not null default '');`);
    this.addSql(`create index "post_author_id_index" on "post" ("author_id");`);

    this.addSql(`create table "post_share" ("id" serial primary key, "post_id" int not null, "user_id" int not null);`);
    this.addSql(`create index "post_share_user_id_index" on "post_share" ("user_id");`);
    this.addSql(`alter table "post_share" add constraint "post_share_post_id_user_id_unique" unique ("post_id", "user_id");`);

    this.addSql(`create table "post_like" ("id" serial primary key, "post_id" int not null, "user_id" int not null);`);
    this.addSql(`create index "post_like_user_id_index" on "post_like" ("user_id");`);
    this.addSql(`alter table "post_like" add constraint "post_like_post_id_user_id_unique" unique ("post_id", "user_id");`);

    this.addSql(`create table "post_comment" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "post_id" int not null, "author_id" int not null, "text" text not null);`);
    this.addSql(`create index "post_comment_post_id_index" on "post_comment" ("post_id");`);
    this.addSql(`create index "post_comment_author_id_index" on "post_comment" ("author_id");`);

    this.addSql(`create table "poll_vote" ("id" serial primary key, "poll_id" int not null, "option_id" int not null, "user_id" int not null);`);
    this.addSql(`create index "poll_vote_option_id_index" on "poll_vote" ("option_id");`);
    this.addSql(`create index "poll_vote_user_id_index" on "poll_vote" ("user_id");`);
    this.addSql(`alter table "poll_vote" add constraint "poll_vote_poll_id_user_id_unique" unique ("poll_id", "user_id");`);

    this.addSql(`create table "page_favourite" ("id" serial primary key, "page_id" int not null, "user_id" int not null);`);
    this.addSql(`create index "page_favourite_user_id_index" on "page_favourite" ("user_id");`);
    this.addSql(`alter table "page_favourite" add constraint "page_favourite_page_id_user_id_unique" unique ("page_id", "user_id");`);

    this.addSql(`create table "follow" ("id" serial primary key, "follower_id" int not null, "followed_id" int not null);`);
    this.addSql(`create index "follow_followed_id_index" on "follow" ("followed_id");`);
    this.addSql(`alter table "follow" add constraint "follow_follower_id_followed_id_unique" unique ("follower_id", "followed_id");`);

    this.addSql(`create table "feed_favourite" ("id" serial primary key, "feed_id" int not null, "user_id" int not null);`);
    this.addSql(`create index "feed_favourite_user_id_index" on "feed_favourite" ("user_id");`);
    this.addSql(`alter table "feed_favourite" add constraint "feed_favourite_feed_id_user_id_unique" unique ("feed_id", "user_id");`);

    this.addSql(`create table "comment_like" ("id" serial primary key, "comment_id" int not null, "user_id" int not null);`);
    this.addSql(`create index "comment_like_user_id_index" on "comment_like" ("user_id");`);
    this.addSql(`alter table "comment_like" add constraint "comment_like_comment_id_user_id_unique" unique ("comment_id", "user_id");`);

    this.addSql(`create table "bookmark" ("id" serial primary key, "user_id" int not null, "target" varchar(255) not null, "position" int not null);`);
    this.addSql(`alter table "bookmark" add constraint "bookmark_user_id_target_unique" unique ("user_id", "target");`);

    this.addSql(`create table "blog_post" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "deleted_at" timestamptz null, "title" varchar(255) not null, "slug" varchar(255) not null, "status" text not null default 'DRAFT', "excerpt" text not null default '', "content" text not null default '', "featured_image" varchar(255) not null default '', "tags" jsonb not null default '[]', "author_id" int null, "published_at" timestamptz null);`);
    this.addSql(`alter table "blog_post" add constraint "blog_post_slug_unique" unique ("slug");`);
    this.addSql(`create index "blog_post_author_id_index" on "blog_post" ("author_id");`);

    this.addSql(`create table "blog_post_categories" ("blog_post_id" int not null, "blog_category_id" int not null, primary key ("blog_post_id", "blog_category_id"));`);

    this.addSql(`create table "blog_comment" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "post_id" int not null, "author_id" int not null, "text" text not null, "active" boolean not null default true);`);
    this.addSql(`create index "blog_comment_post_id_index" on "blog_comment" ("post_id");`);
    this.addSql(`create index "blog_comment_author_id_index" on "blog_comment" ("author_id");`);

    this.addSql(`create table "blog_bookmark" ("id" serial primary key, "post_id" int not null, "user_id" int not null);`);
    this.addSql(`create index "blog_bookmark_user_id_index" on "blog_bookmark" ("user_id");`);
    this.addSql(`alter table "blog_bookmark" add constraint "blog_bookmark_post_id_user_id_unique" unique ("post_id", "user_id");`);

    this.addSql(`alter table "user" add "designation" varchar(255) not null default '', add "cover" varchar(255) not null default '';`);
    this.addSql(`alter table "user" alter column "contact" set default '';`);
    this.addSql(`alter table "user" alter column "country" set default '';`);

    this.addSql(`alter table "faq_question" add constraint "faq_question_category_id_foreign" foreign key ("category_id") references "faq_category" ("id") on delete cascade;`);

    this.addSql(`alter table "knowledge_topic" add constraint "knowledge_topic_category_id_foreign" foreign key ("category_id") references "knowledge_category" ("id") on delete cascade;`);

    this.addSql(`alter table "knowledge_question" add constraint "knowledge_question_topic_id_foreign" foreign key ("topic_id") references "knowledge_topic" ("id") on delete cascade;`);

    this.addSql(`alter table "poll_option" add constraint "poll_option_poll_id_foreign" foreign key ("poll_id") references "poll" ("id") on delete cascade;`);

    this.addSql(`alter table "post" add constraint "post_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "post_share" add constraint "post_share_post_id_foreign" foreign key ("post_id") references "post" ("id") on delete cascade;`);
    this.addSql(`alter table "post_share" add constraint "post_share_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "post_like" add constraint "post_like_post_id_foreign" foreign key ("post_id") references "post" ("id") on delete cascade;`);
    this.addSql(`alter table "post_like" add constraint "post_like_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "post_comment" add constraint "post_comment_post_id_foreign" foreign key ("post_id") references "post" ("id") on delete cascade;`);
    this.addSql(`alter table "post_comment" add constraint "post_comment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "poll_vote" add constraint "poll_vote_poll_id_foreign" foreign key ("poll_id") references "poll" ("id") on delete cascade;`);
    this.addSql(`alter table "poll_vote" add constraint "poll_vote_option_id_foreign" foreign key ("option_id") references "poll_option" ("id") on delete cascade;`);
    this.addSql(`alter table "poll_vote" add constraint "poll_vote_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "page_favourite" add constraint "page_favourite_page_id_foreign" foreign key ("page_id") references "suggested_page" ("id") on delete cascade;`);
    this.addSql(`alter table "page_favourite" add constraint "page_favourite_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "follow" add constraint "follow_follower_id_foreign" foreign key ("follower_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "follow" add constraint "follow_followed_id_foreign" foreign key ("followed_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "feed_favourite" add constraint "feed_favourite_feed_id_foreign" foreign key ("feed_id") references "feed" ("id") on delete cascade;`);
    this.addSql(`alter table "feed_favourite" add constraint "feed_favourite_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "comment_like" add constraint "comment_like_comment_id_foreign" foreign key ("comment_id") references "post_comment" ("id") on delete cascade;`);
    this.addSql(`alter table "comment_like" add constraint "comment_like_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "bookmark" add constraint "bookmark_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "blog_post" add constraint "blog_post_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "blog_post" add constraint "blog_post_status_check" check ("status" in ('DRAFT', 'PENDING', 'PUBLISHED'));`);

    this.addSql(`alter table "blog_post_categories" add constraint "blog_post_categories_blog_post_id_foreign" foreign key ("blog_post_id") references "blog_post" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "blog_post_categories" add constraint "blog_post_categories_blog_category_id_foreign" foreign key ("blog_category_id") references "blog_category" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "blog_comment" add constraint "blog_comment_post_id_foreign" foreign key ("post_id") references "blog_post" ("id") on delete cascade;`);
    this.addSql(`alter table "blog_comment" add constraint "blog_comment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "blog_bookmark" add constraint "blog_bookmark_post_id_foreign" foreign key ("post_id") references "blog_post" ("id") on delete cascade;`);
    this.addSql(`alter table "blog_bookmark" add constraint "blog_bookmark_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "blog_post_categories" drop constraint "blog_post_categories_blog_category_id_foreign";`);
    this.addSql(`alter table "faq_question" drop constraint "faq_question_category_id_foreign";`);
    this.addSql(`alter table "feed_favourite" drop constraint "feed_favourite_feed_id_foreign";`);
    this.addSql(`alter table "knowledge_topic" drop constraint "knowledge_topic_category_id_foreign";`);
    this.addSql(`alter table "knowledge_question" drop constraint "knowledge_question_topic_id_foreign";`);
    this.addSql(`alter table "poll_option" drop constraint "poll_option_poll_id_foreign";`);
    this.addSql(`alter table "poll_vote" drop constraint "poll_vote_poll_id_foreign";`);
    this.addSql(`alter table "poll_vote" drop constraint "poll_vote_option_id_foreign";`);
    this.addSql(`alter table "page_favourite" drop constraint "page_favourite_page_id_foreign";`);
    this.addSql(`alter table "post_share" drop constraint "post_share_post_id_foreign";`);
    this.addSql(`alter table "post_like" drop constraint "post_like_post_id_foreign";`);
    this.addSql(`alter table "post_comment" drop constraint "post_comment_post_id_foreign";`);
    this.addSql(`alter table "comment_like" drop constraint "comment_like_comment_id_foreign";`);
    this.addSql(`alter table "blog_post_categories" drop constraint "blog_post_categories_blog_post_id_foreign";`);
    this.addSql(`alter table "blog_comment" drop constraint "blog_comment_post_id_foreign";`);
    this.addSql(`alter table "blog_bookmark" drop constraint "blog_bookmark_post_id_foreign";`);

    this.addSql(`drop table if exists "blog_category" cascade;`);
    this.addSql(`drop table if exists "card" cascade;`);
    this.addSql(`drop table if exists "faq_category" cascade;`);
    this.addSql(`drop table if exists "faq_question" cascade;`);
    this.addSql(`drop table if exists "feed" cascade;`);
    this.addSql(`drop table if exists "knowledge_category" cascade;`);
    this.addSql(`drop table if exists "knowledge_topic" cascade;`);
    this.addSql(`drop table if exists "knowledge_question" cascade;`);
    this.addSql(`drop table if exists "poll" cascade;`);
    this.addSql(`drop table if exists "poll_option" cascade;`);
    this.addSql(`drop table if exists "suggested_page" cascade;`);
    this.addSql(`drop table if exists "post" cascade;`);
    this.addSql(`drop table if exists "post_share" cascade;`);
    this.addSql(`drop table if exists "post_like" cascade;`);
    this.addSql(`drop table if exists "post_comment" cascade;`);
    this.addSql(`drop table if exists "poll_vote" cascade;`);
    this.addSql(`drop table if exists "page_favourite" cascade;`);
    this.addSql(`drop table if exists "follow" cascade;`);
    this.addSql(`drop table if exists "feed_favourite" cascade;`);
    this.addSql(`drop table if exists "comment_like" cascade;`);
    this.addSql(`drop table if exists "bookmark" cascade;`);
    this.addSql(`drop table if exists "blog_post" cascade;`);
    this.addSql(`drop table if exists "blog_post_categories" cascade;`);
    this.addSql(`drop table if exists "blog_comment" cascade;`);
    this.addSql(`drop table if exists "blog_bookmark" cascade;`);

    this.addSql(`alter table "user" drop column "designation", drop column "cover";`);
    this.addSql(`alter table "user" alter column "country" drop default;`);
    this.addSql(`alter table "user" alter column "contact" drop default;`);
  }

}
