/**
 * Name of a drawing for the picture of a category of the knowledge base of the demo. Drawings are lines around the centre of 640
 * x 360 pixels.
 */
export type Motif = 'mic' | 'records' | 'bars' | 'waves' | 'browser' | 'keys';

const circle = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const box = (x: number, y: number, w: number, h: number, r: number) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`;
const path = (d: string) => `<path d="${d}"/>`;

const heights = [40, 76, 120, 88, 150, 104, 64, 132, 96, 52, 84];

const motifs: Record<Motif, string> = {
  mic: `${box(286, 82, 68, 120, 34)}${path('M254 168a66 66 0 0 0 132 0M320 234v44M276 278h88')}`,
  records: `${box(214, 96, 168, 168, 10)}${path('M382 108a76 76 0 0 1 0 144M382 152a30 30 0 0 1 0 56M254 136h60M254 160h36')}`,
  bars: heights.map((height, index) => path(`M${190 + index * 26} ${180 - height / 2}v${height}`)).join(''),
  waves:
    [34, 68, 102, 136].map((r) => path(`M${320 - r} 232a${r} ${r} 0 0 1 ${2 * r} 0`)).join('') +
    circle(320, 232, 8),
  browser: `${box(206, 88, 228, 184, 14)}${path('M206 128h228M228 108h2M246 108h2M264 108h2M302 166l44 30l-44 30z')}`,
  keys: `${circle(258, 180, 52)}${circle(258, 180, 16)}${path('M310 180h122M398 180v34M430 180v26')}`,
};

/** SVG of a motif on a gradient of two colours. */
export function shelfDrawing(motif: Motif, hue: number): string {
  const [dark, bright] = [`hsl(${hue} 55% 20%)`, `hsl(${(hue + 25) % 360} 55% 42%)`];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360">
<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${dark}"/><stop offset="1" stop-color="${bright}"/></linearGradient></defs>
<rect width="640" height="360" fill="url(#ground)"/>
<g fill="none" stroke="#fff" opacity="0.1" stroke-width="2">${[210, 270, 330].map((r) => circle(320, 180, r)).join('')}</g>
<g fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" stroke-linejoin="round" opacity="0.92">${motifs[motif]}</g>
</svg>`;
}
