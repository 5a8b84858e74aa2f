import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../support/product.ts';

test('the proxy of the compose file has a configuration that it takes', () => {
  const file = join(projectFolder, 'docker/haproxy.cfg');
  expect(String(execFileSync('haproxy', ['-c', '-f', file]))).toContain('valid');
});
