import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../kit/context.ts';
import { invalidInput } from '../../kit/errors.ts';
import { ToMany } from '../../kit/read/children.ts';
import type { Row } from '../../kit/read/plan.ts';
import { WriteResolver } from '../../kit/resource/writeResolver.ts';
import type { Write } from '../../kit/resource/writes.ts';
import { Allow } from '../../kit/rules/rule.ts';
import type { Stored } from '../../kit/write/storedEntity.ts';
import { User } from '../users/user.entity.ts';
import { Company } from './company.entity.ts';
import { CompanyInput, CompanyPatch } from './company.inputs.ts';

@Resolver(() => Company)
@ToMany('users', () => User, { first: 5, description: 'The people who work for it, newest first.' })
export class CompanyResolver extends WriteResolver(Company, CompanyInput, CompanyPatch, {
  found: { title: '{name}', list: '/admin/companies' },
}) {
  @Allow('read', 'User')
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many people work for it; null with FORBIDDEN for whoever may not read people.',
  })
  async userCount(@Root() { id }: Row, @Ctx() { database }: Context): Promise<number> {
    const [row] = await database.rows('select count(*) from "user" where employer_id = ?', [id]);
    return Number(row![0]);
  }

  /** Nobody loses their employer, and no radio who runs it, by somebody else's deletion. */
  protected override async beforeDelete({ id }: Stored<Company>, { transaction }: Write<Company>) {
    const held = await transaction.rows(
      'select 1 from "user" where employer_id = ? union all select 1 from radio where company_id = ? limit 1',
      [id, id],
    );
    if (held.length > 0) throw invalidInput({ id: 'inUse' });
  }
}
