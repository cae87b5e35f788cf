import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Scripts and styles from this origin only; framing is forbidden. Pages may set a policy of their own (with hashes). X3 */
export const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  // Never the path or query: a page may be opened with a token in its address. NAV-3
  'referrer-policy': 'strict-origin',
  'content-security-policy': STRICT_POLICY,
  'cross-origin-opener-policy': 'same-origin',
}
const IN_PRODUCTION = { ...ALWAYS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** The headers of every answer. */
export const headersOf = (production: boolean): Readonly<Record<string, string>> =>
  production ? IN_PRODUCTION : ALWAYS

/** Adds the headers to every answer, including refusals and unknown addresses. X3 */
export function securityHeaders(server: FastifyInstance, production: boolean): void {
  const headers = headersOf(production)
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Takes over the raw response, with the headers of every answer; the caller writes it. X3 */
export function takeOver(reply: FastifyReply): ServerResponse {
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  return reply.raw
}
