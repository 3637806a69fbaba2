/**
 * `<copy-words data-copied data-failed>`: a button that puts the words of `[data-words]` on the
 * clipboard and says so in `[role=status]`. Where the browser will not, the words are selected and
 * the visitor is told which keys copy them. Without script the button is not there (the styles see
 * to it, so that it takes its place without moving anything).
 */
export class CopyWords extends HTMLElement {
  #copy = async (): Promise<void> => {
    const words = this.querySelector('[data-words]')!;
    const { copied = '', failed = '' } = this.dataset;
    try {
      await navigator.clipboard.writeText(words.textContent.trim());
      this.#say(copied);
    } catch {
      getSelection()?.selectAllChildren(words);
      this.#say(failed);
    }
  };

  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', this.#copy);
  }

  disconnectedCallback(): void {
    this.querySelector('button')?.removeEventListener('click', this.#copy);
  }

  /** Empty first, so that a second copy is announced like the first. */
  #say(words: string): void {
    const status = this.querySelector('[role=status]')!;
    status.textContent = '';
    requestAnimationFrame(() => {
      status.textContent = words;
    });
  }
}
