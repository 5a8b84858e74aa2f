import { Migration } from '@mikro-orm/migrations';

export class Migration20261121032213_geography extends Migration {

  override name = 'Migration20261121032213_geography';

  override up(): void | Promise<void> {
    this.addSql(`create table "region" ("id" serial primary key, "city_id" varchar(255) not null, "name" varchar(255) not null);`);
    this.addSql(`alter table "region" add constraint "region_city_id_name_unique" unique ("city_id", "name");`);

    this.addSql(`create table "zip_code" ("id" serial primary key, "region_id" int not null, "code" varchar(255) not null);`);
    this.addSql(`alter table "zip_code" add constraint "zip_code_region_id_code_unique" unique ("region_id", "code");`);

    this.addSql(`alter table "zip_code" add constraint "zip_code_region_id_foreign" foreign key ("region_id") references "region" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "zip_code" drop constraint "zip_code_region_id_foreign";`);

    this.addSql(`drop table if exists "region" cascade;`);
    this.addSql(`drop table if exists "zip_code" cascade;`);
  }

}
