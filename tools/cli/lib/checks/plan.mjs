// Chooses the checks that CI adds to those of npm test, by the files that changed since everything last passed.
import { findBrowserTests } from './browserTests.mjs';

/** After more than this many commits everything is checked, in case the rules below miss a dependency. */
const maxCommits = 40;

/**
 * Checks to add to npm test for a changed file, by its path: the first match counts. `everything` runs npm run test:all.
 * `features` are tags of browser tests (`@module-tag feature/chat` in the head of a file).
 */
const rules = [
  // npm test itself checks these files: their style, types and links, and that generated files match their sources.
  [
    /\.md$|^docs\/|^docker\/|^\.ci\/tested-commit$|^\.(?:editorconfig|gitattributes|dockerignore)$/,
    () => ({}),
  ],
  [/\.generated\.tsx?$/, () => ({})],
  [/^(?:tools\/bench|tools\/e2e\/bench|tools\/testing\/guards)\//, () => ({})],
  [/^client\/src\/.*\/texts\/\w+\.json$/, () => ({ clientFolders: ['client/src/i18n'] })],
  // A backup copies files while they are uploaded.
  [/^server\/domains\/library\/uploads\//, () => joined(ofArea('library'), ofBackup)],
  [/^server\/domains\/broadcasting\//, () => ({ ...ofArea('broadcasting'), onAir: true })],
  [
    /^server\/domains\/((?:platform|content|business|workspace)\/[^/]+|[^/]+)\/(?!public\.ts)/,
    ([, area]) => ofArea(area),
  ],
  [
    /^server\/player\//,
    () => ({ serverFolders: ['server/player'], features: ['feature/broadcasting'], onAir: true }),
  ],
  [
    /^server\/protocol\//,
    () => ({
      ...ofArea('broadcasting'),
      serverFolders: ['server/protocol', 'server/player', 'server/domains/broadcasting'],
      onAir: true,
    }),
  ],
  [/^server\/backup\//, () => ofBackup],
  [/^server\/transport\/rest\//, () => ({ serverFolders: ['server/transport/rest'] })],
  [
    /^client\/src\/features\/([^/]+)\//,
    ([, name]) => ({ clientFolders: [`client/src/features/${name}`], features: [`feature/${name}`] }),
  ],
  [/^client\/codegen\//, () => ({ clientFolders: ['client/codegen'] })],
  [/^tools\/e2e\/(.+\.test\.ts)$/, ([path]) => ({ browserTestFiles: [path] })],
  [/^tools\/e2e\//, () => ({ browserTestFiles: findBrowserTests().map(({ file }) => file) })],
  [
    // Without client/src/kit and client/src/apollo, which are used everywhere.
    /^client\/(?:src\/(?!kit\/|apollo\/)|build\/|public\/)|^client\/(?:[^/]+\.html|vite\.config\.ts)$/,
    () => ({ clientFolders: ['client'], browserTestFiles: findBrowserTests().map(({ file }) => file) }),
  ],
];

/** Checks of backups: one restores a running server with uploads, in a browser. */
const ofBackup = { serverFolders: ['server/backup'], features: ['server/backup'] };

const joined = (a, b) => ({
  serverFolders: [...a.serverFolders, ...b.serverFolders],
  features: [...a.features, ...b.features],
});

/** Checks for an area of the server: a domain, or a folder of a domain that has several. */
function ofArea(area) {
  const name = area.split('/').at(-1);
  return { serverFolders: [`server/domains/${area}`], features: [`feature/${name}`, `server/${name}`] };
}

/**
 * Plan for the result of `changeSinceTested`: `everything`, or the folders, browser tests and parts to add to npm
 * test. `reasons` are lines of output that explain the plan.
 */
export function planOf({ files, commits, since, why }) {
  if (!files) return { everything: true, reasons: [`everything is checked: ${why}`] };
  if (commits > maxCommits)
    return { everything: true, reasons: [`everything is checked: it last passed ${commits} commits ago`] };
  const changes = files.map((file) => ({ file, checks: checksOf(file) }));
  const unknown = changes.find(({ checks }) => !checks);
  if (unknown)
    return { everything: true, reasons: [`everything is checked: ${unknown.file} is used everywhere`] };
  const all = (key) => [...new Set(changes.flatMap(({ checks }) => checks[key] ?? []))].toSorted();
  const features = new Set(all('features'));
  const chosen = findBrowserTests().filter((test) => test.tags.some((tag) => features.has(tag)));
  const plan = {
    everything: false,
    serverFolders: all('serverFolders'),
    clientFolders: withoutNested(all('clientFolders')),
    browserTestFiles: [
      ...new Set([...all('browserTestFiles'), ...chosen.map(({ file }) => file)]),
    ].toSorted(),
    onAir: changes.some(({ checks }) => checks.onAir),
  };
  const chosenParts = [...plan.serverFolders, ...plan.clientFolders, ...plan.browserTestFiles];
  const reasons = [
    `${files.length} files changed since everything passed at ${since}`,
    ...(chosenParts.length > 0 ? [`checked whole: ${chosenParts.join(', ')}`] : []),
  ];
  return { ...plan, reasons };
}

function checksOf(file) {
  for (const [pattern, checks] of rules) {
    const match = pattern.exec(file);
    if (match) return checks(match);
  }
  return undefined;
}

const withoutNested = (folders) =>
  folders.filter((folder) => !folders.some((parent) => folder.startsWith(`${parent}/`)));
