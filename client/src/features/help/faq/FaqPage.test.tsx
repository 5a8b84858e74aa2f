// @module-tag smoke
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import FaqPage from './FaqPage';

const question = (id: string, text: string, answer: string) => ({
  __typename: 'FaqQuestion',
  id,
  version: 1,
  question: text,
  answer,
});
const payment = question('1', 'When is it due?', 'After thirty days.');
const spots = question('2', 'Which format?', 'WAV, and nothing else.');

const chapter = (id: string, key: string, title: string, questions: object[]) => ({
  __typename: 'FaqCategory',
  id,
  key,
  icon: 'package',
  title,
  subtitle: `About ${title}`,
  questions,
});
const chapters = (search: unknown): Answer => {
  const matches = ({ answer }: typeof payment) => !search || answer.toLowerCase().includes(String(search));
  return {
    data: {
      faqCategories: [
        chapter('1', 'payment', 'Payment', [payment].filter(matches)),
        chapter('2', 'delivery', 'Delivery', [spots].filter(matches)),
      ],
    },
  };
};

let documentationUrl: string | null = null;

const show = (
  address = '/admin/faq',
  abilities = testViewer.abilities,
  answer: (operation: RequestedOperation) => Answer | undefined = () => undefined,
) =>
  renderPage(<FaqPage />, {
    address,
    viewer: { ...testViewer, abilities },
    answer: (operation) =>
      answer(operation) ??
      (operation.name === 'DocumentationUrl'
        ? { data: { documentationUrl } }
        : chapters(operation.variables['search'])),
  });

const trigger = (name: string) => screen.findByRole('button', { name, expanded: false });
const opened = (name: string) => screen.findByRole('button', { name, expanded: true });

const scrollIntoView = vi.fn<Element['scrollIntoView']>();

// The test browser has no layout, and therefore no scrollIntoView.
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView.mockReset();
});

describe('the documentation', () => {
  it('is linked where an address is configured', async () => {
    documentationUrl = 'https://docs.example.org/features';
    onTestFinished(() => {
      documentationUrl = null;
    });
    show();
    const link = await screen.findByRole('link', { name: 'Documentation' });
    expect(link.getAttribute('href')).toBe('https://docs.example.org/features');
  });

  it('is not linked otherwise', async () => {
    show();
    await trigger('When is it due?');
    expect(screen.queryByRole('link', { name: 'Documentation' })).toBeNull();
  });
});

describe('the frequent questions', () => {
  it('unfold one at a time, and keep in the address which', async () => {
    const { router } = show();
    await userEvent.click(await trigger('When is it due?'));
    expect(await opened('When is it due?')).toBeTruthy();
    expect(router.state.location.search).toBe('?chapter=payment&question=1');
    await userEvent.click(await opened('When is it due?'));
    await trigger('When is it due?');
    expect(router.state.location.search).toBe('?chapter=payment');
  });

  it('open at the one that a link names, in its chapter', async () => {
    show('/admin/faq?question=2');
    expect(await opened('Which format?')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 2, name: 'Delivery' })).toBeTruthy();
    expect(scrollIntoView.mock.contexts).toContain(await opened('Which format?'));
  });

  it('are searched on the server, with what was found open and marked', async () => {
    const { requests, router } = show();
    await userEvent.type(await screen.findByRole('searchbox'), 'wav');
    expect(await opened('Which format?')).toBeTruthy();
    expect(requests.at(-1)).toEqual({ name: 'Faq', variables: { search: 'wav' } });
    expect(router.state.location.search).toBe('?q=wav');
    expect(document.querySelector('mark')?.textContent).toBe('WAV');
    const nav = screen.getByRole('navigation', { name: 'Chapters' });
    expect(within(nav).getByRole('link', { name: /Payment/ }).textContent).toContain('0');
  });

  it('show which other chapters have matches, and link to them', async () => {
    show('/admin/faq?chapter=payment&q=wav');
    await userEvent.click(await screen.findByRole('button', { name: 'Search in Delivery' }));
    expect(await opened('Which format?')).toBeTruthy();
  });

  it('name the search text when nothing matches', async () => {
    const { router } = show('/admin/faq?q=zebra');
    expect(await screen.findByText('No question or answer contains “zebra”.')).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
    expect(await trigger('When is it due?')).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });

  it('keep the chapters of one search apart from those of another', async () => {
    const { client } = show('/admin/faq?q=wav');
    await opened('Which format?');
    await userEvent.clear(screen.getByRole('searchbox'));
    await trigger('When is it due?');
    expect(JSON.stringify(client.extract())).toContain('WAV, and nothing else.');
  });

  it('offer changes only to users with the permission', async () => {
    show('/admin/faq?question=1', [{ action: 'read', subject: 'FaqQuestion' }]);
    await opened('When is it due?');
    expect(screen.queryByRole('button', { name: /Add|Edit|Delete/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Copy link: When is it due?' })).toBeTruthy();
  });

  it('show at its field what the server finds wrong with a new one', async () => {
    const { requests } = show('/admin/faq', testViewer.abilities, ({ name }) =>
      name === 'CreateFaqQuestion'
        ? { error: { code: 'BAD_USER_INPUT', fields: { question: 'tooLong' } } }
        : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add question' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Question'), 'Why?');
    await userEvent.type(within(dialog).getByLabelText('Answer'), 'Because.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add question' }));
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Question').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(requests.find(({ name }) => name === 'CreateFaqQuestion')?.variables).toEqual({
      input: { categoryId: '1', question: 'Why?', answer: 'Because.' },
    });
  });
});
