/*
 * Lint rule `names/plain-names`: names and file names must not contain words that this code once used for many different things,
 * because nobody can search for them. docs/contributing/conventions.md lists the words to use instead.
 */
import { basename } from 'node:path';

/** The forbidden words in lower case, each with the words to choose from instead. */
const replacements = new Map(
  Object.entries({
    told: 'notified, reported, published, problems, response',
    tell: 'notify, report, publish',
    tells: 'notifies, reports, publishes',
    telling: 'notifications, reports',
    asked: 'request, params, options, query',
    asking: 'request, query',
    heard: 'played, received, monitored',
    hear: 'play, receive, monitor',
    hears: 'plays, receives, monitors',
    hearing: 'monitoring',
    kept: 'stored, cached, retained',
    keeping: 'storing, retention',
    whom: 'the noun of the person',
    gone: 'deleted, removed, left',
    wish: 'request',
    wished: 'requested',
    holding: 'the noun of what waits or is locked',
    wishes: 'requests',
    leavings: 'scopeEscapes',
    stretch: 'page, chunk, window, range',
    stretches: 'pages, chunks, windows, ranges',
    ear: 'detector, monitor',
    ears: 'detectors, monitors',
    standing: 'access, state, position',
    those: 'the noun of the elements',
    walks: 'browserTests, or the noun of what is traversed',
  }),
);

const wordsOf = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** The message for a name that contains a forbidden word; undefined for other names. */
export function problemOf(name) {
  const words = wordsOf(name);
  const word = words.find((one) => replacements.has(one));
  if (word) return `"${word}" in "${name}": say ${replacements.get(word)}.`;
  if (words.length > 1 && words[0] === 'most') return `"${name}": say max…`;
  return undefined;
}

const rule = {
  meta: { type: 'suggestion', docs: { description: 'Names avoid words that mean everything.' } },
  create(context) {
    const check = (node) => {
      const message =
        node?.type === 'Identifier' || node?.type === 'PrivateIdentifier' ? problemOf(node.name) : undefined;
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
        const message = problemOf(basename(context.filename).replace(/\..*$/, ''));
        if (message) context.report({ node, message });
      },
      VariableDeclarator: ({ id }) => checkPattern(id),
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
    };
  },
};

export default { meta: { name: 'names' }, rules: { 'plain-names': rule } };
