import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { mast, pageOf, websiteAnswer } from '../testing';
import ContentCreatePage from './ContentCreatePage';

const show = (address: string, created: Answer = { data: { createContent: { ...mast, id: '30' } } }) =>
  renderPage(<ContentCreatePage />, {
    address,
    path: '/admin/website/:area/new',
    answer: ({ name }) => {
      if (name === 'CreateContent') return created;
      if (name === 'ContentSuggestions') return { data: { contents: pageOf('ContentPage', []) } };
      return websiteAnswer(name) ?? { data: { content: mast } };
    },
  });

const save = async () => userEvent.click((await screen.findAllByRole('button', { name: 'Save draft' }))[0]!);

describe('a new content', () => {
  it('has the fields of its kind, and opens in the editor', async () => {
    const { requests, router } = show('/admin/website/shop/new');
    await userEvent.type(await screen.findByLabelText(/^Title$/), 'Mug');
    await userEvent.type(screen.getByLabelText(/^Price/), '€12');
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'FR');
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/website/shop/30'));
    expect(requests.find(({ name }) => name === 'CreateContent')?.variables['input']).toMatchObject({
      kind: 'PRODUCT',
      language: 'FR',
      title: 'Mug',
      price: '€12',
      position: 0,
    });
  });

  it('is a translation when the address names its source', async () => {
    const { requests } = show('/admin/website/news/new?translationOf=7&language=AR');
    await screen.findByRole('heading', { level: 1, name: 'Translate to Arabic' });
    const source = (await screen.findByRole('combobox', {
      name: /^Translation of/,
    })) as HTMLInputElement;
    expect(source.value).toBe('A new mast');
    await userEvent.type(screen.getByLabelText(/^Title$/), 'صارٍ جديد');
    await save();
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'CreateContent')?.variables['input']).toMatchObject({
        language: 'AR',
        translationOf: '7',
      }),
    );
  });

  it('shows problems of the server at their fields', async () => {
    show('/admin/website/news/new', { error: { code: 'BAD_USER_INPUT', fields: { slug: 'taken' } } });
    await userEvent.type(await screen.findByLabelText(/^Title$/), 'Mast');
    await save();
    await waitFor(() => expect(screen.getByLabelText(/^Slug/).getAttribute('aria-invalid')).toBe('true'));
  });

  it('counts the characters that search engines show', async () => {
    show('/admin/website/news/new');
    await userEvent.type(await screen.findByLabelText(/^Title for search engines/), 'Four');
    expect(await screen.findByText('4 of about 60 characters.')).toBeTruthy();
  });
});
