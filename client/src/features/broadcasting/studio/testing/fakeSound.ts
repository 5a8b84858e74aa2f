/** Audio element for tests, whose position tests set. */
export class FakeSound extends EventTarget {
  src = '';
  currentTime = 0;
  duration = Number.NaN;
  problem: Error | undefined;

  async play() {
    if (this.problem) throw this.problem;
    this.dispatchEvent(new Event('playing'));
  }
  pause() {
    this.dispatchEvent(new Event('pause'));
  }
  removeAttribute() {
    this.src = '';
  }
  at(seconds: number) {
    this.currentTime = seconds;
    this.dispatchEvent(new Event('timeupdate'));
  }
}
