import { Migration } from '@mikro-orm/migrations';

export class Migration20261129043000_menus extends Migration {

  override name = 'Migration20261129043000_menus';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`website\` add column \`menu\` json not null default '[{"key":"schedule","page":"SCHEDULE","link":"","labels":[]},{"key":"playlist","page":"PLAYLIST","link":"","labels":[]},{"key":"programmes","page":"PROGRAMMES","link":"","labels":[]},{"key":"podcasts","page":"PODCASTS","link":"","labels":[]},{"key":"news","page":"NEWS","link":"","labels":[]},{"key":"services","page":"SERVICES","link":"","labels":[]},{"key":"photos","page":"PHOTOS","link":"","labels":[]},{"key":"shop","page":"SHOP","link":"","labels":[]},{"key":"partners","page":"PARTNERS","link":"","labels":[]},{"key":"search","page":"SEARCH","link":"","labels":[]}]';`);
    this.addSql(`alter table \`website\` add column \`footer_menu\` json not null default '[{"key":"team","page":"TEAM","link":"","labels":[]}]';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`website\` drop column \`menu\`;`);
    this.addSql(`alter table \`website\` drop column \`footer_menu\`;`);
  }

}
