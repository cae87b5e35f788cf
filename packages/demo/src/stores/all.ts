import { kuwait } from './kuwait.ts'
import { london } from './london.ts'
import { newYork } from './new-york.ts'
import type { StorePlan } from './plan.ts'
import { singapore } from './singapore.ts'
import { tokyo } from './tokyo.ts'

/** The five stores. */
export const storePlans: readonly StorePlan[] = [newYork, london, tokyo, kuwait, singapore]
