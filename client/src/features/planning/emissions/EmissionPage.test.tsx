import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer, AskedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import { ToastHost } from '../../../kit/feedback/ToastHost';
import { emissionWith } from '../testing/plans';
import EmissionPage from './EmissionPage';

const none = { items: [], totalItems: 0, totalIsExact: true };
const presenter = [
  { action: 'read', subject: 'Emission' },
  { action: 'update', subject: 'Emission' },
  { action: 'read', subject: 'Episode' },
  { action: 'create', subject: 'Episode' },
];

function show(
  emission: ReturnType<typeof emissionWith>,
  abilities: typeof testViewer.abilities = presenter,
  answer: (operation: AskedOperation) => Answer | undefined = () => undefined,
) {
  return renderPage(
    <>
      <EmissionPage />
      <ToastHost />
    </>,
    {
      address: '/emissions/7',
      path: '/emissions/:id',
      viewer: { ...testViewer, abilities },
      answer: (operation) => {
        if (operation.name === 'Emission') return { data: { emission } };
        if (operation.name === 'EpisodesOfEmission')
          return { data: { episodes: { __typename: 'EpisodePage', ...none } } };
        return answer(operation) ?? { error: { code: 'NOT_FOUND' } };
      },
    },
  );
}

const button = (name: string) => screen.queryByRole('button', { name });

describe('the page of an emission', () => {
  it('offers who may only read nothing to change', async () => {
    show(emissionWith({ isMine: false }), [{ action: 'read', subject: 'Emission' }]);
    expect(await screen.findByText('From six to nine.')).toBeTruthy();
    for (const name of ['Edit', 'Delete', 'Edit people', 'Add picture', 'Add episode'])
      expect(button(name)).toBeNull();
  });

  it('offers a presenter nothing to change of what others make', async () => {
    show(emissionWith({ isMine: false }));
    expect(await screen.findByText('There are no episodes yet.')).toBeTruthy();
    for (const name of ['Edit', 'Delete', 'Edit people', 'Add picture', 'Add episode'])
      expect(button(name)).toBeNull();
  });

  it('lets a presenter change their own, and add episodes, but not delete it', async () => {
    show(emissionWith());
    await screen.findByText('There are no episodes yet.');
    for (const name of ['Edit', 'Edit people', 'Add picture', 'Add episode'])
      expect(button(name)).toBeTruthy();
    expect(button('Delete')).toBeNull();
  });

  it('says how many episodes keep it from being deleted', async () => {
    show(emissionWith(), [{ action: 'manage', subject: 'all' }], ({ name }) =>
      name === 'DeleteEmission' ? { error: { code: 'IN_USE', total: 2, places: [] } } : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(
      await screen.findByText('It has 2 episodes. Delete them or move them to another emission first.'),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Morning' })).toBeTruthy();
  });
});
