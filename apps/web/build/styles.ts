/** Changes to the styles of the page and of replays in one file. */
import type { CSSOptions } from 'vite'
import { letters } from './letters.ts'
import { selectors } from './selectors.ts'

type PostCss = Exclude<CSSOptions['postcss'], string | undefined>
export type StylePlugin = NonNullable<PostCss['plugins']>[number]

export const styles: CSSOptions = { postcss: { plugins: [letters, selectors] } }
