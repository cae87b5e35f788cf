import * as https from 'node:https'

/** Not imported: an import reads all there is in it, and so a whole client for the web of browsers, which nobody here asks. */
const http = process.getBuiltinModule('node:http')

export interface Timeouts {
  /** Until the connection stands. */
  connectMs: number
  /** Until the last byte is here. */
  totalMs: number
}

/**
 * How a request ended. `unsent` = the provider certainly never saw it; `lost` = it may have been worked on, the answer
 * did not reach us whole. The difference decides whether money can have moved.
 */
export type Sent = { sent: 'answer'; status: number; text: string } | { sent: 'unsent' } | { sent: 'lost' }

export interface ToSend {
  method: 'GET' | 'POST' | 'DELETE'
  url: string
  headers: Record<string, string>
  body?: string
}

const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 100 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 100 }),
}

/** Sends once. Never throws and never follows a redirect. */
export function send({ method, url, headers, body }: ToSend, timeouts: Timeouts): Promise<Sent> {
  return new Promise(done => {
    const secure = url.startsWith('https:')
    const agent = secure ? agents['https:'] : agents['http:']
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const req = (secure ? https : http).request(url, { method, agent, headers: { ...headers, ...length } })
    let connected = false
    const failed = () => {
      clearTimeout(connecting)
      clearTimeout(whole)
      req.destroy()
      done({ sent: connected ? 'lost' : 'unsent' })
    }
    const connecting = setTimeout(() => connected || failed(), timeouts.connectMs)
    const whole = setTimeout(failed, timeouts.totalMs)
    req.on('socket', socket => {
      const ready = () => {
        connected = true
        clearTimeout(connecting)
      }
      if (!socket.connecting) return ready()
      socket.once(secure ? 'secureConnect' : 'connect', ready)
    })
    req.on('error', failed)
    req.on('response', res => {
      const parts: Buffer[] = []
      res.on('data', (part: Buffer) => parts.push(part))
      res.on('error', failed)
      res.on('close', () => {
        if (!res.complete) return failed()
        clearTimeout(whole)
        done({ sent: 'answer', status: res.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') })
      })
    })
    req.end(body)
  })
}
