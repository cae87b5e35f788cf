import type { Messenger } from './port.ts'

/** Milliseconds for a connection, for its greeting, and between two signs of life: a silent server holds no job for long. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** The address with our patience; what it says of its own stays. */
function patient(address: string): string {
  const url = new URL(address)
  for (const [name, ms] of Object.entries(PATIENCE))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms))
  return url.href
}

/** E-mail over the brand's own SMTP server. Texts go in nodemailer's own fields, so that no line break becomes a header. X2 */
export function smtpMessenger(url: string, from: string): Messenger {
  const opened = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport(patient(url), { from, headers: { 'Auto-Submitted': 'auto-generated' } })
  }
  let transport: ReturnType<typeof opened> | undefined
  return {
    async send({ messageId, destination, subject, text }) {
      // Read in with the first message: a house that sends none does without it.
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
