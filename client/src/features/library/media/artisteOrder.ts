interface Named {
  name: string;
}

/** Artistes in the order in which the credit names them; whom it does not name comes behind, as they come. */
export function asCredited<Artiste extends Named>(artistes: readonly Artiste[], credit: string): Artiste[] {
  const placed = artistes.map((artiste) => ({ artiste, at: placeIn(credit, artiste.name) }));
  return placed.toSorted((one, other) => one.at - other.at).map(({ artiste }) => artiste);
}

/** Where a name stands as a whole, and not within another. */
function placeIn(credit: string, name: string): number {
  const text = name.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
  const at = credit.search(new RegExp(String.raw`(?<![\p{L}\p{N}])${text}(?![\p{L}\p{N}])`, 'iu'));
  return at < 0 ? credit.length : at;
}
