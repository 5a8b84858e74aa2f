import type { TestApp } from '../../../../../tools/testing/testApp.ts';
import { User } from '../../users/user.entity.ts';
import { TeamMember } from '../teams/teamMember.entity.ts';

/** Returns functions that create people and team members for tests, directly in the tables. */
export function peopleOf(app: TestApp) {
  const roleId = async (key: string): Promise<string> => {
    const [row] = await app.shared.database.rows('select id from role where key = ?', [key]);
    return String(row![0]);
  };

  /** Creates a person without a team. */
  const outside = async (name: string): Promise<string> => {
    const em = app.orm.em.fork();
    const email = `${name}@example.com`;
    em.create(User, {
      fullName: name,
      username: name,
      email,
      country: '',
      contact: '',
      currentPlan: 'BASIC',
      status: 'ACTIVE',
      role: Number(await roleId('subscriber')),
    } as never);
    await em.flush();
    return email;
  };

  /** Creates a person with a role in the team of the first radio, and without rights on the platform. */
  const addMember = async (
    name: string,
    role: string,
    times: object = {},
  ): Promise<{ email: string; token: string }> => {
    const email = await outside(name);
    const em = app.orm.em.fork();
    const user = await em.findOneOrFail(User, { email });
    em.create(TeamMember, { user, radio: 1, role: Number(await roleId(role)), ...times } as never);
    await em.flush();
    await em.nativeUpdate(User, { email }, { radio: 1 } as never);
    return { email, token: await app.tokenOf(email) };
  };

  return { roleId, outside, addMember };
}
