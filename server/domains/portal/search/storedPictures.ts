import { Field, ID } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { SafeInt } from '../../../kit/graphql/scalars.ts';
import { newestBeginning } from '../../../kit/read/reads.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { anySignedIn } from '../../../kit/rules/rule.ts';
import { openLists, rowOf } from './search.ts';
import { valueAt, type FoundRows, type SearchedList } from './searchedLists.ts';

@OutputType({ rule: anySignedIn, description: 'A picture in our storage, and whose it is.' })
export class StoredPicture {
  @Field({ description: 'Name of the type of the record that it belongs to, such as `User`.' })
  kind!: string;

  @Field(() => ID, { description: 'Id of that record.' })
  id!: string;

  @Field({ description: 'What names that record, such as the name of a person.' })
  owner!: string;

  @Field({ description: 'Address of the picture.' })
  address!: string;

  @Field(() => SafeInt, { description: 'Its size in bytes.' })
  bytes!: number;
}

const maxOfAKind = 100;
/** What the addresses of our own files begin with; others lead elsewhere. */
const files = '/files/';

/** The pictures of the records that the viewer may read. */
export async function storedPictures(context: Context): Promise<StoredPicture[]> {
  const found = await Promise.all(openLists(context).map((list) => picturesOf(context, list)));
  return found.flat();
}

/** Which rows have one is asked of the table; whether the viewer sees them, of the list itself. */
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
