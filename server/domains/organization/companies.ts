import type { Write } from '../../kit/resource/writes.ts';
import { scopeOf } from '../../kit/read/reads.ts';
import { insertRow } from '../../kit/write/rowWrites.ts';
import { Company } from './company.entity.ts';

/** The id of the company with this name, which is made when there is none. */
export async function companyNamed({ transaction, context }: Write<object>, name: string): Promise<number> {
  // Two who name the same new company at once take turns; SQLite has one writer anyway.
  if (context.database.engine === 'postgresql')
    await transaction.rows('select pg_advisory_xact_lock(hashtext(?))', [`company ${name}`]);
  const [known] = await transaction.rows('select id from company where name = ?', [name]);
  if (known) return Number(known[0]);
  const { id } = await insertRow(transaction, context.reads.models.of(Company), { name }, scopeOf(context));
  return id;
}
