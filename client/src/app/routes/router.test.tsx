// @module-tag smoke
import { expect, it } from 'vitest';
import { createRouter } from './router';

it('knows the portal also when the first way into it was overtaken by another', async () => {
  window.history.replaceState(null, '', '/forgot-password');
  const router = createRouter();
  const overtaken = router.navigate('/admin/invoices');
  await router.navigate('/admin/access');
  await overtaken;
  expect(router.state.matches.map(({ route }) => route.path)).toContain('/admin/access');
  router.dispose();
});
