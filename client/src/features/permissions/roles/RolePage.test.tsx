import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import RolePage from './RolePage';
import type { RoleFieldsFragment } from './roles.generated';

const role: RoleFieldsFragment = {
  __typename: 'Role',
  id: '4',
  version: 3,
  key: 'editor',
  name: 'Night desk',
  description: 'Works at night.',
  isBuiltIn: false,
  radio: null,
  abilities: [grant('read', 'ACL'), grant('read', 'Invoice')],
  effectiveAbilities: [
    {
      __typename: 'EffectiveAbility',
      action: 'read',
      subject: 'Invoice',
      condition: null,
      source: 'BASE',
      permission: null,
    },
    {
      __typename: 'EffectiveAbility',
      action: 'delete',
      subject: 'Invoice',
      condition: null,
      source: 'PERMISSION',
      permission: { __typename: 'Permission', id: '9', name: 'Clearing' },
    },
  ],
};
const withoutPermissions = {
  ...role,
  effectiveAbilities: role.effectiveAbilities.map(({ permission: _permission, ...ability }) => ability),
};
const subjects = [
  { subject: 'all', actions: ['read', 'create', 'update', 'delete', 'manage'], isOfRadio: false },
  { subject: 'Invoice', actions: ['read', 'update', 'delete', 'manage'], isOfRadio: false },
  { subject: 'TeamMember', actions: ['read', 'manage'], isOfRadio: true },
  { subject: 'Slot', actions: ['read', 'update', 'manage'], ownActions: ['update'], isOfRadio: true },
].map((subject) => ({ __typename: 'AbilitySubject', ownActions: [], ...subject }));

describe('the matrix of a role', () => {
  it('explains why each cell is on', async () => {
    open();
    expect(await screen.findByLabelText('see invoices: granted by the role itself')).toBeTruthy();
    expect(screen.getByLabelText('delete invoices: granted by the permission “Clearing”')).toBeTruthy();
    expect(screen.getByLabelText('edit invoices: not allowed')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open the permission “Clearing”' });
    expect(link.getAttribute('href')).toBe('/admin/permission/9');
  });

  it('saves what the role allows by itself, on the version that it started from', async () => {
    const { requests } = open();
    await userEvent.click(await screen.findByLabelText('edit invoices: not allowed'));
    await userEvent.click(screen.getByLabelText('see invoices: granted by the role itself'));
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(requests.find(({ name }) => name === 'UpdateRole')).toBeTruthy());
    expect(requests.find(({ name }) => name === 'UpdateRole')?.variables).toEqual({
      id: '4',
      version: 3,
      withPermissions: true,
      input: {
        name: 'Night desk',
        description: 'Works at night.',
        abilities: [{ action: 'update', subject: 'Invoice' }],
      },
    });
  });

  it('includes narrower permissions: their cells follow and are locked', async () => {
    open();
    await userEvent.click(await screen.findByLabelText('manage invoices: not allowed'));
    const update = screen.getByLabelText<HTMLInputElement>('edit invoices: included in “manage invoices”');
    expect([update.checked, update.getAttribute('aria-disabled')]).toEqual([true, 'true']);
    await userEvent.click(update);
    expect(update.checked).toBe(true);
  });

  it('allows something of one’s own alone, and of all again', async () => {
    const { requests } = open();
    await userEvent.click(await screen.findByLabelText('edit the calendar: not allowed'));
    const limit = screen.getByRole('button', { name: 'Own records only: edit the calendar' });
    await userEvent.click(limit);
    expect(limit.getAttribute('aria-pressed')).toBe('true');
    expect(
      screen.getByLabelText('edit the calendar: granted by the role itself, own records only'),
    ).toBeTruthy();
    await userEvent.click(limit);
    expect(screen.getByLabelText('edit the calendar: granted by the role itself')).toBeTruthy();
    await userEvent.click(limit);
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(requests.find(({ name }) => name === 'UpdateRole')).toBeTruthy());
    expect(requests.find(({ name }) => name === 'UpdateRole')?.variables).toMatchObject({
      input: {
        abilities: [
          { action: 'read', subject: 'Invoice' },
          { action: 'update', subject: 'Slot', condition: 'OWN' },
        ],
      },
    });
  });

  it('is worked by keyboard', async () => {
    open();
    const cell = await screen.findByLabelText('see the team: not allowed');
    cell.focus();
    await userEvent.keyboard(' ');
    expect(screen.getByLabelText('see the team: granted by the role itself')).toBe(document.activeElement);
  });

  it('is read-only for users who may not change roles', async () => {
    open([grant('read', 'Role')]);
    const cell = await screen.findByLabelText<HTMLInputElement>('see invoices: granted by the role itself');
    await userEvent.click(cell);
    expect(cell.checked).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });
});

function open(abilities = testViewer.abilities) {
  return renderPage(<RolePage />, {
    address: '/admin/roles/4',
    path: '/admin/roles/:id',
    viewer: { ...testViewer, abilities },
    answer: answerTo,
  });
}

function answerTo({ name, variables }: RequestedOperation): Answer {
  if (name === 'Role') return { data: { role: variables['withPermissions'] ? role : withoutPermissions } };
  if (name === 'AbilitySubjects') return { data: { abilitySubjects: subjects } };
  return { data: { updateRole: { ...role, version: 4 } } };
}

function grant(action: string, subject: string) {
  return { __typename: 'AbilityRule' as const, action, subject, condition: null };
}
