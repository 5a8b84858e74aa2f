/** Styles of the magazine template. They give a centred masthead between rules, a lead story, and cards without boxes in columns. */
export const magazineRules = `
.top{display:grid;grid-template-columns:minmax(0,1fr);justify-items:center;gap:.75rem;padding-block:calc(var(--space)*1.75) 0;border-block-end:0;background:var(--bg)}
.top .brand{flex-direction:column;text-align:center;gap:.5rem}
.top .brand strong{font-size:clamp(2rem,6vw,3.6rem);line-height:1.1;letter-spacing:-.02em}
:lang(ar) .top .brand strong{letter-spacing:0}
.top .brand small{font-size:.95rem;font-style:italic;margin-block-start:.25rem}
:lang(ar) .top .brand small{font-style:normal}
.top .brand img{max-block-size:4.5rem}
.top .mark{display:none}
.top nav{inline-size:min(100%,72rem);justify-content:center;border-block:1px solid var(--line);border-block-start:3px double var(--fg);padding-block:.5rem;font-size:.92rem}
main{padding-block-start:calc(var(--space)*2)}
.hero h1{font-size:clamp(1.5rem,3vw,2rem)}
.hero{border-block-end:1px solid var(--line);padding-block-end:calc(var(--space)*2)}
.heading,.part>h2{border-block-start:2px solid var(--fg);padding-block-start:.6rem}
.card{background:none;border:0;border-radius:0;overflow:visible}
.card img,.card .blank{border-radius:var(--radius)}
.card div{padding:.8rem 0 0}
.card h3{font-size:1.2rem}
.slots,.songs li{background:none;border-radius:0;border-inline:0}
.slots li{padding-inline:0}
.slots li[aria-current]{padding-inline:.75rem}
.songs{gap:0}
.songs li{border-block-start:0;padding-inline:0}
@media(max-width:40rem){.top nav{justify-content:start}}
@media(min-width:48rem){
.part-news .card:first-child{grid-column:1/-1;display:grid;grid-template-columns:3fr 2fr;gap:2rem;align-items:center;border-block-end:1px solid var(--line);padding-block-end:calc(var(--space)*1.25)}
.part-news .card:first-child h3{font-size:clamp(1.6rem,3.2vw,2.4rem)}
.part-news .card:first-child p{font-size:1.05rem;-webkit-line-clamp:5}
.part-news .card:first-child div{padding:0}
}
@media(min-width:64rem){
.home{grid-template-columns:minmax(0,1fr) 21rem;column-gap:3rem}
.home>*{grid-column:1/-1}
.home>:is(.part-news,.part-episodes,.part-programmes,.part-text,.part-albums):has(+:is(.part-schedule,.part-songs,.part-contact)){grid-column:1}
.home>:is(.part-news,.part-episodes,.part-programmes,.part-text,.part-albums)+:is(.part-schedule,.part-songs,.part-contact){grid-column:2}
.home>:is(.part-news,.part-episodes,.part-programmes,.part-text,.part-albums)+.part-schedule .slots li{grid-template-columns:1fr;gap:0}
.part-news .cards{grid-template-columns:repeat(auto-fill,minmax(13rem,1fr))}
}
`.trim();
