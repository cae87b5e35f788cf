/** What the console says about its structure and about stores. */
export const stores = {
  'console.group.today': 'Today',
  'console.group.guests': 'Guests',
  'console.group.setUp': 'Set-up',
  'stores.state.preparing': 'being prepared',
  'stores.state.open': 'open',
  'stores.state.closed': 'closed',
} as const
