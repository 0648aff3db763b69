/** Our own CSS variables, which the types of React leave out. */
import 'react'

declare module 'react' {
  interface CSSProperties {
    readonly [name: `--${string}`]: string | number | undefined
  }
}
