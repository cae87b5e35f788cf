import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Connections on which nothing is asked beyond which the one that is silent the longest is closed. */
const MOST_SILENT = 2000

/**
 * Keeps silent connections from taking everybody's place: whoever opens thousands and asks nothing, or sends headers by the
 * drop, loses the oldest of them. A connection whose question is being answered is never closed. R2
 */
export function dropSilent(server: Server, most = MOST_SILENT): void {
  /** In the order in which they fell silent. */
  const silent = new Set<Socket>()
  const fallSilent = (socket: Socket) => {
    silent.delete(socket)
    if (socket.destroyed) return
    silent.add(socket)
    const [oldest] = silent
    if (silent.size > most && oldest) {
      silent.delete(oldest)
      oldest.destroy()
    }
  }
  server.on('connection', (socket: Socket) => {
    fallSilent(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    silent.delete(socket)
    response.on('close', () => fallSilent(socket))
  })
}
