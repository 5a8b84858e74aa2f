// What Lighthouse thinks of a page, on the desktop that the portal is made for and on its simulated telephone.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../server/cli/lib/chromium.mjs';
import { mustRun } from '../../../server/cli/lib/run.mjs';
import { freePorts } from '../../../server/kit/network/freePorts.ts';
import { signIn } from '../support/signIn.ts';
import type { Figure } from './figures.ts';

/** Fetched when it is first asked for: it weighs an eighth of all packages, and nothing else needs it. */
const lighthouse = 'lighthouse@13.5.0';

/** One visit more or less changes several points: it advises to take the middle one of some. */
const visits = 3;

const categories = ['performance', 'accessibility', 'best-practices'] as const;

export interface Opinion {
  heading: string;
  figures: Figure[];
  /** What took points, in words. */
  reasons: string[];
}

interface Visit {
  signedIn: boolean;
  device: 'desktop' | 'mobile';
}

/** Asks for one page, as newcomers or as the demo administrator, each time in a browser of its own. */
export async function opinionOf(url: string, path: string, visit: Visit): Promise<Opinion> {
  const reports: Report[] = [];
  while (reports.length < visits) reports.push(await reportOf(url, path, visit));
  const byScore = reports.toSorted((a, b) => performanceOf(a) - performanceOf(b));
  return opinion(`Lighthouse, ${visit.device}: ${path}`, visit.device, byScore[(visits - 1) / 2]!);
}

async function reportOf(url: string, path: string, { signedIn, device }: Visit): Promise<Report> {
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
      `--package=${lighthouse}`,
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

function opinion(heading: string, device: string, report: Report): Opinion {
  return {
    heading,
    figures: categories.map((category) => ({
      name: category,
      value: (report.categories[category]?.score ?? 0) * 100,
      unit: 'points',
      // The portal is a desk's tool; what a slow telephone would say is told, not aimed at.
      ...(device === 'desktop' && { goal: { atLeast: 95 } }),
    })),
    reasons: categories.flatMap((category) =>
      (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = report.audits[id];
        return weight > 0 && audit?.score != null && audit.score < 0.9
          ? [`${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`]
          : [];
      }),
    ),
  };
}
