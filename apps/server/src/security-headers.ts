/** Headers that tell browsers what to allow and forbid our pages. */
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'

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

/** Windows and processes of other pages are kept apart from ours. */
const APART = { 'cross-origin-opener-policy': 'same-origin', 'origin-agent-cluster': '?1' }

export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: SOURCES,
    // We serve plain HTTP; the HTTPS proxy in front decides whether to insist on it.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    if (isTrustworthy(request)) reply.headers(APART)
  })
}

/**
 * Whether a browser has come over HTTPS or from this machine; elsewhere it would warn about headers it ignores. Only there it
 * tells where a request comes from, whatever proxies are between.
 */
function isTrustworthy({ protocol, headers }: FastifyRequest): boolean {
  return protocol === 'https' || headers['sec-fetch-site'] !== undefined
}
