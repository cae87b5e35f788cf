import { type AdyenStandin, createAdyenStandin, type Fault } from '@comanda/standins/adyen'

const MEDIAN_MS = 300
/** The sigma of the log-normal distribution with 3 s at the 99th percentile. */
const SPREAD = Math.log(3000 / MEDIAN_MS) / 2.326
const LOST = 0.01
const MAX_MS = 20_000

/** A random number from the normal distribution. */
const normal = (): number => Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random())

export interface CardProvider {
  standin: AdyenStandin
  env: Readonly<Record<string, string>>
  /** Stops answering for five seconds. */
  stall(): void
}

const HMAC = 'be'.repeat(32)
const STALL_MS = 5000

/** A provider with realistic delays: median 300 ms, 99th percentile 3 s, every hundredth answer lost. */
export async function openProvider(to: () => string): Promise<CardProvider> {
  const standin = createAdyenStandin({
    apiKey: 'bench-key',
    merchantAccount: 'Bench',
    hmacKey: HMAC,
    webhookUser: 'bench',
    webhookPassword: 'bench-secret',
    webhookUrl: () => `${to()}/webhooks/adyen`,
  })
  let stalledUntil = 0
  standin.faults.otherwise = (on): Fault | undefined => {
    if (on === 'reports') return undefined
    if (Math.random() < LOST) return { on, kind: 'lost', bytes: 'none' }
    const stalled = Math.max(0, stalledUntil - performance.now())
    return { on, kind: 'slow', delayMs: stalled + Math.min(MAX_MS, MEDIAN_MS * Math.exp(SPREAD * normal())) }
  }
  const address = await standin.listen()
  return {
    standin,
    env: {
      ADYEN_API_KEY: 'bench-key',
      ADYEN_CLIENT_KEY: 'test_bench',
      ADYEN_MERCHANT_ACCOUNT: 'Bench',
      ADYEN_CHECKOUT_URL: `${address}/v72`,
      ADYEN_REPORT_URL: `${address}/reports/download`,
      ADYEN_HMAC_KEY: HMAC,
      ADYEN_WEBHOOK_USER: 'bench',
      ADYEN_WEBHOOK_PASSWORD: 'bench-secret',
    },
    stall: () => {
      stalledUntil = performance.now() + STALL_MS
    },
  }
}
