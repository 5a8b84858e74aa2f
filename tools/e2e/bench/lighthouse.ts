// Benchmark: Lighthouse scores of pages, on a desktop and on a simulated phone.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../cli/lib/programs/chromium.mjs';
import { mustRun } from '../../cli/lib/run.mjs';
import { freePorts } from '../../../server/kit/network/freePorts.ts';
import { signIn } from '../support/signIn.ts';
import { serveBareTable } from './bareTable/serve.ts';
import { print, type Measurement } from './measurements.ts';

/** Downloaded on first use: it is an eighth of the size of all packages, and only this benchmark needs it. */
const program = 'lighthouse@13.5.0';

/** Visits per page. Scores vary by several points, so Lighthouse recommends the median of several visits. */
const visits = 3;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Device = 'desktop' | 'mobile';

interface Visit {
  signedIn: boolean;
  device: Device;
}

interface VisitedPage {
  path: string;
  signedIn: boolean;
  /** Goals for the performance score on each device. */
  goals: Record<Device, number>;
  /** True for pages of the public website: search engines must find them. */
  isPublic?: boolean;
}

const website = (path: string): VisitedPage => ({
  path: `/site/horizon/en${path}`,
  signedIn: false,
  goals: { desktop: 95, mobile: 95 },
  isPublic: true,
});

const pages: readonly VisitedPage[] = [
  { path: '/sign-in', signedIn: false, goals: { desktop: 95, mobile: 90 } },
  { path: '/admin/dashboard', signedIn: true, goals: { desktop: 95, mobile: 70 } },
  { path: '/admin/invoices', signedIn: true, goals: { desktop: 95, mobile: 75 } },
  website(''),
  website('/schedule'),
  website('/programmes/the-long-lunch'),
  website('/news/three-nights-live-from-the-harbour-festival'),
];

/**
 * Prints the scores of pages of the portal and of the website whose path begins with `beginning`. A minimal React page comes first, to
 * show what the machine can reach.
 */
export async function lighthouse(url: string, beginning = ''): Promise<void> {
  const bare = await serveBareTable();
  try {
    for (const device of ['desktop', 'mobile'] as const) {
      const floor = await reportOf(bare.url, '/', { signedIn: false, device });
      print(`Lighthouse, ${device}: React and one table`, [scoreOf(floor, 'performance')]);
      for (const { path, signedIn, goals, isPublic } of pages.filter((page) =>
        page.path.startsWith(beginning),
      )) {
        const report = await reportOf(url, path, { signedIn, device });
        print(
          `Lighthouse, ${device}: ${path}`,
          rated(isPublic).map((category) =>
            scoreOf(report, category, category === 'performance' ? goals[device] : 95),
          ),
        );
        for (const reason of reasonsOf(report, rated(isPublic))) console.log(`    - ${reason}`);
      }
    }
  } finally {
    await bare.stop();
  }
}

/** The categories that count: search engines are kept out of the portal. */
const rated = (isPublic = false) => categories.filter((category) => isPublic || category !== 'seo');

/** Returns the median report of several visits. Each uses a fresh browser, signed out or as the demo administrator. */
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

/** The parts of a Lighthouse report that the benchmark reads. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: Array<{ id: string; weight: number }> }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

const performanceOf = ({ categories: { performance } }: Report) => performance?.score ?? 0;

const scoreOf = (
  { categories: scores }: Report,
  category: (typeof categories)[number],
  goal?: number,
): Measurement => ({
  name: category,
  value: (scores[category]?.score ?? 0) * 100,
  unit: 'points',
  ...(goal !== undefined && { goal: { atLeast: goal } }),
});

/** Describes the audits that cost points. */
const reasonsOf = (report: Report, rated: ReadonlyArray<(typeof categories)[number]>): string[] =>
  rated.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = report.audits[id];
      return weight > 0 && audit?.score != null && audit.score < 0.9
        ? [`${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`]
        : [];
    }),
  );
