/** Texts of the home page. */
export const decoration = {
  'home.openNow': 'Open now',
  'home.store': 'Our restaurant',
  'home.lastOrdered': 'Order again',
  'home.findNearest': 'Use my location',
  'home.allStores': 'All restaurants',
  'home.running': 'Active orders',
  'home.welcome': 'Welcome',
  'home.hello': 'Hi, {name}',
  'home.signInHint': 'Sign in to save your orders, addresses and favorites.',
  'home.language': 'Language',
  'home.videoPlay': 'Play video',
  'home.videoPause': 'Pause video',
  'special.gone': 'This page is no longer available',
  'special.goneHint': 'The promotion has ended. See what’s new on the menu.',
}
