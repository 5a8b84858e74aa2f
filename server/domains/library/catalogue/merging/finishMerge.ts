import { isSliceOver, nextSlice } from '../../../../kit/eventLoop/timeSlice.ts';
import type { EntityModel } from '../../../../kit/read/model.ts';
import { recordMerge, type Merged } from '../../../../kit/resource/merging.ts';
import { alterRow, dropRow, type Writing } from '../../../../kit/resource/recordedWrites.ts';

/**
 * Completes the merge of the rows `from` into the row `into`. Fills the empty fields of `into`, marks it as reviewed, and moves the rows
 * `from` to the recycle bin. A row that gives its picture to `into` loses the picture, because two rows must not share files.
 */
export async function finishMerge(
  writing: Writing,
  model: EntityModel,
  { into, from }: Merged,
  fields: { filled: readonly string[]; picture: string },
): Promise<void> {
  const values: Record<string, unknown> = { needsReview: false };
  for (const field of fields.filled) {
    if (isNothing(into[field]))
      values[field] = from.map((row) => row[field]).find((value) => !isNothing(value));
  }
  const owner = isNothing(into[fields.picture]) && from.find((row) => !isNothing(row[fields.picture]));
  if (owner) values[fields.picture] = owner[fields.picture];
  await alterRow(writing, model, into, values);
  await recordMerge(writing, model, { into, from });
  for (const row of from) {
    if (isSliceOver()) await nextSlice();
    if (row !== owner) {
      await dropRow(writing, model, row);
      continue;
    }
    const bare = { [fields.picture]: '' };
    await alterRow(writing, model, row, bare);
    await dropRow(writing, model, { ...row, ...bare, version: Number(row['version']) + 1 });
  }
}

const isNothing = (value: unknown) => value === null || value === undefined || value === '';
