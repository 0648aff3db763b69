/**
 * Which numbers a count is over, for styles: `[data-over~='5']` is the style of six or more. Styles that count with
 * `:has(> :nth-child(6))` cost too much: every change of the page would have to be checked against them.
 */
export const numbersBelow = (count: number): string => Array.from({ length: count }, (_, number) => number).join(' ')
