import type { Work } from '../history/changes.ts';
import { dayFrom } from './days-words.ts';
import type { Section } from './section.ts';

/** What is changed and not committed, and what the repository's host has not been sent. */
export function workSection(work: Work | undefined, today: string): Section {
  if (!work) return { title: 'Changes', lines: [] };
  const { uncommitted, unsent, sentOn } = work;
  const sent =
    sentOn === undefined ? [] : [`The newest change sent is of ${dayFrom(today, sentOn)}`];
  const waiting =
    unsent === undefined || unsent === 0
      ? []
      : [`${unsent === 1 ? '1 commit is' : `${unsent} commits are`} not sent (git push)`];
  return {
    title: `Changes in content/: ${uncommitted.length || 'none'} not committed`,
    saysEnough: true,
    lines: [
      ...uncommitted.map(({ file, what }) => ({ text: `${what}  ${file}` })),
      ...[...waiting, ...sent].map((text) => ({ text })),
    ],
  };
}
