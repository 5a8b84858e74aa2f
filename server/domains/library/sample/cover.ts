import sharp from 'sharp';

/** Covers by hue: songs of one album share a cover. */
const made = new Map<number, Promise<Buffer>>();

/** Draws a cover of two soft circles on a colour, as JPEG. */
export function cover(hue: number): Promise<Buffer> {
  const known = made.get(hue) ?? draw(hue);
  made.set(hue, known);
  return known;
}

const size = 512;

async function draw(hue: number): Promise<Buffer> {
  const pixels = Buffer.alloc(size * size * 3);
  const [centre, radius] = [size * (0.3 + ((hue * 7) % 40) / 100), size * 0.34];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const inFirst = Math.hypot(x - centre, y - size * 0.45) < radius;
      const inSecond = Math.hypot(x - size * 0.68, y - size * 0.66) < radius * 0.7;
      const light = 0.32 + (y / size) * 0.18 + (inFirst ? 0.2 : 0) + (inSecond ? 0.14 : 0);
      const [red, green, blue] = colour((hue + (inSecond ? 40 : 0)) % 360, 0.45, Math.min(0.9, light));
      pixels.set([red, green, blue], (y * size + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Converts hue, saturation and lightness to RGB. */
function colour(hue: number, saturation: number, lightness: number): [number, number, number] {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return [part(0), part(8), part(4)];
}
