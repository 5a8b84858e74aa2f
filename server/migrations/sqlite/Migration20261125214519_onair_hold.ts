import { Migration } from '@mikro-orm/migrations';

export class Migration20261125214519_onair_hold extends Migration {

  override name = 'Migration20261125214519_onair_hold';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`station\` add column \`held_until\` datetime null;`);
    this.addSql(`alter table \`station\` add column \`held_by\` text not null default '';`);

    this.addSql(`alter table \`air_item\` add column \`after_key\` text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`air_item\` drop column \`after_key\`;`);

    this.addSql(`alter table \`station\` drop column \`held_until\`;`);
    this.addSql(`alter table \`station\` drop column \`held_by\`;`);
  }

}
