import type { SqlEntityManager } from '@mikro-orm/sql';
import type { AbilityGrant } from '../../../kit/rules/abilities.ts';
import { Permission } from './permission.entity.ts';
import { Role } from './roles/role.entity.ts';
import { administrator, baseAbilities, newcomer } from './roles/roles.ts';

const grants = (action: string, ...subjects: string[]): AbilityGrant[] =>
  subjects.map((subject) => ({ action, subject }));

/** Grants that are restricted to own records. */
const ownGrants = (action: string, ...subjects: string[]): AbilityGrant[] =>
  subjects.map((subject) => ({ action, subject, condition: 'OWN' }));

/** Subjects of a radio's library. */
const library = [
  'MediaItem',
  'Song',
  'Jingle',
  'Generic',
  'Publicity',
  'Video',
  'Artiste',
  'Album',
  'MediaCategory',
  'MediaTag',
  'Playlist',
  'DefaultPlaylist',
  'PlaylistComment',
  'VideoComment',
];

/** Subjects of a radio's planning. */
const planning = [
  'Emission',
  'Episode',
  'EmissionCategory',
  'Classification',
  'Language',
  'EmissionTag',
  'EmissionComment',
  'Podcast',
  'PodcastComment',
  'Slot',
  'Clock',
  'Rundown',
  'Rush',
];

/** Subjects of broadcasting: log, station, live sessions and audience. */
const air = ['AirItem', 'Station', 'LiveSession', 'LiveVisit', 'Audience', 'AudienceSettings'];

/** Subjects of a radio's website. */
const website = ['Content', 'Topic', 'Website', 'Banner', 'Redirect', 'WebComment'];

/** Grants of all staff, regardless of their role. */
const ofStaff: AbilityGrant[] = [
  ...grants('read', 'Card', 'Profile', 'Post'),
  ...grants('read', 'FaqQuestion', 'KnowledgeQuestion'),
  ...grants('read', ...library, ...planning, ...air, ...website),
  ...grants('read', 'ChatThread', 'ChatRoom'),
  ...grants('create', 'ChatThread', 'ChatMessage'),
  ...grants('create', 'Post', 'PlaylistComment', 'VideoComment', 'EmissionComment', 'PodcastComment', 'Rush'),
];

const roles: Array<{ key: string; name?: string; description: string; abilities?: AbilityGrant[] }> = [
  {
    key: 'admin',
    name: administrator,
    description: 'Runs the station: may do everything.',
    abilities: grants('manage', 'all'),
  },
  { key: 'manager', description: 'Leads a team and its budget.' },
  {
    key: 'maintainer',
    description: 'Keeps the records in order.',
    abilities: [
      ...grants('read', 'User', 'Role', 'Employee'),
      ...grants('manage', 'Artiste', 'Album', 'MediaCategory', 'MediaTag'),
    ],
  },
  {
    key: 'editor',
    description: 'Edits what the station publishes.',
    abilities: [
      ...grants('read', 'Employee', 'WebCommentEmail'),
      ...grants(
        'manage',
        ...library,
        ...planning,
        ...website,
        'AirItem',
        'LiveSession',
        'LiveVisit',
        'LiveInvitation',
        'ChatRoom',
        'ChatReport',
      ),
    ],
  },
  {
    key: 'author',
    description: 'Writes for the station: may change articles of their own.',
    abilities: [
      ...grants('read', 'Employee'),
      ...grants('create', 'Content'),
      ...ownGrants('update', 'Content'),
      ...ownGrants('delete', 'Content'),
    ],
  },
  {
    key: 'user',
    description:
      'Works on programmes: plans, fills and publishes the emissions that they present or produce, and nobody else’s.',
    abilities: [
      ...ownGrants('create', 'Episode', 'Slot', 'Podcast'),
      ...ownGrants('update', 'Emission', 'Episode', 'Slot', 'Rundown', 'Rush', 'Podcast'),
      ...ownGrants('delete', 'Slot'),
    ],
  },
  { key: 'support', description: 'Answers listeners and clients.' },
  { key: 'restricted-user', description: 'Looks on.' },
  { key: 'subscriber', description: 'A client of the station: no business screens.' },
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

/** Seeds the roles of the station and the nine permissions. */
export async function seedPermissions(em: SqlEntityManager): Promise<void> {
  const made = new Map<string, Role>();
  for (const { key, name = key, description, abilities = [] } of roles) {
    made.set(
      name,
      em.create(Role, {
        key,
        name,
        description,
        abilities: [...baseAbilities, ...(key === newcomer ? [] : ofStaff), ...abilities],
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
