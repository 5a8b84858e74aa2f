import type { Guard } from './guard.ts';

const proxies = 'http/proxies.test.ts';
const tracing = 'http/observing/tracing.test.ts';
const inNoTrace = 'names that callers make up and what stands after a question mark stand in no trace';
const sharedSpending = 'kit/network/sharedSpending.ts';
const sharedBudget = 'kit/network/sharedBudget.test.ts';

/** What a caller may say of themself, and what they may use up. */
export const doorGuards: readonly Guard[] = [
  {
    name: 'no more proxies are believed than are counted',
    file: 'app.ts',
    on: 'hop < config.trustProxy',
    off: 'hop <= config.trustProxy',
    provenBy: [
      {
        file: proxies,
        tests: [
          'is what as many proxies say as are counted, and not what the caller says',
          'is that of the proxy where none is counted',
        ],
      },
    ],
  },
  {
    name: 'an address is an address before it is kept',
    file: 'http/caller.ts',
    on: 'plainAddress(ip) ??',
    off: 'ip ??',
    provenBy: [{ file: proxies, tests: ['is that of the connection when a proxy hands on what is none'] }],
  },
  {
    name: 'no link is made of what a request says',
    file: 'domains/accounts/mailedLinks/mails.ts',
    on: "portalAddress = ({ services }: Pick<Context, 'services'>) => services.accounts.portalUrl();",
    off: 'portalAddress = ({ origin }: Context) => origin.portal;',
    provenBy: [
      {
        file: 'domains/accounts/mailedLinks/invitation.test.ts',
        tests: ['uses the address that the server listens on where the configuration names none'],
      },
    ],
  },
  {
    name: 'no passkey belongs to whatever host a request names',
    file: 'domains/accounts/proofs/passkeys.ts',
    on: 'takesLocalPages && isLoopback(origin.portal)',
    off: 'takesLocalPages || origin.portal !== undefined',
    provenBy: [
      {
        file: 'domains/accounts/proofs/passkeys.test.ts',
        tests: ['belongs to the portal, and to no host that a request makes up'],
      },
    ],
  },
  {
    name: 'a bearer token that is none is refused',
    file: 'context.ts',
    on: 'if (!context.viewer) throw unauthenticated();',
    off: '',
    provenBy: [
      { file: 'http/graphqlRoutes.test.ts', tests: ['refuses a bearer token that is none'] },
      {
        file: 'domains/accounts/account.resolver.test.ts',
        tests: ['of nobody, broken, forged, unsigned'],
      },
    ],
  },
  {
    name: 'another site brings no cookie',
    file: 'http/graphqlRoutes.ts',
    on: '...(isOurs && cookieCarriers(request, reply, config)),',
    off: '...cookieCarriers(request, reply, config),',
    provenBy: [
      {
        file: 'http/graphqlRoutes.test.ts',
        tests: ['takes no cookie from another site, whatever token it brings'],
      },
    ],
  },
  {
    name: 'no query of an address stands in the log, with the ticket in it',
    file: 'http/observing/logging.ts',
    on: "line.replaceAll(query, '$1?…')",
    off: 'line',
    provenBy: [{ file: 'http/observing/logging.test.ts', tests: ['a ticket stands in no line of the log'] }],
  },
  {
    name: 'figures are shown to the bearer of their token alone',
    file: 'http/observing/metricsRoute.ts',
    on: "if (!isSame(bearerToken(request) ?? '', token))",
    off: "if (token === '')",
    provenBy: [
      {
        file: 'http/observing/metricsRoute.test.ts',
        tests: ['shows no figure to who sends', 'shows nothing to an administrator either'],
      },
    ],
  },
  {
    name: 'callers make no labels of figures',
    file: 'http/observing/operationLabel.ts',
    on: "(known.has(name) ? name : 'other')",
    off: 'name',
    provenBy: [
      { file: 'http/observing/metricsRoute.test.ts', tests: ['grows by nothing that callers make up'] },
    ],
  },
  {
    name: 'one server alone writes a SQLite file',
    file: 'serve.ts',
    on: 'await holdDatabase(config.database);',
    off: '{ release: async () => undefined };',
    provenBy: [{ file: 'holding/holdDatabase.test.ts', tests: ['holds its database until it has closed'] }],
  },
  {
    name: 'a caller writes nothing into the log by the id of a request',
    file: 'http/observing/requestIds.ts',
    on: '&& wellFormed.test(given)',
    off: '',
    provenBy: [
      {
        file: 'http/observing/requestLog.test.ts',
        tests: ['an id that is not well-formed is replaced'],
      },
    ],
  },
  {
    name: 'what is written is for its own user alone',
    file: 'privateFiles.ts',
    on: 'process.umask(0o077);',
    off: '',
    provenBy: [
      { file: 'privateFiles.test.ts', tests: ['whatever a server keeps is readable by its own user alone'] },
    ],
  },
  {
    name: 'what was written by earlier versions is for its own user alone',
    file: 'privateFiles.ts',
    on: 'chmodSync(path, mode);',
    off: '',
    provenBy: [{ file: 'privateFiles.test.ts', tests: ['what an earlier version has left open is closed'] }],
  },
  {
    name: 'answers of the upload protocol say what all answers say to browsers',
    file: 'http/resumableRoutes.ts',
    on: 'reply.raw.setHeaders(',
    off: 'void (',
    provenBy: [{ file: 'http/healthRoutes.test.ts', tests: ['says so over the protocol of uploads too'] }],
  },
  {
    name: 'a person has a budget of requests',
    file: 'context.ts',
    on: 'caller.countFor?.(context.viewer.userId);',
    off: '',
    provenBy: [{ file: 'http/budgets.test.ts', tests: ['is that of a person, wherever they ask from'] }],
  },
  {
    name: 'an address has a budget of requests',
    file: 'http/budgets.ts',
    on: 'tell(reply, addresses.spend(placeOf(addressOf(request))));',
    off: '',
    provenBy: [{ file: 'http/budgets.test.ts', tests: ['is five times as large for an address'] }],
  },
  {
    name: 'a budget counts on all processes',
    file: sharedSpending,
    on: 'if (counts) told.forEach(([, minute], index) => takeOver(minute, counts[index]!));',
    off: '',
    provenBy: [{ file: sharedBudget, tests: ['is spent once by all together, whichever of them is asked'] }],
  },
  {
    name: 'a large part of a budget is told to the other processes at once',
    file: sharedSpending,
    on: 'minute.untold >= left * largePart || ',
    off: '',
    provenBy: [{ file: sharedBudget, tests: ['is not spent several times by all of them at once'] }],
  },
  {
    name: 'a budget is not whole again because Redis was started anew',
    file: sharedSpending,
    on: 'if (all < minute.count) return;',
    off: '',
    provenBy: [{ file: sharedBudget, tests: ['is not whole again because Redis was started anew'] }],
  },
  {
    name: 'no trace holds what stands after a question mark',
    file: 'http/observing/requestSpans.ts',
    on: "'url.path': pathOf(url),",
    off: "'url.path': pathOf(url) + url,",
    provenBy: [{ file: tracing, tests: [inNoTrace] }],
  },
  {
    name: 'no trace has a name that callers make up',
    file: 'app.ts',
    on: "tracing.part(`${kind} ${operationLabel(name ?? '')}`, {}, work)",
    off: "tracing.part(`${kind} ${name}${operationLabel('')}`, {}, work)",
    provenBy: [{ file: tracing, tests: [inNoTrace] }],
  },
  {
    name: 'a socket that is gone takes no place of its person',
    file: 'http/subscriptionRoutes.ts',
    on: 'if (!found || extra.socket.readyState !== openState) return false;',
    off: 'if (!found) return false;',
    provenBy: [
      {
        file: 'http/subscriptionRoutes.test.ts',
        tests: ['keeps no place for sockets that are gone before it is known whose they are'],
      },
    ],
  },
  {
    name: 'a person has so many sockets and no more',
    file: 'http/subscriptionRoutes.ts',
    on: 'if (count >= mostSockets.most) {',
    off: 'if (count < 0) {',
    provenBy: [{ file: 'http/subscriptionRoutes.test.ts', tests: ['has at most 50 sockets of one person'] }],
  },
  {
    name: 'half a request is given up',
    file: 'http/arrival.ts',
    on: 'if (!isUpload || !moves) return giveUp(raw, id);',
    off: '',
    provenBy: [
      {
        file: 'http/arrival.test.ts',
        tests: [
          'half a request is given up after half a minute',
          'given up half a minute after its last bytes',
        ],
      },
    ],
  },
  {
    name: 'half a head is given up',
    file: 'app.ts',
    on: 'headersTimeout: arrivalMilliseconds,',
    off: '',
    provenBy: [{ file: 'http/arrival.test.ts', tests: ['half a head is given up by the server itself'] }],
  },
  {
    name: 'no client keeps a server from ending',
    file: 'http/closing.ts',
    on: 'sockets.forEach((socket) => socket.destroy())',
    off: 'sockets.forEach((socket) => socket)',
    provenBy: [
      {
        file: 'http/closing.test.ts',
        tests: ['waits for none that does not answer'],
      },
    ],
  },
];
