import { createApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import type { Accounts } from '../../../server/domains/platform/accounts/accounts.ts';
import type { Context } from '../../../server/kit/context.ts';
import type { Schemas } from '../../../server/kit/graphql/executor.ts';
import { objectTypesOf } from '../../../server/kit/rules/protectSchema.ts';
import { migrate } from '../../../server/commands/migrate.ts';
import { openOrm } from '../../../server/orm.ts';
import { buildAppSchemas } from '../../../server/schema.ts';

/*
 * Starts four servers in one process: one without the session check, one without the rules, one without both, and a complete one.
 * Their comparison gives the cost of each. One process makes them equally warm; each has its own port. Only the benchmark starts
 * this program.
 */
const config = readConfig();
for (const [index, leftOut] of process.argv.slice(2).entries())
  await listen(config.port + index, new Set(leftOut.split(' and ')));

// Answers each message with the processor time of this process so far, in microseconds.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});

async function listen(port: number, leftOut: ReadonlySet<string>): Promise<void> {
  const orm = await openOrm(config.database);
  await migrate(orm);
  const schemas = leftOut.has('rules') ? await schemasWithoutRules() : await buildAppSchemas();
  const app = await createApp({ config, orm, schemas });
  if (leftOut.has('session check')) rememberFirstCaller(app.shared.services.accounts);
  await app.server.listen({ host: config.host, port });
}

async function schemasWithoutRules(): Promise<Schemas> {
  const { open } = await buildAppSchemas();
  for (const type of objectTypesOf(open)) {
    for (const holder of [type, ...Object.values(type.getFields())])
      holder.extensions = { ...holder.extensions, rule: undefined };
  }
  return { guarded: open, open };
}

/** Makes the server treat every request as one of the first caller it identified, without checking token or session. */
function rememberFirstCaller(accounts: Accounts): void {
  const { sessions } = accounts;
  const sessionOf = sessions.sessionOf.bind(sessions);
  const identify = accounts.identify.bind(accounts);
  let sessionId: number | undefined;
  let caller: Pick<Context, 'viewer' | 'abilities' | 'radioId'> | undefined;
  sessions.sessionOf = (token) => (sessionId ??= sessionOf(token));
  accounts.identify = async (context, ...more) => {
    if (caller) return Boolean(Object.assign(context, caller));
    const isOpen = await identify(context, ...more);
    const { viewer, abilities, radioId } = context;
    if (isOpen) caller = { viewer, abilities, radioId };
    return isOpen;
  };
}
