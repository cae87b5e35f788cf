import type { Messenger } from './port.ts'

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

/**
 * E-mail through the brand's SMTP server. Texts are passed in nodemailer's fields, so that no line break becomes a
 * header. X2
 */
export function smtpMessenger(url: string, from: string): Messenger {
  const opened = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport(patient(url), { from, headers: { 'Auto-Submitted': 'auto-generated' } })
  }
  let transport: ReturnType<typeof opened> | undefined
  return {
    async send({ messageId, destination, subject, text }) {
      // Loaded with the first message, which saves its memory on servers that send none.
      transport ??= opened()
      const mail = await transport
      await mail.sendMail({
        to: { name: '', address: destination },
        subject: subject.replaceAll(/[\r\n]+/g, ' '),
        text,
        messageId: `<${messageId}@comanda>`,
      })
    },
  }
}
