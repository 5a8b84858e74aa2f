import { Migration } from '@mikro-orm/migrations';

/** Time on the air without an output, and unknown ends of items, which were stored as equal to the start. */
export class Migration20261130143000_unsentItems extends Migration {

  override name = 'Migration20261130143000_unsentItems';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`air_item\` add column \`unsent_for\` integer not null default 0;`);
    this.addSql(`alter table \`air_item\` rename column \`planned_until\` to \`planned_end\`;`);
    this.addSql(`alter table \`air_item\` add column \`planned_until\` datetime null;`);
    this.addSql(`update \`air_item\` set \`planned_until\` = \`planned_end\` where not (\`source\` in ('LIVE', 'EMERGENCY') and \`planned_end\` = \`planned_at\`);`);
    this.addSql(`alter table \`air_item\` drop column \`planned_end\`;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`update \`air_item\` set \`planned_until\` = \`planned_at\` where \`planned_until\` is null;`);
    this.addSql(`alter table \`air_item\` drop column \`unsent_for\`;`);
  }

}
