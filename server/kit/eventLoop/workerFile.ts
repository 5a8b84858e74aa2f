/**
 * Returns the URL of a file beside the calling module, for a worker thread. `module` is the caller's `import.meta.url`. `name` has
 * no extension: the extension is that of the caller, `.ts` in the sources and `.js` in the build.
 */
export const workerFile = (module: string, name: string): URL =>
  new URL(`./${name}.${module.endsWith('.ts') ? 'ts' : 'js'}`, module);
