import type { FastifyInstance } from 'fastify'

/** Scripts and styles come from here alone; nothing frames us. Pages may set a policy of their own (their hashes). X3 */
export const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Headers on every answer, also on refusals and unknown addresses. X3 */
export function securityHeaders(server: FastifyInstance, production: boolean): void {
  server.addHook('onRequest', (_request, reply, done) => {
    reply.raw.setHeader('x-content-type-options', 'nosniff')
    reply.raw.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
    reply.raw.setHeader('content-security-policy', STRICT_POLICY)
    reply.raw.setHeader('cross-origin-opener-policy', 'same-origin')
    if (production) reply.raw.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
    done()
  })
}
