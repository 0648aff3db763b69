/** Serves the built page: its files from a folder, and the page itself for every address within it. */
import { extname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Where the build puts the page. */
export const BUILT_PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url))

const NOT_FOUND = 'Not found.\n'

export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  // The build names these files after their content, so a cached copy stays valid for ever.
  const lasting = join(folder, 'assets') + sep

  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(lasting) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })

  app.setNotFoundHandler((request, reply) => {
    if (isPlaceInPage(request)) return reply.sendFile('index.html')
    return reply.code(404).type('text/plain; charset=utf-8').send(NOT_FOUND)
  })
}

/** The page finds its own way from the address, unless that means a file or belongs to the server. */
function isPlaceInPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? ''
  if (method !== 'GET' && method !== 'HEAD') return false
  return extname(path) === '' && !/^\/(api|ws)(\/|$)/.test(path)
}
