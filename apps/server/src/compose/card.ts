import { claimCodes, createCards } from '../modules/card/index.ts'
import { localeNamed } from '@comanda/messages'
import { dateText } from '@comanda/messages/dates'
import { inLanguage } from '@comanda/domain/money'
import { brandLink } from '@comanda/domain/navigation'
import { startCardProgram } from '../modules/store/index.ts'
import { brandPictures } from './pictures/brand-pictures.ts'
import type { Compose } from './registry/modules.ts'
import { originOf, secretOf } from './registry/runtime.ts'

export const composeCard: Compose<'card'> = ({ config, db, clock, log }, modules) => {
  const { shopOf, shopNow, shopsOf, guestShopsOf, addressLinesOf } = modules.store
  return createCards({
    db,
    clock,
    log,
    limits: modules.limits,
    claimCodes: claimCodes(secretOf(config)),
    usePicture: brandPictures(modules.upload, clock),
    startProgram: startCardProgram,
    shopOf,
    shopNow,
    shopsOf,
    guestShopsOf,
    addressLinesOf,
    async notifyExpiring(tx, { corporationId, customerId, notice, name, expiresAt, eventKey }) {
      const { language } = await modules.auth.accountContacts(tx, corporationId, customerId)
      const timeZone = (await shopsOf(corporationId))[0]?.timeZone ?? 'UTC'
      const date = dateText(expiresAt, 'day', localeNamed(language).intl, timeZone)
      await modules.notification.notifyPerson(tx, {
        corporationId,
        owner: `c:${customerId}`,
        eventKey,
        template: notice,
        params: {
          card: inLanguage(name, language),
          date,
          link: brandLink(originOf(config), '/myMemberCard', corporationId),
        },
        language,
        timeZone,
      })
    },
    provedBy: (tx, caller, ticket) => modules.auth.provedBy(tx, caller, 'cardPassword', ticket),
    ownContacts: (on, corporationId, customerId) => modules.auth.ownContacts(on, corporationId, customerId),
    nameOf: (on, corporationId, customerId) => modules.auth.nameOf(on, corporationId, customerId),
    becameMember: (tx, corporationId, customerId) => modules.auth.markMember(tx, corporationId, customerId),
  })
}
