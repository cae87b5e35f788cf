import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

/** An order, as far as this client reads it. */
export interface PosOrder {
  orderId: string
  orderNo: string
  version: number
  state: string
  payState: string
  totalPaidAmount: number
  /** What refunds returned of it; `readOrder`, `changesAfter` and `repriceOrder` answer it. */
  refundedAmount?: number
}

/** A member, as far as this client reads one; name and contacts with the scope `members:contacts`. */
export interface PosMember {
  customerId: number
  visits: number
  points: number
  name?: string
  phone?: string
}

interface MemberPage {
  members: PosMember[]
  erased: { customerId: number }[]
  cursor: string
  more: boolean
}

/** A call was refused: `code` names the reason. */
export class PosRefused extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

interface PosOptions {
  /** The address of the server, without a slash at the end. */
  origin: string
  /** An API key with the scopes of the calls that are used. */
  key: string
  shopId: number
}

/**
 * A small client for a point of sale: an example of the calls under `/open/v1`, without the product's own code. Every change is sent with
 * a request id, so that it can be repeated safely when its answer is lost.
 */
export function posClient({ origin, key, shopId }: PosOptions) {
  const post = async <T>(path: string, body: string | FormData, requestId: string): Promise<T> => {
    const json = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const headers = { ...json, authorization: `Bearer ${key}`, 'x-request-id': requestId, 'language-code': 'en-US' }
    const response = await fetch(`${origin}/open/v1${path}`, { method: 'POST', headers, body })
    const { code, data, message } = (await response.json()) as { code: string; data: T; message: string }
    if (code !== '000') throw new PosRefused(code, message)
    return data
  }
  /** Sends a call, and repeats it with the same request id if there is no answer. */
  const call = async <T>(path: string, input: object = {}): Promise<T> => {
    const [body, requestId] = [JSON.stringify({ shopId, ...input }), randomUUID()]
    try {
      return await post<T>(path, body, requestId)
    } catch (error) {
      if (error instanceof PosRefused) throw error
      return post<T>(path, body, requestId)
    }
  }
  return {
    readOrder: (orderId: string) => call<PosOrder>('/orders/read', { orderId }),
    acceptOrder: (orderId: string) => call<PosOrder>('/orders/accept', { orderId }),
    /** Lowers the price of an order; `expectedTotal` is the total that the till shows, less what was refunded. */
    repriceOrder: (orderId: string, wanted: { off: object; reason: string; expectedTotal: number }) =>
      call<PosOrder>('/orders/reprice', { orderId, ...wanted }),
    closeOrder: (orderId: string, counter?: object) =>
      call<PosOrder>('/orders/close', { orderId, ...(counter && { counter }) }),
    /** The orders that changed after `cursor`, and the cursor to continue from. */
    async changesAfter(cursor?: string): Promise<{ orders: PosOrder[]; cursor: string }> {
      const orders: PosOrder[] = []
      for (let next = cursor; ; ) {
        const page = await call<{ orders: PosOrder[]; cursor: string; more: boolean }>('/orders/list', {
          ...(next !== undefined && { cursor: next }),
        })
        orders.push(...page.orders)
        if (!page.more) return { orders, cursor: page.cursor }
        next = page.cursor
      }
    },
    /** Places an order of another channel, once by its id there. */
    createOrder: (order: object) => call<{ created: boolean; order: PosOrder }>('/orders/create', order),
    /** Places a round on the open bill of a table, once by its id in the till. */
    createRound: (round: object) => call<{ created: boolean; order: PosOrder }>('/orders/createRound', round),
    readMember: (customerId: number) => call<PosMember>('/members/read', { customerId }),
    /** The members who changed after `cursor`, the numbers of erased ones, and the cursor to continue from. */
    async membersAfter(cursor?: string): Promise<{ members: PosMember[]; erased: number[]; cursor: string }> {
      const [members, erased]: [PosMember[], number[]] = [[], []]
      for (let next = cursor; ; ) {
        const page = await call<MemberPage>('/members/list', { ...(next !== undefined && { cursor: next }) })
        members.push(...page.members)
        erased.push(...page.erased.map(({ customerId }) => customerId))
        if (!page.more) return { members, erased, cursor: page.cursor }
        next = page.cursor
      }
    },
    /** Imports a menu file into the draft; with `publish` guests see it at once. */
    async pushMenu(file: string, { publish }: { publish: boolean }) {
      const form = new FormData()
      form.set('body', JSON.stringify({ shopId, mode: 'add', publish }))
      form.set('file', new Blob([file]))
      return post<{ differences: unknown[]; version?: number }>('/menu/push', form, randomUUID())
    },
  }
}

/** An event, once its signature is verified. */
export interface PosEvent {
  id: string
  type: string
  data: { orderId?: string; version?: number; shopId?: number }
}

interface Receiver {
  url: string
  close(): Promise<void>
}

/**
 * Receives webhooks: verifies the signature, ignores repeated events, and answers at once. `secret` is read with every request,
 * because the endpoint is created with the address of this server.
 */
export async function posReceiver(secret: () => string, onEvent: (event: PosEvent) => void): Promise<Receiver> {
  const seen = new Set<string>()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      try {
        const event = new Webhook(secret()).verify(Buffer.concat(parts), headers) as Omit<PosEvent, 'id'>
        const id = headers['webhook-id'] ?? ''
        if (!seen.has(id)) onEvent({ ...event, id })
        seen.add(id)
        response.writeHead(204).end()
      } catch {
        response.writeHead(400).end('the signature is not valid')
      }
    })
  })
  await new Promise<void>(done => void server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/webhooks`
  return { url, close: () => new Promise(done => void server.close(() => done())) }
}
