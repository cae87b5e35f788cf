import { randomUUID } from 'node:crypto'
import { type RequestInputOf, type CallSpec, headers, isRefusal, type ResponseOf } from '@comanda/contract/core'
import type { FastifyInstance } from 'fastify'
import type { Owner } from '../platform/http/index.ts'
import { type Answer, answerIn, type Envelope } from './answer.ts'

/** How one request differs from the actor's others. */
export interface RequestOptions {
  /** Repeats a request: the same id twice is the same request. Left out, every request has its own. API-3 */
  requestId?: string
  /** `en-US`, `zh-CN` or `ar`. */
  language?: string
  deviceId?: string
  /** The brand that the request names; left out, the session's. */
  corporationId?: number
  ip?: string
  /** The channel of the visit. NAV-6 */
  channelId?: string
  /** The page that sends the request. */
  pagePath?: string
  /** The query parameters of the page. NAV-6 */
  pageParams?: Readonly<Record<string, string>>
  /** The process to ask, by number; left out, processes take turns. */
  process?: number
  /** The file of a call that carries a form. */
  file?: Uint8Array
}

/** Everything over HTTP that an actor is made of. */
export interface Identity {
  /** The token of a live session, which is opened when it is first needed, or an API key; empty without a session. */
  token(): Promise<string>
  owner: Owner
  /** 0 without an account. */
  customerId: number
}

/** Sends a request of the identity's to one of the app's processes and returns the envelope. */
export type Send = (spec: CallSpec, input: object, options: RequestOptions) => Promise<Envelope>

export interface Actor extends Identity {
  /** Sends a call of the contract: its data, or its refusal as a value. */
  call<C extends CallSpec>(spec: C, input: RequestInputOf<C> & object, options?: RequestOptions): Promise<Answer<C>>
  /** The same where only data will do. @throws where it is refused */
  must<C extends CallSpec>(spec: C, input: RequestInputOf<C> & object, options?: RequestOptions): Promise<ResponseOf<C>>
}

const BOUNDARY = 'form-of-a-test'

/** The body of a request: JSON, or a form of JSON and a file. */
function bodyOf({ carries }: CallSpec, input: object, file?: Uint8Array): { type: string; payload: string | Buffer } {
  const json = JSON.stringify(input)
  if (carries !== 'form') return { type: 'application/json', payload: json }
  const part = (name: string) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`
  const start = `${part('body')}\r\n\r\n${json}\r\n`
  const filePart = file ? [`${part('file')}; filename="x"\r\n\r\n`, file, '\r\n'] : []
  const payload = Buffer.concat([start, ...filePart, `--${BOUNDARY}--\r\n`].map(one => Buffer.from(one as string)))
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, payload }
}

/** The header of a token, or of an API key. */
function identifying(token: string): Record<string, string> {
  if (token === '') return {}
  return token.startsWith('ck_') ? { authorization: `Bearer ${token}` } : { [headers.token]: token }
}

/** Sends over `inject`: the real server with its binding, gates and schemas, without a socket. */
export function sender(
  processes: () => readonly FastifyInstance[],
  { token: tokenNow }: Identity,
  own: RequestOptions,
): Send {
  let turn = 0
  return async (spec, input, options) => {
    const {
      requestId = randomUUID(),
      language = 'en-US',
      deviceId = 'test-device',
      corporationId,
      ip,
      channelId,
      pagePath,
      pageParams,
      process,
      file,
    } = { ...own, ...options }
    const token = await tokenNow()
    const servers = processes()
    const server = servers[(process ?? turn++) % servers.length] as FastifyInstance
    const { type, payload } = bodyOf(spec, input, file)
    const reply = await server.inject({
      method: 'POST',
      url: spec.path,
      payload,
      headers: {
        'content-type': type,
        [headers.requestId]: requestId,
        [headers.deviceId]: deviceId,
        [headers.language]: language,
        ...(corporationId !== undefined && { [headers.corporationId]: String(corporationId) }),
        ...(channelId !== undefined && { [headers.channelId]: channelId }),
        ...(pagePath !== undefined && { [headers.pagePath]: pagePath }),
        ...(pageParams && { [headers.params]: JSON.stringify(pageParams) }),
        ...identifying(token),
      },
      ...(ip !== undefined && { remoteAddress: ip }),
    })
    // A call that carries a blob answers bytes where it does not refuse.
    if (!/json/.test(String(reply.headers['content-type'])))
      return { code: '000', data: reply.rawPayload, message: '' } as Envelope
    return JSON.parse(reply.payload) as Envelope
  }
}

/** The data of an answer. @throws where it is a refusal */
export function dataOf<T>(answer: T): Exclude<T, { refused: string }> {
  if (isRefusal(answer)) throw new Error(`refused: ${JSON.stringify(answer)}`)
  return answer as Exclude<T, { refused: string }>
}

/** An actor whose requests go through `send`. */
export function actorOf(identity: Identity, send: Send): Actor {
  const call: Actor['call'] = async (spec, input, options = {}) => answerIn(await send(spec, input, options))
  return {
    ...identity,
    call,
    must: async (spec, input, options) => dataOf(await call(spec, input, options)) as ResponseOf<typeof spec>,
  }
}
