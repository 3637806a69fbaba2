import { isOver, type Measure, type Row, type Rows } from './figures.ts';

function cell(measure: Measure, row: Row, before: Row | undefined): string {
  const show = (figure: number | undefined) => figure?.toFixed(measure.digits) ?? '';
  const mark = isOver(measure, row) ? '!' : ' ';
  const earlier = show(before?.figures[measure.id]);
  return `${show(row.figures[measure.id])}${mark}${earlier && `(${earlier})`}`;
}

/**
 * A table as text: each figure, `!` where it is over its limit, and the earlier run's in brackets.
 *
 * @param before the earlier run's rows, by the same names; none for a first run
 * @returns lines without a line break
 */
export function drawTable(measures: readonly Measure[], rows: Rows, before: Rows = {}): string[] {
  const shown = measures.filter(({ id }) =>
    Object.values(rows).some(({ figures }) => figures[id] !== undefined),
  );
  const lines = [
    ['', ...shown.map(({ title }) => `${title} `), ''],
    ...Object.entries(rows).map(([name, row]) => [
      name,
      ...shown.map((measure) => cell(measure, row, before[name])),
      row.largest ? `${row.largest.isPicture ? 'picture' : 'text'} ${row.largest.element}` : '',
    ]),
    [
      'may be, at most',
      ...shown.map(({ limit, digits }) =>
        typeof limit === 'number' ? `${limit.toFixed(digits)} ` : '',
      ),
      '',
    ],
  ];
  const widths = lines[0]?.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines.map((line) =>
    line
      .map((text, column) => {
        const width = widths?.[column] ?? 0;
        if (column === 0) return text.padEnd(width);
        return column === line.length - 1 ? text.slice(0, 60) : text.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
