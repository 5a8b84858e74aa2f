/* Rules that all templates share. Logical properties only, so that Arabic needs no rules of its own. */

export const baseRules = `
*{box-sizing:border-box}
html{font:var(--text-size)/1.6 var(--body-font);-webkit-text-size-adjust:100%;scroll-padding-block-start:5rem}
body{margin:0;background:var(--bg);color:var(--fg);overflow-wrap:anywhere}
a{color:inherit;text-decoration-color:var(--primary);text-underline-offset:.2em}
:is(a,summary,input,button,audio):focus-visible{outline:3px solid var(--primary);outline-offset:3px;border-radius:var(--radius-s)}
h1,h2,h3{font-family:var(--heading-font);line-height:1.2;letter-spacing:var(--heading-spacing);margin:0 0 .5em;text-wrap:balance}
:lang(ar) :is(h1,h2,h3,.tag){letter-spacing:0}
h1{font-size:clamp(2rem,5vw,3.2rem)}
h2{font-size:1.5rem}
h3{font-size:1.1rem}
img{max-width:100%;height:auto;display:block}
.skip{position:absolute;inset-inline-start:-99rem}
.skip:focus{inset-inline-start:1rem;inset-block-start:1rem;background:var(--panel);padding:.5rem 1rem;z-index:9}
.notice{margin:0;padding:.5rem clamp(1rem,4vw,3rem);background:var(--fg);color:var(--bg);font-weight:600;text-align:center}
.top{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:center;justify-content:space-between;padding:1rem clamp(1rem,4vw,3rem);background:var(--panel);border-block-end:1px solid var(--line)}
.brand{display:flex;gap:.75rem;align-items:center;text-decoration:none;font-size:1.15rem}
.brand strong{font-family:var(--heading-font)}
.brand small{display:block;color:var(--muted);font-size:.8rem}
.brand img{max-block-size:3rem;inline-size:auto;max-inline-size:12rem;object-fit:contain}
.mark{flex:none;inline-size:2.4rem;block-size:2.4rem;border-radius:var(--radius);background:repeating-linear-gradient(90deg,var(--on-primary) 0 3px,transparent 3px 9px) center/21px 50% no-repeat var(--primary)}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
.top nav a,footer nav a{text-decoration:none;padding-block:.25rem;border-block-end:2px solid transparent}
nav a:hover,nav a[aria-current]{border-block-end-color:var(--primary)}
.player{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;background:var(--primary);color:var(--on-primary);padding:.6rem clamp(1rem,4vw,3rem);font-weight:600}
.player audio{block-size:40px;max-inline-size:100%;flex:1 1 16rem}
.controls{display:flex;flex-wrap:wrap;gap:.25rem 1rem;font-size:.85rem}
.controls select{font:inherit;color:inherit;background:var(--primary);border:1px solid;border-radius:var(--radius-s);padding:.15rem .3rem}
.player a{color:inherit;font-size:.85rem}
.player [role=status]:empty{display:none}
.window main{padding-block:1rem;gap:.25rem}
.window h1{font-size:1.3rem;margin:0}
.window .tag{margin:0}
main{max-inline-size:72rem;margin-inline:auto;padding:calc(var(--space)*2) clamp(1rem,4vw,3rem)}
main,.home{display:grid;gap:calc(var(--space)*2.75)}
main>*,.home>*{min-inline-size:0}
.unseen{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.banner .unseen{clip-path:none;opacity:0}
.muted{color:var(--muted)}
.hero{display:grid;gap:calc(var(--space)*1.5);grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));align-items:center}
.hero p{font-size:1.15rem;margin:0;max-inline-size:38rem}
.now{background:var(--panel);border:1px solid var(--line);border-inline-start:6px solid var(--primary);border-radius:var(--radius-l);padding:1.25rem 1.5rem;display:grid;gap:1rem;grid-template-columns:auto 1fr;align-items:center}
.now img{inline-size:96px;block-size:96px;border-radius:var(--radius);object-fit:cover}
.now strong{display:block;font-size:1.25rem;line-height:1.3}
.tag{display:inline-block;justify-self:start;font-size:.75rem;font-weight:700;letter-spacing:.04em;text-transform:uppercase;color:var(--accent)}
.tag.live{background:#c81e1e;color:#fff;padding:.1em .6em;border-radius:var(--radius-s)}
.heading{display:flex;flex-wrap:wrap;gap:.5rem 1rem;justify-content:space-between;align-items:baseline}
.cards{display:grid;gap:calc(var(--space)*1.25);grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));list-style:none;margin:0;padding:0}
.card{position:relative;background:var(--panel);border:1px solid var(--line);border-radius:var(--radius-l);overflow:hidden;display:flex;flex-direction:column}
.card img{inline-size:100%;aspect-ratio:16/9;object-fit:cover}
.card.square img{aspect-ratio:1}
.card div{padding:1rem 1.15rem 1.25rem;display:grid;gap:.35rem}
.card h3{margin:0}
.card h3 a{text-decoration:none}
.card h3 a::after{content:"";position:absolute;inset:0}
.card:hover h3 a{text-decoration:underline}
.card p{margin:0;color:var(--muted);font-size:.95rem;display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden}
.blank{aspect-ratio:16/9;background:repeating-linear-gradient(90deg,var(--on-primary) 0 20%,transparent 20% 40%) center/25% 40% no-repeat var(--primary);opacity:.85}
.square .blank{aspect-ratio:1}
.slots{list-style:none;margin:0;padding:0;background:var(--panel);border:1px solid var(--line);border-radius:var(--radius-l);overflow:hidden}
.slots li{display:grid;grid-template-columns:7.5rem 1fr;gap:1rem;padding:calc(var(--space)*.8) 1.25rem;border-block-end:1px solid var(--line)}
.slots li:last-child{border-block-end:0}
.slots li[aria-current]{background:var(--tint);border-inline-start:4px solid var(--primary)}
.slots li:has(small){grid-template-columns:10.5rem 1fr}
.slots time{font-variant-numeric:tabular-nums;color:var(--muted)}
.slots p{margin:0;color:var(--muted);font-size:.95rem}
:is(.slots,.songs,.week) [aria-current] :is(time,.muted,p){color:inherit}
.text{max-inline-size:42rem}
.text>:is(h2,h3,h4):not(:first-child){margin-block-start:1.6em}
.text blockquote{border-inline-start:4px solid var(--primary);margin:calc(var(--space)*1.5) 0;padding-inline-start:1rem}
.text blockquote>:first-child{margin-block-start:0}
.text blockquote>:last-child{margin-block-end:0}
.text blockquote cite{display:block;color:var(--muted);font-style:normal}
.text blockquote cite::before{content:"— "}
.text pre{overflow:auto}
.text figure{margin:calc(var(--space)*1.5) 0}
.text figure img,.text>img{border-radius:var(--radius-l)}
.text figcaption{margin-block-start:.5rem;color:var(--muted);font-size:.9rem}
.text table{border-collapse:collapse;inline-size:100%;font-variant-numeric:tabular-nums}
.text :is(td,th){border-block-end:1px solid var(--line);padding:.5rem .75rem;text-align:start;vertical-align:top}
.text th{background:var(--panel);font-family:var(--heading-font)}
.text :is(td,th) p{margin:0}
.table{overflow-x:auto;margin-block:calc(var(--space)*1.5)}
.table table{inline-size:auto;min-inline-size:100%;overflow-wrap:normal}
.table:focus-visible{outline:3px solid var(--primary);outline-offset:3px}
.record,.sound,.video a{background:var(--panel);border:1px solid var(--line);border-radius:var(--radius-l)}
.record{position:relative;display:grid;grid-template-columns:10rem 1fr;align-items:center;margin-block:calc(var(--space)*1.5);overflow:hidden}
.record.square{grid-template-columns:7rem 1fr}
.record :is(img,.blank){inline-size:100%;block-size:100%;aspect-ratio:16/9;object-fit:cover}
.record.square :is(img,.blank){aspect-ratio:1}
.record div{display:grid;gap:.2rem;padding:.75rem 1.1rem}
.record p{margin:0;color:var(--muted);font-size:.95rem;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
.record a{text-decoration:none}
.record a::after{content:"";position:absolute;inset:0}
.record:hover a{text-decoration:underline}
.text .sound{padding:1rem 1.1rem;display:grid;gap:.6rem}
.sound figcaption{display:grid;gap:.2rem;margin:0;font-weight:600;color:inherit;font-size:1rem}
.sound audio{inline-size:100%}
.video a{display:grid;grid-template-columns:auto 1fr;column-gap:1rem;align-items:center;padding:.9rem 1.1rem;text-decoration:none}
.video a::before{content:"▶\\fe0e";grid-row:span 2;display:grid;place-items:center;inline-size:2.6rem;block-size:2.6rem;border-radius:50%;background:var(--primary);color:var(--on-primary)}
.video span{color:var(--muted);font-size:.9rem}
.video a:hover strong{text-decoration:underline}
@media(max-width:40rem){.record{grid-template-columns:6.5rem 1fr}}
.wide{border-radius:var(--radius-l);inline-size:100%;aspect-ratio:16/9;object-fit:cover}
.pages{display:flex;gap:1rem;justify-content:space-between}
.episodes{list-style:none;margin:0;padding:0;display:grid;gap:calc(var(--space)*1.25)}
.episodes li{background:var(--panel);border:1px solid var(--line);border-radius:var(--radius-l);padding:1.1rem 1.25rem;display:grid;gap:.5rem}
.episodes audio{inline-size:100%}
.show{display:grid;gap:2rem;align-items:start}
@media(min-width:40rem){.show{grid-template-columns:minmax(0,22rem) minmax(0,1fr)}.show:has(>.blank){grid-template-columns:minmax(0,14rem) minmax(0,1fr)}}
.show>:is(img,.blank){border-radius:var(--radius-l);inline-size:100%;max-inline-size:22rem;aspect-ratio:1}
.show>.blank{max-inline-size:14rem}
.button{display:inline-block;background:var(--primary);color:var(--on-primary);border:0;border-radius:var(--radius);padding:.6rem 1.1rem;font:inherit;font-weight:600;text-decoration:none}
.search{display:flex;flex-wrap:wrap;gap:.5rem}
.search input{flex:1 1 14rem;font:inherit;color:inherit;padding:.55rem .9rem;border:1px solid var(--muted);border-radius:var(--radius);background:var(--panel)}
label{display:grid;gap:.25rem}
.search label{flex:1 1 14rem}
.search .button{align-self:end}
.songs{list-style:none;margin:0;padding:0;display:grid;gap:calc(var(--space)*.75)}
.songs li{display:grid;grid-template-columns:64px 1fr auto;gap:1rem;align-items:center;background:var(--panel);border:1px solid var(--line);border-radius:var(--radius-l);padding:.6rem .9rem}
.songs li[aria-current]{border-inline-start:6px solid var(--primary);background:var(--tint)}
.songs img,.songs .blank{inline-size:64px;aspect-ratio:1;border-radius:var(--radius-s);object-fit:cover}
.songs div{display:grid}
.songs time{font-variant-numeric:tabular-nums;color:var(--muted)}
.episode{display:flex;flex-wrap:wrap;gap:1.25rem;align-items:center;margin-block:1.25rem}
.episode img{border-radius:var(--radius-l);inline-size:14rem}
.episode div{flex:1 1 16rem}
.episode audio{inline-size:100%}
.chapters time{font-variant-numeric:tabular-nums;color:var(--muted)}
.chapters{list-style:none;padding:0;display:grid;gap:.4rem}
.transcript{white-space:pre-line;max-inline-size:42rem}
summary{cursor:pointer;font-weight:600}
.kiosk{display:grid;min-block-size:100vh;align-items:center;font-size:clamp(1.2rem,2.5vw,2.4rem)}
.kiosk main{max-inline-size:none;gap:1.5rem}
.kiosk h1{font-size:clamp(3rem,9vw,9rem);margin:0}
.kiosk .tag{font-size:1em}
.kiosk .song{font-size:1.5em;margin:0}
.kiosk ol{list-style:none;margin:0;padding:0}
.kiosk li:not([hidden])~li{display:none}
footer{display:flex;flex-wrap:wrap;gap:1.25rem 3.5rem;align-items:start;padding:2rem clamp(1rem,4vw,3rem);border-block-start:1px solid var(--line);color:var(--muted)}
footer p{margin:0;padding-block:.25rem}
footer>nav:last-child{flex-basis:100%}
@media(max-width:40rem){.top nav{flex-wrap:nowrap;overflow-x:auto;white-space:nowrap;inline-size:100%}.slots li,.slots li:has(small){grid-template-columns:1fr;gap:0}}
[data-section]{cursor:pointer}
[data-section]:hover{outline:3px solid var(--primary);outline-offset:6px}
`.trim();

/** Print styles: the schedule and texts in black on white, without interactive parts. */
export const printRules =
  '@media print{.player,.top nav,footer nav,main nav,form,.skip,.part-hero,.part-on-air{display:none}html{font-size:12px}body{background:#fff;color:#000;padding:0}main,.home{gap:1rem;max-inline-size:none}a{text-decoration:none}.slots,.slots li,.week,.day{border-color:#999;background:none;color:#000}.slots li{break-inside:avoid;padding-block:.35rem}.day{break-inside:avoid}.table{overflow:visible}.text th,.record,.sound,.video a{background:none;border-color:#999}:is(.text figure,.record,blockquote,tr){break-inside:avoid}.sound audio{display:none}.video a::after{content:attr(href);grid-column:2;font-size:.8em}}';
