/** Labels and moves begin with a capital letter, but not within a sentence. */
export const uncapitalised = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)
