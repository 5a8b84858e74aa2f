// Announces the results of a quiz and counts the right answers. `site.js` loads it with the first answer; the style sheet alone shows the
// results.
(() => {
  'use strict';

  class QuizQuestions extends HTMLElement {
    connectedCallback() {
      this.addEventListener('change', ({ target }) => this.#show(target));
      const chosen = this.querySelector(':checked');
      if (chosen) this.#show(chosen);
    }

    #show(chosen) {
      const [count, answered, right] = ['fieldset', ':checked', '.right :checked'].map(
        (selector) => this.querySelectorAll(selector).length,
      );
      const score = this.querySelector('.score');
      score.hidden = answered < count;
      score.textContent = this.dataset.score
        .replace('{right}', right.toLocaleString(document.documentElement.lang))
        .replace('{count}', count.toLocaleString(document.documentElement.lang));
      const parts = [
        chosen.closest('label').querySelector('.result'),
        chosen.closest('fieldset').querySelector('p'),
        score.hidden ? null : score,
      ];
      this.querySelector('[role=status]').textContent = parts
        .flatMap((part) => part?.textContent.trim() ?? [])
        .join(' ');
    }
  }

  customElements.define('quiz-questions', QuizQuestions);
})();
