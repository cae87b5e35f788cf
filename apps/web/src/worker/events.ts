/** The parts of a service worker that the DOM's types lack. */
export interface WaitableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface WorkerFetchEvent extends WaitableEvent {
  readonly request: Request
  readonly clientId: string
  readonly resultingClientId: string
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

export interface WorkerPushEvent extends WaitableEvent {
  readonly data: { json(): unknown } | null
}

export interface WorkerNotificationEvent extends WaitableEvent {
  readonly notification: Notification
}

/** A rule of the Static Routing API: requests that match go to `source` without an event. */
export interface RouterRule {
  condition: { urlPattern: string } | { requestMethod: string }
  source: 'network'
}

interface WorkerInstallEvent extends WaitableEvent {
  /** Undefined in browsers without the Static Routing API. */
  addRoutes?(rules: readonly RouterRule[]): Promise<void>
}

interface WindowClient {
  readonly url: string
  focus(): Promise<unknown>
}

interface WorkerEvents {
  install: WorkerInstallEvent
  activate: WaitableEvent
  fetch: WorkerFetchEvent
  message: WaitableEvent & { readonly data: unknown }
  push: WorkerPushEvent
  notificationclick: WorkerNotificationEvent
}

export interface WorkerScope {
  readonly location: Location
  readonly navigator: Navigator
  readonly registration: ServiceWorkerRegistration & {
    readonly navigationPreload?: { enable(): Promise<void> }
  }
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof WorkerEvents>(name: K, listener: (event: WorkerEvents[K]) => void): void
}
