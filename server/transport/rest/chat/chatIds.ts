/** Id by which older clients know the signed-in person. */
const ownId = 11;

/** Maps ids of people to those that older clients use, and back. Swaps the caller's id with 11. */
export function chatIds(viewerId: string): (id: number | string) => number {
  const viewer = Number(viewerId);
  return (id) => {
    const given = Number(id);
    if (given === viewer) return ownId;
    return given === ownId ? viewer : given;
  };
}

export type ChatIds = ReturnType<typeof chatIds>;
