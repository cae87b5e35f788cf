import { type OutgoingRequest, senderTo } from '../../platform/outgoing-request.ts'

const send = senderTo('maps')

const TIMEOUTS = { connectMs: 2000, totalMs: 4000 }
const MAX_BYTES = 256 * 1024

/** The JSON document a provider answers; undefined for status 404; `down` for any other failure. */
export async function getJson(
  url: string,
  more: Partial<Pick<OutgoingRequest, 'method' | 'headers' | 'body'>> = {},
): Promise<unknown> {
  const { method = 'GET', headers = {}, body } = more
  const request = { method, url, maxResponseBytes: MAX_BYTES, ...(body !== undefined && { body }) }
  const sent = await send({ ...request, headers: { 'user-agent': 'Comanda', ...headers } }, TIMEOUTS)
  if (sent.sent !== 'answer') return 'down'
  if (sent.status === 404) return undefined
  if (sent.status !== 200) return 'down'
  try {
    return JSON.parse(sent.text) as unknown
  } catch {
    return 'down'
  }
}
