// @module-tag smoke
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import type { InviteUserMutation } from '../invitations/invitations.generated';
import UserCreatePage from './UserCreatePage';
import UserEditPage from './UserEditPage';
import type { UserFieldsFragment } from '../users.generated';

const bo: UserFieldsFragment = {
  __typename: 'User',
  id: '9',
  version: 3,
  firstName: 'Bo',
  lastName: 'Lind',
  fullName: 'Bo Lind',
  username: 'bo',
  email: 'bo@example.com',
  company: 'Horizon',
  contact: '0102',
  mobile: '',
  address: '',
  countryCode: 'FR',
  country: 'France',
  state: { __typename: 'State', id: 'FR-33', name: 'Gironde' },
  city: { __typename: 'City', id: 'FR-33-1', name: 'Bordeaux' },
  region: null,
  zipCode: '33000',
  avatar: '',
  avatarColor: 'primary',
  billing: '',
  currentPlan: 'BASIC',
  status: 'ACTIVE',
  invitation: null,
  createdAt: '2026-01-01T00:00:00Z',
  role: { __typename: 'Role', id: '1', key: 'admin', name: 'administrator' },
};

const invited: InviteUserMutation['inviteUser'] = {
  __typename: 'User',
  id: '10',
  invitation: {
    __typename: 'UserInvitation',
    sentAt: '2026-01-01T00:00:00Z',
    sentBy: 'Ada Merle',
    expiresAt: '2026-01-08T00:00:00Z',
    isExpired: false,
  },
};

/** All possible problems with a user, from section 3 of the specification. */
const wrong = {
  zipCode: 'elsewhere',
  username: 'taken',
  stateId: 'elsewhere',
  roleId: 'unknown',
  regionId: 'unknown',
  passwordConfirmation: 'different',
  password: 'weak',
  mobile: 'invalid',
  lastName: 'tooLong',
  firstName: 'invalid',
  email: 'taken',
  cityId: 'unknown',
  address: 'tooLong',
};

describe('the form of a new user', () => {
  it('shows missing fields before anything is sent, and focuses the first one', async () => {
    const { requests } = renderPage(<UserCreatePage />, { answer: answering() });
    await screen.findByLabelText(/^Role/);
    fireEvent.click(screen.getByRole('button', { name: 'Add user' }));
    await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(4));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')));
    expect(requests.map(({ name }) => name)).not.toContain('CreateUser');
  });

  it('shows everything that the server refuses at its field, goes to the first, and loses nothing', async () => {
    renderPage(<UserCreatePage />, {
      answer: answering({ CreateUser: { error: { code: 'BAD_USER_INPUT', fields: wrong } } }),
    });
    await screen.findByRole('option', { name: 'Editor' });
    const typed = {
      'First name': 'Nora',
      Username: 'nora',
      'E-mail': 'nora@example.com',
      Role: '2',
      Password: 'vent qui tourne 27',
    };
    for (const [label, value] of Object.entries(typed)) fireEvent.change(field(label), { target: { value } });
    expect(screen.getByText('Long enough')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add user' }));

    await waitFor(() => expect(invalidFields()).toHaveLength(Object.keys(wrong).length));
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
    for (const [label, value] of Object.entries(typed))
      expect([label, field(label).value]).toEqual([label, value]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends a new company by its name, and the invitation when there is no password', async () => {
    const { requests } = renderPage(<UserCreatePage />, { answer: answering() });
    await screen.findByRole('option', { name: 'Editor' });
    for (const [label, value] of [
      ['First name', 'Bo'],
      ['Username', 'bo'],
      ['E-mail', 'bo@example.com'],
      ['Role', '2'],
    ] as const)
      fireEvent.change(field(label), { target: { value } });
    fireEvent.change(screen.getByRole('combobox', { name: /^Company/ }), { target: { value: 'Brand New' } });
    expect(await screen.findByText('“Brand New” will be added to the companies')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add user' }));
    await waitFor(() => expect(requests.map(({ name }) => name)).toContain('InviteUser'));
    const { input } = requests.find(({ name }) => name === 'CreateUser')!.variables as {
      input: Record<string, unknown>;
    };
    expect(input).toMatchObject({ firstName: 'Bo', company: 'Brand New', roleId: '2', countryCode: null });
    expect(input).not.toHaveProperty('password');
  });
});

describe('the form of a user who is known', () => {
  it('offers nobody another role for themself', async () => {
    renderPage(<UserEditPage />, { address: '/1', path: '/:id', answer: answering() });
    expect(await screen.findByText(/You cannot change your own role/)).toBeTruthy();
    expect(screen.queryByLabelText('Role')).toBeNull();
  });

  it('asks which whole address to use when somebody else has saved another, and shows no password', async () => {
    let current = bo;
    const { requests } = renderPage(<UserEditPage />, {
      address: '/9',
      path: '/:id',
      answer: (operation) => {
        if (operation.name === 'User') return { data: { user: current } };
        if (operation.name !== 'UpdateUser') return answering()(operation);
        if (operation.variables['version'] === 3) {
          current = {
            ...bo,
            version: 4,
            state: { __typename: 'State', id: 'FR-75', name: 'Paris' },
            city: null,
            zipCode: '',
          };
          return { error: { code: 'CONFLICT', subject: 'User', current: {} } };
        }
        return { data: { updateUser: { ...current, version: 5 } } };
      },
    });
    const secret = 'vent qui tourne 27';
    fireEvent.change(await screen.findByLabelText('First name'), { target: { value: 'Bob' } });
    for (const label of ['New password', 'Confirm password'])
      fireEvent.change(field(label), { target: { value: secret } });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));

    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('33000 Bordeaux, Gironde, France');
    expect(dialog.textContent).toContain('Paris, France');
    expect(dialog.textContent).not.toContain(secret);
    fireEvent.click(screen.getByRole('button', { name: 'Save these values' }));
    await waitFor(() => expect(requests.filter(({ name }) => name === 'UpdateUser')).toHaveLength(2));
    expect(requests.filter(({ name }) => name === 'UpdateUser')[1]!.variables).toMatchObject({
      version: 4,
      input: { firstName: 'Bob', stateId: 'FR-75', cityId: null, zipCode: '', password: secret },
    });
  });
});

/** Finds a field by its label, with or without the "optional" note. */
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(String.raw`^${label}(\(|$)`));

const invalidFields = () =>
  [...document.querySelectorAll('[aria-invalid=true]')].map((field) => field.getAttribute('name') ?? '');

/** Fake server with one user, two roles and one company. */
function answering(answers: Record<string, Answer> = {}) {
  return ({ name }: RequestedOperation): Answer => {
    const given = answers[name];
    if (given) return given;
    const page = (items: object[]) => ({ items, totalItems: items.length, totalIsExact: true });
    switch (name) {
      case 'UserRoleOptions': {
        const roles = [
          { __typename: 'Role', id: '1', key: 'admin', name: 'administrator' },
          { __typename: 'Role', id: '2', key: 'editor', name: 'editor' },
        ];
        return { data: { roles: { __typename: 'RolePage', ...page(roles) } } };
      }
      case 'UserCompanySearch': {
        const found = [{ __typename: 'Company', id: '1', name: 'Horizon' }];
        return { data: { companies: { __typename: 'CompanyPage', ...page(found) } } };
      }
      case 'User':
        return { data: { user: { ...bo, id: '1' } } };
      case 'CreateUser':
        return { data: { createUser: { ...bo, id: '10' } } };
      case 'InviteUser':
        return { data: { inviteUser: invited } };
      default:
        return { error: { code: 'INTERNAL_SERVER_ERROR' } };
    }
  };
}
