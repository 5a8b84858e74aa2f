import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { episodeWith } from '../testing/plans';
import { EpisodeEditDrawer } from './EpisodeDrawers';

describe('an episode being edited', () => {
  it('can become a trailer or a bonus episode', async () => {
    const episode = episodeWith();
    const { requests } = renderPage(<EpisodeEditDrawer record={episode} onClose={() => undefined} />, {
      answer: ({ name }) =>
        name === 'UpdateEpisode'
          ? { data: { updateEpisode: { ...episode, version: 6, episodeType: 'TRAILER', number: null } } }
          : { error: { code: 'FORBIDDEN' } },
    });
    const field = await screen.findByLabelText<HTMLSelectElement>(/^Type/);
    expect(field.value).toBe('FULL');
    await userEvent.selectOptions(field, 'Trailer');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    const sent = () => requests.filter(({ name }) => name === 'UpdateEpisode');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]!.variables).toMatchObject({ id: '21', version: 5, input: { episodeType: 'TRAILER' } });
  });
});
