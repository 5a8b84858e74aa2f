import { Migration } from '@mikro-orm/migrations';

export class Migration20261129034520_homeSections extends Migration {

  override name = 'Migration20261129034520_homeSections';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`website\` add column \`sections\` json not null default '[{"key":"hero","kind":"HERO","isHidden":false,"count":6,"texts":[]},{"key":"news","kind":"NEWS","isHidden":false,"count":6,"texts":[]},{"key":"schedule","kind":"SCHEDULE","isHidden":false,"count":6,"texts":[]},{"key":"episodes","kind":"EPISODES","isHidden":false,"count":3,"texts":[]},{"key":"partners","kind":"PARTNERS","isHidden":false,"count":8,"texts":[]}]';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`website\` drop column \`sections\`;`);
  }

}
