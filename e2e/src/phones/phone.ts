import { randomUUID } from 'node:crypto'
import { contract } from '@comanda/contract'
import type { ResponseOf } from '@comanda/contract/core'
import { type Connection, openConnection } from './connection.ts'

/** A table that phones share, and a dish that needs no choice. */
export interface Table {
  readonly shopId: number
  readonly tableId: string
  readonly dish: { foodId: string; menuGroupId: string; menuId: string; unitId: string }
}

type Cart = ResponseOf<typeof contract.cart.query>
type Item = Cart['calculation']['items'][number]
type CartCall = typeof contract.cart.query | typeof contract.cart.init | typeof contract.cart.modify

/** An acknowledged tap: its time, and the cart version that contains it. */
export interface Tap {
  readonly tappedAt: number
  readonly answeredAt: number
  readonly version: number
}

/** One phone at a table: it taps, receives the changes of the others, and shows the newest cart. CART-9, CART-10 */
export interface TablePhone {
  readonly connection: Connection
  /** The remark on this phone's dishes. */
  readonly mark: string
  readonly taps: readonly Tap[]
  /** When each version was shown. */
  readonly shown: readonly { version: number; at: number }[]
  /** Answers older than an answer received before their request. C1 */
  readonly regressions: number
  /** Shown quantities by mark. */
  counts(): Record<string, number>
  /** Adds one of its dish; taps of one phone are sent one after another. */
  tap(): Promise<void>
  leave(): void
}

/** Interval of the polls while the stream is down, in ms, as in the app. CART-11 */
const POLL_MS = 4000

/** A phone's screen of the table's cart. */
function openScreen(connection: Connection, table: Table) {
  const place = { shopId: table.shopId, businessType: 1100, tableId: table.tableId }
  const screen = {
    shown: [] as TablePhone['shown'][number][],
    regressions: 0,
    newest: 0,
    cart: undefined as Cart | undefined,
  }
  const call = async (spec: CartCall, input: object = {}): Promise<Cart> => {
    const before = screen.newest
    const { code, data } = await connection.call(spec, { ...place, ...input })
    if (code !== '000') throw new Error(`${spec.path} answered ${code}`)
    const reply = data as Cart
    if (reply.cartVersion < before) screen.regressions += 1
    if (reply.cartVersion > screen.newest || !screen.cart) {
      screen.cart = reply
      screen.newest = reply.cartVersion
      screen.shown.push({ version: reply.cartVersion, at: performance.now() })
    }
    return reply
  }
  const look = oneAtATime(() => call(contract.cart.query))
  let poll: ReturnType<typeof setInterval> | undefined
  const calm = () => {
    clearInterval(poll)
    poll = undefined
  }
  const watch = (cartId: string) =>
    connection.listen(`cart:${cartId}`, {
      opened() {
        calm()
        look()
      },
      hint: version => version > screen.newest && look(),
      lost() {
        poll ??= setInterval(look, POLL_MS)
      },
    })
  return { screen, call, watch, calm }
}

/** Sits down with a phone that calls `addresses`, the one at `at` first. */
export async function sitDown(addresses: readonly string[], table: Table, at: number): Promise<TablePhone> {
  const connection = openConnection(addresses, at)
  const mark = `${at} ${randomUUID()}`
  const taps: Tap[] = []
  const { screen, call, watch, calm } = openScreen(connection, table)
  watch((await call(contract.cart.init, { nick: `Guest ${at}` })).cartId)

  let before: Promise<unknown> = Promise.resolve()
  const send = async (tappedAt: number) => {
    const more = { modifyType: 0, cartItems: [{ ...table.dish, remark: mark, quantity: 1 }] }
    const { cartVersion } = await call(contract.cart.modify, more)
    taps.push({ tappedAt, answeredAt: performance.now(), version: cartVersion })
  }
  return {
    connection,
    mark,
    taps,
    shown: screen.shown,
    get regressions() {
      return screen.regressions
    },
    counts() {
      const items = screen.cart?.calculation.items ?? []
      return Object.fromEntries(items.filter(isBought).map(it => [it.remark, it.quantity]))
    },
    tap() {
      const tappedAt = performance.now()
      const mine = before.then(() => send(tappedAt))
      before = mine
      return mine
    },
    leave() {
      calm()
      connection.leave()
    },
  }
}

const isBought = ({ giftOf }: Item): boolean => giftOf === undefined

/** Runs `work` one at a time; a request during a run causes one more run after it. */
function oneAtATime(work: () => Promise<unknown>): () => void {
  let running = false
  let again = false
  const run = async (): Promise<void> => {
    if (running) {
      again = true
      return
    }
    running = true
    do {
      again = false
      await work().catch(() => {})
    } while (again)
    running = false
  }
  return () => void run()
}
