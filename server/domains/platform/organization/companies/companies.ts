import { takeAdvisoryLock } from '../../../../kit/database/transactionLocks.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import type { Write } from '../../../../kit/resource/writes.ts';
import { scopeOf } from '../../../../kit/read/reads.ts';
import { insertRow } from '../../../../kit/write/rowWrites.ts';
import { Company } from './company.entity.ts';

const findCompanyByName = query('organization.findCompanyByName', (db, { name }: Given<{ name: string }>) =>
  db.selectFrom('Company').select('id').where('name', '=', name),
);

/** Returns the id of the company with this name, and creates it when it does not exist. */
export async function findOrCreateCompany(
  { transaction, context }: Write<object>,
  name: string,
): Promise<number> {
  // Serialises transactions that create a company of the same name at once.
  await takeAdvisoryLock(transaction, `company ${name}`);
  const known = await findCompanyByName.first(transaction, { name });
  if (known) return known.id;
  const { id } = await insertRow(transaction, context.reads.models.of(Company), { name }, scopeOf(context));
  return id;
}
