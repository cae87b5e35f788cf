import { isChosen } from '@comanda/domain/cart'
import { t } from '../../../platform/i18n/index.ts'
import { personName } from '../../../platform/person-name.ts'
import type { Cart } from '../state/use-cart.ts'

interface Group {
  personId: string
  /** Absent in a cart that is not shared, which has one group. */
  name?: string
  /** Avatar shown beside the name. */
  face: string
  look: number
  lines: Cart['lines']
}

/**
 * Groups the cart lines by the person who added them, the guest's own group first. An unshared cart has one group.
 * CART-11
 */
export function groupsOf({ lines, answer }: Pick<Cart, 'lines' | 'answer'>): Group[] {
  const shared = answer?.shared
  if (!shared) return [{ personId: 'me', face: '', look: 0, lines }]
  // Free items belong to no person; they are listed in the guest's own group.
  const isMine = (addedBy: string) => addedBy === 'me' || addedBy === shared.me || addedBy === ''
  const own = shared.persons.find(it => it.personId === shared.me)
  const mine = { personId: 'me', name: t('cart.yours'), face: own ? personName(own) : '', look: own?.avatar ?? 0 }
  const others = shared.persons
    .filter(it => it.personId !== shared.me)
    .map(person => {
      const name = personName(person)
      return { personId: person.personId, name, face: name, look: person.avatar }
    })
  const known = new Set(['me', ...others.map(it => it.personId)])
  // Free items of an offer belong to no person; they are listed last, without a name.
  const nobodys = { personId: '', face: '', look: 0 }
  const whose = (addedBy: string) => (isMine(addedBy) ? 'me' : known.has(addedBy) ? addedBy : '')
  return [mine, ...others, nobodys]
    .map(group => ({
      ...group,
      lines: lines.filter(line => whose(isChosen(line) ? line.addedBy : '') === group.personId),
    }))
    .filter(group => group.lines.length > 0)
}
