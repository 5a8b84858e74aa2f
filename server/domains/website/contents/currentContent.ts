import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../kit/context.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { Content } from './content.entity.ts';

export type StoredContent = Stored<Content> & { id: number };

/** Returns a function that reads the current content for CONFLICT errors, if the caller may see it. */
export const currentContent = (context: Context, info: GraphQLResolveInfo) => async (rowId: number) =>
  visibleRow(info, await findRow(context, Content, rowId, info), context.abilities);
