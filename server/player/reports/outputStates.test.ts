import { describe, expect, test } from 'vitest';
import { OutputStates } from './outputStates.ts';

const address = '127.0.0.1:8000/air.mp3';
const at = Date.UTC(2026, 0, 5);

describe('the states of outputs', () => {
  test.each([
    ['401, Authentication Required (HTTP/1.0)', 'PASSWORD_REFUSED'],
    ['401, You need to authenticate (HTTP/1.0)', 'PASSWORD_REFUSED'],
    ['403, Forbidden (HTTP/1.0)', 'FAILED'],
    ['403, Mountpoint in use (HTTP/1.0)', 'MOUNT_POINT_IN_USE'],
    ['403, too many sources connected (HTTP/1.0)', 'TOO_MANY_SOURCES'],
    ['403, Content-type not supported (HTTP/1.0)', 'UNSUPPORTED_TYPE'],
    ['415, Unsupported Media Type (HTTP/1.1)', 'UNSUPPORTED_TYPE'],
    ['500, Internal Server Error (HTTP/1.0)', 'FAILED'],
    ['Connection refused in connect()', 'UNREACHABLE'],
    ['could not connect to host: Host is unreachable', 'UNREACHABLE'],
    ['Timed out', 'UNREACHABLE'],
    ['Broken pipe in write()', 'UNREACHABLE'],
  ])('name the reason of a failure: %s', (problem, expected) => {
    const states = new OutputStates();
    states.follow([address], at);
    expect(states.take({ event: 'outputFailed', address, problem }, at + 1000)).toBe(true);
    expect(states.all).toEqual([{ address, problem: expected, since: new Date(at + 1000).toISOString() }]);
  });

  test('change with the problem alone, and are connecting again after a restart', () => {
    const states = new OutputStates();
    expect(states.follow([address], at)).toBe(true);
    expect(states.follow([address], at)).toBe(false);
    const connected = { event: 'outputConnected', address, problem: '' } as const;
    expect(states.take(connected, at + 1000)).toBe(true);
    expect(states.take(connected, at + 2000)).toBe(false);
    expect(states.take({ ...connected, address: 'elsewhere' }, at)).toBe(false);
    expect(states.take({ ...connected, event: 'outputDisconnected' }, at + 3000)).toBe(true);
    expect(states.all).toMatchObject([{ problem: 'UNREACHABLE' }]);
    states.lose(at + 4000);
    expect(states.all).toMatchObject([{ problem: 'CONNECTING', since: new Date(at + 4000).toISOString() }]);
  });
});
