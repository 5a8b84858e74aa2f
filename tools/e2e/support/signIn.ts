import type { Page } from 'playwright-core';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in through the form, from any page, and waits until the portal opens. */
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

/** Signs in through the API, which sets the cookie, then opens a page of the portal. */
export async function openAs(page: Page, { email, password }: Credentials, path: string): Promise<void> {
  const data = { query: signInMutation, variables: { email, password } };
  const answer = await page.request.post('/graphql', { data });
  const { errors } = (await answer.json()) as { errors?: Array<{ message: string }> };
  if (errors) throw new Error(errors[0]!.message);
  await page.goto(path);
}

/** Signs in as one of the two demo users, then opens a page of the portal. */
export const openAsDemo = (
  page: Page,
  name: 'admin' | 'client' = 'admin',
  path = '/admin/access',
): Promise<void> => openAs(page, { email: `${name}@demo.com`, password: name }, path);
