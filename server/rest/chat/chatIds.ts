/** Older clients take this id for the signed-in person, in every message and contact. */
const ownId = 11;

/**
 * The id under which older clients know a person, and back: the caller has the id 11, and whoever really has that id has the
 * caller's.
 */
export function chatIds(viewerId: string): (id: number | string) => number {
  const viewer = Number(viewerId);
  return (id) => {
    const given = Number(id);
    if (given === viewer) return ownId;
    return given === ownId ? viewer : given;
  };
}

export type ChatIds = ReturnType<typeof chatIds>;
