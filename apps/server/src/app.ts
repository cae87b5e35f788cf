import { fileURLToPath } from 'node:url'
import { coming, contract } from '@comanda/contract'
import { type CallSpec, refuse } from '@comanda/contract/core'
import type { FastifyInstance } from 'fastify'
import { type AllHandlers, compose, type House, type Runtime } from './compose.ts'
import { captchaHosts } from './providers/captcha/from-config.ts'
import { connectCardPayment } from './providers/adyen/index.ts'
import type { CardProvider, ConnectedProvider, WalletProvider } from './providers/payment/port.ts'
import { connectWallets } from './providers/wallet/index.ts'
import { serveConsole } from './platform/http/console-app.ts'
import { bindCall, createServer, type Handler, recogniser, serveOpenApi } from './platform/http/index.ts'

export interface App {
  server: FastifyInstance
  /** The modules behind the calls. */
  composition: House
  close(): Promise<void>
}

export interface AppOptions {
  /** Payment providers to use in place of those the configuration connects. */
  cards?: ConnectedProvider<CardProvider>
  wallets?: ConnectedProvider<WalletProvider>
  /** False: work at intervals (watchdogs, retention jobs) is not started. */
  intervals?: boolean
}

interface CorporationTables {
  corporation: { corporation_id: number }
}

/** The brands served here; the first is meant where a request names none. */
async function corporationsOf(db: Runtime['db']): Promise<[number, Set<number>]> {
  const rows = await db
    .withTables<CorporationTables>()
    .selectFrom('corporation')
    .select('corporation_id')
    .orderBy('corporation_id')
    .execute()
  const ids = rows.map(row => row.corporation_id)
  return [ids[0] ?? 0, new Set(ids)]
}

type Bind = (spec: CallSpec, handler: Handler<CallSpec>) => void

/** One address a call of the contract, and the calls to come, which say so. */
function bindContract(bind: Bind, handlers: AllHandlers): void {
  for (const [context, calls] of Object.entries(contract) as [keyof AllHandlers, Record<string, CallSpec>][]) {
    const own = handlers[context] as unknown as Record<string, Handler<CallSpec>> | undefined
    for (const [name, spec] of Object.entries(calls)) bind(spec, own?.[name] ?? (async () => refuse('notYet')))
  }
  for (const spec of coming) bind(spec, async () => refuse('notYet'))
}

/** The house on its HTTP server: calls, live updates, pages, what machines ask. */
export async function createApp(runtime: Runtime, options: AppOptions = {}): Promise<App> {
  const { config, db, log } = runtime
  const production = config.NODE_ENV === 'production'
  const origins = config.PUBLIC_URL ? [new URL(config.PUBLIC_URL).origin] : []
  const server = await createServer({ log, trustProxy: config.TRUST_PROXY, origins, production })
  const cards = options.cards ?? (await connectCardPayment(config))
  const wallets = options.wallets ?? (await connectWallets(config))
  for (const one of [cards, wallets]) one.mount(server)
  const house = compose(runtime, { card: cards.provider, wallet: wallets.provider })
  const [defaultCorporation, corporations] = await corporationsOf(db)
  const recognise = recogniser({
    sessionOf: house.auth.sessions.of,
    defaultCorporation,
    isCorporation: async corporationId => corporations.has(corporationId),
  })
  bindContract((spec, handler) => bindCall({ server, recognise, log }, spec, handler), house.handlers)
  house.push.bind(server)
  await house.startup.bindFront(server, {
    dist: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    defaultCorporation,
    hosts: {
      pictures: config.UPLOADS_URL ? [new URL(config.UPLOADS_URL).origin] : [],
      payment: config.ADYEN_API_KEY ? ['https://*.adyen.com'] : [],
      captcha: captchaHosts(config),
    },
    ...(runtime.pictures !== undefined && { pictures: runtime.pictures }),
  })
  await serveConsole(server, fileURLToPath(new URL('../../console/dist', import.meta.url)))
  house.payment.bindWebhook(server)
  house.bindUploads(server)
  server.server.once('listening', () => {
    for (const one of [cards, wallets]) one.listening(server.server.address())
  })
  if (options.intervals !== false) house.start()

  serveOpenApi(server, contract)
  server.get('/healthz', async () => {
    await db.query({ name: 'health', text: 'select 1' }, [])
    return { code: '000', data: { healthy: true }, message: '' }
  })
  if (!production) {
    server.get('/dev/outbox', async () => house.notification.newest(defaultCorporation))
  }

  return {
    server,
    composition: house,
    async close() {
      await server.close()
      await house.stop()
      await cards.close()
      await wallets.close()
    },
  }
}
