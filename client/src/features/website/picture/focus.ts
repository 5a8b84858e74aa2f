/** Point of a picture that its crops keep, in percent. */
export interface Focus {
  x: number;
  y: number;
}

export const centre: Focus = { x: 50, y: 50 };

/** Returns a focus without its `__typename`; the centre of the picture when there is none. */
export const valuesOfFocus = ({ x, y }: Focus = centre): Focus => ({ x, y });

/**
 * Returns the CSS `object-position` that crops a picture around its focus. The focus is in the middle, except near the edges of
 * the picture. Ratios are width divided by height.
 */
export function positionOf({ x, y }: Focus, { picture, crop }: { picture: number; crop: number }): string {
  // Share of the picture that the crop shows of its width and of its height.
  const [across, down] = [Math.min(1, crop / picture), Math.min(1, picture / crop)];
  const along = (at: number, share: number) =>
    share < 1 ? Math.min(100, Math.max(0, (at - share * 50) / (1 - share))) : 50;
  return `${along(x, across)}% ${along(y, down)}%`;
}

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** Converts a point on the screen to a focus, given the bounds of an element with the whole picture. */
export const focusAt = (
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { clientX: number; clientY: number },
): Focus => ({
  x: percent(((clientX - left) / width) * 100),
  y: percent(((clientY - top) / height) * 100),
});

const directions: Partial<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The focus after an arrow key, by 1 percent or with Shift by 10; undefined for other keys. Left is left in every language. */
export function movedFocus(
  { x, y }: Focus,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Focus | undefined {
  const direction = directions[key];
  const step = shiftKey ? 10 : 1;
  return direction && { x: percent(x + direction.x * step), y: percent(y + direction.y * step) };
}

/** Returns the URL of the uncropped picture, given the URL of one of its sizes. */
export const wholePictureOf = (address: string) => address.replace(/-\d+\.webp$/, '-whole.webp');
