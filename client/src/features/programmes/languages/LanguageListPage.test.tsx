// @module-tag smoke
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import LanguageListPage from './LanguageListPage';

const language = {
  __typename: 'Language',
  id: '3',
  version: 1,
  name: 'Français',
  code: 'fr',
  colour: '#2563eb',
  position: 1,
  emissionCount: 4,
};
const page = { __typename: 'LanguagePage', items: [language], totalItems: 1, totalIsExact: true };

function show(...actions: readonly string[]) {
  const abilities = ['read', ...actions].map((action) => ({ action, subject: 'Language' }));
  return renderPage(<LanguageListPage />, {
    viewer: { ...testViewer, abilities } as typeof testViewer,
    answer: ({ name }) =>
      name === 'CreateLanguage'
        ? { error: { code: 'BAD_USER_INPUT', fields: { code: 'invalid' } } }
        : { data: { languages: page } },
  });
}

it('shows each language with its tag and its number of emissions, and no buttons for readers', async () => {
  show();
  expect(await screen.findByText('Français')).toBeTruthy();
  expect(screen.getByText('fr')).toBeTruthy();
  expect(screen.getByText('4')).toBeTruthy();
  expect(screen.queryByText('Add language')).toBeNull();
});

it('keeps the typed text, and shows an invalid tag at its field', async () => {
  const { requests } = show('create');
  await userEvent.click(await screen.findByText('Add language'));
  await userEvent.type(await screen.findByLabelText('Name'), 'Breton');
  await userEvent.type(screen.getByLabelText('Language tag'), 'breton{Enter}');
  await waitFor(() =>
    expect(requests.findLast(({ name }) => name === 'CreateLanguage')?.variables).toEqual({
      input: { name: 'Breton', code: 'breton', colour: '#64748b', position: 0 },
    }),
  );
  expect(await screen.findByText('This value is not valid')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Language tag').value).toBe('breton');
});
