// HAProxy, which Debian puts where the PATH of people without rights does not look.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Its program; undefined when there is none. */
export const findHaproxy = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'haproxy'))
    .find((program) => existsSync(program));
