/** How text looks on a terminal: colours if there are any, and how wide the page is. */

export interface TerminalStyle {
  readonly width: number
  /** Whether there are enough lines for empty ones in between. */
  readonly isRoomy: boolean
  readonly paint: (style: Style, text: string) => string
}

type Style = 'bold' | 'dim' | 'good' | 'bad' | 'title' | 'number' | `set ${string}` | `kind ${string}`

const CODES: Readonly<Record<string, string>> = {
  bold: '1',
  dim: '2',
  good: '32',
  bad: '31',
  title: '1;36',
  number: '1;33',
  'set platypuses': '38;5;216',
  'set sloths': '38;5;208',
  'set crocodiles': '38;5;71',
  'set foxes': '38;5;226',
  'set polecats': '38;5;212',
  'set owls': '38;5;255',
  'set beavers': '38;5;137',
  'set penguins': '38;5;45',
  'set macaws': '38;5;69',
  'set pandas': '38;5;248',
  'set raccoons': '38;5;141',
  'set squirrels': '38;5;80',
  'set ocelots': '38;5;203',
  'set chameleons': '38;5;113',
  'set junk': '2',
  'kind red': '91',
  'kind green': '92',
  'kind blue': '94',
  'kind yellow': '93',
  'kind rogue': '90',
  'kind ichor': '95',
  'kind coal': '90',
}

/** Five market slots need this much; longer lines than this are hard to read. */
const NARROWEST = 78
const WIDEST = 140

/** Without colours a style changes nothing, because everything important is in the words too. */
export const terminalStyle = (width: number, rows: number, hasColours: boolean): TerminalStyle => ({
  width: Math.max(NARROWEST, Math.min(width, WIDEST)),
  isRoomy: rows >= 34,
  paint: (style, text) => (hasColours && text !== '' ? `\u001B[${CODES[style] ?? '0'}m${text}\u001B[0m` : text),
})

// oxlint-disable-next-line no-control-regex -- colours are control characters
const COLOURS = /\u001B\[[0-9;]*m/g

export const plain = (text: string): string => text.replace(COLOURS, '')
export const lengthOf = (text: string): number => plain(text).length

export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - lengthOf(text)))

export const cut = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`

/** Parts side by side, as many on a line as fit, further lines indented. */
export function flow(parts: readonly string[], width: number, between = '  ', indent = ''): string[] {
  const lines: string[] = []
  let line = ''
  for (const part of parts) {
    const longer = line === '' ? part : line + between + part
    if (line !== '' && lengthOf(longer) > width - (lines.length === 0 ? 0 : indent.length)) {
      lines.push(line)
      line = part
    } else line = longer
  }
  if (line !== '') lines.push(line)
  return lines.map((each, at) => (at === 0 ? each : indent + each))
}

export const wrap = (text: string, width: number, indent = ''): string[] => flow(text.split(' '), width, ' ', indent)

/** Cells in as many equal columns as fit, filled from top to bottom. */
export function inColumns(cells: readonly string[], width: number): string[] {
  const widest = Math.max(1, ...cells.map(lengthOf)) + 3
  const columns = Math.max(1, Math.min(cells.length, Math.floor((width + 3) / widest)))
  if (columns === 1) return cells.flatMap((cell) => (lengthOf(cell) <= width ? [cell] : wrap(cell, width, '     ')))
  const rows = Math.ceil(cells.length / columns)
  return Array.from({ length: rows }, (_, row) =>
    cells
      .filter((__, at) => at % rows === row)
      .map((cell) => padded(cell, widest))
      .join('')
      .trimEnd(),
  )
}
