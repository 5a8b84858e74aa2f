import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { isEmail } from 'class-validator';
import {
  hashPassword,
  Role,
  seedPermissions,
  administrator,
  Plan,
  User,
  UserStatus,
} from '../domains/platform/public.ts';
import { standardGrants } from '../domains/index.ts';
import { withDatabase } from './withDatabase.ts';

/**
 * `npm run create-administrator -- ada@example.org "Ada Merle"`: creates an administrator and prints their password. Needed for
 * the first administrator, because only an administrator can appoint the others. Creates the standard roles and permissions when
 * there are none.
 */
const [email = '', fullName = ''] = process.argv.slice(2);
if (!isEmail(email) || !fullName) {
  console.error('Usage: npm run create-administrator -- EMAIL "FULL NAME"');
  process.exit(2);
}

await withDatabase(async ({ orm }) => {
  const password = randomBytes(15).toString('base64url');
  const created = await orm.em.fork().transactional(async (em) => {
    if ((await em.count(Role)) === 0) await seedPermissions(em, standardGrants);
    if ((await em.count(User, { email: email.toLowerCase() })) > 0) return false;
    em.create(
      User,
      {
        fullName,
        username: email.split('@')[0]!,
        email: email.toLowerCase(),
        country: '',
        contact: '',
        currentPlan: Plan.ENTERPRISE,
        status: UserStatus.ACTIVE,
        role: await em.findOneOrFail(Role, { name: administrator }),
        passwordHash: await hashPassword(password),
      },
      { partial: true },
    );
    return true;
  });
  if (created)
    console.log(`${email} may sign in as administrator with the password ${password}\nIt is shown only now.`);
  else {
    console.error(`There is a person with the address ${email} already; nothing was changed.`);
    process.exitCode = 1;
  }
});
