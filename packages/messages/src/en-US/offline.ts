/** Without a connection to the server, and on the home screen. */
export const offline = {
  'offline.title': 'You’re offline',
  'offline.hint': 'This page needs a connection. It opens automatically once you’re back online.',
  'offline.menu': 'See the saved menu',
  'offline.orders': 'See your orders',
  'offline.saved': 'Offline. Saved {time}; prices may have changed.',
  'offline.noOrder': 'You’re offline. You can order once you’re back online.',
  'install.title': 'Add {brand} to your home screen',
  'install.hint': 'Order faster, see when your food is ready, and read the menu offline.',
  'install.add': 'Add to home screen',
  'install.later': 'Not now',
  'install.done': 'Got it',
  'install.share': 'Tap Share in your browser.',
  'install.choose': 'Choose “Add to Home Screen”.',
} as const
