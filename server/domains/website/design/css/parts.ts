/* Rules of photo albums, tags, banners, the contact form, comments and the maintenance page, in all templates. */

export const partRules = `
.photos{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,14rem),1fr));list-style:none;margin:1.5rem 0;padding:0}
.photos figure{margin:0}
.photos a{display:block}
.photos img{display:block;inline-size:100%;block-size:auto;aspect-ratio:4/3;object-fit:cover;border-radius:.75rem}
.photos figcaption{color:var(--muted);font-size:.9rem;padding-block-start:.4rem}
.tags{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:1.5rem 0;padding:0}
.tags a{display:inline-block;padding:.35rem .8rem;border:1px solid var(--line);border-radius:999px;background:var(--panel)}
main>.banner,.beside>.banner{margin:0}
.banner{position:relative;max-inline-size:60rem;margin:1.25rem auto 0;inline-size:calc(100% - 2rem)}
main .banner,.beside>.banner{inline-size:100%}
.banner>a{display:block;border-radius:1rem;text-decoration:none}
.banner img:not(.unseen){inline-size:100%;aspect-ratio:3/1;object-fit:cover;border-radius:1rem}
.banner span{display:block;padding:1rem 1.25rem;border:1px solid var(--line);border-inline-start:6px solid var(--primary);border-radius:1rem;background:var(--panel);font-weight:600}
.banner>a:hover span{text-decoration:underline}
.beside main{inline-size:100%;margin-inline:0}
.banner.at-footer{margin-block:0 2rem}
.banner.at-sidebar{align-self:start;padding-inline:clamp(1rem,4vw,3rem);padding-block-end:2rem}
@media(min-width:64rem){.beside{display:grid;grid-template-columns:minmax(0,1fr) 20rem;max-inline-size:84rem;margin-inline:auto}.banner.at-sidebar{padding-inline:0 3rem;padding-block-start:3rem}}
.plain{white-space:pre-line;unicode-bidi:plaintext}
address{display:grid;gap:.25rem;padding-block:.25rem;font-style:normal;justify-items:start}
.contact{display:grid;gap:1.25rem;max-inline-size:38rem}
.contact label{font-weight:600;margin-block-end:.35rem}
.contact :is(input,textarea){inline-size:100%;font:inherit;color:inherit;padding:.6rem .9rem;border:1px solid var(--muted);border-radius:.6rem;background:var(--panel)}
.contact textarea{resize:vertical;min-block-size:10rem}
.contact [aria-invalid]{border:2px solid #c81e1e}
.contact p{margin:0}
.comments{margin-block-start:3rem;padding-block-start:1.5rem;border-block-start:1px solid var(--line);max-inline-size:46rem}
.comments ol{list-style:none;margin:1rem 0;padding:0;display:grid;gap:1.5rem}
.comments ol ol{margin-block-start:1.25rem;padding-inline-start:1.25rem;border-inline-start:3px solid var(--line)}
.comments li p{margin:0 0 .35rem}
.comments .plain,blockquote .plain{overflow-wrap:anywhere}
comment-form{display:block}
now-playing,local-times{display:contents}
main .topic{text-decoration:none}
main .topic:hover{text-decoration:underline}
.card .topic{position:relative;z-index:1}
.dot{inline-size:.7em;block-size:.7em}
.on-dark{display:none}
@media(prefers-color-scheme:dark){.on-dark{display:inline}.on-light{display:none}}
copy-text{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
copy-text input{flex:1 1 16rem;font:inherit;color:inherit;padding:.5rem .75rem;border:1px solid var(--muted);border-radius:var(--radius);background:var(--panel)}
.subscribe p{margin:.5rem 0}
.subscribe .tags{margin:.5rem 0}
[hidden]{display:none!important}
time small{display:block;font-size:.85em;font-style:italic}
:lang(ar) time small{font-style:normal}
h2 time{font:inherit;color:inherit}
.views{gap:.5rem;margin-block:.5rem}
.views a{padding:.3rem .8rem;border:1px solid var(--line);border-radius:999px;background:var(--panel);text-decoration:none}
.views a:hover{border-color:var(--primary)}
.views a[aria-current]{background:var(--primary);border-color:var(--primary);color:var(--on-primary);font-weight:600}
.agenda h2{font-size:1.2rem}
.week{display:grid;gap:.75rem;grid-template-columns:repeat(7,minmax(0,1fr))}
.day{background:var(--panel);border:1px solid var(--line);border-radius:var(--radius);padding:.75rem .9rem}
.day[aria-current]{border:2px solid var(--primary)}
.day summary{font-family:var(--heading-font)}
.day ol{list-style:none;margin:.5rem 0 0;padding:0;display:grid;gap:.55rem}
.day li{line-height:1.35;font-size:.92rem}
.day li[aria-current]{background:var(--tint);border-radius:var(--radius-s);padding:.3rem .4rem;margin-inline:-.4rem}
.day time{display:block;font-size:.82rem;font-variant-numeric:tabular-nums;color:var(--muted)}
@media(min-width:64rem){.day::details-content{content-visibility:visible;block-size:auto}.day summary{list-style:none;pointer-events:none}}
@media(max-width:64rem){.week{grid-template-columns:minmax(0,1fr)}}
@media print{.day::details-content{content-visibility:visible;block-size:auto}.week{grid-template-columns:repeat(7,minmax(0,1fr));gap:.25rem;font-size:.8rem}}
.actions{display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;align-items:center;margin:0}
textarea:focus-visible{outline:3px solid var(--primary);outline-offset:3px}
.problem{color:#c81e1e;font-weight:600;margin-block:.35rem 0}
p.problem[role=alert]{border-inline-start:6px solid #c81e1e;background:var(--panel);padding:.75rem 1rem;border-radius:.6rem;margin-block-end:1.25rem;max-inline-size:38rem}
@media (prefers-color-scheme:dark){.problem{color:#ff8080}.contact [aria-invalid],p.problem[role=alert]{border-color:#ff8080}}
.bare{display:grid;min-block-size:100vh;align-items:center}
.maintenance{max-inline-size:38rem;margin-inline:auto;text-align:center}
.maintenance .mark{display:block;margin:0 auto 1rem}
.maintenance .tag{display:block}
.maintenance p{font-size:1.1rem}
`;
