import type { WorkerScope } from './events.ts'

/** The content of a push from the server. */
interface Pushed extends NotificationOptions {
  title: string
  url: string
  /** The number on the app's icon; 0 removes it. APP-5 */
  count?: number
}

/** Sets the number on the icon of the installed app, where the browser can. APP-5 */
async function setBadge({ navigator }: WorkerScope, count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {})
}

/** An address without the brand, which links name and a guest's own pages may not. */
function withoutBrand(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('g')
  return url.href
}

/** Shows pushes of the restaurant and opens their page. NOTIFY-4 */
export function showPushes(worker: WorkerScope): void {
  worker.addEventListener('push', event => {
    if (!event.data) return
    const { title, url, count, ...shown } = event.data.json() as Pushed
    event.waitUntil(
      Promise.all([
        worker.registration.showNotification(title, { ...shown, data: { url } }),
        count !== undefined && setBadge(worker, count),
      ]),
    )
  })

  worker.addEventListener('notificationclick', event => {
    event.notification.close()
    const { url = '/' } = (event.notification.data ?? {}) as { url?: string }
    const target = new URL(url, worker.location.origin)
    const page = withoutBrand(target.href)
    if (target.origin !== worker.location.origin) return
    const open = async () => {
      const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
      const same = windows.find(one => withoutBrand(one.url) === page)
      return same ? same.focus() : worker.clients.openWindow(target.href)
    }
    event.waitUntil(open())
  })
}
