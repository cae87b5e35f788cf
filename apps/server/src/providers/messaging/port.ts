/** A message: plain text, never HTML. X2 */
export interface OutgoingMessage {
  /** Unique: where the provider supports it, a message sent twice under it is delivered once. */
  messageId: string
  destination: string
  subject: string
  text: string
}

/** One message channel. Throws when sending should be retried. */
export interface Messenger {
  send(message: OutgoingMessage): Promise<void>
}
