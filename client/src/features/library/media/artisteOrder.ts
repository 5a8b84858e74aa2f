interface Named {
  name: string;
}

/** Sorts artistes by their position in the credit. Artistes missing from the credit come last, in their given order. */
export function asCredited<Artiste extends Named>(artistes: readonly Artiste[], credit: string): Artiste[] {
  const positioned = artistes.map((artiste) => ({ artiste, at: positionIn(credit, artiste.name) }));
  return positioned.toSorted((a, b) => a.at - b.at).map(({ artiste }) => artiste);
}

/** Returns the position of a name as a whole word, or the length of the credit when absent. */
function positionIn(credit: string, name: string): number {
  const text = name.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
  const at = credit.search(new RegExp(String.raw`(?<![\p{L}\p{N}])${text}(?![\p{L}\p{N}])`, 'iu'));
  return at < 0 ? credit.length : at;
}
