/**
 * Address of a file beside the calling module, which a worker thread runs. `module` is its `import.meta.url`, and `name` has no
 * ending: it is that of the caller, `.ts` in the sources and `.js` in the build.
 */
export const workerFile = (module: string, name: string): URL =>
  new URL(`./${name}.${module.endsWith('.ts') ? 'ts' : 'js'}`, module);
