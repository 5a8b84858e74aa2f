import type { Context } from '../../../../kit/context.ts';
import { condition } from '../../../../kit/query/condition.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { acrossRadios } from '../../../../kit/query/scopes.ts';
import type { ConditionBuilder } from '../../../../kit/query/tables.ts';
import { parseId, type Condition } from '../../../../kit/read/reads.ts';
import { seesAllRadios } from '../../accounts/accounts.ts';
import { isMember } from '../../accounts/validity.ts';

/** Returns the SQL condition for the radios `t` that the viewer sees; undefined for all radios. */
export function reachableRadios(context: Context): Condition | undefined {
  if (/* guard: radios-listed-for-members */ seesAllRadios(context)) return undefined;
  return ofTeams(context, { viewer: context.viewer?.userId ?? 0, now: new Date() });
}

/** Returns the id of a radio if the viewer sees it; undefined otherwise. */
export async function findReachableRadioId(context: Context, id: string): Promise<number | undefined> {
  const radio = await findReachableRadio.first(context, {
    id: parseId(id) ?? 0,
    viewer: context.viewer?.userId ?? 0,
    all: seesAllRadios(context),
    now: new Date(),
  });
  return radio?.id;
}

const isOfTeams = (
  radio: ConditionBuilder<'Radio', 't'>,
  { viewer, now }: Given<{ viewer: number; now: Date }>,
) =>
  radio('t.id', 'in', (teams) =>
    teams
      .selectFrom(acrossRadios('TeamMember as member'))
      .select('member.radio')
      .where('member.user', '=', viewer)
      .where(isMember(now)),
  );

const ofTeams = condition('Radio', isOfTeams);

const findReachableRadio = query(
  'organization.findReachableRadio',
  (db, given: Given<{ id: number; viewer: number; all: boolean; now: Date }>) =>
    db
      .selectFrom('Radio as t')
      .select('t.id')
      .where('t.id', '=', given.id)
      .where((radio) => radio.or([given.all, isOfTeams(radio, given)])),
);
