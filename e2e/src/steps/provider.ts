import { type AdyenStandin, createAdyenStandin } from '@comanda/standins/adyen'
import type { Book } from './provider-book.ts'

/** A card provider in a separate process, which survives when a server is killed. */
export interface OwnProvider {
  readonly standin: AdyenStandin
  /** The configuration of a server that uses it. */
  readonly env: Readonly<Record<string, string>>
  /** Its records, which the product cannot write. M13 */
  book(): Book
  close(): Promise<void>
}

const HMAC = 'c0'.repeat(32)

/** Starts the provider; it sends its messages to the address returned by `to`. */
export async function startProvider(to: () => string | undefined): Promise<OwnProvider> {
  const standin = createAdyenStandin({
    apiKey: 'journey-key',
    merchantAccount: 'Journeys',
    hmacKey: HMAC,
    webhookUser: 'journeys',
    webhookPassword: 'journeys-secret',
    webhookUrl: () => to() && `${to()}/webhooks/adyen`,
  })
  const address = await standin.listen()
  return {
    standin,
    env: {
      ADYEN_API_KEY: 'journey-key',
      ADYEN_CLIENT_KEY: 'test_journeys',
      ADYEN_MERCHANT_ACCOUNT: 'Journeys',
      ADYEN_CHECKOUT_URL: `${address}/v72`,
      ADYEN_REPORT_URL: `${address}/reports/download`,
      ADYEN_HMAC_KEY: HMAC,
      ADYEN_WEBHOOK_USER: 'journeys',
      ADYEN_WEBHOOK_PASSWORD: 'journeys-secret',
    },
    book: () => standin.provider.book.report(),
    close: () => standin.close(),
  }
}
