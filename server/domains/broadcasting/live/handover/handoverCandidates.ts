import { Field, ID } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { query } from '../../../../kit/query/query.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { findPresentMembers } from '../../../chat/public.ts';
import { findOpenLive } from '../liveQueries.ts';
import { mayCome } from '../rights/mayGoLive.ts';

@OutputType({
  rule: 'parent',
  description: 'Person to whom the presenter on the air can hand over with `offerHandover`.',
})
export class HandoverCandidate {
  @Field(() => ID, { description: 'Id of the `User`.' }) id!: string;
  @Field({ description: 'Name of the person.' }) name!: string;
  @Field({
    description:
      'True for a visitor in the waiting room, false for a user who has the portal open elsewhere.',
  })
  isWaiting!: boolean;
}

const maxPresent = 100;

const findWaitingColleagues = query('broadcasting.findWaitingColleagues', (db) =>
  db.selectFrom('LiveVisit').select('person').where('leftAt', 'is', null).where('person', 'is not', null),
);

/**
 * Finds the people to whom the viewer can offer the air.
 * They are in the waiting room or have the portal open, and may go live now. Visitors of the waiting room come first. Empty when
 * the viewer cannot offer the air.
 */
export async function findHandoverCandidates(context: Context): Promise<HandoverCandidate[]> {
  const { database, services, radioId, abilities } = context;
  const live = radioId === undefined ? undefined : await findOpenLive.first(context);
  const viewer = context.viewer!.userId;
  if (!live || (live.person !== viewer && !abilities.allows(allow('update', 'LiveSession')))) return [];
  const waiting = new Set((await findWaitingColleagues.all(context)).map(({ person }) => person!));
  const present = await findPresentMembers(context, maxPresent);
  const now = Date.now();
  const candidates: HandoverCandidate[] = [];
  for (const person of new Set([...waiting, ...present])) {
    if (person === live.person) continue;
    const verdict = await mayCome({ database, services, radioId: radioId! }, person, now);
    if (verdict.refused) continue;
    candidates.push({ id: String(person), name: verdict.name, isWaiting: waiting.has(person) });
  }
  return candidates.toSorted(
    (a, b) => Number(b.isWaiting) - Number(a.isWaiting) || a.name.localeCompare(b.name),
  );
}
