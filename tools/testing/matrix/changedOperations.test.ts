import { describe, expect, test } from 'vitest';
import { buildAppSchemas } from '../../../server/schema.ts';
import { changedOperations, ofNames } from './changedOperations.ts';
import { operationsOf } from './operations.ts';

const { guarded: schema } = await buildAppSchemas();
const operations = (['query', 'mutation'] as const).flatMap((kind) => operationsOf(schema, kind));

describe('the operations of changed folders', () => {
  test('are those that their resolvers declare and inherit', async () => {
    const names = await changedOperations('server/domains/business/invoices');
    expect([...names!]).toEqual(expect.arrayContaining(['invoices', 'createInvoice', 'deleteInvoice']));
    expect([...names!]).not.toContain('employees');
  });

  test('include those of plain records', async () => {
    const names = await changedOperations('server/domains/broadcasting/frequencies');
    expect([...names!]).toEqual(expect.arrayContaining(['frequencies', 'updateFrequency']));
  });

  test('are together all operations', async () => {
    const names = await changedOperations('server/domains');
    expect(operations.filter(({ name }) => !names!.has(name))).toEqual([]);
  });

  test('are not limited without folders', async () => {
    expect(ofNames(operations, await changedOperations(undefined))).toEqual(operations);
    expect(ofNames(operations, new Set(['invoices'])).map(({ name }) => name)).toEqual(['invoices']);
  });
});
