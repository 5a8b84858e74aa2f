import { expect, test } from 'vitest';
import { buildAppSchemas } from '../../schema.ts';
import { objectTypesOf, rulesOfField } from './protectSchema.ts';

const { guarded } = await buildAppSchemas();
const query = guarded.getQueryType()!.getFields();
const mutation = guarded.getMutationType()!.getFields();

test('each field says once what it needs, where a caller reads of it', () => {
  const wrong = objectTypesOf(guarded).flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) =>
      rulesOfField(guarded, type, field).flatMap((rule) => {
        if (rule.kind !== 'allow') return [];
        const said = field.description!.split(`Needs \`${rule.action}\` on \`${rule.subject}\`.`);
        return said.length === 2 ? [] : [`${type.name}.${field.name}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test('a change whose answer has a rule of its own says both, and what needs no right says so', () => {
  expect(mutation['createInvoice']!.description).toMatch(
    /Needs `create` on `Invoice`\. Needs `read` on `Invoice`\.$/,
  );
  expect(mutation['signIn']!.description).toMatch(/For everyone, signed in or not\./);
  expect(query['apiTokens']!.description).toMatch(/Needs a signed-in person: API tokens are not accepted\./);
});

test('whatever may be refused for its size is a value of `Limit`, with the most of it', () => {
  const limits = guarded.getType('Limit') as never as { getValue: (name: string) => { description: string } };
  expect(limits.getValue('cost').description).toMatch(/^At most 1,000\./);
  expect(limits.getValue('mediaBytes').description).toMatch(/^At most 8,589,934,592\./);
});
