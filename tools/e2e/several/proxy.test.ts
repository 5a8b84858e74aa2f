// The proxy configuration of the compose file.
// @module-tag tools/cli
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findHaproxy } from '../../cli/lib/programs/haproxy.mjs';
import { projectFolder } from '../support/product/product.ts';

test('the proxy accepts the configuration of the compose file', () => {
  const file = join(projectFolder, 'docker/haproxy.cfg');
  expect(String(execFileSync(findHaproxy() ?? 'haproxy', ['-c', '-f', file]))).toContain('valid');
});
