/** Where a feed and what belongs to it are read. Slugs hold letters of any script. */
export const feedPath = (radio: string, emission: string) =>
  `/feeds/${encodeURIComponent(radio)}/${encodeURIComponent(emission)}.xml`;

/** A file of an episode: its sound, its transcript, its chapters. */
export const episodePath = (radio: string, emission: string, guid: string, ending: string) =>
  `/feeds/${encodeURIComponent(radio)}/${encodeURIComponent(emission)}/${guid}.${ending}`;
