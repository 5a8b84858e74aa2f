import type { App } from './app.ts';
import type { Config } from './config.ts';
import { domains } from './domains/index.ts';
import { ownAddressOf } from './http/portalUrl.ts';

/**
 * Starts the programs that domains run beside the demo, where the configuration asks for them; gives what ends them. What
 * cannot be started is said, and keeps nothing else from running.
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
  const ends = settled.flatMap((one) => {
    if (one.status === 'rejected')
      app.server.log.error(one.reason, 'A program beside the demo did not start.');
    return one.status === 'fulfilled' && one.value ? [one.value] : [];
  });
  return async () => void (await Promise.allSettled(ends.map((end) => end())));
}
