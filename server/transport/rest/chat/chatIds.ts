/** Id by which older clients know the signed-in person. */
const ownId = 11;

/**
 * Maps a user id to the id that older clients use, and back. Older clients know the caller under id 11. So the function swaps the
 * caller's id with 11, and returns all other ids unchanged.
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
