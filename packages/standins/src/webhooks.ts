/** How one message is to be signed, and for which environment. */
export interface WrittenHow {
  signature: 'good' | 'wrong' | 'missing'
  live: string
}

export interface WebhookSettings<Item> {
  /** Where to; nothing is sent while it answers nothing. */
  url: () => string | undefined
  /** The message as it goes over the wire. */
  write(item: Item, how: WrittenHow): { headers: Record<string, string>; body: string }
  /** The same news with another amount. */
  lie(item: Item): Item
}

export interface WebhookManners {
  delayMs: number
  copies: number
  /** Chance on top of the delay, up to so much: messages overtake each other. */
  jitterMs: number
  signature: WrittenHow['signature']
  /** The next so many come with a second one that tells another amount, rightly signed. */
  lies: number
  /** What was lied about is never told truly. */
  onlyLies: boolean
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
  jitterMs: 0,
  lies: 0,
  onlyLies: false,
  signature: 'good',
  hold: false,
  drop: 0,
  retryMs: 500,
  retries: 20,
}

export interface Delivery<Item> {
  item: Item
  status: number
}

/** Sends signed messages, as politely or as badly as it is told. */
export class Webhooks<Item> {
  manners: WebhookManners = { ...goodManners }
  readonly deliveries: Delivery<Item>[] = []
  private held: Item[] = []
  private timers = new Set<NodeJS.Timeout>()
  private readonly settings: WebhookSettings<Item>

  constructor(settings: WebhookSettings<Item>) {
    this.settings = settings
  }

  emit(news: Item): void {
    if (this.manners.lies > 0) {
      this.manners.lies -= 1
      this.tell(this.settings.lie(news))
      if (this.manners.onlyLies) return
    }
    this.tell(news)
  }

  private tell(item: Item): void {
    if (this.manners.drop > 0) {
      this.manners.drop -= 1
      return
    }
    if (this.manners.hold) {
      this.held.push(item)
      return
    }
    const { copies, delayMs, jitterMs } = this.manners
    for (let copy = 0; copy < copies; copy++)
      this.later(delayMs * (copy + 1) + Math.floor(Math.random() * jitterMs), item, 0)
  }

  pending(): readonly Item[] {
    return this.held
  }

  /** Delivers what was held, one after another, in the order given (indexes may repeat); the order they happened unless said. */
  async release(order?: readonly number[]): Promise<Delivery<Item>[]> {
    const items = this.held
    if (!order) this.held = []
    const done: Delivery<Item>[] = []
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
  async deliver(item: Item, live = 'false'): Promise<Delivery<Item>> {
    const url = this.settings.url()
    const delivery: Delivery<Item> = { item, status: 0 }
    if (url) {
      const { headers, body } = this.settings.write(item, { signature: this.manners.signature, live })
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

  private later(delay: number, item: Item, tries: number): void {
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
