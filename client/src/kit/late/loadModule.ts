/*
 * Files of modules, by path, that are loaded or loading. They are fetched before the import, because Chromium remembers a failed import
 * until the page is closed, and all modules that depend on it then fail too. A failed fetch can be repeated. After it, the import finds
 * the files in the browser's cache.
 */

const requested = new Map<string, Promise<void>>();

/**
 * Loads a module of the built client. Replaces Vite's helper around each `import()`; `files` are all files that the
 * module needs.
 */
export async function loadModule<M>(load: () => Promise<M>, files: readonly string[] = []): Promise<M> {
  const paths = files.map((file) => import.meta.env.BASE_URL + file);
  await Promise.all(paths.map(bring));
  paths.filter((path) => !isLinked(path)).forEach(compile);
  return load();
}

/** Loads a file once; a failed load can be repeated. */
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

/** Returns whether the page already links the file, so that the browser is loading it. */
const isLinked = (path: string) =>
  [...document.querySelectorAll('link')].some((link) => link.getAttribute('href') === path);

async function fetchScript(path: string): Promise<void> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} could not be fetched: ${answer.status}.`);
  // Only a response that was read to its end is cached.
  await answer.arrayBuffer();
}

/** Lets the browser compile a file in parallel with the others. Without this, it would find them one after the other. */
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
