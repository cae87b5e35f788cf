/** A message as a person gets it: plain text, never HTML. X2 */
export interface OutgoingMessage {
  /** Unique: a message sent twice under it is one message where the provider can tell. */
  messageId: string
  destination: string
  subject: string
  text: string
}

/** One way of reaching people. Sending throws when it should be tried again. */
export interface Messenger {
  send(message: OutgoingMessage): Promise<void>
}
