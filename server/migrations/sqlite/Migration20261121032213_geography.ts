import { Migration } from '@mikro-orm/migrations';

export class Migration20261121032213_geography extends Migration {

  override name = 'Migration20261121032213_geography';

  override up(): void | Promise<void> {
    this.addSql(`create table \`region\` (\`id\` integer not null primary key autoincrement, \`city_id\` text not null, \`name\` text not null);`);
    this.addSql(`create unique index \`region_city_id_name_unique\` on \`region\` (\`city_id\`, \`name\`);`);

    this.addSql(`create table \`zip_code\` (\`id\` integer not null primary key autoincrement, \`region_id\` integer not null, \`code\` text not null, constraint \`zip_code_region_id_foreign\` foreign key (\`region_id\`) references \`region\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`zip_code_region_id_index\` on \`zip_code\` (\`region_id\`);`);
    this.addSql(`create unique index \`zip_code_region_id_code_unique\` on \`zip_code\` (\`region_id\`, \`code\`);`);
  }

  override down(): void | Promise<void> {

    this.addSql(`drop table if exists \`region\`;`);
    this.addSql(`drop table if exists \`zip_code\`;`);
  }

}
