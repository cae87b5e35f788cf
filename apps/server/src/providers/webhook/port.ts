/** How an attempt to deliver a webhook ended. */
export type WebhookResult =
  | { status: number; response: string }
  /** `refused`: the address is inside a private network; `unreachable`: not connected; `noAnswer`: no complete response. */
  | { fault: 'refused' | 'unreachable' | 'noAnswer' }

/** Sends webhooks to the addresses that customers name. */
export interface WebhookSender {
  /** Whether the address may be named at all: HTTPS, without a user; plain HTTP in the operator's own networks only. */
  accepts(url: string): boolean
  send(url: string, request: { headers: Record<string, string>; body: string }): Promise<WebhookResult>
}
