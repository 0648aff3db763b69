/** Single values of the environment. Each is read and checked, or refused with a sentence. An empty value counts as unset. */
import { createECDH } from 'node:crypto'

export type Environment = Readonly<Record<string, string | undefined>>

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** An invalid setting; the message is a sentence for the operator. */
export class BadSetting extends Error {}

export function text(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined
}

export function wholeNumber(environment: Environment, name: string, from: number, to: number): number | undefined {
  const asked = text(environment, name)
  if (asked === undefined) return undefined
  const number = Number(asked)
  if (/^\d+$/.test(asked) && number >= from && number <= to) return number
  throw new BadSetting(`${name} must be a whole number from ${from} to ${to}, not "${asked}".`)
}

export function flag(environment: Environment, name: string): boolean | undefined {
  const asked = text(environment, name)
  if (asked === undefined) return undefined
  if (['1', 'on', 'true', 'yes'].includes(asked.toLowerCase())) return true
  if (['0', 'off', 'false', 'no'].includes(asked.toLowerCase())) return false
  throw new BadSetting(`${name} must be on or off, not "${asked}".`)
}

export function oneOf<Choice extends string>(
  environment: Environment,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const asked = text(environment, name)
  if (asked === undefined) return undefined
  const choice = choices.find((each) => each === asked.toLowerCase())
  if (choice !== undefined) return choice
  throw new BadSetting(`${name} must be one of ${choices.join(', ')}, not "${asked}".`)
}

/** Protocol, host and port, as browsers send the origin. */
export function origin(environment: Environment, name: string): string | undefined {
  const asked = text(environment, name)
  if (asked === undefined) return undefined
  if (/^https?:\/\/[^/?#@\s]+\/?$/.test(asked) && URL.canParse(asked)) return new URL(asked).origin
  throw new BadSetting(`${name} must be an address like https://table.example.org without a path, not "${asked}".`)
}

/** The address of a service may hold a password, so it is never repeated. */
export function service(
  environment: Environment,
  name: string,
  schemes: readonly string[],
  example: string,
): string | undefined {
  const asked = text(environment, name)
  if (asked === undefined) return undefined
  if (schemes.some((scheme) => asked.startsWith(scheme)) && URL.canParse(asked) && new URL(asked).host !== '')
    return asked
  throw new BadSetting(`${name} must be an address that begins with ${schemes.join(' or ')}, for example: ${example}`)
}

/** Both keys or none, and they must belong together. The private one is never repeated. */
export function vapidKeys(environment: Environment): VapidKeys | undefined {
  const publicKey = text(environment, 'VAPID_PUBLIC')
  const privateKey = text(environment, 'VAPID_PRIVATE')
  if (publicKey === undefined && privateKey === undefined) return undefined
  if (publicKey !== undefined && privateKey !== undefined && arePair({ publicKey, privateKey }))
    return { publicKey, privateKey }
  throw new BadSetting(
    'VAPID_PUBLIC and VAPID_PRIVATE must be a pair of keys. Create one with: npx web-push generate-vapid-keys',
  )
}

export function arePair({ publicKey, privateKey }: VapidKeys): boolean {
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(privateKey, 'base64url')
  } catch {
    return false
  }
  return curve.getPublicKey('base64url') === publicKey
}
