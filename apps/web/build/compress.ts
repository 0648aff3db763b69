/** Writes a smaller .br and .gz beside each file that has one, so that the server need not compress anything. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { filesBelow } from './files.ts'

/** Less than half of the highest quality's time, for files 2 % larger. A step lower they would be 5 % larger again. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

const brotli = promisify(brotliCompress)
const FORMATS = { br: (content: Buffer) => brotli(content, QUALITY), gz: promisify(gzip) }
const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest)$/

export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        await Promise.all(
          filesBelow(dir)
            .filter((file) => COMPRESSIBLE.test(file))
            .map((file) => compressFile(join(dir, file))),
        )
      },
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  for (const [extension, smaller] of Object.entries(FORMATS)) {
    const packed = await smaller(content)
    if (packed.length < content.length) await writeFile(`${file}.${extension}`, packed)
  }
}
