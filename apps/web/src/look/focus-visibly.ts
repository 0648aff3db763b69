/** Moves the keyboard focus where a key has led, and lets it be seen. */

/** WebKit draws no ring around what a script focuses after a click, unless it is asked to. */
export function focusVisibly(element: HTMLElement | null | undefined): void {
  element?.focus({ focusVisible: true } satisfies FocusOptions & { focusVisible: boolean })
}
