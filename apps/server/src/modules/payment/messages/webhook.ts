import type { FastifyInstance } from 'fastify'
import type { PaymentProvider } from '../../../providers/payment/port.ts'
import { storeMessages } from './messages.ts'
import type { Deps } from '../deps.ts'

const BODY_LIMIT = 256 * 1024

/**
 * Routes for the providers' messages, one each: verified, stored, then answered; a job applies them. An invalid message
 * is refused without saying which part was wrong. W1, W3
 */
export function bindWebhook(server: FastifyInstance, deps: Deps): void {
  const { card, wallet } = deps.providers
  void server.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    const listen = (path: string, provider: PaymentProvider) =>
      scope.post(path, async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : ''
        const verdict = provider.verifyWebhook(request.headers, body)
        if (verdict.verdict === 'rejected') {
          deps.log.warn('a payment message was rejected', { provider: provider.name, why: verdict.why })
          return reply.status(401).type('text/plain').send('')
        }
        await storeMessages(deps, verdict)
        return reply.type('text/plain').send('[accepted]')
      })
    if (card) listen('/webhooks/adyen', card)
    if (wallet) listen('/webhooks/wallet', wallet)
  })
}
