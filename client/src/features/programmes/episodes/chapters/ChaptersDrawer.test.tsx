import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../../testing/answer';
import { renderPage } from '../../../../testing/renderPage';
import { episodeWith } from '../../testing/plans';
import { ChaptersDrawer } from './ChaptersDrawer';

function edit(answer: () => Answer = () => ({ data: { updateEpisode: episodeWith({ version: 6 }) } })) {
  const { requests } = renderPage(<ChaptersDrawer episode={episodeWith()} onClose={() => undefined} />, {
    answer,
  });
  return () => requests.filter(({ name }) => name === 'UpdateEpisode').map(({ variables }) => variables);
}

const row = async (number: number) => screen.findByRole('listitem', { name: `Chapter ${number}` });
const field = (inRow: HTMLElement, name: RegExp) =>
  within(inRow).getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

async function add(number: number, start: string, title: string, link = '') {
  await userEvent.click(screen.getByRole('button', { name: 'Add chapter' }));
  const added = await row(number);
  await userEvent.type(field(added, /^Starts at/), start);
  await userEvent.type(field(added, /^Title/), title);
  if (link) await userEvent.type(field(added, /^Link/), link);
}

describe('the chapters of an episode', () => {
  it('begin at a time, or are not sent', async () => {
    const sent = edit();
    await row(1);
    await add(2, 'soon', 'Cheese');
    await save();
    const wrong = await row(2);
    await waitFor(() => expect(field(wrong, /^Starts at/).getAttribute('aria-invalid')).toBe('true'));
    expect(field(await row(1), /^Starts at/).getAttribute('aria-invalid')).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('are sent in the order of their starts', async () => {
    const sent = edit();
    await row(1);
    await add(2, '37:30', 'Cheese');
    await add(3, '14:00', 'The main course', 'https://example.com/recipe');
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual({
      id: '21',
      version: 5,
      input: {
        chapters: [
          { start: 0, title: 'Soup', link: '' },
          { start: 840_000, title: 'The main course', link: 'https://example.com/recipe' },
          { start: 2_250_000, title: 'Cheese', link: '' },
        ],
      },
    });
  });

  it('show problems from the server beside their rows, also after sorting', async () => {
    edit(() => ({ error: { code: 'BAD_USER_INPUT', fields: { 'chapters.1.link': 'link' } } }));
    await row(1);
    await add(2, '37:30', 'Cheese');
    await add(3, '14:00', 'The main course', 'recipe');
    await save();
    const second = await row(2);
    await waitFor(() => expect(field(second, /^Title/).value).toBe('The main course'));
    expect(field(second, /^Link/).getAttribute('aria-invalid')).toBe('true');
    expect(field(second, /^Link/).value).toBe('recipe');
    expect(field(await row(3), /^Link/).getAttribute('aria-invalid')).toBeNull();
  });

  it('may all be taken away', async () => {
    const sent = edit();
    await row(1);
    await userEvent.click(screen.getByRole('button', { name: 'Remove chapter 1' }));
    expect(screen.getByText('There are no chapters.')).toBeTruthy();
    await save();
    await waitFor(() => expect(sent()[0]?.['input']).toEqual({ chapters: [] }));
  });
});
