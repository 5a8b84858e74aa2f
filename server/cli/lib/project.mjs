// Where the project's things are, and the environment its tools run in.
import './requireNode.mjs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const root = resolve(fileURLToPath(import.meta.url), '../../../..');

/** A path inside the project. */
export const inProject = (...parts) => join(root, ...parts);

const localTools = inProject('node_modules', '.bin');

/** The environment with the project's own tools first, its Node 24 among them. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: [localTools, ...pathWithoutLocalTools()].join(delimiter),
});

/** The environment without the project's tools, for npm, which replaces the folder they lie in. */
export const machineEnvironment = () => ({ ...process.env, PATH: pathWithoutLocalTools().join(delimiter) });

function pathWithoutLocalTools() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder && resolve(folder) !== localTools);
}
