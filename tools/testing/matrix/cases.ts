import { Role } from '../../../server/domains/platform/permissions/roles/role.entity.ts';
import { declaredActions, declaredSubjects } from '../../../server/kit/rules/rule.ts';
import type { Abilities } from '../../../server/kit/rules/abilities.ts';
import type { TestApp } from '../testApp.ts';

/*
 * Roles for tests that run for every role. Roles with the same permissions are one case, because responses only depend on
 * permissions.
 */

export interface Case {
  name: string;
  /** Keys of the role on the platform, and of the role in the team of a radio. */
  platform: string;
  team: string;
  /** True when the person can access every radio. */
  isAdministrator: boolean;
}

/**
 * Creates a test case for each role whose permissions differ from those of earlier roles. The person has the role both on the
 * platform and in a team.
 */
export async function casesOfRoles(app: TestApp): Promise<Case[]> {
  const cases = new Map<string, Case>();
  for (const { key } of await app.orm.em.fork().findAll(Role, { orderBy: { id: 'asc' } })) {
    const abilities = await abilitiesOf(app, key, key);
    const allowed = allowedBy(abilities);
    const same = cases.get(allowed);
    if (same) same.name += `, ${key}`;
    else cases.set(allowed, { name: key, platform: key, team: key, isAdministrator: isAll(abilities) });
  }
  return [...cases.values()];
}

async function abilitiesOf(app: TestApp, platform: string, team: string): Promise<Abilities> {
  const em = app.orm.em.fork();
  const role = async (key: string) => em.findOneOrFail(Role, { key });
  return app.shared.services.accounts.roleAbilities.of(await role(platform), await role(team));
}

/** The allowed actions among all those for which there are rules, as text. */
function allowedBy(abilities: Abilities): string {
  const requests = declaredSubjects().flatMap((subject) =>
    [...declaredActions(subject), 'manage'].map((action) => ({ action, subject })),
  );
  const allowed = requests.filter(({ action, subject }) => abilities.can(action, subject));
  return JSON.stringify(allowed.map(({ action, subject }) => `${action} ${subject}`).toSorted());
}

const isAll = (abilities: Abilities) => abilities.can('manage', 'all');
