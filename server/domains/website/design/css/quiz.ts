/*
 * Rules of quizzes, in all templates. A result is hidden until an answer is chosen. On paper, questions have no results, and no answer is
 * marked.
 */

export const quizRules = `
quiz-questions{display:grid;gap:1rem;max-inline-size:46rem}
quiz-questions fieldset{display:grid;gap:.5rem;min-inline-size:0;margin:0;padding:1rem 1.25rem 1.25rem;border:1px solid var(--line);border-radius:var(--radius-l);background:var(--panel)}
quiz-questions legend{float:inline-start;inline-size:100%;padding:0;margin-block-end:.25rem;font-family:var(--heading-font);font-size:1.1rem;font-weight:700;line-height:1.35}
quiz-questions label{grid-template-columns:auto 1fr;gap:.75rem;align-items:start;padding:.6rem .9rem;border:1px solid var(--line);border-radius:var(--radius);background:var(--bg);cursor:pointer}
quiz-questions label:hover{border-color:var(--primary)}
quiz-questions input{inline-size:1.2rem;block-size:1.2rem;margin:.25rem 0 0;accent-color:var(--primary)}
quiz-questions p{margin:.25rem 0 0}
quiz-questions b{margin-block-start:.15rem}
quiz-questions :is(label:not(:has(:checked)) b,fieldset:not(:has(:checked)) p){display:none}
quiz-questions b{display:block}
quiz-questions b::before{content:"✗ " / ""}
quiz-questions .right b::before{content:"✓ " / ""}
quiz-questions label:has(:checked){border-color:#c81e1e;box-shadow:inset 0 0 0 1px #c81e1e}
quiz-questions fieldset:has(:checked) .right{border-color:#15803d;box-shadow:inset 0 0 0 1px #15803d}
quiz-questions .score{font-weight:700}
@media(prefers-color-scheme:dark){quiz-questions label:has(:checked){border-color:#ff8080;box-shadow:inset 0 0 0 1px #ff8080}quiz-questions fieldset:has(:checked) .right{border-color:#5fcf8a;box-shadow:inset 0 0 0 1px #5fcf8a}}
@media print{
quiz-questions fieldset{border-color:#999;background:none;break-inside:avoid}
quiz-questions :is(.result,.score){display:none!important}
quiz-questions :is(label,label:has(:checked),fieldset:has(:checked) .right){border:0;box-shadow:none;background:none;padding-block:.15rem}
quiz-questions input{appearance:none;border:1px solid #000;border-radius:50%}
}
`.trim();
