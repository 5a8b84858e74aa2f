/**
 * Rules of the music template. The current item fills the first screen, the player stays at the bottom, and songs form a dense
 * table.
 */
export const musicRules = `
body{padding-block-end:4.5rem}
.top{background:var(--bg);border-block-end:0;padding-block:.9rem}
.top .brand strong{text-transform:uppercase;font-weight:800;letter-spacing:.02em}
:lang(ar) .top .brand strong{letter-spacing:0}
.top nav{font-weight:600;font-size:.95rem}
.player{position:fixed;inset-inline:0;inset-block-end:0;z-index:5;flex-wrap:nowrap;box-shadow:0 -6px 24px #0003}
.player span{white-space:nowrap}
.player audio{flex:1 1 10rem;min-inline-size:0}
main{max-inline-size:84rem}
main:has(>.home){max-inline-size:none;padding:0 0 calc(var(--space)*2)}
.home>*{padding-inline:max(clamp(1rem,4vw,3rem),calc(50% - 39rem))}
.home>.part:first-of-type:not(.part-hero){padding-block-start:calc(var(--space)*2)}
h2{font-size:1.9rem;font-weight:800}
.home>.part-hero{padding-block:calc(var(--space)*2.5);background:var(--primary);color:var(--on-primary)}
.stage{display:grid;gap:clamp(1.25rem,4vw,3.5rem);grid-template-columns:minmax(0,24rem) minmax(0,1fr);align-items:center}
.stage>img,.stage>.cover{inline-size:100%;aspect-ratio:1;object-fit:cover;border-radius:var(--radius-l);box-shadow:0 18px 50px #0006}
.stage>.cover{background:repeating-radial-gradient(circle at center,var(--on-primary) 0 2px,transparent 2px 14px),var(--primary)}
.stage h1{font-size:1rem;font-weight:700;text-transform:uppercase;letter-spacing:.08em;margin:0}
:lang(ar) .stage h1{letter-spacing:0}
.stage .title{font-family:var(--heading-font);font-weight:800;font-size:clamp(2.2rem,6.5vw,5rem);line-height:1.05;letter-spacing:-.02em;margin:.15em 0 .1em;text-wrap:balance}
:lang(ar) .stage .title{letter-spacing:0;line-height:1.3}
.stage .credit{font-size:clamp(1.1rem,2.2vw,1.6rem);margin:0}
.stage .about{margin:1.25rem 0 0;max-inline-size:38rem}
.stage .tag{color:inherit}
.stage .tag.live{color:#fff}
.stage a{text-decoration-color:currentcolor}
.cards{grid-template-columns:repeat(auto-fill,minmax(min(100%,13rem),1fr));gap:var(--space)}
.card{border:0}
.card:not(.person) img,.card>.blank{aspect-ratio:1}
.card div{padding:.7rem .85rem .9rem}
.card p{-webkit-line-clamp:2}
.part-songs .songs,.songs{gap:0 2.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,24rem),1fr));counter-reset:song}
.songs li{grid-template-columns:48px 1fr auto;gap:.8rem;background:none;border:0;border-block-end:1px solid var(--line);border-radius:0;padding:.4rem 0}
.songs li[aria-current]{padding-inline:.6rem}
.songs img,.songs .blank{inline-size:48px}
.songs strong{line-height:1.3}
.songs .muted{font-size:.9rem}
.slots{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr));background:none;border:0;gap:.5rem}
.slots li{background:var(--panel);border-block-end:0;border-inline-start:4px solid var(--line)}
@media(max-width:48rem){.stage{grid-template-columns:1fr}.stage>img,.stage>.cover{max-inline-size:18rem}}
@media print{body{padding:0}.player{position:static}}
`.trim();
