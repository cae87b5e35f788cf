import { componentType, contentPages } from '../component-type.ts'

/** The guest's active orders. */
export const runningOrder = componentType({
  kind: 'runningOrder',
  group: 'guest',
  fields: {},
  defaults: {},
  on: contentPages,
  once: true,
})

/** Points, balance and payment code of a member; for others an invitation to join or sign in. */
export const personStrip = componentType({
  kind: 'personStrip',
  group: 'guest',
  fields: {},
  defaults: {},
  on: contentPages,
  once: true,
})

/** Name and picture of the guest, with a link to the profile or to signing in. */
export const profileHead = componentType({
  kind: 'profileHead',
  group: 'guest',
  fields: {},
  defaults: {},
  on: ['mine', 'custom'],
  once: true,
})

/** The member's card with balance, payment code and level; for others an invitation to join. CARD-1 */
export const memberCard = componentType({
  kind: 'memberCard',
  group: 'guest',
  fields: {},
  defaults: {},
  on: contentPages,
  once: true,
})

/** Points, balance, coupons and gift cards of a signed-in guest. */
export const assets = componentType({
  kind: 'assets',
  group: 'guest',
  fields: {},
  defaults: {},
  on: contentPages,
  once: true,
})

/** The language selection. NAV-10 */
export const language = componentType({
  kind: 'language',
  group: 'layout',
  fields: {},
  defaults: {},
  on: contentPages,
  once: true,
})
