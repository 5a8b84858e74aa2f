import type { AbilityGrant } from './abilities.ts';
import { declaredSubjects } from './rule.ts';

/*
 * Grants only allow and never forbid, so the grants of several roles can be united and intersected like sets. Where either of two
 * grants has the condition OWN, their intersection has it too. `manage` stands for every action, `all` for every subject.
 */

export const isEverything = ({ action, subject, condition }: AbilityGrant) =>
  action === 'manage' && subject === 'all' && !condition;

/** Returns a grant with only the properties that are stored and compared. `condition` is left out when it is empty. */
export const grantOf = ({ action, subject, condition }: AbilityGrant): AbilityGrant =>
  condition ? { action, subject, condition } : { action, subject };

/**
 * Permissions that a role gives on the platform. They include no subject that belongs to a radio, unless the role allows
 * everything. Any other grant on `all` becomes one grant for each subject of the platform.
 */
export function platformGrants(
  grants: readonly AbilityGrant[],
  ofRadios: ReadonlySet<string>,
): AbilityGrant[] {
  if (grants.some(isEverything)) return [{ action: 'manage', subject: 'all' }];
  const ofPlatform = declaredSubjects().filter((subject) => !ofRadios.has(subject));
  return (
    grants
      .flatMap((grant) => (grant.subject === 'all' ? each(grant, ofPlatform) : [grant]))
      // guard: platform-role-grants-nothing-on-radio
      .filter(({ subject }) => !ofRadios.has(subject))
  );
}

/**
 * Permissions that a role gives in the team of a radio. They only include subjects that belong to radios. A grant on `all`
 * becomes one grant for each of these subjects.
 */
export function teamGrants(grants: readonly AbilityGrant[], ofRadios: ReadonlySet<string>): AbilityGrant[] {
  return (
    grants
      .flatMap((grant) => (grant.subject === 'all' ? each(grant, [...ofRadios]) : [grant]))
      // guard: team-role-grants-nothing-on-platform
      .filter(({ subject }) => ofRadios.has(subject))
  );
}

/** Returns the grants that both lists allow. Where the two differ in width, the narrower action, subject and condition count. */
export function commonGrants(some: readonly AbilityGrant[], limits: readonly AbilityGrant[]): AbilityGrant[] {
  return some.flatMap((a) =>
    limits.flatMap((b) => {
      const action = narrower(a.action, b.action, 'manage');
      const subject = narrower(a.subject, b.subject, 'all');
      return action && subject
        ? [
            grantOf({
              action,
              subject,
              condition: /* guard: own-condition-survives-intersection */ a.condition ?? b.condition,
            }),
          ]
        : [];
    }),
  );
}

const each = (grant: AbilityGrant, subjects: readonly string[]): AbilityGrant[] =>
  subjects.map((subject) => grantOf({ ...grant, subject }));

function narrower(a: string, b: string, widest: string): string | undefined {
  if (a === b || b === widest) return a;
  return a === widest ? b : undefined;
}
