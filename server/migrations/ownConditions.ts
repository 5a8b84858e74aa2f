/** What could be allowed on planning, and counted of one's own alone unless `manage` was allowed too. */
const ofOwn: Readonly<Record<string, readonly string[]>> = {
  Emission: ['update', 'delete'],
  Episode: ['create', 'update', 'delete'],
  Podcast: ['create', 'update', 'delete'],
  Slot: ['create', 'update', 'delete'],
  Rundown: ['update'],
  Rush: ['update', 'delete'],
};

/** Where abilities are kept. */
const places = [
  ['role', 'abilities'],
  ['permission', 'abilities'],
  ['api_token', 'scopes'],
] as const;

interface Grant {
  action: string;
  subject: string;
  condition?: 'OWN';
}

type Execute = (sql: string, values: unknown[]) => Promise<readonly object[]>;

/** Writes down the condition that roles had without saying so: nobody may do more after it than before. */
export const withOwnConditions = (execute: Execute): Promise<void> => rewrite(execute, conditioned);

/** Leaves the conditions out again, as they went without saying. */
export const withoutOwnConditions = (execute: Execute): Promise<void> =>
  rewrite(execute, ({ action, subject }) => [{ action, subject }]);

/** To make emissions took `manage`: to create alone allowed nothing. */
function conditioned(grant: Grant): Grant[] {
  if (grant.action === 'create' && grant.subject === 'Emission') return [];
  return [ofOwn[grant.subject]?.includes(grant.action) ? { ...grant, condition: 'OWN' } : grant];
}

async function rewrite(execute: Execute, change: (grant: Grant) => Grant[]): Promise<void> {
  for (const [table, column] of places) {
    const rows = await execute(`select id, ${column} as grants from "${table}"`, []);
    for (const { id, grants } of rows as Array<{ id: number; grants: unknown }>) {
      const before = (typeof grants === 'string' ? JSON.parse(grants) : grants) as Grant[];
      const after = JSON.stringify(before.flatMap(change));
      if (after !== JSON.stringify(before))
        await execute(`update "${table}" set ${column} = ? where id = ?`, [after, id]);
    }
  }
  await execute('update "role" set stamp = stamp + 1', []);
}
