import type { AnyNoticeKind, NoticeKind, NoticeReader } from '../../../kit/notices/noticeKind.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    notificationKinds: NotificationKinds;
  }
}

/** Registry of all kinds of notifications, and of their texts. */
export class NotificationKinds {
  readonly #kinds: ReadonlyMap<string, AnyNoticeKind>;

  constructor(kinds: readonly AnyNoticeKind[]) {
    this.#kinds = new Map(kinds.map((kind) => [kind.name, kind]));
    if (this.#kinds.size < kinds.length) throw new Error('Two kinds of notifications have the same name.');
  }

  get all(): AnyNoticeKind[] {
    return [...this.#kinds.values()];
  }

  /** Returns a kind by name; undefined for kinds that this version does not know. */
  of(name: string): AnyNoticeKind | undefined {
    return this.#kinds.get(name);
  }

  /**
   * Words of a notification for its reader. Data of an older version that cannot be read any more is shown by the
   * label of its kind, an unknown kind by its name.
   */
  wordsOf(
    { kind: name, data, number }: { kind: string; data: string; number: number },
    reader: NoticeReader,
  ): { subject: string; text: string } {
    const kind = this.of(name) as NoticeKind | undefined;
    if (!kind) return { subject: name, text: '' };
    const words = kind.words[reader.language];
    try {
      const read = kind.read(JSON.parse(data) as object);
      return { subject: words.subject(read, number, reader), text: words.text(read, number, reader) };
    } catch {
      return { subject: words.label, text: '' };
    }
  }
}
