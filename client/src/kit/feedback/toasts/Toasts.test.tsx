// @module-tag smoke
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { notify } from './notify';
import Toasts from './Toasts';

const show = () => renderPage(<Toasts />, { answer: () => ({ data: {} }) });

it('shows nobody the messages of the previous user', async () => {
  show();
  notify({ type: 'info', title: 'The invoice is deleted' });
  await screen.findByText('The invoice is deleted');
  cleanup();

  show();
  notify({ type: 'info', title: 'The invoice is back' });
  await screen.findByText('The invoice is back');
  expect(screen.queryByText('The invoice is deleted')).toBeNull();
});
