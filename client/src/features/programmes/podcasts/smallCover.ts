/** The cover of a podcast as lists show it. */
export const smallCover = (cover: string) => cover.replace(/-1400\.jpg$/, '-256.jpg');
