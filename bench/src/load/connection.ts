import { connect, type Socket } from 'node:net'

/** An answer that is not 200. */
export class StatusError extends Error {
  readonly status: number

  constructor(status: number, body: string) {
    super(`HTTP ${status}: ${body}`)
    this.status = status
  }
}

/** One keep-alive connection that sends one request at a time. Answers stay bytes, to minimise the cost of reading them. */
export interface Connection {
  /** Sends a complete request and returns the body. @throws StatusError if the status is not 200 */
  ask(request: Buffer): Promise<Buffer>
  close(): void
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')
const LENGTH = /content-length: (\d+)/i

/** The first loopback address of load generators, so that the addresses of other clients stay free. */
const FIRST_ADDRESS = 2

/**
 * Opens a connection to a server on this machine. With `at` it comes from a loopback address of its own, since new guests are
 * limited by address; other systems than Linux have one loopback address.
 */
export async function openConnection(port: number, at?: number): Promise<Connection> {
  const own = at !== undefined && process.platform === 'linux'
  const socket = connect({ port, host: '127.0.0.1', ...(own && { localAddress: `127.0.0.${FIRST_ADDRESS + at}` }) })
  socket.setNoDelay(true)
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  return new KeptOpen(socket)
}

class KeptOpen implements Connection {
  readonly #socket: Socket
  #waiting: { resolve(body: Buffer): void; reject(error: Error): void } | undefined
  #parts: Buffer[] = []
  #have = 0
  /** The total size of the current answer; 0 until its head is read. */
  #whole = 0
  #bodyAt = 0

  constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', part => this.#take(part))
    socket.on('error', error => this.#waiting?.reject(error))
    socket.on('close', () => this.#waiting?.reject(new Error('the server closed the connection')))
  }

  ask(request: Buffer): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      // A write after the server has closed the connection would neither succeed nor fail.
      if (this.#socket.destroyed) return reject(new Error('the server closed the connection'))
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #take(part: Buffer): void {
    this.#parts.push(part)
    this.#have += part.length
    if (this.#whole === 0) this.#readHead()
    if (this.#whole === 0 || this.#have < this.#whole) return
    const answer = this.#joined()
    const body = answer.subarray(this.#bodyAt, this.#whole)
    const waiting = this.#waiting
    this.#parts = []
    this.#have = 0
    this.#whole = 0
    this.#waiting = undefined
    const status = answer.toString('latin1', 9, 12)
    if (status === '200') waiting?.resolve(body)
    else waiting?.reject(new StatusError(Number(status), body.toString()))
  }

  #joined(): Buffer {
    const [only, ...more] = this.#parts
    return only !== undefined && more.length === 0 ? only : Buffer.concat(this.#parts)
  }

  #readHead(): void {
    const answer = this.#joined()
    this.#parts = [answer]
    const end = answer.indexOf(END_OF_HEAD)
    if (end < 0) return
    const length = LENGTH.exec(answer.toString('latin1', 0, end))?.[1]
    if (length === undefined) throw new Error('an answer without its length')
    this.#bodyAt = end + END_OF_HEAD.length
    this.#whole = this.#bodyAt + Number(length)
  }
}
