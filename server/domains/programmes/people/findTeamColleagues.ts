import type { Context } from '../../../kit/context.ts';
import { forbidden } from '../../../kit/errors.ts';
import { checkTeamSearch, findInTeam, type Colleague, type TeamSearch } from '../../content/public.ts';

/** Finds team members by name or username, for people who may change emissions or episodes. */
export async function findTeamColleagues(context: Context, search: TeamSearch): Promise<Colleague[]> {
  const { abilities } = context;
  if (!abilities.can('update', 'Emission') && !abilities.can('update', 'Episode'))
    throw forbidden('update', 'Emission');
  checkTeamSearch(search);
  return findInTeam(context, search);
}
