import { expect, test } from 'vitest';
import { withOwnConditions, withoutOwnConditions } from './ownConditions.ts';

/** A database of one role, which holds its abilities as text or as what they are. */
function roleOf(grants: unknown) {
  const role = { grants };
  const execute = (sql: string, [values]: unknown[]) => {
    if (sql.startsWith('update') && values) role.grants = values;
    return Promise.resolve(sql.startsWith('select') && sql.includes('"role"') ? [{ id: 1, ...role }] : []);
  };
  return { execute, stored: () => JSON.parse(String(role.grants)) as unknown };
}

const before = [
  { action: 'read', subject: 'Slot' },
  { action: 'update', subject: 'Slot' },
  { action: 'create', subject: 'Rush' },
  { action: 'update', subject: 'Invoice' },
  { action: 'manage', subject: 'Episode' },
];
const after = before.map((grant) =>
  grant.subject === 'Slot' && grant.action === 'update' ? { ...grant, condition: 'OWN' } : grant,
);

test.each([JSON.stringify(before), before])('a role may do no more after it than before', async (grants) => {
  const { execute, stored } = roleOf(grants);
  await withOwnConditions(execute);
  expect(stored()).toEqual(after);
  await withoutOwnConditions(execute);
  expect(stored()).toEqual(before);
});

test('to create emissions alone allowed nothing, and allows nothing after it', async () => {
  const { execute, stored } = roleOf([{ action: 'create', subject: 'Emission' }]);
  await withOwnConditions(execute);
  expect(stored()).toEqual([]);
});
