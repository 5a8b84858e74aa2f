import { record } from '../../../../kit/audit/audit.ts';
import { AuditAction } from '../../../../kit/audit/auditEntry.entity.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { insertRow, readStored, updateRow } from '../../../../kit/write/rowWrites.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import {
  type AttachedMedia,
  type AttachedMedium,
  type AttachmentContext,
  type Caller,
  MediaKind,
} from '../../../library/public.ts';
import { RushStep } from '../decisions/rushStep.entity.ts';
import { Rush } from '../rush.entity.ts';
import { requireOwnRushOf } from '../rushAccess.ts';
import { RushState } from '../rushEnums.ts';
import { notifyRushWaits } from '../notices/notifyOfRush.ts';
import { publishRushChanged } from '../rushEvents.ts';
import { RushTake } from './rushTake.entity.ts';

/*
 * An upload of kind RUSH adds a take to the rush that it names, or creates a rush.
 * A new rush belongs to the emission that the upload names, if any. The target is stored with the upload as `rush 12`, `emission 3`, or
 * an empty text.
 */

const mayCreate = allow('create', 'Rush');

/** States in which a rush accepts another take. */
const open = [RushState.RECEIVED, RushState.SENT_BACK];

function targetOf({ rush, emission }: Readonly<Record<string, string | null>>): string {
  for (const [name, id] of Object.entries({ rush, emission })) {
    if (!id) continue;
    const number = parseId(id);
    if (number === undefined) throw invalidInput({ [name]: 'unknown' });
    return `${name} ${number}`;
  }
  return '';
}

const partsOf = (target: string) => {
  const [name, id] = target.split(' ');
  return {
    rush: name === 'rush' ? Number(id) : undefined,
    emission: name === 'emission' ? Number(id) : undefined,
  };
};

/**
 * Throws unless the user may send the file. People who may create rushes may send new rushes, and takes of rushes that they sent;
 * takes of other rushes need the update permission.
 */
async function requireMay(caller: Caller, target: string): Promise<void> {
  const { database, abilities, userId, radioId } = caller;
  abilities.require(mayCreate);
  const { rush, emission } = partsOf(target);
  if (emission !== undefined && !(await hasEmission.any({ database, radioId }, { id: emission })))
    throw invalidInput({ emission: 'unknown' });
  if (rush === undefined) return requireOwnRushOf(caller, 'create', emission ?? null);
  const known = await findRushForTake.first({ database, radioId }, { id: rush });
  if (!known) throw invalidInput({ rush: 'unknown' });
  if (known.sentBy !== userId) await requireOwnRushOf(caller, 'update', known.emission);
  if (!open.includes(known.state)) throw invalidInput({ rush: 'invalidTransition' });
}

/** Context of a transaction that creates a rush or take; the upload request may have ended. */
type Making = Omit<AttachmentContext, 'reads' | 'publicTypes'>;

/**
 * Creates a take from an uploaded media item.
 * It is the first take of a new rush, or another take of the rush that the upload names.
 */
export async function takeRush(attachment: Making, medium: AttachedMedium): Promise<void> {
  const { rush } = partsOf(medium.target);
  const id =
    rush === undefined ? await newRush(attachment, medium) : await nextTake(attachment, medium, rush);
  const number = ((await findLastTakeNumber.first(inRadio(attachment), { rush: id }))?.last ?? 0) + 1;
  const { mediaId, userId } = medium;
  await insert(attachment, RushTake, { rush: id, number, medium: mediaId, sentBy: userId });
  await publishRushChanged(attachment, { radioId: attachment.radioId, id });
  const sent = (await findSentRush.first(inRadio(attachment), { id }))!;
  await notifyRushWaits(attachment, { ...sent, by: userId });
}

async function newRush(
  attachment: Making,
  { title, target, userId, author }: AttachedMedium,
): Promise<number> {
  const { emission } = partsOf(target);
  const isThere = emission !== undefined && (await hasEmission.any(inRadio(attachment), { id: emission }));
  const values = {
    title: title.slice(0, 200).toWellFormed(),
    emission: isThere ? emission : null,
    sentBy: userId,
    waitingSince: new Date(),
  };
  const id = await insert(attachment, Rush, values);
  await insert(attachment, RushStep, { rush: id, from: null, to: RushState.RECEIVED, by: userId });
  await record(attachment.transaction, author, {
    action: AuditAction.CREATED,
    subject: Rush.name,
    subjectId: id,
    changes: { title: [null, values.title] },
  });
  return id;
}

/** Prepares a rush for another take: the rush returns to RECEIVED, without a reviewer. */
async function nextTake(attachment: Making, { userId, author }: AttachedMedium, id: number): Promise<number> {
  const { transaction, radioId } = attachment;
  const model = transaction.models.of(Rush);
  const lock = transaction.models.isSqlite ? '' : ' for update of t';
  const row = await readStored(transaction, model, id, { radioId, deleted: 'hidden' }, lock);
  const rush = row as (Stored<Rush> & { id: number }) | null;
  // The rush may have been decided while the last bytes arrived.
  if (!rush || !open.includes(rush.state)) throw invalidInput({ rush: 'invalidTransition' });
  const values = { state: RushState.RECEIVED, assignee: null, waitingSince: new Date() };
  const changes = await updateRow(transaction, model, row!, values);
  await insert(attachment, RushStep, { rush: id, from: rush.state, to: RushState.RECEIVED, by: userId });
  if (changes && rush.state !== RushState.RECEIVED)
    await record(transaction, author, {
      action: AuditAction.UPDATED,
      subject: Rush.name,
      subjectId: id,
      changes: { state: [rush.state, RushState.RECEIVED] },
    });
  return id;
}

async function insert({ transaction, radioId }: Making, entity: { name: string }, values: object) {
  const model = transaction.models.of(entity);
  return (await insertRow(transaction, model, { ...values }, { radioId, deleted: 'hidden' })).id;
}

const inRadio = ({ transaction, radioId }: Making) => ({ transaction, context: { radioId } });

/** Defines the uploads of rushes: permission, target, and what happens with the file. */
export const sentTakes: AttachedMedia = {
  kind: MediaKind.RUSH,
  targetOf,
  require: requireMay,
  onReceived: takeRush,
  async onAnalysed(attachment, { mediaId }) {
    const take = await findTakeOfMedium.first(inRadio(attachment), { medium: mediaId });
    if (take) await publishRushChanged(attachment, { radioId: attachment.radioId, id: take.rush });
  },
};

const hasEmission = query('programmes.hasEmission', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Emission').select('id').where('id', '=', id),
);

const findRushForTake = query('programmes.findRushForTake', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Rush').select(['state', 'sentBy', 'emission']).where('id', '=', id),
);

const findSentRush = query('programmes.findSentRush', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Rush').select(['id', 'title', 'emission']).where('id', '=', id),
);

const findLastTakeNumber = query('programmes.findLastTakeNumber', (db, { rush }: Given<{ rush: number }>) =>
  db
    .selectFrom('RushTake')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('rush', '=', rush),
);

const findTakeOfMedium = query('programmes.findTakeOfMedium', (db, { medium }: Given<{ medium: number }>) =>
  db.selectFrom('RushTake').select('rush').where('medium', '=', medium),
);
