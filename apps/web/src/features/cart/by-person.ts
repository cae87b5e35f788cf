import { isChosen } from '@comanda/domain/cart'
import { t } from '../../platform/i18n/index.ts'
import { personName } from '../../platform/person-name.ts'
import type { Cart } from './use-cart.ts'

interface Group {
  personId: string
  /** Absent where the cart is one person's: then there is one group. */
  name?: string
  /** Whose sign stands beside it. */
  face: string
  look: number
  lines: Cart['lines']
}

/** The lines of the cart by who added them, one's own first; all in one where nobody shares it. CART-11 */
export function groupsOf({ lines, answer }: Pick<Cart, 'lines' | 'answer'>): Group[] {
  const shared = answer?.shared
  if (!shared) return [{ personId: 'me', face: '', look: 0, lines }]
  // What comes free is nobody's: it stands with one's own.
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
  // What came free with an offer is nobody's: it stands last, under no name.
  const nobodys = { personId: '', face: '', look: 0 }
  const whose = (addedBy: string) => (isMine(addedBy) ? 'me' : known.has(addedBy) ? addedBy : '')
  return [mine, ...others, nobodys]
    .map(group => ({
      ...group,
      lines: lines.filter(line => whose(isChosen(line) ? line.addedBy : '') === group.personId),
    }))
    .filter(group => group.lines.length > 0)
}
