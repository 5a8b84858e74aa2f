// What Lighthouse thinks of a page, on the desktop that the portal is made for and on its simulated telephone.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../server/cli/lib/chromium.mjs';
import { mustRun } from '../../../server/cli/lib/run.mjs';
import { freePorts } from '../../../server/kit/network/freePorts.ts';
import { signIn } from '../support/signIn.ts';
import { serveBareTable } from './bareTable/serve.ts';
import { print, type Figure } from './figures.ts';

/** Fetched when it is first asked for: it weighs an eighth of all packages, and nothing else needs it. */
const program = 'lighthouse@13.5.0';

/** One visit more or less changes several points: it advises to take the middle one of some. */
const visits = 3;

const categories = ['performance', 'accessibility', 'best-practices'] as const;

type Device = 'desktop' | 'mobile';

interface Visit {
  signedIn: boolean;
  device: Device;
}

/** What is looked at, and the points for its speed that it is to reach on each device. */
const pages: Array<{ path: string; signedIn: boolean; goals: Record<Device, number> }> = [
  { path: '/sign-in', signedIn: false, goals: { desktop: 95, mobile: 90 } },
  { path: '/admin/dashboard', signedIn: true, goals: { desktop: 95, mobile: 70 } },
  { path: '/admin/invoices', signedIn: true, goals: { desktop: 95, mobile: 75 } },
];

/** Prints what it thinks of the portal's pages, after a page of nothing but React and a table, which tells what the machine gives. */
export async function lighthouse(url: string): Promise<void> {
  const bare = await serveBareTable();
  try {
    for (const device of ['desktop', 'mobile'] as const) {
      const floor = await reportOf(bare.url, '/', { signedIn: false, device });
      print(`Lighthouse, ${device}: React and one table`, [figureOf(floor, 'performance')]);
      for (const { path, signedIn, goals } of pages) {
        const report = await reportOf(url, path, { signedIn, device });
        print(
          `Lighthouse, ${device}: ${path}`,
          categories.map((category) =>
            figureOf(report, category, category === 'performance' ? goals[device] : 95),
          ),
        );
        for (const reason of reasonsOf(report)) console.log(`    - ${reason}`);
      }
    }
  } finally {
    await bare.stop();
  }
}

/** The middle one of some visits, as a newcomer or as the demo administrator, each in a browser of its own. */
async function reportOf(url: string, path: string, visit: Visit): Promise<Report> {
  const reports: Report[] = [];
  while (reports.length < visits) reports.push(await visited(url, path, visit));
  return reports.toSorted((a, b) => performanceOf(a) - performanceOf(b))[(visits - 1) / 2]!;
}

async function visited(url: string, path: string, { signedIn, device }: Visit): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'regie-lighthouse-'));
  const port = await freePorts();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    baseURL: url,
  });
  try {
    if (signedIn) {
      const page = context.pages()[0] ?? (await context.newPage());
      await signIn(page, 'admin@demo.com', 'admin');
      await page.goto('about:blank');
    }
    const report = join(folder, 'report.json');
    const args = [
      `--port=${port}`,
      `--only-categories=${categories.join(',')}`,
      '--disable-storage-reset',
      '--output=json',
      `--output-path=${report}`,
      '--quiet',
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ];
    await mustRun('npm', [
      'exec',
      '--yes',
      `--package=${program}`,
      '--',
      'lighthouse',
      `${url}${path}`,
      ...args,
    ]);
    return JSON.parse(await readFile(report, 'utf8')) as Report;
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is read of its report. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: Array<{ id: string; weight: number }> }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

const performanceOf = ({ categories: { performance } }: Report) => performance?.score ?? 0;

const figureOf = (
  { categories: scores }: Report,
  category: (typeof categories)[number],
  goal?: number,
): Figure => ({
  name: category,
  value: (scores[category]?.score ?? 0) * 100,
  unit: 'points',
  ...(goal !== undefined && { goal: { atLeast: goal } }),
});

/** What took points, in words. */
const reasonsOf = (report: Report): string[] =>
  categories.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = report.audits[id];
      return weight > 0 && audit?.score != null && audit.score < 0.9
        ? [`${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`]
        : [];
    }),
  );
