// What Lighthouse thinks of a page, on the desktop that the portal is made for and on its simulated telephone.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../server/cli/lib/chromium.mjs';
import { freePort } from '../support/product.ts';
import { signInToDemo } from '../support/signIn.ts';
import type { Figure } from './figures.ts';

const categories = ['performance', 'accessibility', 'best-practices'] as const;

export interface Opinion {
  heading: string;
  figures: Figure[];
  /** What took points, in words. */
  reasons: string[];
}

/** Asks for one page, as a newcomer or as the demo administrator. */
export async function opinionOf(
  url: string,
  path: string,
  { signedIn, device }: { signedIn: boolean; device: 'desktop' | 'mobile' },
): Promise<Opinion> {
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
      await signInToDemo(page);
      await page.goto('about:blank');
    }
    const result = await lighthouse(
      `${url}${path}`,
      { port, onlyCategories: [...categories], disableStorageReset: true, logLevel: 'error' },
      device === 'desktop' ? desktopConfig : undefined,
    );
    return opinion(`Lighthouse, ${device}: ${path}`, device, result!.lhr);
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
