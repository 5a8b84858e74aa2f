import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../testing/answer';
import { renderPage } from '../../testing/renderPage';
import { testViewer } from '../../testing/testSession';
import ProductListPage from './ProductListPage';

const product = {
  __typename: 'Product',
  id: '7',
  version: 3,
  name: 'Web radio',
  description: 'The stream',
  createdAt: '2026-01-31T08:00:00.000Z',
};
const page = {
  products: {
    __typename: 'ProductPage',
    items: [product],
    totalItems: 1,
    totalIsExact: true,
  },
};
const answers: Record<string, Answer> = {
  ProductList: { data: page },
  CreateProduct: { data: { createProduct: { ...product, id: '8', name: 'Podcast' } } },
  UpdateProduct: { data: { updateProduct: { ...product, version: 4, name: 'Stream' } } },
  DeleteProduct: { data: { deleteProduct: '7' } },
};

function show(...actions: readonly string[]) {
  const abilities = ['read', ...actions].map((action) => ({ action, subject: 'Product' }));
  const { requests } = renderPage(<ProductListPage />, {
    viewer: { ...testViewer, abilities } as typeof testViewer,
    answer: ({ name }) => answers[name] ?? { data: {} },
  });
  return (name: string) => requests.findLast((operation) => operation.name === name)?.variables;
}

const press = async (text: string) => userEvent.click(await screen.findByText(text));
const pressInRow = async (label: string) => userEvent.click(await screen.findByLabelText(label));
const nameField = () => screen.findByLabelText<HTMLInputElement>('Name');

describe('the list of plain records', () => {
  it('has its words, its rows and its own columns', async () => {
    show();
    expect(await screen.findByText('Products')).toBeTruthy();
    expect(await screen.findByText('Web radio')).toBeTruthy();
    expect(screen.getByText('The stream')).toBeTruthy();
    expect(screen.getByLabelText('Search products')).toBeTruthy();
  });

  it('offers no actions to readers', async () => {
    show();
    await screen.findByText('Web radio');
    expect(screen.queryByText('Add product')).toBeNull();
    expect(screen.queryByLabelText(/^(Edit|Delete):/)).toBeNull();
  });

  it('adds one with its form, and shows a message', async () => {
    const sent = show('create');
    await press('Add product');
    await userEvent.type(await nameField(), 'Podcast');
    await userEvent.click(screen.getByText('Add product', { selector: 'form button' }));
    await waitFor(() =>
      expect(sent('CreateProduct')).toEqual({ input: { name: 'Podcast', description: '' } }),
    );
    await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
  });

  it('changes one from the version that it shows', async () => {
    const sent = show('update');
    await pressInRow('Edit: Web radio');
    expect((await nameField()).value).toBe('Web radio');
    expect(screen.getByText('Edit Web radio')).toBeTruthy();
    await userEvent.clear(await nameField());
    await userEvent.type(await nameField(), 'Stream');
    await press('Save changes');
    await waitFor(() =>
      expect(sent('UpdateProduct')).toEqual({
        id: '7',
        version: 3,
        input: { name: 'Stream', description: 'The stream' },
      }),
    );
  });

  it('deletes one after confirmation', async () => {
    const sent = show('delete');
    await pressInRow('Delete: Web radio');
    expect(await screen.findByText('Delete Web radio?')).toBeTruthy();
    expect(sent('DeleteProduct')).toBeUndefined();
    await press('Delete product');
    await waitFor(() => expect(sent('DeleteProduct')).toEqual({ id: '7' }));
  });
});
