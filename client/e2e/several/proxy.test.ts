// The proxy of the compose file.
// @module-tag server/cli
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findHaproxy } from '../../../server/cli/lib/haproxy.mjs';
import { projectFolder } from '../support/product.ts';

test('the proxy of the compose file has a configuration that it takes', () => {
  const file = join(projectFolder, 'docker/haproxy.cfg');
  expect(String(execFileSync(findHaproxy() ?? 'haproxy', ['-c', '-f', file]))).toContain('valid');
});
