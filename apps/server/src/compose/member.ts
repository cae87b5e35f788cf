import { storedPhone } from '../modules/address/index.ts'
import { createMember } from '../modules/member/index.ts'
import { uploadPath } from '../modules/upload/index.ts'
import { countMembers, holdingsOfMembers, listMembers, memberIds, searchesOfMember } from './member/list.ts'
import { changedMembers, memberOfShop } from './member/changes.ts'
import { memberImport } from './member/import.ts'
import { servedMembers } from './member/served.ts'
import { memberStory, tagsOfMembers } from './member/story.ts'
import type { Compose, Modules } from './registry/modules.ts'
import type { Runtime } from './registry/runtime.ts'

type Deps = Parameters<typeof createMember>[0]

/** A customer's own assets and picture. */
const ownParts = (
  { db, clock }: Runtime,
  { card, coupon, giftcard, points, upload }: Modules,
): Pick<Deps, 'assetsOf' | 'useAvatar'> => ({
  async assetsOf({ corporationId, session: { customerId, owner } }) {
    const balance = await card.balanceOf(db, corporationId, customerId)
    return {
      points: await points.countOf(db, { corporationId, customerId }),
      couponCount: await coupon.usableCount(db, corporationId, owner),
      giftCardCount: await giftcard.usableCount(db, corporationId, owner),
      ...(balance && { balance }),
    }
  },
  async useAvatar(tx, { corporationId, session: { customerId } }, name, before) {
    const names = name === '' ? [] : [name]
    const own = await upload.use(tx, { corporationId, customerId, purpose: 'avatar', names, at: new Date(clock()) })
    const old = before.split('/').at(-1) ?? ''
    if (own && old !== '' && old !== name) await upload.drop(tx, corporationId, old)
    return own
  },
})

export const composeMember: Compose<'member'> = (runtime, modules) => {
  const { db, clock } = runtime
  const { auth, card, notification, store } = modules
  return createMember({
    db,
    clock,
    contactsOf: auth.contactsOf,
    cardOf: card.cardOf,
    pictureOf: uploadPath,
    ...ownParts(runtime, modules),
    jobs: runtime.jobs,
    imports: memberImport(clock, store.shopNow),
    notify: notification.notify,
    shopsOf: store.shopsOf,
    programsOf: card.programsOf,
    listMembers,
    countMembers,
    memberIds,
    searchesOfMember,
    changedMembers,
    memberOfShop,
    holdingsOf: holdingsOfMembers,
    tagsOf: tagsOfMembers,
    servedAt: (on, at) => servedMembers(on, at, clock()),
    storyOf: (on, at) => memberStory(modules, on, at, clock()),
    phoneOf: async (text, countryCode) => (await storedPhone(text, countryCode))?.phoneNumber,
    endSessions: (tx, corporationId, customerId) =>
      auth.sessions.endAll(tx, { corporationId, owner: `c:${customerId}` }),
    closingOf: (on, corporationId, customerId) => auth.closingOf(on, { corporationId, customerId, language: '' }),
    eraseAccount: (tx, corporationId, customerId, language) =>
      auth.closeForOwner(tx, { corporationId, customerId, language }),
  })
}
