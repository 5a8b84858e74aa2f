import 'reflect-metadata';
// Every limit is declared where it is kept: all of the server has to be loaded.
import '../app.ts';
import { errorTable } from '../kit/errorTable.ts';
import { fieldProblems } from '../kit/fieldProblems.ts';
import { ownCosts } from '../kit/graphql/limits.ts';
import { declaredLimits } from '../kit/limit.ts';
import { keepFresh } from './keepFresh.ts';

/** `node printLimits.js` writes docs/limits.md; with `--check` it fails when the file is not what it would write. */
const row = (...cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: ReadonlyArray<readonly unknown[]>) =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');

const text = `<!-- Printed by \`npm run generate\` from where each is defined. -->

# Limits and errors

## Limits

Whoever asks for more gets \`LIMIT_EXCEEDED\` with the name as \`limit\`, the max as \`allowed\` and, where it was counted to its
end, what was asked for as \`asked\`. In the schema they are the values of \`Limit\`.

${table(
  ['Limit', 'At max', 'Of what'],
  declaredLimits().map(({ name, max, meaning }) => [`\`${name}\``, max.toLocaleString('en'), meaning]),
)}

How many requests somebody sends is counted by the minute (\`REQUESTS_PER_MINUTE\`): each answer says what is left of it.

## Costs

These fields take long whatever is selected of them. Each adds its points to the \`cost\` of the operation, as often as it
stands in it. What is selected of a list without pages counts for so many rows.

${table(
  ['Field', 'Points', 'Rows'],
  ownCosts().map(([name, { points, rows }]) => [`\`${name}\``, points, rows]),
)}

## Codes

Each refusal has a code, as \`code\` in the \`extensions\` of a GraphQL error and in the answers of the other paths. The status is
the one of an answer that it decides on as a whole.

${table(
  ['Code', 'Status', 'Meaning'],
  Object.entries(errorTable).map(([code, { status, meaning }]) => [`\`${code}\``, status, meaning]),
)}

## Field words

\`BAD_USER_INPUT\` says under \`fields\`, by the path of each field of the input, which of these it is.

${table(
  ['Word', 'Meaning'],
  Object.entries(fieldProblems).map(([word, meaning]) => [`\`${word}\``, meaning]),
)}
`;

keepFresh('docs/limits.md', text);
