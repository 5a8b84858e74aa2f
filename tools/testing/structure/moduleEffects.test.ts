import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesWithEffects, hasEffect } from './moduleEffects.ts';

const server = join(import.meta.dirname, '../../../server');

/** Files of domains that do something when they are loaded, each with the reason. */
const domainFiles = {
  'broadcasting/streams/requestServer.ts': 'Fills its own list of refused addresses.',
  'index.ts': 'Passes the records with a chat to queries, which are compiled without an application.',
  'library/media/editing/mediaEdit.inputs.ts': 'Adds fields to input types, like a decorator.',
  'website/comments/webCommentEnums.ts': 'Declares the actions that its steps need, like a decorator.',
  'website/contents/steps/contentSteps.ts': 'Declares the actions that its steps need, like a decorator.',
};

const kitFiles = { 'images/picture.ts': 'Configures the library for pictures.' };

test('no file of a domain registers anything when it is loaded', () => {
  expect(filesWithEffects(join(server, 'domains'))).toEqual(Object.keys(domainFiles));
});

test('no file of the kit registers anything when it is loaded', () => {
  expect(filesWithEffects(join(server, 'kit'))).toEqual(Object.keys(kitFiles));
});

test('a registration at the top of a module is found', () => {
  expect(hasEffect("export const uses = 1;\n\nregisterUses('Song', uses);\n")).toBe(true);
  expect(hasEffect('for (const type of types)\n  registerUses(type, uses);\n')).toBe(true);
});

test('declarations and calls inside of functions are not', () => {
  expect(hasEffect("registerEnumType(Kind, {\n  name: 'Kind',\n});\n")).toBe(false);
  expect(hasEffect("export const uses = usesOf('Song');\n\nfunction add() {\n  register(uses);\n}\n")).toBe(
    false,
  );
});
