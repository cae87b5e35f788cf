import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { ReceivedMail } from './parse-mail.ts'
import { type MailStep, SmtpSession } from './smtp-session.ts'

export type { ReceivedMail } from './parse-mail.ts'

interface MailFault {
  step: MailStep
  /** An SMTP reply code: 4xx is temporary, 5xx permanent. */
  code: number
  /** The number of times; default 1. */
  times?: number
}

export interface MailStandin {
  /** `smtp://127.0.0.1:port` */
  url: string
  received: readonly ReceivedMail[]
  fail(fault: MailFault): void
  close(): Promise<void>
}

/** Answers each line of a connection. */
function serve(socket: Socket, session: SmtpSession): void {
  let buffer = ''
  socket.setEncoding('utf8').on('error', () => socket.destroy())
  socket.on('data', (piece: string) => {
    const lines = (buffer + piece).split('\r\n')
    buffer = lines.pop() ?? ''
    for (const line of lines) {
      const reply = session.answer(line)
      if (reply !== undefined) socket.write(`${reply}\r\n`)
      if (reply?.startsWith('221')) socket.end()
    }
  })
  socket.write('220 standin\r\n')
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
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    serve(socket, new SmtpSession(faultAt, mail => received.push(mail)))
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
