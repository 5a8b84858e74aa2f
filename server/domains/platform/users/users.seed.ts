import { wrap } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { addressPart, sampleFrom, sampleLastName } from '../../../kit/sample.ts';
import { hashPassword } from '../accounts/signIn/passwords.ts';
import { Company } from '../organization/companies/company.entity.ts';
import { Radio } from '../organization/radios/radio.entity.ts';
import { Role } from '../permissions/roles/role.entity.ts';
import { Plan, User, UserStatus } from './user.entity.ts';

const count = 50;
const companyCount = 12;
const colors = ['primary', 'success', 'danger', 'warning', 'info'];
const billings = ['Auto Debit', 'Manual - Cash', 'Manual - PayPal', 'Manual - Credit Card'];
const roleKeys = ['admin', 'author', 'editor', 'maintainer', 'subscriber'];

/** The two accounts for signing in to the demo. Their passwords are public and used nowhere else. */
const signIns = [
  {
    firstName: 'Ada',
    lastName: 'Merle',
    fullName: 'Ada Merle',
    username: 'admin',
    email: 'admin@demo.com',
    password: 'admin',
    role: 'admin',
  },
  {
    firstName: 'Milo',
    lastName: 'Claire',
    fullName: 'Milo Claire',
    username: 'client',
    email: 'client@demo.com',
    password: 'client',
    role: 'subscriber',
  },
];

/** Seeds 50 people. The two demo accounts are seeded last, so that they appear first in the list. */
export async function seedUsers(em: SqlEntityManager): Promise<void> {
  const faker = sampleFrom(1);
  const radio = await em.findOneOrFail(Radio, { slug: 'horizon' });
  const companies: Company[] = [];
  const roles = new Map((await em.findAll(Role)).map((role) => [role.key, role]));
  for (let index = 0; index < count; index++) {
    const firstName = faker.person.firstName();
    const lastName = sampleLastName(faker);
    const person = {
      firstName,
      lastName,
      fullName: `${firstName} ${lastName}`,
      username: `${addressPart(firstName)}.${addressPart(lastName)}${index + 1}`,
      email: `${addressPart(`${firstName} ${lastName}`)}${index + 1}@example.com`,
      employer: companyOf(index, faker.company.name()),
      country: faker.location.country(),
      contact: faker.phone.number({ style: 'national' }),
      currentPlan: faker.helpers.arrayElement(Object.values(Plan)),
      status: faker.helpers.arrayElement(Object.values(UserStatus)),
      billing: faker.helpers.arrayElement(billings),
      avatarColor: faker.helpers.arrayElement(colors),
      role: roles.get(faker.helpers.arrayElement(roleKeys))!,
    };
    em.create(User, {
      ...person,
      ...(await signIn(index, roles)),
      radio: wrap(radio).toReference(),
    } as never);
  }
  await em.flush();

  /**
   * Returns the company of a person. The first people each get a new company; later people share these
   * companies.
   */
  function companyOf(index: number, name: string) {
    if (index < companyCount) companies.push(em.create(Company, { name } as never));
    return companies[index % companyCount]!;
  }
}

async function signIn(index: number, roles: Map<string, Role>) {
  const known = signIns[count - 1 - index];
  if (!known) return {};
  const { password, role, ...person } = known;
  return {
    ...person,
    role: roles.get(role)!,
    passwordHash: await hashPassword(password),
    status: UserStatus.ACTIVE,
  };
}
