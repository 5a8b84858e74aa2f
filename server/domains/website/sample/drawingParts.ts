/* Shapes of the drawings of the sample website, as SVG. */

export const frame = (sky: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900"><rect width="1600" height="900" fill="${sky}"/>${content}</svg>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
export const shape = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`;
export const line = (path: string, stroke: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const person = (x: number, y: number, scale: number, fill: string) =>
  circle(x, y - 58 * scale, 24 * scale, fill) +
  shape(`M${x - 36 * scale} ${y + 60 * scale}q0 -86 ${36 * scale} -86t${36 * scale} 86z`, fill);

export const microphone = (x: number, y: number, fill: string) =>
  rect(x - 34, y - 150, 68, 130, fill, 34) +
  line(`M${x - 62} ${y - 90}q0 120 62 120t62 -120M${x} ${y + 30}v110M${x - 60} ${y + 140}h120`, fill, 14);
