import { createServer, type Server, type Socket } from 'node:net'

/**
 * Behaviour of the printer. `works`: prints, confirms on request, and closes when its caller does. `mute`: prints and never
 * answers. `stalls`: accepts the connection and does nothing. `drops`: cuts the connection in the middle of a page. `empty`:
 * has no paper. `refuses`: accepts no connection.
 */
export type PrinterMood = 'works' | 'mute' | 'stalls' | 'drops' | 'empty' | 'refuses'

export interface PrinterStandin {
  readonly host: string
  readonly port: number
  /** Printed pages. */
  readonly papers: readonly Buffer[]
  /** Changes the behaviour; with `times` for that many connections only, then it works again. */
  become(mood: PrinterMood, times?: number): Promise<void>
  close(): Promise<void>
}

/** GS r 1: status request at the end of a page. */
const ASKS = Buffer.from([0x1d, 0x72, 0x31])
const OUT = Buffer.from([0x00])
const NO_PAPER = Buffer.from([0x0c])

interface Papers {
  mood(): PrinterMood
  papers: Buffer[]
}

function serve(socket: Socket, { mood, papers }: Papers): void {
  const how = mood()
  const pieces: Buffer[] = []
  socket.on('error', () => {})
  if (how === 'stalls') return
  const out = () => {
    if (pieces.length > 0) papers.push(Buffer.concat(pieces.splice(0)))
  }
  socket.on('data', piece => {
    pieces.push(piece)
    if (how === 'drops') return void socket.resetAndDestroy()
    if (!Buffer.concat(pieces).includes(ASKS)) return
    if (how === 'empty') return void socket.write(NO_PAPER)
    out()
    if (how === 'works') socket.write(OUT)
  })
  socket.on('end', () => {
    if (how !== 'empty') out()
    socket.end()
  })
}

/** A raw printer on loopback: stores its printed pages, and fails as configured. */
export async function startPrinter(port = 0): Promise<PrinterStandin> {
  const papers: Buffer[] = []
  const sockets = new Set<Socket>()
  let mood: PrinterMood = 'works'
  let remaining = Number.POSITIVE_INFINITY
  const moodNow = () => {
    const now = mood
    remaining -= 1
    if (remaining <= 0) mood = 'works'
    return now
  }
  const server: Server = createServer({ allowHalfOpen: true }, socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    serve(socket, { mood: moodNow, papers })
  })
  const listen = (at: number) => new Promise<void>(resolve => server.listen(at, '127.0.0.1', resolve))
  const shut = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>(resolve => server.close(() => resolve()))
  }
  await listen(port)
  const address = server.address()
  const own = typeof address === 'object' && address !== null ? address.port : port
  return {
    host: '127.0.0.1',
    port: own,
    papers,
    async become(next, times = Number.POSITIVE_INFINITY) {
      mood = next
      remaining = times
      if (next === 'refuses') await shut()
      else if (!server.listening) await listen(own)
    },
    close: async () => {
      if (server.listening) await shut()
    },
  }
}
