import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'
import { parseMail, type ReceivedMail } from './parse-mail.ts'

export type { ReceivedMail } from './parse-mail.ts'

/** The command after which the server answers with a fault. */
export type MailStep = 'MAIL' | 'RCPT' | 'DATA' | 'body'

export interface MailFault {
  step: MailStep
  /** An SMTP reply code: 4xx is temporary, 5xx permanent. */
  code: number
  /** The number of times; 1 if left out. */
  times?: number
}

export interface MailStandin {
  /** `smtp://127.0.0.1:port` */
  url: string
  received: readonly ReceivedMail[]
  fail(fault: MailFault): void
  close(): Promise<void>
}

interface Session {
  recipients: string[]
  data: string | undefined
}

/** An SMTP server (RFC 5321) on loopback that stores what it receives. */
export async function createMailStandin(): Promise<MailStandin> {
  const received: ReceivedMail[] = []
  const faults: (MailFault & { left: number })[] = []
  const sockets = new Set<Socket>()

  const faultAt = (step: MailStep): string | undefined => {
    const fault = faults.find(it => it.left > 0 && it.step === step)
    if (!fault) return undefined
    fault.left -= 1
    return `${fault.code} requested fault`
  }
  const endOfData = (session: Session): string => {
    const fault = faultAt('body')
    const text = (session.data ?? '').replace(/\r\n\.$/, '').replaceAll(/^\.\./gm, '.')
    session.data = undefined
    if (fault !== undefined) return fault
    received.push({ ...parseMail(text), recipients: session.recipients })
    session.recipients = []
    return '250 stored'
  }
  const command = (session: Session, line: string): string => {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO') return '250-standin\r\n250 8BITMIME'
    if (verb === 'HELO' || verb === 'NOOP') return '250 standin'
    if (verb === 'MAIL') return faultAt('MAIL') ?? '250 sender accepted'
    if (verb === 'RCPT') {
      const fault = faultAt('RCPT')
      if (fault === undefined) session.recipients.push(/<([^>]*)>/.exec(line)?.[1] ?? '')
      return fault ?? '250 recipient accepted'
    }
    if (verb === 'DATA') {
      const fault = faultAt('DATA')
      if (fault === undefined) session.data = ''
      return fault ?? '354 end with a dot'
    }
    if (verb === 'RSET') session.recipients = []
    return verb === 'QUIT' ? '221 bye' : '250 ok'
  }

  const server = createServer(socket => {
    const session: Session = { recipients: [], data: undefined }
    let buffer = ''
    const answer = (text: string) => void socket.write(`${text}\r\n`)
    sockets.add(socket)
    socket.setEncoding('utf8').on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.on('data', (piece: string) => {
      buffer += piece
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end)
        buffer = buffer.slice(end + 2)
        if (session.data === undefined) answer(command(session, line))
        else if (line === '.') answer(endOfData(session))
        else session.data += `${line}\r\n`
        if (line.toUpperCase() === 'QUIT' && session.data === undefined) socket.end()
      }
    })
    answer('220 standin')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
    received,
    fail: fault => void faults.push({ ...fault, left: fault.times ?? 1 }),
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>(done => server.close(() => done()))
    },
  }
}
