import { Migration } from '@mikro-orm/migrations';

export class Migration20261129124001_websiteDesign extends Migration {

  override name = 'Migration20261129124001_websiteDesign';

  override up(): void | Promise<void> {
    this.addSql(`create table \`website_draft\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`fields\` json not null, \`started_from\` integer not null, \`website_id\` integer not null, \`saved_by_id\` integer null, constraint \`website_draft_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`website_draft_website_id_foreign\` foreign key (\`website_id\`) references \`website\` (\`id\`) on delete cascade, constraint \`website_draft_saved_by_id_foreign\` foreign key (\`saved_by_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`website_draft_radio_id_index\` on \`website_draft\` (\`radio_id\`);`);
    this.addSql(`create index \`website_draft_website_id_index\` on \`website_draft\` (\`website_id\`);`);
    this.addSql(`create index \`website_draft_saved_by_id_index\` on \`website_draft\` (\`saved_by_id\`);`);
    this.addSql(`create unique index \`website_draft_website_id_unique\` on \`website_draft\` (\`website_id\`);`);

    this.addSql(`alter table \`website\` add column \`template\` text check (\`template\` in ('MAGAZINE', 'MUSIC', 'COMMUNITY')) not null default 'MAGAZINE';`);
    this.addSql(`alter table \`website\` add column \`style\` json not null default '{"headingFont":"LORA","bodyFont":"SYSTEM","corners":"SLIGHT","density":"NORMAL","light":{"primary":"#5b2fc4","accent":"#9a2a4f","background":"#fbfbfc","surface":"#ffffff","text":"#17171c"},"dark":{"primary":"#a78bfa","accent":"#f29ab8","background":"#121217","surface":"#1b1b22","text":"#f2f2f5"},"logo":"","favicon":""}';`);
    this.addSql(`alter table \`website\` add column \`former_design\` json null;`);
    // The main colour of a website becomes the colour of its buttons and marks.
    this.addSql(`update \`website\` set \`style\` = json_set(\`style\`, '$.light.primary', \`colour\`);`);
    this.addSql(`alter table \`website\` drop column \`colour\`;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`website_draft\`;`);

    this.addSql(`alter table \`website\` add column \`colour\` text not null default '#5b2fc4';`);
    this.addSql(`update \`website\` set \`colour\` = json_extract(\`style\`, '$.light.primary');`);
    this.addSql(`alter table \`website\` drop column \`template\`;`);
    this.addSql(`alter table \`website\` drop column \`style\`;`);
    this.addSql(`alter table \`website\` drop column \`former_design\`;`);
  }

}
