import { SecretBox } from '../../../kit/secretBox.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    contentPreviews: ContentPreviews;
  }
}

/** Lifetime of a preview in milliseconds. */
export const previewLifetime = 3_600_000;

/** Scope of a preview ticket: one content, the draft of the home page, or the whole website. */
export type PreviewKind = 'content' | 'design' | 'site';

/** Scope of a preview ticket. `contentId` is 0 unless the ticket shows a content. */
export interface Previewed {
  radioId: number;
  contentId: number;
}

/**
 * Tickets for previews. A ticket is an encrypted text that contains its scope and its expiry, and is valid for one kind of preview.
 * Only the holder of the configured secret can issue tickets, so no table is needed.
 */
export class ContentPreviews {
  readonly #box: SecretBox;

  constructor(secret: string) {
    this.#box = new SecretBox(secret, 'content previews');
  }

  issue(
    kind: PreviewKind,
    { radioId, contentId = 0 }: Partial<Previewed> & Pick<Previewed, 'radioId'>,
    now = Date.now(),
  ): { ticket: string; endsAt: Date } {
    const endsAt = now + previewLifetime;
    return {
      ticket: this.#box.lock(JSON.stringify([radioId, contentId, endsAt]), kind),
      endsAt: new Date(endsAt),
    };
  }

  /** Reads a ticket of a kind; undefined when it is invalid, expired or of another kind. */
  open(kind: PreviewKind, ticket: string, now = Date.now()): Previewed | undefined {
    const [radioId, contentId, endsAt] = this.#read(kind, ticket);
    if (!radioId || contentId === undefined || !endsAt) return undefined;
    // guard: preview-ends
    if (now >= endsAt) return undefined;
    return { radioId, contentId };
  }

  #read(kind: PreviewKind, ticket: string): number[] {
    try {
      return JSON.parse(this.#box.open(ticket, kind)) as number[];
    } catch {
      return [];
    }
  }
}
