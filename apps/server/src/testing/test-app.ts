import { type DemoBrand, type DemoShop, demoBrand } from '@comanda/demo'
import type { AdyenStandin } from '@comanda/standins/adyen'
import type { WalletStandin } from '@comanda/standins/wallet'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { type App, type AppOptions, createApp } from '../app.ts'
import type { Modules } from '../compose.ts'
import { secretOf } from '../compose/registry/runtime.ts'
import { type SettableClock, settableClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import { createLog } from '../platform/log.ts'
import { useSealKeys } from '../platform/seal.ts'
import type { Retention } from '../platform/retention/index.ts'
import { inertProvider } from '../providers/payment/port.ts'
import { type ConnectedPasses, noPasses } from '../providers/pass/port.ts'
import type { ConnectedSignIn } from '../providers/sign-in/port.ts'
import { seedBrand } from '../seed.ts'
import { type Actor, actorOf, type Identity, type RequestOptions, sender } from './actor.ts'
import { type GuestSteps, guestSteps } from './guest.ts'
import { harbourKitchen, NOON } from './harbour-kitchen.ts'
import { type InstantJobs, instantJobs } from './instant-jobs.ts'
import { cardStandin, type ProviderTimes, walletStandin } from './payment-standins.ts'
import {
  type Holdings,
  type Member,
  customer,
  openCard,
  openGiftCard,
  person,
  type Place,
  type StaffIdentity,
  type StaffRole,
  staffPerson,
} from './people.ts'
import { type StaffSteps, staffSteps } from './staff.ts'
import { type Probes, probes } from './probes.ts'
import { type StoreChanges, storeChanges } from './store-changes.ts'
import { folderDatabase, testDatabase } from './test-database.ts'

export interface TestAppOptions {
  /** Left out: the harbour kitchen, a small brand in pounds with round prices. */
  brand?: DemoBrand | 'demo'
  /** True: the database has no brand until `seed` is called. */
  empty?: boolean
  /** Writes rows beyond those of the brand before the app starts. */
  prepare?: (db: Database) => Promise<void>
  /** Puts something between the app and its database, to make it fail. */
  between?: (db: Database) => Database
  /** The initial time of the clock (epoch ms or ISO text). */
  clock?: number | string
  /** Settings of the server, as in its environment. */
  env?: Record<string, string>
  /** Processes on the one database; actors ask them in turn. */
  processes?: number
  /** Opens the connections of each process; left out, all share those of the test. */
  openOwn?: (db: Database) => Promise<Database>
  /** The folder of a database server of its own; left out, the tests share one. */
  dataFolder?: string
  /** A database that the file registered itself. */
  database?: () => Database
  /** Connections to the database. */
  connections?: number
  /** How long the app waits for the card provider, and how long a guest waits for the app, in milliseconds. */
  cards?: ProviderTimes & { patienceMs?: number }
  /** Providers to sign in with; left out, none is set up. */
  signIn?: ConnectedSignIn
  /** Wallets for passes; left out, none is set up. */
  passes?: ConnectedPasses
  /** Phone wallets are set up, and how long the app waits for them. */
  wallets?: ProviderTimes
}

export interface ActorOptions extends RequestOptions {
  /** A guest or customer there is: another phone of theirs. */
  of?: Pick<Identity, 'owner'>
  /** The token of a session there is; left out, the actor opens one of its own. */
  token?: string
}

export interface TestGuest extends Actor, GuestSteps {
  /** The same person's next requests, all with one request id: repeats of one request. */
  repeating(requestId: string): TestGuest
}
export interface TestCustomer extends TestGuest {
  email: string
  /** Writes the account, which otherwise waits for its first call. */
  opened(): Promise<void>
}
export type TestMember = TestGuest & Member
export type TestStaff = Actor & StaffIdentity & StaffSteps

interface Running {
  db: Database
  apps: App[]
  /** Connections of single processes. */
  own: Database[]
  jobs: InstantJobs[]
  cards: AdyenStandin
  wallets: WalletStandin | undefined
  /** The secret with which the app seals. */
  secret: string
}

/** The whole app on a database of the test file's own. Its parts are there within tests and hooks. */
export interface TestApp extends Probes, StoreChanges {
  readonly db: Database
  readonly clock: SettableClock
  readonly corporationId: number
  /** The first store as it was set up or last changed. */
  readonly shop: DemoShop
  /** The first process, its modules and its jobs. */
  readonly server: FastifyInstance
  /** Where it listens. */
  readonly url: string
  readonly modules: Modules
  readonly jobs: InstantJobs
  readonly retention: Retention
  /** The card provider's stand-in: faults, messages, its own book. */
  readonly cards: AdyenStandin
  readonly wallets: WalletStandin
  /** The app's log output. */
  readonly log: string[]
  /** A caller without a session. */
  anyone(options?: RequestOptions): Actor
  /** The person a token was given to. */
  signedIn(token: string, options?: RequestOptions): Actor
  guest(options?: ActorOptions): TestGuest
  /** A customer who is not a member. */
  customer(options?: RequestOptions): TestCustomer
  /** A member with a card of the first store's program. */
  member(holdings?: Holdings, options?: RequestOptions): Promise<TestMember>
  /** A gift card of so much, held by an account. Its id. */
  giftCard(owner: Identity, worth: number): Promise<string>
  /** A new employee of `shopIds`, or of the first store. */
  staff(role?: StaffRole, options?: { shopIds?: readonly number[]; name?: string }): TestStaff
  /** Jobs and the providers' messages, until nothing is left to do. */
  settle(): Promise<void>
  /** Fills an empty database with the brand. */
  seed(): Promise<unknown>
}

const parsed = (env: Record<string, string>) => {
  const read = readConfig({ NODE_ENV: 'test', ...env })
  if ('faults' in read) throw new Error(read.faults.join('\n'))
  return read.config
}

/** Sign-in providers and wallets for passes; those that are left out are not set up. */
const connectionsOf = ({ signIn, passes }: TestAppOptions) => ({
  signIn: signIn ?? { providers: {}, close: async () => {} },
  passes: passes ?? noPasses,
})

type Standins = Pick<Running, 'cards' | 'wallets'> & { providers: Pick<AppOptions, 'cards' | 'wallets'> }

async function standinsOf(clock: SettableClock, options: TestAppOptions): Promise<Standins> {
  const cards = await cardStandin(clock, options.cards ?? {})
  const wallets = options.wallets && (await walletStandin(clock, options.wallets))
  const connected = wallets?.connected ?? { ...inertProvider, provider: undefined }
  return { cards: cards.standin, wallets: wallets?.standin, providers: { cards: cards.connected, wallets: connected } }
}

async function start(db: Database, clock: SettableClock, options: TestAppOptions, log: string[]): Promise<Running> {
  const { providers, ...standins } = await standinsOf(clock, options)
  const config = parsed(options.env ?? {})
  const [apps, jobs, own]: [App[], InstantJobs[], Database[]] = [[], [], []]
  const startProcess = async () => {
    const ownJobs = instantJobs()
    const ownDb = await options.openOwn?.(db)
    if (ownDb) own.push(ownDb)
    const runtime = {
      config,
      db: ownDb ?? db,
      clock,
      jobs: { ...ownJobs, start: async () => {}, stop: async () => {} },
      log: createLog('info', written => void log.push(written)),
      ...(options.cards?.patienceMs !== undefined && { patienceMs: options.cards.patienceMs }),
    }
    apps.push(await createApp(runtime, { ...providers, ...connectionsOf(options), intervals: false }))
    jobs.push(ownJobs)
  }
  for (let process = 0; process < (options.processes ?? 1); process += 1) await startProcess()
  await apps[0]?.server.listen({ port: 0, host: '127.0.0.1' })
  return { db, apps, own, jobs, ...standins, secret: secretOf(config) }
}

const databaseFor = ({ dataFolder, connections: max = 20 }: TestAppOptions) =>
  dataFolder === undefined ? testDatabase({ max }) : folderDatabase(dataFolder)

/** Registers the file's app: built before its tests, closed after them. */
export function testApp(options: TestAppOptions = {}): TestApp {
  const database = options.database ?? databaseFor(options)
  const clock = settableClock(options.clock ?? NOON)
  const brand = options.brand === 'demo' ? demoBrand() : (options.brand ?? harbourKitchen())
  const { corporationId } = brand.corporation
  const [firstShop] = brand.shops
  if (!firstShop) throw new Error('a brand without a store')
  // Tests change their store; the demo's is shared by all files of a worker.
  const shop = { ...firstShop, config: { ...firstShop.config }, menu: { ...firstShop.menu } }
  const log: string[] = []
  let running: Running | undefined
  const now = (): Running => {
    if (!running) throw new Error('the app is there within tests and hooks only')
    return running
  }
  beforeAll(async () => {
    const config = parsed(options.env ?? {})
    useSealKeys(config.SEAL_KEYS, secretOf(config))
    if (!options.empty) await seedBrand(database(), brand, new Date(clock()))
    await options.prepare?.(database())
    running = await start((options.between ?? (db => db))(database()), clock, options, log)
  }, 60_000)
  afterAll(async () => {
    for (const app of running?.apps ?? []) await app.close()
    for (const own of running?.own ?? []) await own.close()
    await running?.cards.close()
    await running?.wallets?.close()
  })

  const first = (): App => now().apps[0] as App
  const place = (): Place => ({ db: now().db, clock, brand, modules: first().composition.modules })
  const servers = () => now().apps.map(({ server }) => server)
  const actor = (identity: Identity, own: RequestOptions): Actor =>
    actorOf(identity, sender(servers, identity, { deviceId: identity.owner, ...own }))
  const guestOf = (identity: Identity, own: RequestOptions): TestGuest => {
    const self = actor(identity, own)
    return {
      ...self,
      ...guestSteps(self, () => shop),
      repeating: requestId => guestOf(identity, { ...own, requestId }),
    }
  }

  return {
    ...probes(now, corporationId, shop.config.currency.currencyCode),
    ...storeChanges(() => now().db, clock, corporationId, shop),
    get db() {
      return now().db
    },
    get server() {
      return first().server
    },
    get url() {
      const address = first().server.server.address()
      return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    },
    get modules() {
      return first().composition.modules
    },
    get retention() {
      return first().composition.retention
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
    seed: () => seedBrand(now().db, brand, new Date(clock())),
    anyone: (own = {}) => actor({ token: async () => '', owner: 'g:nobody', customerId: 0 }, own),
    signedIn: (token, own = {}) => actor({ token: async () => token, owner: 'g:nobody', customerId: 0 }, own),
    guest: ({ of, token, ...own } = {}) =>
      guestOf({ ...person(place, of?.owner), ...(token !== undefined && { token: async () => token }) }, own),
    customer: (own = {}) => {
      const identity = customer(place, false)
      return { ...guestOf(identity, own), email: identity.email, opened: identity.opened }
    },
    member: async (holdings = {}, own = {}) => {
      const identity = customer(place, true)
      await identity.opened()
      return Object.assign(guestOf(identity, own), await openCard(place(), identity.customerId, holdings), {
        email: identity.email,
      })
    },
    giftCard: (owner, worth) => openGiftCard(place(), owner.customerId, worth),
    staff: (role = 'staff', { shopIds = [shop.config.shopId], name = 'Test' } = {}) => {
      const identity = staffPerson(place, role, shopIds, name)
      const self = { ...identity, ...actor(identity, {}) }
      return { ...self, ...staffSteps(self, clock) }
    },
    async settle() {
      const { jobs, cards, wallets } = now()
      for (;;) {
        for (const own of jobs) await own.idle()
        const deliveries = [...(await cards.webhooks.release()), ...((await wallets?.webhooks.release()) ?? [])]
        if (deliveries.length === 0) return
      }
    },
  }
}
