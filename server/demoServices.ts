import type { App } from './app.ts';
import type { Config } from './config.ts';
import { domains } from './domains/index.ts';
import { ownAddressOf } from './transport/pages/portalUrl.ts';

/**
 * Starts the domains' local programs for the demo, when the configuration enables them. Returns a function that stops them. A
 * program that fails to start is logged and does not affect the others.
 */
export async function startDemoServices(app: App, config: Config): Promise<() => Promise<void>> {
  if (!config.startsDemoServices) return async () => undefined;
  const demo = {
    ...app.shared,
    secret: config.secret,
    dataDir: config.dataDir,
    address: ownAddressOf(config, app.server.server),
    say: (line: string) => console.log(`  ${line}`),
  };
  const started = domains.map(async (domain) => domain.startDemoServices?.(demo));
  const settled = await Promise.allSettled(started);
  const ends = settled.flatMap((outcome) => {
    if (outcome.status === 'rejected')
      app.server.log.error(outcome.reason, 'could not start a program of the demo');
    return outcome.status === 'fulfilled' && outcome.value ? [outcome.value] : [];
  });
  return async () => void (await Promise.allSettled(ends.map((end) => end())));
}
