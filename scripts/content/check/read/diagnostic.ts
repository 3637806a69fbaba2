export type Diagnostic = {
  file: string;
  line: number;
  /** Dotted path, with 1-based list positions: `discover.3.title`. Empty outside the frontmatter. */
  field: string;
  problem: string;
  fix: string;
};

export type Advice = readonly [problem: string, fix: string];

/** One line per fault: `content/tours/x.md:12 price: "forty" does not fit; write a whole number of dollars` */
export function formatDiagnostic({ file, line, field, problem, fix }: Diagnostic): string {
  return `${file}:${line} ${field && `${field}: `}${problem}; ${fix}`;
}

/** Sorts faults by file and line, keeps only the first one per field, and merges repeated ones in a list. */
export function inReadingOrder(faults: readonly Diagnostic[]): Diagnostic[] {
  const placeOf = ({ file, line, field }: Diagnostic) => `${file}:${line} ${field}`;
  const first = new Map(faults.toReversed().map((fault) => [placeOf(fault), fault]));
  const sorted = faults
    .filter((fault) => fault.field === '' || first.get(placeOf(fault)) === fault)
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  // Merges the same fault in many list items, such as every picture of a deleted tour.
  const keyOf = ({ file, field, problem }: Diagnostic) =>
    `${file} ${field.replaceAll(/\d+/g, '')} ${problem}`;
  const groups = Map.groupBy(sorted, keyOf);
  return sorted.flatMap((fault) => {
    const group = groups.get(keyOf(fault)) ?? [];
    if (group.length < 3 || !/^\d+\./.test(fault.field)) return fault;
    const others = group.slice(1).map(({ line }) => line);
    const fix = `${fault.fix} (also in the lines ${others.join(', ')})`;
    return group[0] === fault ? { ...fault, fix } : [];
  });
}
