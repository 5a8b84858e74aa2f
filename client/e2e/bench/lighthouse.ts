// What Lighthouse thinks of a page, on the desktop that the portal is made for and on its simulated telephone.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../server/cli/lib/chromium.mjs';
import { freePort } from '../support/product.ts';
import { signIn } from '../support/signIn.ts';
import type { Figure } from './figures.ts';

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
  return opinion(`Lighthouse, ${visit.device}: ${path}`, visit.device, computeMedianRun(reports));
}

async function reportOf(url: string, path: string, { signedIn, device }: Visit): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'regie-lighthouse-'));
  const port = await freePort();
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
    const result = await lighthouse(
      `${url}${path}`,
      { port, onlyCategories: [...categories], disableStorageReset: true, logLevel: 'error' },
      device === 'desktop' ? desktopConfig : undefined,
    );
    return result!.lhr;
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

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
