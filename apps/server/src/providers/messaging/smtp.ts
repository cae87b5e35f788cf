import { observed } from '../../platform/outgoing-request.ts'
import { type Messenger, type OutgoingMessage, Undeliverable } from './port.ts'

/**
 * Timeouts (ms) for the connection, the greeting and silence, so that an unresponsive server blocks no job for long.
 */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** The address with these timeouts; its own settings win. */
function patient(address: string): string {
  const url = new URL(address)
  for (const [name, ms] of Object.entries(PATIENCE))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms))
  return url.href
}

/** The address of `Name <address>`, or of an address alone. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ')

/** The fields by which a mail program ends a series of e-mails with one tap (RFC 2369, RFC 8058). */
const listHeaders = ({ unsubscribeUrl }: OutgoingMessage): Record<string, string> =>
  unsubscribeUrl === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** Leaves out what the server answered in words: they repeat addresses and texts, which are not for the log. */
function faultOf(error: unknown): Error {
  const { responseCode = 0, code = 'unknown' } = error as { responseCode?: number; code?: string }
  const response = `the mail server answered ${responseCode} (${code})`
  return responseCode >= 500 && code !== 'EAUTH' ? new Undeliverable(response) : new Error(response)
}

/**
 * E-mail through the brand's SMTP server. Texts are passed in nodemailer's fields, so that no line break becomes a
 * header. X2
 */
export function smtpMessenger(url: string, from: string): Messenger {
  const opened = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport(patient(url), { from, headers: { 'Auto-Submitted': 'auto-generated' } })
  }
  const address = addressOf(from)
  let transport: ReturnType<typeof opened> | undefined
  return {
    async send(message) {
      const { messageId, destination, subject, text, html, senderName } = message
      // Loaded with the first message, which saves its memory on servers that send none.
      transport ??= opened()
      const mail = await transport
      try {
        await observed('mail', 'send', () =>
          mail.sendMail({
            to: { name: '', address: destination },
            ...(senderName !== undefined && { from: { name: oneLine(senderName), address } }),
            subject: oneLine(subject),
            text,
            ...(html !== undefined && { html }),
            messageId: `<${messageId}@comanda>`,
            headers: listHeaders(message),
          }),
        )
      } catch (error) {
        throw faultOf(error)
      }
    },
  }
}
