/** What the home page says. */
export const decoration = {
  'home.openNow': 'Open right now',
  'home.lastOrdered': 'Order again from',
  'home.findNearest': 'Find the nearest',
  'home.allStores': 'All restaurants',
  'home.running': 'On its way to you',
  'home.welcome': 'Make yourself at home',
  'home.hello': 'Good to see you, {name}',
  'home.signInHint': 'Sign in to keep your orders, addresses and favourites.',
  'home.language': 'Language',
  'special.gone': 'This page has ended',
  'special.goneHint': 'What it told of is over. There is always something new on the menu.',
}
