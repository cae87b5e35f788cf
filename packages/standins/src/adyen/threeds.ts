import type { BookPayment } from './book.ts'

const token = (content: unknown): string => Buffer.from(JSON.stringify(content)).toString('base64')

/** The step in which the bank checks the browser in a hidden frame. */
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

/** The step that shows the bank's page in a frame. */
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

/** The step that redirects to the bank's page and returns to the return address. */
export const redirectAction = (payment: BookPayment) => ({
  type: 'redirect',
  paymentMethodType: 'scheme',
  method: 'GET',
  url: `${payment.browserBase}redirect?id=${payment.transactionId}`,
})

/** The browser's result of a step without interaction. */
export const frictionlessResult = (payment: BookPayment): string =>
  token({ transStatus: 'Y', authorisationToken: payment.authorisationToken })

/** Reads `details.threeDSResult`; an unreadable one refers to no payment. */
export function readThreeDsResult(text: string): { transStatus: string; authorisationToken: string } {
  try {
    const read = JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as Record<string, unknown>
    return { transStatus: String(read.transStatus), authorisationToken: String(read.authorisationToken) }
  } catch {
    return { transStatus: '', authorisationToken: '' }
  }
}
