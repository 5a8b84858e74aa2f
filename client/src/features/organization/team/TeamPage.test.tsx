import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import TeamPage from './TeamPage';

const member = (id: string, fullName: string, times: object = {}) => ({
  __typename: 'TeamMember' as const,
  id,
  version: 1,
  createdAt: '2026-01-05T08:00:00.000Z',
  fullName,
  email: `${id}@example.com`,
  avatar: '',
  roleName: 'Presenter',
  validFrom: null,
  validUntil: null,
  ...times,
});

function open(members: object[], refusal?: Answer, abilities = testViewer.abilities) {
  return renderPage(<TeamPage />, {
    viewer: { ...testViewer, abilities },
    answer: ({ name, variables }) => {
      if (name === 'DeleteTeamMember') return { data: { deleteTeamMember: variables['id'] } };
      if (name === 'UpdateTeamMember')
        return { data: { updateTeamMember: { ...member(String(variables['id']), 'Changed'), version: 2 } } };
      if (name === 'InviteGuest' && refusal) return refusal;
      if (name === 'InviteGuest') return { data: { inviteGuest: members[0] } };
      if (name === 'TeamRoles') {
        const items = [{ __typename: 'Role', id: '4', key: 'presenter', name: 'Presenter' }];
        return {
          data: { rolesByRadio: { __typename: 'RolePage', items, totalItems: 1, totalIsExact: true } },
        };
      }
      const counts = { totalItems: members.length, totalIsExact: true };
      return { data: { teamMembers: { __typename: 'TeamMemberPage', items: members, ...counts } } };
    },
  });
}

async function fill() {
  await userEvent.click(await screen.findByRole('button', { name: 'Invite a guest' }));
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.type(drawer.getByLabelText('First name'), 'Noor');
  await userEvent.type(drawer.getByLabelText(/mail/i), 'noor@example.com');
  await userEvent.selectOptions(await drawer.findByLabelText('Role'), '4');
  await userEvent.type(drawer.getByLabelText('Until'), '2030-03-01T12:00');
  await userEvent.click(drawer.getByRole('button', { name: 'Invite a guest' }));
  return drawer;
}

describe('several people of a team', () => {
  const team = [
    member('1', 'Noor'),
    member('2', 'Bo'),
    { ...member('3', 'Ada Merle'), email: 'ada@example.com' },
  ];
  const chooseAll = async () =>
    userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const pressIn = async (name: string) =>
    userEvent.click(
      within(await screen.findByRole('region', { name: 'Selected rows' })).getByRole('button', { name }),
    );

  it('are given another role together, but for oneself', async () => {
    const { requests } = open(team);
    await chooseAll();
    await pressIn('Change');
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByText('Change 2 rows')).toBeTruthy();
    await userEvent.selectOptions(await drawer.findByLabelText('Role'), '4');
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent(requests, 'UpdateTeamMember')).toEqual(['1', '2']));
  });

  it('are taken out together, but for oneself', async () => {
    const { requests } = open(team);
    await chooseAll();
    await pressIn('Remove from team');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from team' }));
    await waitFor(() => expect(sent(requests, 'DeleteTeamMember')).toEqual(['1', '2']));
  });

  it('are chosen by nobody who may do nothing with them', async () => {
    open(team, undefined, [{ action: 'read', subject: 'TeamMember' }]);
    await screen.findByText('Noor');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

const sent = (requests: readonly RequestedOperation[], wanted: string) =>
  requests.filter(({ name }) => name === wanted).map(({ variables }) => variables['id']);

describe('guests of a team', () => {
  it('are shown with their time, before it, in it and after it', async () => {
    open([
      member('1', 'Who stays'),
      member('2', 'Who was', { validUntil: '2020-01-01T12:00:00.000Z' }),
      member('3', 'Who comes', { validFrom: '2099-01-01T12:00:00.000Z' }),
      member('4', 'Who is here', { validUntil: '2099-01-01T12:00:00.000Z' }),
    ]);
    expect(await screen.findByText(/^Ended .*2020/)).toBeTruthy();
    expect(screen.getByText(/^From .*2099/)).toBeTruthy();
    expect(screen.getByText(/^Guest until .*2099/)).toBeTruthy();
  });

  it('are invited with a role and an end', async () => {
    const { requests } = open([member('5', 'Noor')]);
    await fill();
    await waitFor(() => expect(requests.find(({ name }) => name === 'InviteGuest')).toBeTruthy());
    const { input } = requests.find(({ name }) => name === 'InviteGuest')!.variables as { input: object };
    expect(input).toMatchObject({ firstName: 'Noor', email: 'noor@example.com', roleId: '4' });
    expect(input).toMatchObject({ validFrom: null, validUntil: expect.stringMatching(/^2030-03-01T/) });
  });

  it('stay in the form with what the server has against them', async () => {
    open([], { error: { code: 'BAD_USER_INPUT', fields: { email: 'taken' } } } as Answer);
    const drawer = await fill();
    await waitFor(() => expect(drawer.getByLabelText(/mail/i).getAttribute('aria-invalid')).toBe('true'));
    expect((drawer.getByLabelText('First name') as HTMLInputElement).value).toBe('Noor');
  });
});
