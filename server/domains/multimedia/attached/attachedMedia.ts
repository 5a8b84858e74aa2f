import type { Author } from '../../../kit/audit/audit.ts';
import type { Context } from '../../../kit/context.ts';
import type { Database, Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';
import type { Jobs } from '../../../kit/jobs/jobs.ts';
import type { Notices } from '../../../kit/notices/notices.ts';
import type { Reads } from '../../../kit/read/reads.ts';
import type { Abilities } from '../../../kit/rules/abilities.ts';
import type { AttachedKind, MediaKind } from '../media/kinds/mediaKind.ts';
import type { MediaState } from '../media/mediaState.ts';

/** Who sends something: in a request of theirs, or looked up when that is over. */
export interface Caller {
  database: Database;
  abilities: Abilities;
  userId: number;
  radioId: number;
}

/** What a transaction that makes or changes an attached medium is done with. */
export interface Attaching {
  transaction: Transaction;
  reads: Reads;
  events: Events;
  jobs: Jobs;
  notices: Notices;
  radioId: number;
}

/** Where it is told that bytes of an upload have come. */
export type Arriving = Pick<Attaching, 'events' | 'radioId'> & {
  database: Database;
};

/** A medium that has arrived for a target. */
export interface AttachedMedium {
  mediaId: number;
  title: string;
  target: string;
  userId: number;
  author: Author;
}

/**
 * What owns media that are in no list of the library: a domain says of its kind what an upload belongs to, who may send
 * it there, and what follows when it is there. The library itself knows of no domain.
 */
export interface AttachedMedia {
  kind: AttachedKind;
  /** What an upload belongs to, by the metadata that it names; it is kept with the upload. Throws for what names nothing. */
  targetOf: (metadata: Readonly<Record<string, string | null>>) => string;
  /** Throws unless they may send it there now: before a byte is taken, with each piece, and when the last one is there. */
  require: (caller: Caller, target: string) => Promise<void>;
  /** More has come of what is on its way to a target, or nothing is any more: `sendingTo` says how much is there. */
  arriving?: (place: Arriving, target: string) => Promise<void>;
  /** The medium is made in this transaction. */
  taken: (attaching: Attaching, medium: AttachedMedium) => Promise<void>;
  /** It goes on in its analysis: it can be played now, or says why it cannot. */
  changed: (attaching: Attaching, medium: { mediaId: number; state: MediaState }) => Promise<void>;
}

const known = new Map<MediaKind, AttachedMedia>();

/** Tells the library of a kind; said once, at the top of a module of the domain that owns it. */
export function attach(media: AttachedMedia): AttachedMedia {
  known.set(media.kind, media);
  return media;
}

/** Who owns media of a kind; undefined for those of the library itself. */
export const attachedMedia = (kind: MediaKind): AttachedMedia | undefined => known.get(kind);

export const callerOf = ({ database, abilities, viewer, radioId }: Context): Caller => ({
  database,
  abilities,
  userId: viewer!.userId,
  radioId: radioId!,
});
