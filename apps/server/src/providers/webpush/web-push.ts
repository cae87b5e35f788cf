import { senderTo } from '../../platform/outgoing-request.ts'
import type { PushService } from './port.ts'

const send = senderTo('webPush')

export interface PushConfig {
  /** Hosts of push services; a leading `*.` matches any subdomain. */
  hosts: readonly string[]
  /** Whether push services on loopback are accepted, for development and tests. */
  loopback: boolean
  /** How push services reach the sender: `mailto:` or `https:`. */
  subject: string
}

const TIMEOUTS = { connectMs: 5000, totalMs: 10_000 }

const matches = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern

/**
 * Web push (RFC 8030, 8291, 8292). The address comes from a browser, so only known services are contacted; otherwise any client
 * could make the server send requests into its own network.
 */
export const webPushService = ({ hosts, loopback, subject }: PushConfig): PushService => ({
  accepts(endpoint) {
    const { protocol, hostname, username } = new URL(endpoint)
    if (loopback && ['localhost', '127.0.0.1'].includes(hostname)) return username === ''
    return protocol === 'https:' && username === '' && hosts.some(pattern => matches(hostname, pattern))
  },
  async send({ endpoint, p256dh, auth }, { payload, ttlSeconds, urgent, topic }, keys) {
    // Loaded with the first push, which saves its memory on servers that send none.
    const { generateRequestDetails } = (await import('web-push')).default
    const details = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...keys },
      TTL: ttlSeconds,
      urgency: urgent ? 'high' : 'normal',
      topic,
      contentEncoding: 'aes128gcm',
    })
    const headers = Object.fromEntries(
      Object.entries(details.headers ?? {}).map(([name, value]) => [name, String(value)]),
    )
    const result = await send({ method: 'POST', url: endpoint, headers, body: details.body }, TIMEOUTS)
    if (result.sent !== 'answer') throw new Error(`no response of the push service: ${result.sent}`)
    const { status } = result
    if (status >= 200 && status < 300) return 'sent'
    if (status === 404 || status === 410) return 'gone'
    if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`)
    return 'refused'
  },
})
