import type { Messenger } from './port.ts'

/** E-mail over the brand's own SMTP server. Texts go in nodemailer's own fields, so that no line break becomes a header. TH10 */
export function smtpMessenger(url: string, from: string): Messenger {
  const opened = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport(url, { from, headers: { 'Auto-Submitted': 'auto-generated' } })
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
