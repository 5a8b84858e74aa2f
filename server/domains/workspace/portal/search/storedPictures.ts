import { Field, ID } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { SafeInt } from '../../../../kit/graphql/scalars.ts';
import { newestBeginning } from '../../../../kit/read/reads.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { anySignedIn } from '../../../../kit/rules/rule.ts';
import { openLists, rowOf } from './search.ts';
import { valueAt, type FoundRows, type SearchedList } from './searchedLists.ts';

@OutputType({ rule: anySignedIn, description: 'Stored picture, with the record that it belongs to.' })
export class StoredPicture {
  @Field({ description: 'Type name of the record, such as `User`.' })
  kind!: string;

  @Field(() => ID, { description: 'Id of the record.' })
  id!: string;

  @Field({ description: 'Title of the record, such as the name of a person.' })
  owner!: string;

  @Field({ description: 'Address of the picture.' })
  address!: string;

  @Field(() => SafeInt, { description: 'Size in bytes.' })
  bytes!: number;
}

const maxOfAKind = 100;
/** Prefix of the addresses of stored files; other addresses are external. */
const files = '/files/';

/** Returns the stored pictures of records that the viewer may read. Covers at most 100 records of each kind. */
export async function findStoredPictures(context: Context): Promise<StoredPicture[]> {
  const found = await Promise.all(openLists(context).map((list) => picturesOf(context, list)));
  return found.flat();
}

/** Finds rows with a picture in the table, and returns those that the list shows to the viewer. */
async function picturesOf(context: Context, list: SearchedList): Promise<StoredPicture[]> {
  const { database, reads, services } = context;
  const model = reads.models.find(list.kind);
  const property = list.found.picture;
  if (!model || !property || model.kindOf(property) !== 'column') return [];
  const found = await newestBeginning(database, model, property, files, maxOfAKind);
  if (found.length === 0) return [];
  const ids = found.map(String);
  const request = { query: list.byIds, variables: { ids } };
  const { list: page } = await services.operations.query<FoundRows>(request, context);
  const pictures = page.items.map(async (row): Promise<StoredPicture[]> => {
    const { kind, id, title: owner } = rowOf(context, list, row);
    const address = valueAt(row, property);
    const bytes = await services.storage.sizeOf(address.slice(files.length));
    return bytes === null ? [] : [{ kind, id, owner, address, bytes }];
  });
  return (await Promise.all(pictures)).flat();
}
