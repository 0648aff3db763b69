/** The one of these values that a form field names; `undefined` if it names none of them. */
export const oneOf = <Value extends string | number>(values: readonly Value[], named: string): Value | undefined =>
  values.find((each) => String(each) === named)
