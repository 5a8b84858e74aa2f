import type { Page } from 'playwright-core';

/** Signs somebody in, from wherever they are, and waits until they are let in. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  if (!page.url().includes('/sign-in')) await page.goto('/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin/**');
}

/** Signs in one of the two people of the demo. */
export const signInToDemo = (page: Page, name: 'admin' | 'client' = 'admin') =>
  signIn(page, `${name}@demo.com`, name);
