import type { Plugin, Rolldown } from 'vite';

const beforePaint = '<script src="/assets/before-paint.js"';

/**
 * Vite plugin that writes the names of the portal's scripts into the HTML page. On URLs of the portal, before-paint.js
 * loads these scripts at once, rather than after the scripts of the page have run.
 */
export function portalPreloads(): Plugin {
  return {
    name: 'portal-preloads',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const scripts = scriptsOf('/portalRoutes.tsx', bundle).filter((script) => !html.includes(script));
        return html.replace(beforePaint, `${beforePaint} data-portal="${scripts.join(' ')}"`);
      },
    },
  };
}

/** Returns the files of a dynamically imported module and of the modules that it imports statically. */
function scriptsOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const first = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module),
  );
  const scripts = new Set(first && [first.fileName]);
  for (const script of scripts) {
    const file = bundle[script];
    if (file?.type === 'chunk') for (const imported of file.imports) scripts.add(imported);
  }
  // Skips small files, whose request costs more time than preloading saves.
  return [...scripts].filter((script) => sizeOf(bundle[script]) > 2000);
}

const sizeOf = (file: Rolldown.OutputBundle[string] | undefined) =>
  file?.type === 'chunk' ? file.code.length : 0;
