import { Migration } from '@mikro-orm/migrations';
import { rebuildClientSearchTexts } from '../clientSearchTexts.ts';

/** Makes searches of clients of invoices find the company. */
export class Migration20261130081600_clientCompanies extends Migration {

  override name = 'Migration20261130081600_clientCompanies';

  override async up(): Promise<void> {
    await rebuildClientSearchTexts((sql, values) => this.execute(sql, values), ['name', 'company', 'company_email']);
  }

  override async down(): Promise<void> {
    await rebuildClientSearchTexts((sql, values) => this.execute(sql, values), ['name', 'company_email']);
  }

}
