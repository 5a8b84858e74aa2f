import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { forbidden } from '../../../kit/errors.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import {
  Colleague,
  maxColleagues,
  checkTeamSearch,
  findInTeam,
  type TeamSearch,
} from '../../content/public.ts';

/** Finds team members by name or username, for people who may change emissions or episodes. */
async function findTeamColleagues(context: Context, search: TeamSearch): Promise<Colleague[]> {
  const { abilities } = context;
  if (!abilities.can('update', 'Emission') && !abilities.can('update', 'Episode'))
    throw forbidden('update', 'Emission');
  checkTeamSearch(search);
  return findInTeam(context, search);
}

@Resolver()
export class PeopleResolver {
  @Allow('read', 'Emission')
  @Query(() => [Colleague], {
    description:
      'People in the team of the radio, sorted by name, to choose participants from. INACTIVE users are not listed; guests are, also before and after their time. FORBIDDEN unless the viewer may change emissions or episodes.',
  })
  teamColleagues(
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Only people whose name or username contains this text, at most 100 characters. All people when null, absent or empty.',
    })
    search: string | null | undefined,
    @Arg('first', () => Int, {
      defaultValue: 8,
      description: `Maximum number of people, 1 to ${maxColleagues}.`,
    })
    first: number,
    @Ctx() context: Context,
  ): Promise<Colleague[]> {
    return findTeamColleagues(context, { search: search ?? '', first });
  }
}
