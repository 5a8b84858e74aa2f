// @module-tag smoke
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { FilterChip } from './FilterChip';

const options = [{ value: 'READY', label: 'Ready' }];

it.each([
  ['options', { field: 'state', label: 'State', options, value: undefined }, 'menu'],
  ['a form', { field: 'genre', label: 'Genre', kind: 'text', value: undefined }, 'dialog'],
] as const)('looks the same while %s of a filter are open', async (_, filter, popup) => {
  renderPage(<FilterChip filter={filter} onChange={() => undefined} />, { answer: () => ({ data: {} }) });
  const chip = () => screen.getByRole('button', { name: filter.label, hidden: true });
  expect(chip().classList).toContain('chip');
  await userEvent.click(chip());
  await screen.findByRole(popup, { name: filter.label });
  expect(chip().classList).toContain('chip');
});
