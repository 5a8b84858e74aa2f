/*
 * Gives the standard roles of existing installations the rights on the website that new installations give them. Version 0.1.0 had no
 * website: `blogIntoWebsite` replaced the rights on the blog by those on `Content`, `Topic` and `WebComment`, and nothing gave rights
 * on the other subjects.
 */

/** Parts that differ between the engines. */
export interface RightsChange {
  execute: (sql: string, values?: unknown[]) => Promise<unknown>;
  /** Placeholder for a JSON text. */
  json: string;
}

interface Grant {
  action: string;
  subject: string;
  condition?: string | null;
}

const grant = (action: string, subject: string): Grant => ({ action, subject });

/** Subjects that came with the website and that no right on the blog was replaced by. */
const newSubjects = ['Website', 'Banner', 'Redirect', 'WebCommentEmail'];

/** Keys of the standard roles of version 0.1.0 that read the blog. The role of administrators may do everything already. */
const staffKeys = ['manager', 'maintainer', 'editor', 'author', 'user', 'support', 'restricted-user'];

const reading = ['Website', 'Banner', 'Redirect'].map((subject) => grant('read', subject));
const editing = ['Topic', 'Website', 'Banner', 'Redirect'].map((subject) => grant('manage', subject));

/** The rights that a standard role receives: each as far as the role holds the comparable right on contents or comments. */
function rightsFor(key: string, abilities: readonly Grant[]): Grant[] {
  const holds = (needed: Grant) => abilities.some((ability) => includes(ability, needed));
  return [
    ...(holds(grant('read', 'Content')) ? reading : []),
    ...(key === 'editor' && holds(grant('manage', 'Content')) ? editing : []),
    ...(key === 'editor' && holds(grant('manage', 'WebComment')) ? [grant('read', 'WebCommentEmail')] : []),
  ];
}

/** Adds the rights to the standard roles, except to those that hold a right on one of the new subjects. */
export const giveRights = (change: RightsChange): Promise<void> =>
  changeRoles(change, (key, abilities) => {
    if (abilities.some(({ subject }) => newSubjects.includes(subject))) return abilities;
    return [
      ...abilities,
      ...rightsFor(key, abilities).filter((right) => !abilities.some((known) => isSame(known, right))),
    ];
  });

/** Removes the rights from the standard roles that hold all of them, and no other right on the new subjects. */
export const takeRights = (change: RightsChange): Promise<void> =>
  changeRoles(change, (key, abilities) => {
    const given = rightsFor(key, abilities);
    const isGiven = (ability: Grant) => given.some((right) => isSame(ability, right));
    const isChanged =
      given.some((right) => !abilities.some((ability) => isSame(ability, right))) ||
      abilities.some((ability) => newSubjects.includes(ability.subject) && !isGiven(ability));
    return isChanged ? abilities : abilities.filter((ability) => !isGiven(ability));
  });

async function changeRoles(
  { execute, json }: RightsChange,
  changed: (key: string, abilities: Grant[]) => Grant[],
): Promise<void> {
  const places = staffKeys.map(() => '?').join(', ');
  const roles = (await execute(
    `select id, key, abilities from role where radio_id is null and key in (${places})`,
    staffKeys,
  )) as Array<{ id: unknown; key: string; abilities: unknown }>;
  for (const { id, key, abilities } of roles) {
    const before = grantsOf(abilities);
    const after = changed(key, before);
    if (after.length === before.length) continue;
    // Without another stamp, servers would go on with the cached abilities of the role.
    await execute(
      `update role set abilities = ${json}, version = version + 1, stamp = stamp + 1 where id = ?`,
      [JSON.stringify(after), id],
    );
  }
}

/** SQLite returns JSON as text. */
const grantsOf = (json: unknown) => (typeof json === 'string' ? JSON.parse(json) : json) as Grant[];

const isSame = (a: Grant, b: Grant) => a.action === b.action && a.subject === b.subject && !a.condition;

const includes = ({ action, subject, condition }: Grant, needed: Grant) =>
  !condition && subject === needed.subject && (action === needed.action || action === 'manage');
