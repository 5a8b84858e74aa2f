import { SecretBox } from '../../../kit/secretBox.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    contentPreviews: ContentPreviews;
  }
}

/** Lifetime of a preview in milliseconds. */
export const previewLifetime = 3_600_000;

/** Scope of a ticket. `contentId` is 0 for a ticket that shows the whole website. */
export interface PreviewedContent {
  radioId: number;
  contentId: number;
}

const owner = 'ticket';

/** Content id in tickets for a design. */
const noContent = 0;

/**
 * Tickets for previews of a content, a design or a whole website. A ticket is an encrypted text that contains its scope and its
 * expiry. Only the holder of the configured secret can issue tickets, so no table is needed.
 */
export class ContentPreviews {
  readonly #box: SecretBox;

  constructor(secret: string) {
    this.#box = new SecretBox(secret, 'content previews');
  }

  issue({ radioId, contentId }: PreviewedContent, now = Date.now()): { ticket: string; endsAt: Date } {
    const endsAt = now + previewLifetime;
    return {
      ticket: this.#box.lock(JSON.stringify([radioId, contentId, endsAt]), owner),
      endsAt: new Date(endsAt),
    };
  }

  /** Reads a ticket; undefined when it is invalid or expired. */
  open(ticket: string, now = Date.now()): PreviewedContent | undefined {
    const [radioId, contentId, endsAt] = this.#read(ticket);
    if (!radioId || contentId === undefined || !endsAt || now >= endsAt) return undefined;
    return { radioId, contentId };
  }

  /** Issues a ticket for the draft design of a radio's website. */
  issueDesign(radioId: number, now = Date.now()): { ticket: string; endsAt: Date } {
    return this.issue({ radioId, contentId: noContent }, now);
  }

  /** Id of the radio of a valid design ticket; undefined for other tickets. */
  openDesign(ticket: string, now = Date.now()): number | undefined {
    const [radioId, contentId, endsAt] = this.#read(ticket);
    return contentId === noContent && endsAt && now < endsAt ? radioId : undefined;
  }

  #read(ticket: string): number[] {
    try {
      return JSON.parse(this.#box.open(ticket, owner)) as number[];
    } catch {
      return [];
    }
  }
}
