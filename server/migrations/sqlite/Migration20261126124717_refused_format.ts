import { Migration } from '@mikro-orm/migrations';

export class Migration20261126124717_refused_format extends Migration {

  override name = 'Migration20261126124717_refused_format';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`media_item\` add column \`refused_format\` text not null default '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`media_item\` drop column \`refused_format\`;`);
  }

}
