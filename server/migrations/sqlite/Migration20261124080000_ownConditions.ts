import { Migration } from '@mikro-orm/migrations';
import { withOwnConditions, withoutOwnConditions } from '../ownConditions.ts';

/** That something is allowed of one's own alone is a condition of what roles, permissions and tokens allow. */
export class Migration20261124080000_ownConditions extends Migration {
  override name = 'Migration20261124080000_ownConditions';

  override up(): Promise<void> {
    return withOwnConditions((sql, values) => this.execute(sql, values));
  }

  override down(): Promise<void> {
    return withoutOwnConditions((sql, values) => this.execute(sql, values));
  }
}
