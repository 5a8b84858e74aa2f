import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import { mast, websiteAnswer } from '../testing';
import ContentPage from './ContentPage';
import type { ContentFieldsFragment } from './contents.generated';

interface Options {
  content?: Partial<ContentFieldsFragment>;
  abilities?: typeof testViewer.abilities;
  isPublic?: boolean;
  answer?: (operation: RequestedOperation) => Answer | undefined;
}

function show({ content, abilities = testViewer.abilities, isPublic, answer }: Options = {}) {
  let current: ContentFieldsFragment = { ...mast, ...content };
  const { requests, router } = renderPage(<ContentPage />, {
    address: '/admin/website/news/7',
    path: '/admin/website/:area/:id',
    viewer: { ...testViewer, abilities },
    answer: (operation) => {
      const { name, variables } = operation;
      const own = answer?.(operation) ?? websiteAnswer(name, { ...(isPublic !== undefined && { isPublic }) });
      if (own) return own;
      if (name === 'UpdateContent') {
        const { topicId: _, ...input } = variables['input'] as { topicId: null };
        current = { ...current, ...input, version: current.version + 1 };
        return { data: { updateContent: current } };
      }
      if (name === 'MoveContent') {
        const { step, from, until } = variables as Record<string, string | null>;
        const publishedFrom = from ?? '2026-11-01T08:00:00.000Z';
        current = {
          ...current,
          version: current.version + 1,
          ...(step === 'PUBLISH'
            ? { state: 'PUBLISHED', publishedFrom, publishedUntil: until ?? null, isPublic: !from }
            : { state: step === 'SUBMIT' ? 'REVIEW' : 'DRAFT', isPublic: false }),
        };
        return { data: { moveContent: current } };
      }
      return { data: { content: current } };
    },
  });
  const sent = (name: string) => requests.findLast((request) => request.name === name)?.variables;
  return { sent, requests, router };
}

const press = async (name: string | RegExp, within_ = screen as Pick<typeof screen, 'findByRole'>) =>
  userEvent.click(await within_.findByRole('button', { name }));
const pressFirst = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0]!);

