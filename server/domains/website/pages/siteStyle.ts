import { createHash } from 'node:crypto';

/* One style sheet for each colour. Logical properties only, so that Arabic needs no rules of its own. */

const base = `
:root{color-scheme:light dark;--bg:#fbfbfc;--panel:#fff;--fg:#17171c;--muted:#5b5b66;--line:#e4e4ea;--on-brand:#fff}
@media (prefers-color-scheme:dark){:root{--bg:#121217;--panel:#1b1b22;--fg:#f2f2f5;--muted:#a7a7b3;--line:#2e2e38}}
*{box-sizing:border-box}
html{font:17px/1.6 system-ui,-apple-system,"Segoe UI","Noto Sans","Noto Sans Arabic",sans-serif;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--fg);overflow-wrap:anywhere}
a{color:inherit;text-decoration-color:var(--brand);text-underline-offset:.2em}
a:focus-visible,summary:focus-visible,input:focus-visible,button:focus-visible{outline:3px solid var(--brand);outline-offset:3px;border-radius:4px}
h1,h2,h3{line-height:1.2;letter-spacing:-.02em;margin:0 0 .5em;text-wrap:balance}
:lang(ar) :is(h1,h2,h3){letter-spacing:0}
h1{font-size:clamp(2rem,5vw,3.2rem)}
h2{font-size:1.5rem}
h3{font-size:1.1rem}
img{max-width:100%;height:auto;display:block}
.skip{position:absolute;inset-inline-start:-99rem}
.skip:focus{inset-inline-start:1rem;inset-block-start:1rem;background:var(--panel);padding:.5rem 1rem;z-index:2}
.top{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:center;justify-content:space-between;padding:1rem clamp(1rem,4vw,3rem);background:var(--panel);border-block-end:1px solid var(--line)}
.brand{display:flex;gap:.75rem;align-items:center;text-decoration:none;font-size:1.15rem}
.brand small{display:block;color:var(--muted);font-size:.8rem}
.mark{inline-size:2.4rem;block-size:2.4rem;border-radius:.7rem;background:repeating-linear-gradient(90deg,var(--on-brand) 0 3px,transparent 3px 9px) center/21px 50% no-repeat var(--brand)}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
.top nav a,footer nav a{text-decoration:none;padding-block:.25rem;border-block-end:2px solid transparent}
nav a:hover,nav a[aria-current]{border-block-end-color:var(--brand)}
.player{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;background:var(--brand);color:var(--on-brand);padding:.6rem clamp(1rem,4vw,3rem);font-weight:600}
.player audio{block-size:40px;max-inline-size:100%;flex:1 1 16rem}
main{max-inline-size:72rem;margin-inline:auto;padding:clamp(1.5rem,4vw,3rem) clamp(1rem,4vw,3rem);display:grid;gap:clamp(2rem,5vw,3.5rem)}
main>*{min-inline-size:0}
.muted{color:var(--muted)}
.hero{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));align-items:center}
.hero p{font-size:1.15rem;margin:0;max-inline-size:38rem}
.now{background:var(--panel);border:1px solid var(--line);border-inline-start:6px solid var(--brand);border-radius:1rem;padding:1.25rem 1.5rem;display:grid;gap:1rem;grid-template-columns:auto 1fr;align-items:center}
.now img{inline-size:96px;block-size:96px;border-radius:.6rem;object-fit:cover}
.now strong{display:block;font-size:1.25rem;line-height:1.3}
.tag{display:inline-block;font-size:.75rem;font-weight:700;letter-spacing:.04em;text-transform:uppercase;color:var(--muted)}
.tag.live{color:#c81e1e}
@media (prefers-color-scheme:dark){.tag.live{color:#ff8080}}
.heading{display:flex;flex-wrap:wrap;gap:.5rem 1rem;justify-content:space-between;align-items:baseline}
.cards{display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));list-style:none;margin:0;padding:0}
.card{position:relative;background:var(--panel);border:1px solid var(--line);border-radius:1rem;overflow:hidden;display:flex;flex-direction:column}
.card img{inline-size:100%;aspect-ratio:16/9;object-fit:cover}
.card.square img{aspect-ratio:1}
.card div{padding:1rem 1.15rem 1.25rem;display:grid;gap:.35rem}
.card h3{margin:0}
.card h3 a{text-decoration:none}
.card h3 a::after{content:"";position:absolute;inset:0}
.card:hover h3 a{text-decoration:underline}
.card p{margin:0;color:var(--muted);font-size:.95rem;display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden}
.blank{aspect-ratio:16/9;background:var(--brand);opacity:.85}
.square .blank{aspect-ratio:1}
.slots{list-style:none;margin:0;padding:0;background:var(--panel);border:1px solid var(--line);border-radius:1rem;overflow:hidden}
.slots li{display:grid;grid-template-columns:7.5rem 1fr;gap:1rem;padding:.8rem 1.25rem;border-block-end:1px solid var(--line)}
.slots li:last-child{border-block-end:0}
.slots li[aria-current]{background:color-mix(in srgb,var(--brand) 12%,transparent);border-inline-start:4px solid var(--brand)}
.slots time{font-variant-numeric:tabular-nums;color:var(--muted)}
.slots p{margin:0;color:var(--muted);font-size:.95rem}
.text{max-inline-size:42rem}
.text blockquote{border-inline-start:4px solid var(--brand);margin-inline:0;padding-inline-start:1rem}
.text pre{overflow:auto}
.wide{border-radius:1rem;inline-size:100%;aspect-ratio:16/9;object-fit:cover}
.pages{display:flex;gap:1rem;justify-content:space-between}
.episodes{list-style:none;margin:0;padding:0;display:grid;gap:1.25rem}
.episodes li{background:var(--panel);border:1px solid var(--line);border-radius:1rem;padding:1.1rem 1.25rem;display:grid;gap:.5rem}
.episodes audio{inline-size:100%}
.show{display:grid;gap:2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));align-items:start}
.show img,.show .blank{border-radius:1rem;inline-size:100%;max-inline-size:22rem;aspect-ratio:1}
.button{display:inline-block;background:var(--brand);color:var(--on-brand);border:0;border-radius:.6rem;padding:.6rem 1.1rem;font:inherit;font-weight:600;text-decoration:none}
.search{display:flex;flex-wrap:wrap;gap:.5rem}
.search input{flex:1 1 14rem;font:inherit;color:inherit;padding:.55rem .9rem;border:1px solid var(--muted);border-radius:.6rem;background:var(--panel)}
footer{display:flex;flex-wrap:wrap;gap:1rem 2rem;justify-content:space-between;padding:2rem clamp(1rem,4vw,3rem);border-block-start:1px solid var(--line);color:var(--muted)}
footer p{margin:0}
@media print{.player,.top nav,footer nav,.skip{display:none}body{background:#fff;color:#000}}
`.trim();

const versionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);
const version = versionOf(base);

/** Text of the style sheet for a main colour `#rrggbb`. */
export const styleSheet = (colour: string): string => `:root{--brand:${colour}}\n${base}`;

/** Path of the style sheet: it changes with the colour and the text. */
export const stylePath = (colour: string): string => `/site-style/${colour.slice(1)}-${version}.css`;

/** The colour of a file name of `stylePath`; undefined for another version or a text that is no colour. */
export function colourOfStyle(file: string): string | undefined {
  const [, colour, of] = /^([\da-f]{6})-([\da-f]{10})\.css$/.exec(file) ?? [];
  return of === version ? `#${colour}` : undefined;
}
