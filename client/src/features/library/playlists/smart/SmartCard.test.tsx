import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../../testing/answer';
import { renderPage } from '../../../../testing/renderPage';
import { SmartCard } from './SmartCard';

const playlist = {
  __typename: 'Playlist' as const,
  id: '7',
  version: 3,
  name: 'Gold',
  description: '',
  content: 'FOUND' as const,
  enabled: true,
  rule: 'GENERAL' as const,
  ruleNumber: null,
  weight: 3,
  mediaCount: 1,
  duration: 1000,
  order: 'SHUFFLED' as const,
  startDate: null,
  endDate: null,
  commentCount: 0,
  dayparts: [],
  criteria: {
    __typename: 'SmartCriteria' as const,
    matchAll: true,
    order: 'TITLE' as const,
    limit: null,
    criteria: [
      {
        __typename: 'SmartCriterion' as const,
        field: 'YEAR' as const,
        operator: 'AT_MOST' as const,
        value: '1999',
      },
    ],
  },
};
const found = {
  data: {
    smartPreview: {
      __typename: 'SmartPreview',
      items: [
        {
          __typename: 'MediaItem',
          id: '5',
          kind: 'SONG',
          title: 'Dune',
          credit: 'Ada',
          artwork: '',
          duration: 61_000,
        },
      ],
      totalItems: 40,
      totalIsExact: true,
      duration: 3_600_000,
    },
  },
};

const show = (
  answer: (operation: RequestedOperation) => Answer | undefined = () => undefined,
  mayChange = true,
) =>
  renderPage(<SmartCard playlist={playlist} mayChange={mayChange} />, {
    answer: (operation) => answer(operation) ?? found,
  });
const saved = (variables: Record<string, unknown>): Answer => {
  const { criteria } = variables['input'] as { criteria: { criteria: object[] } };
  const typed = {
    ...playlist.criteria,
    ...criteria,
    criteria: criteria.criteria.map((criterion) => ({ __typename: 'SmartCriterion', ...criterion })),
  };
  return { data: { updatePlaylist: { ...playlist, version: 4, criteria: typed } } };
};
const value = () => screen.findByRole('textbox', { name: 'Value, 1' });
const previews = (requests: readonly RequestedOperation[]) =>
  requests
    .filter(({ name }) => name === 'SmartPreview')
    .map(({ variables }) => (variables['criteria'] as { criteria: { value: string }[] }).criteria[0]?.value);

beforeEach(() => localStorage.clear());

describe('a smart playlist', () => {
  it('shows its matches, and cannot be changed by readers', async () => {
    show(undefined, false);
    await screen.findByText('Dune');
    expect(screen.getByRole('status').textContent).toContain('40 items');
    expect(screen.getByText('and 39 more')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('looks once the typing pauses, and not for a criterion without a value', async () => {
    const { requests } = show();
    await screen.findByText('Dune');
    await userEvent.clear(await value());
    expect(await screen.findByText('Give every criterion a value to see the result.')).toBeTruthy();
    await userEvent.type(await value(), '1985');
    await waitFor(() => expect(previews(requests)).toEqual(['1999', '1985']));
  });

  it('shows the problem of a value at its row', async () => {
    show(({ name, variables }) =>
      name === 'SmartPreview' && JSON.stringify(variables).includes('"12"')
        ? { error: { code: 'BAD_USER_INPUT', fields: { 'criteria.0.value': 'min' } } }
        : undefined,
    );
    await userEvent.clear(await value());
    await userEvent.type(await value(), '12');
    expect(await screen.findByText('This value is too small')).toBeTruthy();
  });

  it('offers after a reload what was typed and not saved, and forgets it once that is saved', async () => {
    show();
    await userEvent.clear(await value());
    await userEvent.type(await value(), '1985');
    cleanup();
    expect(localStorage).toHaveLength(1);
    show(({ name, variables }) => (name === 'UpdatePlaylist' ? saved(variables) : undefined));
    expect(await value()).toHaveProperty('value', '1999');
    await userEvent.click(await screen.findByRole('button', { name: 'Restore draft' }));
    expect(await value()).toHaveProperty('value', '1985');
    expect(localStorage).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(screen.queryByRole('button', { name: 'Restore draft' })).toBeNull();
  });

  it('offers no draft with unknown criteria, and none to readers', async () => {
    show();
    await userEvent.clear(await value());
    await userEvent.type(await value(), '1985');
    cleanup();
    show(undefined, false);
    cleanup();
    const [key] = Object.keys(localStorage);
    localStorage.setItem(key!, localStorage.getItem(key!)!.replaceAll('"YEAR"', '"SHOE_SIZE"'));
    show();
    await screen.findByText('Dune');
    expect(screen.queryByRole('button', { name: 'Restore draft' })).toBeNull();
  });

  it('is saved with the version that it was opened with', async () => {
    const { requests } = show(({ name }) =>
      name === 'UpdatePlaylist' ? { data: { updatePlaylist: { ...playlist, version: 4 } } } : undefined,
    );
    await userEvent.selectOptions(await screen.findByLabelText('Match'), 'false');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'UpdatePlaylist')?.variables).toMatchObject({
        id: '7',
        version: 3,
        input: { criteria: { matchAll: false, criteria: [{ field: 'YEAR', value: '1999' }] } },
      }),
    );
  });
});
