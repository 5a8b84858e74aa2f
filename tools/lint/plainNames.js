/*
 * Lint rule `names/plain-names`: names and file names must not contain words that this code once used for many different things,
 * because nobody can search for them. docs/contributing/conventions.md lists the words to use instead. Constants with an SQL query
 * are named by a verb.
 */
import { basename } from 'node:path';

/** The forbidden words in lower case, each with the words to choose from instead. */
const replacements = new Map(
  Object.entries({
    told: 'notified, reported, published, problems, response',
    tell: 'notify, report, publish',
    tells: 'notifies, reports, publishes',
    telling: 'notifications, reports',
    ask: 'request, query, execute, confirm',
    asks: 'requests, queries',
    asked: 'request, params, options, query',
    asking: 'request, query',
    heard: 'played, received, monitored',
    hear: 'play, receive, monitor',
    hears: 'plays, receives, monitors',
    hearing: 'monitoring',
    keep: 'store, cache, retain',
    keeps: 'stores, caches, retains',
    kept: 'stored, cached, retained',
    keeping: 'storing, retention',
    whom: 'the noun of the person',
    gone: 'deleted, removed, left',
    wish: 'request',
    wished: 'requested',
    hold: 'lock, pause',
    holds: 'locks, contains, type',
    held: 'locked, stored, paused',
    holding: 'the noun of what waits or is locked',
    wishes: 'requests',
    leavings: 'scopeEscapes',
    stretch: 'page, chunk, window, range',
    stretches: 'pages, chunks, windows, ranges',
    strip: 'page, chunk, window, range',
    strips: 'pages, chunks, windows, ranges',
    place: 'scope, position, index, range, membership',
    places: 'scopes, positions, ranges, memberships',
    placed: 'the noun with its position',
    placing: 'position',
    look: 'poll, probe, check, read; style',
    looks: 'polls, checks; styles',
    looked: 'polled, checked',
    looking: 'polling; reader',
    figure: 'statistic, count, measurement',
    figures: 'statistics, counts, measurements',
    arrival: 'scenario, event',
    arrivals: 'events',
    proof: 'reauthentication, method',
    proofs: 'reauthentication, methods',
    ear: 'detector, monitor',
    ears: 'detectors, monitors',
    standing: 'access, state, position',
    those: 'the noun of the elements',
    others: 'the noun of the elements',
    ones: 'the noun of the elements',
    walks: 'browserTests, or the noun of what is traversed',
  }),
);

/** The forbidden names, which are fine as a word of a longer one: `otherSeries`, `atMost`. */
const wholeNames = new Map(
  Object.entries({
    one: 'the noun of the element',
    other: 'the noun of the element, such as otherSlot',
    most: 'max',
    goOn: 'resume, continue',
    letGo: 'release',
    stillGood: 'isValid',
  }),
);

/** Verbs of two words that contain a forbidden one and have one meaning only: look up, looks like, keep alive, takes place. */
const verbs = [/^lookUp/, /^looksLike[A-Z]/, /^keepAlive/, /^takesPlace$/];

/** Options and style properties of libraries: React Hook Form, concurrently, CSS. */
const libraryNames = [/^keep(?:DefaultValues|Dirty|Errors|Values)$/, /^killOthersOn$/, /^placeItems$/];

/** Error codes of the GraphQL schema, and their names in the code: `INVALID_PROOF`. */
const schemaNames = new Set(['invalidProof', 'INVALID_PROOF']);

/** The folders and files where a word is the term of the field, or names a column. */
const terms = [
  // Towns and villages of an address.
  { words: ['place', 'places', 'placed'], path: '/client/src/kit/form/address/' },
  { words: ['place', 'places', 'placed'], path: '/server/domains/platform/geography/' },
  { words: ['places'], path: '/server/commands/importPostal.ts' },
  // Plural categories of Intl.PluralRules.
  { words: ['one', 'other'], path: '/client/build/signInPage.ts' },
  { words: ['one', 'other'], path: '/server/transport/signInRoutes.test.ts' },
  // Answers of the station protocol, which stations of other versions read.
  { words: ['kept'], path: '/server/protocol/station.ts' },
  { words: ['kept'], path: '/server/domains/broadcasting/station/playerPaths.ts' },
  { words: ['kept'], path: '/server/domains/broadcasting/playout/reports.test.ts' },
  { words: ['kept'], path: '/server/player/regie.test.ts' },
  // Stored values: entries of the audit, and notices that a receiver answered 410 Gone.
  { words: ['proof'], path: '/server/domains/platform/accounts/proofs/' },
  { words: ['gone'], path: '/server/domains/platform/notifications/webhooks/webhookOffNotice.ts' },
  // The proof of work of ALTCHA.
  { words: ['proof'], path: '/server/domains/website/comments/' },
  // Channel strips of a mixing desk.
  { words: ['strip', 'strips'], path: '/client/src/features/broadcasting/studio/' },
  { words: ['strip'], path: '/client/src/features/broadcasting/waitingRoom/voices/' },
];

