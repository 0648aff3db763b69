/** The server as a whole, without a port: what answers, and under which rules browsers may show it. */
import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'
import { BUILT_PAGE, servePage } from './page.ts'

export interface AppOptions {
  readonly pageFolder?: string
}

const SELF = ["'self'"]
const NONE = ["'none'"]

/** Everything comes from us. Style attributes may be written in place, and small drawings inside a style sheet. */
const SOURCES = {
  useDefaults: false,
  directives: {
    defaultSrc: SELF,
    imgSrc: [...SELF, 'data:'],
    scriptSrcAttr: NONE,
    styleSrcAttr: ["'unsafe-inline'"],
    workerSrc: SELF,
    objectSrc: NONE,
    baseUri: NONE,
    formAction: SELF,
    frameAncestors: NONE,
  },
}

export async function buildApp({ pageFolder = BUILT_PAGE }: AppOptions = {}): Promise<FastifyInstance> {
  // Browsers keep connections open; waiting for them would hold up the end.
  const app = fastify({ forceCloseConnections: true })

  // We speak plain HTTP; whoever puts HTTPS in front decides whether to insist on it.
  await app.register(helmet, { contentSecurityPolicy: SOURCES, strictTransportSecurity: false })
  await servePage(app, pageFolder)
  return app
}
