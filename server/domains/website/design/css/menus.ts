/*
 * Rules of menus with levels, in all templates. The panel of a submenu has the width of the page, so that it stays in sight on each
 * screen and in both directions.
 */

export const menuRules = `
.menu,.menu ul{list-style:none;margin:0;padding:0}
.menu{display:flex;flex-wrap:inherit;gap:inherit;justify-content:inherit}
.top{position:relative}
.top .menu>li{display:flex;align-items:center;gap:.25rem}
.menu summary{display:grid;place-items:center;list-style:none;inline-size:1.75rem;block-size:1.75rem}
.menu summary::-webkit-details-marker{display:none}
.menu summary::before{content:"";inline-size:.5rem;block-size:.5rem;border:solid currentcolor;border-width:0 2px 2px 0;transform:translateY(-.15rem) rotate(45deg)}
.menu [open]>summary::before{transform:translateY(.15rem) rotate(225deg)}
.menu details>ul{position:absolute;z-index:6;inset-inline:0;inset-block-start:100%;display:flex;flex-wrap:wrap;gap:1rem 2.5rem;max-block-size:70vh;overflow:auto;padding:1.25rem clamp(1rem,4vw,3rem);background:var(--panel);border-block:1px solid var(--line);box-shadow:0 12px 24px #0002;white-space:normal}
.menu li li ul{padding-inline-start:1rem;border-inline-start:2px solid var(--line)}
.menu li li a{display:inline-block}
footer .menu{gap:.5rem 2rem}
footer .menu ul{padding-inline-start:1rem}
@media(max-width:40rem){.menu details>ul{display:grid}}
`;
