import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import { count, countOfEach } from '../../../../kit/query/counts.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { ToMany } from '../../../../kit/read/children.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { WriteResolver } from '../../../../kit/resource/resolvers/writeResolver.ts';
import type { Write } from '../../../../kit/resource/writes.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import { User } from '../../users/user.entity.ts';
import { Company, companyInputs } from './company.entity.ts';

const countUsers = countOfEach('organization.countUsers', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('User').select(count).where('employer', '=', of),
);

const hasUsers = query('organization.hasUsers', (db, { company }: Given<{ company: number }>) =>
  db.selectFrom('User').select('id').where('employer', '=', company).limit(1),
);

const hasRadios = query('organization.hasRadios', (db, { company }: Given<{ company: number }>) =>
  db.selectFrom('Radio').select('id').where('company', '=', company).limit(1),
);

@Resolver(() => Company)
@ToMany('users', () => User, {
  first: 5,
  description: 'People who work for the company, the most recently created accounts first.',
})
export class CompanyResolver extends WriteResolver(Company, companyInputs.Input, companyInputs.Patch, {
  views: 'companies',
  searchResult: { title: '{name}', list: '/admin/companies' },
}) {
  @Allow('read', 'User')
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Number of people who work for the company. Null, with the error FORBIDDEN, when the viewer may not read people.',
  })
  userCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return countUsers(context, id);
  }

  /** Throws when the company has employees or runs radios. */
  protected override async beforeDelete({ id }: Stored<Company>, { transaction }: Write<Company>) {
    const isInUse =
      (await hasUsers.any(transaction, { company: id })) ||
      (await hasRadios.any(transaction, { company: id }));
    if (isInUse) throw invalidInput({ id: 'inUse' });
  }
}
