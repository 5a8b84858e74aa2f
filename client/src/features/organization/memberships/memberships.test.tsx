import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { chooseFound } from '../../../testing/chooseFound';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer, type TestViewer } from '../../../testing/testSession';
import { TeamJoinDrawer } from '../team/TeamDrawers';
import MembershipsSection from './MembershipsSection';

const reads = (...subjects: string[]) => subjects.map((subject) => ({ action: 'read', subject }));
const reader: TestViewer = { ...testViewer, abilities: reads('TeamMember') };
const leader: TestViewer = {
  ...testViewer,
  abilities: [...reads('TeamMember', 'Role'), { action: 'create', subject: 'TeamMember' }],
};

describe('the radios of somebody', () => {
  it('are shown with the role on each radio that the viewer sees, and on no other', async () => {
    const readsHere = (operation: RequestedOperation): Answer =>
      operation.name === 'MembershipOf' && membershipCount === 0 ? bothRadios(operation) : answer(operation);
    renderPage(<MembershipsSection userId="9" />, { viewer: reader, answer: readsHere });
    const rows = await screen.findAllByRole('listitem');
    expect(rows).toHaveLength(1);
    expect(rows[0]!.textContent).toContain('Radio Test');
    expect(rows[0]!.textContent).toContain('Presenter');
    expect(screen.queryByRole('button', { name: /Edit role/ })).toBeNull();
  });

  it('are changed by users with the permission, except for themselves', async () => {
    const { requests } = renderPage(<MembershipsSection userId="9" />, { answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit role or dates: Radio Test' }));
    expect(await screen.findByRole('dialog', { name: 'Role of Noor Haddad' })).toBeTruthy();
    const membershipRequests = requests.filter(({ name }) => name === 'MembershipOf');
    expect(membershipRequests.map(({ variables }) => variables)).toEqual([{ userId: '9' }, { userId: '9' }]);
  });

  it('are changed on another radio by users with the permission there, without switching', async () => {
    const { requests, client } = renderPage(<MembershipsSection userId="9" />, {
      viewer: reader,
      answer: bothRadios,
    });
    const mutate = vi.spyOn(client, 'mutate');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit role or dates: Radio Else' }));
    expect(screen.queryByRole('button', { name: 'Edit role or dates: Radio Test' })).toBeNull();
    const drawer = within(await screen.findByRole('dialog', { name: 'Role of Noor Haddad' }));
    expect(drawer.getByText('Radio Else')).toBeTruthy();
    await userEvent.selectOptions(await drawer.findByLabelText('Role'), '4');
    await userEvent.click(drawer.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(requests.some(({ name }) => name === 'UpdateTeamMember')).toBe(true));
    const there = requests.filter(({ name }) => name === 'TeamRoles' || name === 'UpdateTeamMember');
    expect(there.map(({ name, variables }) => [name, variables['radioId'] ?? variables['id']])).toEqual([
      ['TeamRoles', '2'],
      ['UpdateTeamMember', '6'],
    ]);
    expect(mutate.mock.calls.map(([{ context }]) => context?.['atRadio'])).toEqual(['2']);
  });

  it('are not changed by the person themself', async () => {
    renderPage(<MembershipsSection userId="1" />, { answer });
    await screen.findByText('Radio Test');
    expect(screen.queryByRole('button', { name: /Edit role/ })).toBeNull();
  });
});

describe('somebody who joins a team', () => {
  it('is found by name, and joins by the name that they sign with', async () => {
    const { requests } = await type('noor', leader);
    await chooseFound('Noor Haddad');
    await save();
    await waitFor(() => expect(joined(requests)).toEqual([{ username: 'noor', roleId: '4' }]));
  });

  it('stays in the form with what the server has against them', async () => {
    await type('noor', leader, (operation) =>
      operation.name === 'CreateTeamMember'
        ? { error: { code: 'BAD_USER_INPUT', fields: { username: 'taken' } } }
        : answer(operation),
    );
    await chooseFound('Noor Haddad');
    await save();
    expect(await screen.findByText('This is already in use')).toBeTruthy();
    const field = screen.getByRole('combobox', { name: /Person/ });
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('is named by an exact address, which is not looked up', async () => {
    const { requests } = await type('stranger@example.com', leader);
    await chooseFound('stranger@example.com');
    await save();
    await waitFor(() => expect(joined(requests)).toEqual([{ email: 'stranger@example.com', roleId: '4' }]));
    expect(requests.filter(({ name }) => name === 'PeopleToJoin')).toEqual([]);
  });
});

async function type(text: string, viewer: TestViewer, answering = answer) {
  const shown = renderPage(<TeamJoinDrawer onClose={() => undefined} />, { viewer, answer: answering });
  // Paste instead of typing: on a slow machine, typing would search for a partial text.
  await userEvent.click(await screen.findByRole('combobox', { name: /Person/ }));
  await userEvent.paste(text);
  return shown;
}

async function save() {
  const drawer = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(await drawer.findByLabelText('Role'), '4');
  await userEvent.click(drawer.getByRole('button', { name: 'Add to team' }));
}

const joined = (requests: readonly RequestedOperation[]) =>
  requests
    .filter(({ name }) => name === 'CreateTeamMember')
    .map(({ variables }) => {
      const { email, username, roleId } = variables['input'] as Record<string, unknown>;
      return email === undefined ? { username, roleId } : { email, roleId };
    });

const member = {
  __typename: 'TeamMember',
  id: '5',
  version: 1,
  createdAt: '2026-01-05T08:00:00.000Z',
  fullName: 'Noor Haddad',
  email: 'noor@example.com',
  avatar: '',
  roleName: 'Presenter',
  validFrom: null,
  validUntil: null,
};

const page = (type: string, items: object[]) => ({
  __typename: `${type}Page`,
  items,
  totalItems: items.length,
  totalIsExact: true,
});

const viewerWho = (action: string, subject: string) => ({
  __typename: 'Viewer',
  id: '1',
  abilities: [{ __typename: 'AbilityRule', action, subject, condition: null }],
});

let membershipCount = 0;
function answer({ name }: RequestedOperation): Answer {
  if (name === 'RadioChoice') {
    membershipCount = 0;
    const radio = (id: string, called: string) => ({
      __typename: 'Radio',
      id,
      name: called,
      logo: '',
      companyName: '',
    });
    return { data: { radios: page('Radio', [radio('1', 'Radio Test'), radio('2', 'Radio Else')]) } };
  }
  // On the second radio, the viewer may not see the team.
  if (name === 'MembershipOf')
    return membershipCount++ === 0
      ? { data: { viewer: viewerWho('manage', 'all'), teamMembers: page('TeamMember', [member]) } }
      : { error: { code: 'FORBIDDEN', action: 'read', subject: 'TeamMember' } };
  if (name === 'PeopleToJoin')
    return {
      data: {
        peopleToJoin: [{ __typename: 'PersonToJoin', username: 'noor', fullName: 'Noor Haddad', avatar: '' }],
      },
    };
  if (name === 'TeamRoles')
    return {
      data: {
        rolesByRadio: page('Role', [{ __typename: 'Role', id: '4', key: 'presenter', name: 'Presenter' }]),
      },
    };
  return { data: { createTeamMember: member } };
}

/** The viewer may read the team on the first radio, and do everything on the second. */
function bothRadios(operation: RequestedOperation): Answer {
  const { name } = operation;
  if (name === 'UpdateTeamMember') return { data: { updateTeamMember: { ...member, id: '6', version: 2 } } };
  if (name !== 'MembershipOf') return answer(operation);
  return membershipCount++ === 0
    ? { data: { viewer: viewerWho('read', 'TeamMember'), teamMembers: page('TeamMember', [member]) } }
    : {
        data: {
          viewer: viewerWho('manage', 'all'),
          teamMembers: page('TeamMember', [{ ...member, id: '6', roleName: 'Guest' }]),
        },
      };
}
