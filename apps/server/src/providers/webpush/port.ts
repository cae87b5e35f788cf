/** A browser's push subscription. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushMessage {
  /** Encrypted for the browser before it leaves the server. */
  payload: string
  /** How long the push service keeps it for a device that is off. */
  ttlSeconds: number
  urgent: boolean
  /** A later push with the same topic replaces this one on a device that is off. At most 32 letters of base64url. */
  topic: string
}

/** Push services of browsers (RFC 8030). */
export interface PushService {
  /** Whether an address is one of the known push services. */
  accepts(endpoint: string): boolean
  /**
   * `gone`: the service no longer knows the subscription. `refused`: it will never take this message.
   * @throws where sending should be retried
   */
  send(
    target: PushTarget,
    message: PushMessage,
    keys: { publicKey: string; privateKey: string },
  ): Promise<'sent' | 'gone' | 'refused'>
}
