import { expect, test } from 'vitest';
import { buildAppSchemas } from '../../schema.ts';
import { objectTypesOf, rulesOfField } from './protectSchema.ts';

const { guarded } = await buildAppSchemas();
const query = guarded.getQueryType()!.getFields();
const mutation = guarded.getMutationType()!.getFields();

test('each field states once which permission it needs, in its description', () => {
  const wrong = objectTypesOf(guarded).flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) =>
      rulesOfField(guarded, type, field).flatMap((rule) => {
        if (rule.kind !== 'allow') return [];
        const sentences = field.description!.split(/(?<=\.) /).filter((text) => text.startsWith('Needs `'));
        const rights = sentences.flatMap((text) => [...text.matchAll(/((?:`\w+`(?: and )?)+) on `(\w+)`/g)]);
        const saysIt = rights.some(
          ([, actions, subject]) => subject === rule.subject && actions!.includes(`\`${rule.action}\``),
        );
        return sentences.length === 1 && saysIt ? [] : [`${type.name}.${field.name}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test('a mutation whose result has its own rule states both in one sentence, and an operation without a rule states that', () => {
  expect(mutation['createInvoice']!.description).toMatch(/\. Needs `create` and `read` on `Invoice`\.$/);
  expect(mutation['sendChatMessage']!.description).toMatch(
    /\. Needs `create` on `ChatMessage` and `read` on `ChatThread`\.$/,
  );
  expect(mutation['signIn']!.description).toMatch(/For everyone, signed in or not\./);
  expect(query['apiTokens']!.description).toMatch(/Needs a signed-in person: API tokens are not accepted\./);
});

test('whatever may be refused for its size is a value of `Limit`, with the most of it', () => {
  const limits = guarded.getType('Limit') as never as { getValue: (name: string) => { description: string } };
  expect(limits.getValue('cost').description).toMatch(/ Fixed at 1,000\.$/);
  expect(limits.getValue('mediaBytes').description).toMatch(/ Fixed at 8,589,934,592\.$/);
});
