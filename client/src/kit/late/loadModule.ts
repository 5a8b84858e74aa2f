/*
 * Chromium keeps for as long as the page lives that a module could not be loaded: it is never asked for again, and with
 * it nothing that stands on it can be loaded any more. So the files of a module are fetched before it is imported: a
 * fetch that failed is forgotten, and the import finds in the browser's cache what was fetched.
 */

const requested = new Map<string, Promise<void>>();

/** Stands in the place of Vite's own helper around each `import()` of the built client; `files` are all that it needs. */
export async function loadModule<M>(load: () => Promise<M>, files: readonly string[] = []): Promise<M> {
  const paths = files.map((file) => import.meta.env.BASE_URL + file);
  await Promise.all(paths.map(bring));
  paths.filter((path) => !isLinked(path)).forEach(compile);
  return load();
}

/** Asks for a file once, and again after it failed. */
function bring(path: string): Promise<void> {
  const known = requested.get(path);
  if (known) return known;
  const coming = isLinked(path)
    ? Promise.resolve()
    : path.endsWith('.css')
      ? applyStyle(path)
      : fetchScript(path);
  requested.set(path, coming);
  coming.catch(() => requested.delete(path));
  return coming;
}

/** What the page itself names is on its way. */
const isLinked = (path: string) =>
  [...document.querySelectorAll('link')].some((link) => link.getAttribute('href') === path);

async function fetchScript(path: string): Promise<void> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} could not be fetched: ${answer.status}.`);
  // Only what was read to its end is in the cache.
  await answer.arrayBuffer();
}

/** All at once, and not one after the other as each is found in the one before. */
const compile = (path: string) => document.head.append(linkTo(path, 'modulepreload'));

function applyStyle(path: string): Promise<void> {
  const link = linkTo(path, 'stylesheet');
  return new Promise((applied, failed) => {
    link.addEventListener('load', () => applied());
    link.addEventListener('error', () => {
      link.remove();
      failed(new Error(`${path} could not be loaded.`));
    });
    document.head.append(link);
  });
}

const linkTo = (href: string, rel: string) =>
  Object.assign(document.createElement('link'), { rel, crossOrigin: '', href });
