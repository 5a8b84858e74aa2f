import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import type { DryRunFieldsFragment, DryRunProblemFieldsFragment } from './dryRun.generated';
import DryRunPage from './DryRunPage';
import { NextDaysPanel } from './panels';

const problem = (more: Partial<DryRunProblemFieldsFragment>): DryRunProblemFieldsFragment => ({
  __typename: 'DryRunProblem',
  kind: 'EMPTY_LIVE',
  startsAt: '2026-11-24T06:00:00.000Z',
  endsAt: '2026-11-24T07:00:00.000Z',
  slotId: '12',
  date: '2026-11-24',
  title: 'Morning',
  about: '',
  count: 1,
  milliseconds: 0,
  ...more,
});

const runWith = (more: Partial<DryRunFieldsFragment> = {}): DryRunFieldsFragment => ({
  __typename: 'DryRun',
  id: '1',
  state: 'DONE',
  progress: 100,
  firstMoment: '2026-11-23T22:00:00.000Z',
  lastMoment: '2026-11-30T22:00:00.000Z',
  finishedAt: '2026-11-23T22:00:04.000Z',
  problemCount: more.problems?.length ?? 0,
  problems: [],
  ...more,
});

function show(run: DryRunFieldsFragment | null, actions = ['read', 'update'], element = <DryRunPage />) {
  const subjects = ['Rundown', 'Slot', 'Clock', 'DefaultPlaylist'];
  const abilities = subjects.flatMap((subject) => actions.map((action) => ({ action, subject })));
  return renderPage(element, {
    viewer: { ...testViewer, abilities } as typeof testViewer,
    answer: ({ name }): Answer => {
      if (name === 'DryRun') return { data: { dryRun: run } };
      if (name === 'StartDryRun')
        return { data: { startDryRun: runWith({ ...run, state: 'WAITING', progress: 0 }) } };
      return { error: { code: 'FORBIDDEN' } };
    },
  });
}

/** A page that can be closed and opened again. */
function ShownTwice() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Leave' : 'Come back'}
      </button>
      {isShown ? <DryRunPage /> : null}
    </>
  );
}

const several = [
  problem({}),
  problem({ kind: 'OVERRUN', milliseconds: 130_000, slotId: '13', title: 'Noon' }),
  problem({
    kind: 'BREACH',
    startsAt: '2026-11-25T14:00:00.000Z',
    endsAt: '2026-11-25T15:00:00.000Z',
    slotId: null,
    date: null,
    title: '',
    about: 'Day · Hits',
    count: 12,
  }),
];

describe('the dry run', () => {
  it('shows no button to readers', async () => {
    show(runWith(), ['read']);
    await screen.findByText('No problems in the next seven days');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows that none was run yet, and runs one', async () => {
    const { requests } = show(null);
    await userEvent.click(await screen.findByRole('button', { name: 'Run now' }));
    await waitFor(() => expect(requests.some(({ name }) => name === 'StartDryRun')).toBe(true));
  });

  it('shows its progress next to the last result', async () => {
    show(runWith({ state: 'RUNNING', progress: 43, problems: several }));
    const line = await screen.findByRole('progressbar', { name: 'Dry run' });
    expect(line.getAttribute('aria-valuenow')).toBe('43');
    expect(screen.getByText('Morning')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Run again' })).toHaveProperty('disabled', true);
  });

  it('is not reset by a response that is older than an event', async () => {
    const running = runWith({ state: 'RUNNING', progress: 43 });
    const requests = Promise.withResolvers<void>();
    const lateAnswer = Promise.withResolvers<void>();
    let answers = 0;
    renderPage(<ShownTwice />, {
      viewer: { ...testViewer, abilities: [{ action: 'read', subject: 'Rundown' }] },
      answer: async ({ name }): Promise<Answer> => {
        if (name === 'DryRunChanged') {
          await requests.promise;
          return { data: { dryRunChanged: runWith() } };
        }
        if (++answers === 1) return { data: { dryRun: running } };
        if (answers > 2) return { data: { dryRun: runWith() } };
        requests.resolve();
        await lateAnswer.promise;
        return { data: { dryRun: running } };
      },
    });
    await screen.findByRole('progressbar', { name: 'Dry run' });
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
    await requests.promise;
    const expectNoProgress = () =>
      waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Dry run' })).toBeNull());
    await expectNoProgress();
    lateAnswer.resolve();
    // The late response contains the earlier state, so the page requests the dry run once more.
    await waitFor(() => expect(answers).toBe(3));
    await expectNoProgress();
  });

  it('shows that it failed, and is started again', async () => {
    show(runWith({ state: 'FAILED', finishedAt: null }));
    expect((await screen.findByRole('alert')).textContent).toContain('The dry run failed');
    await userEvent.click(screen.getByRole('button', { name: 'Run again' }));
    expect(await screen.findByText('The dry run starts soon.')).toBeTruthy();
  });

  it('groups problems by slot, each on the station’s clock, in words and numbers, with where it is solved', async () => {
    const later = problem({ startsAt: '2026-11-25T06:00:00.000Z', date: '2026-11-25' });
    show(runWith({ problems: [...several, later] }));
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Tuesday 24 November 07:00No presenter'),
      expect.stringContaining('Wednesday 25 November 07:00No presenter'),
      expect.stringContaining('The rundown is 2 minutes, 10 seconds too long.'),
      expect.stringContaining('12 times between 15:00 and 16:00.'),
    ]);
    const links = rows.map((row) => within(row).getByRole('link').getAttribute('href'));
    expect(links).toEqual([
      '/admin/planning/rundown/12/2026-11-24',
      '/admin/planning/rundown/12/2026-11-25',
      '/admin/planning/rundown/13/2026-11-24',
      '/admin/planning/clocks/week',
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Morning',
      'Noon',
      'Unplanned time',
    ]);
  });

  it('shows one kind alone, with how many there are of each', async () => {
    show(runWith({ problems: several }));
    await userEvent.click(await screen.findByRole('button', { name: /^Too long\s*1/ }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /^All\s*3/ }));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('shows that a very long list is incomplete', async () => {
    show(runWith({ problems: several, problemCount: 1200 }));
    expect(await screen.findByText('The first 3 of 1,200 are shown.')).toBeTruthy();
  });
});

describe('the panel of the next seven days', () => {
  it('counts problems by kind, and links to the first one', async () => {
    show(
      runWith({ problems: [...several, problem({ slotId: '15', title: 'Evening' })] }),
      ['read'],
      <NextDaysPanel />,
    );
    expect(await screen.findByText('No presenter 2')).toBeTruthy();
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual([
      '/admin/planning/dry_run',
      '/admin/planning/rundown/12/2026-11-24',
      '/admin/planning/rundown/13/2026-11-24',
      '/admin/planning/dry_run',
    ]);
  });

  it('shows that there are no problems', async () => {
    show(runWith(), ['read'], <NextDaysPanel />);
    expect(await screen.findByText('No problems in the next seven days')).toBeTruthy();
  });
});
