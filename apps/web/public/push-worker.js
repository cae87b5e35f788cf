// Shows pushes of the restaurant and opens their page. It controls no page and caches nothing.
self.addEventListener('push', event => {
  if (!event.data) return
  const { title, body, url, icon, tag, lang, dir } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, icon, tag, lang, dir, data: { url } }))
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  const target = new URL(event.notification.data?.url ?? '/', self.location.origin)
  if (target.origin !== self.location.origin) return
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const same = windows.find(({ url }) => url === target.href)
    return same ? same.focus() : self.clients.openWindow(target.href)
  }
  event.waitUntil(open())
})
