import { type AdyenStandin, createAdyenStandin } from '@comanda/standins/adyen'
import { createWalletStandin, type WalletStandin } from '@comanda/standins/wallet'
import type { AddressInfo } from 'node:net'
import type { Clock } from '../platform/clock.ts'
import { adyenProvider } from '../providers/adyen/index.ts'
import {
  type CardProvider,
  type ConnectedProvider,
  inertProvider,
  type WalletProvider,
} from '../providers/payment/port.ts'
import { walletProvider } from '../providers/wallet/index.ts'

/** How long the app waits for a provider, in milliseconds. */
export interface ProviderTimes {
  totalMs?: number
}

const HMAC = 'ab'.repeat(32)
const CREDENTIALS = { user: 'adyen', password: 'secret' }
export const WALLET_KEYS = { apiKey: 'cd'.repeat(32), notifyKey: 'ef'.repeat(32), merchantId: 'W' }

const urlOf = (address: string | AddressInfo | null, path: string): string | undefined =>
  address !== null && typeof address === 'object' ? `http://127.0.0.1:${address.port}${path}` : undefined

/** The card provider's stand-in; its messages wait until a test releases them. */
export async function cardStandin(
  clock: Clock,
  { totalMs = 3000 }: ProviderTimes,
): Promise<{ standin: AdyenStandin; connected: ConnectedProvider<CardProvider> }> {
  let webhookUrl: string | undefined
  const standin = createAdyenStandin({
    apiKey: 'key',
    merchantAccount: 'M',
    hmacKey: HMAC,
    webhookUser: CREDENTIALS.user,
    webhookPassword: CREDENTIALS.password,
    webhookUrl: () => webhookUrl,
    clock,
  })
  await standin.control({ webhooks: { hold: true } })
  const url = await standin.listen()
  const provider = adyenProvider({
    ...CREDENTIALS,
    merchantAccount: 'M',
    hmacKey: HMAC,
    live: false,
    apiKey: 'key',
    checkoutUrl: `${url}/v72`,
    reportUrl: `${url}/reports/download`,
    browser: { clientKey: 'stub_1', environment: 'test' },
    testValues: true,
    timeouts: { connectMs: 1000, totalMs },
    repeatAfterMs: [5, 5],
  })
  const listening: ConnectedProvider<CardProvider>['listening'] = address => {
    webhookUrl ??= urlOf(address, '/webhooks/adyen')
  }
  return { standin, connected: { ...inertProvider, provider, listening } }
}

/** The wallet company's stand-in; its messages wait until a test releases them. */
export async function walletStandin(
  clock: Clock,
  { totalMs = 400 }: ProviderTimes,
): Promise<{ standin: WalletStandin; connected: ConnectedProvider<WalletProvider> }> {
  let notifyUrl: string | undefined
  const standin = createWalletStandin({ ...WALLET_KEYS, notifyUrl: () => notifyUrl, clock })
  await standin.control({ webhooks: { hold: true } })
  const provider = walletProvider({
    ...WALLET_KEYS,
    apiUrl: `${await standin.listen()}/v1`,
    live: false,
    clock,
    timeouts: { connectMs: 1000, totalMs },
    repeatAfterMs: [5, 5],
  })
  const listening: ConnectedProvider<WalletProvider>['listening'] = address => {
    notifyUrl ??= urlOf(address, '/webhooks/wallet')
  }
  return { standin, connected: { ...inertProvider, provider, listening } }
}
