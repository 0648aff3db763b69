/** Numbers on the command line. */
import { InvalidArgumentError } from 'commander'

/** Reads a whole number within bounds. */
export const whole =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (number >= least && number <= most) return number
    const bounds = most === Number.MAX_SAFE_INTEGER ? `from ${least} up` : `from ${least} to ${most}`
    throw new InvalidArgumentError(`'${text}' is not a whole number ${bounds}.`)
  }
