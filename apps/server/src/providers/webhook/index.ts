import { senderTo } from '../../platform/outgoing-request.ts'
import { openAddresses } from './addresses.ts'
import type { WebhookSender } from './port.ts'

const TIMEOUTS = { connectMs: 5000, totalMs: 15_000 }
const MAX_BYTES = 16 * 1024

const post = senderTo('webhook')

/**
 * Sends webhooks. The addresses come from customers, so that none inside a private network is connected to, except in `networks` of the
 * operator; redirects are not followed. X6
 */
export function webhookSender(networks: string): WebhookSender {
  const addresses = openAddresses(networks)
  return {
    accepts(text) {
      const url = URL.canParse(text) ? new URL(text) : undefined
      if (!url || url.username !== '' || url.password !== '') return false
      return url.protocol === 'https:' || (url.protocol === 'http:' && addresses.isOwn(url.hostname))
    },
    async send(url, { headers, body }) {
      const address = this.accepts(url) ? await addresses.resolve(new URL(url).hostname) : 'closed'
      if (address === 'closed') return { fault: 'refused' }
      if (address === 'unknown') return { fault: 'unreachable' }
      const request = { method: 'POST' as const, url, headers, body, address, maxResponseBytes: MAX_BYTES }
      const result = await post(request, TIMEOUTS)
      if (result.sent === 'answer') return { status: result.status, response: result.text }
      return { fault: result.sent === 'unsent' ? 'unreachable' : 'noAnswer' }
    },
  }
}