const wordsOf = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

const isTerm = (word, filename) =>
  terms.some(({ words, path }) => words.includes(word) && filename.replaceAll('\\', '/').includes(path));

/** The message for a name that contains a forbidden word; undefined for other names. */
export function problemOf(name, filename = '') {
  if (wholeNames.has(name) && !isTerm(name, filename)) return `"${name}": say ${wholeNames.get(name)}.`;
  if (schemaNames.has(name) || [...verbs, ...libraryNames].some((accepted) => accepted.test(name)))
    return undefined;
  const words = wordsOf(name);
  const forbidden = words.find((word) => replacements.has(word) && !isTerm(word, filename));
  if (forbidden) return `"${forbidden}" in "${name}": say ${replacements.get(forbidden)}.`;
  if (words.length > 1 && words[0] === 'most') return `"${name}": say max…`;
  return undefined;
}

/** First words of constants with an SQL query (`query(…)` of server/kit/query). */
const queryVerbs =
  /^(?:accept|add|assign|attach|bump|claim|clear|close|count|delete|detach|disable|end|erase|extend|fail|filter|find|finish|give|has|insert|invalidate|link|load|lock|lower|mark|move|reassign|record|register|release|remove|rename|reopen|replace|requeue|request|reserve|reset|restore|revoke|search|set|skip|store|sum|take|touch|unhide|unlink|unlock|unschedule|update|upsert|write)(?=[A-Z]|$)/;

/** The message for a constant with an SQL query whose name begins with no verb; undefined for others. */
export const queryProblemOf = (name) =>
  queryVerbs.test(name)
    ? undefined
    : `"${name}" is a query: begin with a verb, such as find, count or update.`;

const rule = {
  meta: { type: 'suggestion', docs: { description: 'Names avoid words that mean everything.' } },
  create(context) {
    const check = (node) => {
      const message =
        node?.type === 'Identifier' || node?.type === 'PrivateIdentifier'
          ? problemOf(node.name, context.filename)
          : undefined;
      if (message) context.report({ node, message });
    };
    const checkPattern = (node) => {
      if (node?.type === 'ObjectPattern') for (const { value } of node.properties) checkPattern(value);
      else if (node?.type === 'ArrayPattern') node.elements.forEach(checkPattern);
      else if (node?.type === 'AssignmentPattern') checkPattern(node.left);
      else check(node);
    };
    const checkFunction = ({ id, params }) => {
      check(id);
      params.forEach(checkPattern);
    };
    return {
      Program(node) {
        const message = problemOf(basename(context.filename).replace(/\..*$/, ''), context.filename);
        if (message) context.report({ node, message });
      },
      VariableDeclarator({ id, init }) {
        checkPattern(id);
        if (id.type !== 'Identifier' || init?.type !== 'CallExpression' || init.callee.name !== 'query')
          return;
        const message = queryProblemOf(id.name);
        if (message) context.report({ node: id, message });
      },
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      ClassDeclaration: ({ id }) => check(id),
      TSInterfaceDeclaration: ({ id }) => check(id),
      TSTypeAliasDeclaration: ({ id }) => check(id),
      TSEnumDeclaration: ({ id }) => check(id),
      TSEnumMember: ({ id }) => check(id),
      TSPropertySignature: ({ key }) => check(key),
      TSMethodSignature: ({ key }) => check(key),
      PropertyDefinition: ({ key }) => check(key),
      MethodDefinition: ({ key }) => check(key),
      // Keys of object literals and of destructuring. Computed keys are expressions.
      Property: ({ key, computed }) => {
        if (!computed) check(key);
      },
    };
  },
};

export default { meta: { name: 'names' }, rules: { 'plain-names': rule } };
