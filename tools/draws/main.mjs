// npm run draws: prints 60 doc comments and 60 schema descriptions, drawn at random, for a reader who does not know the code.
// `npm run draws -- --seed 7 --count 10` repeats a draw; `npm run draws -- --long` lists all first sentences of over 100 characters.
import { parseArgs } from 'node:util';
import { draw } from './draw.mjs';
import { commentsOfCode, descriptionsOfSchema, firstSentence } from './texts.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    count: { type: 'string', default: '60' },
    long: { type: 'boolean', default: false },
  },
});
const maxSentence = 100;
const groups = { 'doc comments': commentsOfCode(), 'schema descriptions': descriptionsOfSchema() };

for (const [title, texts] of Object.entries(groups)) {
  if (values.long) {
    const long = texts.filter(({ text }) => firstSentence(text).length > maxSentence);
    console.log(`${title}: ${long.length} of ${texts.length} first sentences are longer than ${maxSentence}`);
    for (const { where, name, text } of long) console.log(`  ${where} ${name}: ${firstSentence(text)}`);
  } else {
    console.log(`${title}, seed ${values.seed}`);
    for (const [index, { name, text }] of draw(texts, Number(values.count), Number(values.seed)).entries())
      console.log(`${String(index + 1).padStart(3)}. ${name}: ${text}`);
  }
}
