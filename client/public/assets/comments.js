// Solves the proof of work of the comment form (ALTCHA, PBKDF2 with SHA-256) while the visitor writes. Without this script, or when the
// browser lacks the Web Crypto API, the form is sent without a solution, and a moderator must approve the comment.
(() => {
  'use strict';
  if (!window.crypto?.subtle) return;

  /** Milliseconds between requesting a challenge and sending the form. The server requires at least 3000. */
  const minAge = 3200;
  const maxTime = 60_000;

  const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

  /** Finds the counter whose derived key begins with the prefix of the challenge. Gives up after `maxTime`. */
  async function solve({ parameters: { nonce, salt, cost, keyLength, keyPrefix } }) {
    const password = new Uint8Array([...bytesOf(nonce), 0, 0, 0, 0]);
    const until = Date.now() + maxTime;
    const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost };
    for (let counter = 0; Date.now() < until; counter++) {
      new DataView(password.buffer).setUint32(password.length - 4, counter);
      const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
      const derivedKey = hexOf(new Uint8Array(await crypto.subtle.deriveBits(how, key, keyLength * 8)));
      if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
    }
    return undefined;
  }

  class CommentForm extends HTMLElement {
    #solving;
    #isSent = false;

    connectedCallback() {
      this.addEventListener('input', () => this.#prepare());
      this.addEventListener('submit', (event) => void this.#submit(event));
      // When the visitor returns to the page with the back button, the form can be sent again.
      addEventListener('pageshow', () => (this.#isSent = false));
    }

    /** Starts with the first typed character, so that people who only read cause no request. */
    #prepare() {
      this.#solving ??= this.#solved().catch(() => {});
      return this.#solving;
    }

    async #solved() {
      const field = this.querySelector('[name=proof]');
      const given = JSON.parse(field.value || '{}');
      if (given.solution) return;
      const startedAt = Date.now();
      const challenge = given.challenge ?? (await this.#fetchChallenge());
      const solution = await solve(challenge);
      const rest = startedAt + minAge - Date.now();
      if (!given.challenge && rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      field.value = JSON.stringify(solution ? { challenge, solution } : { challenge });
    }

    async #fetchChallenge() {
      const response = await fetch(this.getAttribute('challenge'), { credentials: 'omit' });
      if (!response.ok) throw new Error(response.status);
      return response.json();
    }

    async #submit(event) {
      event.preventDefault();
      if (this.#isSent) return;
      this.#isSent = true;
      const form = event.target;
      form.querySelector('[role=status]').textContent = this.getAttribute('status');
      await this.#prepare();
      // `submit()` fires no submit event, so this handler does not run again.
      form.submit();
    }
  }

  customElements.define('comment-form', CommentForm);
})();
