import type { FastifyInstance } from 'fastify'
import { networkOf, takeOver } from '../http/index.ts'
import type { Ticket } from './tickets.ts'
import type { Hub } from './hub.ts'
import { type StreamLimits, createStreamCounter } from './stream-counter.ts'

interface Deps {
  hub: Hub
  redeem(ticket: string): Promise<Ticket | undefined>
  /** What everyone may watch of a brand, by its number; undefined for an unknown brand. Nothing without it. */
  ofBrand?(brand: string): Promise<Ticket | undefined>
  limits?: StreamLimits
}

const HEARTBEAT_MS = 20_000
/** A client with more unread bytes is disconnected; it reconnects and reloads. */
const MAX_UNREAD_BYTES = 64 * 1024

/** The topic announced when a session of an owner ends, which closes the owner's streams; live sessions reconnect. */
export const holderTopic = (owner: string): string => `holder:${owner}`

/**
 * `GET /api/push/stream?ticket=`: server-sent events, a `change` event per update and a comment as heartbeat. `?brand=` needs no ticket
 * and has what everyone may watch. CART-11, DECO-1
 */
export function bindStream(
  server: FastifyInstance,
  { hub, redeem, ofBrand, limits: most }: Deps,
): { openStreams(): number } {
  const open = new Set<() => void>()
  const streams = createStreamCounter(most)
  // Closed before the server waits for open requests, because a stream never ends on its own.
  server.addHook('preClose', async () => {
    for (const close of open) close()
  })
  server.get<{ Querystring: { ticket?: string; brand?: string } }>('/api/push/stream', async (request, reply) => {
    const network = networkOf(request.ip)
    // A phone without a stream polls every few seconds instead.
    if (streams.isFull(network)) return reply.status(503).header('retry-after', '30').send()
    const { ticket: sent, brand } = request.query
    const ticket = brand === undefined ? await redeem(String(sent ?? '')) : await ofBrand?.(String(brand))
    // 204 stops EventSource from reconnecting with a ticket that will never work again.
    if (!ticket) return reply.status(204).send()
    // Streams may be silent for long, so the idle timeout of sockets does not apply.
    request.raw.socket.setTimeout(0)
    const release = streams.add(network)
    const out = takeOver(reply)
    out.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    out.write('retry: 2000\n\n')
    const send = (text: string) => {
      out.write(text)
      if (out.writableLength > MAX_UNREAD_BYTES) out.destroy()
    }
    const unsubscribe = hub.watch(ticket.corporationId, ticket.topics, ({ topic, version }) =>
      send(`id: ${version}\nevent: change\ndata: ${JSON.stringify({ topic, version })}\n\n`),
    )
    const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS)
    const close = () => {
      if (!open.delete(close)) return
      clearInterval(heartbeat)
      unsubscribe()
      release()
      out.end()
    }
    open.add(close)
    const unwatch = hub.watch(ticket.corporationId, [holderTopic(ticket.owner)], close)
    out.on('close', unwatch)
    out.on('close', close)
  })
  return { openStreams: streams.count }
}
