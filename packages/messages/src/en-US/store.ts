export const store = {
  'store.dineIn': 'Dine in',
  'store.delivery': 'Delivery',
  'store.pickup': 'Pickup',
  'store.closed': 'Closed',
  'store.openUntil': 'Open until {time}',
  'store.openAlways': 'Open around the clock',
  'store.opensAt': 'Closed · opens at {time}',
  'store.opensOn': 'Closed · opens {day} at {time}',
  'store.paused': 'Taking a short break',
  'store.pausedUntil': 'Taking a break until {time}',
}
