import { randomBytes } from 'node:crypto'
import type { onRequestHookHandler } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { takeOver } from '../../platform/http/index.ts'
import { type ConnectedProvider, inertProvider, type WalletProvider } from '../payment/port.ts'
import { standInBookFile } from '../../platform/stand-in-book-file.ts'
import { walletProvider } from './live.ts'

/** The configured wallets: a real account, else the stand-in on loopback, else none. */
export async function connectWallets(config: Config): Promise<ConnectedProvider<WalletProvider>> {
  if (config.WALLET_API_KEY) return { ...inertProvider, provider: liveProvider(config) }
  if (config.NODE_ENV === 'production' && !config.ALLOW_STANDINS) return { ...inertProvider, provider: undefined }
  return standIn(standInBookFile(config, 'wallets'))
}

const liveProvider = (config: Config): WalletProvider =>
  walletProvider({
    apiUrl: (config.WALLET_API_URL ?? '').replace(/\/$/, ''),
    apiKey: config.WALLET_API_KEY ?? '',
    merchantId: config.WALLET_MERCHANT_ID ?? '',
    notifyKey: config.WALLET_NOTIFY_KEY ?? '',
    notifyKeyPrevious: config.WALLET_NOTIFY_KEY_PREVIOUS,
    live: config.WALLET_LIVE,
    clock: Date.now,
  })

/** New random keys for every start, valid for this process only. */
async function standIn(book: ReturnType<typeof standInBookFile>): Promise<ConnectedProvider<WalletProvider>> {
  const { createWalletStandin } = await import('@comanda/standins/wallet')
  const key = () => randomBytes(32).toString('hex')
  const keys = { apiKey: key(), notifyKey: key(), merchantId: 'StandIn' }
  let notifyUrl: string | undefined
  const standin = createWalletStandin({ ...keys, ...book, notifyUrl: () => notifyUrl, atMerchant: true })
  const address = await standin.listen()
  return {
    provider: walletProvider({ ...keys, apiUrl: `${address}/v1`, live: false, clock: Date.now }),
    mount: server => {
      // Intercepted before the body is parsed: the stand-in parses its own.
      const handOver: onRequestHookHandler = (request, reply) => {
        standin.handle(request.raw, takeOver(reply))
      }
      server.all('/walletpay/*', { onRequest: handOver }, () => {})
    },
    listening: own => {
      if (own !== null && typeof own === 'object') notifyUrl = `http://127.0.0.1:${own.port}/webhooks/wallet`
    },
    close: () => standin.close(),
  }
}
