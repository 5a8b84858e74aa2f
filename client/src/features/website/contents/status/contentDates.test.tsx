import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../testing/renderPage';
import { mast, websiteAnswer } from '../../testing';
import ContentPage from '../ContentPage';
import type { ContentFieldsFragment } from '../contents.generated';

const start = '2026-11-01T08:00:00.000Z';
const end = '2999-12-01T08:00:00.000Z';

function show(content: Partial<ContentFieldsFragment>) {
  const shown = { ...mast, ...content };
  const { requests } = renderPage(<ContentPage />, {
    address: '/admin/website/news/7',
    path: '/admin/website/:area/:id',
    answer: ({ name }) =>
      websiteAnswer(name) ??
      (name === 'MoveContent'
        ? { data: { moveContent: { ...shown, version: 4 } } }
        : { data: { content: shown } }),
  });
  const sent = (name: string) => requests.findLast((request) => request.name === name)?.variables;
  return { sent };
}

const open = async (button: string, title: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
};

describe('the dates of a published content', () => {
  it('are changed without a draft, and begin with those of the content', async () => {
    const { sent } = show({
      state: 'PUBLISHED',
      publishedFrom: start,
      publishedUntil: end,
      isPublic: true,
    });
    const drawer = await open('Change dates', 'Dates of “A new mast”');
    expect(drawer.getByLabelText<HTMLInputElement>('Start').value).toBe('2026-11-01T09:00');
    expect(drawer.getByLabelText<HTMLInputElement>(/^End/).value).toBe('2999-12-01T09:00');
    fireEvent.change(drawer.getByLabelText(/^End/), { target: { value: '2020-01-01T09:00' } });
    expect(drawer.getByText(/visitors no longer see it/)).toBeTruthy();
    fireEvent.change(drawer.getByLabelText(/^End/), { target: { value: '2999-12-02T09:00' } });
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(sent('MoveContent')).toEqual({
        id: '7',
        version: 3,
        step: 'RESCHEDULE',
        from: start,
        until: '2999-12-02T08:00:00.000Z',
      }),
    );
    expect(sent('SaveContentDraft')).toBeUndefined();
    await waitFor(() =>
      expect(screen.getAllByRole('group', { name: 'Draft changes' })).toContain(document.activeElement),
    );
  });

  it('stay when it is published again, unless others are chosen', async () => {
    const { sent } = show({ state: 'ARCHIVED', publishedFrom: start, publishedUntil: end });
    const drawer = await open('Publish', 'Publish “A new mast”');
    const when = drawer.getByLabelText<HTMLSelectElement>('When');
    expect(when.selectedOptions[0]!.textContent).toMatch(/^Unchanged: /);
    await userEvent.click(drawer.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(sent('MoveContent')).toEqual({ id: '7', version: 3, step: 'PUBLISH', until: end }),
    );
  });

  it('are those of the publication when “now” is chosen, and an end that has passed is left out', async () => {
    const { sent } = show({
      state: 'ARCHIVED',
      publishedFrom: start,
      publishedUntil: '2026-11-02T08:00:00.000Z',
    });
    const drawer = await open('Publish', 'Publish “A new mast”');
    expect(drawer.getByLabelText<HTMLInputElement>(/^End/).value).toBe('');
    await userEvent.selectOptions(drawer.getByLabelText('When'), 'NOW');
    await userEvent.click(drawer.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(sent('MoveContent')).toEqual({
        id: '7',
        version: 3,
        step: 'PUBLISH',
        startsNow: true,
        until: null,
      }),
    );
  });
});
