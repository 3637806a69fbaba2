export type Diagnostic = {
  file: string;
  line: number;
  /** In dots, lists counted from 1: `discover.3.title`. Empty outside the fields. */
  field: string;
  problem: string;
  fix: string;
};

/** One line a fault: `content/tours/x.md:12 price: "forty" does not fit; write a whole number of dollars` */
export function formatDiagnostic({ file, line, field, problem, fix }: Diagnostic): string {
  return `${file}:${line} ${field && `${field}: `}${problem}; ${fix}`;
}

/** Sorts faults by file, then from top to bottom. Of several about one field, the first is kept. */
export function inReadingOrder(faults: readonly Diagnostic[]): Diagnostic[] {
  const placeOf = ({ file, line, field }: Diagnostic) => `${file}:${line} ${field}`;
  const first = new Map(faults.toReversed().map((fault) => [placeOf(fault), fault]));
  const sorted = faults
    .filter((fault) => fault.field === '' || first.get(placeOf(fault)) === fault)
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  // One line for what is wrong with many: each picture of a tour that is gone names it.
  const causeOf = ({ file, field, problem }: Diagnostic) =>
    `${file} ${field.replaceAll(/\d+/g, '')} ${problem}`;
  const causes = Map.groupBy(sorted, causeOf);
  return sorted.flatMap((fault) => {
    const alike = causes.get(causeOf(fault)) ?? [];
    if (alike.length < 3 || !/^\d+\./.test(fault.field)) return fault;
    const others = alike.slice(1).map(({ line }) => line);
    const fix = `${fault.fix} (also in the lines ${others.join(', ')})`;
    return alike[0] === fault ? { ...fault, fix } : [];
  });
}
