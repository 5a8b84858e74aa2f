import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../testing/renderPage';
import { mast, websiteAnswer } from '../../testing';
import ContentPage from '../ContentPage';

const show = (content: Partial<typeof mast> = {}) =>
  renderPage(<ContentPage />, {
    address: '/admin/website/news/7',
    path: '/admin/website/:area/:id',
    answer: ({ name }) => websiteAnswer(name) ?? { data: { content: { ...mast, ...content } } },
  });

it('the search result follows the fields while they are written, cut as search engines cut them', async () => {
  show();
  const result = within(await screen.findByRole('figure', { name: 'Search result' }));
  expect(result.getByText(/^A new mast/)).toBeTruthy();
  expect(result.getByText('It carries the signal far.')).toBeTruthy();
  expect(await result.findByText(/ › news › a-new-mast$/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Title for search engines/), 'Our mast');
  expect(result.getByText(/^Our mast/)).toBeTruthy();
  const description = screen.getByLabelText(/^Description/);
  await userEvent.click(description);
  await userEvent.paste('signal '.repeat(30));
  const cut = result.getByText(/^signal/).textContent!;
  expect(cut).toMatch(/signal …$/);
  expect(cut.length).toBeLessThanOrEqual(162);
});

it('the shared link shows the picture around its focus, or says that a card is drawn', async () => {
  show();
  const card = within(await screen.findByRole('figure', { name: 'Shared link' }));
  expect(card.getByText('A card with the title is drawn.')).toBeTruthy();
  expect(card.getByText('A new mast')).toBeTruthy();
});
