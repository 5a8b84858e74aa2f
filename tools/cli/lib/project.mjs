// Paths of the project, and the environment for its tools.
import './requireNode.mjs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const root = resolve(fileURLToPath(import.meta.url), '../../../..');

/** A path inside the project. */
export const inProject = (...parts) => join(root, ...parts);

const localTools = inProject('node_modules', '.bin');

/** Environment in which the project's own tools come first in the PATH, among them its Node 24. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: [localTools, ...pathWithoutLocalTools()].join(delimiter),
});

/** Environment without the project's tools in the PATH. For npm, which replaces the folder that contains them. */
export const machineEnvironment = () => ({ ...process.env, PATH: pathWithoutLocalTools().join(delimiter) });

function pathWithoutLocalTools() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder && resolve(folder) !== localTools);
}
