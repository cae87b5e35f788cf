/** Without a connection to the server. */
export const offline = {
  'offline.title': 'You’re offline',
  'offline.hint': 'This page needs a connection. It opens by itself once you’re back online.',
  'offline.menu': 'See the saved menu',
  'offline.orders': 'See your orders',
  'offline.saved': 'Offline. Saved {time}; prices may have changed.',
  'offline.noOrder': 'You’re offline. You can order once you’re back online.',
} as const
