// Setup file of vitest: sets the limits of each test file anew, because the machine may have become slower since the run began.
import { vi } from 'vitest';
import { limitsNow, type Limits } from './limits.ts';

vi.setConfig(limitsNow(JSON.parse(process.env['TEST_LIMITS']!) as Limits));
