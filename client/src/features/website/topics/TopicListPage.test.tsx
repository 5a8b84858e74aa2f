import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { websiteAnswer } from '../testing';
import TopicListPage from './TopicListPage';

const topic = {
  __typename: 'Topic',
  id: '4',
  version: 1,
  area: 'ALBUM',
  name: 'Festivals',
  slug: 'festivals',
  colour: '#2563eb',
  position: 2,
  contentCount: 3,
};

const show = () =>
  renderPage(<TopicListPage />, {
    address: '/admin/website/photos/topics',
    answer: ({ name }) => {
      if (name === 'CreateTopic') return { data: { createTopic: { ...topic, id: '5' } } };
      if (name === 'MergeTopics') return { data: { mergeTopics: { ...topic, id: '6', contentCount: 4 } } };
      if (name === 'TopicSuggestions') {
        const items = [topic, { ...topic, id: '6', name: 'Concerts' }].map(
          ({ __typename, id, name: text }) => ({
            __typename,
            id,
            name: text,
          }),
        );
        return { data: { topics: { __typename: 'TopicPage', items, totalItems: 2, totalIsExact: true } } };
      }
      if (name === 'DeleteTopic') return { data: { deleteTopic: '4' } };
      return (
        websiteAnswer(name) ?? {
          data: { topics: { __typename: 'TopicPage', items: [topic], totalItems: 1, totalIsExact: true } },
        }
      );
    },
  });

describe('the topics of an area', () => {
  it('are those of the area of the address', async () => {
    const { requests } = show();
    await screen.findByText('Festivals');
    expect(requests.find(({ name }) => name === 'TopicList')?.variables).toMatchObject({ area: 'ALBUM' });
    expect(screen.getAllByText('Photos').length).toBeGreaterThan(0);
  });

  it('have room for all their actions', async () => {
    show();
    const row = (await screen.findByText('Festivals')).closest('tr')!;
    await within(row).findByRole('button', { name: /^Merge into/ });
    const actions = within(row.querySelector<HTMLElement>('[data-cell=actions]')!).getAllByRole('button');
    const head = [...document.querySelectorAll('th')].at(-1)!;
    expect([actions.length, head.style.width]).toEqual([3, '118px']);
  });

  it('are added to the same area', async () => {
    const { requests } = show();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Add topic' }))[0]!);
    await userEvent.type(await screen.findByLabelText('Name'), 'Studios');
    await userEvent.click(screen.getAllByRole('button', { name: 'Add topic' }).at(-1)!);
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'CreateTopic')?.variables['input']).toMatchObject({
        area: 'ALBUM',
        name: 'Studios',
        position: 0,
      }),
    );
  });

  it('are deleted after a question that counts their contents', async () => {
    const { requests } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Festivals' }));
    expect(await screen.findByText('3 contents lose this topic and stay on the website.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete topic' }));
    await waitFor(() => expect(requests.some(({ name }) => name === 'DeleteTopic')).toBe(true));
  });

  it('are merged into another of the same area, after their contents were counted', async () => {
    const { requests } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Merge into…: Festivals' }));
    expect(await screen.findByText(/3 contents of “Festivals” change their topic/)).toBeTruthy();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Record to keep' }), 'con');
    expect(await screen.findByText('Concerts')).toBeTruthy();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    await waitFor(() =>
      expect(requests.findLast(({ name }) => name === 'MergeTopics')?.variables).toEqual({
        intoId: '6',
        fromIds: ['4'],
      }),
    );
    const searches = requests.filter(({ name }) => name === 'TopicSuggestions');
    expect(searches[0]?.variables).toMatchObject({ area: 'ALBUM' });
  });
});
