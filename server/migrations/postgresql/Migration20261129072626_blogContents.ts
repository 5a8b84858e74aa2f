import { Migration } from '@mikro-orm/migrations';

export class Migration20261129072626_blogContents extends Migration {

  override name = 'Migration20261129072626_blogContents';

  override up(): void | Promise<void> {
    this.addSql(`alter table "topic" drop constraint "topic_area_check";`);
    this.addSql(`alter table "topic" add constraint "topic_area_check" check ("area" in ('NEWS', 'BLOG', 'SERVICE', 'ALBUM', 'PRODUCT', 'PARTNER'));`);

    this.addSql(`alter table "content" drop constraint "content_kind_check";`);
    this.addSql(`alter table "content" add constraint "content_kind_check" check ("kind" in ('NEWS', 'BLOG', 'SERVICE', 'ALBUM', 'PRODUCT', 'PARTNER'));`);

    this.addSql(`alter table "website" alter column "menu" set default '[{"key":"schedule","page":"SCHEDULE","link":"","labels":[]},{"key":"playlist","page":"PLAYLIST","link":"","labels":[]},{"key":"programmes","page":"PROGRAMMES","link":"","labels":[]},{"key":"podcasts","page":"PODCASTS","link":"","labels":[]},{"key":"news","page":"NEWS","link":"","labels":[]},{"key":"blog","page":"BLOG","link":"","labels":[]},{"key":"services","page":"SERVICES","link":"","labels":[]},{"key":"photos","page":"PHOTOS","link":"","labels":[]},{"key":"shop","page":"SHOP","link":"","labels":[]},{"key":"partners","page":"PARTNERS","link":"","labels":[]},{"key":"search","page":"SEARCH","link":"","labels":[]}]';`);
  }

  override down(): void | Promise<void> {
    // The older version has no blog posts: they become news, under slugs and names of their own.
    this.addSql(`update "content" set "kind" = 'NEWS', "slug" = "slug" || '-' || "id" where "kind" = 'BLOG';`);
    this.addSql(`update "topic" set "area" = 'NEWS', "slug" = "slug" || '-' || "id", "name" = "name" || ' ' || "id" where "area" = 'BLOG';`);
    this.addSql(`update "website" set "sections" = replace("sections"::text, '"kind": "BLOG"', '"kind": "NEWS"')::jsonb, "menu" = replace("menu"::text, '"page": "BLOG"', '"page": "NEWS"')::jsonb, "footer_menu" = replace("footer_menu"::text, '"page": "BLOG"', '"page": "NEWS"')::jsonb;`);
    this.addSql(`alter table "content" drop constraint "content_kind_check";`);
    this.addSql(`alter table "content" add constraint "content_kind_check" check ("kind" in ('NEWS', 'SERVICE', 'ALBUM', 'PRODUCT', 'PARTNER'));`);

    this.addSql(`alter table "topic" drop constraint "topic_area_check";`);
    this.addSql(`alter table "topic" add constraint "topic_area_check" check ("area" in ('NEWS', 'SERVICE', 'ALBUM', 'PRODUCT', 'PARTNER'));`);

    this.addSql(`alter table "website" alter column "menu" set default '[{"key": "schedule", "link": "", "page": "SCHEDULE", "labels": []}, {"key": "playlist", "link": "", "page": "PLAYLIST", "labels": []}, {"key": "programmes", "link": "", "page": "PROGRAMMES", "labels": []}, {"key": "podcasts", "link": "", "page": "PODCASTS", "labels": []}, {"key": "news", "link": "", "page": "NEWS", "labels": []}, {"key": "services", "link": "", "page": "SERVICES", "labels": []}, {"key": "photos", "link": "", "page": "PHOTOS", "labels": []}, {"key": "shop", "link": "", "page": "SHOP", "labels": []}, {"key": "partners", "link": "", "page": "PARTNERS", "labels": []}, {"key": "search", "link": "", "page": "SEARCH", "labels": []}]';`);
  }

}
