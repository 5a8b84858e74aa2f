const size = 1400;

const motifs = {
  sun: (pale: string) =>
    rays(pale) +
    `<circle cx="700" cy="860" r="300" fill="${pale}"/><rect y="1060" width="1400" height="340" fill="#000" opacity="0.25"/>`,
  moon: (pale: string) =>
    `<circle cx="820" cy="560" r="310" fill="${pale}"/><circle cx="960" cy="470" r="290" fill="#000" opacity="0.55"/>` +
    dots(pale),
  rings: (pale: string) =>
    series(6, (ring) => circle(700, 700, 110 + ring * 105, pale, 26, 0.95 - ring * 0.13)),
  bars: (pale: string) =>
    series(13, (bar) => {
      const height = 180 + Math.abs(Math.sin(bar * 1.9) * 620);
      return `<rect x="${150 + bar * 86}" y="${700 - height / 2}" width="46" height="${height.toFixed(0)}" rx="23" fill="${pale}" opacity="${bar % 3 === 0 ? 1 : 0.65}"/>`;
    }),
  waves: (pale: string) =>
    series(7, (row) => stroke(sine(430 + row * 105, 46, row * 0.8), pale, 22, 1 - row * 0.11)),
  bridge: (pale: string) =>
    stroke('M120 940H1280', pale, 30) +
    stroke('M120 940Q700 250 1280 940', pale, 24) +
    series(9, (rope) => {
      const x = 240 + rope * 115;
      const share = (x - 120) / 1160;
      return stroke(`M${x} 940V${(940 - 1380 * share * (1 - share)).toFixed(0)}`, pale, 10, 0.8);
    }),
  hills: (pale: string) =>
    `<circle cx="980" cy="430" r="130" fill="${pale}"/>` +
    series(
      3,
      (hill) =>
        `<path d="M0 ${850 + hill * 160}Q${350 + hill * 160} ${600 + hill * 170} 700 ${850 + hill * 150}T1400 ${830 + hill * 160}V1400H0Z" fill="${hill === 0 ? pale : '#000'}" opacity="${0.5 - hill * 0.12}"/>`,
    ),
  ball: (pale: string) =>
    circle(700, 700, 380, pale, 34) +
    stroke('M700 320V1080M320 700H1080M430 430Q700 640 970 430M430 970Q700 760 970 970', pale, 22, 0.85),
  pages: (pale: string) =>
    series(5, (page) =>
      stroke(
        `M700 ${430 + page * 26}Q${500 - page * 30} ${360 + page * 10} 220 ${470 + page * 24}V${960 + page * 20}Q500 ${860 + page * 16} 700 ${960 + page * 16}Q900 ${860 + page * 16} 1180 ${960 + page * 20}V${470 + page * 24}Q${900 + page * 30} ${360 + page * 10} 700 ${430 + page * 26}V${960 + page * 16}`,
        pale,
        12,
        0.9 - page * 0.17,
      ),
    ),
  strings: (pale: string) =>
    circle(700, 700, 250, pale, 30, 0.9) +
    series(6, (string) => stroke(`M${560 + string * 56} 140V1260`, pale, 6 + string * 2, 0.8)),
} satisfies Record<string, (pale: string) => string>;

export type Motif = keyof typeof motifs;

const series = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
const stroke = (path: string, colour: string, width: number, opacity = 1) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity.toFixed(2)}"/>`;
const circle = (x: number, y: number, radius: number, colour: string, width: number, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity.toFixed(2)}"/>`;

function sine(middle: number, swing: number, phase: number): string {
  const points = Array.from({ length: 36 }, (_, step) => {
    const y = middle + Math.sin(step / 2.6 + phase) * swing;
    return `${step * 40} ${y.toFixed(0)}`;
  });
  return `M${points.join('L')}`;
}

const rays = (colour: string) =>
  series(9, (ray) => {
    const angle = Math.PI * (1.1 + ray * 0.1);
    const at = (radius: number) =>
      `${(700 + Math.cos(angle) * radius).toFixed(0)} ${(860 + Math.sin(angle) * radius).toFixed(0)}`;
    return stroke(`M${at(390)}L${at(560)}`, colour, 30, 0.8);
  });

const dots = (colour: string) =>
  series(18, (dot) => {
    const [x, y] = [(dot * 397) % 1300, (dot * 631) % 1250];
    return `<circle cx="${x + 50}" cy="${y + 70}" r="${5 + (dot % 3) * 3}" fill="${colour}" opacity="0.8"/>`;
  });

/** Draws the cover of a sample emission as SVG: its colour and a motif. Each run makes the same drawing. */
export function coverOf(colour: string, motif: Motif): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<defs><linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.22"/><stop offset="1" stop-color="#000" stop-opacity="0.38"/></linearGradient></defs>
<rect width="${size}" height="${size}" fill="${colour}"/>
<rect width="${size}" height="${size}" fill="url(#light)"/>
${motifs[motif]('#fff7e6')}
</svg>`;
}
