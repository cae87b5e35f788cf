import type { IncomingMessage } from 'node:http'
import { closeNow, createServer, listenOnLoopback, readBody, sendJson } from '../loopback.ts'

export interface ReceivedSms {
  to: string
  from: string
  body: string
}

export interface SmsAccount {
  accountSid: string
  authToken: string
}

interface SmsFault {
  /** HTTP status of the answer. */
  status: number
  /** The provider's error code (21211: not a number, 21610: opted out). */
  code: number
  times?: number
}

export interface SmsStandin {
  url: string
  received: readonly ReceivedSms[]
  /** The number of requests, refused ones included. */
  requests(): number
  fail(fault: SmsFault): void
  close(): Promise<void>
}

const ERROR_DOCS = 'https://www.twilio.com/docs/errors/'

/** The part of Twilio's REST API that sends messages, on loopback. */
export async function createSmsStandin({ accountSid, authToken }: SmsAccount): Promise<SmsStandin> {
  const received: ReceivedSms[] = []
  const faults: (SmsFault & { left: number })[] = []
  let requests = 0
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const path = `/2010-04-01/Accounts/${accountSid}/Messages.json`

  const answer = async (req: IncomingMessage) => {
    requests += 1
    const refusal = (status: number, code: number, message: string) => ({
      status,
      body: { code, message, more_info: `${ERROR_DOCS}${code}`, status },
    })
    if (req.method !== 'POST' || req.url !== path) return refusal(404, 20404, 'not found')
    if (req.headers.authorization !== authorization) return refusal(401, 20003, 'Authenticate')
    const form = new URLSearchParams(await readBody(req))
    const fault = faults.find(it => it.left > 0)
    if (fault) {
      fault.left -= 1
      return refusal(fault.status, fault.code, `To ${form.get('To')}: ${form.get('Body')}`)
    }
    const [to, from, body] = [form.get('To') ?? '', form.get('From') ?? '', form.get('Body') ?? '']
    if (!/^\+\d{8,15}$/.test(to)) return refusal(400, 21211, `The 'To' number ${to} is not a valid phone number.`)
    received.push({ to, from, body })
    return { status: 201, body: { sid: `SM${String(received.length).padStart(32, '0')}`, status: 'queued', to } }
  }

  const server = createServer((req, res) => {
    void answer(req).then(
      ({ status, body }) => sendJson(res, status, body),
      () => res.destroy(),
    )
  })
  return {
    url: await listenOnLoopback(server),
    received,
    requests: () => requests,
    fail: fault => void faults.push({ ...fault, left: fault.times ?? 1 }),
    close: () => closeNow(server),
  }
}
