import { screen, waitFor } from '@testing-library/react';
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
});
