// Finds HAProxy. Debian installs it in a folder that is not in the PATH of ordinary users.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of HAProxy; undefined when it is not installed. */
export const findHaproxy = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'haproxy'))
    .find((program) => existsSync(program));
