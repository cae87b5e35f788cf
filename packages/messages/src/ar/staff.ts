import { bookings } from './bookings.ts'
import { console } from './console.ts'
import { operations } from './console-operations.ts'
import { core } from './core.ts'
import { core as inputProblems } from './notices/core.ts'

/** What the restaurant's own screens say. */
export const staff = { ...core, ...console, ...operations, ...bookings, ...inputProblems }
