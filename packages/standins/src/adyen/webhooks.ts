import { signItem, type NotificationItem } from './sign.ts'

export interface WebhookSettings {
  /** Where to; nothing is sent while it answers nothing. */
  url: () => string | undefined
  hmacKey: string
  user?: string
  password?: string
}

export interface WebhookManners {
  delayMs: number
  copies: number
  signature: 'good' | 'wrong' | 'missing'
  /** Kept back until released, in the order the release asks for. */
  hold: boolean
  /** The next so many are lost for good. */
  drop: number
  /** How long until an answer other than 2xx is tried again, and how often. */
  retryMs: number
  retries: number
}

export const goodManners: WebhookManners = {
  delayMs: 30,
  copies: 1,
  signature: 'good',
  hold: false,
  drop: 0,
  retryMs: 500,
  retries: 20,
}

export interface Delivery {
  item: NotificationItem
  status: number
}

/** Sends signed messages, as politely or as badly as it is told. */
export class Webhooks {
  manners: WebhookManners = { ...goodManners }
  readonly deliveries: Delivery[] = []
  private held: NotificationItem[] = []
  private timers = new Set<NodeJS.Timeout>()
  private readonly settings: WebhookSettings

  constructor(settings: WebhookSettings) {
    this.settings = settings
  }

  emit(item: NotificationItem): void {
    if (this.manners.drop > 0) {
      this.manners.drop -= 1
      return
    }
    if (this.manners.hold) {
      this.held.push(item)
      return
    }
    for (let copy = 0; copy < this.manners.copies; copy++) this.later(this.manners.delayMs * (copy + 1), item, 0)
  }

  pending(): readonly NotificationItem[] {
    return this.held
  }

  /** Delivers what was held, one after another, in the order given (indexes may repeat); the order they happened unless said. */
  async release(order?: readonly number[]): Promise<Delivery[]> {
    const items = this.held
    if (!order) this.held = []
    const done: Delivery[] = []
    for (const index of order ?? items.keys()) {
      const item = items[index]
      if (item) done.push(await this.deliver(item))
    }
    return done
  }

  forget(): void {
    this.held = []
  }

  /** Posts one item now and answers what was said to it; status 0 when nobody answered. */
  async deliver(item: NotificationItem, live = 'false'): Promise<Delivery> {
    const url = this.settings.url()
    const delivery: Delivery = { item, status: 0 }
    if (url) {
      const body = JSON.stringify({ live, notificationItems: [{ NotificationRequestItem: this.signed(item) }] })
      const headers: Record<string, string> = { 'content-type': 'application/json' }
      const { user, password } = this.settings
      if (user) headers.authorization = `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}`
      const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) }).catch(
        () => undefined,
      )
      await answer?.text().catch(() => '')
      delivery.status = answer?.status ?? 0
    }
    this.deliveries.push(delivery)
    if (this.deliveries.length > 1000) this.deliveries.splice(0, 500)
    return delivery
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer)
    this.timers.clear()
    this.held = []
  }

  private signed(item: NotificationItem): NotificationItem {
    if (this.manners.signature === 'missing') return item
    const good = signItem(item, this.settings.hmacKey)
    const hmacSignature = this.manners.signature === 'wrong' ? signItem(item, '00'.repeat(32)) : good
    return { ...item, additionalData: { ...item.additionalData, hmacSignature } }
  }

  private later(delay: number, item: NotificationItem, tries: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      void this.deliver(item).then(({ status }) => {
        const again = status < 200 || status > 299
        if (again && this.settings.url() && tries < this.manners.retries)
          this.later(this.manners.retryMs, item, tries + 1)
      })
    }, delay)
    timer.unref()
    this.timers.add(timer)
  }
}
