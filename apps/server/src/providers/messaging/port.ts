/** A message as one channel sends it. */
export interface OutgoingMessage {
  /** Unique: where the provider supports it, a message sent twice under it is delivered once. */
  messageId: string
  destination: string
  subject: string
  /** Plain text: the whole SMS, or the text part of an e-mail. X2 */
  text: string
  /** The HTML part of an e-mail. */
  html?: string
  /** The sender's name in an e-mail. */
  senderName?: string
  /** Ends e-mails of this kind by one POST without signing in (RFC 8058). */
  unsubscribeUrl?: string
}

/** The provider refuses this message or destination for good: sending it again cannot succeed. */
export class Undeliverable extends Error {}

/** One message channel. Throws `Undeliverable`, or another error when sending should be retried. */
export interface Messenger {
  send(message: OutgoingMessage): Promise<void>
}
