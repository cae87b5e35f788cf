import { type AdyenStandin, createAdyenStandin } from '@comanda/standins/adyen'
import type { Book } from './provider-book.ts'

/** The card provider in a place of its own: it lives on when a server is killed. */
export interface OwnProvider {
  readonly standin: AdyenStandin
  /** The configuration of a server that is its merchant. */
  readonly env: Readonly<Record<string, string>>
  /** Its book, which the product cannot write. M13 */
  book(): Book
  close(): Promise<void>
}

const HMAC = 'c0'.repeat(32)

/** Starts the provider; its messages go where `to` says. */
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
