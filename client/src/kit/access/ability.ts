import { Ability, subject as rowOf, type AbilityTuple } from '@casl/ability';

/** A permission: an action on a subject, by the server's names. */
export interface Rule {
  action: string;
  subject: string;
}

/** A granted permission. `OWN` limits it to the viewer's own records. */
export interface Grant extends Rule {
  condition?: 'OWN' | null;
}

export type Can = (rule: Rule | undefined) => boolean;

/** Creates a function that checks whether the viewer has a permission. Called without a permission, it returns true. */
export function createCan(grants: readonly Grant[]): Can {
  const ability = abilityOf(grants);
  return (rule) => !rule || ability.can(rule.action, rule.subject);
}

/** Like `createCan`, but grants limited to own records do not count. */
export function createCanAll(grants: readonly Grant[]): Can {
  const ability = abilityOf(grants);
  return (rule) => !rule || ability.can(rule.action, rowOf(rule.subject, { isOwn: false }));
}

/** Matches CASL conditions against a row. The only condition that the client knows is ownership. */
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

/**
 * Wraps a permission check so that it returns false for actions that change records. Examples are create, update and
 * publish.
 */
export function readOnlyCan(can: Can): Can {
  return (rule) => can(rule) && !(rule && changing.has(rule.action));
}