describe('the editor of a content', () => {
  it('saves the fields of its kind with the version, and stays open', async () => {
    const { sent } = show();
    const title = await screen.findByLabelText(/^Title$/);
    await userEvent.clear(title);
    await userEvent.type(title, 'A taller mast');
    await pressFirst('Save changes');
    await waitFor(() => expect(sent('UpdateContent')).toMatchObject({ id: '7', version: 3 }));
    const { input } = sent('UpdateContent') as { input: object };
    expect(input).toMatchObject({ title: 'A taller mast', slug: 'a-new-mast', topicId: null });
    expect(input).not.toHaveProperty('position');
    expect(input).not.toHaveProperty('language');
    await screen.findByRole('heading', { level: 1, name: 'A taller mast' });
    await userEvent.type(await screen.findByLabelText(/^Title$/), '!');
    await pressFirst('Save changes');
    await waitFor(() => expect(sent('UpdateContent')).toMatchObject({ version: 4 }));
  });

  it('publishes at a date in the time zone of the radio, with an end', async () => {
    const { sent } = show();
    await press('Publish');
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByText(/Visitors see it at once/)).toBeTruthy();
    await userEvent.selectOptions(drawer.getByLabelText('When'), 'LATER');
    fireEvent.change(drawer.getByLabelText('Publish at'), { target: { value: '2030-01-05T08:30' } });
    fireEvent.change(drawer.getByLabelText(/^End/), { target: { value: '2030-01-06T08:30' } });
    expect(drawer.getByText('Time of the radio: Europe/Paris.')).toBeTruthy();
    expect(drawer.getByText(/Visitors see it from .*8:30/)).toBeTruthy();
    await press('Schedule', drawer);
    await waitFor(() =>
      expect(sent('MoveContent')).toEqual({
        id: '7',
        version: 3,
        step: 'PUBLISH',
        from: '2030-01-05T07:30:00.000Z',
        until: '2030-01-06T07:30:00.000Z',
      }),
    );
    expect((await screen.findAllByText(/^Scheduled for /)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: 'View on the website' })).toBeNull();
  });

  it('shows at the field that the end comes before the start', async () => {
    show({
      answer: ({ name }) =>
        name === 'MoveContent'
          ? { error: { code: 'BAD_USER_INPUT', fields: { until: 'endBeforeStart' } } }
          : undefined,
    });
    await press('Publish');
    const drawer = within(await screen.findByRole('dialog'));
    fireEvent.change(drawer.getByLabelText(/^End/), { target: { value: '2020-01-06T08:30' } });
    await press('Publish', drawer);
    await waitFor(() => expect(drawer.getByLabelText(/^End/).getAttribute('aria-invalid')).toBe('true'));
  });

  it('does not publish a picture without alternative text', async () => {
    const { sent } = show({ content: { picture: '/files/website/a-960.webp' } });
    await press('Publish');
    const field = await screen.findByLabelText('Alternative text');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.type(field, 'A steel mast');
    await press('Publish');
    await screen.findByRole('dialog', { name: 'Publish “A new mast”' });
    expect(sent('UpdateContent')).toMatchObject({ input: { pictureAlt: 'A steel mast' } });
    expect(sent('MoveContent')).toBeUndefined();
  });

  it('compares the values when somebody else saved meanwhile', async () => {
    let isStale = true;
    const { sent } = show({
      answer: ({ name }) => {
        if (name === 'UpdateContent' && isStale) {
          isStale = false;
          return { error: { code: 'CONFLICT' } };
        }
        return name === 'Content' && !isStale
          ? { data: { content: { ...mast, version: 9, title: 'Their mast' } } }
          : undefined;
      },
    });
    const title = await screen.findByLabelText(/^Title$/);
    await userEvent.clear(title);
    await userEvent.type(title, 'My mast');
    await pressFirst('Save changes');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Their mast')).toBeTruthy();
    await press('Save these values', dialog);
    await waitFor(() => expect(sent('UpdateContent')).toMatchObject({ version: 9 }));
  });

  it('links to the page of the website, and says what visitors lose when it is taken back', async () => {
    const { sent } = show({
      content: { state: 'PUBLISHED', publishedFrom: '2026-11-01T08:00:00.000Z', isPublic: true },
    });
    const link = await screen.findByRole('link', { name: 'View on the website' });
    expect(link.getAttribute('href')).toBe('/site/horizon/en/news/a-new-mast');
    await press('Take back');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/its page answers “not found”/)).toBeTruthy();
    await press('Take back', question);
    await waitFor(() => expect(sent('MoveContent')).toMatchObject({ step: 'WITHDRAW', version: 3 }));
  });

  it('says that nobody sees a published content while the website is not public', async () => {
    show({
      content: { state: 'PUBLISHED', publishedFrom: '2026-11-01T08:00:00.000Z', isPublic: true },
      isPublic: false,
    });
    expect(await screen.findByText(/The website is not public yet/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'View on the website' })).toBeNull();
  });

  it('offers only the steps of the rights of the viewer', async () => {
    const own = ['read', 'update'].map((action) => ({ action, subject: 'Content' }));
    show({ abilities: own });
    await screen.findByRole('button', { name: 'Submit for review' });
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  it('is read-only for people who may not publish while visitors see the content', async () => {
    const own = ['read', 'update'].map((action) => ({ action, subject: 'Content' }));
    show({ abilities: own, content: { state: 'PUBLISHED', publishedFrom: '2026-11-01T08:00:00.000Z' } });
    expect(await screen.findByText(/To change it, take it back first/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Title$/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Take back' })).toBeTruthy();
  });

  it('leads to the path of the area of the content', async () => {
    const { router } = show({ content: { kind: 'PRODUCT' } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/website/shop/7'));
  });
});
