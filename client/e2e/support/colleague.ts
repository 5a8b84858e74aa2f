import type { Page } from 'playwright-core';

/** Somebody else who works for the radio of the demo, with all that its administrator may do. */
export const colleague = { email: 'ines.walker@demo.com', password: 'a horse on a roof in the rain' };

export async function addColleague(page: Page): Promise<void> {
  const ask = async <Data>(query: string, variables: object, token?: string): Promise<Data> => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await page.request.post('/graphql', { data: { query, variables }, headers });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: object };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { signIn } = await ask<{ signIn: { accessToken: string; viewer: { role: { id: string } } } }>(
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { accessToken viewer { role { id } } } }',
    { email: 'admin@demo.com', password: 'admin' },
  );
  const roleId = signIn.viewer.role.id;
  const input = {
    firstName: 'Ines',
    lastName: 'Walker',
    username: 'ines.walker',
    email: colleague.email,
    currentPlan: 'BASIC',
    status: 'ACTIVE',
    roleId,
    password: colleague.password,
    passwordConfirmation: colleague.password,
  };
  const create = 'mutation ($input: UserInput!) { createUser(input: $input) { id } }';
  await ask(create, { input }, signIn.accessToken);
  const join = 'mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { id } }';
  await ask(join, { input: { email: colleague.email, roleId } }, signIn.accessToken);
}
