import { Migration } from '@mikro-orm/migrations';
import { giveRights, takeRights } from '../websiteRights.ts';

/** Gives the standard roles of existing installations the rights on the website that new installations give them. */
export class Migration20261130072500_websiteRights extends Migration {

  override name = 'Migration20261130072500_websiteRights';

  override up(): Promise<void> {
    return giveRights({ execute: (sql, values) => this.execute(sql, values), json: '?' });
  }

  override down(): Promise<void> {
    return takeRights({ execute: (sql, values) => this.execute(sql, values), json: '?' });
  }

}
