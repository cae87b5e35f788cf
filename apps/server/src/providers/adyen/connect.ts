import { randomBytes } from 'node:crypto'
import type { onRequestHookHandler } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { takeOver } from '../../platform/http/index.ts'
import { type CardProvider, type ConnectedProvider, inertProvider } from '../payment/port.ts'
import { standInBookFile } from '../../platform/stand-in-book-file.ts'
import { adyenProvider } from './live.ts'

/** The configured card payment provider: a real account, else the stand-in on loopback, else none. */
export async function connectCardPayment(config: Config): Promise<ConnectedProvider<CardProvider>> {
  if (config.ADYEN_API_KEY) return { ...inertProvider, provider: liveProvider(config) }
  if (config.NODE_ENV === 'production' && !config.ALLOW_STANDINS) return { ...inertProvider, provider: undefined }
  return standIn(standInBookFile(config, 'cards'))
}

function liveProvider(config: Config): CardProvider {
  const live = config.ADYEN_ENVIRONMENT !== 'test'
  return adyenProvider({
    apiKey: config.ADYEN_API_KEY ?? '',
    checkoutUrl: (config.ADYEN_CHECKOUT_URL ?? '').replace(/\/$/, ''),
    merchantAccount: config.ADYEN_MERCHANT_ACCOUNT ?? '',
    reportUrl: config.ADYEN_REPORT_URL?.replace(/\/$/, ''),
    hmacKey: config.ADYEN_HMAC_KEY ?? '',
    hmacKeyPrevious: config.ADYEN_HMAC_KEY_PREVIOUS,
    user: config.ADYEN_WEBHOOK_USER ?? '',
    password: config.ADYEN_WEBHOOK_PASSWORD ?? '',
    live,
    testValues: !live,
    browser: { clientKey: config.ADYEN_CLIENT_KEY ?? '', environment: config.ADYEN_ENVIRONMENT },
  })
}

/** New random keys for every start, valid for this process only. */
async function standIn(book: ReturnType<typeof standInBookFile>): Promise<ConnectedProvider<CardProvider>> {
  const { createAdyenStandin } = await import('@comanda/standins/adyen')
  const secret = () => randomBytes(24).toString('hex')
  const keys = { apiKey: secret(), hmacKey: randomBytes(32).toString('hex'), merchantAccount: 'StandIn' }
  const credentials = { user: 'standin', password: secret() }
  let webhookUrl: string | undefined
  const standin = createAdyenStandin({
    ...keys,
    webhookUser: credentials.user,
    webhookPassword: credentials.password,
    webhookUrl: () => webhookUrl,
    ...book,
  })
  const address = await standin.listen()
  return {
    provider: adyenProvider({
      ...keys,
      ...credentials,
      checkoutUrl: `${address}/v72`,
      reportUrl: `${address}/reports/download`,
      live: false,
      testValues: true,
      browser: { clientKey: 'stub_comanda', environment: 'test', standinPath: '/checkoutshopper/' },
    }),
    mount: server => {
      // Intercepted before the body is parsed: the stand-in parses its own.
      const handOver: onRequestHookHandler = (request, reply) => {
        standin.handle(request.raw, takeOver(reply))
      }
      server.all('/checkoutshopper/*', { onRequest: handOver }, () => {})
    },
    listening: own => {
      if (own !== null && typeof own === 'object') webhookUrl = `http://127.0.0.1:${own.port}/webhooks/adyen`
    },
    close: () => standin.close(),
  }
}
