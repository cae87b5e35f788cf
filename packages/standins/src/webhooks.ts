/** How a message is signed, and for which environment. */
export interface Signing {
  signature: 'good' | 'wrong' | 'missing'
  live: string
}

export interface WebhookSettings<Item> {
  /** The target; nothing is sent while it is undefined. */
  url: () => string | undefined
  /** The message in the provider's format. */
  write(item: Item, signing: Signing): { headers: Record<string, string>; body: string }
  /** The same message with another amount. */
  falsify(item: Item): Item
}

export interface WebhookBehaviour {
  delayMs: number
  copies: number
  /** Maximum random addition to the delay, so that messages overtake each other. */
  jitterMs: number
  signature: Signing['signature']
  /** Number of following messages that are accompanied by one with another amount, correctly signed. */
  falsified: number
  /** The true message is not sent when a false one is. */
  onlyFalsified: boolean
  /** Messages are held until released, in the order of the release. */
  hold: boolean
  /** Number of following messages that are lost. */
  drop: number
  /** Time until a message without a 2xx answer is resent, and how often. */
  retryMs: number
  retries: number
}

export const faultless: WebhookBehaviour = {
  delayMs: 30,
  copies: 1,
  jitterMs: 0,
  falsified: 0,
  onlyFalsified: false,
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

/** Sends signed messages, reliably or with the configured faults. */
export class Webhooks<Item> {
  behaviour: WebhookBehaviour = { ...faultless }
  readonly deliveries: Delivery<Item>[] = []
  private held: Item[] = []
  private timers = new Set<NodeJS.Timeout>()
  private readonly settings: WebhookSettings<Item>

  constructor(settings: WebhookSettings<Item>) {
    this.settings = settings
  }

  emit(news: Item): void {
    if (this.behaviour.falsified > 0) {
      this.behaviour.falsified -= 1
      this.schedule(this.settings.falsify(news))
      if (this.behaviour.onlyFalsified) return
    }
    this.schedule(news)
  }

  private schedule(item: Item): void {
    if (this.behaviour.drop > 0) {
      this.behaviour.drop -= 1
      return
    }
    if (this.behaviour.hold) {
      this.held.push(item)
      return
    }
    const { copies, delayMs, jitterMs } = this.behaviour
    for (let copy = 0; copy < copies; copy++)
      this.later(delayMs * (copy + 1) + Math.floor(Math.random() * jitterMs), item, 0)
  }

  pending(): readonly Item[] {
    return this.held
  }

  /** Delivers held messages one after another, in the given order (indexes may repeat) or in order of occurrence. */
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

  clear(): void {
    this.held = []
  }

  /** Posts one item now and returns the answer; status 0 without an answer. */
  async deliver(item: Item, live = 'false'): Promise<Delivery<Item>> {
    const url = this.settings.url()
    const delivery: Delivery<Item> = { item, status: 0 }
    if (url) {
      const { headers, body } = this.settings.write(item, { signature: this.behaviour.signature, live })
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
        if (again && this.settings.url() && tries < this.behaviour.retries)
          this.later(this.behaviour.retryMs, item, tries + 1)
      })
    }, delay)
    timer.unref()
    this.timers.add(timer)
  }
}
