interface Grant {
  action: string;
  subject: string;
}

/** What whoever works for a station may do in its chat. */
const ofStaff: readonly Grant[] = [
  { action: 'read', subject: 'ChatThread' },
  { action: 'read', subject: 'ChatRoom' },
  { action: 'create', subject: 'ChatThread' },
  { action: 'create', subject: 'ChatMessage' },
];

/** What those may do besides who keep order in it, by the key of their role. */
const ofKeepers: Readonly<Record<string, readonly Grant[]>> = {
  editor: [
    { action: 'manage', subject: 'ChatRoom' },
    { action: 'manage', subject: 'ChatReport' },
  ],
};

/** The role of those who register by themselves: they do not work here, and have no chat. */
const newcomer = 'subscriber';

type Execute = (sql: string, values: unknown[]) => Promise<readonly object[]>;

/**
 * Gives the roles of a station that is older than its chat what a new station gives them. Where somebody has given the chat to
 * any role, it was decided who has it, and nothing changes.
 */
export async function withChatAbilities(execute: Execute): Promise<void> {
  const rows = await execute('select id, "key", abilities as grants from "role"', []);
  const roles = (rows as Array<{ id: number; key: string; grants: unknown }>).map(({ grants, ...role }) => ({
    ...role,
    grants: (typeof grants === 'string' ? JSON.parse(grants) : grants) as Grant[],
  }));
  if (roles.some(({ grants }) => grants.some(({ subject }) => subject.startsWith('Chat')))) return;
  for (const { id, key, grants } of roles) {
    if (key === newcomer) continue;
    const after = [...grants, ...ofStaff, ...(ofKeepers[key] ?? [])];
    await execute('update "role" set abilities = ?, stamp = stamp + 1 where id = ?', [
      JSON.stringify(after),
      id,
    ]);
  }
}
