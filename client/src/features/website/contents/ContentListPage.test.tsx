import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import Toasts from '../../../kit/feedback/toasts/Toasts';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import { mastRow, pageOf, websiteAnswer } from '../testing';
import ContentListPage from './ContentListPage';
import { useBulkContentSteps } from './status/useBulkContentSteps';

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const rows = [
  mastRow,
  { ...mastRow, id: '8', title: 'Choir tonight', state: 'PUBLISHED', publishedFrom: inAnHour() },
  {
    ...mastRow,
    id: '9',
    title: 'Last summer',
    state: 'PUBLISHED',
    publishedFrom: '2026-06-01T08:00:00.000Z',
    publishedUntil: '2026-06-02T08:00:00.000Z',
    author: { ...mastRow.author!, id: '2', fullName: 'Paul Vent' },
  },
];
const page = (items: readonly object[]) => ({ data: { contents: pageOf('ContentPage', items) } });

const show = (address: string, viewer = testViewer, items: readonly object[] = rows) =>
  renderPage(<ContentListPage />, {
    address,
    viewer,
    answer: ({ name }) => websiteAnswer(name) ?? page(items),
  });

describe('the list of an area', () => {
  it('requests the contents of its kind, and shows the state of each in words', async () => {
    const { requests } = show('/admin/website/news');
    await screen.findByText('Choir tonight');
    expect(screen.getByText('Draft')).toBeTruthy();
    expect(screen.getByText(/^Scheduled for /)).toBeTruthy();
    expect(screen.getByText('Ended')).toBeTruthy();
    expect(requests.find(({ name }) => name === 'ContentList')?.variables).toMatchObject({ kind: 'NEWS' });
  });

  it('combines its kind with the filters of the address', async () => {
    const { requests } = show('/admin/website/shop?status=REVIEW&language=FR&topicId=4');
    await screen.findByRole('heading', { level: 1, name: 'Shop' });
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'ContentList')?.variables).toMatchObject({
        kind: 'PRODUCT',
        filter: { status: { eq: 'REVIEW' }, language: { eq: 'FR' }, topicId: { eq: '4' } },
      }),
    );
  });

  it('filters by the reviewer', async () => {
    const { requests } = show('/admin/website/news?reviewerId=1');
    await screen.findByText('Choir tonight');
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'ContentList')?.variables).toMatchObject({
        filter: { reviewerId: { eq: '1' } },
      }),
    );
  });

  it('offers deletion of their own contents alone to people with that right', async () => {
    const grants = ['read', 'delete'].map((action) => ({
      action,
      subject: 'Content',
      ...(action === 'delete' && { condition: 'OWN' as const }),
    }));
    show('/admin/website/news', { ...testViewer, abilities: grants });
    await screen.findByText('Last summer');
    expect(await screen.findByRole('button', { name: 'Delete: A new mast' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete: Last summer' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Write news' })).toBeNull();
  });

  it('explains the purpose of an empty area', async () => {
    show('/admin/website/partners', testViewer, []);
    expect(await screen.findByText(/Partners appear on the website/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add partner' })[0]!.getAttribute('href')).toBe(
      '/admin/website/partners/new',
    );
  });
});

describe('the state of several contents', () => {
  const drafts = [mastRow, { ...mastRow, id: '8', title: 'Choir tonight' }, { ...rows[2]!, id: '9' }];
  const choose = async (refusal?: object) => {
    const shown = (
      <>
        <ContentListPage />
        <Toasts />
      </>
    );
    const { requests } = renderPage(shown, {
      address: '/admin/website/news',
      answer: ({ name, variables }) => {
        if (name !== 'MoveContents') return websiteAnswer(name) ?? page(drafts);
        if (refusal) return { error: refusal as never };
        const moved = drafts.filter(({ id }) => (variables['ids'] as string[]).includes(id));
        return { data: { moveContents: moved.map((row) => ({ ...row, state: 'REVIEW' })) } };
      },
    });
    await screen.findByText('Choir tonight');
    for (const box of await screen.findAllByRole('checkbox', {
      name: /(A new mast|Choir tonight|Last summer)$/,
    }))
      await userEvent.click(box);
    return requests;
  };
  const take = async (step: string) => {
    await userEvent.click(await screen.findByRole('button', { name: step }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: step }));
  };

  it('is changed for those whose state allows it', async () => {
    const requests = await choose();
    await take('Submit for review');
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'MoveContents')?.variables).toEqual({
        ids: ['7', '8'],
        step: 'SUBMIT',
      }),
    );
    expect(await screen.findByText('2 rows changed')).toBeTruthy();
  });

  it('is changed for none when one is refused, which is named', async () => {
    await choose({ code: 'BAD_USER_INPUT', fields: { 'ids.1': 'alternativeText' } });
    await take('Publish');
    expect(await screen.findByText('The state of “Choir tonight” was not changed')).toBeTruthy();
    expect(screen.getByText(/None of the contents was changed/)).toBeTruthy();
  });

  it('is changed for at most 100 contents together', async () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ ...mastRow, id: String(index) }));
    function Steps({ rows: chosen }: { rows: typeof many }) {
      return useBulkContentSteps()?.(chosen, () => {});
    }
    const shown = (
      <>
        <Steps rows={many} />
        <section aria-label="Fewer">
          <Steps rows={many.slice(1)} />
        </section>
      </>
    );
    renderPage(shown, { answer: () => ({ data: {} }) });
    const [ofMany, ofFewer] = await screen.findAllByRole<HTMLButtonElement>('button', { name: 'Publish' });
    expect([ofMany!.disabled, ofFewer!.disabled]).toEqual([true, false]);
    expect(screen.getAllByText(/^At most 100 contents/)).toHaveLength(1);
    expect(within(screen.getByRole('region', { name: 'Fewer' })).queryByText(/^At most/)).toBeNull();
  });

  it('is not offered to people who may only read', async () => {
    show('/admin/website/news', { ...testViewer, abilities: [{ action: 'read', subject: 'Content' }] });
    await screen.findByText('Choir tonight');
    await userEvent.click(await screen.findByRole('checkbox', { name: /A new mast$/ }));
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
  });
});
