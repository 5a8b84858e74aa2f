import type { Database } from '../../../../kit/database/database.ts';
import type { Settings } from '../../../../kit/domain.ts';
import { botUserAgents } from '../../../../kit/network/botUserAgents.ts';
import { Budget } from '../../../../kit/network/budget.ts';
import type { PageVisit } from '../../../../kit/pages/publicPage.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { dateOf } from '../../../../kit/time/days.ts';
import { todayIn } from './bannerStatistics.ts';

declare module '../../../../kit/context.ts' {
  interface Services {
    bannerCounts: BannerCounts;
  }
}

type Counted = { banner: number; day: string; views: number; clicks: number };

const addCounts = query('website.addCounts', (db, { banner, day, views, clicks }: Given<Counted>) =>
  db
    .insertInto('BannerDay')
    .values({ banner, day, views, clicks })
    .onConflict((conflict) =>
      conflict.columns(['banner', 'day']).doUpdateSet((counted) => ({
        views: counted('BannerDay.views', '+', counted.ref('excluded.views')),
        clicks: counted('BannerDay.clicks', '+', counted.ref('excluded.clicks')),
      })),
    ),
);

/** How often the counts of this process are added to the stored ones, in milliseconds. */
const pause = 5000;

/** Maximum counted views and clicks per minute, network and banner; more come from a program or from repeated reloads. */
const maxViews = 30;
const maxClicks = 5;

/**
 * Counts views and clicks of banners without cookies. The counts of a few seconds are added together, so that a page that many
 * people read at once costs one write for each of its banners.
 */
export class BannerCounts {
  readonly #database: Database;
  readonly #log: Settings['log'];
  readonly #budgets: Record<'views' | 'clicks', Budget>;
  #pending = new Map<string, Counted>();
  #timer: NodeJS.Timeout | undefined;

  constructor({ database, log, counts }: Pick<Settings, 'database' | 'log' | 'counts'>) {
    this.#database = database;
    this.#log = log;
    this.#budgets = {
      views: new Budget({ limit: maxViews, name: 'views of banners', counts }),
      clicks: new Budget({ limit: maxClicks, name: 'clicks on banners', counts }),
    };
  }

  /** Counts one view or click, except HEAD requests, known programs, and networks that have reached their maximum for the banner. */
  count(kind: 'views' | 'clicks', banner: number, timeZone: string, visit: PageVisit): void {
    if (visit.isHead || botUserAgents.test(visit.device)) return;
    if (this.#budgets[kind].spend(`${banner} ${visit.network}`).isOver) return;
    const day = dateOf(todayIn(timeZone));
    const key = `${banner} ${day}`;
    const counted = this.#pending.get(key) ?? { banner, day, views: 0, clicks: 0 };
    counted[kind]++;
    this.#pending.set(key, counted);
    this.#timer ??= setTimeout(() => void this.flush(), pause).unref();
  }

  /** Adds the counts of this process to the stored ones. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counts = [...this.#pending.values()];
    this.#pending = new Map();
    for (const counted of counts)
      await inTransaction(this.#database, async (transaction) => {
        await addCounts.write(transaction, counted);
      }).catch((error: unknown) => this.#log.error({ err: error }, 'views of a banner were not counted'));
  }
}
