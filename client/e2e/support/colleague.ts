import type { Page } from 'playwright-core';

/** Somebody who works for the radio of the demo, by their first name: each walk brings its own. */
export const walker = (firstName: string) => ({
  firstName,
  username: `${firstName.toLowerCase()}.walker`,
  email: `${firstName.toLowerCase()}.walker@demo.com`,
  password: 'a horse on a roof in the rain',
});

export async function addColleague(
  page: Page,
  { firstName, username, email, password }: ReturnType<typeof walker>,
) {
  const variables = { email: 'admin@demo.com', password: 'admin' };
  const ask = async (query: string, given: object, token?: string) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await page.request.post('/graphql', { data: { query, variables: given }, headers });
    const { data, errors } = (await answer.json()) as { data: never; errors?: object };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { signIn: session } = (await ask(
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { accessToken viewer { role { id } } } }',
    variables,
  )) as { signIn: { accessToken: string; viewer: { role: { id: string } } } };
  const roleId = session.viewer.role.id;
  await ask(
    'mutation ($input: UserInput!) { createUser(input: $input) { id } }',
    {
      input: {
        firstName,
        lastName: 'Walker',
        username,
        email,
        currentPlan: 'BASIC',
        status: 'ACTIVE',
        roleId,
        password,
        passwordConfirmation: password,
      },
    },
    session.accessToken,
  );
  await ask(
    'mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { id } }',
    { input: { email, roleId } },
    session.accessToken,
  );
}
