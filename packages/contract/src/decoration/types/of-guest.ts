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

/** Points, balance and pay code of a member; the offer to join, or to sign in, for others. */
export const personStrip = componentType({
  kind: 'personStrip',
  group: 'guest',
  fields: {},
  defaults: {},
  on: contentPages,
  once: true,
})

/** Name and picture of the guest, with the way to the profile or to signing in. */
export const profileHead = componentType({
  kind: 'profileHead',
  group: 'guest',
  fields: {},
  defaults: {},
  on: ['mine', 'custom'],
  once: true,
})

/** The member's card with balance, pay code and level; the offer to join for others. CARD-1 */
export const memberCard = componentType({
  kind: 'memberCard',
  group: 'guest',
  fields: {},
  defaults: {},
  on: contentPages,
  once: true,
})

/** Points, balance, coupons and gift cards of a guest who is signed in. */
export const assets = componentType({
  kind: 'assets',
  group: 'guest',
  fields: {},
  defaults: {},
  on: contentPages,
  once: true,
})

/** The languages of the app. NAV-10 */
export const language = componentType({
  kind: 'language',
  group: 'layout',
  fields: {},
  defaults: {},
  on: contentPages,
  once: true,
})
