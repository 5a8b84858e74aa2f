import type { Plugin, Rolldown } from 'vite';

const beforePaint = '<script src="/assets/before-paint.js"';

/**
 * Names the scripts of the portal in the page, for those who come straight behind the sign-in: before-paint.js asks for
 * them at once, instead of when everything else has run.
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

/** The file of a module that is loaded when it is wanted, and all that it stands on. */
function scriptsOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const first = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module),
  );
  const scripts = new Set(first && [first.fileName]);
  for (const script of scripts) {
    const file = bundle[script];
    if (file?.type === 'chunk') for (const imported of file.imports) scripts.add(imported);
  }
  // Each request takes time to make: for the smallest more than it saves.
  return [...scripts].filter((script) => sizeOf(bundle[script]) > 2000);
}

const sizeOf = (file: Rolldown.OutputBundle[string] | undefined) =>
  file?.type === 'chunk' ? file.code.length : 0;
