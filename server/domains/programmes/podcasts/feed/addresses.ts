/** URL path of a podcast feed, from the slugs of radio and emission. Slugs may contain letters of any script. */
export const feedPath = (radio: string, emission: string) =>
  `/feeds/${encodeURIComponent(radio)}/${encodeURIComponent(emission)}.xml`;

/** URL path of a file of an episode: its sound, transcript or chapters. */
export const episodePath = (radio: string, emission: string, guid: string, ending: string) =>
  `/feeds/${encodeURIComponent(radio)}/${encodeURIComponent(emission)}/${guid}.${ending}`;
