import { bookings } from './bookings.ts'
import { console } from './console.ts'
import { consoleSearch } from './console-search.ts'
import { operations } from './console-operations.ts'
import { maps } from './maps.ts'
import { core } from './core.ts'
import { core as inputProblems } from './notices/core.ts'
import { startup } from './startup.ts'

/** Texts of the restaurant's own screens. */
export const staff = {
  'error.code': startup['error.code'],
  ...core,
  ...maps,
  ...console,
  ...operations,
  ...consoleSearch,
  ...bookings,
  ...inputProblems,
}
