import { Migration } from '@mikro-orm/migrations';
import { refoldTexts } from '../refoldTexts.ts';

/** Searches and duplicate checks ignore typographic signs and ligatures; the texts that they compare are stored. */
export class Migration20261128061500_foldedTexts extends Migration {
  override name = 'Migration20261128061500_foldedTexts';

  override up(): Promise<void> {
    return refoldTexts('postgresql', (sql, values) => this.execute(sql, values));
  }

  /** The fields themselves are unchanged; their next change stores the former text. */
  override down(): void {}
}
