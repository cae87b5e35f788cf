import { parseMail, type ReceivedMail } from './parse-mail.ts'

/** The command after which the server answers with a fault. */
export type MailStep = 'MAIL' | 'RCPT' | 'DATA' | 'body'

/** One connection to the SMTP server: answers line by line. */
export class SmtpSession {
  private recipients: string[] = []
  private data: string[] | undefined
  /** The reply that a test requested for a step, if any. */
  private readonly faultAt: (step: MailStep) => string | undefined
  private readonly store: (mail: ReceivedMail) => void

  constructor(faultAt: SmtpSession['faultAt'], store: SmtpSession['store']) {
    this.faultAt = faultAt
    this.store = store
  }

  /** The reply to a line; undefined within a mail. */
  answer(line: string): string | undefined {
    if (this.data === undefined) return this.command(line)
    if (line === '.') return this.endOfData(this.data)
    // A dot at the start of a line is doubled on the wire.
    this.data.push(line.replace(/^\.\./, '.'))
    return undefined
  }

  private command(line: string): string {
    const own: Record<string, () => string> = {
      EHLO: () => '250-standin\r\n250 8BITMIME',
      MAIL: () => this.faultAt('MAIL') ?? '250 sender accepted',
      RCPT: () => this.faultAt('RCPT') ?? this.addRecipient(line),
      DATA: () => this.faultAt('DATA') ?? this.startData(),
      RSET: () => this.reset(),
      QUIT: () => '221 bye',
    }
    return own[line.slice(0, 4).toUpperCase()]?.() ?? '250 ok'
  }

  private addRecipient(line: string): string {
    this.recipients.push(/<([^>]*)>/.exec(line)?.[1] ?? '')
    return '250 recipient accepted'
  }

  private startData(): string {
    this.data = []
    return '354 end with a dot'
  }

  private reset(): string {
    this.recipients = []
    return '250 ok'
  }

  private endOfData(lines: readonly string[]): string {
    const { recipients } = this
    this.data = undefined
    this.recipients = []
    const fault = this.faultAt('body')
    if (fault !== undefined) return fault
    this.store({ ...parseMail(lines.join('\r\n')), recipients })
    return '250 stored'
  }
}
