import type { FastifyInstance } from 'fastify'
import { networkOf, takeOver } from '../http/index.ts'
import type { Ticket } from './tickets.ts'
import type { Hub } from './hub.ts'
import { type Most, roomFor } from './room.ts'

interface Deps {
  hub: Hub
  redeem(ticket: string): Promise<Ticket | undefined>
  most?: Most
}

const HEARTBEAT_MS = 20_000
/** A reader that falls this far behind is let go; it comes back and asks for the truth. */
const MOST_UNREAD = 64 * 1024

/** What is told where sessions of somebody end: their streams end with them, and whose session goes on opens another. */
export const holderTopic = (owner: string): string => `holder:${owner}`

/** `GET /api/push/stream?ticket=`: server-sent events, one `change` an update, a comment as heartbeat. CART-11 */
export function bindStream(server: FastifyInstance, { hub, redeem, most }: Deps): void {
  const open = new Set<() => void>()
  const room = roomFor(most)
  // Before the server waits for what is under way: a stream is never done by itself.
  server.addHook('preClose', async () => {
    for (const close of open) close()
  })
  server.get<{ Querystring: { ticket?: string } }>('/api/push/stream', async (request, reply) => {
    const network = networkOf(request.ip)
    // A phone that gets no stream asks every few seconds instead.
    if (room.isFull(network)) return reply.status(503).header('retry-after', '30').send()
    const ticket = await redeem(String(request.query.ticket ?? ''))
    // 204 tells EventSource to stop asking with a ticket that will never work again.
    if (!ticket) return reply.status(204).send()
    // The house cuts off who says nothing for a while; a stream is silent for as long as nothing happens.
    request.raw.socket.setTimeout(0)
    const giveBack = room.take(network)
    const out = takeOver(reply)
    out.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    out.write('retry: 2000\nevent: open\ndata: {}\n\n')
    const send = (text: string) => {
      out.write(text)
      if (out.writableLength > MOST_UNREAD) out.destroy()
    }
    const leave = hub.watch(ticket.corporationId, ticket.topics, ({ topic, version }) =>
      send(`id: ${version}\nevent: change\ndata: ${JSON.stringify({ topic, version })}\n\n`),
    )
    const beat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS)
    const close = () => {
      if (!open.delete(close)) return
      clearInterval(beat)
      leave()
      giveBack()
      out.end()
    }
    open.add(close)
    const forget = hub.watch(ticket.corporationId, [holderTopic(ticket.owner)], close)
    out.on('close', forget)
    out.on('close', close)
  })
}
