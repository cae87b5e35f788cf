import { createHash } from 'node:crypto'
import { type DemoBrand, type DemoShop, demoBrand } from '@comanda/demo'
import type { ShopConfig } from '@comanda/domain/store'
import type { AdyenStandin } from '@comanda/standins/adyen'
import type { WalletStandin } from '@comanda/standins/wallet'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { type App, createApp } from '../app.ts'
import { audit } from '../audit/report.ts'
import type { Modules } from '../compose.ts'
import { balanceOf } from '../ledger/index.ts'
import { saveMenu } from '../modules/menu/save-menu.ts'
import { setLeft, stockOf } from '../modules/menu/stock.ts'
import { saveShop } from '../modules/store/save-shop.ts'
import { type SettableClock, settableClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import { createLog } from '../platform/log.ts'
import { inertProvider } from '../providers/payment/port.ts'
import { seedBrand } from '../seed.ts'
import { type Actor, actorOf, type Identity, type RequestOptions, sender } from './actor.ts'
import { type GuestSteps, guestSteps } from './guest.ts'
import { harbourKitchen, NOON } from './harbour-kitchen.ts'
import { type InstantJobs, instantJobs } from './instant-jobs.ts'
import { cardStandin, type ProviderTimes, walletStandin } from './payment-standins.ts'
import {
  type Holdings,
  type Member,
  openAccount,
  openCard,
  openGiftCard,
  openSession,
  openStaff,
  type Place,
  type StaffRole,
} from './people.ts'
import { type StaffSteps, staffSteps } from './staff.ts'
import { testDatabase } from './test-database.ts'

export interface TestAppOptions {
  /** Left out: the harbour kitchen, a small brand in pounds with round prices. */
  brand?: DemoBrand | 'demo'
  /** Where the clock stands at the start (epoch ms or ISO text). */
  clock?: number | string
  /** Settings of the server, as in its environment. */
  env?: Record<string, string>
  /** Processes on the one database; actors ask them in turn. */
  processes?: number
  /** Connections to the database. */
  connections?: number
  /** How long the app waits for the card provider, and how long a guest waits for the app, in milliseconds. */
  cards?: ProviderTimes & { patienceMs?: number }
  /** Phone wallets are set up, and how long the app waits for them. */
  wallets?: ProviderTimes
}

export interface ActorOptions extends RequestOptions {
  /** A guest or customer there is: another phone of theirs. */
  of?: Identity
}

export interface TestGuest extends Actor, GuestSteps {
  /** The same person's next requests, all with one request id: repeats of one request. */
  repeating(requestId: string): TestGuest
}
export type TestMember = TestGuest & Member
export type TestStaff = Actor & StaffSteps

interface Running {
  db: Database
  apps: App[]
  jobs: InstantJobs[]
  cards: AdyenStandin
  wallets: WalletStandin | undefined
}

/** The whole app on a database of the test file's own. Its parts are there within tests and hooks. */
export interface TestApp {
  readonly db: Database
  readonly clock: SettableClock
  readonly corporationId: number
  /** The first store as it was set up or last changed. */
  readonly shop: DemoShop
  /** The first process, its modules and its jobs. */
  readonly server: FastifyInstance
  readonly modules: Modules
  readonly jobs: InstantJobs
  /** The card provider's stand-in: faults, messages, its own book. */
  readonly cards: AdyenStandin
  readonly wallets: WalletStandin
  /** What the app wrote to its log. */
  readonly log: string[]
  /** Somebody without a session. */
  anyone(options?: RequestOptions): Actor
  guest(options?: ActorOptions): Promise<TestGuest>
  /** Somebody with an account who is no member. */
  customer(options?: RequestOptions): Promise<TestGuest>
  /** A member with a card of the first store's program. */
  member(holdings?: Holdings, options?: RequestOptions): Promise<TestMember>
  /** A gift card of so much, held by an account. Its id. */
  giftCard(owner: Identity, worth: number): Promise<string>
  /** Somebody new at the console of `shopIds`, or of the first store. */
  staff(role?: StaffRole, shopIds?: readonly number[]): Promise<TestStaff>
  /** Changes the settings of the first store. */
  changeShop(over: Partial<ShopConfig>): Promise<void>
  setPrice(foodId: string, price: number): Promise<void>
  setStock(key: string, count: number): Promise<void>
  stock(key: string): Promise<number | undefined>
  /** Jobs and the providers' messages, until nothing is left to do. */
  settle(): Promise<void>
  /** The balance of an order's account in the books: what was received and not given back, in minor units. */
  received(orderId: string): Promise<number>
  /** Payments of an order in the card provider's own book, by state. */
  inCardBook(orderId: string): string[]
  /** The bank accepts every 3-D Secure challenge there is, or those of one order. */
  passChallenges(orderId?: string): void
  /** Runs a statement as its own transaction, past the calls: what no call shows or sets. Its rows. */
  sql<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** What the audit finds to contradict itself. */
  audit(): Promise<string[]>
}

const parsed = (env: Record<string, string>) => {
  const read = readConfig({ NODE_ENV: 'test', ...env })
  if ('faults' in read) throw new Error(read.faults.join('\n'))
  return read.config
}

async function start(db: Database, clock: SettableClock, options: TestAppOptions, log: string[]): Promise<Running> {
  const cards = await cardStandin(clock, options.cards ?? {})
  const wallets = options.wallets && (await walletStandin(clock, options.wallets))
  const config = parsed(options.env ?? {})
  const [apps, jobs]: [App[], InstantJobs[]] = [[], []]
  for (let process = 0; process < (options.processes ?? 1); process += 1) {
    const own = instantJobs()
    const runtime = {
      config,
      db,
      clock,
      jobs: { ...own, start: async () => {}, stop: async () => {} },
      log: createLog('info', written => void log.push(written)),
      ...(options.cards?.patienceMs !== undefined && { patienceMs: options.cards.patienceMs }),
    }
    const app = await createApp(runtime, {
      cards: cards.connected,
      wallets: wallets?.connected ?? { ...inertProvider, provider: undefined },
      intervals: false,
    })
    apps.push(app)
    jobs.push(own)
  }
  await apps[0]?.server.listen({ port: 0, host: '127.0.0.1' })
  return { db, apps, jobs, cards: cards.standin, wallets: wallets?.standin }
}

/** Registers the file's app: built before its tests, closed after them. */
export function testApp(options: TestAppOptions = {}): TestApp {
  const database = testDatabase({ max: options.connections ?? 20 })
  const clock = settableClock(options.clock ?? NOON)
  const brand = options.brand === 'demo' ? demoBrand() : (options.brand ?? harbourKitchen())
  const { corporationId } = brand.corporation
  const [shop] = brand.shops
  if (!shop) throw new Error('a brand without a store')
  const log: string[] = []
  let running: Running | undefined
  const now = (): Running => {
    if (!running) throw new Error('the app is there within tests and hooks only')
    return running
  }
  beforeAll(async () => {
    await seedBrand(database(), brand, new Date(clock()))
    running = await start(database(), clock, options, log)
  }, 60_000)
  afterAll(async () => {
    for (const app of running?.apps ?? []) await app.close()
    await running?.cards.close()
    await running?.wallets?.close()
  })

  const first = (): App => now().apps[0] as App
  const place = (): Place => ({ db: now().db, clock, brand, modules: first().composition.modules })
  const servers = () => now().apps.map(({ server }) => server)
  const actor = (identity: Identity, own: RequestOptions): Actor =>
    actorOf(identity, sender(servers, identity.token, { deviceId: identity.owner, ...own }))
  const guestOf = (identity: Identity, own: RequestOptions): TestGuest => {
    const self = actor(identity, own)
    return {
      ...self,
      ...guestSteps(self, () => shop),
      repeating: requestId => guestOf(identity, { ...own, requestId }),
    }
  }
  const at = { corporationId, shopId: shop.config.shopId }
  const inTx = <R>(work: (tx: Parameters<Parameters<Database['inTx']>[0]>[0]) => Promise<R>): Promise<R> =>
    now().db.inTx(work)

  return {
    get db() {
      return now().db
    },
    get server() {
      return first().server
    },
    get modules() {
      return first().composition.modules
    },
    get jobs() {
      return now().jobs[0] as InstantJobs
    },
    get cards() {
      return now().cards
    },
    get wallets() {
      const { wallets } = now()
      if (!wallets) throw new Error('the test app has no wallets: set `wallets`')
      return wallets
    },
    clock,
    corporationId,
    shop,
    log,
    anyone: (own = {}) => actor({ token: '', owner: 'g:nobody', customerId: 0 }, own),
    guest: async ({ of, ...own } = {}) => guestOf(await openSession(place(), of?.owner), own),
    customer: async (own = {}) => guestOf(await openAccount(place(), false), own),
    member: async (holdings = {}, own = {}) => {
      const identity = await openAccount(place(), true)
      return Object.assign(guestOf(identity, own), await openCard(place(), identity.customerId, holdings))
    },
    giftCard: (owner, worth) => openGiftCard(place(), owner.customerId, worth),
    staff: async (role = 'staff', shopIds = [at.shopId]) => {
      const self = actor(await openStaff(place(), role, shopIds), {})
      return { ...self, ...staffSteps(self, clock) }
    },
    async changeShop(over) {
      Object.assign(shop.config, over)
      await inTx(tx => saveShop(tx, corporationId, shop.config, new Date(clock())))
    },
    async setPrice(foodId, price) {
      const items = shop.menu.items.map(it => (it.foodId === foodId ? { ...it, price: price as typeof it.price } : it))
      Object.assign(shop.menu, { items })
      await inTx(tx => saveMenu(tx, at, shop.menu, new Date(clock())))
    },
    setStock: (key, count) => inTx(tx => setLeft(tx, at, key, count, new Date(clock()))),
    stock: async key => (await stockOf(now().db, at))[key],
    async settle() {
      const { jobs, cards, wallets } = now()
      for (;;) {
        for (const own of jobs) await own.idle()
        const said = [...(await cards.webhooks.release()), ...((await wallets?.webhooks.release()) ?? [])]
        if (said.length === 0) return
      }
    },
    received: orderId => balanceOf(now().db, corporationId, `order:${orderId}`),
    inCardBook: orderId =>
      now()
        .cards.provider.book.report()
        .payments.filter(({ merchantReference }) => merchantReference.includes(orderId.replaceAll('-', '')))
        .map(({ state, captured, refunded }) =>
          refunded > 0 ? (refunded === captured ? 'refunded' : 'partly') : state,
        ),
    passChallenges: (orderId = '') => {
      for (const payment of now().cards.provider.book.payments.values())
        if (payment.merchantReference.includes(orderId.replaceAll('-', ''))) payment.authenticated = 'passed'
    },
    sql: async <Row>(text: string, values: readonly unknown[] = []) =>
      (
        await now().db.runOne<Row>(
          { name: `test_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`, text },
          values,
        )
      ).rows,
    audit: async () => (await audit(now().db)).findings.map(({ check, subject }) => `${check} ${String(subject)}`),
  }
}
