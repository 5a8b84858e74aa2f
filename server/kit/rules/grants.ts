import type { AbilityGrant } from './abilities.ts';
import { declaredSubjects } from './rule.ts';

/*
 * Grants are positive and without conditions, so that those of several roles can be put together and cut down by plain
 * set arithmetic. `manage` is every action, `all` every subject.
 */

export const isEverything = ({ action, subject }: AbilityGrant) => action === 'manage' && subject === 'all';

/** What a role of the platform allows: nothing of a radio, unless it allows everything. */
export function platformGrants(
  grants: readonly AbilityGrant[],
  ofRadios: ReadonlySet<string>,
): AbilityGrant[] {
  if (grants.some(isEverything)) return [{ action: 'manage', subject: 'all' }];
  const ofPlatform = declaredSubjects().filter((subject) => !ofRadios.has(subject));
  return grants
    .flatMap((grant) => (grant.subject === 'all' ? each(grant.action, ofPlatform) : [grant]))
    .filter(({ subject }) => !ofRadios.has(subject));
}

/** What a role in the team of a radio allows there: only what belongs to radios. */
export function teamGrants(grants: readonly AbilityGrant[], ofRadios: ReadonlySet<string>): AbilityGrant[] {
  return grants
    .flatMap((grant) => (grant.subject === 'all' ? each(grant.action, [...ofRadios]) : [grant]))
    .filter(({ subject }) => ofRadios.has(subject));
}

/** What both allow. */
export function commonGrants(some: readonly AbilityGrant[], others: readonly AbilityGrant[]): AbilityGrant[] {
  return some.flatMap((a) =>
    others.flatMap((b) => {
      const action = narrower(a.action, b.action, 'manage');
      const subject = narrower(a.subject, b.subject, 'all');
      return action && subject ? [{ action, subject }] : [];
    }),
  );
}

const each = (action: string, subjects: readonly string[]): AbilityGrant[] =>
  subjects.map((subject) => ({ action, subject }));

function narrower(a: string, b: string, widest: string): string | undefined {
  if (a === b || b === widest) return a;
  return a === widest ? b : undefined;
}
