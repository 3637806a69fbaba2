/** Something in `content/` that an editor has to mend. */
export type Diagnostic = {
  /** From the project's folder: `content/tours/brooklyn-heights.md`. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Which field, in dots, lists counted from 1: `discover.3.title`. Empty for the file as a whole. */
  field: string;
  /** What is wrong, in the words of an editor. */
  problem: string;
  /** What to do about it. */
  fix: string;
};

/** One line a fault: `content/tours/x.md:12 price: "forty" is text; write a whole number of dollars`. */
export function formatDiagnostic({ file, line, field, problem, fix }: Diagnostic): string {
  return `${file}:${line} ${field && `${field}: `}${problem}; ${fix}`;
}

/** Sorts faults as an editor works through them: by file, then from top to bottom. */
export function inReadingOrder(faults: readonly Diagnostic[]): Diagnostic[] {
  return [...faults].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
