import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { watchListeners } from './listeners.ts';

/** Shows and takes away an island 200 times; tells what it left behind. */
export function leftBehind(island: ReactElement): { listeners: number; nodes: number } {
  const listeners = watchListeners();
  // React listens on the document once, for all of its roots.
  render(island);
  cleanup();
  const before = { listeners: listeners(), nodes: document.querySelectorAll('*').length };
  for (let time = 0; time < 200; time += 1) {
    render(island);
    cleanup();
  }
  return {
    listeners: listeners() - before.listeners,
    nodes: document.querySelectorAll('*').length - before.nodes,
  };
}
