import { notification as calls } from '@comanda/contract/notification'
import { send } from '../../platform/send/index.ts'

/** `unavailable`: this browser has no push; iPhones have it only once the app is on the home screen. */
export type PushState = 'unavailable' | 'blocked' | 'off' | 'on'

const WORKER = '/push-worker.js'
/** A scope without pages: the worker receives pushes and controls nothing. */
const SCOPE = '/push/'

const isAvailable = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const subscription = async (): Promise<PushSubscription | null | undefined> =>
  (await navigator.serviceWorker.getRegistration(SCOPE))?.pushManager.getSubscription()

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

const toBase64Url = (bytes: ArrayBuffer | null | undefined): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const store = (made: PushSubscription, pushKey: string) =>
  send(calls.subscribe, {
    endpoint: made.endpoint,
    p256dh: toBase64Url(made.getKey('p256dh')),
    auth: toBase64Url(made.getKey('auth')),
    pushKey,
  })

/** Whether this device gets pushes. A subscription made with an earlier server key is renewed. */
export async function pushState(pushKey: string): Promise<PushState> {
  if (!isAvailable() || pushKey === '') return 'unavailable'
  if (Notification.permission === 'denied') return 'blocked'
  const own = await subscription()
  if (!own || Notification.permission !== 'granted') return 'off'
  if (toBase64Url(own.options.applicationServerKey) === pushKey) return 'on'
  await own.unsubscribe()
  return turnPushOn(pushKey)
}

/** Asks for permission, subscribes this device and stores the subscription. Called by a tap: browsers ask only then. */
export async function turnPushOn(pushKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  const applicationServerKey = fromBase64Url(pushKey)
  // A registration takes subscriptions once its worker is active.
  await activeWorker(registration)
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  await store(made, pushKey)
  return 'on'
}

const activeWorker = (registration: ServiceWorkerRegistration): Promise<void> =>
  new Promise(done => {
    const worker = registration.installing ?? registration.waiting
    if (!worker || registration.active) return done()
    worker.addEventListener('statechange', () => worker.state === 'activated' && done())
  })

/** Ends pushes to this device. */
export async function turnPushOff(): Promise<PushState> {
  const own = await subscription()
  if (own) {
    await send(calls.unsubscribe, { endpoint: own.endpoint })
    await own.unsubscribe()
  }
  return 'off'
}
