import { fileURLToPath } from 'node:url'
import { contract } from '@comanda/contract'
import type { CallSpec } from '@comanda/contract/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createKnownBrands, type KnownBrands } from './compose/brand/known-brands.ts'
import { withReplica } from './compose/database/replica-calls.ts'
import { originOf } from './compose/registry/runtime.ts'
import { type AllHandlers, compose, type Composition, type Runtime } from './compose.ts'
import { captchaHosts } from './providers/captcha/from-config.ts'
import { connectMaps, tileOrigins, type ConnectedMaps } from './providers/geocoder/from-config.ts'
import { connectCardPayment } from './providers/adyen/index.ts'
import type { CardProvider, ConnectedProvider, WalletProvider } from './providers/payment/port.ts'
import { connectObjects } from './providers/objects/from-config.ts'
import { connectPasses } from './providers/pass/from-config.ts'
import type { ConnectedPasses } from './providers/pass/port.ts'
import { connectSignIn } from './providers/sign-in/from-config.ts'
import type { ConnectedSignIn } from './providers/sign-in/port.ts'
import { connectWallets } from './providers/wallet/index.ts'
import type { Config } from './platform/config.ts'
import { secretOf } from './compose/registry/runtime.ts'
import { useSealKeys } from './platform/seal.ts'
import { serveConsole } from './platform/http/console-app.ts'
import { bindHealth } from './health.ts'
import { bindMetrics } from './metrics.ts'
import {
  bindCall,
  type Caller,
  createServer,
  type Handler,
  keyRecogniser,
  recogniser,
  serveOpenApi,
  tokenOf,
} from './platform/http/index.ts'

export interface App {
  server: FastifyInstance
  /** The modules behind the calls. */
  composition: Composition
  close(): Promise<void>
}

export interface AppOptions {
  /** Payment providers to use in place of those the configuration connects. */
  cards?: ConnectedProvider<CardProvider>
  wallets?: ConnectedProvider<WalletProvider>
  /** Providers to sign in with, in place of those the configuration connects. */
  signIn?: ConnectedSignIn
  /** Wallets for passes, in place of those the configuration connects. */
  passes?: ConnectedPasses
  /** Address search and maps, in place of those the configuration connects. */
  maps?: ConnectedMaps
  /** False: work at intervals (watchdogs, retention jobs) is not started. */
  intervals?: boolean
}

type Bind = (spec: CallSpec, handler: Handler<CallSpec>) => void

/** Binds every call of the contract. */
function bindContract(bind: Bind, handlers: AllHandlers): void {
  for (const [context, calls] of Object.entries(contract) as [keyof AllHandlers, Record<string, CallSpec>][]) {
    const own = handlers[context] as unknown as Readonly<Record<string, Handler<CallSpec>>>
    // The type of the handlers has every call, so that one without a handler does not compile.
    for (const [name, spec] of Object.entries(calls)) bind(spec, own[name] as Handler<CallSpec>)
  }
}

/** The providers of a test, else the configured ones. */
const providersOf = async (runtime: Runtime, options: AppOptions) => ({
  cards: options.cards ?? (await connectCardPayment(runtime.config)),
  wallets: options.wallets ?? (await connectWallets(runtime.config)),
  signIn: options.signIn ?? connectSignIn(runtime.config),
  passes: options.passes ?? connectPasses(runtime),
  maps: options.maps ?? connectMaps(runtime.config, runtime.clock),
  objects: await connectObjects(runtime.config),
})

/** Hosts of pictures beside this server. MENU-9, X5 */
const pictureOrigins = ({ IMAGE_HOSTS, UPLOADS_URL }: Config): string[] => [
  ...(IMAGE_HOSTS?.split(',') ?? []),
  ...(UPLOADS_URL ? [new URL(UPLOADS_URL).origin] : []),
]

/** Hosts beside this server that pages may use. X3 */
const hostsOf = (config: Config) => ({
  pictures: [...pictureOrigins(config), ...tileOrigins(config)],
  payment: config.ADYEN_API_KEY ? ['https://*.adyen.com'] : [],
  captcha: captchaHosts(config),
})

/** Paths of modules that are no calls of the contract: webhooks, callbacks, uploads, links in messages, passes. */
function bindOwnPaths(server: FastifyInstance, modules: Composition['modules']): void {
  modules.payment.bindWebhook(server)
  modules.auth.bindCallbacks(server)
  modules.upload.bind(server)
  modules.notification.bind(server)
  modules.pass.bind(server)
}

/** The HTTP server with everything bound: calls, live updates, pages, webhooks, health. */
export async function createApp(runtime: Runtime, options: AppOptions = {}): Promise<App> {
  const { config, db, log } = runtime
  useSealKeys(config.SEAL_KEYS, secretOf(config))
  const production = config.NODE_ENV === 'production'
  const origins = config.PUBLIC_URL ? [new URL(config.PUBLIC_URL).origin] : []
  const server = await createServer({ log, trustProxy: config.TRUST_PROXY, origins, production })
  const { cards, wallets, signIn, passes, maps, objects } = await providersOf(runtime, options)
  for (const one of [cards, wallets, maps]) one.mount(server)
  const providers = { card: cards.provider, wallet: wallets.provider }
  const composition = compose({
    ...runtime,
    providers,
    signIn: signIn.providers,
    passes: passes.providers,
    maps: maps.providers,
    ...(objects.objects && { objects: objects.objects }),
  })
  const { modules } = composition
  const brands = createKnownBrands(db)
  const recognise = recogniser({ sessionOf: modules.auth.sessions.of, brands })
  const recogniseKey = keyRecogniser(modules.integration.sessionOfKey)
  const renew = async ({ session }: Caller, request: FastifyRequest) => {
    const token = session?.renewalDue ? tokenOf(request) : undefined
    return session && token !== undefined ? modules.auth.renewed(session, token) : undefined
  }
  const common = { server, renew, textsOf: modules.startup.ownTexts, log }
  bindContract((spec, handler) => {
    const recogniseCaller = spec.gate === 'api' ? recogniseKey : recognise
    bindCall({ ...common, recognise: recogniseCaller }, spec, withReplica(db, spec, handler))
  }, composition.handlers)
  const streams = modules.push.bind(server, brands.has)
  await modules.startup.bindFront(server, {
    dist: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    firstBrand: brands.first,
    hosts: hostsOf(config),
    ...(runtime.pictures !== undefined && { pictures: runtime.pictures }),
  })
  await serveConsole(server, fileURLToPath(new URL('../../console/dist', import.meta.url)), tileOrigins(config))
  bindOwnPaths(server, modules)
  server.server.once('listening', () => {
    for (const one of [cards, wallets]) one.listening(server.server.address())
  })
  if (options.intervals !== false) composition.start()

  serveOpenApi(server, contract, originOf(config))
  bindHealth(server, runtime)
  bindMetrics(server, { ...runtime, ...streams })
  if (!production) bindOutbox(server, modules, brands)

  return {
    server,
    composition,
    async close() {
      await server.close()
      await composition.stop()
      for (const one of [cards, wallets, signIn, passes, maps, objects]) await one.close()
    },
  }
}

/** The newest messages of the brand that is named, or of the first, for development alone. */
function bindOutbox(server: FastifyInstance, { notification }: Composition['modules'], brands: KnownBrands): void {
  server.get<{ Querystring: { g?: string } }>('/dev/outbox', async ({ query }) =>
    notification.newest(Number(query.g) || ((await brands.first()) ?? 0)),
  )
}
