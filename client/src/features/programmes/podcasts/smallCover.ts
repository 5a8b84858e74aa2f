/** Address of the small cover for lists. */
export const smallCover = (cover: string) => cover.replace(/-1400\.jpg$/, '-256.jpg');
