/** An upload that is not the library's yet. */
interface Announced {
  radioId: number;
  bytes: number;
  /** How many of them are on the disk by now. */
  arrived: () => number;
  /** When something of it came last. */
  heard: number;
}

/** Who announces a file and sends nothing of it keeps no room from others for longer. */
const heldFor = 60 * 60 * 1000;

/** What was announced and is to find its room, kept free of everything else that is announced. */
export class AnnouncedUploads {
  readonly #announced = new Map<string, Announced>();

  /** Holds the room of an upload, from now on for an hour, or for as long as something of it comes. */
  hold(id: string, radioId: number, bytes: number, arrived: number): void {
    this.#announced.set(id, { radioId, bytes, arrived: () => arrived, heard: Date.now() });
  }

  release(id: string): void {
    this.#announced.delete(id);
  }

  /** While bytes are written, they count as they come. Gives what ends that. */
  follow(id: string, arrived: () => number): () => void {
    const announced = this.#announced.get(id);
    if (!announced) return () => {};
    Object.assign(announced, { arrived, heard: Number.POSITIVE_INFINITY });
    return () => {
      const last = arrived();
      Object.assign(announced, { arrived: () => last, heard: Date.now() });
    };
  }

  /** Bytes that will be in a radio's library, beside those of one upload. */
  ofRadio(radioId: number, exceptId?: string): number {
    return sum(
      this.#held(exceptId).filter((announced) => announced.radioId === radioId),
      ({ bytes }) => bytes,
    );
  }

  /** Bytes that will be on the disk and are not yet, beside those of one upload. */
  underWay(exceptId?: string): number {
    return sum(this.#held(exceptId), ({ bytes, arrived }) => Math.max(0, bytes - arrived()));
  }

  #held(exceptId: string | undefined): Announced[] {
    const oldest = Date.now() - heldFor;
    return [...this.#announced].flatMap(([id, announced]) =>
      id === exceptId || announced.heard < oldest ? [] : announced,
    );
  }
}

const sum = (all: readonly Announced[], of: (one: Announced) => number): number =>
  all.reduce((total, one) => total + of(one), 0);
