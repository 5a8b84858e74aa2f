import { Migration } from '@mikro-orm/migrations';

export class Migration20261125184539_carts extends Migration {

  override name = 'Migration20261125184539_carts';

  override up(): void | Promise<void> {
    this.addSql(`create table \`cart\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`page\` integer not null, \`place\` integer not null, \`label\` text not null default '', \`colour\` text not null default '#2563eb', \`gain\` integer not null default 0, \`media_id\` integer not null, \`owner_id\` integer null, constraint \`cart_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`cart_media_id_foreign\` foreign key (\`media_id\`) references \`media_item\` (\`id\`) on delete cascade, constraint \`cart_owner_id_foreign\` foreign key (\`owner_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`cart_radio_id_index\` on \`cart\` (\`radio_id\`);`);
    this.addSql(`create index \`cart_media_id_index\` on \`cart\` (\`media_id\`);`);
    this.addSql(`create index \`cart_owner_id_index\` on \`cart\` (\`owner_id\`);`);
    this.addSql(`create index \`cart_radio_id_page_place_index\` on \`cart\` (\`radio_id\`, \`page\`, \`place\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`cart\`;`);
  }

}
