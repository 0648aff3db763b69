/** Writes a smaller .br and .gz beside each file that has one, so that the server need not compress anything. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { filesBelow } from './files.ts'

const FORMATS = { br: promisify(brotliCompress), gz: promisify(gzip) }
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
