const WORKER = '/worker.js'
/** Scope of the former worker, which received pushes and nothing else. */
const FORMER_SCOPE = '/push/'

export const hasServiceWorkers = (): boolean => 'serviceWorker' in navigator

/** The registration of the app's one worker; undefined before it is registered. APP-2 */
export async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const all = await navigator.serviceWorker.getRegistrations()
  return all.find(({ scope }) => new URL(scope).pathname === '/')
}

/** The registration of the former worker, whose subscription may still be in use. */
export async function formerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const all = await navigator.serviceWorker.getRegistrations()
  return all.find(({ scope }) => new URL(scope).pathname === FORMER_SCOPE)
}

/** Registers the app's one worker: for pages without a connection and for pushes. APP-2 */
export const registerWorker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register(WORKER)
