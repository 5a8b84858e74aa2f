import { Migration } from '@mikro-orm/migrations';
import { withoutAccents } from '../withoutAccents.ts';

/** Searches look past accents; what is looked through is stored. */
export class Migration20261121214500_searchWithoutAccents extends Migration {
  override name = 'Migration20261121214500_searchWithoutAccents';

  override up(): Promise<void> {
    return withoutAccents((sql, values) => this.execute(sql, values));
  }

  /** What the accents were is in the fields themselves, and comes back with their next change. */
  override down(): void {}
}
