import { X509Certificate } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import { withLines } from '../../platform/pass-config.ts'
import { applePasses } from './apple/index.ts'
import type { GoogleAccount } from './google/access-token.ts'
import { googlePasses } from './google/index.ts'
import { type ConnectedPasses, noPasses } from './port.ts'

/** The configured wallets; without any, their stand-ins on loopback, but not in production. CARD-9 */
export function connectPasses({ config, clock, log }: { config: Config; clock: Clock; log: Log }): ConnectedPasses {
  warnOfExpiry(config, clock, log)
  const live = liveWallets(config, clock)
  if (Object.keys(live.providers).length > 0) return live
  return config.NODE_ENV === 'production' && !config.ALLOW_STANDINS ? noPasses : standIns(clock)
}

const MONTH_MS = 30 * 86_400_000

/** Logs that the pass certificate expires within a month: phones refuse passes signed after that. */
function warnOfExpiry({ PASS_APPLE_CERTIFICATE: certificate }: Config, clock: Clock, log: Log): void {
  if (certificate === undefined) return
  const { validTo } = new X509Certificate(withLines(certificate))
  if (Date.parse(validTo) - clock() < MONTH_MS) log.warn('the Apple pass certificate must be renewed', { validTo })
}

const bare = (address: string): string => address.replace(/\/$/, '')

function liveWallets(config: Config, clock: Clock): ConnectedPasses {
  const { PASS_APPLE_CERTIFICATE: certificate, PASS_GOOGLE_ISSUER: issuerId } = config
  const apple =
    certificate === undefined
      ? undefined
      : applePasses(async () => ({
          certificate: withLines(certificate),
          key: withLines(config.PASS_APPLE_KEY ?? ''),
          passphrase: config.PASS_APPLE_KEY_PASSPHRASE,
          wwdr: withLines(config.PASS_APPLE_WWDR ?? ''),
          pushUrl: bare(config.PASS_APPLE_PUSH_URL),
        }))
  const account = (issuer: string): GoogleAccount => ({
    issuerId: issuer,
    email: config.PASS_GOOGLE_EMAIL ?? '',
    key: withLines(config.PASS_GOOGLE_KEY ?? ''),
    apiUrl: bare(config.PASS_GOOGLE_URL),
    tokenUrl: config.PASS_GOOGLE_TOKEN_URL,
    saveUrl: bare(config.PASS_GOOGLE_SAVE_URL),
  })
  return {
    providers: {
      ...(apple && { apple }),
      ...(issuerId !== undefined && { google: googlePasses(async () => account(issuerId), clock) }),
    },
    close: async () => apple?.close(),
  }
}

/** Stand-ins with a new certificate authority and new keys, which are made at their first use. */
function standIns(clock: Clock): ConnectedPasses {
  let running: Promise<Awaited<ReturnType<typeof start>>> | undefined
  const start = async () => (await import('@comanda/standins/passes')).startPassStandins()
  const started = () => (running ??= start())
  const apple = applePasses(async () => (await started()).apple)
  return {
    providers: { apple, google: googlePasses(async () => (await started()).google, clock) },
    async close() {
      await apple.close()
      if (running) await (await running).close()
    },
  }
}
