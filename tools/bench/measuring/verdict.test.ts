import { describe, expect, onTestFinished, test } from 'vitest';
import { printRow } from './measurements.ts';
import { verdict } from './verdict.ts';

describe('a goal of a benchmark', () => {
  test('that is missed makes the benchmark fail', () => {
    const before = process.exitCode;
    onTestFinished(() => void (process.exitCode = before));
    process.exitCode = 0;
    expect([verdict(true), process.exitCode]).toEqual(['', 0]);
    printRow('within its goal', [1, 2], 2, 'slowest');
    expect(process.exitCode).toBe(0);
    printRow('beyond its goal', [1, 3], 2, 'slowest');
    expect(process.exitCode).toBe(1);
  });
});
