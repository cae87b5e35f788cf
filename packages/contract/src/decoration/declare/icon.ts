import { choice } from './field.ts'

/** A pictogram; the guest app draws one for every option. */
export const icon = choice(
  'home',
  'menu',
  'scan',
  'pickup',
  'delivery',
  'stores',
  'orders',
  'gift',
  'book',
  'member',
  'account',
  'search',
)
