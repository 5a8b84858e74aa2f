/**
 * Styles of the template for community radios: one page of wide bands. Its menu of the sections stays in sight; the schedule shows seven
 * days.
 */
export const communityRules = `
.top{position:sticky;inset-block-start:0;z-index:4;padding-block:.6rem;background:var(--panel)}
.top .brand small{display:none}
.top nav a{padding:.35rem .8rem;border:0;border-radius:99px;font-weight:600}
.top nav a:hover,.top nav a[aria-current]{background:var(--tint)}
.mark{border-radius:50%}
main{max-inline-size:76rem}
main:has(>.home){max-inline-size:none;padding:0}
.home{gap:0}
.home>*{padding:calc(var(--space)*3) max(clamp(1rem,4vw,3rem),calc(50% - 35rem))}
.home>.part:nth-of-type(even){background:var(--panel)}
.home>.part:nth-of-type(even) :is(.card,.day,.songs li,fieldset){background:var(--bg)}
.home>.part:nth-of-type(even) quiz-questions label{background:var(--panel)}
h2{font-size:clamp(1.7rem,3.5vw,2.4rem)}
.home>.part.part-hero:nth-of-type(n){background:var(--tint);text-align:center}
.hero{grid-template-columns:minmax(0,1fr);justify-items:center}
.hero p,.hero .text{margin-inline:auto}
.hero h1{font-size:clamp(2.6rem,8vw,5rem)}
.now{text-align:start;border:0;border-radius:99px;padding-block:.75rem;padding-inline:.75rem 2rem;box-shadow:0 8px 30px #0002}
.now img{border-radius:50%}
.now .mark{inline-size:4rem;block-size:4rem}
.button{border-radius:99px}
.part-text .text{font-size:1.15rem}
@media(min-width:64rem){.home>.part-schedule:has(.week){padding-inline:max(clamp(1rem,3vw,3rem),calc(50% - 46rem))}}
@media print{.top{position:static}.home>*{padding:.5rem 0}}
`.trim();
