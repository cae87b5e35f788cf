import type { BookPayment } from './book.ts'

const token = (content: unknown): string => Buffer.from(JSON.stringify(content)).toString('base64')

/** The step that lets the bank look at the browser in a hidden frame. */
export const fingerprintAction = (payment: BookPayment) => ({
  type: 'threeDS2',
  subtype: 'fingerprint',
  paymentMethodType: 'scheme',
  paymentData: payment.authorisationToken,
  authorisationToken: payment.authorisationToken,
  token: token({
    threeDSMethodNotificationURL: `${payment.browserBase}3ds/method-notification`,
    threeDSMethodUrl: `${payment.browserBase}3ds/method`,
    threeDSServerTransID: payment.transactionId,
  }),
})

/** The step that shows the bank's own page in a frame. */
export const challengeAction = (payment: BookPayment) => ({
  type: 'threeDS2',
  subtype: 'challenge',
  paymentMethodType: 'scheme',
  paymentData: payment.authorisationToken,
  authorisationToken: payment.authorisationToken,
  token: token({
    acsURL: `${payment.browserBase}3ds/acs`,
    acsTransID: payment.transactionId,
    messageVersion: '2.2.0',
    threeDSNotificationURL: `${payment.browserBase}3ds/notification`,
    threeDSServerTransID: payment.transactionId,
  }),
})

/** The step that leaves for the bank's page and comes back to the return address. */
export const redirectAction = (payment: BookPayment) => ({
  type: 'redirect',
  paymentMethodType: 'scheme',
  method: 'GET',
  url: `${payment.browserBase}redirect?id=${payment.transactionId}`,
})

/** What the browser hands on once a step is done without the guest's help. */
export const frictionlessResult = (payment: BookPayment): string =>
  token({ transStatus: 'Y', authorisationToken: payment.authorisationToken })

/** Reads `details.threeDSResult`; an unreadable one names no payment. */
export function readThreeDsResult(text: string): { transStatus: string; authorisationToken: string } {
  try {
    const read = JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as Record<string, unknown>
    return { transStatus: String(read.transStatus), authorisationToken: String(read.authorisationToken) }
  } catch {
    return { transStatus: '', authorisationToken: '' }
  }
}
