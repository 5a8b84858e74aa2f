import type { Page } from 'playwright-core';

/** Creates the account data of a new user for an end-to-end test. Each test needs its own first name. */
export const walker = (firstName: string) => ({
  firstName,
  username: `${firstName.toLowerCase()}.walker`,
  email: `${firstName.toLowerCase()}.walker@demo.com`,
  password: 'a horse on a roof in the rain',
});

/** Creates the user in the demo's team for an end-to-end test. `roleKey` is the key of a role, the administrator's by default. */
export async function addColleague(
  page: Page,
  { firstName, username, email, password }: ReturnType<typeof walker>,
  roleKey?: string,
): Promise<void> {
  const execute = async <Data>(query: string, variables: object, token?: string): Promise<Data> => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await page.request.post('/graphql', { data: { query, variables }, headers });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: object };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { signIn } = await execute<{ signIn: { accessToken: string; viewer: { role: { id: string } } } }>(
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { accessToken viewer { role { id } } } }',
    { email: 'admin@demo.com', password: 'admin' },
  );
  const { roles } = await execute<{ roles: { items: Array<{ id: string; key: string }> } }>(
    '{ roles(perPage: 100) { items { id key } } }',
    {},
    signIn.accessToken,
  );
  const roleId = roles.items.find(({ key }) => key === roleKey)?.id ?? signIn.viewer.role.id;
  const input = {
    firstName,
    lastName: 'Walker',
    username,
    email,
    currentPlan: 'BASIC',
    status: 'ACTIVE',
    roleId,
    password,
    passwordConfirmation: password,
  };
  const create = 'mutation ($input: UserInput!) { createUser(input: $input) { id } }';
  await execute(create, { input }, signIn.accessToken);
  const join = 'mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { id } }';
  await execute(join, { input: { email, roleId } }, signIn.accessToken);
}
