import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Above this number of connections without a request, the one idle for longest is closed. */
const MAX_SILENT = 2000

/**
 * Limits idle connections, so that a client that opens thousands, or sends headers byte by byte, cannot occupy the server: the
 * connection idle for longest is closed. A connection whose request is being answered is never closed. R2
 */
export function dropSilent(server: Server, most = MAX_SILENT): void {
  /** In the order in which they became idle. */
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
