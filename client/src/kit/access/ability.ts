import { Ability, subject as rowOf, type AbilityTuple } from '@casl/ability';

/** What it takes to see or do something: an action on a subject, as the server names them. */
export interface Rule {
  action: string;
  subject: string;
}

/** What is allowed: OWN is of one's own alone. */
export interface Grant extends Rule {
  condition?: 'OWN' | null;
}

export type Can = (rule: Rule | undefined) => boolean;

/** The viewer's rules as one question: may they? No rule means that everyone signed in may. */
export function createCan(grants: readonly Grant[]): Can {
  const ability = abilityOf(grants);
  return (rule) => !rule || ability.can(rule.action, rule.subject);
}

/** The same of all that there is, and not of one's own alone. */
export function createCanAll(grants: readonly Grant[]): Can {
  const ability = abilityOf(grants);
  return (rule) => !rule || ability.can(rule.action, rowOf(rule.subject, { isOwn: false }));
}

/** A condition of CASL is asked of a row; all that is known here of one is whether it is the viewer's own. */
const conditionsMatcher = (subject: { isOwn: boolean }) => (row: Record<PropertyKey, unknown>) =>
  row['isOwn'] === subject.isOwn;

const abilityOf = (grants: readonly Grant[]) =>
  new Ability<AbilityTuple, { isOwn: boolean }>(
    grants.map(({ action, subject, condition }) => ({
      action,
      subject,
      ...(condition && { conditions: { isOwn: true } }),
    })),
    { conditionsMatcher },
  );

const changing: ReadonlySet<string> = new Set(['create', 'update', 'delete', 'manage', 'publish']);

/** The same, without anything that changes something. */
export function lookingOnly(can: Can): Can {
  return (rule) => can(rule) && !(rule && changing.has(rule.action));
}
