// `npm run icons`: renders the icons that cannot be SVG from the one that is.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '@merchants/testkit'

const folder = new URL('../apps/web/public/', import.meta.url)
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8')

const browser = await launchBrowser()
for (const size of [180, 192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`)
  await page.screenshot({ path: fileURLToPath(new URL(`icon-${size}.png`, folder)) })
}
await browser.close()
