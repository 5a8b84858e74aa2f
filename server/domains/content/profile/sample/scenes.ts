/** Drawings for the sample posts: flat shapes in the colours of the platform, 1280 pixels wide. */

interface Scene {
  height: number;
  draw: () => string;
}

const night = ['#1b1440', '#3b2a86'] as const;
const dawn = ['#f6d9b8', '#b79cf0'] as const;

const sky = ([from, to]: readonly [string, string], height: number) =>
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="1280" height="${height}" fill="url(#sky)"/>`;

/** Evenly spread values, the same at every run. */
const spread = (count: number, of: (share: number, index: number) => string) =>
  Array.from({ length: count }, (_, index) => of((index * 0.618034) % 1, index)).join('');

function antenna(): string {
  const stars = spread(60, (x, index) => {
    const y = (index * 37) % 420;
    return `<circle cx="${Math.round(x * 1280)}" cy="${y}" r="${1 + (index % 3)}" fill="#fff" opacity="0.7"/>`;
  });
  const rings = [90, 160, 230, 300]
    .map(
      (r) =>
        `<circle cx="860" cy="190" r="${r}" fill="none" stroke="#d7c8ff" stroke-width="5" opacity="${0.75 - r / 500}"/>`,
    )
    .join('');
  const struts = Array.from({ length: 8 }, (_, step) => {
    const [y, half] = [230 + step * 55, 12 + step * 12];
    return `<path d="M${860 - half} ${y} L${860 + half + 12} ${y + 55} M${860 + half} ${y} L${860 - half - 12} ${y + 55}" stroke="#efe9ff" stroke-width="5"/>`;
  }).join('');
  return `${sky(night, 720)}${stars}${rings}<path d="M0 640 Q320 520 700 640 T1280 600 V720 H0Z" fill="#120c2e"/><path d="M860 190 L750 690 M860 190 L970 690" stroke="#efe9ff" stroke-width="9"/>${struts}<circle cx="860" cy="182" r="15" fill="#ff5d5d"/>`;
}

function stage(): string {
  const beams = [200, 460, 720, 980]
    .map(
      (x, index) =>
        `<path d="M${x + 60} 0 L${x - 120} 720 H${x + 240} Z" fill="${index % 2 ? '#f2b84b' : '#a688ff'}" opacity="0.28"/>`,
    )
    .join('');
  const heads = spread(46, (x, index) => {
    const cx = Math.round(x * 1280);
    const y = 610 + (index % 4) * 28;
    return `<circle cx="${cx}" cy="${y}" r="${30 + (index % 3) * 6}" fill="#0d0924"/><rect x="${cx - 44}" y="${y + 22}" width="88" height="130" rx="40" fill="#0d0924"/>`;
  });
  return `${sky(['#251a5e', '#6a3fb0'], 720)}${beams}<rect x="0" y="520" width="1280" height="200" fill="#171036"/><g fill="#f7f2ff"><circle cx="640" cy="330" r="36"/><path d="M596 380 h88 l22 150 h-132z"/><circle cx="400" cy="370" r="30"/><path d="M362 410 h76 l16 120 h-108z"/><circle cx="880" cy="370" r="30"/><path d="M842 410 h76 l16 120 h-108z"/></g><path d="M690 440 L760 350" stroke="#f2b84b" stroke-width="12"/>${heads}`;
}

function desk(): string {
  const faders = Array.from({ length: 16 }, (_, index) => {
    const x = 96 + index * 70;
    const y = 380 + ((index * 53) % 190);
    return `<rect x="${x}" y="340" width="8" height="300" rx="4" fill="#0f0b26"/><rect x="${x - 18}" y="${y}" width="44" height="62" rx="8" fill="${index === 6 ? '#ff5d5d' : '#efe9ff'}"/><circle cx="${x + 4}" cy="280" r="22" fill="#0f0b26"/><path d="M${x + 4} 280 l${(index % 5) * 4 - 8} -17" stroke="#a688ff" stroke-width="6"/>`;
  }).join('');
  const meters = Array.from({ length: 40 }, (_, index) => {
    const height = 30 + ((index * 41) % 110);
    return `<rect x="${90 + index * 28}" y="${200 - height}" width="18" height="${height}" rx="4" fill="${height > 115 ? '#f2b84b' : '#7ee0b5'}"/>`;
  }).join('');
  return `<rect width="1280" height="720" fill="#2a2056"/><rect x="40" y="40" width="1200" height="180" rx="20" fill="#120c2e"/>${meters}<rect x="40" y="240" width="1200" height="440" rx="20" fill="#3c2f78"/>${faders}`;
}

function microphone(): string {
  const waves = Array.from({ length: 48 }, (_, index) => {
    const height = 40 + Math.abs(Math.sin(index * 0.7)) * 300;
    return `<rect x="${20 + index * 26}" y="${427 - height / 2}" width="12" height="${height}" rx="6" fill="#fff" opacity="0.35"/>`;
  }).join('');
  const mesh = Array.from(
    { length: 9 },
    (_, index) => `<path d="M512 ${250 + index * 34} h256" stroke="#7a63c9" stroke-width="6"/>`,
  ).join('');
  return `${sky(dawn, 854)}${waves}<rect x="500" y="180" width="280" height="420" rx="140" fill="#231a4f"/>${mesh}<path d="M420 440 a220 220 0 0 0 440 0" fill="none" stroke="#231a4f" stroke-width="26"/><path d="M640 660 V790 M520 800 H760" stroke="#231a4f" stroke-width="26" stroke-linecap="round"/><circle cx="1110" cy="150" r="70" fill="#ff5d5d"/>`;
}

export const scenes = {
  antenna: { height: 720, draw: antenna },
  stage: { height: 720, draw: stage },
  desk: { height: 720, draw: desk },
  microphone: { height: 854, draw: microphone },
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

/** Drawing of a sample post as an SVG, 1280 pixels wide. */
export const sceneOf = (name: SceneName) => {
  const { height, draw } = scenes[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="${height}">${draw()}</svg>`;
};

/** Returns a wide drawing of sound waves as an SVG, for the cover of a profile. */
export function waves(hue: number): string {
  const bars = Array.from({ length: 96 }, (_, index) => {
    const height = 40 + Math.abs(Math.sin(index * 0.21) * Math.cos(index * 0.057)) * 330;
    return `<rect x="${index * 20 + 4}" y="${240 - height / 2}" width="11" height="${height}" rx="5" fill="#fff" opacity="${0.12 + (index % 5) * 0.05}"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="480"><defs><linearGradient id="g"><stop offset="0" stop-color="hsl(${hue} 55% 30%)"/><stop offset="1" stop-color="hsl(${(hue + 60) % 360} 60% 52%)"/></linearGradient></defs><rect width="1920" height="480" fill="url(#g)"/>${bars}</svg>`;
}

/** Returns a square drawing of rings as an SVG, for the picture of a page or a feed. */
export function rings(hue: number): string {
  const circles = [210, 160, 110, 60]
    .map(
      (r, index) =>
        `<circle cx="256" cy="256" r="${r}" fill="hsl(${(hue + index * 24) % 360} 62% ${34 + index * 14}%)"/>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="hsl(${hue} 48% 22%)"/>${circles}</svg>`;
}
