/* Flat drawings of the sample website, 1600 x 900, made for it. */

import { frame, rect, circle, shape, line, repeat, person, microphone } from './drawingParts.ts';

const scenes = {
  stage: frame(
    '#1d1b4b',
    shape('M0 640h1600v260H0z', '#14346b') +
      repeat(9, (index) => line(`M${index * 190 + 30} ${700 + (index % 3) * 50}h90`, '#3c6fb0', 8)) +
      shape('M360 190L120 640h360z', '#6d5bd0') +
      shape('M800 150L600 640h400z', '#f7c65b') +
      shape('M1240 190l-120 450h360z', '#d65a8a') +
      rect(300, 560, 1000, 90, '#2b2560') +
      rect(300, 150, 1000, 26, '#0f0d2c') +
      rect(300, 150, 26, 420, '#0f0d2c') +
      rect(1274, 150, 26, 420, '#0f0d2c') +
      person(640, 500, 1, '#100e2e') +
      person(800, 490, 1.15, '#100e2e') +
      person(970, 500, 1, '#100e2e') +
      repeat(22, (index) =>
        person(40 + index * 74, 850 - (index % 2) * 22, 0.9, index % 3 ? '#0b0a22' : '#19174a'),
      ),
  ),
  studio: frame(
    '#f6b26b',
    circle(1180, 430, 190, '#fde7b5') +
      shape('M0 560q240 -130 480 -40t520 -60t600 40v400H0z', '#b3553f') +
      shape('M0 650q320 -90 700 -20t900 -50v320H0z', '#7c3344') +
      rect(0, 720, 1600, 180, '#2e2038') +
      rect(900, 640, 520, 100, '#46304f', 16) +
      repeat(10, (index) => rect(930 + index * 47, 660 + (index % 3) * 12, 10, 52, '#f6b26b', 5)) +
      line('M300 720l170 -210l190 -60', '#1f1528', 22) +
      `<g transform="rotate(18 660 450)">${rect(610, 400, 190, 96, '#1f1528', 48)}${rect(740, 400, 60, 96, '#d9d4dd', 30)}</g>`,
  ),
  tower: frame(
    '#bfe0ea',
    circle(330, 220, 90, '#fff3c9') +
      shape('M0 620l360 -260l300 210l330 -330l610 420v240H0z', '#7fa7a5') +
      shape('M0 740l520 -190l420 150l660 -170v370H0z', '#4f7d6a') +
      shape('M0 840q500 -130 900 -40t700 -60v160H0z', '#2f5a4a') +
      line(
        'M1000 240v-150M940 690l60 -600l60 600M952 580h96M962 470h76M974 360h52M952 580l86 -110M1048 580l-86 -110M962 470l64 -110M1038 470l-64 -110',
        '#b3372f',
        12,
      ) +
      repeat(3, (index) =>
        line(
          `M${1060 + index * 50} ${60 - index * 20}q${60 + index * 20} ${50 + index * 10} 0 ${110 + index * 30}`,
          '#b3372f',
          10,
        ),
      ) +
      repeat(12, (index) =>
        rect(120 + index * 62, 770 + (index % 3) * 26, 34, 28, index % 2 ? '#f5efe0' : '#e6c9a8'),
      ),
  ),
  field: frame(
    '#f3e3bd',
    shape('M0 420q420 -120 820 -30t780 -60v570H0z', '#c9a45c') +
      repeat(3, (row) =>
        repeat(7 - row, (index) => {
          const [x, y, size] = [140 + index * (230 + row * 50) + row * 60, 430 + row * 130, 60 + row * 26];
          return (
            line(`M${x} ${y + size}q-14 ${-size * 0.6} 6 ${-size}`, '#5c4326', 12 + row * 5) +
            circle(x - size * 0.5, y - size * 0.4, size * 0.7, '#6f8050') +
            circle(x + size * 0.5, y - size * 0.5, size * 0.75, '#5d7043') +
            circle(x, y - size * 0.9, size * 0.7, '#7f905c')
          );
        }),
      ) +
      shape('M690 790h300l-46 110H736z', '#8a5a2b') +
      repeat(9, (index) =>
        circle(716 + index * 32, 780 - (index % 2) * 18, 24, index % 2 ? '#3f4a2a' : '#5a2f4a'),
      ),
  ),
  school: frame(
    '#cfe6d4',
    rect(180, 120, 620, 320, '#31584a', 14) +
      line('M240 300q60 -120 120 0t120 0t120 0t120 0', '#f3f6ef', 12) +
      rect(960, 140, 420, 280, '#f6f1dc', 10) +
      rect(1160, 140, 12, 280, '#cdbf93') +
      rect(960, 272, 420, 12, '#cdbf93') +
      rect(160, 680, 1280, 60, '#a8683a', 12) +
      rect(240, 740, 40, 160, '#7f4b27') +
      rect(1320, 740, 40, 160, '#7f4b27') +
      person(360, 620, 1.3, '#d0643f') +
      person(620, 600, 1.4, '#2f6f9f') +
      person(980, 610, 1.35, '#8a4b97') +
      person(1230, 620, 1.3, '#c79a2b') +
      microphone(490, 560, '#26332d') +
      microphone(1105, 560, '#26332d'),
  ),
  mug: frame(
    '#efe7f6',
    rect(0, 680, 1600, 220, '#d2bfe3') +
      line('M1010 380q190 0 190 130t-190 130', '#5b2fc4', 46) +
      shape('M520 270h500v380q0 90 -90 90H610q-90 0 -90 -90z', '#5b2fc4') +
      line('M600 500q45 -120 85 0t85 0t85 0t85 0', '#fff', 26) +
      repeat(3, (index) => line(`M${640 + index * 120} 210q-40 -50 0 -90t0 -90`, '#a98fca', 16)),
  ),
  crowd: frame(
    '#27324d',
    rect(0, 180, 420, 560, '#8c6a5a') +
      rect(1180, 150, 420, 590, '#a37b62') +
      repeat(6, (index) =>
        rect(60 + (index % 3) * 115, 240 + Math.floor(index / 3) * 190, 62, 110, '#ffd98a', 30),
      ) +
      repeat(6, (index) =>
        rect(1240 + (index % 3) * 115, 220 + Math.floor(index / 3) * 190, 62, 110, '#ffd98a', 30),
      ) +
      rect(0, 740, 1600, 160, '#3c4663') +
      line('M400 230q400 170 800 0', '#131a2c', 6) +
      repeat(9, (index) => {
        const [x, y] = [440 + index * 90, 262 + Math.sin(((index + 0.5) / 9) * Math.PI) * 62];
        return circle(x, y + 26, 26, ['#f2b84b', '#e8734a', '#6fb7a8'][index % 3]!);
      }) +
      repeat(13, (index) =>
        person(
          90 + index * 120,
          780 + (index % 3) * 26,
          1.1,
          ['#c9563c', '#e2b04a', '#4f8a8b', '#d9d2c5'][index % 4]!,
        ),
      ),
  ),
  books: frame(
    '#e9dcc6',
    rect(0, 400, 1600, 30, '#7a4f2c') +
      rect(0, 800, 1600, 30, '#7a4f2c') +
      repeat(2, (row) =>
        repeat(17, (index) => {
          const height = 250 + ((index * 47 + row * 31) % 100);
          const colour = ['#8c3b3b', '#2f5d62', '#c28b3c', '#4a4e8a', '#6b7f4d'][(index + row * 2) % 5]!;
          const [x, y] = [70 + index * 88, 400 + row * 400 - height];
          return rect(x, y, 70, height, colour, 6) + rect(x + 14, y + 40, 42, 12, '#f2e6cf', 4);
        }),
      ),
  ),
  records: frame(
    '#24503f',
    rect(0, 700, 1600, 200, '#16352a') +
      circle(1290, 420, 250, '#141414') +
      repeat(
        4,
        (index) =>
          `<circle cx="1290" cy="420" r="${110 + index * 36}" fill="none" stroke="#2c2c2c" stroke-width="6"/>`,
      ) +
      circle(1290, 420, 82, '#e0a13a') +
      circle(1290, 420, 12, '#141414') +
      repeat(15, (index) => {
        const colour = ['#d8574f', '#efc75e', '#5b9aa0', '#efe6d0', '#a05c7b'][(index * 3) % 5]!;
        const top = 300 + ((index * 29) % 60);
        return rect(210 + index * 46, top, 38, 750 - top, colour, 4);
      }) +
      rect(160, 520, 800, 60, '#b9834a', 8) +
      rect(160, 610, 800, 60, '#a87440', 8) +
      rect(160, 700, 800, 60, '#96653a', 8),
  ),
  dawn: frame(
    '#182244',
    rect(240, 110, 760, 500, '#f2a679', 12) +
      shape('M240 430q200 -110 380 -30t380 -60v270H240z', '#b75d69') +
      circle(780, 380, 74, '#ffe1a8') +
      shape('M240 500q260 -70 760 -20v130H240z', '#5d3a5e') +
      rect(608, 110, 24, 500, '#182244') +
      rect(0, 640, 1600, 260, '#0e1530') +
      rect(80, 640, 1440, 34, '#3a2c3f') +
      line('M1240 640v-250l-150 -90', '#cfd3e6', 16) +
      shape('M1020 330l110 -110l70 70l-90 100z', '#f2c14e') +
      shape('M1040 360L900 640h330z', 'rgb(255 225 168 / 0.25)') +
      rect(1330, 560, 90, 80, '#d65a5a', 14) +
      line('M1420 580q50 20 0 46', '#d65a5a', 14) +
      `<g transform="translate(420 500)">${microphone(0, 0, '#0a0f24')}</g>`,
  ),
  market: frame(
    '#d9ecf2',
    circle(1340, 170, 80, '#fff1c4') +
      shape('M0 520h1600v380H0z', '#e7d9bf') +
      shape(
        'M120 520l80 -200h220l80 200zM620 520v-260l150 -110l150 110v260zM1080 520l60 -160h300l60 160z',
        '#b9c6cc',
      ) +
      repeat(3, (index) => {
        const [x, colour] = [90 + index * 500, ['#c8503c', '#2f7f6b', '#d19a2c'][index]!];
        return (
          rect(x + 24, 470, 16, 320, '#6b4a33') +
          rect(x + 380, 470, 16, 320, '#6b4a33') +
          repeat(6, (stripe) => rect(x + stripe * 70, 400, 70, 90, stripe % 2 ? '#fbf4e4' : colour)) +
          rect(x, 640, 420, 130, '#8a6240', 8) +
          repeat(9, (fruit) =>
            circle(x + 38 + fruit * 43, 630 - (fruit % 2) * 20, 26, fruit % 3 ? '#e07a3b' : '#7a9b3f'),
          )
        );
      }) +
      person(330, 800, 1.2, '#33475b') +
      person(1290, 800, 1.2, '#6a3b52') +
      microphone(770, 720, '#26332d'),
  ),
  van: frame(
    '#fbd9b0',
    circle(280, 330, 120, '#fff3cf') +
      shape('M0 560q400 -200 800 -60t800 -80v480H0z', '#d38d5f') +
      shape('M0 700h1600v200H0z', '#59404a') +
      repeat(8, (index) => rect(40 + index * 210, 796, 120, 14, '#f6e4cf', 7)) +
      shape('M420 330h620q70 0 110 70l90 150v180H420z', '#2d5fa8') +
      rect(420, 560, 820, 40, '#f7c65b') +
      shape('M980 380h60q40 0 66 44l66 110H980z', '#d6ecf7') +
      rect(500, 390, 400, 130, '#d6ecf7', 12) +
      line('M520 480q45 -110 85 0t85 0t85 0t85 0', '#2d5fa8', 16) +
      line('M640 330v-190M580 140h120M600 190h80', '#33303c', 14) +
      repeat(2, (index) =>
        line(
          `M${720 + index * 44} ${110 - index * 16}q${50 + index * 14} 44 0 ${100 + index * 24}`,
          '#33303c',
          10,
        ),
      ) +
      repeat(
        2,
        (index) =>
          circle(590 + index * 480, 730, 84, '#1e1a24') + circle(590 + index * 480, 730, 38, '#b9b4c4'),
      ),
  ),
  bag: frame(
    '#dfeee6',
    rect(0, 700, 1600, 200, '#bcd8c9') +
      line('M650 330q0 -210 150 -210t150 210', '#3f6f5c', 26) +
      shape('M520 310h560l50 460q4 40 -40 40H510q-44 0 -40 -40z', '#f6efdd') +
      line('M600 560q50 -150 100 0t100 0t100 0t100 0', '#3f6f5c', 28) +
      rect(1180, 520, 190, 290, '#d8574f', 10) +
      rect(1200, 545, 150, 20, '#f6efdd', 6) +
      line('M250 810v-300', '#5c7a4a', 14) +
      repeat(5, (index) =>
        circle(250 + (index % 2 ? 46 : -46), 520 + index * 44, 40, index % 2 ? '#6f9a5c' : '#88b070'),
      ),
  ),
  poster: frame(
    '#3a2f4f',
    repeat(8, (row) =>
      repeat(12, (column) =>
        rect(column * 140 + (row % 2) * 70 - 70, row * 118, 128, 106, row % 2 ? '#45385e' : '#403458', 4),
      ),
    ) +
      rect(470, 90, 660, 740, '#f4ead2', 6) +
      circle(800, 330, 170, '#e2622f') +
      shape('M530 500q140 -90 270 -10t270 -30v180H530z', '#2b6f77') +
      line('M600 420q50 -130 100 0t100 0t100 0t100 0', '#f4ead2', 22) +
      repeat(3, (index) => rect(560, 680 + index * 44, [480, 360, 420][index]!, 20, '#3a2f4f', 8)) +
      repeat(4, (index) =>
        circle([490, 1110, 490, 1110][index]!, [110, 110, 810, 810][index]!, 10, '#c9b98e'),
      ),
  ),
  theatre: frame(
    '#2a0f1c',
    rect(260, 130, 1080, 520, '#f1c98b') +
      repeat(7, (index) =>
        shape(
          `M${100 + index * 48} 90q30 300 -10 590h-60q30 -300 20 -590z`,
          index % 2 ? '#8e1f33' : '#a92a3f',
        ),
      ) +
      repeat(7, (index) =>
        shape(
          `M${1212 + index * 48} 90q-10 300 20 590h60q-40 -300 -30 -590z`,
          index % 2 ? '#8e1f33' : '#a92a3f',
        ),
      ) +
      rect(0, 50, 1600, 90, '#7a1729') +
      repeat(16, (index) => circle(50 + index * 100, 146, 26, '#7a1729')) +
      rect(180, 640, 1240, 60, '#6d3f2a') +
      person(660, 570, 1.2, '#2f3f5f') +
      person(940, 570, 1.2, '#5f2f4f') +
      microphone(800, 500, '#241a22') +
      repeat(2, (row) =>
        repeat(15, (index) =>
          rect(30 + index * 108 + row * 50, 730 + row * 86, 80, 120, row ? '#4a1524' : '#5d1b2e', 30),
        ),
      ),
  ),
  bridge: frame(
    '#8fb3d9',
    circle(1180, 230, 100, '#fbeecb') +
      repeat(11, (index) =>
        rect(
          index * 150 - 20,
          330 + ((index * 53) % 130),
          120,
          340,
          ['#4f6488', '#5d7398', '#6d84aa'][index % 3]!,
        ),
      ) +
      repeat(22, (index) => rect(10 + index * 74, 420 + ((index * 37) % 140), 20, 28, '#fbe3a2')) +
      rect(0, 640, 1600, 260, '#2f4a73') +
      shape('M0 560h1600v44H0z', '#2a2f45') +
      repeat(4, (index) =>
        shape(`M${index * 400} 604q200 -10 400 0v200h-30q-10 -150 -170 -150t-170 150h-30z`, '#353b55'),
      ) +
      repeat(10, (index) => line(`M${60 + index * 160} ${740 + (index % 3) * 46}h70`, '#5f82b5', 8)) +
      repeat(6, (index) =>
        person(180 + index * 250, 520, 0.7, ['#e8734a', '#f2b84b', '#6fb7a8'][index % 3]!),
      ),
  ),
};

export type SceneName = keyof typeof scenes;

/** Returns the SVG drawing of a scene of the sample website. */
export const sceneOf = (name: SceneName): string => scenes[name];

export const sceneNames = Object.keys(scenes) as SceneName[];
