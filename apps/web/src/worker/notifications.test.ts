import { expect, test } from 'vitest'
import type { WorkerScope } from './events.ts'
import { showPushes } from './notifications.ts'

/** A worker that records its notifications. */
function phone() {
  const shown: [string, NotificationOptions][] = []
  const badges: number[] = []
  const listeners: Record<string, (event: never) => void> = {}
  const worker = {
    location: { origin: 'https://order.example' },
    navigator: {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(0),
    },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) => void shown.push([title, options]),
    },
    addEventListener: (name: string, listener: (event: never) => void) => {
      listeners[name] = listener
    },
  }
  showPushes(worker as unknown as WorkerScope)
  const push = (message: object) => listeners['push']?.({ data: { json: () => message }, waitUntil: () => {} } as never)
  return { shown, badges, push }
}

test('A push is shown with its page, and a ready order is counted on the icon (APP-5, NOTIFY-4)', () => {
  const { shown, badges, push } = phone()
  push({ title: 'Ready', body: 'A12', url: '/orderStatus?orderId=1', tag: 't', count: 1 })
  push({ title: 'Booked', body: 'Friday', url: '/bookDetail', tag: 'u' })
  expect(shown).toEqual([
    ['Ready', { body: 'A12', tag: 't', data: { url: '/orderStatus?orderId=1' } }],
    ['Booked', { body: 'Friday', tag: 'u', data: { url: '/bookDetail' } }],
  ])
  expect(badges).toEqual([1])
})

test('The number is removed where the server says that nothing is ready (APP-5)', () => {
  const { badges, push } = phone()
  push({ title: 'Done', body: '', url: '/', count: 0 })
  expect(badges).toEqual([0])
})
