import { notification as calls } from '@comanda/contract/notification'
import { send } from '../../platform/send/index.ts'
import { formerRegistration, registerWorker, registration } from '../../platform/device/service-worker.ts'

/** `unavailable`: this browser has no push; iPhones have it only once the app is on the home screen. */
export type PushState = 'unavailable' | 'blocked' | 'off' | 'on'

const isAvailable = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const subscription = async (): Promise<PushSubscription | null | undefined> =>
  (await registration())?.pushManager.getSubscription()

/** A subscription of the former worker moves to the app's one worker. */
async function moveFormer(pushKey: string): Promise<void> {
  const former = await formerRegistration()
  if (!former) return
  const own = await former.pushManager.getSubscription()
  if (own && Notification.permission === 'granted') await turnPushOn(pushKey)
  await former.unregister()
}

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
  await moveFormer(pushKey)
  const own = await subscription()
  if (!own || Notification.permission !== 'granted') return 'off'
  if (toBase64Url(own.options.applicationServerKey) === pushKey) return 'on'
  await own.unsubscribe()
  return turnPushOn(pushKey)
}

/** Asks for permission, subscribes this device and stores the subscription. Called by a tap: browsers ask only then. */
export async function turnPushOn(pushKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  const registered = await registerWorker()
  const applicationServerKey = fromBase64Url(pushKey)
  // A registration takes subscriptions once its worker is active.
  await activeWorker(registered)
  const subscription = await registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  await store(subscription, pushKey)
  return 'on'
}

const activeWorker = (registered: ServiceWorkerRegistration): Promise<void> =>
  new Promise(done => {
    const worker = registered.installing ?? registered.waiting
    if (!worker || registered.active) return done()
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
