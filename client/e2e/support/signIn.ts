import type { Page } from 'playwright-core';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs somebody in by hand, from wherever they are, and waits until they are let in. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  if (!page.url().includes('/sign-in')) await page.goto('/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin/**');
}

const signInMutation = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { accessToken }
}`;

/** Opens a page of the portal as somebody who signed in before: the cookie is there already. */
export async function openAs(page: Page, { email, password }: Credentials, path: string): Promise<void> {
  const data = { query: signInMutation, variables: { email, password } };
  const answer = await page.request.post('/graphql', { data });
  const { errors } = (await answer.json()) as { errors?: Array<{ message: string }> };
  if (errors) throw new Error(errors[0]!.message);
  await page.goto(path);
}

/** Opens the portal as one of the two people of the demo, who signed in before. */
export const openAsDemo = (
  page: Page,
  name: 'admin' | 'client' = 'admin',
  path = '/admin/access',
): Promise<void> => openAs(page, { email: `${name}@demo.com`, password: name }, path);
