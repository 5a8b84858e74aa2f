// @module-tag smoke
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCan } from '../../kit/access/ability';
import { DashboardPanels } from '../../kit/dashboard/DashboardPanels';
import type { DashboardPanel } from '../../kit/dashboard/panel';
import { dashboardPanelsOf, maySee } from '../../kit/defineFeature';
import { renderPage } from '../../testing/renderPage';
import { sightByHand } from '../../testing/sight';
import { testViewer } from '../../testing/testSession';
import { features } from '../index';
import DashboardPage from './DashboardPage';

const panel = (name: string, subject: string, size: DashboardPanel['size']): DashboardPanel => ({
  name,
  rule: { action: 'read', subject },
  size,
  load: async () => ({ default: () => <p>{name}</p> }),
});

const broken: DashboardPanel = {
  ...panel('broken', 'Invoice', 'half'),
  load: async () => ({
    default: () => {
      throw new Error('a fault of the panel');
    },
  }),
};

const show = (panels: readonly DashboardPanel[], ...subjects: string[]) =>
  renderPage(
    <DashboardPanels value={panels}>
      <DashboardPage />
    </DashboardPanels>,
    {
      answer: () => ({ data: {} }),
      viewer: {
        ...testViewer,
        abilities: subjects.map((subject) => ({
          __typename: 'AbilityRule',
          action: 'read',
          subject,
          condition: null,
        })),
      },
    },
  );

let sight: ReturnType<typeof sightByHand>;
beforeEach(() => {
  sight = sightByHand();
});

describe('the dashboard', () => {
  it('shows the panels that the viewer may read, statistics first', async () => {
    show(
      [
        panel('a wide one', 'Card', 'whole'),
        panel('a secret', 'User', 'half'),
        panel('a statistic', 'Card', 'statistic'),
      ],
      'Card',
    );
    await screen.findByRole('heading', { level: 1 });
    await sight.comeIntoSight();
    await screen.findByText('a wide one');
    expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Welcome back, Ada Merle.',
      'a statistic',
      'a wide one',
    ]);
  });

  it('keeps what goes wrong in one panel from the others', async () => {
    show([broken, panel('another', 'Invoice', 'half')], 'Invoice');
    await screen.findByRole('heading', { level: 1 });
    await sight.comeIntoSight();
    await screen.findByText('another');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('loads no panel before it is nearly in sight', async () => {
    const loaded: string[] = [];
    const noted = (name: string): DashboardPanel => {
      const made = panel(name, 'Card', 'half');
      return { ...made, load: () => (loaded.push(name), made.load()) };
    };
    show([noted('the first'), noted('the second')], 'Card');
    await screen.findByRole('heading', { level: 1 });
    await sight.comeIntoSight(1);
    await screen.findByText('the first');
    expect(loaded).toEqual(['the first']);
    await sight.comeIntoSight();
    await screen.findByText('the second');
    expect(loaded).toEqual(['the first', 'the second']);
  });

  it('is open only to users who see at least one panel', () => {
    const page = features.flatMap(({ pages }) => pages).find(({ path }) => path === '/admin/dashboard')!;
    const subjects = dashboardPanelsOf(features).map(({ rule }) => rule.subject);
    expect(new Set(subjects).size).toBeGreaterThan(4);
    for (const subject of subjects) expect(maySee(page, createCan([{ action: 'read', subject }]))).toBe(true);
    expect(maySee(page, createCan([{ action: 'read', subject: 'ACL' }]))).toBe(false);
  });

  it('has panels of different names', () => {
    const names = dashboardPanelsOf(features).map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names.length).toBeGreaterThan(10);
  });
});
