import { randomUUID } from 'node:crypto'
import { type Connection, openConnection } from './connection.ts'

/** A table that phones share, and a dish that needs no choice. */
export interface Table {
  readonly shopId: number
  readonly tableId: string
  readonly dish: { foodId: string; menuGroupId: string; menuId: string; unitId: string }
}

interface Item {
  readonly itemKey: string
  readonly quantity: number
  readonly remark: string
  readonly giftOf?: string
}

interface CartSaid {
  readonly cartId: string
  readonly cartVersion: number
  readonly calculation: { readonly items: readonly Item[] }
}

/** A tap that was acknowledged: when it was made, and the version that holds it. */
export interface Tap {
  readonly tappedAt: number
  readonly answeredAt: number
  readonly version: number
}

/** One phone at a table: it taps, hears of the others, and shows the newest cart it was told of. CART-9, CART-10 */
export interface TablePhone {
  readonly line: Connection
  /** What this phone's dishes are marked with. */
  readonly mark: string
  readonly taps: readonly Tap[]
  /** When it came to show which version. */
  readonly shown: readonly { version: number; at: number }[]
  /** Answers that were older than what had been answered before they were asked for. C1 */
  readonly regressions: number
  /** Counts by mark, as it shows them. */
  counts(): Record<string, number>
  /** One more of its dish; taps of one phone go out one after another. */
  tap(): Promise<void>
  leave(): void
}

/** How often a watched cart is looked at while the stream is down, in ms; as the app does. CART-11 */
const POLL = 4000

/** A phone's screen of the table's cart. */
function openScreen(connection: Connection, table: Table) {
  const place = { shopId: table.shopId, businessType: 1100, tableId: table.tableId }
  const screen = { shown: [] as TablePhone['shown'][number][], regressions: 0, newest: 0, cart: undefined as Cart }
  const ask = async (path: string, body: object = {}): Promise<CartSaid> => {
    const floor = screen.newest
    const { code, data } = await connection.ask(`/api/order/cart/${path}`, { ...place, ...body })
    if (code !== '000') throw new Error(`${path} answered ${code}`)
    const reply = data as unknown as CartSaid
    if (reply.cartVersion < floor) screen.regressions += 1
    if (reply.cartVersion > screen.newest || !screen.cart) {
      screen.cart = reply
      screen.newest = reply.cartVersion
      screen.shown.push({ version: reply.cartVersion, at: performance.now() })
    }
    return reply
  }
  const look = oneAtATime(() => ask('query'))
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
        poll ??= setInterval(look, POLL)
      },
    })
  return { screen, ask, watch, calm }
}

type Cart = CartSaid | undefined

/** Sits down with a phone that asks `addresses`, the one at `at` first. */
export async function sitDown(addresses: readonly string[], table: Table, at: number): Promise<TablePhone> {
  const connection = openConnection(addresses, at)
  const mark = `${at} ${randomUUID()}`
  const taps: Tap[] = []
  const { screen, ask, watch, calm } = openScreen(connection, table)
  watch((await ask('init', { nick: `Guest ${at}` })).cartId)

  let before: Promise<unknown> = Promise.resolve()
  const send = async (tappedAt: number) => {
    const more = { modifyType: 0, cartItems: [{ ...table.dish, remark: mark, quantity: 1 }] }
    const { cartVersion } = await ask('modify', more)
    taps.push({ tappedAt, answeredAt: performance.now(), version: cartVersion })
  }
  return {
    line: connection,
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

/** Runs work one at a time; asked for meanwhile, it runs once more after. */
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
