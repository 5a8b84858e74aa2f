import type { SqlEntityManager } from '@mikro-orm/sql';
import type { AbilityGrant } from '../../../kit/rules/abilities.ts';
import { grants, type StandardGrants, type StandardRole } from '../../../kit/rules/standardGrants.ts';
import { Permission } from './permission.entity.ts';
import { Role } from './roles/role.entity.ts';
import { administrator, baseAbilities, newcomer } from './roles/roles.ts';

/** The standard roles. Domains contribute what each of them may do. */
const roles: Array<{ key: StandardRole | 'admin'; name?: string; description: string }> = [
  { key: 'admin', name: administrator, description: 'Runs the station: may do everything.' },
  { key: 'manager', description: 'Leads a team and its budget.' },
  { key: 'maintainer', description: 'Keeps the records in order.' },
  { key: 'editor', description: 'Edits what the station publishes.' },
  { key: 'author', description: 'Writes for the station: may change articles of their own.' },
  {
    key: 'user',
    description:
      'Works on programmes: plans, fills and publishes the emissions that they present or produce, and nobody else’s.',
  },
  { key: 'support', description: 'Answers listeners and clients.' },
  { key: 'restricted-user', description: 'Looks on.' },
  { key: newcomer, description: 'A client of the station: no business screens.' },
];

const permissions: Array<{ name: string; createdDate: string; roles: string[]; abilities: AbilityGrant[] }> =
  [
    {
      name: 'Management',
      createdDate: '2021-04-14T20:43:00Z',
      roles: [administrator],
      abilities: grants('manage', 'Radio', 'User', 'Role', 'Permission'),
    },
    {
      name: 'Manage Billing & Roles',
      createdDate: '2021-09-16T17:20:00Z',
      roles: [administrator],
      abilities: grants('manage', 'Invoice', 'InvoiceClient', 'PaymentDetails', 'Role', 'Permission'),
    },
    {
      name: 'Add & Remove Users',
      createdDate: '2021-10-14T10:20:00Z',
      roles: [administrator, 'manager'],
      abilities: [
        ...grants('read', 'User', 'Role'),
        ...grants('create', 'User'),
        ...grants('delete', 'User'),
      ],
    },
    {
      name: 'Project Planning',
      createdDate: '2021-10-14T10:20:00Z',
      roles: [administrator, 'user', 'support'],
      abilities: grants('read', 'Employee'),
    },
    {
      name: 'Manage Email Sequences',
      createdDate: '2021-08-23T14:00:00Z',
      roles: [administrator, 'user', 'support'],
      abilities: grants('read', 'InvoiceClient'),
    },
    {
      name: 'Client Communication',
      createdDate: '2021-04-15T11:30:00Z',
      roles: [administrator, 'manager'],
      abilities: [...grants('read', 'Invoice', 'InvoiceClient'), ...grants('update', 'InvoiceClient')],
    },
    {
      name: 'Only View',
      createdDate: '2021-12-04T20:15:00Z',
      roles: [administrator, 'restricted-user'],
      abilities: grants('read', 'User', 'Role', 'Permission', 'Invoice', 'InvoiceClient', 'Employee'),
    },
    {
      name: 'Financial Management',
      createdDate: '2021-02-25T10:30:00Z',
      roles: [administrator, 'manager'],
      abilities: [
        ...grants('manage', 'Invoice', 'InvoiceClient', 'PaymentDetails'),
        ...grants('read', 'Employee', 'Salary'),
      ],
    },
    {
      name: "Manage Others' Tasks",
      createdDate: '2021-11-04T11:45:00Z',
      roles: [administrator, 'support'],
      abilities: grants('read', 'User', 'Role', 'Employee'),
    },
  ];

/** Seeds the standard roles, with the grants that the domains contribute, and the nine permissions. */
export async function seedPermissions(em: SqlEntityManager, standardGrants: StandardGrants): Promise<void> {
  const made = new Map<string, Role>();
  for (const { key, name = key, description } of roles) {
    made.set(
      name,
      em.create(Role, {
        key,
        name,
        description,
        abilities: [...baseAbilities, ...abilitiesOf(key, standardGrants)],
      } as never),
    );
  }
  for (const { name, createdDate, roles: holders, abilities } of permissions) {
    const permission = em.create(Permission, {
      name,
      createdDate: new Date(createdDate),
      abilities,
    } as never);
    permission.roles.set(holders.map((holder) => made.get(holder)!));
  }
  await em.flush();
}

function abilitiesOf(
  role: StandardRole | 'admin',
  { staff = [], ...furtherGrants }: StandardGrants,
): AbilityGrant[] {
  if (role === newcomer) return [];
  return [
    ...staff,
    ...(role === 'admin'
      ? grants('manage', 'all')
      : (furtherGrants[role as keyof typeof furtherGrants] ?? [])),
  ];
}
