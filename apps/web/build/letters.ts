/** Of each font, only the files that have the letters of English, French and Polish, and only in the format that every browser reads. */
import type { StylePlugin } from './styles.ts'

const KEPT = /url\([^)]*-latin(?:-ext)?-\d+-normal\.woff2\) format\('woff2'\)/

export const letters: StylePlugin = {
  postcssPlugin: 'letters',
  Declaration: {
    src(source) {
      const [kept] = KEPT.exec(source.value) ?? []
      if (kept === undefined) source.parent?.remove()
      else source.value = kept
    },
  },
}
